# Nautilus Island in italiano.
title = Nautilus Island
table-note = Comincia chi ha letto per ultimo Jules Verne: ditelo in Opzioni, altrimenti si estrae a sorte. Ricostruiti, perché il regolamento li mostra solo in figura: quali pile sono scoperte, il valore dei tesori, e quello degli oblò tranne l’8 (R1.7, R1.9, R9.8).
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
variant-faces = Pile
variant-faces-hint = Ciò che è scoperto si può prevedere; ciò che è coperto è una sorpresa.
variant-faces-standard = alcune scoperte, altre coperte
variant-faces-all_up = tutte scoperte
variant-faces-all_down = tutte coperte
colour-twice = Qualcuno ha ricevuto due colori; ognuno ne ha uno solo.

# I sei colori.
clothes = Vestiti
navigation = Strumenti di navigazione
repair = Attrezzi da riparazione
fishing = Attrezzatura da pesca
food = Viveri
treasure = Tesori del Nautilus

# Gli oggetti: l’etichetta, poi il nome in una frase.
coat = cappotto
boots = stivali
hat = cappello
gloves = guanti
compass = bussola
sextant = sestante
map = carta nautica
spyglass = cannocchiale
hammer = martello
wrench = chiave inglese
saw = sega
rope = corda
net = rete
rod = canna da pesca
trident = tridente
hook = amo
bread = pane
fish = pesce
pineapple = ananas
barrel = barile
coin = moneta d’oro
pearl = perla
crown = corona
chest = forziere
unseen-card = una carta coperta
no-card = niente

some-coat = { $count ->
    [one] un cappotto
   *[other] { $count } cappotti
}
some-boots = { $count ->
    [one] un paio di stivali
   *[other] { $count } paia di stivali
}
some-hat = { $count ->
    [one] un cappello
   *[other] { $count } cappelli
}
some-gloves = { $count ->
    [one] un paio di guanti
   *[other] { $count } paia di guanti
}
some-compass = { $count ->
    [one] una bussola
   *[other] { $count } bussole
}
some-sextant = { $count ->
    [one] un sestante
   *[other] { $count } sestanti
}
some-map = { $count ->
    [one] una carta nautica
   *[other] { $count } carte nautiche
}
some-spyglass = { $count ->
    [one] un cannocchiale
   *[other] { $count } cannocchiali
}
some-hammer = { $count ->
    [one] un martello
   *[other] { $count } martelli
}
some-wrench = { $count ->
    [one] una chiave inglese
   *[other] { $count } chiavi inglesi
}
some-saw = { $count ->
    [one] una sega
   *[other] { $count } seghe
}
some-rope = { $count ->
    [one] una corda
   *[other] { $count } corde
}
some-net = { $count ->
    [one] una rete
   *[other] { $count } reti
}
some-rod = { $count ->
    [one] una canna da pesca
   *[other] { $count } canne da pesca
}
some-trident = { $count ->
    [one] un tridente
   *[other] { $count } tridenti
}
some-hook = { $count ->
    [one] un amo
   *[other] { $count } ami
}
some-bread = { $count ->
    [one] una pagnotta
   *[other] { $count } pagnotte
}
some-fish = { $count ->
    [one] un pesce
   *[other] { $count } pesci
}
some-pineapple = { $count ->
    [one] un ananas
   *[other] { $count } ananas
}
some-barrel = { $count ->
    [one] un barile
   *[other] { $count } barili
}
some-coin = { $count ->
    [one] una moneta d’oro
   *[other] { $count } monete d’oro
}
some-pearl = { $count ->
    [one] una perla
   *[other] { $count } perle
}
some-crown = { $count ->
    [one] una corona
   *[other] { $count } corone
}
some-chest = { $count ->
    [one] un forziere
   *[other] { $count } forzieri
}
some-hidden = { $count ->
    [one] una carta coperta
   *[other] { $count } carte coperte
}

# Gettoni Bonus.
token-per_card = 1 punto per carta
token-two = 2 punti
token-three = 3 punti
token-odd = 4 punti se dispari
token-double = l’oblò vale doppio
token-pair = 5 punti se coppia
token-none = nessun gettone

