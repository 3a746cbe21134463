# Underwater Cities in English.
title = Underwater Cities
variant-boards = Player boards
variant-boards-hint = On the advanced side cities have two to five building sites and differ more.
variant-boards-usual = usual side (alone: advanced)
variant-boards-advanced = advanced side
variant-contracts = Government contracts
variant-contracts-hint = Goals for all to see: the first to meet one may take it.
variant-contracts-off = without
variant-contracts-on = with three of them
variant-end_turn = End of a turn
variant-end_turn-hint = Once nothing is left to do. What was drawn or revealed is never taken back.
variant-end_turn-pressed = by a press, until which it can be taken back
variant-end_turn-by_itself = by itself
variant-neutral = Neutral tiles (alone)
variant-neutral-hint = They take a slot of each colour and move on by one after each round.
variant-neutral-first = on the first slots
variant-neutral-second = on the second slots
variant-neutral-third = on the third slots
variant-neutral-fourth = on the fourth slots
no-contracts-alone = A solo match has no government contracts. Leave them out.
named = { $name }
either-or = { $one } or { $other }
nothing = nothing
for-nothing = nothing

# Colours and types of cards.
colour-green = green
colour-red = red
colour-yellow = yellow
colour-none = no colour
type-instant = instant
type-permanent = permanent
type-action = action
type-production = production
type-end = final scoring

# Amounts.
n-cr = { $count ->
    [one] 1 credit
   *[other] { $count } credits
}
n-ke = { $count ->
    [one] 1 kelp
   *[other] { $count } kelp
}
n-st = { $count ->
    [one] 1 steelplast
   *[other] { $count } steelplast
}
n-sc = { $count ->
    [one] 1 science
   *[other] { $count } science
}
n-bi = { $count ->
    [one] 1 biomatter
   *[other] { $count } biomatter
}
n-vp = { $count ->
    [one] 1 point
   *[other] { $count } points
}
n-cd = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
n-fed = { $count ->
    [one] 1 Federation step
   *[other] { $count } Federation steps
}

# Things to build: with a number, by name, one of them.
k-farm = { $count ->
    [one] 1 farm
   *[other] up to { $count } farms
}
k-desal = { $count ->
    [one] 1 desalination plant
   *[other] up to { $count } desalination plants
}
k-lab = { $count ->
    [one] 1 laboratory
   *[other] up to { $count } laboratories
}
k-tunnel = { $count ->
    [one] 1 tunnel
   *[other] up to { $count } tunnels
}
k-white = { $count ->
    [one] 1 non-symbiotic city
   *[other] up to { $count } non-symbiotic cities
}
k-purple = { $count ->
    [one] 1 symbiotic city
   *[other] up to { $count } symbiotic cities
}
k-city = { $count ->
    [one] 1 city
   *[other] up to { $count } cities
}
k-building = { $count ->
    [one] 1 building
   *[other] up to { $count } buildings
}
k-structure = { $count ->
    [one] 1 structure
   *[other] up to { $count } structures
}
ks-farm = farms
ks-desal = desalination plants
ks-lab = laboratories
ks-tunnel = tunnels
ks-white = non-symbiotic cities
ks-purple = symbiotic cities
ks-city = cities
ks-building = buildings
ks-structure = structures
one-farm = a farm
one-desal = a desalination plant
one-lab = a laboratory
one-tunnel = a tunnel
one-white = a non-symbiotic city
one-purple = a symbiotic city
one-city = a city
one-building = a building
one-structure = a structure
each-farm = farm
each-desal = desalination plant
each-lab = laboratory
each-tunnel = tunnel
each-white = non-symbiotic city
each-purple = symbiotic city
each-city = city
each-building = building
each-structure = structure
every-farm = each
every-desal = each
every-lab = each
every-tunnel = each
every-purple = each
upgrade-it-farm = upgrade it
upgrade-it-desal = upgrade it
upgrade-it-lab = upgrade it
upgrade-it-tunnel = upgrade it
upgrade-it-building = upgrade it
upgrade-it-structure = upgrade it
trial-farm = one of your connected upgraded farms
trial-desal = one of your connected upgraded desalination plants
trial-lab = one of your connected upgraded laboratories
trial-tunnel = one of your upgraded tunnels at cities
trial-building = one of your connected upgraded buildings
trial-structure = one of your connected upgraded structures

