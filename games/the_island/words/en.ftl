# The Island in English.
title = The Island
table-note = The rulebook does not print how many tiles of each kind there are, nor the faces of the die: both are reconstructed (R1.11, R7.1).
variant-first = Who begins
variant-first-drawn = drawn
variant-first-1 = seat 1
variant-first-2 = seat 2
variant-first-3 = seat 3
variant-first-4 = seat 4
variant-colour_a = Who plays yellow (A)
variant-colour_a-drawn = drawn
variant-colour_a-1 = seat 1
variant-colour_a-2 = seat 2
variant-colour_a-3 = seat 3
variant-colour_a-4 = seat 4
variant-colour_b = Who plays blue (B)
variant-colour_b-drawn = drawn
variant-colour_b-1 = seat 1
variant-colour_b-2 = seat 2
variant-colour_b-3 = seat 3
variant-colour_b-4 = seat 4
variant-colour_c = Who plays red (C)
variant-colour_c-drawn = drawn
variant-colour_c-1 = seat 1
variant-colour_c-2 = seat 2
variant-colour_c-3 = seat 3
variant-colour_c-4 = seat 4
variant-colour_d = Who plays green (D)
variant-colour_d-drawn = drawn
variant-colour_d-1 = seat 1
variant-colour_d-2 = seat 2
variant-colour_d-3 = seat 3
variant-colour_d-4 = seat 4
variant-placing = Placing explorers
variant-placing-hint = By the rulebook everyone places in turn; a quick start leaves all but the boats to chance.
variant-placing-book = in turn, by hand or by a ranking
variant-placing-quick = quick start: by chance, only boats by hand
variant-crowded = Challenge 1: crowded
variant-crowded-hint = While placing, a tile away from the sea takes two explorers instead of one.
variant-crowded-off = no
variant-crowded-on = two explorers on inland tiles
variant-crowded-rim = two also round the lagoon: only the outer rim is coast
variant-ending = The match ends
variant-ending-hint = By the rulebook the volcano ends it at once; the challenges go on until the very last.
variant-ending-volcano = with the volcano
variant-ending-last_explorer = challenge 2: with the last explorer
variant-ending-last_tile = challenge 4: with the last tile
variant-all_equal = Challenge 3: all equal
variant-all_equal-hint = Nobody has anything to remember: whoever saves the most wins.
variant-all_equal-off = no
variant-all_equal-on = every explorer counts one
variant-two_colours = Two colours each (two players)
variant-two_colours-hint = Twenty explorers each on a fuller island; still one turn and one hand of tiles.
variant-two_colours-off = no
variant-two_colours-on = two boats for each player
variant-two_colours-more_boats = two boats for each colour
variant-strict_landing = Strict landing
variant-strict_landing-hint = Otherwise a swimmer who reaches the shore may go ashore at once.
variant-strict_landing-off = no
variant-strict_landing-on = who has swum this turn goes ashore only in the next
variant-dolphin_swims = The dolphin and swimming
variant-dolphin_swims-hint = A dolphin carries a swimmer up to three hexes; a swimmer has one sea step of its own.
variant-dolphin_swims-off = the swimmer may still make its sea step
variant-dolphin_swims-on = the dolphin uses up the sea step
variant-wind = Fair wind
variant-wind-hint = A fair wind moves a boat up to three hexes.
variant-wind-any_boat = drives empty boats too
variant-wind-own_boats = drives only boats one controls, with people aboard
variant-relaxed_memory = Relaxed memory
variant-relaxed_memory-hint = By the rulebook nobody may look at the values again once all explorers are placed.
variant-relaxed_memory-off = no
variant-relaxed_memory-on = own values may be looked at
variant-orders_only = Defence by orders only
variant-orders_only-hint = A defence is asked for in the middle of another turn; standing orders spare the wait.
variant-orders_only-off = no
variant-orders_only-on = nobody is asked in another's turn

# Terrain.
beach = beach
forest = forest
mountain = mountain
some-beach = { $count ->
    [one] one beach tile
   *[other] { $count } beach tiles
}
some-forest = { $count ->
    [one] one forest tile
   *[other] { $count } forest tiles
}
some-mountain = { $count ->
    [one] one mountain tile
   *[other] { $count } mountain tiles
}

# Creatures and other dangers.
serpent = Sea serpent
shark = Shark
whale = Whale
a-serpent = a sea serpent
a-shark = a shark
a-whale = a whale
the-serpent = the sea serpent
the-shark = the shark
the-whale = the whale
the-whirlpool = the whirlpool
the-volcano = the volcano
the-sea = the sea

# Safe islands.
safe-nw = north-west island
safe-ne = north-east island
safe-sw = south-west island
safe-se = south-east island

