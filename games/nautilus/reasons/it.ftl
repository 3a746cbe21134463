# What an answer changes, for hints: each follows "This …", and others may follow it.
reason-points-more = { $count ->
    [one] porta 1 punto
   *[other] porta { $count } punti
}
reason-points-less = { $count ->
    [one] costa 1 punto
   *[other] costa { $count } punti
}
reason-nemos-more = { $count ->
    [one] porta 1 Nemo
   *[other] porta { $count } Nemo
}
reason-nemos-less = { $count ->
    [one] costa 1 Nemo
   *[other] costa { $count } Nemo
}
reason-stations-more = { $count ->
    [one] avvia una stazione
   *[other] avvia { $count } stazioni
}
reason-stations-less = { $count ->
    [one] ferma una stazione
   *[other] ferma { $count } stazioni
}
reason-finds-more = { $count ->
    [one] porta una scoperta
   *[other] porta { $count } scoperte
}
reason-finds-less = { $count ->
    [one] costa una scoperta
   *[other] costa { $count } scoperte
}
reason-modules-more = { $count ->
    [one] porta un modulo da costruire
   *[other] porta { $count } moduli da costruire
}
reason-modules-less = { $count ->
    [one] usa un modulo da costruire
   *[other] usa { $count } moduli da costruire
}
reason-submarines-more = { $count ->
    [one] manda in mare un sottomarino
   *[other] manda in mare { $count } sottomarini
}
reason-submarines-less = { $count ->
    [one] riporta un sottomarino
   *[other] riporta { $count } sottomarini
}
