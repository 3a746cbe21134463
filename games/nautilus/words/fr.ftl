# Nautilus (2002) en français.
title = Nautilus (2002)
variant-preset = Règle
variant-preset-hint = Règle d’un coup ce qui suit selon un livret ; le nôtre prend à chacun ce qui se joue le mieux.
variant-preset-house = un mélange des deux livrets
variant-preset-french = française : un tour sans construction ni récolte finit la partie, achat ou non
variant-preset-italian = italienne
variant-preset-own = votre propre mélange
variant-hold = Modules devant soi
variant-hold-hint = Modules achetés, pas encore construits. Qui a fait le plein n’achète plus.
variant-hold-4 = quatre au plus (française)
variant-hold-3 = trois au plus (italienne)
variant-atl_tie = Égalité pour l’Atlantide
variant-atl_tie-hint = À la fin, entre ceux qui ont marqué autant de ruines.
variant-atl_tie-high = le plus haut numéro l’emporte (française)
variant-atl_tie-share = tous les ex æquo marquent les points (italienne)
variant-stall = Tour sans rien
variant-stall-hint = Un tour où rien n’avance est le dernier. Qu’est-ce qui compte ?
variant-stall-it = ni achat, ni construction, ni récolte (italienne)
variant-stall-fr = ni construction ni récolte ; acheter ne compte qu’avant la première (française)
variant-trench = Accès à la fosse
variant-trench-hint = Ce qu’il faut avoir en service pour entrer le premier dans la fosse.
variant-trench-kinds = un module de chaque type en service (française)
variant-trench-any5 = cinq modules en service (italienne)
variant-trench_launch = La fosse s’ouvre
variant-trench_launch-hint = Quand tous peuvent entrer dans la fosse, avec ou sans clé.
variant-trench_launch-all = au premier sous-marin qui y entre ou y est lancé (française)
variant-trench_launch-city = aussi dès que la cité a un sas qui y donne (italienne)
variant-trench_launch-self = au premier qui y entre ; un sous-marin lancé dedans y est seul (de nous)
variant-docking = Un aquanaute au retour
variant-docking-hint = Un sous-marin qui rentre peut amener un aquanaute de la réserve dans le module.
variant-docking-may = peut être déposé (française)
variant-docking-must = est déposé s’il y en a un (italienne)
variant-base = Le module de base
variant-base-hint = La cité grandit à partir d’ici.
variant-base-K10 = en K10
variant-base-choose = où le premier joueur le veut
variant-base-random = sur une case du lagon tirée au sort
variant-scatter = Découvertes
variant-scatter-hint = Les cases marquées sont toujours les mêmes ; sinon, la mer change à chaque partie.
variant-scatter-off = sur les cases marquées (italienne)
variant-scatter-on = n’importe où dans leur zone (française)
variant-round_cap = Tours
variant-round_cap-hint = Une limite pour qui est pressé. On compte comme à toute autre fin.
variant-round_cap-none = autant qu’il en faut
variant-round_cap-10 = dix au plus
variant-round_cap-15 = quinze au plus

# Les modules : l’étiquette, puis dans les phrases.
base = Base
green = Habitation verte
violet = Habitation violette
training = Entraînement
technical = Technique
sonar = Sonar
research = Recherche
analysis = Analyse
a-green = un module d’habitation vert
a-violet = un module d’habitation violet
a-training = un module d’entraînement
a-technical = un module technique
a-sonar = un module sonar
a-research = un module de recherche
a-analysis = un module d’analyse
the-base = le module de base
the-green = le module d’habitation vert
the-violet = le module d’habitation violet
the-training = le module d’entraînement
the-technical = le module technique
the-sonar = le module sonar
the-research = le module de recherche
the-analysis = le module d’analyse
a-dwelling-with = { $kind } avec { $crew ->
    [one] un aquanaute
   *[other] { $crew } aquanautes
}
some-green = { $count } modules d’habitation verts
some-violet = { $count } modules d’habitation violets
some-training = { $count } modules d’entraînement
some-technical = { $count } modules techniques
some-sonar = { $count } modules sonar
some-research = { $count } modules de recherche
some-analysis = { $count } modules d’analyse
some-dwellings-with = { $kinds } avec { $crew ->
    [one] un aquanaute chacun
   *[other] { $crew } aquanautes chacun
}

