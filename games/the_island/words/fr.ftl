# The Island en français.
title = The Island
table-note = Le livret n’imprime ni le nombre de tuiles de chaque sorte ni les faces du dé : les deux sont reconstitués (R1.11, R7.1).
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
variant-placing = Placement des explorateurs
variant-placing-hint = Selon la règle, chacun place à son tour ; en départ rapide, le hasard place tout sauf les bateaux.
variant-placing-book = chacun son tour, à la main ou par classement
variant-placing-quick = départ rapide : au hasard, seuls les bateaux à la main
variant-crowded = Défi n° 1 : surpeuplé
variant-crowded-hint = Au placement, une tuile loin de la mer reçoit deux explorateurs au lieu d’un.
variant-crowded-off = non
variant-crowded-on = deux explorateurs par tuile à l’intérieur
variant-crowded-rim = deux aussi autour de la lagune : seul le bord extérieur est la côte
variant-ending = La partie s’achève
variant-ending-hint = Selon la règle, le volcan arrête tout d’un coup ; les défis vont jusqu’au bout.
variant-ending-volcano = avec l’éruption volcanique
variant-ending-last_explorer = défi n° 2 : jusqu’au dernier explorateur
variant-ending-last_tile = défi n° 4 : avec la dernière tuile
variant-all_equal = Défi n° 3 : tous égaux
variant-all_equal-hint = Rien à retenir : qui sauve le plus de monde gagne.
variant-all_equal-off = non
variant-all_equal-on = chaque explorateur vaut un point
variant-two_colours = Deux couleurs chacun (à deux joueurs)
variant-two_colours-hint = Vingt explorateurs chacun, une île plus pleine ; toujours un tour et une main de tuiles.
variant-two_colours-off = non
variant-two_colours-on = deux bateaux par joueur
variant-two_colours-more_boats = deux bateaux par couleur
variant-strict_landing = Débarquement strict
variant-strict_landing-hint = Sinon, un nageur qui atteint le rivage peut débarquer aussitôt.
variant-strict_landing-off = non
variant-strict_landing-on = qui a nagé ne débarque qu’au tour suivant
variant-dolphin_swims = Le dauphin et la nage
variant-dolphin_swims-hint = Un dauphin porte un nageur jusqu’à trois cases ; le nageur a aussi son propre pas en mer.
variant-dolphin_swims-off = le nageur peut encore nager à l’étape 2
variant-dolphin_swims-on = le dauphin compte comme la nage du tour
variant-wind = Vents favorables
variant-wind-hint = Un vent favorable pousse un bateau jusqu’à trois cases.
variant-wind-any_boat = poussent aussi les bateaux vides
variant-wind-own_boats = seulement un bateau occupé que l’on contrôle
variant-relaxed_memory = Mémoire libre
variant-relaxed_memory-hint = Selon la règle, une fois tout placé, personne ne peut revoir les valeurs.
variant-relaxed_memory-off = non
variant-relaxed_memory-on = on peut revoir ses propres valeurs
variant-orders_only = Défense par ordres permanents seulement
variant-orders_only-hint = Une défense se demande en plein tour d’un autre ; les ordres permanents évitent l’attente.
variant-orders_only-off = non
variant-orders_only-on = personne n’est interrogé pendant le tour d’un autre

# Les terrains.
beach = Plage
forest = Forêt
mountain = Montagne
some-beach = { $count ->
    [one] une tuile Plage
   *[other] { $count } tuiles Plage
}
some-forest = { $count ->
    [one] une tuile Forêt
   *[other] { $count } tuiles Forêt
}
some-mountain = { $count ->
    [one] une tuile Montagne
   *[other] { $count } tuiles Montagne
}

# Les créatures et autres dangers.
serpent = Serpent de mer
shark = Requin
whale = Baleine
a-serpent = un serpent de mer
a-shark = un requin
a-whale = une baleine
the-serpent = le serpent de mer
the-shark = le requin
the-whale = la baleine
the-whirlpool = le tourbillon
the-volcano = le volcan
the-sea = la mer

# Les îles sûres.
safe-nw = île du nord-ouest
safe-ne = île du nord-est
safe-sw = île du sud-ouest
safe-se = île du sud-est

