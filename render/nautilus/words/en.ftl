# Words in pictures of Nautilus.
picture-title = Nautilus
picture-round = Round { $round }
picture-last-round = Last round
picture-last-in = Round { $round } is the last
picture-quiet-round = Round { $round }: last?
picture-quiet = ends if nothing happens
picture-quiet-built = ends if nothing is built
picture-phase-1 = Build
picture-phase-2 = Aquanauts
picture-phase-3 = Subs
picture-trench-open = trench open
picture-trench-shut = trench shut
picture-only-for = Only for { $name }
picture-over = Final score
picture-wins = { $name } wins
picture-points = { $points ->
    [one] 1 pt
   *[other] { $points } pts
}
picture-first = first
picture-left = left
picture-left-name = { $name } (left)
picture-atlantis = Atlantis
picture-last-ruins = { $numbers }: last round
picture-since-yours = Since your last turn
picture-since-public = What was done last
picture-earlier = + { $count } earlier
picture-nothing-new = Nothing new.
picture-legend = Price to build, tiles left
picture-stock = { $count ->
    [0] none left
   *[other] { $count } left
}
picture-room = up to { $most } aquanauts
picture-in-reserve = { $count ->
    [0] none in your reserve
   *[other] { $count } in your reserve
}
picture-launch = Launch here
picture-looked = Looked at
picture-at-sea = Still to be found
picture-gives = Stations give
picture-gives-training = Steps
picture-gives-technical = Sailing range
picture-gives-sonar = Sonar range
picture-gives-research = Looks per shell
picture-gives-analysis = Nemos per chest
picture-doors = Doors
picture-doors-blue = towards the edges;|three squares apart,|launch and dock
picture-doors-brown = towards the corners;|two across, two down
picture-doors-turn = Doors of one colour|must meet.|Turn by quarters.
picture-zone-lagoon = lagoon
picture-zone-slope = slope
picture-zone-deep = deep
picture-zone-trench = trench
picture-kind-green = Dwelling
picture-kind-violet = Dwelling
picture-kind-training = Training
picture-kind-technical = Technical
picture-kind-sonar = Sonar
picture-kind-research = Research
picture-kind-analysis = Analysis
picture-did-placed = placed
picture-did-bought = bought
picture-did-built = built
picture-did-gave-back = gave back
picture-did-launched = launched
picture-did-pinged = sonar
picture-did-paid = paid on
picture-did-looked = looked at
picture-did-docked = docked
picture-did-opened = trench open
picture-did-left = left
picture-places = { $count ->
    [one] 1 place
   *[other] { $count } places
}
picture-docks = joins
picture-buries = buries
picture-dock-at = docks at { $spot }
picture-to-spend = to spend
picture-due = to spend, { $due } due
picture-price-foreign = Starting another’s station
picture-price-ping = Each submarine that listens
picture-price-launch = Launching is free
picture-price-look = Looking is free
picture-at = from { $spot }
picture-turn-hint = turned any way|by quarters
picture-one-or-none = one or none
picture-held = Waiting to be built
picture-held-note = Buy or build in this turn,|or all of it goes back.
picture-held-none = Nothing yet.
picture-ask-base = Place the base
picture-ask-buy = Buy a module
picture-ask-build = Build
picture-ask-where = Build where?
picture-ask-turn = Turn it
picture-ask-walk = Who walks?
picture-ask-walk-to = Walk where?
picture-ask-news = Who brings news?
picture-ask-news-to = Walk where?
picture-ask-launch = Launch
picture-ask-ping = Listen
picture-ask-sail = Which one sails?
picture-ask-sail-to = Sail where?
picture-ask-dash = Which one dashes?
picture-ask-dash-to = Dash where?
picture-ask-dock = Dock
picture-ask-look = Look at one
picture-left-walk = { $left ->
    [one] 1 step left
   *[other] { $left } steps left
}
picture-left-news = { $left ->
    [one] up to 1 step
   *[other] up to { $left } steps
}
picture-left-sail = { $left ->
    [one] up to 1 square
   *[other] up to { $left } squares
}
picture-left-dash = { $left ->
    [one] up to 1 square
   *[other] up to { $left } squares
}
picture-left-ping = { $left ->
    [one] hears 1 square far
   *[other] hears { $left } squares far
}
picture-left-look = { $left ->
    [one] 1 look left
   *[other] { $left } looks left
}
picture-mission = Secret mission
picture-raise = each +1 at the end, for { $price } Nemo
picture-known = Tiles I know
picture-known-none = None yet.
picture-worth = pts
picture-face-gold = Gold
picture-face-jellyfish = Jellyfish
picture-face-urchin = Sea urchin
picture-face-scallop = Scallop
picture-face-snail = Sea snail
picture-face-chest = Chest
picture-face-speed = Speed chip
picture-face-atlantis = Ruin
picture-number-nemos = Nemos
picture-number-training = walk
picture-number-technical = sail
picture-number-sonar = sonar
picture-number-research = looks
picture-number-analysis = chest
picture-sign-known = known to you
picture-sign-down = face down, bars = depth
picture-sign-sonar = as far as your submarines hear
picture-joins = joins { $modules }
picture-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
picture-rank-1 = 1st
picture-rank-2 = 2nd
picture-rank-3 = 3rd
picture-rank-4 = 4th
picture-sheet-stations = Stations
picture-sheet-finds = Discoveries
picture-sheet-atlantis = Atlantis
picture-sheet-raised = Mission
picture-sheet-product = Product
picture-sheet-nemos = Nemos left
picture-bar = In all

