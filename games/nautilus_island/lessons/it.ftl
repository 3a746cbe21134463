# Di che cosa parla ogni domanda, per chi la incontra la prima volta.
lesson-explore = La colonna scelta decide due cose: le carte da raccogliere, una per ogni pila, e quante puoi riporne, tante quante sono le pile. Due pedine non stanno mai davanti alla stessa. Più vicino a poppa, prima giochi nel prossimo round.
lesson-act = Raccogliere: la prima carta di ogni pila viene nella tua mano. Riporre: posa al campo carte di un solo colore e prendi il gettone Bonus di quel colore. Danno punti solo gettoni, oblò e tesori.
lesson-lay = Le carte posate sono di un solo colore e vanno nella sua unica collezione. Conta verso tre a sei carte: un oblò chiede il numero esatto.
lesson-close = Un oblò dà i suoi punti e chiude la collezione per sempre. Lasciala aperta per puntare a uno più grande, se credi che nessuno lo prenda prima di te.