# Les tuiles et leurs effets.
tile-shark = Requin
tile-whale = Baleine
tile-boat = Bateau
tile-whirlpool = Tourbillon
tile-volcano = Éruption volcanique
tile-dolphin = Dauphin
tile-wind = Vents favorables
tile-move_serpent = Déplacez un serpent de mer
tile-move_shark = Déplacez un requin
tile-move_whale = Déplacez une baleine
tile-repel_shark = Repoussez un requin
tile-repel_whale = Repoussez une baleine
does-dolphin = À votre tour, elle déplace un de vos nageurs de 1 à 3 cases de mer.
does-wind = À votre tour, elle déplace un bateau que vous contrôlez de 1 à 3 cases de mer.
does-move_serpent = À votre tour, elle déplace le serpent de mer de votre choix sur une case de mer inoccupée.
does-move_shark = À votre tour, elle déplace le requin de votre choix sur une case de mer inoccupée.
does-move_whale = À votre tour, elle déplace la baleine de votre choix sur une case de mer inoccupée.
does-repel_shark = Quand un autre joueur déplace un requin sur votre nageur, elle retire ce requin du jeu.
does-repel_whale = Quand un autre joueur déplace une baleine sur un bateau que vous contrôlez, elle la retire du jeu.

# Les noms des choix.
hex = { $spot }
hex-with = { $spot } ({ $crowd })
crowd-water = { $people } à l’eau, { $yours }
crowd-boat = { $aboard } à bord, { $yours }
crowd-both = { $people } à l’eau, { $aboard } à bord, { $yours }
yours = { $count ->
    [0] aucun à vous
   *[other] dont { $count } à vous
}
tile = { $spot }, { $terrain }
tile-with = { $spot }, { $terrain } ({ $people ->
    [one] un explorateur
   *[other] { $people } explorateurs
}, { $yours })
row = Rangée { $row }
colour = Couleur { $colour }
explorers-of = Explorateurs de la couleur { $colour }
boats = Bateaux
worth = { $explorer } = { $value }
explorer-of = { $who } : explorateur { $explorer }
explorer-at = Explorateur { $explorer } en { $spot } ({ $terrain })
swimmer-at = Explorateur { $explorer }, nageur en { $spot }
passenger-at = Explorateur { $explorer }, dans le bateau en { $spot }
boat-at = { $aboard ->
    [0] Bateau vide en { $spot }
   *[other] Bateau en { $spot } ({ $aboard } à bord, { $yours })
}
explorer-here = { $explorer } { $spot }
boat-here = Bateau { $spot }
creature-at = { $kind } en { $spot }

# Le placement.
ask-choose = Quel explorateur placez-vous maintenant ? Vous seul connaissez les valeurs.
choose-worth = Explorateur { $explorer }, valeur { $value }
ask-place = Sur quelle tuile déserte placez-vous l’explorateur { $explorer } ?
ask-place-worth = Sur quelle tuile déserte placez-vous l’explorateur { $explorer }, de valeur { $value } ?
left-to-place = { $count ->
    [one] C’est votre dernier explorateur à placer.
   *[other] Il vous reste { $count } explorateurs à placer.
}
ask-launch = Sur quelle case de mer voisine de l’île placez-vous un bateau ?
boats-to-place = { $count ->
    [one] C’est votre dernier bateau à placer.
   *[other] Il vous reste { $count } bateaux à placer.
}
wait-place = { $who } place un explorateur.
wait-launch = { $who } place un bateau.
rank = Classez des tuiles et faites tout placer
rest = Laissez le bot placer le reste
rest-boats = Laissez le bot placer vos bateaux
ask-rank-explorers = Quel explorateur faut-il placer d’abord, et lequel ensuite ? Classez-en autant que vous voulez.
ask-rank-tiles = Quelle tuile voulez-vous le plus, et laquelle ensuite ? Chaque explorateur prend la meilleure encore déserte.
ask-rank-boats = Où voulez-vous vos bateaux ? Chacun prend la meilleure case encore libre.
ranked-nothing = Rien n’est encore classé.
ranked-so-far = Classement jusqu’ici : { $names }.
enough-explorers = Assez : les autres dans n’importe quel ordre
enough-tiles = Assez : ensuite, sur ce qui sombre en dernier
enough-boats = Assez : ensuite, près de vos explorateurs

