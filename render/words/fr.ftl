# Les mots des images.
picture-placing = on se place au-dessus
picture-crossing-down = on traverse vers le bas
picture-crossing-up = on traverse vers le haut
picture-to-move = À { $name } de jouer
picture-order = Ordre du tour : poupe à proue
picture-order-first = Ordre du premier tour
picture-since-yours = Depuis votre|dernier tour
picture-since-public = Derniers coups
picture-nothing-new = Rien de nouveau.
picture-took = récupère en
picture-laid = stocke en
picture-passed = passe
picture-left = a quitté
picture-moved = va en
picture-points = pts
picture-left-name = { $name } (a quitté)
picture-hand = Votre main  ·  { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
}
picture-worth = valent { $points } à la fin,
picture-worth-short = vaut { $points } à la fin
picture-kept = gardés en main, jamais stockés
picture-laid-count = { $count ->
    [one] { $count } stockée
   *[other] { $count } stockées
}
picture-camp = au camp
picture-no-token = aucun jeton
picture-closed = fermée
picture-at-camp = Au campement
picture-portholes = Hublots
picture-final = Score final  ·  { $rounds ->
    [one] 1 tour
   *[other] { $rounds } tours
}
picture-wins = { $name } gagne
picture-rank-1 = 1er
picture-rank-2 = 2e
picture-rank-3 = 3e
picture-rank-4 = 4e
picture-tie = égalité : vers la poupe
picture-other = Autres cartes
picture-in-hand = { $count } en main
picture-bar-tokens = jetons
picture-bar-lids = hublots
picture-bar-gems = trésors

picture-family-clothes = Vêtements
picture-family-navigation = Navigation
picture-family-repair = Réparation
picture-family-fishing = Pêche
picture-family-food = Vivres
picture-family-treasure = Trésors
picture-family-unknown = Autres

# Les images en mots.
told-head = { $title }. { $stage }, { $way }.
told-turn = C’est à { $name } de jouer.
told-order = Ensuite : { $names }.
told-options = Repères pour vous : { $labels }.
told-news = Ce qui s’est passé :
told-column = Colonne { $number } : { $cards } ; { $left ->
    [one] 1 carte
   *[other] { $left } cartes
} dans chaque pile.
told-column-empty = La colonne { $number } est vide.
told-face-down = face cachée
told-pawn = { $name } : pion face à la colonne { $column }, { $side } du Nautilus.
told-pawn-passed = { $name } a passé ; pion face à la colonne { $column }, { $side } du Nautilus.
told-pawn-none = { $name } n’a pas encore placé son pion.
told-pawn-left = { $name } a quitté la partie.
told-camp = Campement : { $places }.
told-portholes = Hublots : { $stacks }.
told-stack = { $left ->
    [0] { $size } cartes : plus aucun
   *[other] { $size } cartes : { $values } points
}
told-player = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur la table, { $hand ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $hand } cartes
} en main.
told-nothing-laid = rien de stocké
told-collection = { $colour } : { $parts } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
told-place = { $colour } ({ $token })
told-token = jeton bonus : { $token }
told-closed = fermée par un hublot de { $points }
told-hand = Votre main, { $count ->
    [one] 1 carte
   *[other] { $count } cartes
} :
told-hand-empty = Votre main est vide.
told-held = { $colour } : { $cards }.
told-worth = Vos trésors valent { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin.
told-laid = Vous avez stocké :
told-shown = encore en main : { $cards }
told-end = { $title }. La partie est finie après { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}.
told-result = { $rank } : { $name } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $parts }).
told-more = Le reste est dans /texte.

# La légende : ce que veulent dire les signes.
legend-title = Ce que veulent dire les signes
sign-column = Une colonne du navire, par son numéro
sign-pile = Une pile : sa carte du dessus, ce qu’il en reste
sign-hidden = Une pile face cachée
sign-pawn = Un pion : là où se tient la personne
sign-family = Une sorte d’objets : couleur et marque
sign-hand = Cartes en main
sign-token = Un jeton bonus : des points pour une collection
sign-porthole = Un hublot : ferme une collection pour ses points
