# What an answer changes, for hints: each follows "This …", and others may follow it.
reason-points-more = { $count ->
    [one] porta 1 punto
   *[other] porta { $count } punti
}
reason-points-less = { $count ->
    [one] costa 1 punto
   *[other] costa { $count } punti
}
reason-held-more = { $count ->
    [one] porta una carta in mano
   *[other] porta { $count } carte in mano
}
reason-held-less = { $count ->
    [one] usa una carta in mano
   *[other] usa { $count } carte in mano
}
reason-stored-more = { $count ->
    [one] aggiunge una carta al campo
   *[other] aggiunge { $count } carte al campo
}
reason-stored-less = { $count ->
    [one] toglie una carta al campo
   *[other] toglie { $count } carte al campo
}
reason-tokens-more = { $count ->
    [one] porta un gettone Bonus
   *[other] porta { $count } gettoni Bonus
}
reason-tokens-less = { $count ->
    [one] costa un gettone Bonus
   *[other] costa { $count } gettoni Bonus
}
reason-portholes-more = { $count ->
    [one] chiude una collezione con un gettone Oblò
   *[other] chiude { $count } collezioni con gettoni Oblò
}
reason-portholes-less = { $count ->
    [one] apre una collezione con un gettone Oblò
   *[other] apre { $count } collezioni con gettoni Oblò
}
