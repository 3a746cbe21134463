# Underwater Cities in italiano.
title = Underwater Cities
variant-boards = Plance dei giocatori
variant-boards-hint = Sul lato avanzato le città hanno da due a cinque siti e sono più diverse.
variant-boards-usual = lato abituale (in solitario: avanzato)
variant-boards-advanced = lato avanzato
variant-contracts = Contratti governativi
variant-contracts-hint = Obiettivi che tutti vedono: il primo che ne raggiunge uno può prenderlo.
variant-contracts-off = senza
variant-contracts-on = con tre contratti
variant-end_turn = Fine del turno
variant-end_turn-hint = Quando non resta nulla da fare. Ciò che è pescato o svelato non si riprende mai.
variant-end_turn-pressed = con un clic; fino ad allora si può tornare indietro
variant-end_turn-by_itself = da sola
variant-neutral = Tessere neutrali (in solitario)
variant-neutral-hint = Occupano uno spazio di ogni colore e avanzano di uno dopo ogni round.
variant-neutral-first = sui primi spazi
variant-neutral-second = sui secondi spazi
variant-neutral-third = sui terzi spazi
variant-neutral-fourth = sui quarti spazi
no-contracts-alone = Una partita in solitario non ha contratti governativi. Lasciali da parte.
named = { $name }
either-or = { $one } o { $other }
nothing = niente
for-nothing = niente

# Colori e tipi di carte.
colour-green = verde
colour-red = rossa
colour-yellow = gialla
colour-none = senza colore
type-instant = effetto immediato
type-permanent = effetto permanente
type-action = carta azione
type-production = produzione
type-end = punteggio finale

# Quantità.
n-cr = { $count ->
    [one] 1 credito
   *[other] { $count } crediti
}
n-ke = { $count ->
    [one] 1 alga
   *[other] { $count } alghe
}
n-st = { $count ->
    [one] 1 plastacciaio
   *[other] { $count } plastacciaio
}
n-sc = { $count ->
    [one] 1 scienza
   *[other] { $count } scienze
}
n-bi = { $count ->
    [one] 1 biomateria
   *[other] { $count } biomaterie
}
n-vp = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
n-cd = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
n-fed = { $count ->
    [one] 1 avanzamento sul tracciato Federazione
   *[other] { $count } avanzamenti sul tracciato Federazione
}

# Costruzioni: con un numero, per nome, una sola.
k-farm = { $count ->
    [one] 1 fattoria
   *[other] fino a { $count } fattorie
}
k-desal = { $count ->
    [one] 1 impianto di dissalazione
   *[other] fino a { $count } impianti di dissalazione
}
k-lab = { $count ->
    [one] 1 laboratorio
   *[other] fino a { $count } laboratori
}
k-tunnel = { $count ->
    [one] 1 tunnel
   *[other] fino a { $count } tunnel
}
k-white = { $count ->
    [one] 1 città non simbiotica
   *[other] fino a { $count } città non simbiotiche
}
k-purple = { $count ->
    [one] 1 città simbiotica
   *[other] fino a { $count } città simbiotiche
}
k-city = { $count ->
    [one] 1 città
   *[other] fino a { $count } città
}
k-building = { $count ->
    [one] 1 edificio
   *[other] fino a { $count } edifici
}
k-structure = { $count ->
    [one] 1 struttura
   *[other] fino a { $count } strutture
}
ks-farm = fattorie
ks-desal = impianti di dissalazione
ks-lab = laboratori
ks-tunnel = tunnel
ks-white = città non simbiotiche
ks-purple = città simbiotiche
ks-city = città
ks-building = edifici
ks-structure = strutture
one-farm = una fattoria
one-desal = un impianto di dissalazione
one-lab = un laboratorio
one-tunnel = un tunnel
one-white = una città non simbiotica
one-purple = una città simbiotica
one-city = una città
one-building = un edificio
one-structure = una struttura
each-farm = fattoria
each-desal = impianto di dissalazione
each-lab = laboratorio
each-tunnel = tunnel
each-white = città non simbiotica
each-purple = città simbiotica
each-city = città
each-building = edificio
each-structure = struttura
every-farm = ciascuna
every-desal = ciascuno
every-lab = ciascuno
every-tunnel = ciascuno
every-purple = ciascuna
upgrade-it-farm = migliorala
upgrade-it-desal = miglioralo
upgrade-it-lab = miglioralo
upgrade-it-tunnel = miglioralo
upgrade-it-building = miglioralo
upgrade-it-structure = migliorala
trial-farm = di una delle tue fattorie migliorate collegate
trial-desal = di uno dei tuoi impianti di dissalazione migliorati collegati
trial-lab = di uno dei tuoi laboratori migliorati collegati
trial-tunnel = di uno dei tuoi tunnel migliorati accanto a una città
trial-building = di uno dei tuoi edifici migliorati collegati
trial-structure = di una delle tue strutture migliorate collegate