# Tiles, and what they do.
tile-shark = Shark
tile-whale = Whale
tile-boat = Boat
tile-whirlpool = Whirlpool
tile-volcano = Volcanic eruption
tile-dolphin = Dolphin
tile-wind = Fair wind
tile-move_serpent = Move a sea serpent
tile-move_shark = Move a shark
tile-move_whale = Move a whale
tile-repel_shark = Repel a shark
tile-repel_whale = Repel a whale
does-dolphin = In your turn it takes one of your swimmers 1 to 3 sea hexes further.
does-wind = In your turn it drives a boat you control 1 to 3 sea hexes further.
does-move_serpent = In your turn you move any sea serpent to any empty sea hex.
does-move_shark = In your turn you move any shark to any empty sea hex.
does-move_whale = In your turn you move any whale to any empty sea hex.
does-repel_shark = When another player moves a shark to your swimmer, it drives the shark out of the game.
does-repel_whale = When another player moves a whale to a boat you control, it drives the whale out of the game.

# Names of things on offer.
hex = { $spot }
hex-with = { $spot } ({ $crowd })
crowd-water = { $people } in the water, { $yours }
crowd-boat = { $aboard } aboard, { $yours }
crowd-both = { $people } in the water, { $aboard } aboard, { $yours }
yours = { $count ->
    [0] none of them yours
   *[other] { $count } yours
}
tile = { $spot }, { $terrain }
tile-with = { $spot }, { $terrain } ({ $people ->
    [one] one explorer
   *[other] { $people } explorers
}, { $yours })
row = Row { $row }
colour = Colour { $colour }
explorers-of = Explorers of colour { $colour }
boats = Boats
worth = { $explorer } = { $value }
explorer-of = { $who }: explorer { $explorer }
explorer-at = Explorer { $explorer } on { $spot } ({ $terrain })
swimmer-at = Explorer { $explorer }, swimming at { $spot }
passenger-at = Explorer { $explorer }, in the boat at { $spot }
boat-at = { $aboard ->
    [0] Empty boat at { $spot }
   *[other] Boat at { $spot } ({ $aboard } aboard, { $yours })
}
explorer-here = { $explorer } { $spot }
boat-here = Boat { $spot }
creature-at = { $kind } at { $spot }

# Placing.
ask-choose = Which explorer do you place next? Only you know the values.
choose-worth = Explorer { $explorer }, worth { $value }
ask-place = On which free tile does explorer { $explorer } go?
ask-place-worth = On which free tile does explorer { $explorer } go, worth { $value }?
left-to-place = { $count ->
    [one] This is your last explorer to place.
   *[other] You have { $count } explorers to place.
}
ask-launch = On which sea hex beside the island do you place a boat?
boats-to-place = { $count ->
    [one] This is your last boat to place.
   *[other] You have { $count } boats to place.
}
wait-place = { $who } is placing an explorer.
wait-launch = { $who } is placing a boat.
rank = Rank tiles now, and have them all placed
rest = Place the rest for me
rest-boats = Place my boats for me
ask-rank-explorers = Which explorer is to be placed first, and which next? Rank as many as you like.
ask-rank-tiles = Which tile do you want most, and which next? Each explorer takes the best one that is still free.
ask-rank-boats = Where do you want your boats? Each takes the best hex that is still free.
ranked-nothing = Nothing is ranked yet.
ranked-so-far = Ranked so far: { $names }.
enough-explorers = Enough: the others in any order
enough-tiles = Enough: then on what sinks last
enough-boats = Enough: then beside my explorers

# Step 1: tiles.
ask-play = Do you play one of your tiles?
status-tiles = { $count ->
    [one] Step 1 of 4: tiles. You keep one.
   *[other] Step 1 of 4: tiles. You keep { $count }.
}
play = { $tile } ({ $terrain })
keep = Play no tile
asked-anyway = { $status } You have none to play now, and are asked all the same: nobody may learn what you keep.
ask-dolphin = Which of your swimmers does the dolphin help?
ask-dolphin-to = Where does the dolphin take explorer { $explorer }?
ask-wind = Which boat does the wind drive?
ask-wind-to = Where does the wind drive the boat from { $spot }?
ask-relocate-serpent = Which sea serpent do you move?
ask-relocate-shark = Which shark do you move?
ask-relocate-whale = Which whale do you move?
ask-relocate-to = To which empty sea hex do you move { $kind }?

