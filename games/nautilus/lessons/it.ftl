# Di che cosa parla ogni domanda, per chi la incontra la prima volta.
lesson-base = Tutto cresce dalla base: i suoi nove spazi devono essere nella laguna. Vicino al declivio le prime scoperte arrivano prima e ampliare costa di più.
lesson-buy = Un modulo per turno. Un laboratorio costa 1 Nemo e dà un potere a chi vi porta qualcuno; una base residenziale è gratuita, ma si prende con ricercatori pagati, che fanno tutto il resto. Il denaro rimasto vale punti: acquista ciò che userai.
lesson-build = Tutti i moduli che tieni si piazzano insieme e si pagano una volta sola, secondo la zona più cara toccata. Ciò che lasci fuori torna nei mazzi, senza rimborso.
lesson-where = Ogni modulo ha bisogno di un passaggio: un corridoio blu di fronte a uno blu in linea retta, o uno marrone di fronte a uno marrone in diagonale. La laguna costa 1 Nemo, e ogni zona più profonda 1 in più, fino a 4 nella fossa.
lesson-turn = Orientare sposta i corridoi. I sottomarini escono dai corridoi blu; pensa al vicino che vuoi aggiungere dopo.
lesson-walk = Uno o due dei tuoi ricercatori hanno insieme tre mosse, una per passaggio. Fermarsi in un laboratorio dove non hai nessuno lo attiva per te: così crescono i tuoi poteri e i tuoi punti.
lesson-walk-to = Attraversare non attiva nulla, fermarsi sì. Un laboratorio costruito da altri costa 1 Nemo, pagato a chi lo ha costruito; un ricercatore vi resta poi per sempre.
lesson-launch = Un laboratorio con due tuoi ricercatori e uno spazio libero davanti a un corridoio blu può lanciare un sottomarino; uno dei due torna nella tua riserva. In mare ne stanno al massimo tre.
lesson-ping = Per 1 Nemo un sottomarino vede tutte le scoperte nascoste a portata, solo per i tuoi occhi. Chi ascolta prima non paga per ciò che non gli serve.
lesson-sail = Ogni sottomarino si muove una volta per turno, dritto, mai in diagonale. Attraversa la città e gli altri sottomarini, ma si ferma su una scoperta.
lesson-sail-to = Raggiungere una scoperta vuol dire recuperarla: 1 Nemo, 2 nella fossa; scrigni e chip della velocità sono gratuiti. Il punteggio moltiplica scoperte e laboratori: devono crescere entrambi.
lesson-dock = Un sottomarino rientrato torna a te e può portare un ricercatore dalla riserva in quel laboratorio, anche per attivarlo. Puoi lanciarlo di nuovo nel prossimo round.
lesson-dash = Il chip della velocità dà subito una mossa in più a uno dei tuoi sottomarini, che si sia mosso o no. Poi è perso.
lesson-dash-to = Questa mossa in più può raggiungere un’altra scoperta, al solito prezzo.
lesson-look = La ricerca operativa mostra scoperte nascoste in qualsiasi posto, solo per i tuoi occhi. Guarda dove i tuoi sottomarini potrebbero andare.

# What guides through a first match.
guide-start = **La tua prima partita.** Arrivi all’ottavo di dieci round: una città è cresciuta sotto il mare, i sottomarini cercano Atlantide. Il tuo punteggio: quanto valgono le tue stazioni, per quanto scopri. Costruisci, porta i tuoi acquanauti nelle stazioni, naviga verso le scoperte. ⚙ Ned gioca con garbo. **Consiglio**, sul tuo pannello, dice che cosa sarebbe saggio.
guide-buy = 💡 Così vicino alla fine compra solo ciò che userai ancora: i Nemo tenuti sono punti.
guide-walk = 💡 Una stazione avviata conta per tutto il punteggio; cercane una che un acquanauta può raggiungere.
guide-launch = 💡 Un sottomarino in mare può portare una scoperta a ogni round.
guide-sail = 💡 Naviga verso la scoperta più vicina che puoi pagare.
guide-end = In questa partita l’ingresso è stato all’ottavo round (una nostra scorciatoia per la prima partita); una intera comincia con un solo modulo. `/allenamento` ne ha di intere, `/gioca` apre un tavolo per più persone.
