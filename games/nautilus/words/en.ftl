# Nautilus (2002) in English.
title = Nautilus (2002)
variant-preset = Rules
variant-preset-hint = Sets the lines below as one rulebook has them; ours takes from each what plays best.
variant-preset-house = a mix of both rulebooks
variant-preset-french = French: a round without building or recovery ends the match, bought or not
variant-preset-italian = Italian
variant-preset-own = a mix of your own
variant-hold = Modules held
variant-hold-hint = Modules bought and not yet built. Who is full buys nothing more.
variant-hold-4 = up to four (French)
variant-hold-3 = up to three (Italian)
variant-atl_tie = Tie for Atlantis
variant-atl_tie-hint = At the end, for players who have marked equally many ruins.
variant-atl_tie-high = the higher number wins (French)
variant-atl_tie-share = all tied get the points (Italian)
variant-stall = A stalled round
variant-stall-hint = A round in which nothing moves on is the last. What counts as moving on?
variant-stall-it = nothing bought, built or recovered (Italian)
variant-stall-fr = nothing built or recovered; buying helps only until the first building (French)
variant-trench = Key to the trench
variant-trench-hint = What you must run to be the first to enter the trench.
variant-trench-kinds = a running station of each kind (French)
variant-trench-any5 = any five running stations (Italian)
variant-trench_launch = The trench opens
variant-trench_launch-hint = When everyone may enter the trench, key or no key.
variant-trench_launch-all = with the first submarine in it, sailed or launched (French)
variant-trench_launch-city = as soon as the city has a door to it, too (Italian)
variant-trench_launch-self = with the first to sail in; one launched inside is alone there (ours)
variant-docking = An aquanaut on docking
variant-docking-hint = A submarine that docks can bring an aquanaut from the reserve into its station.
variant-docking-may = may be put in (French)
variant-docking-must = is put in if there is one (Italian)
variant-base = The base
variant-base-hint = The city grows from here.
variant-base-K10 = on K10
variant-base-choose = where the first player wants it
variant-base-random = on a random square of the lagoon
variant-scatter = Discoveries
variant-scatter-hint = Marked squares are the same in every match; anywhere means a new sea each time.
variant-scatter-off = on the marked squares (Italian)
variant-scatter-on = anywhere in their zone (French)
variant-round_cap = Rounds
variant-round_cap-hint = A cap for those in a hurry. The score is counted as at any other end.
variant-round_cap-none = as many as it takes
variant-round_cap-10 = ten at most
variant-round_cap-15 = fifteen at most

# Modules: as a label, then as sentences name them.
base = Base
green = Green dwelling
violet = Violet dwelling
training = Training
technical = Technical
sonar = Sonar
research = Research
analysis = Analysis
a-green = a green dwelling
a-violet = a violet dwelling
a-training = a training station
a-technical = a technical station
a-sonar = a sonar station
a-research = a research station
a-analysis = an analysis station
the-base = the base
the-green = the green dwelling
the-violet = the violet dwelling
the-training = the training station
the-technical = the technical station
the-sonar = the sonar station
the-research = the research station
the-analysis = the analysis station
a-dwelling-with = { $kind } with { $crew ->
    [one] one aquanaut
   *[other] { $crew } aquanauts
}
some-green = { $count } green dwellings
some-violet = { $count } violet dwellings
some-training = { $count } training stations
some-technical = { $count } technical stations
some-sonar = { $count } sonar stations
some-research = { $count } research stations
some-analysis = { $count } analysis stations
some-dwellings-with = { $kinds } with { $crew ->
    [one] one aquanaut each
   *[other] { $crew } aquanauts each
}

# Discoveries: as a label, then as sentences name them.
gold = Gold
jellyfish = Jellyfish
urchin = Sea urchin
scallop = Scallop
snail = Sea snail
chest = Treasure chest
speed = Speed chip
atlantis = Atlantis
a-gold = gold
a-jellyfish = a jellyfish
a-urchin = a sea urchin
a-scallop = a scallop
a-snail = a sea snail
a-chest = a treasure chest
a-speed = a speed chip
a-atlantis = Atlantis discovery { $number }
echo = { $face } on { $spot }

# Missions.
mission-scallop_jellyfish = scallops and jellyfish
mission-scallop_urchin = scallops and sea urchins
mission-snail_jellyfish = sea snails and jellyfish
mission-snail_urchin = sea snails and sea urchins