# Ciò che contano le carte: tanti; per ogni tanti; tutti.
m-farm = { $count ->
    [one] 1 fattoria collegata
   *[other] { $count } fattorie collegate
}
m-desal = { $count ->
    [one] 1 impianto di dissalazione collegato
   *[other] { $count } impianti di dissalazione collegati
}
m-lab = { $count ->
    [one] 1 laboratorio collegato
   *[other] { $count } laboratori collegati
}
m-tunnel = { $count ->
    [one] 1 tunnel accanto a una città
   *[other] { $count } tunnel accanto a città
}
m-up-farm = { $count ->
    [one] 1 fattoria migliorata collegata
   *[other] { $count } fattorie migliorate collegate
}
m-up-desal = { $count ->
    [one] 1 impianto di dissalazione migliorato collegato
   *[other] { $count } impianti di dissalazione migliorati collegati
}
m-up-lab = { $count ->
    [one] 1 laboratorio migliorato collegato
   *[other] { $count } laboratori migliorati collegati
}
m-up-tunnel = { $count ->
    [one] 1 tunnel migliorato accanto a una città
   *[other] { $count } tunnel migliorati accanto a città
}
m-pair-farm = { $count ->
    [one] 1 città con due fattorie migliorate
   *[other] { $count } città con due fattorie migliorate
}
m-pair-desal = { $count ->
    [one] 1 città con due impianti di dissalazione migliorati
   *[other] { $count } città con due impianti di dissalazione migliorati
}
m-pair-lab = { $count ->
    [one] 1 città con due laboratori migliorati
   *[other] { $count } città con due laboratori migliorati
}
m-pairs = { $count ->
    [one] 1 coppia di edifici migliorati
   *[other] { $count } coppie di edifici migliorati
}
m-city = { $count ->
    [one] 1 città collegata
   *[other] { $count } città collegate
}
m-purple = { $count ->
    [one] 1 città simbiotica collegata
   *[other] { $count } città simbiotiche collegate
}
m-two-types = { $count ->
    [one] 1 città collegata con due tipi di edifici
   *[other] { $count } città collegate con due tipi di edifici
}
m-full = { $count ->
    [one] 1 città collegata con tutti i tipi di edifici
   *[other] { $count } città collegate con tutti i tipi di edifici
}
m-sets = { $count ->
    [one] 1 insieme di quattro strutture migliorate diverse
   *[other] { $count } insiemi di quattro strutture migliorate diverse
}
m-metro = { $count ->
    [one] 1 metropoli collegata
   *[other] { $count } metropoli collegate
}
m-brown = { $count ->
    [one] 1 metropoli marrone collegata
   *[other] { $count } metropoli marroni collegate
}
m-blue = { $count ->
    [one] 1 metropoli blu collegata
   *[other] { $count } metropoli blu collegate
}
m-special = { $count ->
    [one] 1 carta speciale pagata
   *[other] { $count } carte speciali pagate
}
m-action = { $count ->
    [one] 1 carta azione
   *[other] { $count } carte azione
}
m-space = { $count ->
    [one] 1 casella del tracciato Federazione
   *[other] { $count } caselle del tracciato Federazione
}
m-hand = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
m-ahead = { $count ->
    [one] 1 giocatore prima di te nell’ordine di gioco
   *[other] { $count } giocatori prima di te nell’ordine di gioco
}
m-taken = { $count ->
    [one] 1 spazio colorato occupato da altri
   *[other] { $count } spazi colorati occupati da altri
}
m-contract = { $count ->
    [one] 1 contratto ottenuto
   *[other] { $count } contratti ottenuti
}
per-farm = { $count ->
    [one] fattoria collegata
   *[other] { $count } fattorie collegate
}
per-desal = { $count ->
    [one] impianto di dissalazione collegato
   *[other] { $count } impianti di dissalazione collegati
}
per-lab = { $count ->
    [one] laboratorio collegato
   *[other] { $count } laboratori collegati
}
per-tunnel = { $count ->
    [one] tunnel accanto a una città
   *[other] { $count } tunnel accanto a città
}
per-up-farm = { $count ->
    [one] fattoria migliorata collegata
   *[other] { $count } fattorie migliorate collegate
}
per-up-desal = { $count ->
    [one] impianto di dissalazione migliorato collegato
   *[other] { $count } impianti di dissalazione migliorati collegati
}
per-up-lab = { $count ->
    [one] laboratorio migliorato collegato
   *[other] { $count } laboratori migliorati collegati
}
per-up-tunnel = { $count ->
    [one] tunnel migliorato accanto a una città
   *[other] { $count } tunnel migliorati accanto a città
}
per-pair-farm = { $count ->
    [one] città con due fattorie migliorate
   *[other] { $count } città con due fattorie migliorate
}
per-pair-desal = { $count ->
    [one] città con due impianti di dissalazione migliorati
   *[other] { $count } città con due impianti di dissalazione migliorati
}
per-pair-lab = { $count ->
    [one] città con due laboratori migliorati
   *[other] { $count } città con due laboratori migliorati
}
per-pairs = { $count ->
    [one] coppia di edifici migliorati
   *[other] { $count } coppie di edifici migliorati
}
per-city = { $count ->
    [one] città collegata
   *[other] { $count } città collegate
}
per-purple = { $count ->
    [one] città simbiotica collegata
   *[other] { $count } città simbiotiche collegate
}
per-two-types = { $count ->
    [one] città collegata con due tipi di edifici
   *[other] { $count } città collegate con due tipi di edifici
}
per-full = { $count ->
    [one] città collegata con tutti i tipi di edifici
   *[other] { $count } città collegate con tutti i tipi di edifici
}
per-sets = { $count ->
    [one] insieme di quattro strutture migliorate diverse
   *[other] { $count } insiemi di quattro strutture migliorate diverse
}
per-metro = { $count ->
    [one] metropoli collegata
   *[other] { $count } metropoli collegate
}
per-brown = { $count ->
    [one] metropoli marrone collegata
   *[other] { $count } metropoli marroni collegate
}
per-blue = { $count ->
    [one] metropoli blu collegata
   *[other] { $count } metropoli blu collegate
}
per-special = { $count ->
    [one] carta speciale pagata
   *[other] { $count } carte speciali pagate
}
per-action = { $count ->
    [one] carta azione
   *[other] { $count } carte azione
}
per-space = { $count ->
    [one] casella del tracciato Federazione
   *[other] { $count } caselle del tracciato Federazione
}
per-hand = { $count ->
    [one] carta in mano
   *[other] { $count } carte in mano
}
per-ahead = { $count ->
    [one] giocatore prima di te nell’ordine di gioco
   *[other] { $count } giocatori prima di te nell’ordine di gioco
}
per-taken = { $count ->
    [one] spazio colorato occupato da altri
   *[other] { $count } spazi colorati occupati da altri
}
per-contract = { $count ->
    [one] contratto ottenuto
   *[other] { $count } contratti ottenuti
}
all-farm = fattorie collegate
all-desal = impianti di dissalazione collegati
all-lab = laboratori collegati
all-tunnel = tunnel accanto a città
all-up-farm = fattorie migliorate collegate
all-up-desal = impianti di dissalazione migliorati collegati
all-up-lab = laboratori migliorati collegati
all-up-tunnel = tunnel migliorati accanto a città
all-pair-farm = città con due fattorie migliorate
all-pair-desal = città con due impianti di dissalazione migliorati
all-pair-lab = città con due laboratori migliorati
all-pairs = coppie di edifici migliorati
all-city = città collegate
all-purple = città simbiotiche collegate
all-two-types = città collegate con due tipi di edifici
all-full = città collegate con tutti i tipi di edifici
all-sets = insiemi di quattro strutture migliorate diverse
all-metro = metropoli collegate
all-brown = metropoli marroni collegate
all-blue = metropoli blu collegate
all-special = carte speciali pagate
all-action = carte azione
all-space = caselle del tracciato Federazione
all-hand = carte in mano
all-ahead = giocatori prima di te nell’ordine di gioco
all-taken = spazi colorati occupati da altri
all-contract = contratti ottenuti

