# What an answer changes, for hints: each follows "This …", and others may follow it.
reason-points-more = { $count ->
    [one] rapporte { $count } point
   *[other] rapporte { $count } points
}
reason-points-less = { $count ->
    [one] coûte { $count } point
   *[other] coûte { $count } points
}
reason-cities-more = { $count ->
    [one] donne { $count } cité reliée
   *[other] donne { $count } cités reliées
}
reason-cities-less = { $count ->
    [one] coupe { $count } cité reliée
   *[other] coupe { $count } cités reliées
}
reason-unlinked-more = { $count ->
    [one] construit { $count } cité sans tunnel
   *[other] construit { $count } cités sans tunnel
}
reason-unlinked-less = { $count ->
    [one] relie { $count } cité
   *[other] relie { $count } cités
}
reason-tunnels-more = { $count ->
    [one] construit { $count } tunnel
   *[other] construit { $count } tunnels
}
reason-tunnels-less = { $count ->
    [one] perd { $count } tunnel
   *[other] perd { $count } tunnels
}
reason-buildings-more = { $count ->
    [one] construit { $count } bâtiment
   *[other] construit { $count } bâtiments
}
reason-buildings-less = { $count ->
    [one] perd { $count } bâtiment
   *[other] perd { $count } bâtiments
}
reason-upgrades-more = { $count ->
    [one] améliore { $count } structure
   *[other] améliore { $count } structures
}
reason-upgrades-less = { $count ->
    [one] dégrade { $count } structure
   *[other] dégrade { $count } structures
}
reason-metropolises-more = { $count ->
    [one] atteint { $count } métropole
   *[other] atteint { $count } métropoles
}
reason-metropolises-less = { $count ->
    [one] perd { $count } métropole
   *[other] perd { $count } métropoles
}
reason-cr-more = { $count ->
    [one] rapporte { $count } crédit
   *[other] rapporte { $count } crédits
}
reason-cr-less = { $count ->
    [one] coûte { $count } crédit
   *[other] coûte { $count } crédits
}
reason-ke-more = { $count ->
    [one] rapporte { $count } algue
   *[other] rapporte { $count } algues
}
reason-ke-less = { $count ->
    [one] coûte { $count } algue
   *[other] coûte { $count } algues
}
reason-st-more = rapporte { $count } flexacier
reason-st-less = coûte { $count } flexacier
reason-sc-more = rapporte { $count } science
reason-sc-less = coûte { $count } science
reason-bi-more = { $count ->
    [one] rapporte { $count } biomatériau
   *[other] rapporte { $count } biomatériaux
}
reason-bi-less = { $count ->
    [one] coûte { $count } biomatériau
   *[other] coûte { $count } biomatériaux
}
reason-cards-more = { $count ->
    [one] pose { $count } carte à côté du plateau
   *[other] pose { $count } cartes à côté du plateau
}
reason-cards-less = { $count ->
    [one] retire { $count } carte à côté du plateau
   *[other] retire { $count } cartes à côté du plateau
}
reason-hand-more = { $count ->
    [one] apporte { $count } carte en main
   *[other] apporte { $count } cartes en main
}
reason-hand-less = { $count ->
    [one] utilise { $count } carte en main
   *[other] utilise { $count } cartes en main
}
