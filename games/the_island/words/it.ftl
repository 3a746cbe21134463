# The Island in italiano.
title = The Island
table-note = Il regolamento non stampa quante tessere di ogni tipo ci sono né le facce del dado: entrambi sono ricostruiti (R1.11, R7.1).
variant-first = Chi comincia
variant-first-drawn = a sorte
variant-first-1 = posto 1
variant-first-2 = posto 2
variant-first-3 = posto 3
variant-first-4 = posto 4
variant-colour_a = Chi gioca il giallo (A)
variant-colour_a-drawn = a sorte
variant-colour_a-1 = posto 1
variant-colour_a-2 = posto 2
variant-colour_a-3 = posto 3
variant-colour_a-4 = posto 4
variant-colour_b = Chi gioca il blu (B)
variant-colour_b-drawn = a sorte
variant-colour_b-1 = posto 1
variant-colour_b-2 = posto 2
variant-colour_b-3 = posto 3
variant-colour_b-4 = posto 4
variant-colour_c = Chi gioca il rosso (C)
variant-colour_c-drawn = a sorte
variant-colour_c-1 = posto 1
variant-colour_c-2 = posto 2
variant-colour_c-3 = posto 3
variant-colour_c-4 = posto 4
variant-colour_d = Chi gioca il verde (D)
variant-colour_d-drawn = a sorte
variant-colour_d-1 = posto 1
variant-colour_d-2 = posto 2
variant-colour_d-3 = posto 3
variant-colour_d-4 = posto 4
variant-placing = Piazzamento degli esploratori
variant-placing-hint = Da regolamento si piazza a turno; nella partenza rapida il caso piazza tutto tranne le barche.
variant-placing-book = a turno, a mano o con una classifica
variant-placing-quick = partenza rapida: a caso, solo le barche a mano
variant-crowded = Sfida 1: sovraffollata
variant-crowded-hint = Nel piazzamento, una tessera lontana dal mare accoglie due esploratori anziché uno.
variant-crowded-off = no
variant-crowded-on = due esploratori sulle tessere interne
variant-crowded-rim = due anche attorno alla laguna: solo il bordo esterno è costa
variant-ending = La partita finisce
variant-ending-hint = Da regolamento il vulcano chiude subito; le sfide vanno avanti fino all’ultimo.
variant-ending-volcano = con l’eruzione vulcanica
variant-ending-last_explorer = sfida 2: con l’ultimo esploratore
variant-ending-last_tile = sfida 4: con l’ultima tessera
variant-all_equal = Sfida 3: tutti uguali
variant-all_equal-hint = Niente da ricordare: vince chi ne salva di più.
variant-all_equal-off = no
variant-all_equal-on = ogni esploratore vale un punto
variant-two_colours = Due colori a testa (in due)
variant-two_colours-hint = Venti esploratori a testa, un’isola più piena; sempre un turno e una mano di tessere.
variant-two_colours-off = no
variant-two_colours-on = due barche per giocatore
variant-two_colours-more_boats = due barche per colore
variant-strict_landing = Sbarco rigoroso
variant-strict_landing-hint = Altrimenti chi arriva a riva a nuoto può sbarcare subito.
variant-strict_landing-off = no
variant-strict_landing-on = chi ha nuotato sbarca solo al turno dopo
variant-dolphin_swims = Il delfino e la nuotata
variant-dolphin_swims-hint = Un delfino porta un nuotatore fino a tre caselle; il nuotatore ha anche un passo suo.
variant-dolphin_swims-off = il nuotatore può ancora nuotare nella fase 2
variant-dolphin_swims-on = il delfino vale come nuotata del turno
variant-wind = Vento favorevole
variant-wind-hint = Un vento favorevole spinge una barca fino a tre caselle.
variant-wind-any_boat = spinge anche le barche vuote
variant-wind-own_boats = spinge solo barche che si controllano, con gente a bordo
variant-relaxed_memory = Memoria libera
variant-relaxed_memory-hint = Da regolamento, piazzati tutti, nessuno può più rivedere i valori.
variant-relaxed_memory-off = no
variant-relaxed_memory-on = si possono rivedere i propri valori
variant-orders_only = Difesa solo con ordini permanenti
variant-orders_only-hint = Una difesa si chiede nel mezzo di un turno altrui; gli ordini permanenti evitano l’attesa.
variant-orders_only-off = no
variant-orders_only-on = nessuno viene interpellato nel turno altrui

