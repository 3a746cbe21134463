title = Shore
whale = whale
shark = shark
boat = a boat
blank = nothing
repel-whale = repel a whale
repel-shark = repel a shark
hex = Hex { $spot }
row = Row { $row }
value = An explorer worth { $value }
ask-choose = Which explorer goes ashore next? Only you know its value.
ask-place = Where does your explorer worth { $value } go?
left-to-place = { $count ->
    [0] This is your last one.
    [one] One more to place after this.
   *[other] { $count } more to place after this.
}
wait-place = { $who } is placing an explorer.
placed = { $who } placed an explorer on { $spot }.
ask-sink = Which tile sinks?
wait-sink = { $who } is sinking a tile.
kept = { $who } sank { $spot } and kept the tile.
kept-tile = Your tile can { $tile }.
sank = { $who } sank { $spot }: { $tile }.
rolled = { $who } rolled a { $kind }.
ask-hunt = Move the { $kind }?
wait-hunt = { $who } is looking at the creatures.
stay = Leave the { $kind } where it is
hunt = Move the { $kind } to { $spot }
arrived = A { $kind } arrives at { $spot }.
ask-repel = A { $kind } is at { $spot }. Do you repel it?
wait-repel = Those at { $spot } may repel the { $kind }.
pass = Let it be
repel = Repel the { $kind }
repelled = { $who } repelled the { $kind }.
struck = The { $kind } struck at { $spot }.
counted = Points: { $points }.
left = { $who } left the match.
sheet-alive = Explorers alive
ending-stormy = The storm is over.
ending-alone = Everyone else left.
