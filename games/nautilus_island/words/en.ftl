# Nautilus Island in English.
title = Nautilus Island
table-note = The last player to have read Jules Verne begins: say who under Options, or it is drawn. Reconstructed, for the rulebook shows them only in pictures: which piles lie face up, the values of treasures, and those of portholes but the 8 (R1.7, R1.9, R9.8).
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
variant-faces = Piles
variant-faces-hint = What lies face up can be planned with; what lies face down is a surprise.
variant-faces-standard = some face up, some face down
variant-faces-all_up = all face up
variant-faces-all_down = all face down
colour-twice = Somebody has been given two colours; each player has one.

# The six colours.
clothes = clothes
navigation = navigation
repair = repair
fishing = fishing
food = food
treasure = treasure

# The objects: as a label, then as sentences name them.
coat = coat
boots = boots
hat = hat
gloves = gloves
compass = compass
sextant = sextant
map = map
spyglass = spyglass
hammer = hammer
wrench = wrench
saw = saw
rope = rope
net = net
rod = rod
trident = trident
hook = hook
bread = bread
fish = fish
pineapple = pineapple
barrel = barrel
coin = coin
pearl = pearl
crown = crown
chest = chest
unseen-card = a hidden card
no-card = nothing

some-coat = { $count ->
    [one] a coat
   *[other] { $count } coats
}
some-boots = { $count ->
    [one] a pair of boots
   *[other] { $count } pairs of boots
}
some-hat = { $count ->
    [one] a hat
   *[other] { $count } hats
}
some-gloves = { $count ->
    [one] a pair of gloves
   *[other] { $count } pairs of gloves
}
some-compass = { $count ->
    [one] a compass
   *[other] { $count } compasses
}
some-sextant = { $count ->
    [one] a sextant
   *[other] { $count } sextants
}
some-map = { $count ->
    [one] a map
   *[other] { $count } maps
}
some-spyglass = { $count ->
    [one] a spyglass
   *[other] { $count } spyglasses
}
some-hammer = { $count ->
    [one] a hammer
   *[other] { $count } hammers
}
some-wrench = { $count ->
    [one] a wrench
   *[other] { $count } wrenches
}
some-saw = { $count ->
    [one] a saw
   *[other] { $count } saws
}
some-rope = { $count ->
    [one] a rope
   *[other] { $count } ropes
}
some-net = { $count ->
    [one] a net
   *[other] { $count } nets
}
some-rod = { $count ->
    [one] a rod
   *[other] { $count } rods
}
some-trident = { $count ->
    [one] a trident
   *[other] { $count } tridents
}
some-hook = { $count ->
    [one] a hook
   *[other] { $count } hooks
}
some-bread = { $count ->
    [one] a loaf of bread
   *[other] { $count } loaves of bread
}
some-fish = { $count ->
    [one] a fish
   *[other] { $count } fish
}
some-pineapple = { $count ->
    [one] a pineapple
   *[other] { $count } pineapples
}
some-barrel = { $count ->
    [one] a barrel
   *[other] { $count } barrels
}
some-coin = { $count ->
    [one] a coin
   *[other] { $count } coins
}
some-pearl = { $count ->
    [one] a pearl
   *[other] { $count } pearls
}
some-crown = { $count ->
    [one] a crown
   *[other] { $count } crowns
}
some-chest = { $count ->
    [one] a chest
   *[other] { $count } chests
}
some-hidden = { $count ->
    [one] a hidden card
   *[other] { $count } hidden cards
}

# Bonus tokens.
token-per_card = 1 point per card
token-two = 2 points
token-three = 3 points
token-odd = 4 points for an odd number
token-double = the porthole counts again
token-pair = 5 points for two alike
token-none = no token

# Where and when.
above = above
below = below
round = Round { $round }
round-last = Last round
status = { $round }. Still to move after you: { $next }.
status-end = { $round }. Nobody moves after you in this round.
asked-anyway = { $status } You have no choice here, and are asked all the same: nobody may learn what you could store.

# Questions.
ask-place = Place your pawn { $side } the Nautilus. Which column do you face?
ask-explore = Cross to the side { $side } the Nautilus. Which column do you face?
column = Column { $number }: { $cards } ({ $left } left)
column-bare = Column { $number }: empty, only to store (up to { $places })
pass = Pass
ask-act = You face column { $column }. Gather or store?
gather = Gather { $cards }
store = Store { $colour } (up to { $most }; { $token })
store-one = Store { $cards } ({ $token })
ask-lay = Lay { $most ->
    [one] one card
   *[other] 1 to { $most } cards
} in your { $colour } collection.
laid-so-far = { $laid ->
    [0] Your { $colour } collection is still empty.
    [one] Your { $colour } collection has one card so far.
   *[other] Your { $colour } collection has { $laid } cards so far.
}
ask-close = Close your { $colour } collection with the { $size }-card porthole for { $value } points? A closed collection takes no more cards.
close = Close it for { $value } points
leave-open = Leave it open
waiting = { $who } is exploring the Nautilus.

# What happened.
explored = { $from ->
    [0] { $who } began at column { $column }, { $side } the Nautilus.
   *[other] { $who } crossed from column { $from } to column { $column }, { $side } the Nautilus.
}
gathered = { $who } gathered { $what } from column { $column }.
found = You found { $what }.
turned-up = Now on top in column { $column }: { $cards }.
column-emptied = Column { $column } is empty. The round is finished, then comes the last one.
column-emptied-last = Column { $column } is empty.
stored = { $who } stored { $what }. The { $colour } collection now has { $laid ->
    [one] one card
   *[other] { $laid } cards
}.
took-token = { $who } took the bonus token for { $colour }: { $token }.
camp-place = { $colour } ({ $token })
camp-refilled = The camp is refilled: { $tokens }.
closed = { $who } closed the { $colour } collection with the { $size }-card porthole for { $value } points.
passed = { $who } could neither gather nor store, and passed.
last-round = Round { $round } is the last. Empty columns may be used to store.
no-treasure = { $who } kept no treasure.
treasures = { $who } kept { $what }: { $points ->
    [one] 1 point
   *[other] { $points } points
} of treasure.
won = { $who } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
won-tie = { $who } wins the tie at { $points ->
    [one] 1 point
   *[other] { $points } points
}, being nearest the stern.
left = { $who } left the match. The pawn is taken away and the score stays as it is.

# The end.
sheet-tokens = Bonus tokens
sheet-portholes = Portholes
sheet-treasure = Treasure
ending-last_round = A column ran out and the last round was played.
ending-left_alone = Everyone else left.

# What is left to come.
left-column = Column { $column }: { $cards ->
    [one] one card
   *[other] { $cards } cards
}{ $piles ->
    [one] {""}
   *[other] {" "}in each of { $piles } piles
}.
left-no-cards = Column { $column }: empty.
left-portholes = Portholes for { $size } cards: { $values } points.
left-no-portholes = Portholes for { $size } cards: none left.
left-bag = Bonus tokens in the bag: { $tokens }.
left-no-bag = The bag of bonus tokens is empty.
left-cards = Cards out of your sight: { $cards }.
left-number = { $what } ({ $count })

# Short forms for posts: what a player did, without the name; several of a kind in one ($each).
digest-gathered = gathered { $what }
digest-stored = stored { $what } ({ $colour }: { $laid })
digest-turned-up = now on top: { $cards }
digest-explored = to column { $column }, { $side }
