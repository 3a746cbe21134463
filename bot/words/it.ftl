# Che cosa dice il bot.
match-name = { $game } · tavolo { NUMBER($match, useGrouping: 0) }

# L’ingresso
table-title = **{ $game }** · tavolo { NUMBER($match, useGrouping: 0) }
table-credits = { $credits }
table-seats = Numero di giocatori: { $seats }. Circa { $minutes } minuti di gioco.
table-variant = { $name }: { $choice }.
table-empty = Qui non c’è ancora nessuno.
table-who = Al tavolo: { $names }.
table-hint = Premi **Partecipa** per prendere posto. { $host } avvia la partita.
table-hint-full = Premi **Partecipa** per prendere posto. La partita comincia quando tutti i posti sono presi, o quando { $host } lo decide.
table-private-note = Solo su invito.
table-shared-note = La stessa persona può prendere più posti.
options = Opzioni
invite = Invita
cancel = Annulla
rematch = Rivincita
rematch-open = C’è già una rivincita: { $link }
yes = sì
no = no
options-title = Opzioni di { $match }
options-line = { $name }: { $choice }
options-begun = Tutti i posti sono presi: la partita comincia.
seats-taken = { $seats ->
    [one] Un posto è già preso; il tavolo non può averne di meno.
   *[other] { $seats } posti sono già presi; il tavolo non può averne di meno.
}
kept-size = Posti
kept-full = Comincia quando tutti i posti sono presi
kept-private = Solo su invito
kept-shared = Più posti per la stessa persona
size-any = quanti ne vengono
size-n = { $seats ->
    [one] un giocatore
   *[other] { $seats } giocatori
}
invite-title = Chi inviti a { $match }?
invite-pick = Scegli fino a cinque persone
invited = { $guests }: ecco un invito di { $host } per { $match }.
invited-done = Fatto. Ognuno viene chiamato a un tavolo una volta sola, e solo se può sedersi lì.
table-private = Questo tavolo è su invito. `/gioca` ne apre uno tuo.
too-many-tables = Hai già { $most } tavoli in attesa. Prima avviane o annullane uno.
too-many-matches = Hai già { $most } partite in corso. Prima finiscine una.
too-many-closed = Hai aperto e chiuso { $most } tavoli in meno di un’ora. Potrai aprire il prossimo { $until }; fino ad allora, ogni tavolo in attesa ti accoglie.
channel-full = In questo canale ci sono già { $most } tavoli in attesa. Scegline uno, o prova in un altro canale.
wrong-channel = In questo server i tavoli si aprono altrove: { $channels }.
moderators-open = In questo server aprono tavoli solo i moderatori.
cancelled = Questo tavolo è stato chiuso. `/gioca` ne apre uno nuovo.
table-sealed = Caso sigillato prima che qualcuno prendesse posto: { $seal }. Aggiunto da chi partecipa: { $values }.
table-started = La partita è cominciata: { $place }
table-started-here = La partita è in corso, qui sotto.
table-won = Questa partita è finita. Vittoria di { $who } con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
table-cancelled = Sono andati via tutti, perciò questo tavolo è stato chiuso. `/gioca` ne apre uno nuovo.
table-stopped = Questa partita è stata interrotta senza risultato. Il suo diario è conservato.
join = Partecipa
leave = Lascia
start = Comincia
joined = Giochi a { $match }. Ciò che puoi vedere solo tu arriva in un messaggio privato, e resta sempre sotto **La mia mano**.
joined-closed = Giochi a { $match }. Non posso scriverti in privato: guarda le tue carte con **La mia mano** o `/mano`, funziona sempre.
joined-already = Sei già a questo tavolo.
dm-hello = Ora partecipi a { $match }. Ciò che puoi vedere solo tu arriverà qui.
left-table = Hai lasciato il tavolo.
left-not = Non sei a questo tavolo.
table-full = Questo tavolo è al completo ({ $seats ->
    [one] un giocatore
   *[other] { $seats } giocatori
}). `/gioca` ne apre un altro.
table-gone = Questo tavolo è chiuso. `/gioca` ne apre uno nuovo.
table-begun = La partita è già cominciata.
only-host = Solo { $host } può avviare questa partita.
only-host-table = Solo { $host } può cambiare o chiudere questo tavolo.
too-few = { $seats ->
    [one] Manca ancora una persona per cominciare.
   *[other] Mancano ancora { $seats } persone per cominciare.
}
no-server = I tavoli si aprono in un canale di un server: vai in uno di essi e scrivi lì `/gioca`.
no-permission = Qui non posso ancora giocare. Chiedi a un moderatore di concedermi: { $missing }.
no-threads = Qui non posso creare thread, quindi { $match } si giocherà in questo canale. Se preferisci un thread, chiedi a un moderatore di concedermi «{ permission-create-public-threads }» prima di cominciare.
permission-view-channel = Visualizza canale
permission-send-messages = Invia messaggi
permission-send-messages-in-threads = Invia messaggi nei thread
permission-create-public-threads = Crea thread pubblici
permission-attach-files = Allega file
permission-read-message-history = Leggi cronologia messaggi
channel-lost = Non posso più scrivere in { $place }, quindi gli altri a { $match } non ne sanno più nulla. Ogni mossa è conservata. Chiedi a un moderatore di farmi rientrare, poi premi un pulsante qualsiasi della partita: recupererò tutto. Si può anche continuare altrove: `/tavolo sposta`.
no-such-game = Non conosco questo gioco. Ho: { $known }.

# Un turno
your-turn = A te
my-hand = La mia mano
post-turn = { $who }, tocca a te ({ $match }).
post-turn-here = { $who }, tocca a te.
post-turns = { $who }, tocca a voi ({ $match }).
post-turns-here = { $who }, tocca a voi.
alt-turn = Tocca a { $who }.
post-begin = La partita comincia. In ordine di posto: { $names }.
post-stand-ins = ⚙ indica un sostituto: un programma gioca a quel posto.
post-over = La partita è finita.
post-more = `/diario` racconta il resto.
post-result = { $place ->
    [0] {""}
   *[other] { $place }\.{" "}
}{ $name }: { $points ->
    [one] un punto
   *[other] { $points } punti
}
whisper-title = **{ $match }** – solo per i tuoi occhi
picture-missing = Non è stato possibile disegnare l’immagine; `/testo` dà tutta la plancia a parole.
picture-in-words = Non è stato possibile disegnare l’immagine; ecco che cosa mostra. `/testo` dà tutta la plancia a parole.