# Les découvertes : l’étiquette, puis dans les phrases.
gold = Or
jellyfish = Méduse
urchin = Oursin
scallop = Coquille Saint-Jacques
snail = Escargot de mer
chest = Coffre au trésor
speed = Jeton de vitesse
atlantis = Atlantide
a-gold = de l’or
a-jellyfish = une méduse
a-urchin = un oursin
a-scallop = une coquille Saint-Jacques
a-snail = un escargot de mer
a-chest = un coffre au trésor
a-speed = un jeton de vitesse
a-atlantis = la découverte de l’Atlantide n° { $number }
echo = { $face } en { $spot }

# Les missions.
mission-scallop_jellyfish = coquilles Saint-Jacques et méduses
mission-scallop_urchin = coquilles Saint-Jacques et oursins
mission-snail_jellyfish = escargots de mer et méduses
mission-snail_urchin = escargots de mer et oursins

# Les lieux.
zone-lagoon = lagon
zone-slope = fonds sous-marins
zone-deep = grands fonds
zone-trench = fosse
way-n = N
way-ne = NE
way-e = E
way-se = SE
way-s = S
way-sw = SO
way-w = O
way-nw = NO
no-door = aucun
row = Rangée { $row }
group-finds = Découvertes
group-docks = Cases devant un sas
group-starts = Modules à mettre en service
group-slope = Fonds sous-marins
group-deep = Grands fonds
group-trench = Fosse

# Ce qui reste.
purse = Vous avez { $nemos ->
    [one] { $nemos } Nemo
   *[other] { $nemos } Nemos
}.
purse-held = Vous avez { $nemos ->
    [one] { $nemos } Nemo
   *[other] { $nemos } Nemos
} et devant vous { $held }. Achetez ou construisez pendant ce tour, sinon ce que vous tenez retourne à la réserve.
subs-left = { $count ->
    [one] Il vous reste un sous-marin à lancer.
   *[other] Il vous reste { $count } sous-marins à lancer.
}
reserve = { $count ->
    [0] Votre réserve est vide.
    [one] Vous avez un aquanaute en réserve
   *[other] Vous avez { $count } aquanautes en réserve
}{ $count ->
    [0] {""}
   *[other] {" "}et { $nemos ->
        [one] { $nemos } Nemo
       *[other] { $nemos } Nemos
    }.
}
quiet = { $status } Ni achat, ni construction, ni récolte dans ce tour pour l’instant : sans changement, la partie s’achève à la fin du tour.
quiet-french = { $status } Ni construction, ni récolte dans ce tour pour l’instant : sans changement, la partie s’achève à la fin du tour.

# Pour ceux qui attendent.
waiting-0 = { $who } place le module de base.
waiting-1 = { $who } construit.
waiting-2 = { $who } déplace des aquanautes.
waiting-3 = { $who } envoie des sous-marins.

# Préparation.
ask-base = Où placez-vous le module de base dans le lagon ?
base-at = { $spot }
base-placed = { $who } place le module de base en { $spot }.

