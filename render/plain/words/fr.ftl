# L’aspect simple d’un jeu qui n’a pas encore son propre dessin.
plain-over = La partie est finie
plain-winners = Victoire : { $names }
plain-left = Encore à venir
plain-news = Derniers coups
plain-news-yours = Depuis votre dernier tour
plain-gone = { $name } (n’est plus là)

plain-told-turn = C’est à { $name } de jouer.
plain-told-over = La partie est finie.
plain-told-winners = Victoire : { $names }.
plain-told-player = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
plain-told-seated = { $name } participe.
plain-told-line = { $label } : { $counts }.
plain-told-count = { $name } { $points }
plain-told-left = Encore à venir :
plain-told-news = Ce qui s’est passé :
