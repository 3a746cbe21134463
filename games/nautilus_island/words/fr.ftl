# Nautilus Island en français.
title = Nautilus Island
table-note = Le dernier joueur à avoir lu Jules Verne commence : dites qui dans Options, sinon il est tiré au hasard. Reconstitués, car le livret ne les montre qu’en images : quelles piles sont face visible, la valeur des trésors, et celle des hublots sauf le 8 (R1.7, R1.9, R9.8).
variant-first = Premier joueur
variant-first-drawn = tiré au hasard
variant-first-1 = place 1
variant-first-2 = place 2
variant-first-3 = place 3
variant-first-4 = place 4
variant-colour_a = Qui joue le jaune (A)
variant-colour_a-drawn = tiré au hasard
variant-colour_a-1 = place 1
variant-colour_a-2 = place 2
variant-colour_a-3 = place 3
variant-colour_a-4 = place 4
variant-colour_b = Qui joue le bleu (B)
variant-colour_b-drawn = tiré au hasard
variant-colour_b-1 = place 1
variant-colour_b-2 = place 2
variant-colour_b-3 = place 3
variant-colour_b-4 = place 4
variant-colour_c = Qui joue le rouge (C)
variant-colour_c-drawn = tiré au hasard
variant-colour_c-1 = place 1
variant-colour_c-2 = place 2
variant-colour_c-3 = place 3
variant-colour_c-4 = place 4
variant-colour_d = Qui joue le vert (D)
variant-colour_d-drawn = tiré au hasard
variant-colour_d-1 = place 1
variant-colour_d-2 = place 2
variant-colour_d-3 = place 3
variant-colour_d-4 = place 4
variant-faces = Piles
variant-faces-hint = Ce qui est visible se prévoit ; ce qui est caché reste une surprise.
variant-faces-standard = certaines face visible, d’autres face cachée
variant-faces-all_up = toutes face visible
variant-faces-all_down = toutes face cachée
colour-twice = Un joueur a reçu deux couleurs ; chacun en a une seule.

# Les six couleurs.
clothes = Vêtements
navigation = Outils de navigation
repair = Outils de réparation
fishing = Équipements de pêche
food = Vivres
treasure = Trésors du Nautilus

# Les objets : l’étiquette, puis le nom dans une phrase.
coat = manteau
boots = bottes
hat = chapeau
gloves = gants
compass = boussole
sextant = sextant
map = carte marine
spyglass = longue-vue
hammer = marteau
wrench = clé anglaise
saw = scie
rope = corde
net = filet
rod = canne à pêche
trident = trident
hook = hameçon
bread = pain
fish = poisson
pineapple = ananas
barrel = tonneau
coin = pièce d’or
pearl = perle
crown = couronne
chest = coffre
unseen-card = une carte cachée
no-card = rien

some-coat = { $count ->
    [one] un manteau
   *[other] { $count } manteaux
}
some-boots = { $count ->
    [one] une paire de bottes
   *[other] { $count } paires de bottes
}
some-hat = { $count ->
    [one] un chapeau
   *[other] { $count } chapeaux
}
some-gloves = { $count ->
    [one] une paire de gants
   *[other] { $count } paires de gants
}
some-compass = { $count ->
    [one] une boussole
   *[other] { $count } boussoles
}
some-sextant = { $count ->
    [one] un sextant
   *[other] { $count } sextants
}
some-map = { $count ->
    [one] une carte marine
   *[other] { $count } cartes marines
}
some-spyglass = { $count ->
    [one] une longue-vue
   *[other] { $count } longues-vues
}
some-hammer = { $count ->
    [one] un marteau
   *[other] { $count } marteaux
}
some-wrench = { $count ->
    [one] une clé anglaise
   *[other] { $count } clés anglaises
}
some-saw = { $count ->
    [one] une scie
   *[other] { $count } scies
}
some-rope = { $count ->
    [one] une corde
   *[other] { $count } cordes
}
some-net = { $count ->
    [one] un filet
   *[other] { $count } filets
}
some-rod = { $count ->
    [one] une canne à pêche
   *[other] { $count } cannes à pêche
}
some-trident = { $count ->
    [one] un trident
   *[other] { $count } tridents
}
some-hook = { $count ->
    [one] un hameçon
   *[other] { $count } hameçons
}
some-bread = { $count ->
    [one] un pain
   *[other] { $count } pains
}
some-fish = { $count ->
    [one] un poisson
   *[other] { $count } poissons
}
some-pineapple = { $count ->
    [one] un ananas
   *[other] { $count } ananas
}
some-barrel = { $count ->
    [one] un tonneau
   *[other] { $count } tonneaux
}
some-coin = { $count ->
    [one] une pièce d’or
   *[other] { $count } pièces d’or
}
some-pearl = { $count ->
    [one] une perle
   *[other] { $count } perles
}
some-crown = { $count ->
    [one] une couronne
   *[other] { $count } couronnes
}
some-chest = { $count ->
    [one] un coffre
   *[other] { $count } coffres
}
some-hidden = { $count ->
    [one] une carte cachée
   *[other] { $count } cartes cachées
}