# Phase 1 : la construction.
ask-buy = Achetez-vous un module ?
does-training = En service, il donne plus de mouvements à vos aquanautes.
does-technical = En service, il mène vos sous-marins plus loin.
does-sonar = En service, il fait entendre vos sous-marins plus loin.
does-research = En service, il permet des consultations quand on trouve un coquillage.
does-analysis = En service, il trouve plus de Nemos dans chaque coffre.
does-green = Loge de nouveaux aquanautes pour votre ville.
does-violet = Loge de nouveaux aquanautes pour votre ville.
buy-nothing = Ne rien acheter
buy-nothing-give-back = Ne rien acheter ; rien ne peut être construit, { $count ->
    [one] le module est rendu
   *[other] les { $count } modules sont rendus
}
buy = Acheter { $what } : { $price ->
    [one] { $price } Nemo
   *[other] { $price } Nemos
}
bought = { $who } achète { $what } pour { $price ->
    [one] { $price } Nemo
   *[other] { $price } Nemos
}.
bought-nothing = { $who } n’achète et ne construit rien.
ask-build = Construisez-vous ? Ce que vous avez devant vous se pose en une fois ; ce que vous laissez retourne à la réserve.
ask-build-more = { $count ->
    [one] Un module est posé
   *[other] { $count } modules sont posés
}, pour { $price ->
    [one] { $price } Nemo
   *[other] { $price } Nemos
} en tout. Un autre, relié à ceux-là ?
ask-build-no-more = { $count ->
    [one] Un module est posé
   *[other] { $count } modules sont posés
}, pour { $price ->
    [one] { $price } Nemo
   *[other] { $price } Nemos
} en tout. Le reste ne trouve plus de place.
lay = Immerger { $what }
lay-at = { $kind }{ $crew ->
    [0] {""}
    [one] {" "}(un aquanaute)
   *[other] {" "}({ $crew } aquanautes)
} : { $place }
keep = Tout garder pour plus tard
give-back = { $count ->
    [one] Ne rien construire ; le module est rendu
   *[other] Ne rien construire ; les { $count } modules sont rendus
}
done-give-back = Terminé : payer { $price ->
    [one] { $price } Nemo
   *[other] { $price } Nemos
}, et { $count ->
    [one] un module est rendu
   *[other] { $count } modules sont rendus
}
take-up = Reprendre celui en { $spot }
gave-back = { $who } rend { $held }.
ask-where = Où immergez-vous { $what } ?
at = { $spot } – { $price ->
    [0] sans supplément
    [one] { $price } Nemo
   *[other] { $price } Nemos
}
at-burying = { $spot } – { $price ->
    [0] sans supplément
    [one] { $price } Nemo
   *[other] { $price } Nemos
}, sur { $tiles ->
    [one] une découverte
   *[other] { $tiles } découvertes
}
where-back = Revenir : choisir un autre module, ou aucun
ask-turn = Comment orientez-vous { $what } en { $spot } ?
turned = Sas bleus : { $blue }. Sas marron : { $brown }. { $passages ->
    [one] Un passage
   *[other] { $passages } passages
}
turn-back = Revenir : choisir une autre place
laid = { $who } pose { $what } en { $spot }.
took-up = { $who } reprend { $what } posé en { $spot }.
built = { $who } immerge { $count ->
    [one] un module
   *[other] { $count } modules
} pour { $price ->
    [one] { $price } Nemo
   *[other] { $price } Nemos
}.
built-over = Recouvert par la construction et retiré du plateau : { $tiles }.

# Phase 2 : les aquanautes.
ask-walk = { $walked ->
    [0] Quel aquanaute déplacez-vous ?
   *[other] Déplacez-vous un deuxième aquanaute ?
} { $left ->
    [one] Il reste un mouvement.
   *[other] Il reste { $left } mouvements.
}
from = Depuis { $kind } en { $spot } ({ $count ->
    [one] un peut partir
   *[other] { $count } peuvent partir
})
from-to = { $spot } → { $goal }
walk-none = Ne déplacer personne
walk-no-more = Ne déplacer personne d’autre
ask-walk-to = Où s’arrête l’aquanaute parti depuis { $kind } en { $spot } ? { $left ->
    [one] Il reste un mouvement.
   *[other] Il reste { $left } mouvements.
}
walk-to = { $kind } en { $spot } – { $steps ->
    [one] un mouvement
   *[other] { $steps } mouvements
}
walk-to-start = { $kind } en { $spot } – { $steps ->
    [one] un mouvement
   *[other] { $steps } mouvements
}, mise en service
walk-to-fee = { $kind } en { $spot } – { $steps ->
    [one] un mouvement
   *[other] { $steps } mouvements
}, mise en service pour { $price ->
    [one] { $price } Nemo
   *[other] { $price } Nemos
}
walk-back = Revenir : choisir un autre aquanaute, ou aucun
walked = { $who } déplace un aquanaute depuis { $origin } vers { $kind } en { $spot }.
walked-nobody = { $who } ne déplace aucun aquanaute.
started = { $who } met en service { $kind } en { $spot }.
started-paid = { $who } met en service { $kind } en { $spot } et paie à { $builder } { $price ->
    [one] { $price } Nemo
   *[other] { $price } Nemos
}.
took-three = { $who } fait désormais fonctionner le plus de modules du type « { $kind } » et prend le pion 3.
won-three = { $who } fait désormais fonctionner le plus de modules du type « { $kind } » et prend le pion 3 à { $other }.