# Étape 1 : les tuiles.
ask-play = Jouez-vous une de vos tuiles ?
status-tiles = { $count ->
    [one] Étape 1 sur 4 : les tuiles. Vous en avez une en main.
   *[other] Étape 1 sur 4 : les tuiles. Vous en avez { $count } en main.
}
play = { $tile } ({ $terrain })
keep = Ne jouez aucune tuile
asked-anyway = { $status } Vous n’avez rien à jouer maintenant, et on vous interroge quand même : personne ne doit apprendre ce que vous gardez.
ask-dolphin = Lequel de vos nageurs le dauphin aide-t-il ?
ask-dolphin-to = Où le dauphin emmène-t-il l’explorateur { $explorer } ?
ask-wind = Quel bateau les vents poussent-ils ?
ask-wind-to = Où les vents poussent-ils le bateau qui est en { $spot } ?
ask-relocate-serpent = Quel serpent de mer déplacez-vous ?
ask-relocate-shark = Quel requin déplacez-vous ?
ask-relocate-whale = Quelle baleine déplacez-vous ?
ask-relocate-to = Sur quelle case de mer inoccupée va { $kind } ?

# Étape 2 : les déplacements.
ask-move = Quel explorateur ou quel bateau déplacez-vous ?
status-moves = { $count ->
    [one] Étape 2 sur 4 : les déplacements. Il reste un déplacement.
   *[other] Étape 2 sur 4 : les déplacements. Il reste { $count } déplacements.
}
again = { $piece } – encore
ask-go = Où va l’explorateur { $explorer } depuis { $spot } ?
ask-sail = { $aboard ->
    [0] Où va le bateau vide de { $spot } ?
   *[other] Où va le bateau de { $spot }, avec { $aboard } à bord ?
}
done-moving = Finissez les déplacements
walk = Marchez vers { $spot }
swim = Nagez vers { $spot }
swim-deadly = Nagez vers { $spot } : aussitôt perdu
board = { $aboard ->
    [0] Montez dans le bateau vide en { $spot }
   *[other] Montez dans le bateau en { $spot } ({ $aboard } à bord)
}
board-deadly = Montez dans le bateau en { $spot } ({ $aboard } à bord) : aussitôt perdu
jump = Sautez à l’eau en { $spot }
jump-deadly = Sautez à l’eau en { $spot } : aussitôt perdu
sail = Naviguez vers { $spot }
sail-deadly = Naviguez vers { $spot } : bateau aussitôt perdu
land = Débarquez : { $island }
far = { $way } ({ $count ->
    [one] { $count } déplacement
   *[other] { $count } déplacements
})

# Étape 3 : une tuile sombre.
ask-sink = Quelle tuile retirez-vous ?
status-sink = Étape 3 sur 4 : une tuile sombre. Il reste de ce terrain : { $terrain }.
ask-rescue = Un bateau apparaît en { $spot }, mais il y a plus de nageurs que de places. Qui monte à bord ? Choisissez-en { $count }.

# Étape 4 : les créatures.
ask-prowl-serpent = Vous avez obtenu un serpent de mer. Lequel se déplace ?
ask-prowl-shark = Vous avez obtenu un requin. Lequel se déplace ?
ask-prowl-whale = Vous avez obtenu une baleine. Laquelle se déplace ?
ask-hunt = Où va { $kind } de { $spot } ?
status-serpent = Étape 4 sur 4 : un serpent de mer avance d’une case. Il emporte les nageurs, et les bateaux avec leurs passagers.
status-shark = Étape 4 sur 4 : un requin avance d’une ou deux cases. Il emporte les nageurs.
status-whale = Étape 4 sur 4 : une baleine avance d’une à trois cases. Elle fait chavirer les bateaux occupés.
stay = Ne déplacez rien
wait-turn = { $who } joue son tour.

# La défense.
ask-repel = { $who } a déplacé { $kind } en { $spot } ({ $crowd }). Jouez-vous une tuile de défense ?
wait-repel = Ceux que menace { $kind } en { $spot } peuvent répondre.
pass = Laissez faire
repel = Repoussez { $kind }
asked-anyway-repel = Vous n’avez pas la tuile qu’il faut. On interroge tous ceux qui pourraient l’avoir, pour que personne n’apprenne qui l’a.