# Ciò che aspettano le carte a effetto permanente.
ev-mismatch = giochi una carta di colore diverso dal suo spazio
ev-build-farm = costruisci una fattoria
ev-build-desal = costruisci un impianto di dissalazione
ev-build-lab = costruisci un laboratorio
ev-build-tunnel = costruisci un tunnel
ev-build-white = costruisci una città non simbiotica
ev-build-purple = costruisci una città simbiotica
ev-build-city = costruisci una città
ev-second-farm = costruisci la seconda fattoria di una città collegata
ev-second-desal = costruisci il secondo impianto di dissalazione di una città collegata
ev-second-lab = costruisci il secondo laboratorio di una città collegata
ev-tunnel2 = costruisci un secondo tunnel nello stesso turno
ev-upgrade-farm = migliori una fattoria
ev-upgrade-desal = migliori un impianto di dissalazione
ev-upgrade-lab = migliori un laboratorio
ev-upgrade-tunnel = migliori un tunnel
ev-pair-farm = migliori la seconda fattoria di una città collegata
ev-pair-desal = migliori il secondo impianto di dissalazione di una città collegata
ev-pair-lab = migliori il secondo laboratorio di una città collegata
ev-enter-4 = entri nella casella 4 del tracciato Federazione
ev-enter-3 = entri nella casella 3 del tracciato Federazione
ev-enter-2 = entri nella casella 2 del tracciato Federazione
ev-enter-1 = entri nella casella 1 del tracciato Federazione
ev-link = colleghi una metropoli
ev-gives-cr = uno spazio azione ti dà crediti
ev-gives-ke = uno spazio azione ti dà alghe
ev-gives-st = uno spazio azione ti dà plastacciaio
ev-gives-sc = uno spazio azione ti dà scienza
ev-gives-bi = uno spazio azione ti dà biomateria
ev-special = prendi una carta speciale
ev-end = il tuo turno finisce

