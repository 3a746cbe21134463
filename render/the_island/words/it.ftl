# Le parole delle immagini di The Island.
picture-turn = Turno { $turn }
picture-step-1 = Tessera
picture-step-2 = Muovi
picture-step-3 = Affonda
picture-step-4 = Creatura
picture-placing-explorers = Si piazzano gli esploratori
picture-placing-boats = Si piazzano le barche
picture-saved = salvi
picture-playing = in gioco
picture-lost = persi
picture-tiles = tessere
picture-placed = piazzati
picture-to-place = da piazzare
picture-boats = barche
picture-left = ha lasciato
picture-since-yours = Dal tuo ultimo turno
picture-since-public = Ultime mosse
picture-nothing-new = Niente di nuovo.
picture-unseen = Non ancora viste, per terreno

log-went = { $who } { $way }
log-boarded = { $who } { $way }, a bordo
log-jumped = { $who } salta in { $spot }
log-landed = { $who } { $way }, salvo
log-sailed = barca { $way }
log-moved = { $what } { $way }
log-placed = { $who } in { $spot }
log-launched = { $who } barca in { $spot }
log-sank = { $spot } affondata
log-sank-tile = { $spot } affondata: { $tile }
log-sank-kept = { $spot } affondata, tenuta: { $who }
log-left = { $who } è uscito
log-lost = perso: { $who }
log-boat-lost = barca persa
log-creature-lost = { $what }: via
log-repelled = respinto da { $who }
log-serpent = serpente
log-shark = squalo
log-whale = balena
log-boat = barca
log-whirlpool = vortice
log-volcano = vulcano

legend-sinks = Affonda
legend-beach = spiaggia
legend-forest = foresta
legend-mountain = montagna
legend-serpent = serpente 1: barche, nuotatori
legend-shark = squalo 2: nuotatori
legend-whale = balena 3: barche
legend-land = a terra
legend-swimming = a nuoto
legend-three = tre
legend-boat = due posti liberi
legend-saved = salvo
legend-ashore = approdo
legend-moved = mosso
legend-sank = affondata
legend-lost = perso

picture-your-tiles = Le tue tessere
picture-your-explorers = I tuoi esploratori
picture-no-tiles = Non tieni nessuna tessera.
picture-only-you = lo vedi solo tu
picture-values-learn = ricorda i valori: nascosti dal turno 1
picture-values-hidden = i valori restano nascosti fino alla fine
picture-values-shown = con i loro valori
picture-values-equal = ogni esploratore vale un punto
picture-placement = Piazzamento: { $placed } su { $all }
picture-boats-to-place = { $count ->
    [0] Tutto è piazzato.
    [one] Ancora una barca da piazzare.
   *[other] Ancora { $count } barche da piazzare.
}
picture-own-turn = nel tuo turno
picture-other-turn = nel turno altrui
picture-does-dolphin = Un tuo nuotatore avanza di 1–3 caselle di mare
picture-does-wind = Una barca che controlli avanza di 1–3 caselle
picture-does-move_serpent = Un serpente a scelta verso una casella di mare vuota
picture-does-move_shark = Uno squalo a scelta verso una casella di mare vuota
picture-does-move_whale = Una balena a scelta verso una casella di mare vuota
picture-does-repel_shark = Sul tuo nuotatore? Lascia il gioco
picture-does-repel_whale = Sulla tua barca? Lascia il gioco
picture-where-land = a terra
picture-where-swimming = a nuoto
picture-where-boat = in barca
picture-where-saved = salvo
picture-where-lost = perso
picture-where-next = prossimo
picture-where-later = da piazzare
picture-unseen-title = Non ancora viste: sotto le tessere o tenute

picture-move-explorer = Muovi
picture-move-boat = Muovi
picture-from = da { $spot }
picture-moves-left = restano { $count } su { $all }
picture-costs = perso subito
verb-walk = cammina
verb-swim = nuota
verb-board = sali
verb-jump = tuffati
verb-sail = naviga
verb-land = sbarca