# Phase 3 : les sous-marins.
ask-launch = Mettez-vous un sous-marin en jeu ? Tous sont placés avant que l’un d’eux sonde ou se déplace.
launch = Depuis { $kind } en { $station } vers { $spot } ({ $zone })
launch-none = Ne plus en lancer
launched = { $who } lance un sous-marin depuis { $kind } en { $station } vers { $spot }.
launched-none = { $who } ne lance aucun sous-marin.
trench-opened = { $who } entre dans la fosse sous-marine. Elle est désormais ouverte à tous.
trench-reached = { $who } construit jusqu’à la fosse sous-marine. Elle est désormais ouverte à tous.
ask-ping = Un sous-marin utilise-t-il son sonar ? Il porte à { $range } cases et coûte { $price ->
    [one] { $price } Nemo
   *[other] { $price } Nemos
}.
ping = Depuis { $spot } : { $count ->
    [one] une découverte inconnue de vous
   *[other] { $count } découvertes inconnues de vous
}
ping-none = Ne plus sonder
pinged = { $who } utilise le sonar en { $spot } et consulte { $count ->
    [one] une découverte
   *[other] { $count } découvertes
}.
heard = Votre sonar en { $spot } montre { $tiles }.
ask-sail = Quel sous-marin se déplace ? Chacun dispose de { $range } cases.
sail = Celui en { $spot } ({ $zone })
sail-unpaid = Celui en { $spot }, sur { $face } à payer
sail-none = Ne plus en déplacer
ask-sail-to = Où va le sous-marin en { $spot } ? Il dispose de { $range } cases.
sail-to-stay = Rester en { $spot }
sail-back = Revenir : choisir un autre sous-marin
dock-here = Rentrer à la cité d’ici ({ $spot })
pay = Rester et payer { $face } ({ $price ->
    [one] { $price } Nemo
   *[other] { $price } Nemos
})
to-free = { $spot } ({ $zone })
to-dock = { $spot } (pour rentrer à la cité)
to-find = { $spot } : une découverte ({ $zone }), au plus { $price ->
    [one] { $price } Nemo
   *[other] { $price } Nemos
}
to-find-poor = { $spot } : une découverte ({ $zone }) ; il faudrait { $price ->
    [one] { $price } Nemo
   *[other] { $price } Nemos
}
to-looked = { $spot } : vous y avez vu { $face } – { $price ->
    [0] gratuit
    [one] { $price } Nemo
   *[other] { $price } Nemos
}
to-looked-poor = { $spot } : vous y avez vu { $face } ; il faudrait { $price ->
    [one] { $price } Nemo
   *[other] { $price } Nemos
}
to-known = { $spot } : { $face }, face visible ({ $price ->
    [one] { $price } Nemo
   *[other] { $price } Nemos
})
sailed = { $who } navigue depuis { $origin } vers { $spot }.
stayed = { $who } laisse sur place le sous-marin en { $spot }.
rested = { $who } laisse { $count ->
    [one] un sous-marin
   *[other] { $count } sous-marins
} sur place.
ask-dock = Le sous-marin en { $spot } rentre-t-il à la cité ?
dock-with = Rentrer par { $kind } en { $station }, un aquanaute y entre{ $price ->
    [0] {""}
    [one] {" "}({ $price } Nemo)
   *[other] {" "}({ $price } Nemos)
}
dock-without = Rentrer par { $kind } en { $station }, personne n’y entre
dock-not = Rester en mer
docked = { $who } rentre depuis { $spot } par { $kind } en { $station }.
came-aboard = { $who } dépose un aquanaute de sa réserve dans { $kind } en { $station }.

