pitch = Costruite insieme una città sotto il mare e cercate Atlantide
card-1 = **Scopo:** i punti delle tue stazioni attive per quelli delle tue scoperte. Servono entrambi.
card-2 = **Costruire:** compra un modulo a turno, poi posa ciò che hai, porta contro porta. La città è di tutti.
card-3 = **Acquanauti:** mandali attraverso la città nelle stazioni. Una stazione con gente dentro lavora per te.
card-4 = **Sottomarini:** varali dalla città e naviga fino a quattro caselle verso una scoperta coperta.
card-5 = **Scoperte:** paga un Nemo o due, voltale, tienile. Quelle numerate sono rovine di Atlantide.
card-6 = **Fine:** trovate le ultime rovine, o quando nessuno fa più nulla. Ogni Nemo rimasto vale un punto.
legend = Gli ottagoni sono moduli; il segno dice di che tipo. N è il denaro. Più l’acqua è scura, più costa costruirvi.