done = Fatto. { $waiting }
done-already = Questa mossa è già stata contata.
stale = Il tavolo è andato avanti. Ecco a che punto è.
not-seated-here = Non sei a questo tavolo. Puoi guardare, e `/gioca` ne apre uno tuo.
no-such-match = Il tavolo { $match } non c’è più.
older-rules = Questa partita è stata giocata con regole precedenti, che quelle di oggi non possono mostrare. I suoi messaggi nel canale e il risultato restano.
not-begun = Questa partita non è ancora cominciata: { $host } la avvia, o chiude il tavolo con `/tavolo interrompi`.
no-match-here = Qui non si gioca nessuna partita. Indica un tavolo, o scrivi il comando nel suo thread.
no-matches = Non sei a nessun tavolo. `/gioca` ne apre uno.
nothing-to-take-back = Non hai nulla da riprendere: il tavolo è andato avanti, o qualcosa è stato svelato.
match-over = Questa partita è finita.
answered = La tua risposta per ora: { $answer }. Puoi cambiarla finché non arriva l’ultima.
choose = Scegli
pick-one = Scegline una
pick-plan = Più passi in una volta
plan-ends = Ciò che scegli in una volta chiude anche il turno, se non resta altro da fare.
ends-soon = Non resta altro da fare: il tuo turno si chiude da solo tra due minuti.
pick-in-words = Le stesse, a parole
plan-stopped = Fatto finora: { $done } Poi qualcosa si è messo in mezzo, e il resto del tuo piano è rimasto da parte.
plan-stopped-early = Qualcosa si è messo in mezzo, e il resto del tuo piano è rimasto da parte.
pick-some = { $least ->
    [0] Scegline al massimo { $most }
    [one] { $most ->
        [one] Scegline una
       *[other] Scegline da 1 a { $most }
    }
   *[other] Scegline da { $least } a { $most }
}
pick-exactly = Scegline { $count }
pick-group = Scegli prima una riga
group = { $name } ({ $count })
other-groups = Altre righe
type-spot = Scrivi una casella
type-title = Dove?
type-label = Casella
back = Indietro
turn-over = Ricomincia il turno
sure-ask = Davvero? { $label }
sure-yes = Sì: { $label }
sure-no = No, torna indietro
option-unnamed = { $key }
hand-of = La tua mano a { $match }
board-cards = Le carte di tutti:
board-of = { $match }
outdated = Questo pulsante viene da un’altra versione di me. `/turni` elenca i tuoi tavoli, e `/plancia` mostra a che punto è la partita.
outdated-match = Questo pulsante viene da un’altra versione di me. Ecco a che punto è { $match }:
sorry = Qualcosa è andato storto da parte mia; della partita non si è perso nulla. Riprova, per favore.
busy = Ora non riesco ad aprire il mio taccuino; della partita non si è perso nulla. Riprova tra poco.
too-fast = È più di quanto riesca a seguire in una volta. Aspetta qualche secondo e poi continua; della partita non si è perso nulla.
crowded = Troppe persone hanno appena premuto qualcosa perché io possa rispondere a tutte insieme. Riprova tra qualche secondo; della partita non si è perso nulla.

half-understood = Fatto: { $done }. Non trovo «{ $rest }» tra quello che puoi fare adesso; ecco cosa puoi fare.
half-surprised = Fatto: { $done }. A questo punto si mette in mezzo qualcosa, quindi «{ $rest }» è rimasto da parte.
not-understood = Non trovo «{ $typed }» tra le risposte. Prendi una di quelle proposte mentre scrivi.
nothing-understood = Non trovo «{ $typed }» tra quello che puoi fare adesso; ecco cosa puoi fare.
since-your-move = Dalla tua ultima mossa:

# Consultare
page-before = Prima
page-after = Dopo
turns-title = **Le tue partite**
turns-mine = **tocca a te**
turns-theirs = si aspetta { $who }
turns-waiting = non ancora cominciata
turns-line = - [{ $match }]({ $link }): { $said }, { $since }
look = Guarda
look-at = Guarda qualcos’altro
look-board = La plancia
look-board-detail = Come lo vede adesso tutto il tavolo
look-player = La plancia di { $name }
look-rule = Le regole di questa domanda
look-rule-detail = Che cosa si può fare ora, e che cosa ne segue
look-rule-title = **Le regole di questa domanda**
look-rule-none = Nessuno ha domande in questo momento. `/regole` le contiene tutte.
look-log = Il diario
look-log-detail = Tutto ciò che il tavolo ha saputo, il più recente alla fine
look-score = Il punteggio
look-score-detail = A che punto siamo, per quanto puoi vedere
look-left = Che cosa resta
look-left-detail = Che cosa deve ancora venire, per quanto puoi vedere
look-words = La plancia a parole
look-words-detail = Da leggere invece che da guardare
look-rules = Tutte le regole
look-rules-detail = Capitolo per capitolo
look-signs = I segni spiegati
look-signs-detail = Ogni segno della plancia, in un’immagine
look-course = Com’è andata
look-course-detail = Il punteggio turno per turno, e da dove vengono i punti
signs-title = **{ $game }** – i segni spiegati
course-title = **{ $match }** – com’è andata
course-none = **{ $match }**: non ci sono stati punti, quindi non c’è niente da disegnare.
look-later = Questo tavolo non è ancora cominciato. Ci sarà qualcosa da guardare quando comincerà.
board-of-player = { $match } – la plancia di { $name }
log-empty = Non è ancora successo nulla.
score-title = **{ $match }** – a che punto è la partita, per quanto puoi vedere
score-total = Totale
score-note = -# Ciò che gli altri tengono segreto non è compreso.
left-title = **{ $match }** – che cosa resta
left-nothing = Qui non c’è nulla da contare.
rules-chapters = Scegli un capitolo (`/regole argomento:R1`), una regola (`R1.2`) o una parola:
rules-which = Quale gioco? Conosco: { $known }.
rules-unwritten = Le regole di «{ $game }» non sono ancora scritte qui. **A te** mostra sempre tutto quello che puoi fare.
rules-none = Nelle regole non c’è nulla su «{ $topic }». `/regole` senza argomento elenca i capitoli.
help =
    - **Cominciare:** `/gioca` apre un tavolo; gli altri premono **Partecipa**, chi l’ha aperto preme **Comincia**. `/allenamento` si gioca subito contro dei sostituti, `/tavoli` elenca i tavoli che aspettano.
    - **Giocare:** premi **A te** sotto la plancia, o scrivi `/mossa`. **Indietro** riprende il tuo ultimo clic, finché nulla è stato svelato. `/consiglio` aiuta dove il tavolo lo permette.
    - **Consultare:** `/turni` elenca le tue partite; `/plancia`, `/testo` (la plancia a parole), `/diario`, `/punti`, `/resta`, `/regole`. Ciò che è segreto arriva in un messaggio privato e resta sotto **La mia mano** o `/mano`.
    - **Lasciare o chiedere:** `/tavolo ritira`, `/tavolo pausa`, `/tavolo sostituisci`, `/tavolo abbandona`; `/vacanza` ferma i tuoi orologi ovunque.
    - **Il tuo:** `/impostazioni mie` (lingua, messaggi privati, colori, caratteri grandi, ore di silenzio), `/ordini elenco` (risposte date in anticipo), `/cronologia` (partite finite).
how-to-play = Come si gioca
how-to-play-menu = Come si gioca…
banner-alt = { $game }: un pezzo della plancia a metà partita, con il titolo.
help-turn = **Adesso:** tocca a te a { $match }. Premi **A te**.
help-host = **Adesso:** { $match } aspetta che tu prema **Comincia**: { $link }
help-table = **Adesso:** { $match } non è ancora cominciata: { $link }
help-begin = **Adesso:** digita `/gioca` per aprire un tavolo, o premi **Partecipa** a uno che aspetta.
status =
    Qui **Bathysphere { $version }**, avvio { $up }.
    Partite in corso: { $playing }. Messaggi in viaggio: { $waiting }.
status-latency = Discord risponde in { $milliseconds } ms.

