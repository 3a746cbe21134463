# What an answer changes, for hints: each follows "This …", and others may follow it.
reason-points-more = { $count ->
    [one] rapporte { $count } point
   *[other] rapporte { $count } points
}
reason-points-less = { $count ->
    [one] coûte { $count } point
   *[other] coûte { $count } points
}
reason-nemos-more = { $count ->
    [one] rapporte { $count } Nemo
   *[other] rapporte { $count } Nemos
}
reason-nemos-less = { $count ->
    [one] coûte { $count } Nemo
   *[other] coûte { $count } Nemos
}
reason-stations-more = { $count ->
    [one] met en service { $count } station
   *[other] met en service { $count } stations
}
reason-stations-less = { $count ->
    [one] arrête { $count } station
   *[other] arrête { $count } stations
}
reason-finds-more = { $count ->
    [one] rapporte { $count } découverte
   *[other] rapporte { $count } découvertes
}
reason-finds-less = { $count ->
    [one] coûte { $count } découverte
   *[other] coûte { $count } découvertes
}
reason-modules-more = { $count ->
    [one] apporte { $count } module à construire
   *[other] apporte { $count } modules à construire
}
reason-modules-less = { $count ->
    [one] utilise { $count } module à construire
   *[other] utilise { $count } modules à construire
}
reason-submarines-more = { $count ->
    [one] envoie en mer { $count } sous-marin
   *[other] envoie en mer { $count } sous-marins
}
reason-submarines-less = { $count ->
    [one] ramène { $count } sous-marin
   *[other] ramène { $count } sous-marins
}