# Step 2: moving.
ask-move = Which explorer or boat do you move?
status-moves = { $count ->
    [one] Step 2 of 4: moving. One movement point left.
   *[other] Step 2 of 4: moving. { $count } movement points left.
}
again = { $piece } – again
ask-go = Where does explorer { $explorer } go from { $spot }?
ask-sail = { $aboard ->
    [0] Where does the empty boat at { $spot } go?
   *[other] Where does the boat at { $spot } go, with { $aboard } aboard?
}
done-moving = Finish moving
walk = Walk to { $spot }
swim = Swim to { $spot }
swim-deadly = Swim to { $spot }: lost at once
board = { $aboard ->
    [0] Board the empty boat at { $spot }
   *[other] Board the boat at { $spot } ({ $aboard } aboard)
}
board-deadly = Board the boat at { $spot } ({ $aboard } aboard): it is lost at once
jump = Jump into the water at { $spot }
jump-deadly = Jump into the water at { $spot }: lost at once
sail = Sail to { $spot }
sail-deadly = Sail to { $spot }: the boat is lost at once
land = Go ashore: { $island }
far = { $way } ({ $count ->
    [one] { $count } movement point
   *[other] { $count } movement points
})

# Step 3: sinking.
ask-sink = Which tile sinks?
status-sink = Step 3 of 4: sinking. Left of this terrain: { $terrain }.
ask-rescue = A boat appears at { $spot } among more swimmers than it has places. Who boards? Pick { $count }.

# Step 4: creatures.
ask-prowl-serpent = You rolled a sea serpent. Which one moves?
ask-prowl-shark = You rolled a shark. Which one moves?
ask-prowl-whale = You rolled a whale. Which one moves?
ask-hunt = Where does { $kind } at { $spot } go?
status-serpent = Step 4 of 4: a sea serpent moves one sea hex. It takes swimmers, and boats with all aboard.
status-shark = Step 4 of 4: a shark moves one or two sea hexes. It takes swimmers.
status-whale = Step 4 of 4: a whale moves one to three sea hexes. It capsizes boats with people aboard.
stay = Move none
wait-turn = { $who } is taking a turn.

# Defence.
ask-repel = { $who } moved { $kind } to { $spot } ({ $crowd }). Do you play a defence tile?
wait-repel = Those whom { $kind } strikes at { $spot } may answer.
pass = Let it happen
repel = Repel { $kind }
asked-anyway-repel = You do not keep the tile for it. Everyone who might keep it is asked, so that nobody learns who does.

# What happened: placing.
first-player = { $who } is the first player.
dealt-out = Quick start: chance has placed the explorers. Boats are placed in turn.
your-values = What your explorers are worth: { $explorers }. Nobody else may know.
placed = { $who } placed explorer { $explorer } on { $spot }.
placed-value = Your explorer { $explorer } on { $spot } is worth { $value }.
launched = { $who } placed a boat at { $spot }.
ranked = { $who } has ranked tiles and boats. The pieces are placed by themselves from now on.
left-the-rest = { $who } leaves the rest to the bot. The pieces are placed by themselves from now on.
values-hidden = All are in place. From now on nobody may look at the values of the explorers.
values-shown = All are in place. You may look at the values of your own explorers at any time.

# What happened: a turn.
played = { $who } played a { $terrain } tile: { $tile }.
walked = { $who } walked explorer { $explorer } from { $from } to { $spot }.
swam = { $who } had explorer { $explorer } swim from { $from } to { $spot }.
boarded = { $who } put explorer { $explorer } from { $from } into the boat at { $spot }.
jumped = { $who } let explorer { $explorer } jump from the boat into the water at { $spot }.
landed = { $who } brought explorer { $explorer } ashore from { $from }: { $island }.
sailed = { $aboard ->
    [0] { $who } moved the empty boat from { $from } to { $spot }.
   *[other] { $who } sailed the boat from { $from } to { $spot } with { $aboard } aboard.
}
relocated = { $who } moved { $kind } from { $from } to { $spot }.
sank = { $people ->
    [0] { $who } removed the { $terrain } tile at { $spot }.
    [one] { $who } removed the { $terrain } tile at { $spot }; one explorer fell into the water.
   *[other] { $who } removed the { $terrain } tile at { $spot }; { $people } explorers fell into the water.
}
turned = Under { $spot } was: { $tile }.
kept = { $who } kept the { $terrain } tile from { $spot }.
kept-tile = You keep: { $tile }. { $does }
rescued = { $count ->
    [one] The boat at { $spot } takes one swimmer aboard.
   *[other] The boat at { $spot } takes { $count } swimmers aboard.
}
rolled = { $who } rolled { $kind }.
stalemate-near = The match ends after one more round like the last ones, unless an explorer is moved, and then saved or lost.
none-moves-serpent = No sea serpent can move.
none-moves-shark = No shark can move.
none-moves-whale = No whale can move.
stayed-serpent = No sea serpent was moved.
stayed-shark = No shark was moved.
stayed-whale = No whale was moved.
prowled = { $who } moved { $kind } from { $from } to { $spot }.
repelled = { $who } repelled { $kind } at { $spot }, which leaves the game.
not-repelled = Nobody repelled { $kind } at { $spot }.
boat-lost = { $count ->
    [0] At { $spot } an empty boat is lost to { $cause }.
    [one] At { $spot } a boat with one aboard is lost to { $cause }.
   *[other] At { $spot } a boat with { $count } aboard is lost to { $cause }.
}
lost = { $count ->
    [one] { $who } loses an explorer at { $spot } to { $cause }: { $explorers }.
   *[other] { $who } loses { $count } explorers at { $spot } to { $cause }: { $explorers }.
}
lost-all = { $count ->
    [one] One explorer is lost to { $cause }.
   *[other] { $count } explorers are lost to { $cause }.
}
creature-lost = At { $spot } the whirlpool takes { $kind }.
left = { $who } left the match. Explorers not yet on a safe island leave the game.