# I terreni.
beach = Spiaggia
forest = Foresta
mountain = Montagna
some-beach = { $count ->
    [one] una tessera Spiaggia
   *[other] { $count } tessere Spiaggia
}
some-forest = { $count ->
    [one] una tessera Foresta
   *[other] { $count } tessere Foresta
}
some-mountain = { $count ->
    [one] una tessera Montagna
   *[other] { $count } tessere Montagna
}

# Le creature e gli altri pericoli.
serpent = Serpente di mare
shark = Squalo
whale = Balena
a-serpent = un serpente di mare
a-shark = uno squalo
a-whale = una balena
the-serpent = il serpente di mare
the-shark = lo squalo
the-whale = la balena
the-whirlpool = il vortice
the-volcano = il vulcano
the-sea = il mare

# Le isole sicure.
safe-nw = isola di nord-ovest
safe-ne = isola di nord-est
safe-sw = isola di sud-ovest
safe-se = isola di sud-est

# Le tessere e i loro effetti.
tile-shark = Squalo
tile-whale = Balena
tile-boat = Barca
tile-whirlpool = Vortice
tile-volcano = Eruzione vulcanica
tile-dolphin = Delfino
tile-wind = Vento favorevole
tile-move_serpent = Sposta un serpente di mare
tile-move_shark = Sposta uno squalo
tile-move_whale = Sposta una balena
tile-repel_shark = Respingi uno squalo
tile-repel_whale = Respingi una balena
does-dolphin = Nel tuo turno questa tessera porta un tuo nuotatore avanti di 1-3 caselle di mare.
does-wind = Nel tuo turno questa tessera spinge una barca che controlli avanti di 1-3 caselle di mare.
does-move_serpent = Nel tuo turno sposti un serpente di mare a scelta su una casella di mare vuota.
does-move_shark = Nel tuo turno sposti uno squalo a scelta su una casella di mare vuota.
does-move_whale = Nel tuo turno sposti una balena a scelta su una casella di mare vuota.
does-repel_shark = Quando un altro giocatore sposta uno squalo su un tuo nuotatore, questa tessera toglie lo squalo dal gioco.
does-repel_whale = Quando un altro giocatore sposta una balena su una barca che controlli, questa tessera toglie la balena dal gioco.

# I nomi delle scelte.
hex = { $spot }
hex-with = { $spot } ({ $crowd })
crowd-water = { $people } in acqua, { $yours }
crowd-boat = { $aboard } a bordo, { $yours }
crowd-both = { $people } in acqua, { $aboard } a bordo, { $yours }
yours = { $count ->
    [0] nessuno tuo
    [one] { $count } tuo
   *[other] { $count } tuoi
}
tile = { $spot }, { $terrain }
tile-with = { $spot }, { $terrain } ({ $people ->
    [one] un esploratore
   *[other] { $people } esploratori
}, { $yours })
row = Riga { $row }
colour = Colore { $colour }
explorers-of = Esploratori del colore { $colour }
boats = Barche
worth = { $explorer } = { $value }
explorer-of = { $who }: esploratore { $explorer }
explorer-at = Esploratore { $explorer } in { $spot } ({ $terrain })
swimmer-at = Esploratore { $explorer }, nuotatore in { $spot }
passenger-at = Esploratore { $explorer }, nella barca in { $spot }
boat-at = { $aboard ->
    [0] Barca vuota in { $spot }
   *[other] Barca in { $spot } ({ $aboard } a bordo, { $yours })
}
explorer-here = { $explorer } { $spot }
boat-here = Barca { $spot }
creature-at = { $kind } in { $spot }