# Impostazioni
settings-title = **Le tue impostazioni**
settings-language = Lingua: { $language }
settings-private = Ciò che è segreto: { $how }
settings-palette = Colori: { $palette }
settings-large = Caratteri grandi: { $large }
settings-lessons = Domande spiegate: { $lessons }
settings-quiet = Ore di silenzio: { $hours }
settings-zone = Fuso orario: { $zone }, dove ora sono le { $time }
private-dm = in un messaggio privato, e sotto La mia mano
private-hand = solo sotto La mia mano
palette-standard = consueti
palette-contrast = ad alto contrasto
language-auto = come in Discord
language-en = English
language-fr = Français
language-it = Italiano
bad-hours = Scrivi le ore di silenzio come 22-7, con il tuo fuso se non è UTC, come 22-7 Europe/Rome; oppure «off» per nessuna.
no-such-zone = Non conosco il fuso «{ $zone }». Scrivi una città come in Europe/Rome, o comincia a scrivere in `/impostazioni mie fuso` e scegli tra i suggerimenti; UTC va sempre bene.
server-title = **Impostazioni di questo server**
server-channels = Dove aprire tavoli: { $channels }
server-everywhere = ovunque
server-who = Chi può aprire tavoli: { $who }
who-all = tutti
who-mods = i moderatori
only-moderators = Qui possono farlo solo i moderatori.
only-host-moderators = Possono farlo solo chi ospita il tavolo e i moderatori.
move-elsewhere = Una partita si sposta all’interno del suo server: scrivi il comando nel canale in cui deve continuare.
settings-elsewhere = Queste sono le impostazioni di un server: scrivi il comando in uno dei suoi canali.
table-ended = { $match }: la partita è stata interrotta. Non vince nessuno; il diario è conservato.
table-moved = { $match }: la partita continua in questo canale.
moved-here = La partita continua qui; prima era in { $place }.
rules-mended = Le regole di questo gioco sono state corrette, e la partita continua con quelle nuove. Ecco a che punto è.
block-self = Non è possibile bloccarsi da soli.
block-on = { $who } non può più prendere posto ai tuoi tavoli. Lo vedi solo tu.
block-off = { $who } può di nuovo prendere posto ai tuoi tavoli.
problem-kept = Grazie. La tua segnalazione è la numero { NUMBER($number, useGrouping: 0) }; può vederla, con la posizione della partita, solo chi gestisce questo bot.
problem-enough = Grazie: oggi hai già segnalato molto, ed è tutto conservato. Il resto, per favore, domani.

# Forms
settings-form = Le tue impostazioni
settings-change = Cambia le impostazioni
form-language = Lingua
form-private = Ciò che puoi vedere solo tu
form-pictures = Immagini e aiuto
lessons-shown = Spiegare le domande
lessons-hint = Ogni domanda la prima volta, e i segni nei tuoi primi turni
form-quiet = Ore di silenzio
form-quiet-hint = Senza notifiche, come 22-7, con il tuo fuso: 22-7 Europe/Rome; vuoto per nessuna
form-remind = Promemoria del tuo turno
large-print = caratteri grandi
remind-none = nessuno
remind-every = { $hours ->
    [one] ogni ora, { $how }
   *[other] ogni { $hours } ore, { $how }
}
server-form = Impostazioni di questo server
form-server-language = Lingua dei messaggi pubblici
form-channels = Dove si possono aprire tavoli
form-channels-hint = Se non ne scegli nessuno: ovunque.
join-again = Prendi un altro posto
join-again-ask = Hai già un posto a { $match }. Qui una persona può prenderne più di uno: ne vuoi un altro?
joined-again = Hai un posto in più a { $match }.
cancel-ask = Chiudere { $match } prima che cominci? Nessuno perde altro che il posto.
cancel-yes = Sì, chiudilo
invite-bot = Un bot non si può invitare. Per questo al tavolo c’è **Aggiungi un sostituto**.
invite-no-table = Non hai nessun tavolo in attesa su questo server. `/gioca` ne apre uno.
invited-before = { $who }: già un invito per { $match }, oppure lì non c’è posto.
invited-one = { $who }: l’invito per { $match } è partito.
options-table = Il tavolo
options-rules = Le regole
options-rules-part = Le regole, parte { $part }
kept-boxes = Com’è tenuto
kept-full-hint = La partita comincia da sola con l’ultimo posto.
kept-private-hint = Gli altri possono guardare, ma non sedersi.
kept-shared-hint = Per provare un gioco, o giocare per chi non c’è.
form-who = Chi può aprire tavoli

# Comandi: descrizioni
cmd-play = Apri un tavolo per un gioco da tavolo
cmd-play-game = Quale gioco
cmd-play-seats = Quanti giocatori (se non lo dici, quanti ne vengono)
cmd-play-language = La lingua che tutti leggono a questo tavolo
cmd-play-private = Prende posto solo chi ha un invito
cmd-move = Gioca scrivendo la tua mossa
cmd-move-what = Che cosa fare; più cose con le virgole
cmd-board = Guarda la plancia di una partita
cmd-hand = Guarda la tua mano
cmd-text = La plancia a parole, per i lettori di schermo
cmd-log = Che cosa è successo finora
cmd-score = A che punto è la partita, per quanto puoi vedere
cmd-left = Che cosa resta da venire
cmd-turns = Tutte le tue partite, e a chi tocca
cmd-rules = Consulta le regole
cmd-rules-topic = Un capitolo, un numero di regola o una parola
cmd-help = Come si gioca qui
cmd-status = Come sta il bot
cmd-table = Quale tavolo (se non lo dici, quello di questo thread)
cmd-settings = Impostazioni
cmd-settings-me = Le tue impostazioni
cmd-settings-language = La lingua che parlo con te
cmd-settings-private = Come ti arriva ciò che è segreto
cmd-settings-palette = I colori delle immagini
cmd-settings-large = Caratteri più grandi nelle immagini
cmd-settings-quiet = Ore senza notifiche, nel tuo fuso orario, come 22-7; oppure off
cmd-settings-zone = Il tuo fuso orario, per ore di silenzio e vacanze, come Europe/Rome
cmd-settings-server = Impostazioni di questo server (moderatori)
cmd-server-language = La lingua dei messaggi pubblici
cmd-server-channel = Aggiungi un canale dove aprire tavoli, o toglilo
cmd-server-who = Chi può aprire tavoli
cmd-tables = Occupati di un tavolo
cmd-table-end = Chiudi una partita: subito per i moderatori, d’accordo con gli altri se giochi
cmd-table-move = Continua una partita in questo canale (chi l’ha aperta o i moderatori)
cmd-table-which = Quale tavolo
cmd-table-block = Impedisci a qualcuno di prendere posto ai tuoi tavoli
cmd-table-person = Chi
cmd-table-off = Togli il blocco
cmd-problem = Avvisa chi gestisce questo bot che qualcosa non va
cmd-problem-what = Che cosa non va

# Right click (at most 32 characters)
menu-text = La plancia a parole
menu-hand = La mia mano
menu-problem = Segnala un problema
menu-invite = Invita al mio tavolo