# The end.
counted = { $who } saved { $saved }: { $points ->
    [one] 1 point
   *[other] { $points } points
}. Not saved: { $others }.
counted-all = { $who } saved everyone, { $saved }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
counted-none = { $who } saved nobody. Not saved: { $others }.
counted-heads = { $who } saved { $count ->
    [0] nobody
    [one] one explorer
   *[other] { $count } explorers
}.
won = { $who } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
won-shared = { $who } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
} each.
left-tiles = Under { $terrain } tiles ({ $count } on the island) or kept: { $tiles }.
left-no-tiles = Under { $terrain } tiles or kept: nothing any more.
left-number = { $what } ({ $count })
sheet-saved = Explorers on safe islands
sheet-playing = Explorers in play
sheet-lost = Explorers lost
sheet-first-colour = First colour
sheet-second-colour = Second colour
ending-volcano = The volcano erupted and destroyed what was left of the island.
ending-last_explorer = The last explorer left the board.
ending-nobody_left = Every explorer is saved or lost, so nothing can change any more.
ending-last_tile = The last tile sank.
ending-stalemate = No explorer was getting any further.
ending-left_alone = Everyone else left.
two-colours-for-two = Two colours each are for two players; { $seats } sit at this table.
colour-twice = Somebody has been given more colours than a player may have.

window-repel-shark = repelling a shark
window-repel-whale = repelling a whale

# Short forms for posts: what a player did, without the name; several of a kind in one ($each).
digest-lost = loses { $each }
digest-lost-each = { $explorers } at { $spot } ({ $cause })
digest-creature-lost = the whirlpool takes { $each }
digest-creature-lost-each = { $kind } at { $spot }
digest-boat-lost = { $count ->
    [0] { $cause } takes an empty boat at { $spot }
    [one] { $cause } takes a boat with one aboard at { $spot }
   *[other] { $cause } takes a boat with { $count } aboard at { $spot }
}
digest-placed = placed { $each }
digest-placed-each = { $explorer } on { $spot }
digest-launched = launched boats at { $each }
digest-launched-each = { $spot }
digest-left-the-rest = leaves the rest to the bot
digest-ranked = has ranked tiles and boats
digest-walked = walked { $each }
digest-walked-each = { $explorer } { $from }–{ $spot }
digest-swam = swam { $each }
digest-swam-each = { $explorer } { $from }–{ $spot }
digest-sank = { $people ->
    [0] sank { $spot }
    [one] sank { $spot } (one swims)
   *[other] sank { $spot } ({ $people } swim)
}
digest-turned = beneath: { $tile }
digest-kept = kept the tile
digest-played = played { $tile } ({ $terrain })
digest-relocated = moved it { $from }–{ $spot }
digest-prowled = { $kind } swims { $from }–{ $spot }
digest-sailed = sailed { $each }
digest-sailed-each = { $from }–{ $spot }
digest-boarded = { $each } aboard
digest-boarded-each = { $explorer } at { $spot }
digest-jumped = { $each } overboard
digest-jumped-each = { $explorer } at { $spot }
digest-landed = ashore: { $each }
digest-landed-each = { $explorer } ({ $island })
digest-rescued = { $count ->
    [one] one swimmer taken aboard at { $spot }
   *[other] { $count } swimmers taken aboard at { $spot }
}
digest-none-moves-serpent = no sea serpent can move
digest-none-moves-shark = no shark can move
digest-none-moves-whale = no whale can move
digest-stayed-serpent = no sea serpent moved
digest-stayed-shark = no shark moved
digest-stayed-whale = no whale moved
digest-rolled = rolled { $kind }
