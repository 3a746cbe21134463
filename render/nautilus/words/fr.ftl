# Les mots des images de Nautilus.
picture-title = Nautilus
picture-year = 2002
picture-round = Tour { $round }
picture-last-round = Dernier tour
picture-last-in = Le tour { $round } est le dernier
picture-phase-1 = Bâtir
picture-phase-2 = Aquanautes
picture-phase-3 = Plongée
picture-trench-open = fosse ouverte
picture-trench-shut = fosse fermée
picture-to-move = au tour de
picture-only-for = seulement pour
picture-over = Score final
picture-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
picture-first = premier
picture-left = absent
picture-left-name = { $name } (absent)
picture-atlantis = Atlantide
picture-last-ruins = { $numbers } : dernier tour
picture-since-yours = Depuis votre dernier tour
picture-since-public = Les derniers coups
picture-earlier = + { $count } avant
picture-nothing-new = Rien de nouveau.
picture-legend = Prix, jetons restants
picture-launch = Lancement
picture-looked = Regardée
picture-at-sea = Encore à découvrir
picture-gives = En marche
picture-gives-training = Marche
picture-gives-technical = Plongée
picture-gives-sonar = Sonar
picture-gives-research = Regards
picture-gives-analysis = Coffre
picture-doors = Portes
picture-zone-lagoon = lagon
picture-zone-slope = fonds
picture-zone-deep = grands fonds
picture-zone-trench = fosse
picture-kind-green = Habitation
picture-kind-violet = Habitation
picture-kind-training = Entraîn.
picture-kind-technical = Technique
picture-kind-sonar = Sonar
picture-kind-research = Recherche
picture-kind-analysis = Analyse
picture-did-placed = place
picture-did-bought = achète
picture-did-built = bâtit
picture-did-gave-back = rend
picture-did-launched = lance
picture-did-pinged = sonar
picture-did-paid = paie en
picture-did-cannot-pay = ne peut payer
picture-did-looked = regarde
picture-did-docked = rentre
picture-did-opened = ouvre la fosse
picture-did-left = est parti
picture-places = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
picture-docks = jointe à
picture-buries = recouvre
picture-to-spend = à dépenser
picture-due = à dépenser, { $due ->
    [one] { $due } dû
   *[other] { $due } dus
}
picture-at = depuis { $spot }
picture-turn-hint = à tourner|par quarts
picture-ask-base = Placer la base
picture-ask-buy = Acheter un module
picture-ask-build = Bâtir
picture-ask-where = Bâtir où ?
picture-ask-turn = Tourner
picture-ask-walk = Qui marche ?
picture-ask-walk-to = Marcher où ?
picture-ask-news = Qui porte la nouvelle ?
picture-ask-news-to = Marcher où ?
picture-ask-launch = Lancer
picture-ask-ping = Écouter
picture-ask-sail = Lequel avance ?
picture-ask-sail-to = Avancer où ?
picture-ask-dash = Lequel file ?
picture-ask-dash-to = Filer où ?
picture-ask-dock = Rentrer
picture-ask-look = Regarder
picture-left-walk = { $left ->
    [one] encore { $left } pas
   *[other] encore { $left } pas
}
picture-left-news = jusqu’à { $left } pas
picture-left-sail = { $left ->
    [one] jusqu’à { $left } case
   *[other] jusqu’à { $left } cases
}
picture-left-dash = { $left ->
    [one] jusqu’à { $left } case
   *[other] jusqu’à { $left } cases
}
picture-left-ping = { $left ->
    [one] entend à { $left } case
   *[other] entend à { $left } cases
}
picture-left-look = { $left ->
    [one] encore { $left } regard
   *[other] encore { $left } regards
}
picture-mission = Mission secrète
picture-raise = chacune +1 à la fin, pour { $price } Nemo
picture-known = Ce que je connais
picture-known-none = Rien encore.
picture-worth = pts
picture-face-gold = Or
picture-face-jellyfish = Méduse
picture-face-urchin = Oursin
picture-face-scallop = Saint-Jacques
picture-face-snail = Escargot
picture-face-chest = Coffre
picture-face-speed = Vitesse
picture-face-atlantis = Ruine
picture-number-nemos = Nemos
picture-number-training = marche
picture-number-technical = plongée
picture-number-sonar = sonar
picture-number-research = regards
picture-number-analysis = coffre
picture-sign-known = connu de vous
picture-sign-down = face cachée, traits = profondeur
picture-sign-sonar = ce que vos sous-marins entendent
picture-joins = joint { $modules }
picture-rounds = { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}
picture-rank-1 = 1er
picture-rank-2 = 2e
picture-rank-3 = 3e
picture-rank-4 = 4e
picture-sheet-stations = Modules
picture-sheet-finds = Découvertes
picture-sheet-atlantis = Atlantide
picture-sheet-raised = Mission
picture-sheet-product = Produit
picture-sheet-nemos = Nemos
picture-bar = En tout
picture-winner = gagne