# Jetons Bonus.
token-per_card = 1 point par carte
token-two = 2 points
token-three = 3 points
token-odd = 4 points si impair
token-double = hublot doublé
token-pair = 5 points si paire
token-none = pas de jeton

# Où et quand.
above = au-dessus
below = au-dessous
round = Tour { $round }
round-last = Dernier tour
status = { $round }. Encore à jouer après vous : { $next }.
status-end = { $round }. Personne ne joue après vous dans ce tour.
asked-anyway = { $status } Vous n’avez pas le choix, et on vous interroge quand même : personne ne doit apprendre ce que vous pourriez stocker.

# Questions.
ask-place = Placez votre pion { $side } du Nautilus. Face à quelle colonne ?
ask-explore = Traversez : votre pion passe { $side } du Nautilus. Face à quelle colonne ?
column = Colonne { $number } : { $cards } (reste { $left })
column-bare = Colonne { $number } : vide, pour stocker seulement ({ $places } au plus)
pass = Passez
ask-act = Vous êtes face à la colonne { $column }. Récolter ou stocker ?
gather = Récoltez { $cards }
store = Stockez { $colour } ({ $most } au plus ; { $token })
store-one = Stockez { $cards } ({ $token })
ask-lay = Posez { $most ->
    [one] une carte
   *[other] de 1 à { $most } cartes
} dans votre collection { $colour }.
laid-so-far = { $laid ->
    [0] Votre collection { $colour } est encore vide.
    [one] Votre collection { $colour } compte une carte pour l’instant.
   *[other] Votre collection { $colour } compte { $laid } cartes pour l’instant.
}
ask-close = Fermez-vous votre collection { $colour } avec le jeton Hublot de { $size } cartes pour { $value } points ? Une collection fermée ne reçoit plus de cartes.
close = Fermez pour { $value } points
leave-open = Laissez-la ouverte
waiting = { $who } explore le Nautilus.

# Ce qui s’est passé.
explored = { $from ->
    [0] { $who } commence face à la colonne { $column }, { $side } du Nautilus.
   *[other] { $who } traverse de la colonne { $from } à la colonne { $column }, { $side } du Nautilus.
}
gathered = { $who } récolte { $what } dans la colonne { $column }.
found = Vous trouvez { $what }.
turned-up = Désormais visible dans la colonne { $column } : { $cards }.
column-emptied = La colonne { $column } est vide. On finit le tour, puis vient le dernier.
column-emptied-last = La colonne { $column } est vide.
stored = { $who } stocke { $what }. La collection { $colour } compte maintenant { $laid ->
    [one] une carte
   *[other] { $laid } cartes
}.
took-token = { $who } récupère le jeton Bonus { $colour } : { $token }.
camp-place = { $colour } ({ $token })
camp-refilled = Le campement est complété : { $tokens }.
closed = { $who } ferme la collection { $colour } avec le jeton Hublot de { $size } cartes pour { $value } points.
passed = { $who } ne peut ni récolter ni stocker, et passe.
last-round = Le tour { $round } est le dernier. On peut stocker face aux colonnes vides.
no-treasure = { $who } n’a gardé aucun Trésor du Nautilus.
treasures = { $who } a gardé { $what } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de Trésors du Nautilus.
won = { $who } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
won-tie = { $who } l’emporte à égalité de points ({ $points }) : son pion est le plus proche de l’arrière.
left = { $who } a quitté la partie. Son pion est retiré, son score reste acquis.

# La fin.
sheet-tokens = Jetons Bonus
sheet-portholes = Jetons Hublot
sheet-treasure = Trésors du Nautilus
ending-last_round = Une colonne s’est vidée et le dernier tour a été joué.
ending-left_alone = Tous les autres ont quitté la partie.

# Ce qui reste à venir.
left-column = Colonne { $column } : { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}{ $piles ->
    [one] {""}
   *[other] {" "}dans chacune des { $piles } piles
}.
left-no-cards = Colonne { $column } : vide.
left-portholes = Jetons Hublot de { $size } cartes : { $values } points.
left-no-portholes = Jetons Hublot de { $size } cartes : épuisés.
left-bag = Jetons Bonus dans le sac : { $tokens }.
left-no-bag = Le sac des jetons Bonus est vide.
left-cards = Cartes hors de votre vue : { $cards }.
left-number = { $what } ({ $count })

# Formes brèves pour les messages : ce que fait une personne, sans son nom ; plusieurs à la fois ($each).
digest-gathered = récolte { $what }
digest-stored = stocke { $what } ({ $colour } : { $laid })
digest-turned-up = désormais visible : { $cards }
digest-explored = vers la colonne { $column }, { $side }
