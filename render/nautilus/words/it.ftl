# Le parole delle immagini di Nautilus.
picture-title = Nautilus
picture-round = Round { $round }
picture-last-round = Ultimo round
picture-last-in = Il round { $round } è l’ultimo
picture-quiet-round = Round { $round }: ultimo?
picture-quiet = fine se non accade nulla
picture-quiet-built = fine senza ampliamenti
picture-phase-1 = Ampliare
picture-phase-2 = Ricercatori
picture-phase-3 = Immersione
picture-trench-open = fossa aperta
picture-trench-shut = fossa chiusa
picture-only-for = Solo per { $name }
picture-over = Punteggio finale
picture-wins = Vince { $name }
picture-points = { $points } pt
picture-first = primo
picture-left = ha lasciato
picture-left-name = { $name } (ha lasciato)
picture-atlantis = Atlantide
picture-last-ruins = { $numbers }: ultimo round
picture-since-yours = Dal tuo ultimo turno
picture-since-public = Le ultime mosse
picture-earlier = + { $count } prima
picture-nothing-new = Niente di nuovo.
picture-legend = Prezzo, scoperte rimaste
picture-stock = { $count ->
    [0] esauriti
   *[other] ancora { $count }
}
picture-room = fino a { $most } ricercatori
picture-in-reserve = { $count ->
    [0] nessuno in riserva
   *[other] { $count } in riserva
}
picture-launch = Lancio
picture-looked = Esaminata
picture-at-sea = Ancora da trovare
picture-gives = Operativi
picture-gives-training = Mosse
picture-gives-technical = Spazi in mare
picture-gives-sonar = Raggio del sonar
picture-gives-research = Da esaminare
picture-gives-analysis = Nemo per cofano
picture-doors = Corridoi
picture-doors-blue = verso i bordi;|a tre spazi,|lancio e rientro
picture-doors-brown = verso gli angoli;|a due spazi e due
picture-doors-turn = Due di un colore|devono toccarsi.|Quarti di giro.
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
picture-did-bought = acquista
picture-did-built = piazza
picture-did-gave-back = restituisce
picture-did-launched = lancia
picture-did-pinged = sonar
picture-did-paid = paga in
picture-did-looked = esamina
picture-did-docked = rientra
picture-did-opened = apre la fossa
picture-did-left = ha lasciato
picture-places = { $count ->
    [one] { $count } spazio
   *[other] { $count } spazi
}
picture-docks = collega
picture-buries = copre
picture-dock-at = rientra in { $spot }
picture-to-spend = da spendere
picture-due = da spendere, { $due ->
    [one] { $due } dovuto
   *[other] { $due } dovuti
}
picture-price-foreign = Attivare un laboratorio altrui
picture-price-ping = Ogni sottomarino che ascolta
picture-price-launch = Il lancio è gratis
picture-price-look = Esaminare è gratis
picture-at = da { $spot }
picture-turn-hint = si orienta|a quarti di giro
picture-one-or-none = uno o nessuno
picture-held = Da piazzare
picture-held-note = Acquista o amplia in questo|turno, o tutto torna nei mazzi.
picture-held-none = Ancora niente.
picture-ask-base = Piazza la base
picture-ask-buy = Acquista un modulo
picture-ask-build = Amplia
picture-ask-where = Piazzare dove?
picture-ask-turn = Orienta
picture-ask-walk = Chi si muove?
picture-ask-walk-to = Verso dove?
picture-ask-news = Chi porta la notizia?
picture-ask-news-to = Verso dove?
picture-ask-launch = Lancia
picture-ask-ping = Usa il sonar
picture-ask-sail = Quale si muove?
picture-ask-sail-to = Navigare dove?
picture-ask-dash = Quale scatta?
picture-ask-dash-to = Scattare dove?
picture-ask-dock = Rientra
picture-ask-look = Esamina
picture-left-walk = { $left ->
    [one] ancora { $left } mossa
   *[other] ancora { $left } mosse
}
picture-left-news = { $left ->
    [one] fino a { $left } mossa
   *[other] fino a { $left } mosse
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
    [one] arriva a { $left } spazio
   *[other] arriva a { $left } spazi
}
picture-left-look = { $left ->
    [one] ancora { $left } da esaminare
   *[other] ancora { $left } da esaminare
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
picture-number-training = mosse
picture-number-technical = spazi
picture-number-sonar = sonar
picture-number-research = da esaminare
picture-number-analysis = cofano
picture-sign-known = noto a te
picture-sign-down = coperta, barre = profondità
picture-sign-sonar = raggio dei tuoi sonar
picture-joins = collega { $modules }
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

# Le immagini in parole.
told-head = { $title }. { $stage }, { $phase }.
told-round = Round { $round }
told-phase-0 = preparazione
told-phase-1 = ampliamento
told-phase-2 = ricercatori
told-phase-3 = sottomarini
told-turn = È il turno di { $name }.
told-order = Poi, in questa fase: { $names }.
told-first = Primo giocatore: { $name }.
told-trench-open = La fossa è aperta.
told-trench-shut = La fossa è chiusa.
told-last = Il round { $round } è l’ultimo.
told-quiet = In questo round finora nessun acquisto, ampliamento o recupero: se resta così, la partita termina alla fine del round.
told-quiet-built = In questo round finora nessun ampliamento o recupero: se resta così, la partita termina alla fine del round.
told-due = I moduli in costruzione costano { $price } Nemo.
told-options = Segnati per te: { $labels }.
told-options-many = { $count } spazi sono segnati per te.
told-news = Che cosa è successo:
told-turns = Può essere orientato così:
told-kinds = Moduli da acquistare:
told-kind = { $kind }: { $price } Nemo, ne restano { $count }, corridoi blu { $blue }, corridoi marroni { $brown }
told-dwelling = { $kind }: { $price } Nemo per ricercatore, ne restano { $count }, corridoi blu { $blue }, corridoi marroni { $brown }
told-built-by = costruito da { $name }
told-laid = in costruzione, non ancora pagato
told-crew = { $name } { $count ->
    [one] { $count } ricercatore
   *[other] { $count } ricercatori
}
told-doors = corridoi { $ways }
told-passages = passaggi { $ways }
told-launches = spazi di lancio { $spots }
told-sub = { $name } ha un sottomarino in { $spot } ({ $zone }).
told-sub-over = { $name } ha un sottomarino in { $spot } ({ $zone }), sopra una scoperta non pagata: { $face }.
told-no-subs = Nessun sottomarino è in mare.
told-tiles = Coperte, { $zone } ({ $count }): { $spots }.
told-up = Scoperte a faccia in su: { $tiles }.
told-looked = { $name } ha esaminato { $spots }.
told-ruins = Rovine di Atlantide trovate: { $found } su { $all }.
told-ruins-of = { $name } ha trovato { $numbers }.
told-ruins-nobody = Trovate senza segnalino: { $numbers }.
told-ruins-missing = Mancano ancora: { $numbers }.
told-piles = Moduli da acquistare: { $piles }.
told-gone = Scoperte accanto alla plancia: { $tiles }.
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
told-running = Laboratori operativi: { $stations }
told-key = Può entrare nella fossa chiusa
told-threes = Ha il 3 di: { $kinds }
told-finds = Scoperte: { $finds }
told-reserve = In riserva: { $aquanauts ->
    [one] { $aquanauts } ricercatore
   *[other] { $aquanauts } ricercatori
}, { $subs ->
    [one] { $subs } sottomarino
   *[other] { $subs } sottomarini
}
told-gives-training = Mosse dei ricercatori
told-gives-technical = Spazi di un sottomarino
told-gives-sonar = Raggio del sonar
told-gives-research = Scoperte da esaminare per conchiglia
told-gives-analysis = Nemo in un cofano
told-held = Moduli da piazzare: { $modules }
told-hand = { $title }: ciò che sai.
told-mission = Il tuo obiettivo: { $mission }.
told-known = Hai esaminato: { $tiles }.
told-known-none = Non hai ancora esaminato nessuna scoperta.
told-had-mission = obiettivo { $mission }
told-end = { $title }. La partita è finita dopo { $rounds } round.
told-result = { $rank }: { $name } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} ({ $parts }).

# La legenda: che cosa dicono i segni.
sign-base = La base, dove comincia la città
sign-dwelling = Una residenza: porta acquanauti
sign-training = Addestramento: passi in più
sign-technical = Tecnologia: i sottomarini vanno più lontano
sign-sonar = Sonar: si sente più lontano
sign-research = Ricerca: più scoperte da esaminare
sign-analysis = Analisi: i cofani rendono di più
sign-aquanaut = Acquanauti, nel colore di chi li ha
sign-submarine = Un sottomarino
sign-hidden = Una scoperta coperta; più tratti, più a fondo
sign-find = Una scoperta trovata
sign-known = Noto solo a te
sign-nemo = Nemo, il denaro
sign-doors = I corridoi: blu con blu, marrone con marrone
sign-launch = Dove si varano i sottomarini
