# Di che cosa parla ogni domanda, per chi la incontra la prima volta.
lesson-choose = Ogni tuo esploratore ha un valore che ora conosci solo tu, e che nessuno può più guardare a partita iniziata: ricorda chi vale quanto.
lesson-place = Prima affondano le spiagge, poi le foreste, poi le montagne. Gli esploratori preziosi vogliono tempo, o una barca vicina.
lesson-rank = Classifica i tuoi desideri una volta e i tuoi pezzi si piazzano da soli al loro turno, ognuno nel posto migliore ancora libero.
lesson-launch = Una barca porta tre esploratori e obbedisce a chi ne ha di più a bordo. Mettila dove i tuoi arrivano per primi.
lesson-play = Una tessera tenuta si può giocare adesso, all’inizio del turno, al massimo una. Non costa movimento.
lesson-dolphin = Il delfino porta un tuo nuotatore fino a tre caselle di mare più in là, prima dei movimenti normali.
lesson-dolphin_to = Ogni casella del percorso conta come una nuotata: squali e serpenti di mare prendono il nuotatore, le balene non fanno nulla.
lesson-wind = Il vento spinge una barca che controlli, o una vuota, fino a tre caselle, senza costi.
lesson-wind_to = Una barca con gente è in pericolo dove c’è una balena o un serpente di mare; gli squali non fanno nulla alle barche.
lesson-relocate = Sposta una creatura di questo genere, dovunque sia: lontano dai tuoi, o sulla strada degli altri.
lesson-relocate_to = Deve essere una casella di mare vuota: adesso non attacca nessuno. Il seguito è un’altra storia.
lesson-move = Hai tre movimenti per turno fra i tuoi esploratori e le barche, come vuoi. Le quattro isole sicure sono negli angoli; conta solo chi vi sbarca.
lesson-go = A terra si cammina liberamente; un nuotatore fa una sola casella di mare per turno: le barche sono più veloci. Chi ha lasciato l’isola non vi torna mai.
lesson-sail = Una barca va nella casella accanto con tutti a bordo per un movimento. La guida chi ha più esploratori a bordo, una vuota è di tutti.
lesson-sink = Devi togliere una tessera del terreno più basso rimasto, che tocchi il mare. Chi vi sta sopra nuota, e ciò che c’è sotto agisce subito o va nella tua mano, senza che gli altri lo vedano.
lesson-rescue = La barca ha tre posti. Chi fai salire può essere di chiunque; gli altri restano in acqua.
lesson-prowl = Il dado ha detto quale genere di creatura può muoversi. I serpenti di mare prendono barche e nuotatori, gli squali i nuotatori, le balene rovesciano le barche.
lesson-hunt = Un serpente di mare fa una casella, uno squalo fino a due, una balena fino a tre. Uno squalo o una balena si ferma dove fa danno, anche ai tuoi.
lesson-repel = Con la tessera giusta scacci la creatura prima che faccia danno. Si chiede a tutti quelli che potrebbero averla: così la domanda non rivela nulla.

# What guides through a first match.
guide-start = **La tua prima partita.** Arrivi quando le spiagge sono quasi sparite e le barche sono in mare. Porta i tuoi esploratori alle isole sicure negli angoli prima che il vulcano erutti, i più preziosi per primi (qui puoi sempre guardare i loro valori). Attenzione a squali, balene e serpenti di mare. ⚙ Ned gioca con garbo. **Consiglio**, sul tuo pannello, dice che cosa sarebbe saggio.
guide-play = 💡 Tieni una tessera che respinge una creatura; usa vento o delfino quando qualcuno è quasi in salvo.
guide-move = 💡 Prima chi può sbarcare in questo turno, poi le barche con i tuoi a bordo.
guide-sink = 💡 Affonda una tessera dove stanno gli altri, o lontana dai tuoi nuotatori.
guide-prowl = 💡 Allontana la creatura dai tuoi, o portala verso gli altri.
guide-end = In questa partita l’ingresso è stato a metà (una nostra scorciatoia per la prima partita); una intera comincia dal piazzare esploratori e barche, e nessuno può più guardare i valori. `/allenamento` ne ha di intere, `/gioca` apre un tavolo per più persone.
