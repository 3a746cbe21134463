# Words in pictures of Underwater Cities.
uc-all-choose = everyone chooses
uc-always = Always
uc-federation = Federation
uc-start = start
uc-each = each
uc-this-round = This round
uc-next-round = Next, so far
uc-of = of { $count }
uc-left = left
uc-rank-1 = 1st
uc-rank-2 = 2nd
uc-rank-3 = 3rd
uc-rank-4 = 4th
uc-since-yours = Since your|last turn
uc-last-turns = Last turns
uc-nothing-new = Nothing new
uc-sea-floor = { $name }’s sea floor
uc-now = now
uc-legend-built = built
uc-legend-upgraded = upgraded
uc-legend-unlinked = not connected
uc-legend-expansion = expansion site
uc-hand = { $name }’s hand
uc-only-you = only you see this
uc-hand-empty = No cards in hand.
uc-hand-note = A card works only on a slot of its colour; on any other slot it is discarded without effect.
uc-production = Production
uc-produced = Produced
uc-fed = Feeding
uc-after = Now
uc-end-of-era = end of era { $era }
uc-source-farm = Farms
uc-source-desal = Desalination
uc-source-lab = Laboratories
uc-source-tunnel = Tunnels
uc-source-purple = Symbiotic cities
uc-source-metro = Metropolises
uc-source-card = Cards
uc-pairs = { $count ->
    [one] + pair
   *[other] + { $count } pairs
}
uc-no-production = Nothing has been produced yet.
uc-ready-again = All action cards are ready again.
uc-final = Final score
uc-wins = { $name } wins
uc-goal-reached = Goal reached
uc-goal-missed = Goal missed
uc-goal = Goal
uc-if-now = if it ended now
uc-free = { $count } free

# Pictures of Underwater Cities told in words.
uc-told-head = { $title }. Era { $era }, round { $round } of { $rounds }.
uc-told-turn = { $name } is to play.
uc-told-choosing = Everyone is choosing cards.
uc-told-on-table = The card { $card } lies on the table.
uc-told-options = Marked for you: { $labels }.
uc-told-news = What happened:
uc-told-slot-free = { $label }: { $text } (free)
uc-told-slot-taken = { $label }: { $text } (taken by { $names })
uc-told-slot-blocked = { $label }: { $text } (blocked by a neutral tile)
uc-told-free = Free slots: { $labels }.
uc-told-clone = Clone tile: a slot that is taken, once more, for { $cost } (not used yet)
uc-told-cloned = Clone tile: used by { $name }
uc-told-space = Space { $space } of the Federation track, top disc first: { $names }.
uc-told-below = Below the Federation track: { $names }.
uc-told-order = Order of this round: { $names }.
uc-told-next = Order of the next round, as the discs lie now: { $names }.
uc-told-special = Special card { $spot }: { $card }
uc-told-top = Special card { $spot }, on top of { $count ->
    [one] the last card
   *[other] a deck of { $count } cards
}: { $card }
uc-told-deck = Deck of special cards: { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
uc-told-took = { $name } took the special card { $card }.
uc-told-contract = Contract { $contract }: { $needs }; { $gives }.
uc-told-contract-taken = Taken by { $name }.
uc-told-progress = So far: { $progress }.
uc-told-supply = Left in the supply: non-symbiotic domes { $white }, symbiotic domes { $purple }, tunnels { $tunnels }; cards in the deck { $deck }, discarded { $discard }.
uc-told-player = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $goods }; { $live } of { $cities ->
    [one] 1 city
   *[other] { $cities } cities
} connected; { $hand ->
    [0] no cards
    [one] 1 card
   *[other] { $hand } cards
} in hand; { $tiles ->
    [one] 1 action tile
   *[other] { $tiles } action tiles
} left.
uc-told-left = { $name } has left the match.
uc-told-forecast = Next production: { $made }; feeding { $cities ->
    [one] 1 city
   *[other] { $cities } cities
} then takes { $eaten }.
uc-told-city = City { $site }, { $kind }, connected: { $buildings }.
uc-told-city-apart = City { $site }, { $kind }, not connected: { $buildings }.
uc-told-alone = Without a city: { $buildings }.
uc-told-no-buildings = no buildings
uc-told-upgraded = (upgraded)
uc-told-tunnels = Tunnels: { $tunnels }.
uc-told-linked = Metropolis { $tile } ({ $place }): linked.
uc-told-unlinked = Metropolis { $tile } ({ $place }): not linked.
uc-told-sites = Free sites: { $sites }.
uc-told-bonus = Building at { $site } brings { $what }.
uc-told-surcharge = Building at { $site } costs { $cost } more.
uc-told-times = { $site } produces { $count } times.
uc-told-twins-make = { $sites } together make { $what } more.
uc-told-more = With { $site } its metropolis makes { $what } more.
uc-told-cards = Cards on the table:
uc-told-used = (used)
uc-told-paid = Special cards paid for: { $cards }.
uc-told-known = Known in hand: { $cards }.
uc-told-looking = Special cards to choose from:
uc-told-hand = { $count ->
    [one] Your hand, 1 card:
   *[other] Your hand, { $count } cards:
}
uc-told-plays-on = Matches { $slots }.
uc-told-plays-nowhere = No free slot of its colour can be used now.
uc-told-buried = Special cards you know to lie in the deck: { $cards }.
uc-told-production = { $title }. Production at the end of era { $era }.
uc-told-report = { $name } produced { $made }; { $cities ->
    [one] 1 city
   *[other] { $cities } cities
} ate { $eaten }.
uc-told-counts = ({ $plain } plain, { $upgraded } upgraded)
uc-told-twins = Twin tunnels
uc-told-end = { $title }. The match is over.
uc-told-result = { $rank }: { $name } with { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $parts }).

# The legend: what the signs mean.
sign-cr = Credits
sign-ke = Kelp: feeds the cities
sign-st = Steelplast: for building
sign-sc = Science
sign-bi = Biomatter: stands in for kelp
sign-vp = Points
sign-cd = Cards in hand
sign-fed = A step on the Federation track
sign-city = A city
sign-tunnel = A tunnel: links cities
sign-farm = A farm: makes kelp
sign-desal = A desalination plant: makes credits
sign-lab = A laboratory: makes science
sign-up = Upgraded: makes more
sign-act = Use a claimed card
sign-card_green = A card; on a slot of its colour it acts too