# What cards count: so many; for every so many; all of them.
m-farm = { $count ->
    [one] 1 connected farm
   *[other] { $count } connected farms
}
m-desal = { $count ->
    [one] 1 connected desalination plant
   *[other] { $count } connected desalination plants
}
m-lab = { $count ->
    [one] 1 connected laboratory
   *[other] { $count } connected laboratories
}
m-tunnel = { $count ->
    [one] 1 tunnel at a city
   *[other] { $count } tunnels at cities
}
m-up-farm = { $count ->
    [one] 1 connected upgraded farm
   *[other] { $count } connected upgraded farms
}
m-up-desal = { $count ->
    [one] 1 connected upgraded desalination plant
   *[other] { $count } connected upgraded desalination plants
}
m-up-lab = { $count ->
    [one] 1 connected upgraded laboratory
   *[other] { $count } connected upgraded laboratories
}
m-up-tunnel = { $count ->
    [one] 1 upgraded tunnel at a city
   *[other] { $count } upgraded tunnels at cities
}
m-pair-farm = { $count ->
    [one] 1 city with two upgraded farms
   *[other] { $count } cities with two upgraded farms
}
m-pair-desal = { $count ->
    [one] 1 city with two upgraded desalination plants
   *[other] { $count } cities with two upgraded desalination plants
}
m-pair-lab = { $count ->
    [one] 1 city with two upgraded laboratories
   *[other] { $count } cities with two upgraded laboratories
}
m-pairs = { $count ->
    [one] 1 pair of upgraded buildings
   *[other] { $count } pairs of upgraded buildings
}
m-city = { $count ->
    [one] 1 connected city
   *[other] { $count } connected cities
}
m-purple = { $count ->
    [one] 1 connected symbiotic city
   *[other] { $count } connected symbiotic cities
}
m-two-types = { $count ->
    [one] 1 connected city with two types of buildings
   *[other] { $count } connected cities with two types of buildings
}
m-full = { $count ->
    [one] 1 connected city with all types of buildings
   *[other] { $count } connected cities with all types of buildings
}
m-sets = { $count ->
    [one] 1 set of four different upgraded structures
   *[other] { $count } sets of four different upgraded structures
}
m-metro = { $count ->
    [one] 1 linked metropolis
   *[other] { $count } linked metropolises
}
m-brown = { $count ->
    [one] 1 linked brown metropolis
   *[other] { $count } linked brown metropolises
}
m-blue = { $count ->
    [one] 1 linked blue metropolis
   *[other] { $count } linked blue metropolises
}
m-special = { $count ->
    [one] 1 special card paid for
   *[other] { $count } special cards paid for
}
m-action = { $count ->
    [one] 1 action card
   *[other] { $count } action cards
}
m-space = { $count ->
    [one] 1 step on the Federation track
   *[other] { $count } steps on the Federation track
}
m-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
m-ahead = { $count ->
    [one] 1 player ahead of you in the order of play
   *[other] { $count } players ahead of you in the order of play
}
m-taken = { $count ->
    [one] 1 coloured slot taken by others
   *[other] { $count } coloured slots taken by others
}
m-contract = { $count ->
    [one] 1 contract taken
   *[other] { $count } contracts taken
}
per-farm = { $count ->
    [one] connected farm
   *[other] { $count } connected farms
}
per-desal = { $count ->
    [one] connected desalination plant
   *[other] { $count } connected desalination plants
}
per-lab = { $count ->
    [one] connected laboratory
   *[other] { $count } connected laboratories
}
per-tunnel = { $count ->
    [one] tunnel at a city
   *[other] { $count } tunnels at cities
}
per-up-farm = { $count ->
    [one] connected upgraded farm
   *[other] { $count } connected upgraded farms
}
per-up-desal = { $count ->
    [one] connected upgraded desalination plant
   *[other] { $count } connected upgraded desalination plants
}
per-up-lab = { $count ->
    [one] connected upgraded laboratory
   *[other] { $count } connected upgraded laboratories
}
per-up-tunnel = { $count ->
    [one] upgraded tunnel at a city
   *[other] { $count } upgraded tunnels at cities
}
per-pair-farm = { $count ->
    [one] city with two upgraded farms
   *[other] { $count } cities with two upgraded farms
}
per-pair-desal = { $count ->
    [one] city with two upgraded desalination plants
   *[other] { $count } cities with two upgraded desalination plants
}
per-pair-lab = { $count ->
    [one] city with two upgraded laboratories
   *[other] { $count } cities with two upgraded laboratories
}
per-pairs = { $count ->
    [one] pair of upgraded buildings
   *[other] { $count } pairs of upgraded buildings
}
per-city = { $count ->
    [one] connected city
   *[other] { $count } connected cities
}
per-purple = { $count ->
    [one] connected symbiotic city
   *[other] { $count } connected symbiotic cities
}
per-two-types = { $count ->
    [one] connected city with two types of buildings
   *[other] { $count } connected cities with two types of buildings
}
per-full = { $count ->
    [one] connected city with all types of buildings
   *[other] { $count } connected cities with all types of buildings
}
per-sets = { $count ->
    [one] set of four different upgraded structures
   *[other] { $count } sets of four different upgraded structures
}
per-metro = { $count ->
    [one] linked metropolis
   *[other] { $count } linked metropolises
}
per-brown = { $count ->
    [one] linked brown metropolis
   *[other] { $count } linked brown metropolises
}
per-blue = { $count ->
    [one] linked blue metropolis
   *[other] { $count } linked blue metropolises
}
per-special = { $count ->
    [one] special card paid for
   *[other] { $count } special cards paid for
}
per-action = { $count ->
    [one] action card
   *[other] { $count } action cards
}
per-space = { $count ->
    [one] step on the Federation track
   *[other] { $count } steps on the Federation track
}
per-hand = { $count ->
    [one] card in hand
   *[other] { $count } cards in hand
}
per-ahead = { $count ->
    [one] player ahead of you in the order of play
   *[other] { $count } players ahead of you in the order of play
}
per-taken = { $count ->
    [one] coloured slot taken by others
   *[other] { $count } coloured slots taken by others
}
per-contract = { $count ->
    [one] contract you took
   *[other] { $count } contracts you took
}
all-farm = connected farms
all-desal = connected desalination plants
all-lab = connected laboratories
all-tunnel = tunnels at cities
all-up-farm = connected upgraded farms
all-up-desal = connected upgraded desalination plants
all-up-lab = connected upgraded laboratories
all-up-tunnel = upgraded tunnels at cities
all-pair-farm = cities with two upgraded farms
all-pair-desal = cities with two upgraded desalination plants
all-pair-lab = cities with two upgraded laboratories
all-pairs = pairs of upgraded buildings
all-city = connected cities
all-purple = connected symbiotic cities
all-two-types = connected cities with two types of buildings
all-full = connected cities with all types of buildings
all-sets = sets of four different upgraded structures
all-metro = linked metropolises
all-brown = linked brown metropolises
all-blue = linked blue metropolises
all-special = special cards paid for
all-action = action cards
all-space = steps on the Federation track
all-hand = cards in hand
all-ahead = players ahead of you in the order of play
all-taken = coloured slots taken by others
all-contract = contracts you took

