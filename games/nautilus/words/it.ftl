# Nautilus (2002) in italiano.
title = Nautilus (2002)
variant-preset = Regole
variant-preset-hint = Imposta le righe sotto come in un regolamento; il nostro prende da ciascuno il meglio.
variant-preset-house = una via di mezzo fra i due regolamenti
variant-preset-french = francesi: un round senza ampliamenti né recuperi chiude la partita, acquisti o no
variant-preset-italian = italiane
variant-preset-own = una scelta tutta vostra
variant-hold = Moduli tenuti
variant-hold-hint = Moduli comprati e non ancora costruiti. Chi è al completo non ne compra altri.
variant-hold-4 = fino a quattro (francesi)
variant-hold-3 = fino a tre (italiane)
variant-atl_tie = Pareggio per Atlantide
variant-atl_tie-hint = Alla fine, tra chi ha segnato lo stesso numero di rovine.
variant-atl_tie-high = vince il numero più alto (francesi)
variant-atl_tie-share = tutti i pari prendono i punti (italiane)
variant-stall = Un round a vuoto
variant-stall-hint = Un round in cui nulla va avanti è l’ultimo. Che cosa conta?
variant-stall-it = nessun acquisto, ampliamento o recupero (italiane)
variant-stall-fr = nessun ampliamento o recupero; comprare conta solo prima del primo (francesi)
variant-trench = Accesso alla fossa
variant-trench-hint = Che cosa serve operativo per entrare per primi nella fossa.
variant-trench-kinds = un laboratorio operativo di ogni tipo (francesi)
variant-trench-any5 = cinque laboratori operativi qualsiasi (italiane)
variant-trench_launch = La fossa si apre
variant-trench_launch-hint = Quando tutti possono entrare nella fossa, con o senza chiave.
variant-trench_launch-all = al primo sottomarino che vi entra o vi è lanciato (francesi)
variant-trench_launch-city = anche appena la città ha un corridoio che vi dà (italiane)
variant-trench_launch-self = al primo che vi entra; uno lanciato dentro vi resta solo (nostre)
variant-docking = Un ricercatore al rientro
variant-docking-hint = Un sottomarino che rientra può portare nel laboratorio un ricercatore dalla riserva.
variant-docking-may = può entrare (francesi)
variant-docking-must = entra, se ce n’è uno (italiane)
variant-base = La base iniziale
variant-base-hint = La città cresce da qui.
variant-base-K10 = in K10
variant-base-choose = dove vuole il primo giocatore
variant-base-random = in uno spazio della laguna scelto a caso
variant-scatter = Scoperte
variant-scatter-hint = Gli spazi prefissati sono sempre gli stessi; altrimenti il mare cambia ogni volta.
variant-scatter-off = sugli spazi prefissati (italiane)
variant-scatter-on = ovunque nella loro zona (francesi)
variant-round_cap = Round
variant-round_cap-hint = Un limite per chi ha fretta. Si conta come a ogni altra fine.
variant-round_cap-none = quanti ne servono
variant-round_cap-10 = al massimo dieci
variant-round_cap-15 = al massimo quindici

# I moduli: l’etichetta, poi nelle frasi.
base = Base
green = Residenza verde
violet = Residenza viola
training = Addestramento
technical = Tecnologia
sonar = Sonar
research = Ricerca
analysis = Analisi
a-green = una base residenziale verde
a-violet = una base residenziale viola
a-training = un centro d’addestramento
a-technical = una stazione tecnologica
a-sonar = un ripetitore sonar
a-research = un laboratorio di ricerca
a-analysis = un laboratorio di analisi
the-base = la base iniziale
the-green = la base residenziale verde
the-violet = la base residenziale viola
the-training = il centro d’addestramento
the-technical = la stazione tecnologica
the-sonar = il ripetitore sonar
the-research = il laboratorio di ricerca
the-analysis = il laboratorio di analisi
a-dwelling-with = { $kind } con { $crew ->
    [one] un ricercatore
   *[other] { $crew } ricercatori
}
some-green = { $count } basi residenziali verdi
some-violet = { $count } basi residenziali viola
some-training = { $count } centri d’addestramento
some-technical = { $count } stazioni tecnologiche
some-sonar = { $count } ripetitori sonar
some-research = { $count } laboratori di ricerca
some-analysis = { $count } laboratori di analisi
some-dwellings-with = { $kinds } con { $crew ->
    [one] un ricercatore ciascuna
   *[other] { $crew } ricercatori ciascuna
}

