# Le parole delle immagini di Nautilus.
picture-title = Nautilus
picture-year = 2002
picture-round = Round { $round }
picture-last-round = Ultimo round
picture-last-in = Il round { $round } è l’ultimo
picture-phase-1 = Ampliare
picture-phase-2 = Ricercatori
picture-phase-3 = Immersione
picture-trench-open = fossa aperta
picture-trench-shut = fossa chiusa
picture-to-move = tocca a
picture-only-for = solo per
picture-over = Punteggio finale
picture-points = { $points } pt
picture-first = primo
picture-left = assente
picture-left-name = { $name } (assente)
picture-atlantis = Atlantide
picture-last-ruins = { $numbers }: ultimo round
picture-since-yours = Dal tuo ultimo turno
picture-since-public = Le ultime mosse
picture-earlier = + { $count } prima
picture-nothing-new = Niente di nuovo.
picture-legend = Prezzo, scoperte rimaste
picture-launch = Lancio
picture-looked = Già guardata
picture-at-sea = Ancora da trovare
picture-gives = In funzione
picture-gives-training = Cammino
picture-gives-technical = Rotta
picture-gives-sonar = Sonar
picture-gives-research = Sguardi
picture-gives-analysis = Cofano
picture-doors = Porte
picture-zone-lagoon = laguna
picture-zone-slope = declivio
picture-zone-deep = blu profondo
picture-zone-trench = fossa
picture-kind-green = Residenza
picture-kind-violet = Residenza
picture-kind-training = Addestr.
picture-kind-technical = Tecnologia
picture-kind-sonar = Sonar
picture-kind-research = Ricerca
picture-kind-analysis = Analisi
picture-did-placed = piazza
picture-did-bought = compra
picture-did-built = costruisce
picture-did-gave-back = restituisce
picture-did-launched = lancia
picture-did-pinged = sonar
picture-did-paid = paga in
picture-did-cannot-pay = non può pagare
picture-did-looked = guarda
picture-did-docked = rientra
picture-did-opened = apre la fossa
picture-did-left = se n’è andato
picture-places = { $count ->
    [one] { $count } spazio
   *[other] { $count } spazi
}
picture-docks = unita a
picture-buries = copre
picture-to-spend = da spendere
picture-due = da spendere, { $due ->
    [one] { $due } dovuto
   *[other] { $due } dovuti
}
picture-at = da { $spot }
picture-turn-hint = si può girare|di un quarto
picture-ask-base = Piazza la base
picture-ask-buy = Compra un modulo
picture-ask-build = Costruisci
picture-ask-where = Costruire dove?
picture-ask-turn = Gira
picture-ask-walk = Chi cammina?
picture-ask-walk-to = Camminare dove?
picture-ask-news = Chi porta la notizia?
picture-ask-news-to = Camminare dove?
picture-ask-launch = Lancia
picture-ask-ping = Ascolta
picture-ask-sail = Quale si muove?
picture-ask-sail-to = Navigare dove?
picture-ask-dash = Quale scatta?
picture-ask-dash-to = Scattare dove?
picture-ask-dock = Rientra
picture-ask-look = Guarda
picture-left-walk = { $left ->
    [one] ancora { $left } passo
   *[other] ancora { $left } passi
}
picture-left-news = { $left ->
    [one] fino a { $left } passo
   *[other] fino a { $left } passi
}
picture-left-sail = { $left ->
    [one] fino a { $left } spazio
   *[other] fino a { $left } spazi
}
picture-left-dash = { $left ->
    [one] fino a { $left } spazio
   *[other] fino a { $left } spazi
}
picture-left-ping = { $left ->
    [one] sente a { $left } spazio
   *[other] sente a { $left } spazi
}
picture-left-look = { $left ->
    [one] ancora { $left } sguardo
   *[other] ancora { $left } sguardi
}
picture-mission = Obiettivo segreto
picture-raise = +1 ciascuna alla fine, per { $price } Nemo
picture-known = Ciò che conosco
picture-known-none = Ancora niente.
picture-worth = pt
picture-face-gold = Oro
picture-face-jellyfish = Medusa
picture-face-urchin = Riccio
picture-face-scallop = Capasanta
picture-face-snail = Lumaca
picture-face-chest = Cofano
picture-face-speed = Velocità
picture-face-atlantis = Rovina
picture-number-nemos = Nemo
picture-number-training = cammino
picture-number-technical = rotta
picture-number-sonar = sonar
picture-number-research = sguardi
picture-number-analysis = cofano
picture-sign-known = noto a te
picture-sign-down = coperta, barre = profondità
picture-sign-sonar = ciò che sentono i tuoi sottomarini
picture-joins = unisce { $modules }
picture-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } round
}
picture-rank-1 = 1°
picture-rank-2 = 2°
picture-rank-3 = 3°
picture-rank-4 = 4°
picture-sheet-stations = Laboratori
picture-sheet-finds = Scoperte
picture-sheet-atlantis = Atlantide
picture-sheet-raised = Obiettivo
picture-sheet-product = Prodotto
picture-sheet-nemos = Nemo
picture-bar = In tutto
picture-winner = vince