# Comandi: nomi (minuscole, una parola sola)
name-play = gioca
name-move = mossa
name-move-table = sposta
name-board = plancia
name-hand = mano
name-text = testo
name-log = diario
name-score = punti
name-left = resta
name-turns = turni
name-rules = regole
name-help = aiuto
name-status = stato
name-settings = impostazioni
name-me = mie
name-server = server
name-table = tavolo
name-end = interrompi
name-block = blocca
name-problem = problema
name-game = gioco
name-seats = posti
name-language = lingua
name-private = privato
name-what = cosa
name-topic = argomento
name-palette = colori
name-large = grande
name-quiet = silenzio
name-zone = fuso
name-channel = canale
name-who = chi
name-person = persona
name-off = togli

# Il tavolo locale
greeting =
    Ti diamo il benvenuto a bordo!
    - **In solitario:** premi un gioco qui sotto per giocarlo subito contro dei sostituti; `/allenamento` ti lascia scegliere come.
    - **In compagnia:** scrivi `/gioca` per aprire un tavolo; gli altri premono **Partecipa**, poi tu **Comincia**.
    -# Una partita si gioca nel suo thread; ciò che puoi vedere solo tu arriva in un messaggio privato.
greeting-local = Cambia persona a sinistra per occupare gli altri posti.

# Ordini permanenti
orders = I miei ordini
orders-title = I tuoi ordini permanenti a { $match } (li vedi solo tu):
orders-empty = Non ne hai ancora dati.
orders-how = -# Un ordine risponde dieci minuti dopo che la domanda è stata posta, per tutti allo stesso modo: nessuno riconosce un ordine dalla fretta. Fino ad allora puoi rispondere tu.
orders-back = Tutti i miei ordini
orders-full = Ne hai già { $most }. Prima togline uno.
orders-none = In questo gioco nessuno reagisce nel turno di un altro: non c’è nessuna reazione da ordinare.
orders-unknown = Questa reazione non esiste. Ci sono: { $known }.
order-line-next = { $number }. Una volta: **{ $answer }** ({ $question })
order-line-always = { $number }. Sempre: **{ $answer }** ({ $question })
order-give-next = Prossima risposta
order-give-always = Sempre
order-react = Reazioni
order-none = Non è stato scelto nulla: i tuoi ordini restano come erano.
order-drop = Togli { $number }
order-kept = Il tuo ordine è annotato.
order-kept-due = Il tuo ordine è annotato. Questa domanda è già aperta: la risposta arriverà { $when }, a meno che tu non risponda prima.
order-dropped = Il tuo ordine non si poteva eseguire ed è stato tolto: { $answer } ({ $question })
order-asked = La risposta spetta a te, come sempre: premi **A te**.
order-any-question = qualunque cosa venga
order-which-question = A quale domanda devo sempre rispondere per te?
order-question-open = Ecco la domanda di adesso. Qual è la tua risposta?
order-question-ahead = Ecco la domanda che probabilmente riceverai dopo, vista da qui. Quale sarà la tua risposta?
order-nothing-ahead = Non posso prevedere che cosa ti sarà chiesto. Indica domanda e risposta con `/ordini prossima` o `/ordini sempre`.
order-no-question = Questa domanda non esiste in questo gioco. Ci sono: { $known }.
order-type-next = Ci sono troppe risposte per un menu; scrivi la tua con `/ordini prossima`.
order-type-always = Ci sono troppe risposte per un menu; scrivi la tua con `/ordini sempre`.
pick-question = Scegli una domanda
order-ask = chiedimelo
order-always = sempre, se posso
order-never = mai
cmd-orders = Ordini permanenti: risposte date in anticipo
cmd-orders-list = I tuoi ordini permanenti a un tavolo
cmd-orders-next = La mia prossima risposta, in anticipo; vale una volta
cmd-orders-always = Rispondi sempre così a questa domanda, finché non dico altro
cmd-orders-react = Che cosa fare delle reazioni nel turno di un altro
cmd-orders-what = La risposta; più cose separate da virgole
cmd-orders-question = A quale domanda (la prossima, se non lo dici)
cmd-orders-order = Che cosa fare
cmd-orders-when = Quale reazione (tutte, se non lo dici)
name-orders = ordini
name-list = elenco
name-next = prossima
name-always = sempre
name-react = reagisci
name-question = domanda
name-order = ordine
name-when = quando

cmd-board-person = La plancia di chi, nei giochi in cui ognuno ha la sua
not-at-this-table = Questa persona non è a questo tavolo.
problem = Segnala un problema

# Il tempo
post-until = Il tuo tempo scade { $until }.
post-unrated = -# Chi ha aperto il tavolo ha riavvolto questa partita: non conta.
kept-pace = Ritmo
pace-none = né orologio né promemoria
pace-relaxed = tranquillo: promemoria, e un voto dopo cinque giorni di silenzio
pace-slow = orologio lento: 3 giorni, 36 ore in più per mossa, 10 giorni al massimo
pace-steady = orologio regolare: 3 giorni, 12 ore in più per mossa, 5 giorni al massimo
pace-brisk = orologio svelto: 1 giorno, 4 ore in più per mossa, 3 giorni al massimo
table-link = Il tavolo è qui: { $link }
table-here = Questo tavolo
remind = { $who }, tocca ancora a te; gli altri aspettano.
remind-until = { $who }, tocca ancora a te. Il tuo tempo scade { $until }.
latest-board = L’ultima plancia: { $link }
hush = Niente altri promemoria in questo turno
hushed = Non riceverai altri promemoria in questo turno.
settings-remind = Promemoria: { $hours ->
    [0] nessuno
    [one] ogni ora, { $how }
   *[other] ogni { $hours } ore, { $how }
}
remind-by-ping = con una menzione nel thread della partita
remind-by-dm = con un messaggio privato
away-until = Sei in vacanza fino al { $until }. I tuoi orologi sono fermi in tutte le tue partite, e nessuno ti sollecita. `/vacanza giorni:0` ti riporta prima.
away-over = Che piacere rivederti. I tuoi orologi ripartono.
vacation-spent = Quest’anno ti { $days ->
    [one] resta un giorno
   *[other] restano { $days } giorni
} di vacanza.
pause-asked = La domanda è posta agli altri. La partita si ferma appena tutti sono d’accordo.
pause-done = La partita è in pausa. `/tavolo riprendi` la fa ripartire.
pause-already = Questa partita è già in pausa. `/tavolo riprendi` la fa ripartire.
pause-none = Questa partita non è in pausa.
pause-begun = Tutti d’accordo: questa partita è in pausa. Gli orologi sono fermi, nessuno viene sollecitato. `/tavolo riprendi` la fa ripartire.
pause-refused = La partita continua: non tutti hanno accettato la pausa chiesta da { $who }.
pause-over = { $who } fa ripartire la partita. Gli orologi ripartono.
resumed = La partita continua.
warn-lobby = Da un po’ nessuno si siede a questo tavolo. Chiude { $until } se nessuno si unisce e se non comincia.
warn-playing = In questa partita non succede nulla da un mese. Sarà chiusa { $until } se nessuno muove.
closed-lobby = Questo tavolo è stato chiuso, perché non veniva più nessuno. `/gioca` ne apre un altro.
closed-playing = Questa partita è stata chiusa, perché nessuno muoveva più. Il suo diario è conservato.