# Gli effetti, in frasi.
how-free = { $what } gratis
how-cost = { $count ->
    [one] { $what } per { $cost }
   *[other] { $what } per { $cost } ogni volta
}
how-less = { $count ->
    [one] { $what } con { $off } di sconto
   *[other] { $what } con { $off } di sconto ogni volta
}
how-site-expansion = { $count ->
    [one] { $what } su un sito d’espansione
   *[other] { $what } su siti d’espansione
}
how-site-any = { $what } su qualsiasi sito, anche d’espansione
how-then = { $what } e { $upgrade } per { $cost }
fx-gain = ricevi { $what }
fx-fed = { $count ->
    [one] avanza di 1 casella sul tracciato Federazione
   *[other] avanza di { $count } caselle sul tracciato Federazione
}
fx-act = { $count ->
    [one] usa 1 carta azione
   *[other] usa fino a { $count } carte azione
}
fx-ready = { $count ->
    [one] riattiva 1 carta azione usata
   *[other] riattiva fino a { $count } carte azione usate
}
fx-special = prendi 1 carta speciale
fx-metro = pesca un’altra metropoli blu, che conta come collegata
fx-build = costruisci { $what }
fx-upgrade = { $count ->
    [one] migliora { $what } per { $cost }
   *[other] migliora { $what } pagando { $cost } per miglioramento
}
fx-upgrade-free = migliora { $what } gratis
fx-convert = trasforma una città non simbiotica in simbiotica
fx-slot-available = { $coloured ->
    [yes] esegui l’azione di uno spazio colorato libero
   *[no] esegui l’azione di uno spazio libero
}
fx-slot-other = { $coloured ->
    [yes] esegui l’azione di uno spazio colorato occupato da un altro giocatore
   *[no] esegui l’azione di uno spazio occupato da un altro giocatore
}
fx-slot-notmine = { $coloured ->
    [yes] esegui l’azione di uno spazio colorato senza una tua tessera
   *[no] esegui l’azione di uno spazio senza una tua tessera
}
fx-trial = ricevi la produzione { $what }
fx-pick = { $count ->
    [one] ricevi 1 risorsa a scelta
   *[other] ricevi { $count } risorse diverse a scelta
}
fx-parts = { $parts }
fx-also = { $one }; { $other }
fx-group = ({ $what })
fx-or = { $one }, oppure { $other }
fx-swap = scambia { $one } con { $other } o viceversa
fx-pay = { $times ->
    [one] paga { $cost }, poi { $effect }
   *[other] fino a { $times } volte, paga { $cost }, poi { $effect }
}
fx-if = con almeno { $need }, { $effect }
fx-if-space = sulla casella { $space } del tracciato Federazione, { $effect }
fx-per = ricevi { $what } per ogni { $each }
fx-per-most = ricevi { $what } per ogni { $each }, al massimo { $most } volte
fx-less = paga { $off } in meno per ogni { $what }
fx-hand = { $count ->
    [one] aumenta di 1 carta il tuo limite di mano
   *[other] aumenta di { $count } carte il tuo limite di mano
}
fx-on = ogni volta che { $event }, { $effect }
fx-on-once = una volta per turno quando { $event }, { $effect }
fx-slotmod = ogni volta che usi lo spazio «{ $slot }», in più: { $effect }
fx-slotmod-gain = ogni volta che usi lo spazio «{ $slot }», ricevi anche { $what }
fx-ability = una volta in ogni tuo turno, { $effect }
fx-replace = { $count ->
    [one] { $what } può dare { $into } al posto di { $out }
   *[other] fino a { $what } possono dare { $every } { $into } al posto di { $out }
}
fx-plus = { $count ->
    [one] { $what } dà { $more } in più
   *[other] fino a { $what } danno { $every } { $more } in più
}
fx-table = ricevi punti secondo il numero di { $what }: { $steps }
table-step = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $count }
fx-buy = { $times ->
    [one] compra { $points } per { $cost }
   *[other] compra { $points } per { $cost }, fino a { $times } volte
}
k-several = fino a { $count } { $what }

# Gli stessi in breve, per i pulsanti.
sx-gain = { $what }
sx-fed = Federazione +{ $count }
sx-act = { $count ->
    [one] usa 1 carta azione
   *[other] usa { $count } carte azione
}
sx-ready = { $count ->
    [one] riattiva 1 carta azione
   *[other] riattiva { $count } carte azione
}
sx-special = 1 carta speciale
sx-metro = un’altra metropoli
sx-build = costruisci { $what }
sx-build-up = costruisci { $what } e { $upgrade }
sx-upgrade = migliora { $what }
sx-convert = rendi simbiotica una città
sx-slot-available = l’azione di uno spazio libero
sx-slot-other = l’azione di uno spazio di un altro giocatore
sx-slot-notmine = l’azione di uno spazio senza una tua tessera
sx-trial = la produzione di una struttura migliorata
sx-pick = { $count ->
    [one] 1 risorsa a scelta
   *[other] { $count } risorse diverse
}
sx-parts = { $one } + { $other }
sx-or = { $one } / { $other }
sx-swap = { $one } ⇄ { $other }
sx-pay = { $cost } → { $effect }
sx-per = { $what } per ogni { $each }

