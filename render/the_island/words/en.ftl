# Words in pictures of The Island.
picture-turn = Turn { $turn }
picture-step-1 = Tile
picture-step-2 = Move
picture-step-3 = Sink
picture-step-4 = Creature
picture-placing-explorers = Placing explorers
picture-placing-boats = Placing boats
picture-saved = saved
picture-playing = in play
picture-lost = lost
picture-tiles = tiles
picture-placed = placed
picture-to-place = to place
picture-boats = boats
picture-left = left
picture-since-yours = Since your last turn
picture-since-public = Last moves
picture-nothing-new = Nothing new.
picture-unseen = Not shown yet, by terrain

log-went = { $who } { $way }
log-boarded = { $who } { $way }, aboard
log-jumped = { $who } jumps at { $spot }
log-landed = { $who } { $way }, safe
log-sailed = boat { $way }
log-moved = { $what } { $way }
log-placed = { $who } on { $spot }
log-launched = { $who } boat at { $spot }
log-sank = { $spot } sank
log-sank-tile = { $spot } sank: { $tile }
log-sank-kept = { $spot } sank: kept by { $who }
log-left = { $who } left
log-lost = { $who } lost
log-boat-lost = boat lost
log-creature-lost = { $what } gone
log-repelled = repelled by { $who }
log-serpent = serpent
log-shark = shark
log-whale = whale
log-boat = boat
log-whirlpool = whirlpool
log-volcano = volcano

legend-sinks = Sinks
legend-beach = beach
legend-forest = forest
legend-mountain = mountain
legend-serpent = serpent 1: boats, swimmers
legend-shark = shark 2: swimmers
legend-whale = whale 3: boats
legend-land = on land
legend-swimming = swimming
legend-three = three
legend-boat = two seats free
legend-saved = saved
legend-ashore = way ashore
legend-moved = moved
legend-sank = sank
legend-lost = lost

picture-your-tiles = Your tiles
picture-your-explorers = Your explorers
picture-no-tiles = You keep no tiles.
picture-only-you = only you see this
picture-values-learn = learn the values: hidden from turn 1
picture-values-hidden = their values are hidden until the end
picture-values-shown = with their values
picture-values-equal = every explorer counts one
picture-placement = Placement: { $placed } of { $all }
picture-boats-to-place = { $count ->
    [0] All is placed.
    [one] One boat left to place.
   *[other] { $count } boats left to place.
}
picture-own-turn = your turn
picture-other-turn = others' turns
picture-does-dolphin = Your swimmer goes 1–3 sea hexes
picture-does-wind = A boat you control goes 1–3 hexes
picture-does-move_serpent = Any serpent to any empty sea hex
picture-does-move_shark = Any shark to any empty sea hex
picture-does-move_whale = Any whale to any empty sea hex
picture-does-repel_shark = At your swimmer? It leaves the game
picture-does-repel_whale = At your boat? It leaves the game
picture-where-land = on land
picture-where-swimming = swimming
picture-where-boat = in a boat
picture-where-saved = saved
picture-where-lost = lost
picture-where-next = next
picture-where-later = to place
picture-unseen-title = Not shown yet: under tiles or kept

picture-move-explorer = Move explorer
picture-move-boat = Move boat
picture-from = from { $spot }
picture-moves-left = { $count } of { $all } left
picture-costs = lost at once
verb-walk = walk
verb-swim = swim
verb-board = board
verb-jump = jump
verb-sail = sail
verb-land = go ashore

picture-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
picture-rank-1 = 1st
picture-rank-2 = 2nd
picture-rank-3 = 3rd
picture-rank-4 = 4th
picture-points = { $count ->
    [one] point
   *[other] points
}
picture-tally = { $saved } saved, { $lost } not
picture-nobody-saved = Nobody was saved.
picture-all-saved = Everybody was saved.

# Pictures told in words.
told-head = { $title }. { $stage }.
told-turn = { $name } is on turn.
told-turn-1 = { $name } is on turn, step 1: playing a tile.
told-turn-2 = { $name } is on turn, step 2: moving, { $moves ->
    [one] 1 point left
   *[other] { $moves } points left
}.
told-turn-3 = { $name } is on turn, step 3: a tile sinks.
told-turn-4 = { $name } is on turn, step 4: creatures.
told-rolled-serpent = The die shows a sea serpent.
told-rolled-shark = The die shows a shark.
told-rolled-whale = The die shows a whale.
told-chosen = About to move: { $what } at { $spot }.
told-threat = { $name } has moved { $what } to { $spot }; it may be repelled.
told-options = Marked for you: { $labels }.
told-news = What happened:
told-player = { $name } ({ $colours }): { $saved } saved, { $playing } in play, { $lost } lost; { $tiles }.
told-player-placing = { $name } ({ $colours }): { $placed } placed, { $left } to place, { $boats ->
    [one] 1 boat
   *[other] { $boats } boats
} to place.
told-player-left = { $name } ({ $colours }) has left; { $saved } saved.
told-keeps = keeps { $tiles }
told-no-tiles = keeps no tiles
told-explorer = { $name } { $explorer }
told-tiles = The island has { $some }: { $spots }.
told-no-island = Nothing is left of the island.
told-land = On land:
told-swimming = Swimming:
told-boats = Boats:
told-no-boats = There are no boats.
told-empty = empty
told-creatures = Creatures: { $kinds }.
told-no-creatures = There are no creatures.
told-safe = Saved, { $island }: { $folk }.
told-lost = Lost: { $folk }.
told-unseen = Not shown yet, under tiles or kept:
told-hand = You keep { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}:
told-own-explorers = Your explorers:
told-own = { $explorer }: { $place }
told-own-worth = { $explorer }, worth { $value }: { $place }
told-end = { $title }. The match is over.
told-result = { $rank }: { $name } with { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $saved } saved.
told-saved = saved: { $folk }
told-not-saved = not saved: { $folk }

# The legend: what the signs mean.
sign-beach = Beach: sinks first
sign-forest = Forest: sinks when no beach is left
sign-mountain = Mountain: sinks last
sign-explorer = An explorer on land
sign-swimmer = An explorer swimming
sign-boat = A boat: three seats, two of them free
sign-serpent = Serpent: takes boats and swimmers
sign-shark = Shark: takes swimmers
sign-whale = Whale: breaks boats
sign-saved = Safe on an island in a corner
sign-sank = Sank a moment ago
sign-lost = Lost here