# Mettersi d’accordo
vote-yes = D’accordo
vote-no = Rifiuta
vote-wait = Aspettare
vote-stand-in = Sostituto
vote-end = Chiudere la partita
vote-counted = Il tuo voto è contato. Puoi cambiarlo finché non arriva l’ultimo.
vote-settled = La questione è decisa.
vote-over = La questione è già decisa, o il tavolo è andato avanti.
vote-not-yours = Questa domanda è per gli altri al tavolo.
asked-already = La domanda è già stata posta al tavolo.
ask-takeback = { $voters }: { $who } vorrebbe ritirare quanto segue. Tutti gli altri devono essere d’accordo, { $until } al più tardi.
ask-pause = { $voters }: { $who } vorrebbe mettere in pausa questa partita. Tutti gli altri devono essere d’accordo, { $until } al più tardi.
ask-end = { $voters }: { $who } vorrebbe chiudere ora questa partita, senza risultato. Tutti gli altri devono essere d’accordo, { $until } al più tardi.
ask-replace = { $voters }: deve giocare qualcun altro per { $who }? Decide la maggioranza, { $until } al più tardi.
ask-absence = { $voters }: { $who } non ha risposto in tempo. Aspettare ancora, far giocare un sostituto o chiudere la partita? Decide la maggioranza, { $until } al più tardi; per chiudere serve l’accordo di tutti, e se nessuno vota gioca un sostituto.
end-ask = Chiudere { $match } per tutti? Non vince nessuno; il diario resta.
end-yes = Sì, chiudere
end-asked = La domanda è posta agli altri. La partita finisce appena tutti sono d’accordo.
end-done = La partita è finita.
end-agreed = Tutti d’accordo: questa partita finisce qui, senza risultato.
end-refused = La partita continua: non tutti hanno accettato di chiuderla, come chiedeva { $who }.
end-absence = Questa partita finisce qui, senza risultato, perché { $who } non risponde.
absence-wait = Il tavolo aspetta ancora un po’ { $who }.
absence-stand-in = D’ora in poi un sostituto gioca per { $who }, che può riprendersi il posto in ogni momento con **A te**.

# Gli errori
ask-back = Chiedi di ritirare
nothing-to-ask-back = Niente di ciò che hai fatto si può ritirare: è caduta la sorte, o da allora si è saputo qualcosa.
back-is-free = Questo lo puoi ritirare senza chiedere: premi **A te**, poi **Indietro**.
takeback-asked = La domanda è posta agli altri. La mossa è ritirata appena tutti sono d’accordo.
takeback-done = La mossa è ritirata.
took-back = { $who } ritira la sua ultima mossa.
takeback-choice = (Una scelta di cui non si è detto nulla.)
taken-back = Tutti d’accordo: l’ultima cosa fatta da { $who } è ritirata.
takeback-refused = Resta tutto com’è: non tutti hanno accettato ciò che { $who } voleva ritirare.
takeback-late = Resta tutto com’è: il tavolo è andato avanti prima che tutti fossero d’accordo.
whisper-taken-back = Qualcosa che ti era stato detto è stato ritirato. Ecco che cosa hai adesso.
rewound = La partita è riavvolta, e tutti lo sanno.
rewound-by = { $who }, che ha aperto il tavolo, ha riavvolto questa partita fin qui. La sorte cadrà diversamente, e il risultato non conterà.
rewound-all = Chi ha aperto il tavolo ha riavvolto questa partita fin qui. La sorte cadrà diversamente, e il risultato non conterà.
rewind-host = Solo chi ha aperto il tavolo può riavvolgere una partita. Con `/tavolo ritira` puoi chiedere agli altri di ritirare la tua ultima mossa.
rewind-where = Scegli uno dei turni proposti: la partita torna a subito prima.
lesson = Prima volta: { $lesson }

# Le assenze
stand-in-name = ⚙ { $name }
stand-in-add = Aggiungi un sostituto
stand-in-add-easy = Aggiungine uno facile
stand-in-add-strong = Aggiungine uno forte
no-such-strength = In questo gioco non c'è ancora un sostituto di questa forza; **Aggiungi un sostituto** ne ha uno.
stand-in-remove = Togli un sostituto
no-stand-in = A questo tavolo non siede nessun sostituto.
stand-in-plays = Al momento un sostituto gioca al tuo posto.
come-back = Riprendi il mio posto
came-back = { $who } è di nuovo qui e gioca.
nothing-to-come-back-to = Qui nessun sostituto gioca per te.
resign-ask = Abbandonare { $match } per sempre? Gli altri continuano senza di te, come dicono le regole. Per far giocare qualcun altro usa `/tavolo sostituisci`.
resign-yes = Sì, abbandono
resigned = Hai abbandonato { $match }.
replace-own-ask = Lasciare che qualcun altro continui per te? Finché nessuno prende il posto non cambia nulla, e puoi ritirare l’offerta.
replace-other-ask = Lasciare che qualcun altro continui per { $who }? Se l’assenza non è certa, prima si chiede agli altri.
replace-yes = Sì, offri il posto
withdraw = Ritira
withdrawn = Ritirato. Non cambia nulla.
seat-withdrawn = Il posto di { $who } non è più in offerta.
nothing-to-withdraw = Non hai nulla da ritirare: il posto è preso, o l’offerta è passata.
replace-offered = Il posto è offerto nel thread della partita. Finché nessuno lo prende, non cambia nulla.
replace-asked = Agli altri è stato chiesto se debba giocare qualcun altro.
replace-bot = Un bot non può sedersi. Nella sala c’è **Aggiungi un sostituto** per questo.
replace-by = { $by } prenderebbe il posto.
replace-anybody = Chiunque potrebbe prendere il posto.
replace-refused = { $who } resta: il tavolo non ha voluto qualcun altro.
seat-for = { $by }, vuoi continuare per { $who }? Il posto ti aspetta; l’offerta scade { $until }.
seat-free = Il posto di { $who } è libero: chi preme per primo continua. L’offerta scade { $until }.
take-seat = Prendi il posto
seat-taken = Questo posto è stato preso, o l’offerta è scaduta.
seat-not-yours = Questo posto è per qualcun altro.
seat-taken-by = { $who } continua per { $before }.
seated = Ora siedi a { $match }. Ciò che il posto può sapere è sotto **La mia mano**, e arriva con un messaggio privato.
one-look = Continui da qui. Ecco che cosa sa il tuo posto; ciò che si guarda una volta sola viene messo via dopo un’ora.
results-title = **I tuoi risultati**
results-none = Non hai ancora finito nessuna partita.
result-left = partita lasciata prima della fine
result-place = { $place ->
    [0] obiettivo non raggiunto
    [1] primo posto
    [2] secondo posto
    [3] terzo posto
   *[other] quarto posto
} con { $points ->
    [one] un punto
   *[other] { $points } punti
}
result-unrated = (non conta)

