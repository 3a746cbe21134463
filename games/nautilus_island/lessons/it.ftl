# Di che cosa parla ogni domanda, per chi la incontra la prima volta.
lesson-explore = La colonna scelta decide due cose: le carte da raccogliere, una per ogni pila, e quante puoi riporne, tante quante sono le pile. Due pedine non stanno mai davanti alla stessa. Più vicino a poppa, prima giochi nel prossimo round.
lesson-act = Raccogliere: la prima carta di ogni pila viene nella tua mano. Riporre: posa al campo carte di un solo colore e prendi il gettone Bonus di quel colore. Danno punti solo gettoni, oblò e tesori.
lesson-lay = Le carte posate sono di un solo colore e vanno nella sua unica collezione. Conta verso tre a sei carte: un oblò chiede il numero esatto.
lesson-close = Un oblò dà i suoi punti e chiude la collezione per sempre. Lasciala aperta per puntare a uno più grande, se credi che nessuno lo prenda prima di te.

# What guides through a first match.
guide-start = **La tua prima partita.** Un sottomarino arenato è pieno di tesori. Raccogli carte, riponi insieme quelle di un colore, e chiudi una collezione con un oblò quando la sua misura è giusta. Vince chi ha più punti; ⚙ Ned gioca con garbo. **Consiglio**, sul tuo pannello, dice che cosa sarebbe saggio.
guide-explore = 💡 Cerca carte di uno stesso colore: tra loro, o con quelle della tua mano.
guide-act = 💡 Raccogli finché la mano è piccola; riponi appena tre o più carte di un colore sono insieme.
guide-lay = 💡 Posare tutto ciò che hai del colore è quasi sempre giusto.
guide-close = 💡 Meglio un punto sicuro: chiudi, a meno che un oblò molto più grande sia a portata.
guide-end = È stata una partita intera di Nautilus Island. `/allenamento` ne ha altre, con altri sostituti; `/gioca` apre un tavolo per più persone.