# Pictures told in words.
told-head = { $title }. { $stage }, { $phase }.
told-round = Round { $round }
told-phase-0 = setting up
told-phase-1 = building
told-phase-2 = moving aquanauts
told-phase-3 = submarines
told-turn = { $name } is to move.
told-order = After that in this phase: { $names }.
told-first = { $name } is the first player.
told-trench-open = The trench is open.
told-trench-shut = The trench is shut.
told-last = Round { $round } is the last.
told-quiet = Nothing was bought, built or recovered in this round yet: if it stays so, the match ends after it.
told-quiet-built = Nothing was built or recovered in this round yet: if it stays so, the match ends after it.
told-due = The modules being built cost { $price ->
    [one] 1 Nemo
   *[other] { $price } Nemos
}.
told-options = Marked for you: { $labels }.
told-options-many = { $count } squares are marked for you.
told-news = What happened:
told-turns = It may lie in these ways:
told-kinds = Modules to buy:
told-kind = { $kind }: { $price ->
    [one] 1 Nemo
   *[other] { $price } Nemos
}, { $count } left, blue doors { $blue }, brown doors { $brown }
told-dwelling = { $kind }: { $price ->
    [one] 1 Nemo
   *[other] { $price } Nemos
} for each aquanaut, { $count } left, blue doors { $blue }, brown doors { $brown }
told-built-by = built by { $name }
told-laid = being built, not paid for yet
told-crew = { $name } { $count ->
    [one] 1 aquanaut
   *[other] { $count } aquanauts
}
told-doors = doors { $ways }
told-passages = passages { $ways }
told-launches = launch squares { $spots }
told-sub = { $name } has a submarine on { $spot } ({ $zone }).
told-sub-over = { $name } has a submarine on { $spot } ({ $zone }), over { $face } not paid for.
told-no-subs = No submarine is at sea.
told-tiles = Face down, { $zone } ({ $count }): { $spots }.
told-up = Face up: { $tiles }.
told-looked = { $name } has looked at { $spots }.
told-ruins = Ruins of Atlantis found: { $found } of { $all }.
told-ruins-of = { $name } found { $numbers }.
told-ruins-nobody = Found without a marker: { $numbers }.
told-ruins-missing = Still missing: { $numbers }.
told-piles = Modules to buy: { $piles }.
told-gone = Discoveries beside the board: { $tiles }.
told-player = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
} so far, { $nemos ->
    [one] 1 Nemo
   *[other] { $nemos } Nemos
}.
told-player-left = { $name } has left the match: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
told-none = none
told-no-finds = none
told-running = Running stations: { $stations }
told-key = May sail into the shut trench
told-threes = Holds the 3 for { $kinds }
told-finds = Discoveries: { $finds }
told-reserve = In reserve: { $aquanauts ->
    [one] 1 aquanaut
   *[other] { $aquanauts } aquanauts
}, { $subs ->
    [one] 1 submarine
   *[other] { $subs } submarines
}
told-gives-training = Steps of aquanauts
told-gives-technical = Steps of a submarine
told-gives-sonar = Sonar range
told-gives-research = Looks on finding a shell
told-gives-analysis = Nemos in a chest
told-held = Modules held: { $modules }
told-hand = { $title }: what you know.
told-mission = Your mission: { $mission }.
told-known = You have looked at: { $tiles }.
told-known-none = You have not looked at any discovery yet.
told-had-mission = mission { $mission }
told-end = { $title }. The match is over after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
told-result = { $rank }: { $name } with { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $parts }).

# The legend: what the signs mean.
sign-base = The base, where the city begins
sign-dwelling = A dwelling: aquanauts come with it
sign-training = Training: aquanauts walk farther
sign-technical = Technical: submarines sail farther
sign-sonar = Sonar: submarines hear farther
sign-research = Research: look at more discoveries
sign-analysis = Analysis: chests bring more
sign-aquanaut = Aquanauts, in their player’s colour
sign-submarine = A submarine
sign-hidden = A hidden discovery; more bars lie deeper
sign-find = A discovery that was found
sign-known = Known to you alone
sign-nemo = Nemos, the money
sign-doors = Doors: blue meets blue, brown meets brown
sign-launch = Where submarines are launched
