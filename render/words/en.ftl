# Words in pictures.
picture-placing = placing pawns above
picture-crossing-down = crossing down
picture-crossing-up = crossing up
picture-to-move = { $name } to move
picture-order = Order this round: stern to bow
picture-order-first = Order of the first round
picture-since-yours = Since your|last turn
picture-since-public = Last moves
picture-nothing-new = Nothing new.
picture-took = took at
picture-laid = laid at
picture-passed = passed
picture-left = left
picture-moved = moved to
picture-points = pts
picture-left-name = { $name } (left)
picture-hand = Your hand  ·  { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
picture-worth = worth { $points } at the end,
picture-worth-short = worth { $points } at the end
picture-kept = kept in hand, never laid
picture-laid-count = { $count } laid
picture-camp = camp
picture-no-token = no token
picture-closed = closed
picture-at-camp = At the camp
picture-portholes = Portholes
picture-final = Final score  ·  { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
picture-wins = { $name } wins
picture-rank-1 = 1st
picture-rank-2 = 2nd
picture-rank-3 = 3rd
picture-rank-4 = 4th
picture-tie = tie: nearer stern
picture-other = Other cards
picture-in-hand = { $count } in hand
picture-bar-tokens = tokens
picture-bar-lids = portholes
picture-bar-gems = treasure

picture-family-clothes = Clothes
picture-family-navigation = Navigation
picture-family-repair = Repair
picture-family-fishing = Fishing
picture-family-food = Food
picture-family-treasure = Treasure
picture-family-unknown = Other

# Pictures told in words.
told-head = { $title }. { $stage }, { $way }.
told-turn = { $name } is to move.
told-order = After that: { $names }.
told-options = Marked for you: { $labels }.
told-news = What happened:
told-column = Column { $number }: { $cards }; { $left ->
    [one] 1 card
   *[other] { $left } cards
} in each pile.
told-column-empty = Column { $number } is empty.
told-face-down = face down
told-pawn = { $name } stands { $side } column { $column }.
told-pawn-passed = { $name } passed and stands { $side } column { $column }.
told-pawn-none = { $name } has not placed a pawn yet.
told-pawn-left = { $name } has left the match.
told-camp = Camp: { $places }.
told-portholes = Portholes: { $stacks }.
told-stack = { $left ->
    [0] { $size } cards: none left
   *[other] { $size } cards: { $values } points
}
told-player = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
} on the table, { $hand ->
    [0] no cards
    [one] 1 card
   *[other] { $hand } cards
} in hand.
told-nothing-laid = nothing laid yet
told-collection = { $colour }: { $parts } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
told-place = { $colour } ({ $token })
told-token = bonus token: { $token }
told-closed = closed with a porthole of { $points }
told-hand = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}:
told-hand-empty = Your hand is empty.
told-held = { $colour }: { $cards }.
told-worth = Your treasure is worth { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end.
told-laid = You have laid:
told-shown = still in hand: { $cards }
told-end = { $title }. The match is over after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
told-result = { $rank }: { $name } with { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $parts }).
told-more = The rest is in /text.

# The legend: what the signs mean.
legend-title = What the signs mean
sign-column = A column of the ship, by number
sign-pile = A pile: its top card, how many are left
sign-hidden = A face-down pile
sign-pawn = A pawn: where its player stands
sign-family = A kind of object, by colour and mark
sign-hand = Cards in a hand
sign-token = A bonus token: points for a collection
sign-porthole = A porthole: closes a collection for its points