# Le scoperte: l’etichetta, poi nelle frasi.
gold = Oro
jellyfish = Medusa
urchin = Riccio di mare
scallop = Capasanta
snail = Lumaca di mare
chest = Cofano del tesoro
speed = Chip della velocità
atlantis = Atlantide
a-gold = oro
a-jellyfish = una medusa
a-urchin = un riccio di mare
a-scallop = una capasanta
a-snail = una lumaca di mare
a-chest = un cofano del tesoro
a-speed = un chip della velocità
a-atlantis = la scoperta atlantidea n° { $number }
echo = { $face } in { $spot }

# Gli obiettivi.
mission-scallop_jellyfish = capesante e meduse
mission-scallop_urchin = capesante e ricci di mare
mission-snail_jellyfish = lumache di mare e meduse
mission-snail_urchin = lumache di mare e ricci di mare

# I luoghi.
zone-lagoon = laguna
zone-slope = declivio
zone-deep = blu profondo
zone-trench = fossa
way-n = N
way-ne = NE
way-e = E
way-se = SE
way-s = S
way-sw = SO
way-w = O
way-nw = NO
no-door = nessuno
row = Riga { $row }
group-finds = Scoperte
group-docks = Spazi davanti a un corridoio
group-starts = Laboratori da attivare
group-slope = Declivio
group-deep = Blu profondo
group-trench = Fossa

# Che cosa resta.
purse = Hai { $nemos } Nemo.
purse-held = Hai { $nemos } Nemo e davanti a te { $held }. Acquista o amplia in questo turno, altrimenti ciò che tieni torna nei mazzi.
subs-left = { $count ->
    [one] Ti resta un sottomarino da lanciare.
   *[other] Ti restano { $count } sottomarini da lanciare.
}
reserve = { $count ->
    [0] La tua riserva è vuota.
    [one] Hai un ricercatore nella riserva
   *[other] Hai { $count } ricercatori nella riserva
}{ $count ->
    [0] {""}
   *[other] {" "}e { $nemos } Nemo.
}
quiet = { $status } In questo round finora nessun acquisto, ampliamento o recupero: se resta così, la partita termina alla fine del round.
quiet-french = { $status } In questo round finora nessun ampliamento o recupero: se resta così, la partita termina alla fine del round.

# Per chi aspetta.
waiting-0 = { $who } piazza la base iniziale.
waiting-1 = { $who } amplia la città.
waiting-2 = { $who } muove i ricercatori.
waiting-3 = { $who } manda i sottomarini.

# Preparazione.
ask-base = Dove piazzi la base iniziale nella laguna?
base-at = { $spot }
base-placed = { $who } piazza la base iniziale in { $spot }.

# Fase 1: l’ampliamento.
ask-buy = Acquisti un modulo?
does-training = In funzione, dà più mosse ai tuoi acquanauti.
does-technical = In funzione, porta più lontano i tuoi sottomarini.
does-sonar = In funzione, fa sentire più lontano i tuoi sottomarini.
does-research = In funzione, permette un esame quando si trova una conchiglia.
does-analysis = In funzione, trova più Nemo in ogni cofano.
does-green = Ospita nuovi acquanauti per la tua città.
does-violet = Ospita nuovi acquanauti per la tua città.
buy-nothing = Non acquistare nulla
buy-nothing-give-back = Non acquistare nulla; nulla si può piazzare, { $count ->
    [one] il modulo torna nel mazzo
   *[other] tutti i { $count } moduli tornano nei mazzi
}
buy = Acquista { $what }: { $price } Nemo
bought = { $who } acquista { $what } per { $price } Nemo.
bought-nothing = { $who } non acquista e non piazza nulla.
ask-build = Vuoi ampliare? Ciò che tieni si piazza tutto in una volta; ciò che lasci fuori torna nei mazzi.
ask-build-more = { $count ->
    [one] Un modulo è piazzato
   *[other] { $count } moduli sono piazzati
}, per { $price } Nemo in tutto. Un altro, collegato a questi?
ask-build-no-more = { $count ->
    [one] Un modulo è piazzato
   *[other] { $count } moduli sono piazzati
}, per { $price } Nemo in tutto. Il resto non trova più posto.
lay = Piazza { $what }
lay-at = { $kind }{ $crew ->
    [0] {""}
    [one] {" "}(un ricercatore)
   *[other] {" "}({ $crew } ricercatori)
}: { $place }
keep = Tieni tutto per dopo
give-back = { $count ->
    [one] Non piazzare nulla; il modulo torna nel mazzo
   *[other] Non piazzare nulla; tutti i { $count } moduli tornano nei mazzi
}
done-give-back = Fatto: paga { $price } Nemo, e { $count ->
    [one] un modulo torna nel mazzo
   *[other] { $count } moduli tornano nei mazzi
}
take-up = Riprendi quello in { $spot }
gave-back = { $who } restituisce { $held }.
ask-where = Dove piazzi { $what }?
at = { $spot } – { $price ->
    [0] nessun costo in più
   *[other] { $price } Nemo
}
at-burying = { $spot } – { $price ->
    [0] nessun costo in più
   *[other] { $price } Nemo
}, sopra { $tiles ->
    [one] una scoperta
   *[other] { $tiles } scoperte
}
where-back = Indietro: scegli un altro modulo, o nessuno
ask-turn = Come orienti { $what } in { $spot }?
turned = Corridoi blu: { $blue }. Corridoi marroni: { $brown }. { $passages ->
    [one] Un passaggio
   *[other] { $passages } passaggi
}
turn-back = Indietro: scegli un altro posto
laid = { $who } piazza { $what } in { $spot }.
took-up = { $who } riprende { $what } da { $spot }.
built = { $who } amplia la città con { $count ->
    [one] un modulo
   *[other] { $count } moduli
} per { $price } Nemo.
built-over = Coperto dall’ampliamento e tolto dalla plancia: { $tiles }.

# Fase 2: i ricercatori.
ask-walk = { $walked ->
    [0] Quale ricercatore muovi?
   *[other] Muovi un secondo ricercatore?
} { $left ->
    [one] Resta una mossa.
   *[other] Restano { $left } mosse.
}
from = Chi è in { $spot }: { $kind } ({ $count ->
    [one] uno può partire
   *[other] { $count } possono partire
})
from-to = { $spot } → { $goal }
walk-none = Non muovere nessuno
walk-no-more = Non muovere nessun altro
ask-walk-to = Dove si ferma il ricercatore che parte da { $spot } ({ $kind })? { $left ->
    [one] Resta una mossa.
   *[other] Restano { $left } mosse.
}
walk-to = { $kind } in { $spot } – { $steps ->
    [one] una mossa
   *[other] { $steps } mosse
}
walk-to-start = { $kind } in { $spot } – { $steps ->
    [one] una mossa
   *[other] { $steps } mosse
}, con attivazione
walk-to-fee = { $kind } in { $spot } – { $steps ->
    [one] una mossa
   *[other] { $steps } mosse
}, con attivazione per { $price } Nemo
walk-back = Indietro: scegli un altro ricercatore, o nessuno
walked = { $who } muove un ricercatore da { $origin } a { $spot }: { $kind }.
walked-nobody = { $who } non muove nessun ricercatore.
started = { $who } attiva { $kind } in { $spot }.
started-paid = { $who } attiva { $kind } in { $spot } e { $builder } ne riceve { $price } Nemo.
took-three = { $who } ha ora il maggior numero di laboratori operativi del tipo “{ $kind }” e prende il 3.
won-three = { $who } ha ora il maggior numero di laboratori operativi del tipo “{ $kind }”: il 3 passa di mano da { $other }.

# Fase 3: i sottomarini.
ask-launch = Lanci un sottomarino? Tutti si lanciano prima che uno usi il sonar o si muova.
launch = Da { $station } ({ $kind }) a { $spot } ({ $zone })
launch-none = Non lanciarne altri
launched = { $who } lancia un sottomarino da { $station } ({ $kind }) a { $spot }.
launched-none = { $who } non lancia nessun sottomarino.
trench-opened = { $who } entra nella fossa. Ora è aperta a tutti.
trench-reached = { $who } amplia la città fino alla fossa. Ora è aperta a tutti.
ask-ping = Un sottomarino usa il sonar? Arriva a { $range } caselle e costa { $price } Nemo.
ping = Da { $spot }: { $count ->
    [one] una scoperta che non conosci
   *[other] { $count } scoperte che non conosci
}
ping-none = Non usare più il sonar
pinged = { $who } usa il sonar in { $spot } ed esamina { $count ->
    [one] una scoperta
   *[other] { $count } scoperte
}.
heard = Il tuo sonar in { $spot } mostra { $tiles }.
ask-sail = Quale sottomarino si muove? Ognuno ha { $range } spazi.
sail = Quello in { $spot } ({ $zone })
sail-unpaid = Quello in { $spot }, sopra { $face } da pagare
sail-none = Non muoverne altri
ask-sail-to = Dove va il sottomarino in { $spot }? Ha { $range } spazi.
sail-to-stay = Resta in { $spot }
sail-back = Indietro: scegli un altro sottomarino
dock-here = Rientra da qui ({ $spot })
pay = Resta e paga { $face } ({ $price } Nemo)
to-free = { $spot } ({ $zone })
to-dock = { $spot } (per rientrare)
to-find = { $spot }: una scoperta ({ $zone }), al massimo { $price } Nemo
to-find-poor = { $spot }: una scoperta ({ $zone }); non potresti pagare { $price } Nemo
to-looked = { $spot }: { $face }, come hai visto: { $price ->
    [0] gratis
   *[other] { $price } Nemo
}
to-looked-poor = { $spot }: { $face }, come hai visto; non potresti pagare { $price } Nemo
to-known = { $spot }: { $face }, a faccia in su ({ $price } Nemo)
sailed = { $who } naviga da { $origin } a { $spot }.
stayed = { $who } lascia dov’è il sottomarino in { $spot }.
rested = { $who } lascia { $count ->
    [one] un sottomarino dov’è
   *[other] { $count } sottomarini dove sono
}.
ask-dock = Il sottomarino in { $spot } rientra?
dock-with = Rientra in { $station } ({ $kind }), un ricercatore entra{ $price ->
    [0] {""}
   *[other] {" "}({ $price } Nemo)
}
dock-without = Rientra in { $station } ({ $kind }), non entra nessuno
dock-not = Resta in mare
docked = { $who } fa rientrare il sottomarino da { $spot } in { $station }: { $kind }.
came-aboard = { $who } mette un ricercatore della riserva in { $station }: { $kind }.

# Le scoperte recuperate.
found = { $who } trova { $face } in { $spot }.
recovered = { $who } recupera { $face } in { $spot } per { $price } Nemo.
cannot-pay = { $who } non ha { $price ->
    [one] il Nemo necessario
   *[other] i { $price } Nemo necessari
} per recuperare { $face } in { $spot }.
chest-opened = { $who } apre il cofano e guadagna { $nemos } Nemo.
ask-dash = Il chip della velocità muove subito uno dei tuoi sottomarini di { $range } spazi. Quale?
ask-dash-to = Dove va il sottomarino in { $spot }? Il chip della velocità gli dà { $range } spazi.
dash-none = Rinuncia al chip della velocità
ask-look = La tua ricerca può esaminare { $left ->
    [one] ancora una scoperta
   *[other] { $left } scoperte
}. Quale?
look = { $spot } ({ $zone })
look-none = Non esaminare altro
looked = { $who } esamina la scoperta in { $spot }.
saw = Hai visto { $tiles }.
ruin-marked = La rovina { $number } porta il segnalino di { $who }. Trovate finora: { $count } su 15.
ruin-unmarked = La rovina { $number } è stata trovata, senza segnalino. Trovate finora: { $count } su 15.
ask-news = Un ricercatore può portare la notizia di Atlantide, fino a { $left } mosse. Quale?
ask-news-to = Dove porta la notizia il ricercatore che parte da { $spot } ({ $kind })? Ha { $left ->
    [one] una mossa
   *[other] { $left } mosse
}.
news-none = Nessuno porta la notizia
last-ruins = Le rovine 13, 14 e 15 sono state trovate. Il round { $round } è l’ultimo.
last-round = Il round { $round } è l’ultimo.

# La fine.
mission-shown = { $who } aveva l’obiettivo { $mission }{ $raised ->
    [0] .
    [one] {" "}e aumenta una scoperta.
   *[other] {" "}e aumenta { $raised } scoperte.
}
won = { $who } vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
won-together = { $who } vincono insieme con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
left = { $who } lascia la partita. I suoi sottomarini e i moduli non piazzati sono tolti, il resto rimane.
sheet-stations = Laboratori
sheet-finds = Scoperte
sheet-atlantis = Atlantide
sheet-raised = Aumentate dall’obiettivo
sheet-product = Laboratori × scoperte
sheet-nemos = Nemo rimasti
ending-last_ruins = Le rovine 13, 14 e 15 sono state trovate e l’ultimo round è stato giocato.
ending-all_found = Tutte le rovine di Atlantide sono state trovate.
ending-stalled = È passato un round intero senza acquisti, ampliamenti né recuperi.
ending-nothing_built = È passato un round intero senza ampliamenti né recuperi.
ending-round_cap = È stato giocato il numero di round concordato.
ending-left_alone = Tutti gli altri hanno lasciato la partita.

# Che cosa deve ancora venire.
left-modules = Moduli da acquistare: { $numbers }.
left-no-modules = Non ci sono più moduli da acquistare.
left-tiles = Scoperte coperte: { $numbers }.
left-no-tiles = Nessuna scoperta è più coperta.
left-unseen = Scoperte fuori dalla tua vista: { $numbers }.
left-no-unseen = Non c’è scoperta che tu non veda.
left-ruins = Rovine di Atlantide che mancano ancora: { $numbers }.
left-no-ruins = Tutte le rovine di Atlantide sono state trovate.
left-gone = Scoperte accanto alla plancia: { $numbers }.
left-number = { $what } ({ $count })

# Forme brevi per i messaggi: che cosa fa una persona, senza il nome; più cose insieme ($each).
digest-laid = posa { $each }
digest-laid-each = { $what } in { $spot }
digest-walked = ricercatori { $each }
digest-walked-each = { $origin }–{ $spot }
digest-sailed = naviga { $each }
digest-sailed-each = { $origin }–{ $spot }
digest-built-over = copre { $tiles }
digest-ruin-unmarked = rovina { $number } trovata, senza segnalino ({ $count } su 15)
digest-ruin-marked = segna la rovina { $number } ({ $count } su 15)