# Places.
zone-lagoon = lagoon
zone-slope = slope
zone-deep = deep sea
zone-trench = trench
way-n = N
way-ne = NE
way-e = E
way-se = SE
way-s = S
way-sw = SW
way-w = W
way-nw = NW
no-door = none
row = Row { $row }
group-finds = Discoveries
group-docks = Squares to dock from
group-starts = Stations to start
group-slope = Slope
group-deep = Deep sea
group-trench = Trench

# What is left.
purse = You have { $nemos ->
    [one] 1 Nemo
   *[other] { $nemos } Nemos
}.
purse-held = You have { $nemos ->
    [one] 1 Nemo
   *[other] { $nemos } Nemos
} and hold { $held }. Buy or build in this turn, or what you hold goes back.
subs-left = { $count ->
    [one] You have one submarine left to launch.
   *[other] You have { $count } submarines left to launch.
}
reserve = { $count ->
    [0] Your reserve is empty.
    [one] You have one aquanaut in reserve
   *[other] You have { $count } aquanauts in reserve
}{ $count ->
    [0] {""}
   *[other] {" "}and { $nemos ->
        [one] 1 Nemo
       *[other] { $nemos } Nemos
    }.
}
quiet = { $status } Nothing was bought, built or recovered in this round yet: if it stays so, the match ends after it.
quiet-french = { $status } Nothing was built or recovered in this round yet: if it stays so, the match ends after it.

# For those who wait.
waiting-0 = { $who } is placing the base.
waiting-1 = { $who } is building.
waiting-2 = { $who } is moving aquanauts.
waiting-3 = { $who } is sending out submarines.

# Setting up.
ask-base = Where in the lagoon does the base lie?
base-at = { $spot }
base-placed = { $who } placed the base on { $spot }.

# Phase 1: building.
ask-buy = Do you buy a module?
does-training = Running, it gives your aquanauts more steps.
does-technical = Running, it lets your submarines go further.
does-sonar = Running, it lets your submarines hear further.
does-research = Running, it lets you look at a discovery when you find a shell.
does-analysis = Running, it finds more Nemos in every chest.
does-green = Houses new aquanauts for your city.
does-violet = Houses new aquanauts for your city.
buy-nothing = Buy nothing
buy-nothing-give-back = Buy nothing; nothing can be built, so { $count ->
    [one] the module goes back
   *[other] all { $count } modules go back
}
buy = Buy { $what }: { $price ->
    [one] 1 Nemo
   *[other] { $price } Nemos
}
bought = { $who } bought { $what } for { $price ->
    [one] 1 Nemo
   *[other] { $price } Nemos
}.
bought-nothing = { $who } bought and built nothing.
ask-build = Do you build? What you hold is built in one go; what you leave out goes back.
ask-build-more = { $count ->
    [one] One module is laid
   *[other] { $count } modules are laid
}, for { $price ->
    [one] 1 Nemo
   *[other] { $price } Nemos
} in all. Another one, joined to these?
ask-build-no-more = { $count ->
    [one] One module is laid
   *[other] { $count } modules are laid
}, for { $price ->
    [one] 1 Nemo
   *[other] { $price } Nemos
} in all. The rest of what you hold fits nowhere now.
lay = Build { $what }
lay-at = { $kind }{ $crew ->
    [0] {""}
    [one] {" "}(one aquanaut)
   *[other] {" "}({ $crew } aquanauts)
}: { $place }
keep = Keep everything for later
give-back = { $count ->
    [one] Build nothing; the module goes back
   *[other] Build nothing; all { $count } modules go back
}
done-give-back = Done: pay { $price ->
    [one] 1 Nemo
   *[other] { $price } Nemos
}, and { $count ->
    [one] one module goes back
   *[other] { $count } modules go back
}
take-up = Take up the one on { $spot } again
gave-back = { $who } gave back { $held }.
ask-where = Where do you build { $what }?
at = { $spot } – { $price ->
    [0] no extra cost
    [one] 1 Nemo
   *[other] { $price } Nemos
}
at-burying = { $spot } – { $price ->
    [0] no extra cost
    [one] 1 Nemo
   *[other] { $price } Nemos
}, over { $tiles ->
    [one] a discovery
   *[other] { $tiles } discoveries
}
where-back = Back: choose another module, or none
ask-turn = How do you turn { $what } on { $spot }?
turned = Blue doors: { $blue }. Brown doors: { $brown }. { $passages ->
    [one] One passage
   *[other] { $passages } passages
}
turn-back = Back: choose another place
laid = { $who } laid { $what } on { $spot }.
took-up = { $who } took up { $what } from { $spot } again.
built = { $who } built { $count ->
    [one] one module
   *[other] { $count } modules
} for { $price ->
    [one] 1 Nemo
   *[other] { $price } Nemos
}.
built-over = Built over and taken off the board: { $tiles }.