# Les images en mots.
told-head = { $title }. { $stage }, { $phase }.
told-round = Tour { $round }
told-phase-0 = mise en place
told-phase-1 = construction
told-phase-2 = déplacement des aquanautes
told-phase-3 = sous-marins
told-turn = C’est à { $name } de jouer.
told-order = Ensuite, dans cette phase : { $names }.
told-first = Premier joueur : { $name }.
told-trench-open = La fosse est ouverte.
told-trench-shut = La fosse est fermée.
told-last = Le tour { $round } est le dernier.
told-due = Les modules en construction coûtent { $price ->
    [one] { $price } Nemo
   *[other] { $price } Nemos
}.
told-options = Marqué pour vous : { $labels }.
told-options-many = { $count } cases sont marquées pour vous.
told-news = Ce qui s’est passé :
told-turns = Il peut être tourné ainsi :
told-built-by = bâti par { $name }
told-laid = en construction, pas encore payé
told-crew = { $name } { $count ->
    [one] { $count } aquanaute
   *[other] { $count } aquanautes
}
told-doors = portes { $ways }
told-passages = passages { $ways }
told-launches = cases de lancement { $spots }
told-sub = { $name } a un sous-marin en { $spot } ({ $zone }).
told-sub-over = { $name } a un sous-marin en { $spot } ({ $zone }), au-dessus d’une découverte non payée : { $face }.
told-no-subs = Aucun sous-marin n’est en mer.
told-tiles = Face cachée, { $zone } ({ $count }) : { $spots }.
told-up = Face visible : { $tiles }.
told-looked = { $name } a regardé { $spots }.
told-ruins = Ruines de l’Atlantide découvertes : { $found } sur { $all }.
told-ruins-of = { $name } a découvert { $numbers }.
told-ruins-nobody = Découvertes sans marqueur : { $numbers }.
told-ruins-missing = Manquent encore : { $numbers }.
told-piles = Modules à acheter : { $piles }.
told-gone = Découvertes à côté du plateau : { $tiles }.
told-player = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant, { $nemos ->
    [one] { $nemos } Nemo
   *[other] { $nemos } Nemos
}.
told-player-left = { $name } a quitté la partie : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-none = aucun
told-no-finds = aucune
told-running = Modules en marche : { $stations }
told-threes = A le 3 de : { $kinds }
told-finds = Découvertes : { $finds }
told-reserve = En réserve : { $aquanauts ->
    [one] { $aquanauts } aquanaute
   *[other] { $aquanauts } aquanautes
}, { $subs ->
    [one] { $subs } sous-marin
   *[other] { $subs } sous-marins
}
told-gives-training = Pas des aquanautes
told-gives-technical = Cases d’un sous-marin
told-gives-sonar = Portée du sonar
told-gives-research = Regards par coquille
told-gives-analysis = Nemos d’un coffre
told-held = Modules en main : { $modules }
told-hand = { $title } : ce que vous savez.
told-mission = Votre mission : { $mission }.
told-known = Vous avez regardé : { $tiles }.
told-known-none = Vous n’avez encore regardé aucune découverte.
told-had-mission = mission { $mission }
told-end = { $title }. La partie est finie après { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}.
told-result = { $rank } : { $name } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $parts }).