# Ce qui s’est passé : le placement.
first-player = { $who } joue en premier.
dealt-out = Départ rapide : le hasard a placé les explorateurs. Les bateaux se placent chacun son tour.
your-values = Ce que valent vos explorateurs : { $explorers }. Personne d’autre ne doit le savoir.
placed = { $who } place l’explorateur { $explorer } en { $spot }.
placed-value = Votre explorateur { $explorer } en { $spot } vaut { $value }.
launched = { $who } place un bateau en { $spot }.
ranked = { $who } a classé tuiles et bateaux. Ses pions se placent désormais d’eux-mêmes.
left-the-rest = { $who } laisse le reste au bot. Ses pions se placent désormais d’eux-mêmes.
values-hidden = Tout est en place. Désormais, personne ne peut plus regarder la valeur des explorateurs.
values-shown = Tout est en place. Vous pouvez revoir à tout moment la valeur de vos propres explorateurs.

# Ce qui s’est passé : un tour.
played = { $who } joue une tuile { $terrain } : { $tile }.
walked = { $who } fait marcher l’explorateur { $explorer } de { $from } vers { $spot }.
swam = { $who } fait nager l’explorateur { $explorer } de { $from } vers { $spot }.
boarded = { $who } fait monter l’explorateur { $explorer } de { $from } dans le bateau en { $spot }.
jumped = { $who } fait sauter l’explorateur { $explorer } du bateau à l’eau en { $spot }.
landed = { $who } fait débarquer l’explorateur { $explorer } depuis { $from } : { $island }.
sailed = { $aboard ->
    [0] { $who } déplace le bateau vide de { $from } vers { $spot }.
   *[other] { $who } fait naviguer le bateau de { $from } vers { $spot } avec { $aboard } à bord.
}
relocated = { $who } déplace { $kind } de { $from } vers { $spot }.
sank = { $people ->
    [0] { $who } retire la tuile { $terrain } en { $spot }.
    [one] { $who } retire la tuile { $terrain } en { $spot } ; un explorateur tombe à l’eau.
   *[other] { $who } retire la tuile { $terrain } en { $spot } ; { $people } explorateurs tombent à l’eau.
}
turned = Sous { $spot } se cachait : { $tile }.
kept = { $who } garde la tuile { $terrain } de { $spot }.
kept-tile = Vous gardez : { $tile }. { $does }
rescued = { $count ->
    [one] Le bateau en { $spot } prend un nageur à bord.
   *[other] Le bateau en { $spot } prend { $count } nageurs à bord.
}
rolled = { $who } lance le dé et obtient { $kind }.
stalemate-near = La partie s’achève après un autre tour de table comme les derniers, sauf si un explorateur se déplace, puis est sauvé ou perdu.
none-moves-serpent = Aucun serpent de mer ne peut se déplacer.
none-moves-shark = Aucun requin ne peut se déplacer.
none-moves-whale = Aucune baleine ne peut se déplacer.
stayed-serpent = Aucun serpent de mer n’est déplacé.
stayed-shark = Aucun requin n’est déplacé.
stayed-whale = Aucune baleine n’est déplacée.
prowled = { $who } déplace { $kind } de { $from } vers { $spot }.
repelled = { $who } repousse { $kind } en { $spot }, qui quitte le jeu.
not-repelled = Personne ne repousse { $kind } en { $spot }.
boat-lost = { $count ->
    [0] En { $spot }, { $cause } emporte un bateau vide.
    [one] En { $spot }, { $cause } détruit un bateau avec un passager.
   *[other] En { $spot }, { $cause } détruit un bateau avec { $count } passagers.
}
lost = { $count ->
    [one] { $who } perd un explorateur en { $spot } ({ $explorers }) : { $cause } l’emporte.
   *[other] { $who } perd { $count } explorateurs en { $spot } ({ $explorers }) : { $cause } les emporte.
}
lost-all = { $count ->
    [one] Un explorateur est perdu : { $cause } l’emporte.
   *[other] { $count } explorateurs sont perdus : { $cause } les emporte.
}
creature-lost = En { $spot }, le tourbillon emporte { $kind }.
left = { $who } a quitté la partie. Ses explorateurs qui ne sont pas sur une île sûre sont retirés du jeu.

