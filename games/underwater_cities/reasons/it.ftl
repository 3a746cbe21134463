# What an answer changes, for hints: each follows "This …", and others may follow it.
reason-points-more = { $count ->
    [one] porta 1 punto
   *[other] porta { $count } punti
}
reason-points-less = { $count ->
    [one] costa 1 punto
   *[other] costa { $count } punti
}
reason-cities-more = { $count ->
    [one] dà una città collegata
   *[other] dà { $count } città collegate
}
reason-cities-less = { $count ->
    [one] isola una città collegata
   *[other] isola { $count } città collegate
}
reason-unlinked-more = { $count ->
    [one] costruisce una città senza tunnel
   *[other] costruisce { $count } città senza tunnel
}
reason-unlinked-less = { $count ->
    [one] collega una città
   *[other] collega { $count } città
}
reason-tunnels-more = { $count ->
    [one] costruisce un tunnel
   *[other] costruisce { $count } tunnel
}
reason-tunnels-less = { $count ->
    [one] perde un tunnel
   *[other] perde { $count } tunnel
}
reason-buildings-more = { $count ->
    [one] costruisce un edificio
   *[other] costruisce { $count } edifici
}
reason-buildings-less = { $count ->
    [one] perde un edificio
   *[other] perde { $count } edifici
}
reason-upgrades-more = { $count ->
    [one] migliora una struttura
   *[other] migliora { $count } strutture
}
reason-upgrades-less = { $count ->
    [one] peggiora una struttura
   *[other] peggiora { $count } strutture
}
reason-metropolises-more = { $count ->
    [one] raggiunge una metropoli
   *[other] raggiunge { $count } metropoli
}
reason-metropolises-less = { $count ->
    [one] perde una metropoli
   *[other] perde { $count } metropoli
}
reason-cr-more = { $count ->
    [one] porta 1 credito
   *[other] porta { $count } crediti
}
reason-cr-less = { $count ->
    [one] costa 1 credito
   *[other] costa { $count } crediti
}
reason-ke-more = { $count ->
    [one] porta 1 alga
   *[other] porta { $count } alghe
}
reason-ke-less = { $count ->
    [one] costa 1 alga
   *[other] costa { $count } alghe
}
reason-st-more = { $count ->
    [one] porta 1 plastacciaio
   *[other] porta { $count } plastacciaio
}
reason-st-less = { $count ->
    [one] costa 1 plastacciaio
   *[other] costa { $count } plastacciaio
}
reason-sc-more = { $count ->
    [one] porta 1 scienza
   *[other] porta { $count } scienze
}
reason-sc-less = { $count ->
    [one] costa 1 scienza
   *[other] costa { $count } scienze
}
reason-bi-more = { $count ->
    [one] porta 1 biomateria
   *[other] porta { $count } biomaterie
}
reason-bi-less = { $count ->
    [one] costa 1 biomateria
   *[other] costa { $count } biomaterie
}
reason-cards-more = { $count ->
    [one] mette una carta accanto alla plancia
   *[other] mette { $count } carte accanto alla plancia
}
reason-cards-less = { $count ->
    [one] toglie una carta accanto alla plancia
   *[other] toglie { $count } carte accanto alla plancia
}
reason-hand-more = { $count ->
    [one] porta una carta in mano
   *[other] porta { $count } carte in mano
}
reason-hand-less = { $count ->
    [one] usa una carta in mano
   *[other] usa { $count } carte in mano
}