# Le carte in parole.
text-instant = Subito: { $effect }.
text-permanent = Permanente: { $effect }.
text-action = Azione: { $effect }.
text-production = A ogni produzione: { $effect }.
text-production-last = Una volta, all’ultima produzione: { $effect }.
text-end = Alla fine: { $effect }.
card-line = { $cost ->
    [0] { $card } ({ $colour }). { $text }
    [one] { $card } ({ $colour }, { $cost } credito). { $text }
   *[other] { $card } ({ $colour }, { $cost } crediti). { $text }
}
card-label = { $cost ->
    [0] { $card } ({ $colour }, { $type })
    [one] { $card } ({ $colour }, { $type }, { $cost } credito)
   *[other] { $card } ({ $colour }, { $type }, { $cost } crediti)
}
line-last = · { $card }
line-above =
    · { $card }
    { $below }
no-cards = nessuna
goods = In riserva: { $goods }; { $points }.
and-then = { $first } { $next }
remind-ready = Carte azione pronte: { $cards }.
remind-contracts = Manca una sola cosa per un contratto: { $contracts }.
remind-kelp = Così come stanno le cose, alla prossima produzione { $count ->
    [one] manca 1 alga
   *[other] mancano { $count } alghe
} per nutrire le tue città.

# Ciò che deve ancora venire.
left-rounds = { $count ->
    [0] La prossima produzione arriva alla fine di questo round.
    [one] Dopo questo round, ancora 1 prima della produzione dell’era { $era }.
   *[other] Dopo questo round, ancora { $count } prima della produzione dell’era { $era }.
}
left-deck = Carte di quest’era: { $deck } nel mazzo, { $discard } negli scarti; quando il mazzo è vuoto, si mescolano gli scarti.
left-domes = { $purple ->
    [-1] Restano nella riserva: cupole non simbiotiche { $white }, cupole simbiotiche senza limite, tunnel { $tunnels }.
   *[other] Restano nella riserva: cupole non simbiotiche { $white }, cupole simbiotiche { $purple }, tunnel { $tunnels }.
}
left-specials = Carte speciali: { $dear } da tre crediti scoperte, { $cheap } nel mazzo di quelle da uno o due.
left-contracts = Contratti ancora liberi: { $contracts }.

# Da dove vengono le cose.
source-site = il sito di costruzione
source-track = il tracciato Federazione
source-clone = la tessera clonazione
source-always = lo spazio sempre disponibile
source-slot = lo spazio { $label }

# Domande.
waiting = { $who } sta scegliendo.
waiting-keep = { $who } sta scegliendo le carte da tenere.
waiting-produce = { $who } sta scegliendo come produrre.
ask-limit = { $count ->
    [one] La tua mano supera il limite. Quale carta scarti?
   *[other] La tua mano supera il limite. Quali { $count } carte scarti?
}
ask-keep = Quali { $count } carte tieni?
ask-play = Quale carta giochi?
ask-place = Giochi { $card }. Su quale spazio? ✓: il suo colore.
ask-order = Il colore di { $card } corrisponde allo spazio { $slot }. Che cosa fai prima?
ask-card = { $count ->
    [one] { $card } Paghi 1 credito?
   *[other] { $card } Paghi { $count } crediti?
}
ask-room = Hai quattro carte azione. Quale fa posto? { $card }
ask-block = Che cosa usi ora ({ $source })?
ask-either = Che cosa scegli ({ $source })?
ask-trial = Di quale struttura ricevi la produzione?
ask-pick = Quale risorsa ricevi?
ask-kind = Che cosa costruisci ({ $source })?
ask-site = Dove costruisci { $kind }? Costo: { $cost }.
ask-upgrade = { $left ->
    [one] Che cosa migliori ({ $what })?
   *[other] Che cosa migliori ({ $what })? Ancora { $left } miglioramenti possibili.
}
ask-convert = Quale città diventa simbiotica?
ask-use = Quale carta azione usi ({ $source })?
ask-ready = Quale carta azione riattivi?
ask-borrow = L’azione di quale spazio esegui ({ $source })?
ask-special = Quale carta speciale prendi?
ask-keep-special = Quale carta speciale tieni?
ask-bury = Quale carta va per prima sotto il mazzo?
ask-contract = Soddisfi tutti i criteri di un contratto governativo. Lo prendi?
ask-end-turn = Il tuo turno è finito? Allora peschi una carta e non puoi più tornare indietro.
ask-site-up = Dove costruisci e migliori { $kind }? Costo: { $cost }, e { $then } per il miglioramento.
ask-produce = Quali di queste carte applichi in questa produzione? Tutte, alcune o nessuna.