# Les découvertes récoltées.
found = { $who } trouve { $face } en { $spot }.
recovered = { $who } récolte { $face } en { $spot } pour { $price ->
    [one] { $price } Nemo
   *[other] { $price } Nemos
}.
cannot-pay = { $who } n’a pas { $price ->
    [one] le Nemo nécessaire
   *[other] les { $price } Nemos nécessaires
} pour récolter { $face } en { $spot }.
chest-opened = { $who } ouvre le coffre et gagne { $nemos ->
    [one] { $nemos } Nemo
   *[other] { $nemos } Nemos
}.
ask-dash = Le jeton de vitesse déplace aussitôt l’un de vos sous-marins de { $range } cases. Lequel ?
ask-dash-to = Où va le sous-marin en { $spot } ? Le jeton de vitesse lui donne { $range } cases.
dash-none = Renoncer au jeton de vitesse
ask-look = Votre recherche permet de consulter { $left ->
    [one] encore une découverte
   *[other] { $left } découvertes
}. Laquelle ?
look = { $spot } ({ $zone })
look-none = Ne plus rien consulter
looked = { $who } consulte la découverte en { $spot }.
saw = Vous avez vu { $tiles }.
ruin-marked = { $who } a marqué la ruine { $number }. Découvertes jusqu’ici : { $count } sur 15.
ruin-unmarked = La ruine { $number } est découverte, sans marqueur. Découvertes jusqu’ici : { $count } sur 15.
ask-news = Un aquanaute peut porter la nouvelle de l’Atlantide, jusqu’à { $left } mouvements. Lequel ?
ask-news-to = Où l’aquanaute parti depuis { $kind } en { $spot } porte-t-il la nouvelle ? Il dispose de { $left ->
    [one] { $left } mouvement
   *[other] { $left } mouvements
}.
news-none = Personne ne porte la nouvelle
last-ruins = Les ruines 13, 14 et 15 sont découvertes. Le tour { $round } est le dernier.
last-round = Le tour { $round } est le dernier.

# La fin.
mission-shown = { $who } avait la mission { $mission }{ $raised ->
    [0] .
    [one] {" "}et augmente une découverte.
   *[other] {" "}et augmente { $raised } découvertes.
}
won = { $who } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
won-together = { $who } gagnent ensemble avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
left = { $who } quitte la partie. Ses sous-marins et ses modules non construits sont retirés, le reste demeure.
sheet-stations = Modules d’exploration
sheet-finds = Découvertes
sheet-atlantis = Atlantide
sheet-raised = Augmentées par la mission
sheet-product = Modules × découvertes
sheet-nemos = Nemos restants
ending-last_ruins = Les ruines 13, 14 et 15 ont été découvertes et le dernier tour a été joué.
ending-all_found = Toutes les ruines de l’Atlantide ont été découvertes.
ending-stalled = Un tour entier s’est passé sans achat, construction ni récolte.
ending-nothing_built = Un tour entier s’est passé sans construction ni récolte.
ending-round_cap = Le nombre de tours convenu a été joué.
ending-left_alone = Tous les autres ont quitté la partie.

# Ce qui est encore à venir.
left-modules = Modules à acheter : { $numbers }.
left-no-modules = Il n’y a plus de module à acheter.
left-tiles = Découvertes face cachée : { $numbers }.
left-no-tiles = Plus aucune découverte n’est face cachée.
left-unseen = Découvertes hors de votre vue : { $numbers }.
left-no-unseen = Aucune découverte n’est hors de votre vue.
left-ruins = Ruines de l’Atlantide qui manquent encore : { $numbers }.
left-no-ruins = Toutes les ruines de l’Atlantide sont découvertes.
left-gone = Découvertes à côté du plateau : { $numbers }.
left-number = { $what } ({ $count })

# Formes brèves pour les messages : ce que fait une personne, sans son nom ; plusieurs à la fois ($each).
digest-laid = pose { $each }
digest-laid-each = { $what } en { $spot }
digest-walked = aquanautes { $each }
digest-walked-each = { $origin }–{ $spot }
digest-sailed = navigue { $each }
digest-sailed-each = { $origin }–{ $spot }
digest-built-over = recouvre { $tiles }
digest-ruin-unmarked = ruine { $number } découverte, sans marqueur ({ $count } sur 15)
digest-ruin-marked = marque la ruine { $number } ({ $count } sur 15)
