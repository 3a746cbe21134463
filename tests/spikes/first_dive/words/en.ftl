title = First Dive
ending-last_round = The last round is over.
ending-alone = Only one player is left.

ask-lay = Which shell do you lay?
wait-lay = { $who } lays a shell.
status = Round { $round }. On the table: { $table }.
nothing = nothing yet
lay = Lay the { $shell } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
swap = Swap the { $shell } for one from the pile

round-begins = Round { $round } begins.
laid = { $who } laid a { $shell } for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
swapped = { $who } swapped a shell.
drew = You drew a { $shell }.
left = { $who } left the match.
won = { $count ->
    [one] { $who } wins
   *[other] { $who } win together
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}.

sheet-points = Points
sheet-laid = Shells laid
left-rounds = { $count ->
    [0] This is the last round.
    [one] One round after this.
   *[other] { $count } rounds after this.
}
left-pile = { $count ->
    [one] One shell in the pile.
   *[other] { $count } shells in the pile.
}
left-hand = In your hand: { $shells }.