# What permanent cards wait for.
ev-mismatch = you play a card of another colour than its slot
ev-build-farm = you build a farm
ev-build-desal = you build a desalination plant
ev-build-lab = you build a laboratory
ev-build-tunnel = you build a tunnel
ev-build-white = you build a non-symbiotic city
ev-build-purple = you build a symbiotic city
ev-build-city = you build a city
ev-second-farm = you build the second farm of a connected city
ev-second-desal = you build the second desalination plant of a connected city
ev-second-lab = you build the second laboratory of a connected city
ev-tunnel2 = you build a second tunnel in the same turn
ev-upgrade-farm = you upgrade a farm
ev-upgrade-desal = you upgrade a desalination plant
ev-upgrade-lab = you upgrade a laboratory
ev-upgrade-tunnel = you upgrade a tunnel
ev-pair-farm = you upgrade the second farm of a connected city
ev-pair-desal = you upgrade the second desalination plant of a connected city
ev-pair-lab = you upgrade the second laboratory of a connected city
ev-enter-4 = you enter space 4 of the Federation track
ev-enter-3 = you enter space 3 of the Federation track
ev-enter-2 = you enter space 2 of the Federation track
ev-enter-1 = you enter space 1 of the Federation track
ev-link = you link a metropolis
ev-gives-cr = an action slot gives you credits
ev-gives-ke = an action slot gives you kelp
ev-gives-st = an action slot gives you steelplast
ev-gives-sc = an action slot gives you science
ev-gives-bi = an action slot gives you biomatter
ev-special = you take a special card
ev-end = your turn ends

