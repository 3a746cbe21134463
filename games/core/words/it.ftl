# Le parole comuni a tutti i giochi.
list-and = { $head } e { $tail }
list-entry = { $head }: { $tail }
list-row = { $head }; { $tail }
not-your-turn = Non tocca a te. Riceverai un avviso quando sarà il tuo turno.
not-this-question = A quella domanda è già stata data risposta. Premi «A te» per quella aperta ora.
not-an-option = Questa scelta qui non è disponibile. Scegli una delle possibilità mostrate.
wrong-number = { $least ->
    [one] Scegli da una a { $most } possibilità; ne hai scelte { $given }.
   *[other] Scegli da { $least } a { $most } possibilità; ne hai scelte { $given }.
}
wrong-number-exactly = { $count ->
    [one] Scegli una possibilità; ne hai scelte { $given }.
   *[other] Scegli { $count } possibilità; ne hai scelte { $given }.
}
game-over = Questa partita è finita.
no-such-variant = Non c’è una variante «{ $variant }». Note: { $known }.
no-such-choice = «{ $choice }» non è una scelta per { $variant }. Note: { $known }.
no-such-seats = Non si può giocare in { $seats }; questo gioco è per { $known } giocatori.
nobody-sits-there = Nessuno siede al posto { $seat }; i giocatori sono { $seats }.
wrong-game = Questa è una partita di { $game }, non di { $known }.
other-rules = Questa partita segue la versione { $wanted } delle regole; questo programma ha la versione { $have }.
other-data = Questa partita segue i dati { $wanted }; questo programma ha { $have }.
bad-seed = Un seme è una parola senza spazi né #.
cannot-leave = Questo gioco non può continuare senza un giocatore. Chiedi piuttosto un sostituto.
not-seated = Quel posto non è in gioco.
tidied = Ciò che ti è stato detto in segreto è stato riposto.