# Phase 2: aquanauts.
ask-walk = { $walked ->
    [0] Which aquanaut do you move?
   *[other] Do you move a second aquanaut?
} { $left ->
    [one] One step is left.
   *[other] { $left } steps are left.
}
from = From { $kind } on { $spot } ({ $count ->
    [one] one may go
   *[other] { $count } may go
})
from-to = { $spot } → { $goal }
walk-none = Move nobody
walk-no-more = Move nobody else
ask-walk-to = Where does the aquanaut from { $kind } on { $spot } stop? { $left ->
    [one] One step is left.
   *[other] { $left } steps are left.
}
walk-to = { $kind } on { $spot } – { $steps ->
    [one] one step
   *[other] { $steps } steps
}
walk-to-start = { $kind } on { $spot } – { $steps ->
    [one] one step
   *[other] { $steps } steps
}, starts it
walk-to-fee = { $kind } on { $spot } – { $steps ->
    [one] one step
   *[other] { $steps } steps
}, starts it for { $price ->
    [one] 1 Nemo
   *[other] { $price } Nemos
}
walk-back = Back: choose another aquanaut, or none
walked = { $who } moved an aquanaut from { $origin } to { $kind } on { $spot }.
walked-nobody = { $who } moved no aquanaut.
started = { $who } started { $kind } on { $spot }.
started-paid = { $who } started { $kind } on { $spot } and paid { $builder } { $price ->
    [one] 1 Nemo
   *[other] { $price } Nemos
}.
took-three = { $who } now runs most stations of the kind “{ $kind }” and takes its 3.
won-three = { $who } now runs most stations of the kind “{ $kind }” and takes its 3 from { $other }.

# Phase 3: submarines.
ask-launch = Do you launch a submarine? All are launched before any of them listens or moves.
launch = From { $kind } on { $station } to { $spot } ({ $zone })
launch-none = Launch no more
launched = { $who } launched a submarine from { $kind } on { $station } to { $spot }.
launched-none = { $who } launched no submarine.
trench-opened = { $who } entered the trench. It is open to everybody now.
trench-reached = { $who } built up to the trench. It is open to everybody now.
ask-ping = Does a submarine listen? Its sonar reaches { $range } squares and costs { $price ->
    [one] 1 Nemo
   *[other] { $price } Nemos
}.
ping = From { $spot }: { $count ->
    [one] one discovery you do not know
   *[other] { $count } discoveries you do not know
}
ping-none = Listen no more
pinged = { $who } used the sonar on { $spot } and looked at { $count ->
    [one] one discovery
   *[other] { $count } discoveries
}.
heard = Your sonar on { $spot } shows { $tiles }.
ask-sail = Which submarine moves? Each has { $range } squares.
sail = The one on { $spot } ({ $zone })
sail-unpaid = The one on { $spot }, over { $face } not paid for
sail-none = Move no more
ask-sail-to = Where does the submarine on { $spot } go? It has { $range } squares.
sail-to-stay = Stay on { $spot }
sail-back = Back: choose another submarine
dock-here = Dock from here ({ $spot })
pay = Stay and pay for { $face } ({ $price ->
    [one] 1 Nemo
   *[other] { $price } Nemos
})
to-free = { $spot } ({ $zone })
to-dock = { $spot } (to dock)
to-find = { $spot }: a discovery ({ $zone }), at most { $price ->
    [one] 1 Nemo
   *[other] { $price } Nemos
}
to-find-poor = { $spot }: a discovery ({ $zone }); you could not pay { $price ->
    [one] 1 Nemo
   *[other] { $price } Nemos
}
to-looked = { $spot }: { $face }, as you saw: { $price ->
    [0] free
    [one] 1 Nemo
   *[other] { $price } Nemos
}
to-looked-poor = { $spot }: { $face }, as you saw; you could not pay { $price ->
    [one] 1 Nemo
   *[other] { $price } Nemos
}
to-known = { $spot }: { $face }, face up ({ $price ->
    [one] 1 Nemo
   *[other] { $price } Nemos
})
sailed = { $who } sailed from { $origin } to { $spot }.
stayed = { $who } left the submarine on { $spot } where it is.
rested = { $who } left { $count ->
    [one] one submarine where it is
   *[other] { $count } submarines where they are
}.
ask-dock = Does the submarine on { $spot } dock?
dock-with = Dock at { $kind } on { $station }, an aquanaut goes in{ $price ->
    [0] {""}
    [one] {" "}(1 Nemo)
   *[other] {" "}({ $price } Nemos)
}
dock-without = Dock at { $kind } on { $station }, nobody goes in
dock-not = Stay at sea
docked = { $who } docked from { $spot } at { $kind } on { $station }.
came-aboard = { $who } put an aquanaut from the reserve into { $kind } on { $station }.