picture-winners = { $count ->
    [one] { $names } vince
   *[other] { $names } si dividono la vittoria
}
picture-rank-1 = 1º
picture-rank-2 = 2º
picture-rank-3 = 3º
picture-rank-4 = 4º
picture-points = { $count ->
    [one] punto
   *[other] punti
}
picture-tally = salvi: { $saved }, gli altri: { $lost }
picture-nobody-saved = Nessuno si è salvato.
picture-all-saved = Si sono salvati tutti.

# Le immagini a parole.
told-head = { $title }. { $stage }.
told-turn = Tocca a { $name }.
told-turn-1 = Tocca a { $name }, fase 1: giocare una tessera.
told-turn-2 = Tocca a { $name }, fase 2: movimento, { $moves ->
    [one] resta { $moves } punto
   *[other] restano { $moves } punti
}.
told-turn-3 = Tocca a { $name }, fase 3: una tessera affonda.
told-turn-4 = Tocca a { $name }, fase 4: le creature.
told-rolled-serpent = Il dado mostra un serpente di mare.
told-rolled-shark = Il dado mostra uno squalo.
told-rolled-whale = Il dado mostra una balena.
told-chosen = Sta per muovere: { $what } in { $spot }.
told-threat = { $name } ha mosso { $what } in { $spot }; si può ancora rispondere.
told-options = Segnati per te: { $labels }.
told-news = Che cosa è successo:
told-player = { $name } ({ $colours }): { $saved ->
    [one] { $saved } salvo
   *[other] { $saved } salvi
}, { $playing } in gioco, { $lost ->
    [one] { $lost } perso
   *[other] { $lost } persi
}; { $tiles }.
told-player-placing = { $name } ({ $colours }): { $placed ->
    [one] { $placed } piazzato
   *[other] { $placed } piazzati
}, { $left } da piazzare, { $boats ->
    [one] { $boats } barca
   *[other] { $boats } barche
} da piazzare.
told-player-left = { $name } ({ $colours }) ha lasciato la partita; { $saved ->
    [one] { $saved } salvo
   *[other] { $saved } salvi
}.
told-keeps = tiene { $tiles }
told-no-tiles = non tiene nessuna tessera
told-explorer = { $name } { $explorer }
told-tiles = L’isola ha { $some }: { $spots }.
told-no-island = Dell’isola non resta nulla.
told-land = A terra:
told-swimming = A nuoto:
told-boats = Barche:
told-no-boats = Non ci sono barche.
told-empty = vuota
told-creatures = Creature: { $kinds }.
told-no-creatures = Non ci sono creature.
told-safe = Salvi, { $island }: { $folk }.
told-lost = Persi: { $folk }.
told-unseen = Non ancora viste, sotto le tessere o tenute:
told-hand = Tieni { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
}:
told-own-explorers = I tuoi esploratori:
told-own = { $explorer }: { $place }
told-own-worth = { $explorer }, valore { $value }: { $place }
told-end = { $title }. La partita è finita.
told-result = { $rank }: { $name } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $saved ->
    [one] { $saved } salvo
   *[other] { $saved } salvi
}.
told-saved = salvi: { $folk }
told-not-saved = non salvi: { $folk }

# La legenda: che cosa dicono i segni.
sign-beach = Spiaggia: affonda per prima
sign-forest = Foresta: affonda finite le spiagge
sign-mountain = Montagna: affonda per ultima
sign-explorer = Un esploratore a terra
sign-swimmer = Un esploratore che nuota
sign-boat = Una barca: tre posti, due liberi
sign-serpent = Serpente: prende barche e nuotatori
sign-shark = Squalo: prende chi nuota
sign-whale = Balena: rompe le barche
sign-saved = In salvo su un’isola in un angolo
sign-sank = Affondata poco fa
sign-lost = Perso qui
