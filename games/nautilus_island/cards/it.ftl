pitch = Raccogli in collezioni i tesori di un sottomarino arenato
card-1 = **Scopo:** raccogli oggetti dal Nautilus arenato e riponili in collezioni al tuo campo.
card-2 = **Il tuo turno:** mettiti davanti a una colonna della nave, poi raccogli lì oppure riponi qualcosa.
card-3 = **Raccogliere:** prendi la carta in cima a ogni pila della colonna. Alcune sono scoperte, altre coperte.
card-4 = **Riporre:** posa carte di un colore, al massimo quante sono le pile della colonna, e prendi un gettone bonus.
card-5 = **Oblò:** una collezione di esattamente tre-sei carte può essere chiusa per più punti; poi è finita.
card-6 = **Ordine:** chi è più vicino a poppa comincia il round dopo. Finite le colonne si conclude; vince chi ha più punti.
legend = I colori sono i tipi di oggetti. Il numerino su una pila dice quante carte restano; una conchiglia è una pila coperta. Gli anelli sono oblò.