# Il piazzamento.
ask-choose = Quale esploratore piazzi adesso? Solo tu conosci i valori.
choose-worth = Esploratore { $explorer }, valore { $value }
ask-place = Su quale tessera libera va l’esploratore { $explorer }?
ask-place-worth = Su quale tessera libera va l’esploratore { $explorer }, che vale { $value }?
left-to-place = { $count ->
    [one] È il tuo ultimo esploratore da piazzare.
   *[other] Hai { $count } esploratori da piazzare.
}
ask-launch = Su quale casella di mare accanto all’isola piazzi una barca?
boats-to-place = { $count ->
    [one] È la tua ultima barca da piazzare.
   *[other] Hai { $count } barche da piazzare.
}
wait-place = { $who } piazza un esploratore.
wait-launch = { $who } piazza una barca.
rank = Classifica le tessere e fai piazzare tutto
rest = Lascia il resto al bot
rest-boats = Lascia le tue barche al bot
ask-rank-explorers = Quale esploratore va piazzato per primo, e quale dopo? Classificane quanti ne vuoi.
ask-rank-tiles = Quale tessera vuoi di più, e quale dopo? Ogni esploratore prende la migliore ancora libera.
ask-rank-boats = Dove vuoi le tue barche? Ognuna prende la migliore casella ancora libera.
ranked-nothing = Non hai ancora classificato nulla.
ranked-so-far = Classifica finora: { $names }.
enough-explorers = Basta: gli altri in qualsiasi ordine
enough-tiles = Basta: poi su ciò che affonda per ultimo
enough-boats = Basta: poi accanto ai tuoi esploratori

# Fase 1: le tessere.
ask-play = Giochi una delle tue tessere?
status-tiles = { $count ->
    [one] Fase 1 di 4: le tessere. Ne tieni una.
   *[other] Fase 1 di 4: le tessere. Ne tieni { $count }.
}
play = { $tile } ({ $terrain })
keep = Non giocare alcuna tessera
asked-anyway = { $status } Ora non hai nulla da giocare, ma la domanda ti viene fatta lo stesso: nessuno deve sapere che cosa tieni.
ask-dolphin = Quale dei tuoi nuotatori viene aiutato dal delfino?
ask-dolphin-to = Dove viene portato dal delfino l’esploratore { $explorer }?
ask-wind = Quale barca viene spinta dal vento?
ask-wind-to = Dove viene spinta dal vento la barca in { $spot }?
ask-relocate-serpent = Quale serpente di mare sposti?
ask-relocate-shark = Quale squalo sposti?
ask-relocate-whale = Quale balena sposti?
ask-relocate-to = Su quale casella di mare vuota va { $kind }?

# Fase 2: i movimenti.
ask-move = Quale esploratore o barca muovi?
status-moves = { $count ->
    [one] Fase 2 di 4: i movimenti. Resta un punto movimento.
   *[other] Fase 2 di 4: i movimenti. Restano { $count } punti movimento.
}
again = { $piece } – ancora
ask-go = Dove va l’esploratore { $explorer } da { $spot }?
ask-sail = { $aboard ->
    [0] Dove va la barca vuota in { $spot }?
   *[other] Dove va la barca in { $spot }, con { $aboard } a bordo?
}
done-moving = Finisci i movimenti
walk = Cammina verso { $spot }
swim = Nuota verso { $spot }
swim-deadly = Nuota verso { $spot }: subito perso
board = { $aboard ->
    [0] Sali sulla barca vuota in { $spot }
   *[other] Sali sulla barca in { $spot } ({ $aboard } a bordo)
}
board-deadly = Sali sulla barca in { $spot } ({ $aboard } a bordo): subito persa
jump = Tuffati in { $spot }
jump-deadly = Tuffati in { $spot }: subito perso
sail = Naviga verso { $spot }
sail-deadly = Naviga verso { $spot }: barca subito persa
land = Sbarca: { $island }
far = { $way } ({ $count ->
    [one] { $count } punto movimento
   *[other] { $count } punti movimento
})

# Fase 3: una tessera affonda.
ask-sink = Quale tessera affonda?
status-sink = Fase 3 di 4: una tessera affonda. Restano di questo terreno: { $terrain }.
ask-rescue = In { $spot } appare una barca, ma ci sono più nuotatori che posti. Chi sale? Scegline { $count }.

# Fase 4: le creature.
ask-prowl-serpent = È uscito un serpente di mare. Quale si muove?
ask-prowl-shark = È uscito uno squalo. Quale si muove?
ask-prowl-whale = È uscita una balena. Quale si muove?
ask-hunt = Dove va { $kind } in { $spot }?
status-serpent = Fase 4 di 4: un serpente di mare si muove di una casella. Prende i nuotatori, e le barche con chi è a bordo.
status-shark = Fase 4 di 4: uno squalo si muove di una o due caselle. Prende i nuotatori.
status-whale = Fase 4 di 4: una balena si muove da una a tre caselle. Rovescia le barche con gente a bordo.
stay = Non muovere nulla
wait-turn = { $who } gioca il suo turno.

