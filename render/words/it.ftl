# Le parole delle immagini.
picture-placing = ci si piazza sopra
picture-crossing-down = si attraversa verso il basso
picture-crossing-up = si attraversa verso l’alto
picture-to-move = Tocca a { $name }
picture-order = Ordine del round: poppa a prua
picture-order-first = Ordine del primo round
picture-since-yours = Dal tuo|ultimo turno
picture-since-public = Ultime mosse
picture-nothing-new = Niente di nuovo.
picture-took = raccoglie alla
picture-laid = ripone alla
picture-passed = passa
picture-left = ha lasciato
picture-moved = va alla
picture-points = pt
picture-left-name = { $name } (ha lasciato)
picture-hand = La tua mano  ·  { $count ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $count } carte
}
picture-worth = valgono { $points } alla fine,
picture-worth-short = vale { $points } alla fine
picture-kept = restano in mano, mai riposti
picture-laid-count = { $count ->
    [one] { $count } riposta
   *[other] { $count } riposte
}
picture-camp = campo
picture-no-token = nessun gettone
picture-closed = chiusa
picture-at-camp = All’accampamento
picture-portholes = Oblò
picture-final = Punteggio finale  ·  { $rounds ->
    [one] 1 round
   *[other] { $rounds } round
}
picture-wins = Vince { $name }
picture-rank-1 = 1º
picture-rank-2 = 2º
picture-rank-3 = 3º
picture-rank-4 = 4º
picture-tie = parità: verso poppa
picture-other = Altre carte
picture-in-hand = { $count } in mano
picture-bar-tokens = gettoni
picture-bar-lids = oblò
picture-bar-gems = tesori

picture-family-clothes = Vestiti
picture-family-navigation = Navigazione
picture-family-repair = Riparazione
picture-family-fishing = Pesca
picture-family-food = Viveri
picture-family-treasure = Tesori
picture-family-unknown = Altro

# Le immagini a parole.
told-head = { $title }. { $stage }, { $way }.
told-turn = Tocca a { $name }.
told-order = Poi: { $names }.
told-options = Segnati per te: { $labels }.
told-news = Che cosa è successo:
told-column = Colonna { $number }: { $cards }; { $left ->
    [one] 1 carta
   *[other] { $left } carte
} in ogni pila.
told-column-empty = La colonna { $number } è vuota.
told-face-down = coperta
told-pawn = Pedina di { $name }: davanti alla colonna { $column }, { $side } il Nautilus.
told-pawn-passed = { $name } ha passato; la pedina è davanti alla colonna { $column }, { $side } il Nautilus.
told-pawn-none = { $name } non ha ancora piazzato la pedina.
told-pawn-left = { $name } ha lasciato la partita.
told-camp = Accampamento: { $places }.
told-portholes = Oblò: { $stacks }.
told-stack = { $left ->
    [0] { $size } carte: finiti
   *[other] { $size } carte: { $values } punti
}
told-player = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} sul tavolo, { $hand ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $hand } carte
} in mano.
told-nothing-laid = niente di riposto
told-collection = { $colour }: { $parts } ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
})
told-place = { $colour } ({ $token })
told-token = gettone bonus: { $token }
told-closed = chiusa con un oblò da { $points }
told-hand = La tua mano, { $count ->
    [one] 1 carta
   *[other] { $count } carte
}:
told-hand-empty = La tua mano è vuota.
told-held = { $colour }: { $cards }.
told-worth = I tuoi tesori valgono { $points ->
    [one] 1 punto
   *[other] { $points } punti
} alla fine.
told-laid = Hai riposto:
told-shown = ancora in mano: { $cards }
told-end = { $title }. La partita è finita dopo { $rounds ->
    [one] 1 round
   *[other] { $rounds } round
}.
told-result = { $rank }: { $name } con { $points ->
    [one] 1 punto
   *[other] { $points } punti
} ({ $parts }).
told-more = Il resto è in /testo.

# La legenda: che cosa dicono i segni.
legend-title = Che cosa dicono i segni
sign-column = Una colonna della nave, per numero
sign-pile = Una pila: la carta in cima, quante ne restano
sign-hidden = Una pila coperta
sign-pawn = Una pedina: dove si trova chi gioca
sign-family = Un tipo di oggetti: colore e marchio
sign-hand = Carte in mano
sign-token = Un gettone bonus: punti per una collezione
sign-porthole = Un oblò: chiude una collezione per i suoi punti