# Effects, as phrases.
how-free = { $what } for free
how-cost = { $count ->
    [one] { $what } for { $cost }
   *[other] { $what } for { $cost } each
}
how-less = { $count ->
    [one] { $what } for { $off } less
   *[other] { $what } for { $off } less each
}
how-site-expansion = { $count ->
    [one] { $what } on an expansion site
   *[other] { $what } on expansion sites
}
how-site-any = { $what } on any site, also for expansion
how-then = { $what } and { $upgrade } for { $cost }
fx-gain = gain { $what }
fx-fed = { $count ->
    [one] go up 1 Federation step
   *[other] go up { $count } Federation steps
}
fx-act = { $count ->
    [one] use 1 action card
   *[other] use up to { $count } action cards
}
fx-ready = { $count ->
    [one] ready 1 used action card
   *[other] ready up to { $count } used action cards
}
fx-special = take 1 special card
fx-metro = draw a further blue metropolis, which counts as linked
fx-build = build { $what }
fx-upgrade = { $count ->
    [one] upgrade { $what } for { $cost }
   *[other] upgrade { $what } for { $cost } each
}
fx-upgrade-free = upgrade { $what } for free
fx-convert = turn a non-symbiotic city into a symbiotic one
fx-slot-available = { $coloured ->
    [yes] do what a free coloured slot says
   *[no] do what a free slot says
}
fx-slot-other = { $coloured ->
    [yes] do what a coloured slot taken by another player says
   *[no] do what a slot taken by another player says
}
fx-slot-notmine = { $coloured ->
    [yes] do what a coloured slot without your tile says
   *[no] do what a slot without your tile says
}
fx-trial = gain what { $what } makes
fx-pick = { $count ->
    [one] gain 1 resource of your choice
   *[other] gain { $count } different resources of your choice
}
fx-parts = { $parts }
fx-also = { $one }; { $other }
fx-group = ({ $what })
fx-or = { $one }, or { $other }
fx-swap = exchange { $one } for { $other } or the other way round
fx-pay = { $times ->
    [one] pay { $cost } to { $effect }
   *[other] pay { $cost } to { $effect }, up to { $times } times
}
fx-if = with at least { $need }, { $effect }
fx-if-space = on space { $space } of the Federation track, { $effect }
fx-per = gain { $what } for every { $each }
fx-per-most = gain { $what } for every { $each }, at most { $most } times
fx-less = pay { $off } less for each { $what }
fx-hand = { $count ->
    [one] hold 1 card more at the hand limit
   *[other] hold { $count } cards more at the hand limit
}
fx-on = whenever { $event }, { $effect }
fx-on-once = once a turn when { $event }, { $effect }
fx-slotmod = whenever you use the slot “{ $slot }”, in addition: { $effect }
fx-slotmod-gain = whenever you use the slot “{ $slot }”, also gain { $what }
fx-ability = once in each of your turns you may { $effect }
fx-replace = { $count ->
    [one] { $what } may give { $into } instead of { $out }
   *[other] up to { $what } may { $every } give { $into } instead of { $out }
}
fx-plus = { $count ->
    [one] { $what } gives { $more } more
   *[other] up to { $what } give { $more } more { $every }
}
fx-table = gain points by the number of { $what }: { $steps }
table-step = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $count }
fx-buy = { $times ->
    [one] buy { $points } for { $cost }
   *[other] buy { $points } for { $cost }, up to { $times } times
}
k-several = up to { $count } { $what }

# The same in short, for buttons.
sx-gain = { $what }
sx-fed = Federation +{ $count }
sx-act = { $count ->
    [one] use 1 action card
   *[other] use { $count } action cards
}
sx-ready = { $count ->
    [one] ready 1 action card
   *[other] ready { $count } action cards
}
sx-special = 1 special card
sx-metro = a further metropolis
sx-build = build { $what }
sx-build-up = build { $what } and { $upgrade }
sx-upgrade = upgrade { $what }
sx-convert = make a city symbiotic
sx-slot-available = the action of a free slot
sx-slot-other = the action of another player’s slot
sx-slot-notmine = the action of a slot without your tile
sx-trial = the output of an upgraded structure
sx-pick = { $count ->
    [one] 1 resource of your choice
   *[other] { $count } different resources
}
sx-parts = { $one } + { $other }
sx-or = { $one } / { $other }
sx-swap = { $one } ⇄ { $other }
sx-pay = { $cost } → { $effect }
sx-per = { $what } for every { $each }

# Cards in words.
text-instant = At once: { $effect }.
text-permanent = Permanent: { $effect }.
text-action = Action: { $effect }.
text-production = Each production: { $effect }.
text-production-last = Once, at the last production: { $effect }.
text-end = At the end: { $effect }.
card-line = { $cost ->
    [0] { $card } ({ $colour }). { $text }
    [one] { $card } ({ $colour }, { $cost } credit). { $text }
   *[other] { $card } ({ $colour }, { $cost } credits). { $text }
}
card-label = { $cost ->
    [0] { $card } ({ $colour }, { $type })
    [one] { $card } ({ $colour }, { $type }, { $cost } credit)
   *[other] { $card } ({ $colour }, { $type }, { $cost } credits)
}
line-last = · { $card }
line-above =
    · { $card }
    { $below }