# Risposte.
done = Basta così
not-now = Non ora
end = Termina il turno
take-contract = Prendi { $contract }: { $gives }
rest = Prendi tutto ciò che non richiede scelte
do-part = ▸ { $what }
use-ability = { $card } (una volta per turno): { $text }
slot-free = { $match ->
    [match] { $label } ✓ { $text }
   *[other] { $label }: { $text }
}
slot-clone = { $match ->
    [match] Clona { $label } ✓ { $text }
   *[other] Clona { $label }: { $text }
}
slot-always = Sempre disponibile: { $text }
slot-first = Lo spazio, poi la carta
card-first = La carta, poi lo spazio
slot-only = Solo lo spazio; scarta la carta
pay-for = { $count ->
    [one] Paga 1 credito
   *[other] Paga { $count } crediti
}
room-ready = { $card } (pronta: si può usare ora)
room-used = { $card } (usata)
trial-of = { $kind }: { $what }
bi-for-ke = Paga con biomateria al posto di 1 alga
bi-for-st = Paga con biomateria al posto di 1 plastacciaio
kind-for = { $kind } per { $cost }
kind-for-up = { $kind } per { $cost }, migliorato per { $then }
site = { $site }
site-bonus = { $site } (ricevi { $bonus })
site-extra = { $site } (paga { $extra } in più)
site-both = { $site } (ricevi { $bonus }, paga { $extra } in più)
upgrade-at = { $kind } in { $site } per { $cost }
use-card = { $card }: { $text }
search = { $count ->
    [one] Metti la prima carta sotto il mazzo, guarda la successiva
   *[other] Metti la prima carta sotto il mazzo, guarda le { $count } successive, tienine una
}
take-special = { $card }
group-tunnel = Tunnel
group-city = Città { $city }
group-green = Spazi verdi
group-red = Spazi rossi
group-yellow = Spazi gialli
group-always = Sempre disponibile

