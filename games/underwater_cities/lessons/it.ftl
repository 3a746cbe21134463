# Di che cosa parla ogni domanda, per chi la incontra la prima volta.
lesson-limit = Il tuo turno comincia con tre carte in mano. Lascia quelle di cui hai due volte il colore, o il cui effetto non potresti pagare.
lesson-play = Ogni turno è una carta su uno spazio. Se i colori corrispondono usi tutti e due; se no, solo lo spazio. Cerca una carta che vuoi su uno spazio che vuoi.
lesson-place = Uno spazio è occupato per il resto del round appena vi sta una tessera. Quello al centro è sempre disponibile: 2 carte e 2 crediti.
lesson-order = Spazio e carta si usano uno dopo l’altro. Comincia da ciò che porta quello di cui l’altro ha bisogno.
lesson-card = La carta corrisponde: il suo effetto è tuo, se lo vuoi. Le carte acquisite stanno accanto alla tua plancia e continuano ad agire.
lesson-room = Davanti a te stanno al massimo quattro carte azione. Quella che fa posto si può usare ancora una volta, se è pronta.
lesson-block = Questa fonte offre più cose. Usale nell’ordine che vuoi; ciò che lasci è perso.
lesson-either = L’una o l’altra, non tutte e due.
lesson-trial = Ricevi ciò che fa una delle tue strutture, come in una produzione.
lesson-pick = Una risorsa a scelta. Le alghe nutrono le città, plastacciaio e crediti costruiscono, la scienza migliora, la biomateria sta per alga o plastacciaio.
lesson-build = Una città vuole un sito accanto alla tua rete, un tunnel la collega, gli edifici vanno sui suoi siti. Produce e conta solo ciò che una catena di tunnel unisce alla città di partenza.
lesson-upgrade = Un miglioramento costa 1 scienza e fa produrre di più un edificio o un tunnel; due dello stesso tipo migliorati in una città danno un bonus in più.
lesson-convert = Una città viola dà 2 punti a ogni produzione, una bianca niente.
lesson-use = Una carta azione si usa una volta per Era, dove lo dice uno spazio o una carta.
lesson-ready = Una carta riattivata si può usare una seconda volta in quest’Era.
lesson-borrow = Fai ciò che dice uno spazio senza mettervi una tessera: perciò non deve essere libero.
lesson-special = Le carte speciali sono forti e costano crediti quando si giocano: 3 quelle esposte, 1 o 2 quelle del mazzo.
lesson-keep-special = Tieni quella che potrai pagare, su uno spazio del suo colore.
lesson-bury = Vanno sotto il mazzo nell’ordine che dici; le conosci solo tu.
lesson-contract = Chi per primo soddisfa un contratto può prenderlo. Ciò che dà è subito tuo.
lesson-end-turn = Finché non hai pescato, questo turno si può ancora riprendere. Poi tocca a chi segue.
lesson-produce = Alcune carte possono sostituire ciò che fa una struttura. Guardare che cosa porterebbe ognuna non costa nulla.
lesson-keep = Cominci con tre di queste. I colori contano quanto gli effetti: le verdi sono forti dove gli spazi sono deboli, le gialle il contrario.

# What guides through a first match.
guide-start = **La tua prima partita.** Arrivi alla terza e ultima era, all’ottavo di dieci round: la tua nazione ha città, tunnel e risorse. A ogni turno una carta su uno spazio; se i colori coincidono, usi entrambi. Dopo il decimo round tutto ciò che è collegato produce, le città vengono nutrite e si contano i punti. ⚙ Ned gioca con garbo. **Consiglio**, sul tuo pannello, dice che cosa sarebbe saggio.
guide-play = 💡 Scegli carta e spazio dello stesso colore, e guarda che cosa puoi ancora costruire.
guide-build = 💡 Conta ciò che un tunnel collega alla tua rete; una città isolata no.
guide-upgrade = 💡 Due edifici migliorati dello stesso tipo in una città danno un bonus nell’ultima produzione.
guide-limit = 💡 Tieni carte di colori diversi: più spazi coincideranno.
guide-end = In questa partita l’ingresso è stato alla terza era (una nostra scorciatoia per la prima partita); una intera comincia con una città e dura dieci round. `/allenamento` ne ha di intere, `/gioca` apre un tavolo per più persone.
