# What an answer changes, for hints: each follows "This …", and others may follow it.
reason-points-more = { $count ->
    [one] rapporte { $count } point
   *[other] rapporte { $count } points
}
reason-points-less = { $count ->
    [one] coûte { $count } point
   *[other] coûte { $count } points
}
reason-held-more = { $count ->
    [one] apporte { $count } carte en main
   *[other] apporte { $count } cartes en main
}
reason-held-less = { $count ->
    [one] utilise { $count } carte en main
   *[other] utilise { $count } cartes en main
}
reason-stored-more = { $count ->
    [one] ajoute { $count } carte au camp
   *[other] ajoute { $count } cartes au camp
}
reason-stored-less = { $count ->
    [one] retire { $count } carte au camp
   *[other] retire { $count } cartes au camp
}
reason-tokens-more = { $count ->
    [one] rapporte { $count } jeton Bonus
   *[other] rapporte { $count } jetons Bonus
}
reason-tokens-less = { $count ->
    [one] coûte { $count } jeton Bonus
   *[other] coûte { $count } jetons Bonus
}
reason-portholes-more = { $count ->
    [one] ferme { $count } collection avec un jeton Hublot
   *[other] ferme { $count } collections avec des jetons Hublot
}
reason-portholes-less = { $count ->
    [one] ouvre { $count } collection avec un jeton Hublot
   *[other] ouvre { $count } collections avec des jetons Hublot
}