# La difesa.
ask-repel = { $who } ha spostato { $kind } in { $spot } ({ $crowd }). Giochi una tessera di difesa?
wait-repel = Chi { $kind } minaccia in { $spot } può rispondere.
pass = Lascia fare
repel = Respingi { $kind }
asked-anyway-repel = Non hai la tessera che serve. Si chiede a tutti quelli che potrebbero averla, perché nessuno sappia chi l’ha.

# Che cosa è successo: il piazzamento.
first-player = { $who } gioca per primo.
dealt-out = Partenza rapida: il caso ha piazzato gli esploratori. Le barche si piazzano a turno.
your-values = Quanto valgono i tuoi esploratori: { $explorers }. Nessun altro deve saperlo.
placed = { $who } piazza l’esploratore { $explorer } in { $spot }.
placed-value = Il tuo esploratore { $explorer } in { $spot } vale { $value }.
launched = { $who } piazza una barca in { $spot }.
ranked = { $who } ha classificato tessere e barche. I suoi pezzi si piazzano da soli d’ora in poi.
left-the-rest = { $who } lascia il resto al bot. I suoi pezzi si piazzano da soli d’ora in poi.
values-hidden = Tutto è al suo posto. Da ora nessuno può più guardare il valore degli esploratori.
values-shown = Tutto è al suo posto. Puoi rivedere in ogni momento il valore dei tuoi esploratori.

# Che cosa è successo: un turno.
played = { $who } gioca una tessera { $terrain }: { $tile }.
walked = { $who } fa camminare l’esploratore { $explorer } da { $from } verso { $spot }.
swam = { $who } fa nuotare l’esploratore { $explorer } da { $from } verso { $spot }.
boarded = { $who } fa salire l’esploratore { $explorer } da { $from } sulla barca in { $spot }.
jumped = { $who } fa tuffare l’esploratore { $explorer } dalla barca in { $spot }.
landed = { $who } fa sbarcare l’esploratore { $explorer } da { $from }: { $island }.
sailed = { $aboard ->
    [0] { $who } muove la barca vuota da { $from } verso { $spot }.
   *[other] { $who } fa navigare la barca da { $from } verso { $spot } con { $aboard } a bordo.
}
relocated = { $who } sposta { $kind } da { $from } verso { $spot }.
sank = { $people ->
    [0] { $who } toglie la tessera { $terrain } in { $spot }.
    [one] { $who } toglie la tessera { $terrain } in { $spot }; un esploratore cade in acqua.
   *[other] { $who } toglie la tessera { $terrain } in { $spot }; { $people } esploratori cadono in acqua.
}
turned = Sotto { $spot } c’era: { $tile }.
kept = { $who } tiene la tessera { $terrain } di { $spot }.
kept-tile = Hai tenuto questa tessera: { $tile }. { $does }
rescued = { $count ->
    [one] La barca in { $spot } prende a bordo un nuotatore.
   *[other] La barca in { $spot } prende a bordo { $count } nuotatori.
}
rolled = { $who } tira il dado: { $kind }.
stalemate-near = La partita finisce dopo un altro giro come gli ultimi, a meno che un esploratore si muova e poi si salvi o si perda.
none-moves-serpent = Nessun serpente di mare può muoversi.
none-moves-shark = Nessuno squalo può muoversi.
none-moves-whale = Nessuna balena può muoversi.
stayed-serpent = Nessun serpente di mare viene mosso.
stayed-shark = Nessuno squalo viene mosso.
stayed-whale = Nessuna balena viene mossa.
prowled = { $who } sposta { $kind } da { $from } verso { $spot }.
repelled = { $who } respinge { $kind } in { $spot }, che lascia il gioco.
not-repelled = Nessuno respinge { $kind } in { $spot }.
boat-lost = { $count ->
    [0] In { $spot } { $cause } porta via una barca vuota.
    [one] In { $spot } { $cause } distrugge una barca con uno a bordo.
   *[other] In { $spot } { $cause } distrugge una barca con { $count } a bordo.
}
lost = { $count ->
    [one] { $who } perde un esploratore in { $spot } ({ $explorers }): { $cause } lo porta via.
   *[other] { $who } perde { $count } esploratori in { $spot } ({ $explorers }): { $cause } li porta via.
}
lost-all = { $count ->
    [one] Un esploratore è perso: { $cause } lo porta via.
   *[other] { $count } esploratori sono persi: { $cause } li porta via.
}
creature-lost = In { $spot } il vortice porta via { $kind }.
left = { $who } ha lasciato la partita. I suoi esploratori che non sono su un’isola sicura escono dal gioco.

