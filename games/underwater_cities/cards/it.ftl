pitch = Costruisci una nazione sul fondo del mare: città, tunnel, fattorie
card-1 = **Scopo:** costruisci città sul fondo del mare, uniscile, fai lavorare gli edifici; vince chi ha più punti.
card-2 = **Il tuo turno:** gioca una carta su uno spazio libero. Se i colori coincidono, ottieni anche la carta.
card-3 = **Costruire:** città, poi fattorie, impianti di dissalazione e laboratori accanto, e tunnel tra loro.
card-4 = **Rete:** conta e produce solo ciò che i tunnel uniscono alla tua prima città.
card-5 = **Produzione:** tre volte a partita tutto produce; poi ogni città mangia un’alga.
card-6 = **Fine:** dopo dieci round si contano città, metropoli, carte e risorse rimaste.
legend = Cupola: città. Tubo: tunnel. Alghe, plastacciaio, scienza, biomateria e C (crediti) sono le risorse. Bandiera: avanzamento Federazione. Stella: punti.