# Che cosa è successo.
gained = { $who } riceve { $what } ({ $source }).
drew = { $count ->
    [one] { $who } pesca 1 carta.
   *[other] { $who } pesca { $count } carte.
}
drew-cards = Hai pescato { $cards }.
reshuffled = Il mazzo era vuoto: gli scarti sono stati mescolati.
advanced = { $who } sale alla casella { $space } del tracciato Federazione.
beyond = { $who } riceve 1 punto oltre il tracciato Federazione.
paid = { $who } paga { $what } ({ $source }).
contract-taken = { $who } ottiene il contratto { $contract }.
special-turned = { $card } è ora in cima alle carte speciali.
discarded = { $who } scarta { $cards }.
played = { $slot ->
    [always] { $who } gioca { $card } sullo spazio sempre disponibile.
   *[other] { $who } gioca { $card } sullo spazio { $slot }.
}
played-match = { $who } gioca { $card } sullo spazio { $slot }: il colore corrisponde.
metro-gained = { $who } riceve un’altra metropoli: { $tile }.
claimed = { $who } acquisisce { $card }.
made-room = { $who } scarta la carta azione { $card }.
built = { $who } costruisce { $kind } in { $site } per { $cost }.
linked = { $who } collega la metropoli { $tile }.
upgraded = { $who } migliora { $kind } in { $site } per { $cost }.
converted = { $who } rende simbiotica la città { $site } per { $cost }.
used = { $who } usa la carta azione { $card }.
readied = { $who } riattiva la carta azione { $card }.
borrowed = { $slot ->
    [always] { $who } esegue l’azione dello spazio sempre disponibile grazie a una carta.
   *[other] { $who } esegue l’azione dello spazio { $slot } grazie a una carta.
}
took-special = { $who } prende la carta speciale { $card }.
searched = { $count ->
    [one] { $who } mette { $card } sotto le carte speciali e guarda la successiva.
   *[other] { $who } mette { $card } sotto le carte speciali e guarda le { $count } successive.
}
looked = Vedi { $cards }.
kept-special = { $who } ne tiene una.
ability-used = { $who } usa { $card }.
round-over = Il round { $round } è finito. L’ordine di gioco ora è { $order }.
round-begins = Comincia il round { $round } (era { $era }).
blocked = Tessere neutrali bloccano { $slots }.
turned = { $card } è stata girata: contando fino a { $number } si blocca { $slot }.
applied = { $who } applica alla produzione: { $cards }.
produced = { $who } produce { $what }.
fed = { $cities ->
    [one] { $who } nutre 1 città: { $what }.
   *[other] { $who } nutre { $cities } città: { $what }.
}
new-era = Era { $era }: tutte le carte azione sono pronte.
counted = { $who } ha { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
won = { $who } vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
won-tie = { $who } vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: tra i pari merito, prima posizione nell’ordine di gioco.
goal-reached = { $who } raggiunge l’obiettivo con { $cities ->
    [one] { $cities } città collegata
   *[other] { $cities } città collegate
} e { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
goal-missed = { $who } finisce con { $cities ->
    [one] { $cities } città collegata
   *[other] { $cities } città collegate
} e { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}; l’obiettivo non è raggiunto.
left = { $who } lascia la partita. Ciò che è costruito resta.
left-alone = { $who } interrompe la partita con { $cities ->
    [one] { $cities } città collegata
   *[other] { $cities } città collegate
} e { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.

# Come finisce.
ending-last_era = La terza era è finita.
ending-left_alone = Al tavolo non è rimasto nessun altro.
ending-goal_reached = La terza era è finita e l’obiettivo è raggiunto.
ending-goal_missed = La terza era è finita e l’obiettivo non è raggiunto.
sheet-track = Punti in gioco
sheet-metropolis = Metropoli marrone
sheet-cards = Carte
sheet-cities = Città
sheet-goods = Risorse

# Nomi delle metropoli e dei contratti.
tile-crown_ring = Anello della Corona
tile-tunnel_hub = Snodo dei tunnel
tile-great_league = Grande Lega
tile-guild_hall = Casa delle gilde
tile-four_arts = Quattro Arti
tile-coral_gate = Porta di corallo
tile-harbour_works = Cantieri del porto
tile-pearl_exchange = Borsa delle perle
tile-tidal_academy = Accademia delle maree
tile-algae_vats = Vasche delle alghe
tile-embassy_row = Via delle ambasciate
tile-archive_tower = Torre degli archivi
tile-gene_bank = Banca dei geni
tile-lighthouse_quay = Molo del faro
tile-agents_wharf = Banchina degli agenti
tile-shipwright_bay = Baia dei maestri d’ascia
contract-five_cities = Cinque città
contract-whole_towns = Città intere
contract-living_cities = Città vive
contract-fast_lines = Linee veloci
contract-both_coasts = Due coste
contract-model_works = Opere modello
contract-wide_net = Rete ampia
contract-full_staff = Organico completo

# Nomi delle carte.
card-assistant = Assistente personale
card-supply_barge = Chiatta dei rifornimenti
card-kelp_basket = Cesta di alghe
card-smuggled_kelp = Alghe di contrabbando
card-smuggled_steel = Acciaio di contrabbando
card-smuggled_secrets = Segreti di contrabbando
card-smuggled_spores = Spore di contrabbando
card-third_seat = Il terzo seggio
card-lab_subsidies = Sussidi ai laboratori
card-ready_foundation = Fondamenta pronte
card-desal_licence = Licenza di dissalazione
card-farm_modernising = Fattorie moderne
card-morning_harvest = Raccolto del mattino
card-pump_makers = Costruttori di pompe
card-lab_riggers = Montatori di laboratori
card-pipe_fitters = Posatori di condotte
card-consulate = Consolato
card-lab_crew = Squadra di laboratorio
card-kelp_for_steel = Alghe per acciaio
card-toll_keeper = Gabelliere
card-coin_diver = Tuffatore di monete
card-ferry_line = Linea di traghetti
card-harvest_medal = Medaglia del raccolto
card-scrap_raft = Zattera di rottami
card-field_notes = Appunti sul campo
card-shellfish_haul = Retata di molluschi
card-water_dividend = Dividendo dell’acqua
card-salt_market = Mercato del sale
card-tunnel_tolls = Pedaggi dei tunnel
card-dredger = Draga
card-lab_retrofit = Laboratori rinnovati
card-seabed_survey = Rilievo del fondale
card-warm_up = Messa in moto
card-dome_masons = Muratori di cupole
card-seed_vault = Banca dei semi
card-steel_guild = Gilda dell’acciaio
card-signal_relay = Ripetitore di segnali
card-terrace_crew = Terrazzieri
card-tunnel_crew = Squadra del tunnel
card-kelp_grocer = Bottega delle alghe
card-workshop = Officina
card-drift_farm = Fattoria galleggiante
card-culture_tanks = Vasche di coltura
card-self_running_lab = Laboratorio autonomo
card-tunnel_medal = Medaglia dei tunnel
card-founders_chest = Forziere dei fondatori
card-city_charter = Statuto delle città
card-prefab_dome = Cupola prefabbricata
card-gift_garden = Giardino in dono
card-master_fitter = Mastro montatore
card-new_ground = Nuovi terreni
card-public_showing = Dimostrazione pubblica
card-side_errand = Incarico extra
card-boring_rig = Trivella
card-quiet_team = Squadra discreta
card-kelp_breeders = Selezionatori di alghe
card-barter_post = Posto di baratto
card-works_office = Ufficio dei lavori
card-dome_crew = Squadra della cupola
card-scholar = Studiosa
card-refit_yard = Cantiere di rinnovo
card-test_bench = Banco di prova
card-steel_mill = Acciaieria
card-evening_school = Scuola serale
card-dome_rents = Affitti delle cupole
card-double_crops = Doppio raccolto
card-scholars_medal = Medaglia dei sapienti
card-second_barge = Seconda chiatta
card-steel_auction = Asta dell’acciaio
card-proving_run = Corsa di prova
card-harbour_fees = Diritti di porto
card-kelp_tithe = Decima di alghe
card-brine_filters = Filtri salini
card-cheap_lock = Portello a buon mercato
card-tunnel_lining = Tunnel rivestiti
card-night_shift = Turno di notte
card-second_wind = Secondo fiato
card-twin_farmers = Contadini gemelli
card-fixers = Faccendieri
card-lab_patents = Brevetti di laboratorio
card-well_crew = Squadra dei pozzi
card-science_for_steel = Scienza per acciaio
card-farm_engineers = Ingegneri agrari
card-kelp_tax = Tassa sulle alghe
card-reef_terraces = Terrazze della barriera
card-dome_medal = Medaglia delle cupole
card-salvage_fleet = Flotta di recupero
card-purple_feast = Festa porpora
card-crop_surplus = Eccedenza agricola
card-lab_grants = Fondi ai laboratori
card-city_levy = Imposta delle città
card-farm_in_a_box = Fattoria in scatola
card-water_works = Opere idriche
card-staff_meeting = Riunione generale
card-borrowed_plans = Piani in prestito
card-tunnel_union = Sindacato dei tunnel
card-upgrade_clause = Clausola di miglioramento
card-tool_room = Sala attrezzi
card-night_builders = Costruttori notturni
card-spore_trader = Mercante di spore
card-polishers = Lucidatori
card-patent_fees = Diritti di brevetto
card-bio_export = Esportazione di biomateria
card-well_medal = Medaglia dei pozzi
card-kelp_and_steel = Fiera di alghe e acciaio
card-treasury_vote = Voto del tesoro
card-model_town = Città modello
card-pair_awards = Premi alle coppie
card-living_dome = Cupola viva
card-double_lock = Doppio portello
card-grand_refit = Grande rinnovo
card-deep_survey = Rilievo profondo
card-open_invitation = Invito aperto
card-dome_printers = Stampanti di cupole
card-tunnel_fever = Febbre dei tunnel
card-pair_breeders = Allevatori di coppie
card-grand_works = Grandi opere
card-fine_tuning = Messa a punto
card-errand_boat = Barca di servizio
card-trade_charter = Statuto commerciale
card-garden_domes = Cupole giardino
card-fresh_water = Acqua dolce
card-upgraders_medal = Medaglia dei rinnovatori
card-science_fair = Fiera della scienza
card-last_barge = Ultima chiatta
card-kelp_auction = Asta delle alghe
card-prize_money = Premio in denaro
card-grand_opening = Grande apertura
card-express_line = Linea espressa
card-spore_bloom = Fioritura di spore
card-farm_show = Mostra agricola
card-lab_open_day = Laboratori aperti
card-quick_dome = Cupola rapida
card-last_touches = Ultimi ritocchi
card-full_load = Pieno carico
card-encore = Bis
card-late_fixers = Faccendieri tardivi
card-show_runner = Direttrice di scena
card-star_engineer = Ingegnera di grido
card-tunnel_tax = Tassa sui tunnel
card-crop_census = Censimento dei raccolti
card-water_census = Censimento dell’acqua
card-coin_fountain = Fontana delle monete
card-federal_grant = Sovvenzione federale
card-five_cities_day = Giorno delle cinque città
card-complete_towns = Città complete
card-coast_link = Legame con la costa
card-tunnel_parade = Parata dei tunnel
card-purple_parade = Parata porpora
card-last_lock = Ultimo portello
card-gala_refit = Rinnovo di gala
card-last_survey = Ultimo rilievo
card-copied_plans = Piani copiati
card-double_test = Doppia prova
card-ribbon_cutters = Tagliatori di nastri
card-finishing_crew = Squadra di finitura
card-silver_tools = Attrezzi d’argento
card-academy = Accademia
card-full_domes = Cupole piene
card-fast_trains = Treni veloci
card-kelp_banquet = Banchetto di alghe
card-steel_statue = Statua d’acciaio
card-world_fair = Esposizione universale
card-seven_seas = Sette mari
card-all_arts = Tutte le arti
card-paired_works = Opere gemelle
card-capital_city = Città capitale
card-gifted_dome = Cupola in dono
card-last_garden = Ultimo giardino
card-master_class = Lezione magistrale
card-great_show = Grande spettacolo
card-last_errand = Ultimo incarico
card-last_rigs = Ultime trivelle
card-grand_finale = Gran finale
card-borrowed_hands = Mani in prestito
card-monument = Monumento
card-city_pride = Orgoglio delle città
card-garden_prize = Premio dei giardini
card-well_prize = Premio dei pozzi
card-spore_prize = Premio delle spore
card-patron = Mecenate
card-lab_chancellor = Cancelliera dei laboratori
card-farm_chancellor = Cancelliere delle fattorie
card-dome_chancellor = Cancelliera delle cupole
card-well_chancellor = Cancelliere dei pozzi
card-tunnel_chancellor = Cancelliera dei tunnel
card-steel_broker = Mediatore d’acciaio
card-kelp_broker = Mediatrice di alghe
card-banker = Banchiere
card-science_broker = Mediatrice di scienza
card-spore_broker = Mediatore di spore
card-stage_manager = Direttore di palco
card-quartermaster = Intendente
card-surveyor = Agrimensore
card-motivator = Motivatrice
card-tinkerer = Tuttofare
card-botanist = Botanica
card-ambassador = Ambasciatrice
card-sapper = Minatrice
card-muse = Musa
card-cartographer = Cartografa
card-coast_agent = Agente costiero
card-secret_envoy = Emissaria segreta
card-architect = Architetto
card-inspector = Ispettrice
card-mayor = Sindaca

# Forme brevi per i messaggi: che cosa fa una persona, senza il nome; più cose insieme ($each).
digest-played = { $slot ->
    [always] spazio sempre disponibile con { $card }
   *[other] { $slot } con { $card }
}
digest-played-match = { $slot } con { $card } (stesso colore)
digest-discards = { $count ->
    [one] scarta 1 carta
   *[other] scarta { $count } carte
}
digest-claimed-it = la acquisisce
digest-built = costruisce { $each }
digest-built-each = { $kind } in { $site }
digest-upgraded = migliora { $each }
digest-upgraded-each = { $kind } in { $site }
digest-converted = rende simbiotica la città { $site }
digest-advanced = tracciato Federazione: { $space }
digest-gains = +{ $what }