# La fine.
counted = { $who } ha salvato { $saved }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}. Non salvati: { $others }.
counted-all = { $who } ha salvato tutti, { $saved }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
counted-none = { $who } non ha salvato nessuno. Non salvati: { $others }.
counted-heads = { $who } { $count ->
    [0] non ha salvato nessuno
    [one] ha salvato un esploratore
   *[other] ha salvato { $count } esploratori
}.
won = { $who } vince con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
won-shared = { $who } condividono la vittoria con { $points ->
    [one] 1 punto
   *[other] { $points } punti
} a testa.
left-tiles = Sotto le tessere { $terrain } ({ $count } sull’isola) o in mano: { $tiles }.
left-no-tiles = Sotto le tessere { $terrain } o in mano: più nulla.
left-number = { $what } ({ $count })
sheet-saved = Esploratori sulle isole sicure
sheet-playing = Esploratori in gioco
sheet-lost = Esploratori persi
sheet-first-colour = Primo colore
sheet-second-colour = Secondo colore
ending-volcano = Il vulcano ha eruttato e distrutto ciò che restava dell’isola.
ending-last_explorer = L’ultimo esploratore ha lasciato la plancia.
ending-nobody_left = Ogni esploratore è salvo o perso: non può più cambiare nulla.
ending-last_tile = L’ultima tessera è affondata.
ending-stalemate = Nessun esploratore andava più avanti.
ending-left_alone = Tutti gli altri hanno lasciato la partita.
two-colours-for-two = Due colori a testa sono per due giocatori; a questo tavolo ce ne sono { $seats }.
colour-twice = Qualcuno ha ricevuto più colori di quanti ne può avere.

window-repel-shark = respingere uno squalo
window-repel-whale = respingere una balena

# Forme brevi per i messaggi: che cosa fa una persona, senza il nome; più cose insieme ($each).
digest-lost = perde { $each }
digest-lost-each = { $explorers } in { $spot } ({ $cause })
digest-creature-lost = il vortice porta via { $each }
digest-creature-lost-each = { $kind } in { $spot }
digest-boat-lost = { $count ->
    [0] { $cause } porta via una barca vuota in { $spot }
    [one] { $cause } distrugge una barca con uno a bordo in { $spot }
   *[other] { $cause } distrugge una barca con { $count } a bordo in { $spot }
}
digest-placed = piazza { $each }
digest-placed-each = { $explorer } in { $spot }
digest-launched = mette barche in { $each }
digest-launched-each = { $spot }
digest-left-the-rest = lascia il resto al bot
digest-ranked = ha classificato tessere e barche
digest-walked = fa camminare { $each }
digest-walked-each = { $explorer } { $from }–{ $spot }
digest-swam = fa nuotare { $each }
digest-swam-each = { $explorer } { $from }–{ $spot }
digest-sank = { $people ->
    [0] affonda { $spot }
    [one] affonda { $spot } (1 in acqua)
   *[other] affonda { $spot } ({ $people } in acqua)
}
digest-turned = sotto: { $tile }
digest-kept = tiene la tessera
digest-played = gioca { $tile } ({ $terrain })
digest-relocated = spostamento { $from }–{ $spot }
digest-prowled = { $kind } nuota { $from }–{ $spot }
digest-sailed = naviga { $each }
digest-sailed-each = { $from }–{ $spot }
digest-boarded = a bordo: { $each }
digest-boarded-each = { $explorer } in { $spot }
digest-jumped = fuori bordo: { $each }
digest-jumped-each = { $explorer } in { $spot }
digest-landed = a terra: { $each }
digest-landed-each = { $explorer } ({ $island })
digest-rescued = { $count ->
    [one] un naufrago raccolto in { $spot }
   *[other] { $count } naufraghi raccolti in { $spot }
}
digest-rolled = tira { $kind }
digest-none-moves-serpent = nessun serpente di mare può muoversi
digest-none-moves-shark = nessuno squalo può muoversi
digest-none-moves-whale = nessuna balena può muoversi
digest-stayed-serpent = nessun serpente di mare si muove
digest-stayed-shark = nessuno squalo si muove
digest-stayed-whale = nessuna balena si muove