cmd-settings-remind = Ore tra due promemoria del tuo turno; 0 per nessuno
cmd-settings-remind-by = Come ti viene ricordato il turno
cmd-table-back = Chiedi agli altri di ritirare la tua ultima mossa
cmd-table-pause = Chiedi agli altri di mettere in pausa una partita
cmd-table-resume = Fai ripartire una partita in pausa
cmd-table-resign = Abbandona una partita per sempre
cmd-table-replace = Fai giocare un posto a qualcun altro
cmd-replace-seat = Il posto di chi (il tuo, se non lo dici)
cmd-replace-by = Chi lo prende (chiunque, se non lo dici)
cmd-table-rewind = Riporta una partita a un turno precedente (chi ha aperto il tavolo); non conterà
cmd-rewind-to = Subito prima di quale turno
cmd-away = Vai in vacanza in tutte le tue partite
cmd-away-days = Per quanti giorni; 0 quando torni
cmd-results = Come sono finite le tue partite
name-remind = promemoria
name-remind-by = promemoria-come
name-back = ritira
name-pause = pausa
name-resume = riprendi
name-resign = abbandona
name-replace = sostituisci
name-seat = posto
name-by = da
name-rewind = riavvolgi
name-to = verso
name-away = vacanza
name-days = giorni
name-results = risultati

# Practising against stand-ins
practice-title = **Una partita contro sostituti.** Scegli qui sotto, poi comincia: si gioca subito.
practice-chosen = Sostituti: { $strength }. Posti: { $seats }, uno è il tuo.
practise = Allenati
practice-begin = Si comincia
practice-first = Prima partita
practice-first-hint = -# **Prima partita** insegna il gioco giocando: una mano scelta, righe che guidano, un quarto d’ora al massimo.
practice-ready = { $match } comincia nei tuoi messaggi privati: { $link }
practice-dm-closed = Non posso scriverti, quindi non c’è un posto dove giocare. Consenti i miei messaggi privati (nelle impostazioni di privacy del server, o sbloccandomi), poi premi di nuovo; in un canale del server `/allenamento` funziona anche senza.
strength-easy = facili
strength-steady = costanti
strength-strong = forti
cmd-practise = Gioca subito contro dei sostituti
name-practise = allenamento

# Hints
hint = Consiglio
hint-title = **Un consiglio, solo per i tuoi occhi**
hint-best = La scelta migliore: **{ $answer }**. { $reason }
hint-next = Poi: **{ $answer }**. { $reason }
hint-only = Non c’è altro da scegliere.
hint-nothing = niente di ciò
hint-note = -# Trovato giocando il seguito a tavoli che potrebbero essere il tuo: non ne sa più di te, e può sbagliare.
hint-off = A questo tavolo non ci sono consigli: una partita che conta si gioca senza. Chi ha aperto il tavolo può consentirli sotto **Opzioni** prima dell’inizio, e `/allenamento` li dà.
hint-not-now = Ora non ti si chiede nulla. Il consiglio arriva quando tocca a te.
hint-stale = Il tavolo è andato avanti. Premi **A te** e chiedi di nuovo.
hint-none = Non ho trovato un consiglio in tempo; nulla è perduto e la partita continua. Riprova tra un momento.
reason = Questo { $what }.
reason-later = Subito non cambia nulla che si possa contare; a provarlo, è ciò che ha portato più lontano.
kept-hints = Consigli consentiti
kept-hints-hint = Chi deve scegliere può chiederne uno; una partita così non conta.
table-hints-note = I consigli sono consentiti; questa partita non conta.
cmd-hint = Che cosa sarebbe meglio adesso, solo per i tuoi occhi
name-hint = consiglio
# Che cosa si conserva di una persona
cmd-privacy = Che cosa conservo di te: guardalo, portalo con te, fallo cancellare
name-privacy = privacy
privacy-title = **Che cosa conservo di te**
privacy-person = il tuo nome, il nostro canale privato e le tue impostazioni, per poterti chiamare e parlare come preferisci
privacy-blocked = persone che non vuoi ai tuoi tavoli: { $count }
privacy-tables = tavoli a cui hai preso posto: { $count }
privacy-invitations = tavoli a cui hai un invito: { $count }
privacy-results = risultati di partite: { $count }
privacy-ratings = punteggi dopo le tue partite, perché hai voluto una classifica: { $count }
privacy-seasons = stagioni giocate: { $count }
privacy-problems = problemi segnalati, per chi mi ospita: { $count }
privacy-lessons = tipi di domande già incontrate, per non spiegarle di nuovo: { $count }
privacy-moves = mosse, con la loro ora; ne sono fatte anche le partite degli altri: { $count }
privacy-orders = ordini permanenti: { $count }
privacy-why = Niente di tutto ciò lascia la macchina su cui giro. Chi mi ospita può leggerlo. Ciò che ho scritto nei canali e nei messaggi privati lo conserva Discord, non io.
privacy-nothing = Niente di niente.
privacy-take = Porta tutto con te
privacy-delete = Cancella tutto
privacy-file = Ecco tutto, in un file.
privacy-ask = Cancellare tutto ciò che conservo di te? I tuoi risultati e le tue impostazioni spariscono. Gli altri tengono le loro partite, con un nome inventato al tuo posto. Non si può tornare indietro.
privacy-ask-tables = { $count ->
    [one] Lasci anche il tavolo a cui partecipi ({ $tables }); una partita in corso continua senza di te.
   *[other] Lasci anche i { $count } tavoli a cui partecipi ({ $tables }); le partite in corso continuano senza di te.
}
privacy-sure = Sì, cancella tutto
privacy-deleted = Fatto. Non conservo più niente di te. Ogni tavolo resta aperto per te, come il primo giorno.
privacy-seated = Hai appena preso posto a un tavolo. Lascialo, poi riprova.

# Tables in forums, by the tags that are known there.
tag-waiting = in attesa
tag-playing = in corso
tag-over = finita
forum-tag = In { $forum } i post vogliono un tag, e nessuno va bene. I moderatori possono aggiungerne uno chiamato { $tags }, o permettere post senza tag.
ask-why = Perché?
why = Quello che { $who } ha fatto per ultimo { $what }, per quanto tutti possano vedere.
why-later = Quello che { $who } ha fatto per ultimo non cambia nulla che tutti possano contare; prepara qualcosa.
why-nothing = Nessun sostituto ha ancora fatto nulla.
why-nobody = A questo tavolo non gioca nessun sostituto. Perché le persone fanno ciò che fanno, lo sanno loro.
cmd-why = Perché un sostituto ha fatto quello che ha fatto per ultimo
name-why = perché
## Dopo la fine: la partita in un file, e se il caso è stato onesto