no-cards = none
goods = In store: { $goods }; { $points }.
and-then = { $first } { $next }
remind-ready = Ready action cards: { $cards }.
remind-contracts = One thing short of a contract: { $contracts }.
remind-kelp = As things stand, the next production is { $count } kelp short of feeding your cities.

# What is left to come.
left-rounds = { $count ->
    [0] The next production comes at the end of this round.
    [one] After this round, 1 more until the production of era { $era }.
   *[other] After this round, { $count } more until the production of era { $era }.
}
left-deck = Cards of this era: { $deck } in the deck, { $discard } discarded; when the deck is empty, these are shuffled.
left-domes = { $purple ->
    [-1] Left in the supply: non-symbiotic domes { $white }, symbiotic ones without limit, tunnels { $tunnels }.
   *[other] Left in the supply: non-symbiotic domes { $white }, symbiotic domes { $purple }, tunnels { $tunnels }.
}
left-specials = Special cards: { $dear } for three credits face up, { $cheap } in the deck of those for one or two.
left-contracts = Contracts not taken yet: { $contracts }.

# Where things come from.
source-site = the building site
source-track = the Federation track
source-clone = the clone tile
source-always = the slot that is always free
source-slot = slot { $label }

# Questions.
waiting = { $who } is choosing.
waiting-keep = { $who } is choosing which cards to keep.
waiting-produce = { $who } is choosing how to produce.
ask-limit = { $count ->
    [one] Your hand is over the limit. Which card do you discard?
   *[other] Your hand is over the limit. Which { $count } cards do you discard?
}
ask-keep = Which { $count } cards do you keep?
ask-play = Which card do you play?
ask-place = You play { $card }. On which slot? ✓ marks its colour.
ask-order = The colour of { $card } matches slot { $slot }. What comes first?
ask-card = { $count ->
    [one] { $card } Do you pay 1 credit for it?
   *[other] { $card } Do you pay { $count } credits for it?
}
ask-room = You hold four action cards. Which one makes room for { $card }
ask-block = What do you use next ({ $source })?
ask-either = Which one do you choose ({ $source })?
ask-trial = Whose output do you gain?
ask-pick = Which resource do you gain?
ask-kind = What do you build ({ $source })?
ask-site = Where do you build { $kind }? Cost: { $cost }.
ask-upgrade = { $left ->
    [one] Which of your { $what } do you upgrade?
   *[other] Which of your { $what } do you upgrade? { $left } may still be upgraded.
}
ask-convert = Which city becomes symbiotic?
ask-use = Which action card do you use ({ $source })?
ask-ready = Which action card becomes ready again?
ask-borrow = Which slot’s action do you do ({ $source })?
ask-special = Which special card do you take?
ask-keep-special = Which special card do you keep?
ask-bury = Which card goes under the deck first?
ask-contract = You meet all criteria of a government contract. Do you take it?
ask-end-turn = Is your turn over? You draw a card then, and nothing can be taken back any more.
ask-site-up = Where do you build and upgrade { $kind }? Cost: { $cost }, and { $then } for the upgrade.
ask-produce = Which of these cards do you apply in this production? Pick all, some or none.

# Answers.
done = That is all
not-now = Not now
end = End turn
take-contract = Take { $contract }: { $gives }
rest = Take everything that needs no choice
do-part = ▸ { $what }
use-ability = { $card } (once a turn): { $text }
slot-free = { $match ->
    [match] { $label } ✓ { $text }
   *[other] { $label }: { $text }
}
slot-clone = { $match ->
    [match] Clone { $label } ✓ { $text }
   *[other] Clone { $label }: { $text }
}
slot-always = Always free: { $text }
slot-first = The slot, then the card
card-first = The card, then the slot
slot-only = Only the slot; the card is discarded
pay-for = { $count ->
    [one] Pay 1 credit
   *[other] Pay { $count } credits
}
room-ready = { $card } (ready: it may be used now)
room-used = { $card } (used)
trial-of = { $kind }: { $what }
bi-for-ke = Pay with biomatter instead of 1 kelp
bi-for-st = Pay with biomatter instead of 1 steelplast
kind-for = { $kind } for { $cost }
kind-for-up = { $kind } for { $cost }, upgraded for { $then }
site = { $site }
site-bonus = { $site } (gain { $bonus })
site-extra = { $site } (pay { $extra } more)
site-both = { $site } (gain { $bonus }, pay { $extra } more)
upgrade-at = { $kind } at { $site } for { $cost }
use-card = { $card }: { $text }
search = { $count ->
    [one] Put the top card under the deck, look at the next one
   *[other] Put the top card under the deck, look at the next { $count }, keep one
}
take-special = { $card }
group-tunnel = Tunnels
group-city = City { $city }
group-green = Green slots
group-red = Red slots
group-yellow = Yellow slots
group-always = Always free

