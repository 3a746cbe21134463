# Les mots des images de Nautilus.
picture-title = Nautilus
picture-round = Tour { $round }
picture-last-round = Dernier tour
picture-last-in = Le tour { $round } est le dernier
picture-quiet-round = Tour { $round } : dernier ?
picture-quiet = fin si rien ne se passe
picture-quiet-built = fin sans construction
picture-phase-1 = Construire
picture-phase-2 = Aquanautes
picture-phase-3 = Plongée
picture-trench-open = fosse ouverte
picture-trench-shut = fosse fermée
picture-only-for = Pour { $name }
picture-over = Score final
picture-wins = { $name } gagne
picture-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
picture-first = premier
picture-left = a quitté
picture-left-name = { $name } (a quitté)
picture-atlantis = Atlantide
picture-last-ruins = { $numbers } : dernier tour
picture-since-yours = Depuis votre dernier tour
picture-since-public = Les derniers coups
picture-earlier = + { $count } avant
picture-nothing-new = Rien de nouveau.
picture-legend = Prix, jetons restants
picture-stock = { $count ->
    [0] épuisé
    [one] { $count } reste
   *[other] { $count } restent
}
picture-room = { $most } aquanautes au plus
picture-in-reserve = { $count ->
    [0] aucun en réserve
   *[other] { $count } en réserve
}
picture-launch = Lancement
picture-looked = Consultée
picture-at-sea = Encore à découvrir
picture-gives = En service
picture-gives-training = Mouvements
picture-gives-technical = Cases en plongée
picture-gives-sonar = Portée du sonar
picture-gives-research = À consulter
picture-gives-analysis = Nemos par coffre
picture-doors = Sas
picture-doors-blue = vers les côtés ;|à trois cases,|lancer et rentrer
picture-doors-brown = vers les coins ;|à deux cases et deux
picture-doors-turn = Deux sas d’une couleur|se font face.|Orienter par quarts.
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
picture-did-built = construit
picture-did-gave-back = rend
picture-did-launched = lance
picture-did-pinged = sonar
picture-did-paid = paie en
picture-did-looked = consulte
picture-did-docked = rentre
picture-did-opened = ouvre la fosse
picture-did-left = a quitté
picture-places = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
picture-docks = relié à
picture-buries = recouvre
picture-dock-at = rentre en { $spot }
picture-to-spend = à dépenser
picture-due = à dépenser, { $due ->
    [one] { $due } dû
   *[other] { $due } dus
}
picture-price-foreign = Mettre en service chez autrui
picture-price-ping = Chaque sous-marin qui sonde
picture-price-launch = Lancer est gratuit
picture-price-look = Consulter est gratuit
picture-at = depuis { $spot }
picture-turn-hint = à tourner|par quarts
picture-one-or-none = un seul ou aucun
picture-held = À construire
picture-held-note = Achetez ou construisez ce|tour, sinon tout est rendu.
picture-held-none = Rien encore.
picture-ask-base = Placer la base
picture-ask-buy = Acheter un module
picture-ask-build = Construire
picture-ask-where = Construire où ?
picture-ask-turn = Orienter
picture-ask-walk = Quel aquanaute ?
picture-ask-walk-to = Vers où ?
picture-ask-news = Qui porte la nouvelle ?
picture-ask-news-to = Vers où ?
picture-ask-launch = Lancer
picture-ask-ping = Sonder
picture-ask-sail = Lequel avance ?
picture-ask-sail-to = Avancer où ?
picture-ask-dash = Lequel file ?
picture-ask-dash-to = Filer où ?
picture-ask-dock = Rentrer
picture-ask-look = Consulter
picture-left-walk = { $left ->
    [one] encore { $left } mouvement
   *[other] encore { $left } mouvements
}
picture-left-news = { $left ->
    [one] jusqu’à { $left } mouvement
   *[other] jusqu’à { $left } mouvements
}
picture-left-sail = { $left ->
    [one] jusqu’à { $left } case
   *[other] jusqu’à { $left } cases
}
picture-left-dash = { $left ->
    [one] jusqu’à { $left } case
   *[other] jusqu’à { $left } cases
}
picture-left-ping = { $left ->
    [one] porte à { $left } case
   *[other] porte à { $left } cases
}
picture-left-look = encore { $left } à consulter
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
picture-number-training = mouvements
picture-number-technical = plongée
picture-number-sonar = sonar
picture-number-research = à consulter
picture-number-analysis = coffre
picture-sign-known = connu de vous
picture-sign-down = face cachée, traits = profondeur
picture-sign-sonar = portée de vos sonars
picture-joins = relié à { $modules }
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
told-quiet = Ni achat, ni construction, ni récolte dans ce tour pour l’instant : sans changement, la partie s’achève à la fin du tour.
told-quiet-built = Ni construction, ni récolte dans ce tour pour l’instant : sans changement, la partie s’achève à la fin du tour.
told-due = Les modules en construction coûtent { $price ->
    [one] { $price } Nemo
   *[other] { $price } Nemos
}.
told-options = Marqué pour vous : { $labels }.
told-options-many = { $count } cases sont marquées pour vous.
told-news = Ce qui s’est passé :
told-turns = Il peut être orienté ainsi :
told-kinds = Modules à acheter :
told-kind = { $kind } : { $price ->
    [one] { $price } Nemo
   *[other] { $price } Nemos
}, { $count } en réserve, sas bleus { $blue }, sas marron { $brown }
told-dwelling = { $kind } : { $price ->
    [one] { $price } Nemo
   *[other] { $price } Nemos
} par aquanaute, { $count } en réserve, sas bleus { $blue }, sas marron { $brown }
told-built-by = construit par { $name }
told-laid = en construction, pas encore payé
told-crew = { $name } { $count ->
    [one] { $count } aquanaute
   *[other] { $count } aquanautes
}
told-doors = sas { $ways }
told-passages = passages { $ways }
told-launches = cases de lancement { $spots }
told-sub = { $name } a un sous-marin en { $spot } ({ $zone }).
told-sub-over = { $name } a un sous-marin en { $spot } ({ $zone }), au-dessus d’une découverte non payée : { $face }.
told-no-subs = Aucun sous-marin n’est en mer.
told-tiles = Face cachée, { $zone } ({ $count }) : { $spots }.
told-up = Face visible : { $tiles }.
told-looked = { $name } a consulté { $spots }.
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
told-running = Modules en service : { $stations }
told-key = Peut entrer dans la fosse fermée
told-threes = A le 3 de : { $kinds }
told-finds = Découvertes : { $finds }
told-reserve = En réserve : { $aquanauts ->
    [one] { $aquanauts } aquanaute
   *[other] { $aquanauts } aquanautes
}, { $subs ->
    [one] { $subs } sous-marin
   *[other] { $subs } sous-marins
}
told-gives-training = Mouvements des aquanautes
told-gives-technical = Cases d’un sous-marin
told-gives-sonar = Portée du sonar
told-gives-research = Découvertes à consulter par coquillage
told-gives-analysis = Nemos d’un coffre
told-held = Modules à construire : { $modules }
told-hand = { $title } : ce que vous savez.
told-mission = Votre mission : { $mission }.
told-known = Vous avez consulté : { $tiles }.
told-known-none = Vous n’avez encore consulté aucune découverte.
told-had-mission = mission { $mission }
told-end = { $title }. La partie est finie après { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}.
told-result = { $rank } : { $name } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $parts }).

# La légende : ce que veulent dire les signes.
sign-base = La base, où commence la cité
sign-dwelling = Une habitation : elle amène des aquanautes
sign-training = Entraînement : les aquanautes vont plus loin
sign-technical = Technique : les sous-marins vont plus loin
sign-sonar = Sonar : on entend plus loin
sign-research = Recherche : plus de découvertes à consulter
sign-analysis = Analyse : les coffres rapportent plus
sign-aquanaut = Des aquanautes, à la couleur de leur camp
sign-submarine = Un sous-marin
sign-hidden = Découverte cachée ; plus de traits, plus profond
sign-find = Une découverte trouvée
sign-known = Ce que vous savez, et personne d’autre
sign-nemo = Des Nemos, l’argent
sign-doors = Les sas : bleu contre bleu, brun contre brun
sign-launch = Là où l’on lance les sous-marins
