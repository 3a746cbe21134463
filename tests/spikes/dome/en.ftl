title = Dome
variant-limit = Hand limit
variant-limit-3 = three cards
variant-limit-1 = one card
kelp_bed = Kelp Bed
crew = Crew
archive = Archive
survey = Survey
embassy = Embassy
nursery = Nursery
harvest = Harvest
dock = Dock
school = School
market = Market
library = Library
always = Odd Jobs
kelp = kelp
steel = steel
city = city
farm = farm
goods = You have { $kelp } kelp and { $steel } steel.
card = { $card }
slot = { $slot }
slot-match = { $slot } (the colours match)
site = Site { $site }
skip = Build nothing
done = Leave the rest
card-first = The card first
slot-first = The slot first
slot-only = Only the slot
do-gain = Gain { $count } { $good }
do-draw = Draw { $count ->
    [one] a card
   *[other] { $count } cards
}
do-search = Look at { $count } cards, keep one
do-build = Build a { $what }
do-either = One of these: { $choices }
ask-limit = Discard { $count ->
    [one] one card
   *[other] { $count } cards
}.
wait-limit = { $count ->
    [one] One card is
   *[other] { $count } cards are
} being discarded.
ask-play = Which card do you play?
ask-slot = Where do you play { $card }?
ask-order = The colours match. What comes first?
ask-block = { $source }: what next?
ask-either = Which of the two?
ask-build = Where do you build the { $what }?
ask-search = Which card do you keep?
wait-play = { $who } is playing a card.
wait-search = { $who } is looking at some cards.
played = { $who } played { $card } on { $slot }.
gained = { $who } gained { $count } { $good }.
drew = { $who } drew { $count ->
    [one] a card
   *[other] { $count } cards
}.
drew-cards = You drew { $cards }.
looked = You look at { $cards }.
kept-one = { $who } kept one of the cards.
built = { $who } built a { $what } on site { $site }.
reshuffled = The discards were shuffled into a new deck.
discarded = { $who } discarded { $cards }.
left = { $who } left the match.
sheet-all = Buildings and cards
ending-rounds = All rounds were played.
ending-alone = Everyone else left.
