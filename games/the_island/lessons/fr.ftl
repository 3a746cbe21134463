# De quoi parle chaque question, pour qui la rencontre la première fois.
lesson-choose = Chacun de vos explorateurs a une valeur que vous seul connaissez maintenant, et que personne ne peut plus regarder une fois la partie commencée : retenez qui vaut quoi.
lesson-place = Les plages sombrent d’abord, puis les forêts, puis les montagnes. Les explorateurs précieux ont besoin de temps, ou d’un bateau tout près.
lesson-rank = Classez vos souhaits une fois et vos pions se placent d’eux-mêmes à leur tour, chacun au meilleur endroit encore libre.
lesson-launch = Un bateau porte trois explorateurs et obéit à qui en a le plus à bord. Placez-le là où les vôtres arrivent les premiers.
lesson-play = Une tuile gardée peut être jouée maintenant, au début de votre tour, une au plus. Elle ne coûte aucun déplacement.
lesson-dolphin = Le dauphin emmène un de vos nageurs jusqu’à trois cases de mer plus loin, avant vos déplacements.
lesson-dolphin_to = Chaque case du trajet compte comme une nage : requins et serpents de mer emportent le nageur, les baleines ne font rien.
lesson-wind = Les vents poussent un bateau que vous contrôlez, ou un bateau vide, jusqu’à trois cases, sans rien coûter.
lesson-wind_to = Un bateau occupé est en danger là où se trouve une baleine ou un serpent de mer ; les requins ne font rien aux bateaux.
lesson-relocate = Déplacez une créature de cette sorte, où qu’elle soit : loin des vôtres, ou sur le chemin des autres.
lesson-relocate_to = Ce doit être une case de mer inoccupée : elle n’attaque personne maintenant. La suite est une autre histoire.
lesson-move = Vous avez trois déplacements par tour pour vos explorateurs et les bateaux, comme vous voulez. Les quatre îles sûres sont dans les coins ; seuls comptent ceux qui y débarquent.
lesson-go = À terre, on marche librement ; un nageur n’avance que d’une case de mer par tour : les bateaux vont plus vite. Qui a quitté l’île n’y revient jamais.
lesson-sail = Un bateau avance d’une case avec tous ses passagers pour un déplacement. Qui a le plus d’explorateurs à bord le dirige, un bateau vide est à tout le monde.
lesson-sink = Vous devez retirer une tuile du terrain le plus bas encore là, qui touche la mer. Qui s’y tient nage, et ce qui est dessous agit aussitôt ou va dans votre main, à l’insu des autres.
lesson-rescue = Le bateau a trois places. Ceux que vous prenez à bord peuvent être à n’importe qui ; les autres restent à l’eau.
lesson-prowl = Le dé a dit quelle sorte de créature peut bouger. Les serpents de mer emportent bateaux et nageurs, les requins les nageurs, les baleines renversent les bateaux.
lesson-hunt = Un serpent de mer avance d’une case, un requin de deux au plus, une baleine de trois au plus. Un requin ou une baleine s’arrête là où il y a du mal à faire, aux vôtres aussi.
lesson-repel = Avec la bonne tuile, vous repoussez la créature avant qu’elle ne nuise. On demande à tous ceux qui pourraient en avoir une : la question ne dit donc rien.

# What guides through a first match.
guide-start = **Votre première partie.** Vous arrivez quand les plages ont presque disparu et que des bateaux sont en mer. Amenez vos explorateurs aux îles sûres des coins avant l’éruption du volcan, les plus précieux d’abord (ici, vous pouvez toujours regarder leurs valeurs). Gare aux requins, aux baleines et aux serpents de mer. ⚙ Ned joue en douceur. **Conseil**, sur votre panneau, dit ce qui serait sage.
guide-play = 💡 Gardez une tuile qui repousse une créature ; utilisez vent ou dauphin quand quelqu’un est presque à l’abri.
guide-move = 💡 D’abord qui peut débarquer ce tour-ci, puis les bateaux où sont les vôtres.
guide-sink = 💡 Faites couler une tuile où se tiennent les autres, ou loin de vos nageurs.
guide-prowl = 💡 Éloignez la créature des vôtres, ou menez-la vers les autres.
guide-end = Cette partie a été rejointe en cours de route (un raccourci de notre cru pour une première partie) ; une partie entière commence par le placement des explorateurs et des bateaux, et plus personne ne peut regarder les valeurs. `/entraînement` en a d’entières, `/jouer` ouvre une table à plusieurs.
