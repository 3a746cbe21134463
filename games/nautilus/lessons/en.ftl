# What each question is about, told to a player who meets it for the first time.
lesson-base = Everything grows from the base: all nine of its squares must be lagoon. Near the slope, the first discoveries come sooner and building costs more.
lesson-buy = One module a turn. A station costs 1 Nemo and gives a power to whoever puts people in it; a dwelling is free but comes with paid aquanauts, who do everything else. Money left at the end is points, so buy what you will use.
lesson-build = All modules you hold are built together and paid for once, by the dearest zone any of them touches. What you leave out goes back and its price is lost.
lesson-where = Every module needs a passage: a blue door facing a blue one straight ahead, or a brown one facing a brown one across a corner. The lagoon costs 1 Nemo, the slope 2, the deep 3, the trench 4.
lesson-turn = Turning moves the doors. Blue doors are where submarines leave; think of the neighbour you want to add next.
lesson-walk = One or two of your aquanauts share three steps, one passage each. Stopping in a station where you have nobody starts it for you: that is how your powers and your points grow.
lesson-walk-to = Passing through starts nothing, stopping does. A station built by somebody else costs 1 Nemo to start, paid to its builder; one aquanaut then stays there for ever.
lesson-launch = A station with two of your aquanauts and a free square before a blue door can send a submarine out; one of the two goes back to your reserve. Three at most are at sea.
lesson-ping = For 1 Nemo a submarine looks at every hidden discovery in reach, for your eyes only. Whoever listens first does not pay for what is worthless to them.
lesson-sail = Each submarine moves once a turn, straight, never diagonally. It may cross the city and other submarines, but stops at a discovery.
lesson-sail-to = Reaching a discovery means recovering it: 1 Nemo, 2 in the trench; chests and speed chips are free. Discoveries times stations is your score, so both sides must grow.
lesson-dock = A docked submarine comes back to you and may bring an aquanaut from your reserve into that station, even to start it. You can launch it again next round.
lesson-dash = The speed chip gives one of your submarines an extra move at once, whether it has moved or not. It is gone afterwards.
lesson-dash-to = This extra move may reach another discovery, with the usual price.
lesson-look = Running research lets you see hidden discoveries anywhere, for your eyes only. Look where your submarines could go next.

# What guides through a first match.
guide-start = **Your first match.** You join in the eighth of ten rounds: a city under the sea has grown, submarines look for Atlantis. Your score is what your stations are worth, times what you discover. Build, walk your aquanauts into stations, sail to discoveries. ⚙ Ned plays gently. **Hint** on your panel says what would be wise.
guide-buy = 💡 So near the end, buy only what you will still use: Nemos kept are points.
guide-walk = 💡 A station you start counts for your whole score; look for one an aquanaut can reach.
guide-launch = 💡 A submarine at sea can bring a discovery each round.
guide-sail = 💡 Sail to the nearest discovery you can pay for.
guide-end = This match was joined in its eighth round (our own shortcut for a first match); a whole one begins with a single module. `/practise` has whole ones, `/play` opens a table for people.
