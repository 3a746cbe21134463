# De quoi parle chaque question, pour qui la rencontre la première fois.
lesson-limit = Votre tour commence avec trois cartes en main. Laissez celles dont vous avez deux fois la couleur, ou dont vous ne pourriez payer l’effet.
lesson-play = Chaque tour, c’est une carte sur un créneau. Si les couleurs correspondent, vous utilisez les deux ; sinon, le créneau seul. Cherchez une carte voulue sur un créneau voulu.
lesson-place = Un créneau est pris pour le reste du tour de jeu dès qu’une tuile y est posée. Celui du milieu est toujours disponible : 2 cartes et 2 crédits.
lesson-order = Créneau et carte s’utilisent l’un après l’autre. Commencez par ce qui rapporte ce que l’autre demande.
lesson-card = La carte correspond : son effet est à vous si vous le voulez. Les cartes acquises restent à côté de votre plateau et continuent d’agir.
lesson-room = Vous avez au plus quatre cartes action. Celle qui cède la place peut servir une dernière fois si elle est disponible.
lesson-block = Cette source offre plusieurs choses. Utilisez-les dans l’ordre voulu ; ce que vous laissez est perdu.
lesson-either = L’un ou l’autre, pas les deux.
lesson-trial = Vous gagnez ce que fait l’une de vos structures, comme lors d’une production.
lesson-pick = Une ressource au choix. Les algues nourrissent vos cités, flexacier et crédits construisent, la science améliore, le biomatériau remplace algue ou flexacier.
lesson-build = Une cité veut un site voisin de votre réseau, un tunnel la relie, des bâtiments vont sur ses sites. Seul ce qu’une chaîne de tunnels relie à la cité de départ produit et compte.
lesson-upgrade = Une amélioration coûte 1 science et fait produire davantage un bâtiment ou un tunnel ; deux du même type améliorés à une cité donnent un bonus de plus.
lesson-convert = Une cité violette donne 2 points à chaque production, une blanche rien.
lesson-use = Une carte action sert une fois par Époque, là où un créneau ou une carte le dit.
lesson-ready = Une carte redressée peut servir une seconde fois dans cette Époque.
lesson-borrow = Vous faites ce que dit un créneau sans y poser de tuile : il n’a donc pas besoin d’être libre.
lesson-special = Les cartes spéciales sont fortes et coûtent des crédits quand on les joue : 3 pour celles qui sont exposées, 1 ou 2 pour celles du paquet.
lesson-keep-special = Gardez celle que vous pourrez payer, sur un créneau de sa couleur.
lesson-bury = Elles vont sous le paquet dans l’ordre que vous dites ; vous seul les connaissez.
lesson-contract = La première personne à remplir un contrat peut le prendre. Ce qu’il donne est à vous aussitôt.
lesson-end-turn = Tant que vous n’avez pas pioché, ce tour peut encore être repris. Ensuite, c’est à la personne suivante.
lesson-produce = Certaines cartes peuvent remplacer ce que fait une structure. Regarder ce que chacune apporterait ne coûte rien.
lesson-keep = Vous commencez avec trois de ces cartes. Les couleurs comptent autant que les effets : les vertes sont fortes là où les créneaux sont faibles, les jaunes l’inverse.

# What guides through a first match.
guide-start = **Votre première partie.** Vous arrivez à la troisième et dernière ère, au huitième de dix tours : votre nation a des cités, des tunnels et des ressources. À chaque tour, une carte sur un créneau ; si les couleurs correspondent, vous utilisez les deux. Après le dixième tour, tout ce qui est relié produit, les cités sont nourries et l’on compte les points. ⚙ Ned joue en douceur. **Conseil**, sur votre panneau, dit ce qui serait sage.
guide-play = 💡 Choisissez carte et créneau d’une même couleur, et voyez ce que vous pouvez encore construire.
guide-build = 💡 Ce qu’un tunnel relie à votre réseau compte ; une cité isolée ne compte pas.
guide-upgrade = 💡 Deux bâtiments améliorés du même genre dans une cité donnent un bonus à la dernière production.
guide-limit = 💡 Gardez des cartes de couleurs différentes : plus de créneaux correspondront.
guide-end = Cette partie a été rejointe à la troisième ère (un raccourci de notre cru pour une première partie) ; une partie entière commence avec une cité et dure dix tours. `/entraînement` en a d’entières, `/jouer` ouvre une table à plusieurs.