# What happened.
gained = { $who } gained { $what } ({ $source }).
drew = { $count ->
    [one] { $who } drew 1 card.
   *[other] { $who } drew { $count } cards.
}
drew-cards = You drew { $cards }.
reshuffled = The deck was empty: the discard pile was shuffled.
advanced = { $who } went up to space { $space } of the Federation track.
beyond = { $who } gained 1 point beyond the Federation track.
paid = { $who } paid { $what } ({ $source }).
contract-taken = { $who } took the contract { $contract }.
special-turned = { $card } now lies on top of the special cards.
discarded = { $who } discarded { $cards }.
played = { $slot ->
    [always] { $who } played { $card } on the slot that is always free.
   *[other] { $who } played { $card } on slot { $slot }.
}
played-match = { $who } played { $card } on slot { $slot }: the colour matches.
metro-gained = { $who } gained a further metropolis: { $tile }.
claimed = { $who } claimed { $card }.
made-room = { $who } discarded the action card { $card }.
built = { $who } built { $kind } at { $site } for { $cost }.
linked = { $who } linked the metropolis { $tile }.
upgraded = { $who } upgraded { $kind } at { $site } for { $cost }.
converted = { $who } made city { $site } symbiotic for { $cost }.
used = { $who } used the action card { $card }.
readied = { $who } readied the action card { $card }.
borrowed = { $slot ->
    [always] { $who } used a card to do what the slot that is always free says.
   *[other] { $who } used a card to do what slot { $slot } says.
}
took-special = { $who } took the special card { $card }.
searched = { $count ->
    [one] { $who } put { $card } under the special cards and looked at the next one.
   *[other] { $who } put { $card } under the special cards and looked at the next { $count }.
}
looked = You see { $cards }.
kept-special = { $who } kept one of them.
ability-used = { $who } used { $card }.
round-over = Round { $round } is over. The order of play is now { $order }.
round-begins = Round { $round } begins (era { $era }).
blocked = Neutral tiles block { $slots }.
turned = { $card } was turned up: counting to { $number } blocks { $slot }.
applied = { $who } applied in production: { $cards }.
produced = { $who } produced { $what }.
fed = { $cities ->
    [one] { $who } fed 1 city: { $what }.
   *[other] { $who } fed { $cities } cities: { $what }.
}
new-era = Era { $era } begins, all action cards are ready.
counted = { $who } has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
won = { $who } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
won-tie = { $who } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: of those tied, first in the order of play.
goal-reached = { $who } reached the goal with { $cities ->
    [one] { $cities } connected city
   *[other] { $cities } connected cities
} and { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
goal-missed = { $who } ended with { $cities ->
    [one] { $cities } connected city
   *[other] { $cities } connected cities
} and { $points ->
    [one] { $points } point
   *[other] { $points } points
}; the goal was not reached.
left = { $who } left the match. What was built stays.
left-alone = { $who } ended the match with { $cities ->
    [one] { $cities } connected city
   *[other] { $cities } connected cities
} and { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# How it ends.
ending-last_era = The third era is over.
ending-left_alone = Nobody else is left at the table.
ending-goal_reached = The third era is over, and the goal is reached.
ending-goal_missed = The third era is over, and the goal is not reached.
sheet-track = Points in play
sheet-metropolis = Brown metropolis
sheet-cards = Cards
sheet-cities = Cities
sheet-goods = Resources

# Names of metropolises and contracts.
tile-crown_ring = Crown Ring
tile-tunnel_hub = Tunnel Hub
tile-great_league = Great League
tile-guild_hall = Guild Hall
tile-four_arts = Four Arts
tile-coral_gate = Coral Gate
tile-harbour_works = Harbour Works
tile-pearl_exchange = Pearl Exchange
tile-tidal_academy = Tidal Academy
tile-algae_vats = Algae Vats
tile-embassy_row = Embassy Row
tile-archive_tower = Archive Tower
tile-gene_bank = Gene Bank
tile-lighthouse_quay = Lighthouse Quay
tile-agents_wharf = Agents’ Wharf
tile-shipwright_bay = Shipwright Bay
contract-five_cities = Five Cities
contract-whole_towns = Whole Towns
contract-living_cities = Living Cities
contract-fast_lines = Fast Lines
contract-both_coasts = Both Coasts
contract-model_works = Model Works
contract-wide_net = Wide Net
contract-full_staff = Full Staff

# Names of cards.
card-assistant = Personal Assistant
card-supply_barge = Supply Barge
card-kelp_basket = Kelp Basket
card-smuggled_kelp = Smuggled Kelp
card-smuggled_steel = Smuggled Steel
card-smuggled_secrets = Smuggled Secrets
card-smuggled_spores = Smuggled Spores
card-third_seat = The Third Seat
card-lab_subsidies = Laboratory Subsidies
card-ready_foundation = Ready Foundation
card-desal_licence = Desalination Licence
card-farm_modernising = Farm Modernising
card-morning_harvest = Morning Harvest
card-pump_makers = Pump Makers
card-lab_riggers = Laboratory Riggers
card-pipe_fitters = Pipe Fitters
card-consulate = Consulate
card-lab_crew = Laboratory Crew
card-kelp_for_steel = Kelp for Steel
card-toll_keeper = Toll Keeper
card-coin_diver = Coin Diver
card-ferry_line = Ferry Line
card-harvest_medal = Harvest Medal
card-scrap_raft = Scrap Raft
card-field_notes = Field Notes
card-shellfish_haul = Shellfish Haul
card-water_dividend = Water Dividend
card-salt_market = Salt Market
card-tunnel_tolls = Tunnel Tolls
card-dredger = Dredger
card-lab_retrofit = Laboratory Retrofit
card-seabed_survey = Seabed Survey
card-warm_up = Warm-Up
card-dome_masons = Dome Masons
card-seed_vault = Seed Vault
card-steel_guild = Steel Guild
card-signal_relay = Signal Relay
card-terrace_crew = Terrace Crew
card-tunnel_crew = Tunnel Crew
card-kelp_grocer = Kelp Grocer
card-workshop = Workshop
card-drift_farm = Drift Farm
card-culture_tanks = Culture Tanks
card-self_running_lab = Self-Running Laboratory
card-tunnel_medal = Tunnel Medal
card-founders_chest = Founders’ Chest
card-city_charter = City Charter
card-prefab_dome = Prefab Dome
card-gift_garden = Gift Garden
card-master_fitter = Master Fitter
card-new_ground = New Ground
card-public_showing = Public Showing
card-side_errand = Side Errand
card-boring_rig = Boring Rig
card-quiet_team = Quiet Team
card-kelp_breeders = Kelp Breeders
card-barter_post = Barter Post
card-works_office = Works Office
card-dome_crew = Dome Crew
card-scholar = Scholar
card-refit_yard = Refit Yard
card-test_bench = Test Bench
card-steel_mill = Steel Mill
card-evening_school = Evening School
card-dome_rents = Dome Rents
card-double_crops = Double Crops
card-scholars_medal = Scholars’ Medal
card-second_barge = Second Barge
card-steel_auction = Steel Auction
card-proving_run = Proving Run
card-harbour_fees = Harbour Fees
card-kelp_tithe = Kelp Tithe
card-brine_filters = Brine Filters
card-cheap_lock = Cheap Lock
card-tunnel_lining = Tunnel Lining
card-night_shift = Night Shift
card-second_wind = Second Wind
card-twin_farmers = Twin Farmers
card-fixers = Fixers
card-lab_patents = Laboratory Patents
card-well_crew = Well Crew
card-science_for_steel = Science for Steel
card-farm_engineers = Farm Engineers
card-kelp_tax = Kelp Tax
card-reef_terraces = Reef Terraces
card-dome_medal = Dome Medal
card-salvage_fleet = Salvage Fleet
card-purple_feast = Purple Feast
card-crop_surplus = Crop Surplus
card-lab_grants = Laboratory Grants
card-city_levy = City Levy
card-farm_in_a_box = Farm in a Box
card-water_works = Water Works
card-staff_meeting = Staff Meeting
card-borrowed_plans = Borrowed Plans
card-tunnel_union = Tunnel Union
card-upgrade_clause = Upgrade Clause
card-tool_room = Tool Room
card-night_builders = Night Builders
card-spore_trader = Spore Trader
card-polishers = Polishers
card-patent_fees = Patent Fees
card-bio_export = Biomatter Export
card-well_medal = Well Medal
card-kelp_and_steel = Kelp and Steel Fair
card-treasury_vote = Treasury Vote
card-model_town = Model Town
card-pair_awards = Pair Awards
card-living_dome = Living Dome
card-double_lock = Double Lock
card-grand_refit = Grand Refit
card-deep_survey = Deep Survey
card-open_invitation = Open Invitation
card-dome_printers = Dome Printers
card-tunnel_fever = Tunnel Fever
card-pair_breeders = Pair Breeders
card-grand_works = Grand Works
card-fine_tuning = Fine Tuning
card-errand_boat = Errand Boat
card-trade_charter = Trade Charter
card-garden_domes = Garden Domes
card-fresh_water = Fresh Water
card-upgraders_medal = Upgraders’ Medal
card-science_fair = Science Fair
card-last_barge = Last Barge
card-kelp_auction = Kelp Auction
card-prize_money = Prize Money
card-grand_opening = Grand Opening
card-express_line = Express Line
card-spore_bloom = Spore Bloom
card-farm_show = Farm Show
card-lab_open_day = Laboratory Open Day
card-quick_dome = Quick Dome
card-last_touches = Last Touches
card-full_load = Full Load
card-encore = Encore
card-late_fixers = Late Fixers
card-show_runner = Show Runner
card-star_engineer = Star Engineer
card-tunnel_tax = Tunnel Tax
card-crop_census = Crop Census
card-water_census = Water Census
card-coin_fountain = Coin Fountain
card-federal_grant = Federal Grant
card-five_cities_day = Five Cities Day
card-complete_towns = Complete Towns
card-coast_link = Coast Link
card-tunnel_parade = Tunnel Parade
card-purple_parade = Purple Parade
card-last_lock = Last Lock
card-gala_refit = Gala Refit
card-last_survey = Last Survey
card-copied_plans = Copied Plans
card-double_test = Double Test
card-ribbon_cutters = Ribbon Cutters
card-finishing_crew = Finishing Crew
card-silver_tools = Silver Tools
card-academy = Academy
card-full_domes = Full Domes
card-fast_trains = Fast Trains
card-kelp_banquet = Kelp Banquet
card-steel_statue = Steel Statue
card-world_fair = World Fair
card-seven_seas = Seven Seas
card-all_arts = All Arts
card-paired_works = Paired Works
card-capital_city = Capital City
card-gifted_dome = Gifted Dome
card-last_garden = Last Garden
card-master_class = Master Class
card-great_show = Great Show
card-last_errand = Last Errand
card-last_rigs = Last Rigs
card-grand_finale = Grand Finale
card-borrowed_hands = Borrowed Hands
card-monument = Monument
card-city_pride = City Pride
card-garden_prize = Garden Prize
card-well_prize = Well Prize
card-spore_prize = Spore Prize
card-patron = Patron
card-lab_chancellor = Chancellor of Laboratories
card-farm_chancellor = Chancellor of Farms
card-dome_chancellor = Chancellor of Domes
card-well_chancellor = Chancellor of Wells
card-tunnel_chancellor = Chancellor of Tunnels
card-steel_broker = Steel Broker
card-kelp_broker = Kelp Broker
card-banker = Banker
card-science_broker = Science Broker
card-spore_broker = Spore Broker
card-stage_manager = Stage Manager
card-quartermaster = Quartermaster
card-surveyor = Surveyor
card-motivator = Motivator
card-tinkerer = Tinkerer
card-botanist = Botanist
card-ambassador = Ambassador
card-sapper = Sapper
card-muse = Muse
card-cartographer = Cartographer
card-coast_agent = Coast Agent
card-secret_envoy = Secret Envoy
card-architect = Architect
card-inspector = Inspector
card-mayor = Mayor

# Short forms for posts: what a player did, without the name; several of a kind in one ($each).
digest-played = { $slot ->
    [always] free slot with { $card }
   *[other] { $slot } with { $card }
}
digest-played-match = { $slot } with { $card } (same colour)
digest-discards = { $count ->
    [one] discarded 1 card
   *[other] discarded { $count } cards
}
digest-claimed-it = claimed it
digest-built = built { $each }
digest-built-each = { $kind } at { $site }
digest-upgraded = upgraded { $each }
digest-upgraded-each = { $kind } at { $site }
digest-converted = made city { $site } symbiotic
digest-advanced = Federation track: { $space }
digest-gains = +{ $what }