# Le immagini in parole.
told-head = { $title }. { $stage }, { $phase }.
told-round = Round { $round }
told-phase-0 = preparazione
told-phase-1 = ampliamento
told-phase-2 = ricercatori
told-phase-3 = sottomarini
told-turn = Tocca a { $name }.
told-order = Poi, in questa fase: { $names }.
told-first = Primo giocatore: { $name }.
told-trench-open = La fossa è aperta.
told-trench-shut = La fossa è chiusa.
told-last = Il round { $round } è l’ultimo.
told-due = I moduli in costruzione costano { $price } Nemo.
told-options = Segnati per te: { $labels }.
told-options-many = { $count } spazi sono segnati per te.
told-news = Che cosa è successo:
told-turns = Può essere girato così:
told-built-by = costruito da { $name }
told-laid = in costruzione, non ancora pagato
told-crew = { $name } { $count ->
    [one] { $count } ricercatore
   *[other] { $count } ricercatori
}
told-doors = porte { $ways }
told-passages = passaggi { $ways }
told-launches = spazi di lancio { $spots }
told-sub = { $name } ha un sottomarino in { $spot } ({ $zone }).
told-sub-over = { $name } ha un sottomarino in { $spot } ({ $zone }), sopra una scoperta non pagata: { $face }.
told-no-subs = Nessun sottomarino è in mare.
told-tiles = Coperte, { $zone } ({ $count }): { $spots }.
told-up = Scoperte a faccia in su: { $tiles }.
told-looked = { $name } ha guardato { $spots }.
told-ruins = Rovine di Atlantide trovate: { $found } su { $all }.
told-ruins-of = { $name } ha trovato { $numbers }.
told-ruins-nobody = Trovate senza segnalino: { $numbers }.
told-ruins-missing = Mancano ancora: { $numbers }.
told-piles = Moduli da comprare: { $piles }.
told-gone = Scoperte accanto al tabellone: { $tiles }.
told-player = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} finora, { $nemos } Nemo.
told-player-left = { $name } ha lasciato la partita: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
told-none = nessuno
told-no-finds = nessuna
told-running = Laboratori attivi: { $stations }
told-threes = Ha il 3 di: { $kinds }
told-finds = Scoperte: { $finds }
told-reserve = In riserva: { $aquanauts ->
    [one] { $aquanauts } ricercatore
   *[other] { $aquanauts } ricercatori
}, { $subs ->
    [one] { $subs } sottomarino
   *[other] { $subs } sottomarini
}
told-gives-training = Passi dei ricercatori
told-gives-technical = Spazi di un sottomarino
told-gives-sonar = Raggio del sonar
told-gives-research = Sguardi per conchiglia
told-gives-analysis = Nemo in un cofano
told-held = Moduli in mano: { $modules }
told-hand = { $title }: ciò che sai.
told-mission = Il tuo obiettivo: { $mission }.
told-known = Hai guardato: { $tiles }.
told-known-none = Non hai ancora guardato nessuna scoperta.
told-had-mission = obiettivo { $mission }
told-end = { $title }. La partita è finita dopo { $rounds } round.
told-result = { $rank }: { $name } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} ({ $parts }).