not-over-yet = Questa partita si gioca ancora. Film, mani, download e il resto arrivano quando è finita.
record-title = Tavolo { NUMBER($match, useGrouping: 0) }: { $names }.
record-check = Per verificare: bathysphere verify QUESTO-FILE. Per rigiocare: bathysphere replay QUESTO-FILE.
record-whispered = (a { $who }) { $said }
verify-yes = Sì: ogni posto, ogni mescolata e ogni dado di questa partita viene dal seme sigillato ({ $rows } passi ricalcolati).
verify-replays = Sì: ogni mescolata e ogni dado di questa partita viene dal seme che essa nomina ({ $rows } passi ricalcolati).
verify-nothing = niente
verify-data = No: il file di dati { $file } non è quello di questa partita.
verify-data-hash = No: la partita dichiara i dati { $told }, ma sono { $found }.
verify-commitment = No: il seme non corrisponde al sigillo. Pubblicato: { $told }. Di questo seme: { $found }.
verify-game = No: il seme era sigillato per { $found }, non per { $told }.
verify-seed = No: il sigillo e ciò che è stato aggiunto danno un altro seme. Nel file: { $told }. Calcolato: { $found }.
verify-seats = No: i posti non sono quelli sorteggiati. Nel file: { $told }. Sorteggiati: { $found }.
verify-options = No: le opzioni non sono quelle del tavolo. Nel file: { $told }. Scelte: { $found }.
verify-setup = No: una partita così non può cominciare. { $reason }
verify-impossible = No: la riga { $row } ({ $said }) non era possibile in quel momento.
verify-row = No: la riga { $row } ({ $said }) ha dato altro. Nel file: { $told } Calcolato: { $found }
verify-position = No: dopo la riga { $row } ({ $said }) la posizione non è quella del file.
verify-ending = No: la partita è finita diversamente da come dice il file.
verify-line = No: una riga da leggere non dice ciò che è successo. Nel file: { $told } Calcolato: { $found }
unproven-seal = Ciò che non si può provare: questo tavolo non ha un seme sigillato (è più vecchio dei sigilli, o riprende un’altra partita); niente mostra che il seme e i posti non siano stati scelti.
unproven-first = Le carte e le tessere non sono state tirate a sorte ma scelte per insegnare il gioco: era una prima partita, uguale per tutti. Per questo non è stata sigillata, e sul suo caso non c’è niente da provare. Tutti gli altri tavoli sono sigillati.
unproven-seats = Ciò che non si può provare: i posti sono quelli del tavolo { $match }, di cui questa è la rivincita.
unproven-rules = Ciò che non si può provare: le regole sono cambiate strada facendo (versione { $then } allora, { $now } adesso) e la partita è stata ripresa.
unproven-edition = Ciò che non è stato confrontato: un’altra edizione del programma ha scritto il file; posizioni e righe da leggere possono differire nella forma.

film = Film
open-hands = Mani scoperte
download = Scarica
what-if = E se
fair = Onesto?
film-progress = { $match }: il film si sta disegnando, { $percent } %.
film-done = { $match }, il film: un’immagine a turno, come l’ha vista tutto il tavolo.
film-alt = Film di { $match } con { $names }: { $frames } immagini, una per turno, ognuna con la sua didascalia; l’ultima è il risultato.
film-gif = Come GIF
film-too-large = Questa partita è troppo lunga per un film che Discord accetterebbe qui. **Scarica** la dà tutta.
film-failed = Non ci sono riuscito fino in fondo. Niente è perso; premi ancora una volta.
download-done = Ecco tutta la partita: un testo da leggere e da rigiocare, e lo stesso in JSON. Per verificare: { $file }.
fair-seal = Da confrontare con il primo messaggio del tavolo: { $seal }.
hands-title = { $match }, mani scoperte: round { $round }, turno { $turn } di { $turns }
hands-first = Inizio
hands-back = Indietro
hands-next = Avanti
hands-last = Fine
hands-jump = Vai a un round
hands-round = Round { $round }, dal turno { $turn }
hands-eyes = Con gli occhi di
hands-public = tutti
what-if-here = Gioca da qui
what-if-begun = E se: qui il tavolo { $match } si rigioca con un altro caso. Non conta niente, e l’altra partita resta com’era.
what-if-there = Per giocare da lì, contro sostituti: { $link } (tavolo { $match }). Non conta niente.
what-if-over = A quel turno la partita era finita. Torna indietro di un turno o più e gioca da lì.
what-if-closed = Non posso mandarti un messaggio privato, ed è lì che si gioca una partita così. Apri i messaggi privati per questo server e premi ancora una volta.

## La fine in un’immagine

plot-title = { $match }: com’è andata
plot-parts = Da dove vengono i punti
plot-rounds = round giocati
plot-turning = La svolta: dopo il round { $round } di { $rounds } { $who } resta in testa.
plot-turning-end = Tutto aperto fino alla fine: solo l’ultimo conteggio porta in testa { $who }.
plot-no-turning = Alla fine nessuno è in testa.

# Standing
standing-wish = Contami nella classifica
standing-hint = Le tue partite fanno un punteggio che gli altri dei tuoi server possono vedere
settings-standing = In classifica: { $standing }
name-standing = classifica
# Trovare compagnia
tables-title = **I tavoli che aspettano persone qui**
tables-none = Nessun tavolo aspetta persone qui in questo momento. `/gioca` ne apre uno.
tables-line = - { $match }, tavolo aperto da { $host }: { $taken } posti presi su { $seats }, ultime notizie { $since }. { $link }
tables-more = { $count ->
    [one] E un altro.
   *[other] E altri { $count }.
}
tables-join = Partecipa a { $match }
tables-elsewhere = I tavoli aspettano nei canali di un server: scrivi il comando in uno di quelli.
wish = Avvisami dei nuovi tavoli
wish-games = I tavoli di questi giochi, qui
wish-hint = In privato, al massimo una volta al giorno, mai nelle tue ore di silenzio; niente di scelto: nessuno
wish-kept = Ti avviserò in un messaggio privato quando si apre qui un tavolo di { $games }: al massimo una volta al giorno, mai nelle tue ore di silenzio, e per un anno se non cambi scelta.
wish-none = Non ti avviso più dei nuovi tavoli di quel server.
wish-closed = Ma ora non posso scriverti in privato. Permetti i messaggi dei membri di questo server, poi scegli ancora una volta.
wish-stop = Non avvisarmi più
called = Un tavolo che desideravi aspetta persone.

# Appunti
note-title = I tuoi appunti
note-hint = Puoi leggerli solo tu; lascia vuoto per cancellarli
note-write = Scrivi
note-kept = **I tuoi appunti su { $match }.** Puoi leggerli solo tu.
note-none = Non hai appunti su { $match }. Ciò che scrivi resta solo per te e si conserva con la partita.
look-note = I miei appunti
look-note-detail = Ciò che hai annotato per te
cmd-waiting-tables = I tavoli di questo server che aspettano persone
cmd-note = Annota qualcosa su una partita, solo per te
name-tables = tavoli
name-note = appunti
privacy-wishes = giochi dei cui nuovi tavoli vuoi sapere: { $count }
privacy-notes = appunti su partite, che non mostro a nessun altro: { $count }

