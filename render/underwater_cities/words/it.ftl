# Le parole delle immagini di Underwater Cities.
uc-all-choose = tutti scelgono
uc-always = Sempre
uc-federation = Federazione
uc-start = inizio
uc-each = ogni
uc-this-round = Questo round
uc-next-round = Il prossimo
uc-of = di { $count }
uc-left = ha lasciato
uc-rank-1 = 1º
uc-rank-2 = 2º
uc-rank-3 = 3º
uc-rank-4 = 4º
uc-since-yours = Dal tuo|ultimo turno
uc-last-turns = Ultimi turni
uc-nothing-new = Nulla di nuovo
uc-sea-floor = Fondale di { $name }
uc-now = riserva
uc-legend-built = costruito
uc-legend-upgraded = migliorato
uc-legend-unlinked = non collegato
uc-legend-expansion = sito d’espansione
uc-hand = Mano di { $name }
uc-only-you = lo vedi solo tu
uc-hand-empty = Nessuna carta in mano.
uc-hand-note = Una carta agisce solo su uno spazio del suo colore; su ogni altro spazio si scarta senza effetto.
uc-production = Produzione
uc-produced = Prodotto
uc-fed = Cibo
uc-after = Ora
uc-end-of-era = fine dell’era { $era }
uc-source-farm = Fattorie
uc-source-desal = Dissalazione
uc-source-lab = Laboratori
uc-source-tunnel = Tunnel
uc-source-purple = Città simbiotiche
uc-source-metro = Metropoli
uc-source-card = Carte
uc-pairs = { $count ->
    [one] + coppia
   *[other] + { $count } coppie
}
uc-no-production = Non si è ancora prodotto nulla.
uc-ready-again = Tutte le carte azione sono di nuovo pronte.
uc-final = Punteggio finale
uc-wins = Vince { $name }
uc-goal-reached = Obiettivo raggiunto
uc-goal-missed = Obiettivo mancato
uc-goal = Obiettivo
uc-if-now = se finisse adesso
uc-free = { $count ->
    [one] 1 libero
   *[other] { $count } liberi
}

# Le immagini di Underwater Cities a parole.
uc-told-head = { $title }. Era { $era }, round { $round } di { $rounds }.
uc-told-turn = Tocca a { $name }.
uc-told-choosing = Tutti scelgono le carte.
uc-told-on-table = La carta { $card } è sul tavolo.
uc-told-options = Segnati per te: { $labels }.
uc-told-news = Che cosa è successo:
uc-told-slot-free = { $label }: { $text } (libero)
uc-told-slot-taken = { $label }: { $text } (occupato da { $names })
uc-told-slot-blocked = { $label }: { $text } (bloccato da una tessera neutrale)
uc-told-free = Spazi liberi: { $labels }.
uc-told-clone = Tessera clonazione: uno spazio già preso, ancora una volta, per { $cost } (non ancora usata)
uc-told-cloned = Tessera clonazione: usata da { $name }
uc-told-space = Casella { $space } del tracciato Federazione, dal disco in cima: { $names }.
uc-told-below = Sotto il tracciato Federazione: { $names }.
uc-told-order = Ordine di questo round: { $names }.
uc-told-next = Ordine del prossimo round, come stanno ora i dischi: { $names }.
uc-told-special = Carta speciale { $spot }: { $card }
uc-told-top = Carta speciale { $spot }, in cima a { $count ->
    [one] l’ultima carta
   *[other] un mazzo di { $count } carte
}: { $card }
uc-told-deck = Mazzo delle carte speciali: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}.
uc-told-took = { $name } ha preso la carta speciale { $card }.
uc-told-contract = Contratto { $contract }: { $needs }; { $gives }.
uc-told-contract-taken = Preso da { $name }.
uc-told-progress = Finora: { $progress }.
uc-told-supply = Restano nella riserva: cupole non simbiotiche { $white }, cupole simbiotiche { $purple }, tunnel { $tunnels }; carte nel mazzo { $deck }, negli scarti { $discard }.
uc-told-player = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}; { $goods }; { $live } di { $cities ->
    [one] 1 città collegata
   *[other] { $cities } città collegate
}; { $hand ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $hand } carte
} in mano; { $tiles ->
    [one] resta 1 tessera azione
   *[other] restano { $tiles } tessere azione
}.
uc-told-left = { $name } ha lasciato la partita.
uc-told-forecast = Prossima produzione: { $made }; nutrire { $cities ->
    [one] 1 città
   *[other] { $cities } città
} prende poi { $eaten }.
uc-told-city = Città { $site }, { $kind }, collegata: { $buildings }.
uc-told-city-apart = Città { $site }, { $kind }, non collegata: { $buildings }.
uc-told-alone = Senza città: { $buildings }.
uc-told-no-buildings = nessun edificio
uc-told-upgraded = (con miglioramento)
uc-told-tunnels = Tunnel: { $tunnels }.
uc-told-linked = Metropoli { $tile } ({ $place }): collegata.
uc-told-unlinked = Metropoli { $tile } ({ $place }): non collegata.
uc-told-sites = Siti liberi: { $sites }.
uc-told-bonus = Costruire in { $site } dà { $what }.
uc-told-surcharge = Costruire in { $site } costa { $cost } in più.
uc-told-times = { $site } produce { $count } volte.
uc-told-twins-make = { $sites } insieme producono { $what } in più.
uc-told-more = Con { $site } la sua metropoli produce { $what } in più.
uc-told-cards = Carte sul tavolo:
uc-told-used = (usata)
uc-told-paid = Carte speciali pagate: { $cards }.
uc-told-known = Note in mano: { $cards }.
uc-told-looking = Carte speciali tra cui scegliere:
uc-told-hand = { $count ->
    [one] La tua mano, 1 carta:
   *[other] La tua mano, { $count } carte:
}
uc-told-plays-on = Va su { $slots }.
uc-told-plays-nowhere = Nessuno spazio libero del suo colore si può usare adesso.
uc-told-buried = Carte speciali che sai nel mazzo: { $cards }.
uc-told-production = { $title }. Produzione alla fine dell’era { $era }.
uc-told-report = { $name } ha prodotto { $made }; { $cities ->
    [one] 1 città ha mangiato
   *[other] { $cities } città hanno mangiato
} { $eaten }.
uc-told-counts = ({ $plain } senza miglioramento, { $upgraded } con)
uc-told-twins = Tunnel gemelli
uc-told-end = { $title }. La partita è finita.
uc-told-result = { $rank }: { $name } con { $points ->
    [one] 1 punto
   *[other] { $points } punti
} ({ $parts }).

# La legenda: che cosa dicono i segni.
sign-cr = Crediti
sign-ke = Alghe: nutrono le città
sign-st = Plastacciaio: per costruire
sign-sc = Scienza
sign-bi = Biomateria: sostituisce le alghe
sign-vp = Punti
sign-cd = Carte in mano
sign-fed = Un avanzamento sul tracciato Federazione
sign-city = Una città
sign-tunnel = Un tunnel: unisce le città
sign-farm = Una fattoria: dà alghe
sign-desal = Una dissalazione: dà crediti
sign-lab = Un laboratorio: dà scienza
sign-up = Migliorato: dà di più
sign-act = Usare una carta ottenuta
sign-card_green = Una carta; agisce su uno spazio del suo colore
