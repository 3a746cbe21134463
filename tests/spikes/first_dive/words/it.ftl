title = First Dive
ending-last_round = L’ultimo round è finito.
ending-alone = È rimasta una sola persona.

ask-lay = Quale conchiglia giochi?
wait-lay = { $who } gioca una conchiglia.
status = Round { $round }. Sul tavolo: { $table }.
nothing = ancora nulla
lay = Gioca il { $shell } ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
})
swap = Cambia il { $shell } con una conchiglia del mazzo

round-begins = Comincia il round { $round }.
laid = { $who } gioca un { $shell } per { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
swapped = { $who } cambia una conchiglia.
drew = Peschi un { $shell }.
left = { $who } lascia la partita.
won = { $count ->
    [one] { $who } vince
   *[other] { $who } vincono insieme
} con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.

sheet-points = Punti
sheet-laid = Conchiglie giocate
left-rounds = { $count ->
    [0] È l’ultimo round.
    [one] Dopo questo c’è ancora un round.
   *[other] Dopo questo ci sono ancora { $count } round.
}
left-pile = { $count ->
    [one] Una conchiglia nel mazzo.
   *[other] { $count } conchiglie nel mazzo.
}
left-hand = Nella tua mano: { $shells }.