# Standing, history, statistics
all-games = tutti i giochi
another-game = Un altro gioco
my-standing = Il mio punteggio
the-board = La classifica
board-title = **Classifica di questo server** · { $game }
board-line = { $who } · { NUMBER($rating, useGrouping: 0) } ({ $matches ->
    [one] una partita
   *[other] { $matches } partite
})
board-new = { $who } { NUMBER($rating, useGrouping: 0) }
board-provisional = Meno di { $matches } partite, quindi ancora provvisorio: { $who }.
board-how = Qui sta solo chi lo desidera: `/impostazioni mie`. Contano le partite giocate fino in fondo tra persone, un posto a testa, senza suggerimenti e senza riavvolgere. Arrendersi vale l’ultimo posto.
board-empty = Qui non c’è ancora nessuno. Chi vuole essere in classifica spunta **{ standing-wish }** in `/impostazioni mie`; una partita conta quando almeno due persone l’hanno fatto.
board-elsewhere = La classifica è di un server: aprila in un server.
person-title = **Classifica** · { $who } · { $game }
person-now = { NUMBER($rating, useGrouping: 0) } dopo { $matches ->
    [one] una partita
   *[other] { $matches } partite
}
person-here = Su questo server: { $now }
person-everywhere = Ovunque: { $now }
person-provisional = Provvisorio fino a { $matches } partite.
person-none = Qui non ha ancora contato nessuna partita.
standing-not-mine = Non hai un punteggio, perché non l’hai chiesto. Spunta **{ standing-wish }** in `/impostazioni mie`; le tue partite contano da allora in poi.
standing-not-theirs = Non c’è un punteggio di { $who } da mostrare. Ne ha uno solo chi lo desidera.
climb-match = partita { $number }
climb-alt = La curva del punteggio, partita per partita: minimo { NUMBER($lowest, useGrouping: 0) }, massimo { NUMBER($highest, useGrouping: 0) }.
history-mine = **Le tue partite finite** · { $game } · { $count }
history-here = **Partite finite su questo server** · { $game } · { $count }
history-look = Rivedi una partita
history-memories = Che cosa vuoi rivedere?
history-none-mine = Non hai ancora finito nessuna partita del genere. `/gioca` apre un tavolo.
history-none-here = Su questo server non è ancora finita nessuna partita del genere. `/gioca` apre un tavolo.
history-elsewhere = Le partite di un server si trovano in quel server.
whose-mine = le mie
whose-here = quelle di questo server
stats-title = Che cosa dicono insieme le partite finite. Contano quelle giocate da persone fino in fondo.
stats-none = Nessuna partita finita da contare ancora: { $game }. Scegli un altro gioco, o giocane una.
stats-seats = Vittorie per posto, in ordine di turno
stats-seat = posto { $seat }
stats-percent = { $percent } %
stats-scores = Punteggi finali
stats-length = Durata in mosse
stats-mine = { $count ->
    [one] Una partita tua
   *[other] { $count } partite tue
}
stats-here = { $count ->
    [one] Una partita su questo server
   *[other] { $count } partite su questo server
}
cmd-standing = La classifica di questo server, o il punteggio di qualcuno
cmd-standing-game = Quale gioco (tutti, se non lo dici)
cmd-standing-person = Il punteggio di chi; la classifica del server, se non lo dici
cmd-history = Le partite finite, da rivedere
cmd-history-whose = Le tue partite o quelle di questo server
cmd-statistics = Chi vince da quale posto, con quanto, in quanto tempo
cmd-statistics-game = Quale gioco (il più giocato, se non lo dici)
name-history = cronologia
name-statistics = statistiche
name-whose = di-chi

# Seasons
season-title = **Stagione** · { $game }
season-how = Ogni persona incontra una volta ogni altra, una giornata ogni { $days ->
    [one] giorno
   *[other] { $days } giorni
}; i tavoli si aprono qui da soli. Una vittoria vale 2 punti, un pareggio 1. Una partita non finita quando finisce la sua giornata non vale niente per nessuno, a meno che qualcuno non sia mai venuto a giocare: la perde. Chi si arrende, lascia il posto a una persona o a un sostituto, o lascia la stagione la perde.
season-who = Partecipano: { $names }. I moderatori la cominciano con **{ season-begin }**.
season-empty = Non partecipa ancora nessuno. Premi **Partecipa** per esserci.
season-begin = Comincia la stagione
season-round = Giornata { $round } di { $rounds }, finisce { $until }
season-winner = vince { $who }
season-drawn = pareggio
season-apart = nessun incontro
season-playing = tavolo { NUMBER($match, useGrouping: 0) }
season-won = La stagione è finita. In testa: { $who }.
season-table = **Punti**
season-line = { $who } · { $points ->
    [one] un punto
   *[other] { $points } punti
} (vittorie { $won }, pareggi { $drawn }, sconfitte { $lost }, senza esito { $undecided })
season-gone = { $who } (stagione lasciata)
season-joined = Partecipi già a questa stagione.
season-not-in = Non partecipi a questa stagione.
season-begun = Questa stagione è già cominciata. La prossima può essere la tua: i moderatori la aprono con `/stagione`.
season-full = Una stagione ha posto per { $most } persone, e questa è al completo.
season-few = Per una stagione servono almeno { $fewest } persone. Aspetta che altri premano **Partecipa**.
season-over = Questa stagione è finita.
season-none = Qui non conosco questa stagione.
season-elsewhere = Una stagione è di un server: aprila in un canale di un server.
cmd-season = Apri una stagione: ogni persona incontra ogni altra, o una scala (moderatori)
cmd-season-days = Quanti giorni dura una giornata o una sfida (7, se non lo dici)
name-season = stagione

# Ladders
ladder-title = **Scala** · { $game }
ladder-how = Premi **{ ladder-challenge }** per giocare con una persona fino a { $rungs ->
    [one] un gradino
   *[other] { $rungs } gradini
} più in alto; il tavolo si apre qui da solo. Se vinci prendi il suo gradino, e chi sta in mezzo scende di uno; se no non si muove niente. Una partita dura al massimo { $days ->
    [one] un giorno
   *[other] { $days } giorni
}; se non è finita non cambia niente, a meno che qualcuno non sia mai venuto a giocare: la perde. Chi si arrende o lascia il posto, a una persona o a un sostituto, la perde. Chi è in `/vacanza` tiene il suo gradino. La scala resta { $weeks ->
    [one] una settimana
   *[other] { $weeks } settimane
}, e si può partecipare in ogni momento, dal basso.
ladder-challenge = Sfida
ladder-whom = Chi sfidi? Il vostro tavolo si apre subito.
ladder-pick = Scegli una persona
ladder-opened = Il vostro tavolo { NUMBER($match, useGrouping: 0) } è aperto. Buona fortuna!
ladder-until = La scala finisce { $until }.
ladder-challenged = { $who } sfida { $rival } · tavolo { NUMBER($match, useGrouping: 0) }, finisce { $until }
ladder-table = **Gradini**
ladder-line = { $who } (vittorie { $won }, pareggi { $drawn }, sconfitte { $lost })
ladder-not-now = Qui non si può sfidare nessuno: non è una scala in corso.
ladder-join-first = Non sei su questa scala. Premi **Partecipa** per cominciare dal basso.
ladder-busy = Hai già una sfida da giocare. Quando sarà finita potrai sfidare ancora.
ladder-top = Sei in cima: non c’è nessuno da sfidare. Aspetta che arrivino gli altri.
ladder-nobody = { $rungs ->
    [one] Un gradino più in alto
   *[other] Fino a { $rungs } gradini più in alto
} nessuno è libero in questo momento. Riprova quando una sfida sarà finita.
ladder-not-them = Questa persona ora non si può sfidare. Premi di nuovo **{ ladder-challenge }** per vedere chi puoi sfidare.
rewind-season = Una partita di una stagione non si riavvolge: il suo risultato deve contare. Chiedi all’altra persona di lasciarti ritirare la mossa: `/tavolo ritira`.
season-kind-robin = ogni persona incontra ogni altra
season-kind-ladder = una scala da salire
cmd-season-kind = Come ci si incontra (ogni persona ogni altra, se non lo dici)
cmd-season-weeks = Per quante settimane resta una scala (4, se non lo dici)
cmd-season-rungs = Fino a quanti gradini più in alto si può sfidare (3, se non lo dici)
name-kind = tipo
name-weeks = settimane
name-rungs = gradini