# Discoveries recovered.
found = { $who } found { $face } on { $spot }.
recovered = { $who } recovered { $face } on { $spot } for { $price ->
    [one] 1 Nemo
   *[other] { $price } Nemos
}.
cannot-pay = { $who } cannot pay { $price ->
    [one] 1 Nemo
   *[other] { $price } Nemos
} for { $face } on { $spot }.
chest-opened = { $who } opened the chest and got { $nemos ->
    [one] 1 Nemo
   *[other] { $nemos } Nemos
}.
ask-dash = The speed chip moves one of your submarines { $range } squares at once. Which one?
ask-dash-to = Where does the submarine on { $spot } go? The speed chip gives it { $range } squares.
dash-none = Let the speed chip go
ask-look = Your research may look at { $left ->
    [one] one more discovery
   *[other] { $left } discoveries
}. Which one?
look = { $spot } ({ $zone })
look-none = Look no more
looked = { $who } looked at the discovery on { $spot }.
saw = You saw { $tiles }.
ruin-marked = Ruin { $number } bears the marker of { $who }. Found so far: { $count } of 15.
ruin-unmarked = Ruin { $number } is found, with nobody's marker. Found so far: { $count } of 15.
ask-news = An aquanaut may carry the news of Atlantis, up to { $left } steps. Which one?
ask-news-to = Where does the aquanaut from { $kind } on { $spot } carry the news? It has up to { $left ->
    [one] one step
   *[other] { $left } steps
}.
news-none = Nobody carries the news
last-ruins = 13, 14 and 15 are found. Round { $round } is the last.
last-round = Round { $round } is the last.

# The end.
mission-shown = { $who } had the mission { $mission }{ $raised ->
    [0] .
    [one] {" "}and raised one discovery.
   *[other] {" "}and raised { $raised } discoveries.
}
won = { $who } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
won-together = { $who } win together with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
left = { $who } left the match. Submarines and modules not built are taken away, the rest stays.
sheet-stations = Stations
sheet-finds = Discoveries
sheet-atlantis = Atlantis
sheet-raised = Raised by the mission
sheet-product = Stations × discoveries
sheet-nemos = Nemos left
ending-last_ruins = Ruins 13, 14 and 15 were found and the last round was played.
ending-all_found = All the ruins of Atlantis were found.
ending-stalled = A whole round went by in which nobody bought, built or recovered anything.
ending-nothing_built = A whole round went by in which nobody built or recovered anything.
ending-round_cap = The agreed number of rounds was played.
ending-left_alone = Everyone else left.

# What is left to come.
left-modules = Modules to buy: { $numbers }.
left-no-modules = No modules are left to buy.
left-tiles = Discoveries face down: { $numbers }.
left-no-tiles = No discovery lies face down any more.
left-unseen = Discoveries out of your sight: { $numbers }.
left-no-unseen = No discovery is out of your sight.
left-ruins = Ruins of Atlantis still missing: { $numbers }.
left-no-ruins = All the ruins of Atlantis are found.
left-gone = Discoveries beside the board: { $numbers }.
left-number = { $what } ({ $count })

# Short forms for posts: what a player did, without the name; several of a kind in one ($each).
digest-laid = laid { $each }
digest-laid-each = { $what } on { $spot }
digest-walked = aquanauts { $each }
digest-walked-each = { $origin }–{ $spot }
digest-sailed = sailed { $each }
digest-sailed-each = { $origin }–{ $spot }
digest-built-over = built over { $tiles }
digest-ruin-unmarked = ruin { $number } found, unmarked ({ $count } of 15)
digest-ruin-marked = marked ruin { $number } ({ $count } of 15)