# Dove e quando.
above = sopra
below = sotto
round = Round { $round }
round-last = Ultimo round
status = { $round }. Giocano ancora dopo di te: { $next }.
status-end = { $round }. Nessuno gioca dopo di te in questo round.
asked-anyway = { $status } Non hai scelta, ma la domanda ti viene fatta lo stesso: nessuno deve sapere che cosa potresti riporre.

# Domande.
ask-place = Metti la tua pedina { $side } il Nautilus. Davanti a quale colonna?
ask-explore = Attraversa: la tua pedina va { $side } il Nautilus. Davanti a quale colonna?
column = Colonna { $number }: { $cards } (restano { $left })
column-bare = Colonna { $number }: vuota, solo per riporre (al massimo { $places })
pass = Passa
ask-act = Sei davanti alla colonna { $column }. Raccogli o riponi?
gather = Raccogli { $cards }
store = Riponi { $colour } (al massimo { $most }; { $token })
store-one = Riponi { $cards } ({ $token })
ask-lay = Posa { $most ->
    [one] una carta
   *[other] da 1 a { $most } carte
} nella tua collezione { $colour }.
laid-so-far = { $laid ->
    [0] La tua collezione { $colour } è ancora vuota.
    [one] La tua collezione { $colour } ha una carta per ora.
   *[other] La tua collezione { $colour } ha { $laid } carte per ora.
}
ask-close = Chiudi la tua collezione { $colour } con l’oblò da { $size } carte per { $value } punti? Una collezione chiusa non riceve altre carte.
close = Chiudi per { $value } punti
leave-open = Lasciala aperta
waiting = { $who } esplora il Nautilus.

# Che cosa è successo.
explored = { $from ->
    [0] { $who } comincia davanti alla colonna { $column }, { $side } il Nautilus.
   *[other] { $who } attraversa dalla colonna { $from } alla colonna { $column }, { $side } il Nautilus.
}
gathered = { $who } raccoglie { $what } dalla colonna { $column }.
found = Hai trovato { $what }.
turned-up = Ora in cima nella colonna { $column }: { $cards }.
column-emptied = La colonna { $column } è vuota. Si finisce il round, poi viene l’ultimo.
column-emptied-last = La colonna { $column } è vuota.
stored = { $who } ripone { $what }. La collezione { $colour } ha ora { $laid ->
    [one] una carta
   *[other] { $laid } carte
}.
took-token = { $who } prende il gettone Bonus { $colour }: { $token }.
camp-place = { $colour } ({ $token })
camp-refilled = L’accampamento è rifornito: { $tokens }.
closed = { $who } chiude la collezione { $colour } con l’oblò da { $size } carte per { $value } punti.
passed = { $who } non può né raccogliere né riporre, e passa.
last-round = Il round { $round } è l’ultimo. Davanti alle colonne vuote si può riporre.
no-treasure = { $who } non ha tenuto alcun Tesoro del Nautilus.
treasures = { $who } ha tenuto { $what }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} di Tesori del Nautilus.
won = { $who } vince con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
won-tie = { $who } vince a parità di punti ({ $points }): la sua pedina è la più vicina a poppa.
left = { $who } ha lasciato la partita. La sua pedina è tolta, il punteggio resta.

# La fine.
sheet-tokens = Gettoni Bonus
sheet-portholes = Oblò
sheet-treasure = Tesori del Nautilus
ending-last_round = Una colonna si è svuotata ed è stato giocato l’ultimo round.
ending-left_alone = Tutti gli altri hanno lasciato la partita.

# Che cosa deve ancora venire.
left-column = Colonna { $column }: { $cards ->
    [one] una carta
   *[other] { $cards } carte
}{ $piles ->
    [one] {""}
   *[other] {" "}in ognuna delle { $piles } pile
}.
left-no-cards = Colonna { $column }: vuota.
left-portholes = Oblò da { $size } carte: { $values } punti.
left-no-portholes = Oblò da { $size } carte: finiti.
left-bag = Gettoni Bonus nel sacchetto: { $tokens }.
left-no-bag = Il sacchetto dei gettoni Bonus è vuoto.
left-cards = Carte che non vedi: { $cards }.
left-number = { $what } ({ $count })

# Forme brevi per i messaggi: che cosa fa una persona, senza il nome; più cose insieme ($each).
digest-gathered = raccoglie { $what }
digest-stored = ripone { $what } ({ $colour }: { $laid })
digest-turned-up = ora in cima: { $cards }
digest-explored = alla colonna { $column }, { $side }
