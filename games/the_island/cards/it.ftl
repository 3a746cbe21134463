pitch = Fuggi da un’isola che affonda, prima del mare e del vulcano
card-1 = **Scopo:** porta i tuoi esploratori sulle isole sicure negli angoli. I loro valori segreti sono i tuoi punti.
card-2 = **Il tuo turno:** gioca una tessera se vuoi, fai fino a tre movimenti, affonda una tessera, tira il dado.
card-3 = **Muoversi:** a piedi, a nuoto o in barca. Una barca porta tre persone; la guida chi ne ha di più a bordo.
card-4 = **Affondare:** prima le spiagge, poi le foreste, poi le montagne. Ciò che sta sotto aiuta, oppure morde.
card-5 = **Creature:** lo squalo prende chi nuota, la balena rompe le barche, il serpente fa entrambe le cose.
card-6 = **Fine:** il vulcano dorme sotto una montagna. Chi non è al sicuro al risveglio è perso; vince chi ha più punti.
legend = Una lettera e la sua forma: l’esploratore di un giocatore; un’onda sotto: nuota. Pinna: squalo. Spruzzo: balena. Drago: serpente.
