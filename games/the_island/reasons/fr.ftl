# What an answer changes, for hints: each follows "This …", and others may follow it.
reason-ashore-more = { $count ->
    [one] met à l’abri { $count } explorateur
   *[other] met à l’abri { $count } explorateurs
}
reason-ashore-less = { $count ->
    [one] expose de nouveau { $count } explorateur
   *[other] expose de nouveau { $count } explorateurs
}
reason-aboard-more = { $count ->
    [one] met { $count } explorateur à bord d’un bateau
   *[other] met { $count } explorateurs à bord de bateaux
}
reason-aboard-less = { $count ->
    [one] fait quitter un bateau à { $count } explorateur
   *[other] fait quitter les bateaux à { $count } explorateurs
}
reason-swimming-more = { $count ->
    [one] laisse { $count } explorateur à l’eau
   *[other] laisse { $count } explorateurs à l’eau
}
reason-swimming-less = { $count ->
    [one] tire de l’eau { $count } explorateur
   *[other] tire de l’eau { $count } explorateurs
}
reason-lost-more = { $count ->
    [one] fait perdre { $count } explorateur
   *[other] fait perdre { $count } explorateurs
}
reason-lost-less = { $count ->
    [one] rend { $count } explorateur
   *[other] rend { $count } explorateurs
}
reason-others-lost-more = { $count ->
    [one] coûte aux autres { $count } explorateur
   *[other] coûte aux autres { $count } explorateurs
}
reason-others-lost-less = { $count ->
    [one] rend aux autres { $count } explorateur
   *[other] rend aux autres { $count } explorateurs
}
reason-tiles-more = { $count ->
    [one] apporte { $count } tuile en main
   *[other] apporte { $count } tuiles en main
}
reason-tiles-less = { $count ->
    [one] utilise { $count } tuile en main
   *[other] utilise { $count } tuiles en main
}
reason-way-more = { $count ->
    [one] éloigne de { $count } case
   *[other] éloigne de { $count } cases
}
reason-way-less = { $count ->
    [one] rapproche de { $count } case des îles sûres
   *[other] rapproche de { $count } cases des îles sûres
}
