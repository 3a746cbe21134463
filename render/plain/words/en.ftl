# The plain look of a game that has no painter of its own.
plain-over = The match is over
plain-winners = { $names } won
plain-left = Still to come
plain-news = Last moves
plain-news-yours = Since your last turn
plain-gone = { $name } (left)

plain-told-turn = { $name } is to move.
plain-told-over = The match is over.
plain-told-winners = Won by { $names }.
plain-told-player = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
plain-told-seated = { $name } is playing.
plain-told-line = { $label }: { $counts }.
plain-told-count = { $name } { $points }
plain-told-left = Still to come:
plain-told-news = What happened:
