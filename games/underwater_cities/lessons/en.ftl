# What each question is about, told to a player who meets it for the first time.
lesson-limit = Your turn begins with three cards in hand. Part with those whose colour you hold twice, or whose effect you could not pay for.
lesson-play = Each turn is one card on one slot. If their colours match you use both; if not, the slot alone. Look for a card you want on a slot you want.
lesson-place = A slot is taken for the rest of the round once a tile lies there. The slot in the middle is always free: 2 cards and 2 credits.
lesson-order = Slot and card are used one after the other. Begin with what earns what the other one needs.
lesson-card = The card matches, so its effect is yours if you want it. Cards you claim lie beside your board and go on working.
lesson-room = Four action cards at most lie before you. The one that makes room may be used once more if it is ready.
lesson-block = This source offers several things. Use them in the order you like; whatever you leave out is lost.
lesson-either = One or the other, not both.
lesson-trial = You gain what one of your structures makes, as in a production.
lesson-pick = Any one resource. Kelp feeds your cities, steelplast and credits build, science upgrades, biomatter stands for kelp or steelplast.
lesson-build = A city needs a site next to your network, a tunnel joins it, buildings go to its sites. Only what a chain of tunnels joins to your starting city produces and counts.
lesson-upgrade = An upgrade costs 1 science and makes a building or tunnel produce more; two of one kind upgraded at one city bring a bonus on top.
lesson-convert = A purple city makes 2 points in every production, a white one nothing.
lesson-use = An action card works once in an era, where a slot or a card says so.
lesson-ready = A card made ready can be used a second time in this era.
lesson-borrow = You do what a slot says without putting a tile there, so it need not be free.
lesson-special = Special cards are strong and cost credits when played: 3 for those on display, 1 or 2 for those in the deck.
lesson-keep-special = Keep the one you will be able to pay for, on a slot of its colour.
lesson-bury = These go under the deck in the order you say; only you know them.
lesson-contract = The first to meet a contract may take it. What it gives is yours at once.
lesson-end-turn = As long as you have not drawn, this turn can still be taken back. Then it is the next player’s.
lesson-produce = Some cards may replace what a structure makes. Nothing is lost by looking at what each would bring.
lesson-keep = You start with three of these. Colours matter as much as effects: green cards are strong where slots are weak, yellow ones the other way round.

# What guides through a first match.
guide-start = **Your first match.** You join in the third and last era, eighth round of ten: your nation has cities, tunnels and goods. Each turn is one card on one slot; if their colours match, you use both. After the tenth round everything connected produces, cities are fed, and points are counted. ⚙ Ned plays gently. **Hint** on your panel says what would be wise.
guide-play = 💡 Choose card and slot of one colour, and look at what you can still build.
guide-build = 💡 What a tunnel joins to your network counts; a city alone does not.
guide-upgrade = 💡 Two upgraded buildings of one kind at one city bring a bonus in the last production.
guide-limit = 💡 Keep cards of different colours: more slots will match.
guide-end = This match was joined in its third era (our own shortcut for a first match); a whole one begins with one city and plays ten rounds. `/practise` has whole ones, `/play` opens a table for people.