# La fin.
counted = { $who } a sauvé { $saved } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Non sauvés : { $others }.
counted-all = { $who } a sauvé tout le monde, { $saved } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
counted-none = { $who } n’a sauvé personne. Non sauvés : { $others }.
counted-heads = { $who } { $count ->
    [0] n’a sauvé personne
    [one] a sauvé un explorateur
   *[other] a sauvé { $count } explorateurs
}.
won = { $who } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
won-shared = { $who } partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun.
left-tiles = Sous les tuiles { $terrain } ({ $count } sur l’île) ou en main : { $tiles }.
left-no-tiles = Sous les tuiles { $terrain } ou en main : plus rien.
left-number = { $what } ({ $count })
sheet-saved = Explorateurs sur les îles sûres
sheet-playing = Explorateurs en jeu
sheet-lost = Explorateurs perdus
sheet-first-colour = Première couleur
sheet-second-colour = Deuxième couleur
ending-volcano = Le volcan est entré en éruption et a détruit ce qui restait de l’île.
ending-last_explorer = Le dernier explorateur a quitté le plateau.
ending-nobody_left = Chaque explorateur est sauvé ou perdu : plus rien ne peut changer.
ending-last_tile = La dernière tuile a sombré.
ending-stalemate = Plus aucun explorateur n’avançait.
ending-left_alone = Tous les autres ont quitté la partie.
two-colours-for-two = Deux couleurs chacun, c’est pour deux joueurs ; il y en a { $seats } à cette table.
colour-twice = Un joueur a reçu plus de couleurs qu’il ne peut en avoir.

window-repel-shark = repousser un requin
window-repel-whale = repousser une baleine

# Formes brèves pour les messages : ce que fait une personne, sans son nom ; plusieurs à la fois ($each).
digest-lost = perd { $each }
digest-lost-each = { $explorers } en { $spot } ({ $cause })
digest-creature-lost = le tourbillon emporte { $each }
digest-creature-lost-each = { $kind } en { $spot }
digest-boat-lost = { $count ->
    [0] { $cause } emporte un bateau vide en { $spot }
    [one] { $cause } détruit un bateau avec un passager en { $spot }
   *[other] { $cause } détruit un bateau avec { $count } passagers en { $spot }
}
digest-placed = place { $each }
digest-placed-each = { $explorer } en { $spot }
digest-launched = met des bateaux en { $each }
digest-launched-each = { $spot }
digest-left-the-rest = laisse le reste au bot
digest-ranked = a classé tuiles et bateaux
digest-walked = fait marcher { $each }
digest-walked-each = { $explorer } { $from }–{ $spot }
digest-swam = fait nager { $each }
digest-swam-each = { $explorer } { $from }–{ $spot }
digest-sank = { $people ->
    [0] engloutit { $spot }
    [one] engloutit { $spot } (1 à l’eau)
   *[other] engloutit { $spot } ({ $people } à l’eau)
}
digest-turned = dessous : { $tile }
digest-kept = garde la tuile
digest-played = joue { $tile } ({ $terrain })
digest-relocated = déplacement { $from }–{ $spot }
digest-prowled = { $kind } nage { $from }–{ $spot }
digest-sailed = navigue { $each }
digest-sailed-each = { $from }–{ $spot }
digest-boarded = à bord : { $each }
digest-boarded-each = { $explorer } en { $spot }
digest-jumped = par-dessus bord : { $each }
digest-jumped-each = { $explorer } en { $spot }
digest-landed = débarque { $each }
digest-landed-each = { $explorer } ({ $island })
digest-rescued = { $count ->
    [one] { $count } nageur recueilli en { $spot }
   *[other] { $count } nageurs recueillis en { $spot }
}
digest-rolled = obtient { $kind }
digest-none-moves-serpent = aucun serpent de mer ne peut bouger
digest-none-moves-shark = aucun requin ne peut bouger
digest-none-moves-whale = aucune baleine ne peut bouger
digest-stayed-serpent = aucun serpent de mer ne bouge
digest-stayed-shark = aucun requin ne bouge
digest-stayed-whale = aucune baleine ne bouge
