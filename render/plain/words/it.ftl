# L’aspetto semplice di un gioco che non ha ancora un disegno suo.
plain-over = La partita è finita
plain-winners = Vittoria: { $names }
plain-left = Ancora da venire
plain-news = Ultime mosse
plain-news-yours = Dal tuo ultimo turno
plain-gone = { $name } (non gioca più)

plain-told-turn = Tocca a { $name }.
plain-told-over = La partita è finita.
plain-told-winners = Vittoria: { $names }.
plain-told-player = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
plain-told-seated = { $name } partecipa.
plain-told-line = { $label }: { $counts }.
plain-told-count = { $name } { $points }
plain-told-left = Ancora da venire:
plain-told-news = Che cosa è successo:
