# What the bot says.
match-name = { $game } · table { NUMBER($match, useGrouping: 0) }

# The lobby
table-title = **{ $game }** · table { NUMBER($match, useGrouping: 0) }
table-credits = { $credits }
table-seats = Players: { $seats }. About { $minutes } minutes of play.
table-variant = { $name }: { $choice }.
table-empty = Nobody sits here yet.
table-who = At the table: { $names }.
table-hint = Press **Join** to sit down. { $host } starts the match.
table-hint-full = Press **Join** to sit down. The match starts when every seat is taken, or when { $host } says so.
table-private-note = By invitation only.
table-shared-note = One person may take several seats.
options = Options
invite = Invite
cancel = Cancel
rematch = Rematch
yes = yes
no = no
options-title = Options of { $match }. Pick one to change it.
options-pick = What would you like to change?
options-line = { $name }: { $choice }
kept-size = Seats
kept-full = Start when all seats are taken
kept-private = By invitation only
kept-shared = Several seats for one person
size-any = as many as come
size-n = { $seats ->
    [one] one player
   *[other] { $seats } players
}
invite-title = Whom do you invite to { $match }?
invite-pick = Pick up to five people
invited = { $guests }: { $host } invites you to { $match }.
invited-done = The invitation is out.
table-private = This table is by invitation. `/play` opens one of your own.
too-many-tables = You have { $most } tables waiting already. Start or cancel one of them first.
too-many-matches = You sit in { $most } matches already. Finish one of them first.
channel-full = { $most } tables are waiting in this channel already. Join one of them, or try another channel.
wrong-channel = Tables are opened elsewhere on this server: { $channels }.
moderators-open = On this server only moderators open tables.
cancelled = The table is closed.
table-started = The match is on: { $place }
table-cancelled = Everyone left, so this table was closed. `/play` opens a new one.
join = Join
leave = Leave
start = Start
joined = You sit at { $match }. What only you may see comes by DM, and is always one press away under **My hand**.
joined-closed = You sit at { $match }. I can't send you a DM, so look at your cards with **My hand** or `/hand`: that always works.
joined-already = You sit at this table already.
dm-hello = You joined { $match }. What only you may see will arrive here.
left-table = You left the table.
left-not = You don't sit at this table.
table-full = This table is full ({ $seats } players). `/play` opens another one.
table-gone = This table is closed. `/play` opens a new one.
table-begun = The match has begun already.
only-host = Only { $host } can start this match.
too-few = { $seats ->
    [one] One more player is needed to start.
   *[other] { $seats } more players are needed to start.
}
no-server = Tables are opened in a server channel: go to one and type `/play` there.
no-permission = I can't play here yet. Ask a moderator to give me: { $missing }.
no-threads = I may not make threads here, so { $match } will be played in this channel. If you would rather have a thread, ask a moderator to give me Create Public Threads before you start.
channel-lost = I can't write to { $place } any more, so the others at { $match } don't hear of it. Every move is kept. Ask a moderator to let me back in; then press any button of the match, and I'll catch up. It can also go on elsewhere: `/table move`.
no-such-game = I don't know that game. I have: { $known }.

# A turn
your-turn = Your turn
my-hand = My hand
post-turn = { $who }, it's your turn ({ $match }).
post-turns = { $who }, it's up to you ({ $match }).
post-begin = The match begins. Seats: { $names }.
post-over = The match is over.
post-result = { $place }\. { $name }: { $points ->
    [one] one point
   *[other] { $points } points
}
whisper-title = **{ $match }** – for your eyes only
picture-missing = The picture could not be drawn; the words above are complete.

done = Done. { $waiting }
done-already = That was counted already.
stale = The table has moved on. Here is how it stands now.
not-seated-here = You don't sit at this table. You can watch, and `/play` opens one of your own.
no-such-match = There is no table { $match } any more.
no-match-here = No match is played here. Name a table, or type the command in its thread.
no-matches = You don't sit at any table. `/play` opens one.
nothing-to-take-back = There is nothing of yours to take back: the table has moved on, or something became known.
match-over = This match is over.
answered = Your answer so far: { $answer }. You may change it until the last answer is in.
pick-one = Pick one
pick-some = { $least ->
    [0] Pick up to { $most }
    [one] { $most ->
        [one] Pick one
       *[other] Pick 1 to { $most }
    }
   *[other] Pick { $least } to { $most }
}
pick-exactly = Pick { $count }
pick-group = Pick a row first
group = { $name } ({ $count })
other-groups = Other rows
type-spot = Type a spot
type-title = Where?
type-label = Spot
back = Back
turn-over = Start turn over
sure-ask = Are you sure? { $label }
sure-yes = Yes: { $label }
sure-no = No, go back
option-unnamed = { $key }
hand-of = Your hand at { $match }
board-of = { $match }
outdated = This button is from another time. Type `/board` to see where things stand.
sorry = Something went wrong on my side; nothing of the match is lost. Please try again.
busy = I can't reach my notebook just now; nothing of the match is lost. Please try again in a moment.

not-understood = I don't find "{ $typed }" among what you may do now. Pick one of the { $count } options, or press **Your turn**.
since-your-move = Since your last move:

# Looking things up
page-before = Earlier
page-after = Later
turns-title = **Your matches**
turns-mine = **your turn**
turns-theirs = waiting for { $who }
turns-line = - [{ $match }]({ $link }): { $said }, { $since }
turns-more = … and { $count } more
log-empty = Nothing has happened yet.
score-title = **{ $match }** – how it stands, as far as you can see
score-total = Total
score-note = -# What others hold in secret is not in it.
left-title = **{ $match }** – what is left
left-nothing = Nothing to count here.
rules-chapters = Pick a chapter (`/rules topic:R1`), a rule (`R1.2`), or a word:
rules-none = There is nothing about "{ $topic }" in the rules. `/rules` without a topic lists the chapters.
help =
    This is **Bathysphere**, host of board games played by message: { $games }.
    `/play` opens a table; others press **Join**, the host presses **Start**.
    When it is your turn, press **Your turn** below the board, or type `/move`.
    Only you see your panel. What is secret comes by DM and is always under **My hand** or `/hand`.
    `/turns` lists your matches; `/board`, `/text` (the board in words), `/log`, `/score`, `/left` and `/rules` look things up.
    With **Back** you take back your last click, as long as nothing has become known.
    `/settings me` sets language, DMs, colours, large print and quiet hours. `/table problem` tells whoever runs this bot that something is wrong.
status =
    This is **Bathysphere { $version }**, started { $up }.
    Matches under way: { $playing }. Messages on their way: { $waiting }. Discord answers in { $milliseconds } ms.

# Settings
settings-title = **Your settings**
settings-language = Language: { $language }
settings-private = Private words: { $how }
settings-palette = Colours: { $palette }
settings-large = Large print: { $large }
settings-quiet = Quiet hours: { $hours }
private-dm = by DM, and under My hand
private-hand = only under My hand
palette-standard = standard
palette-contrast = high contrast
language-auto = as Discord says
language-en = English
language-fr = Français
language-it = Italiano
bad-hours = Write quiet hours like 22-7 (UTC), or "off".
server-title = **Settings of this server**
server-channels = Tables may be opened: { $channels }
server-everywhere = everywhere
server-who = Who may open tables: { $who }
who-all = everyone
who-mods = moderators
only-moderators = Only moderators can do that here.
table-ended = { $match } was ended. Nobody wins; the journal is kept.
table-moved = { $match } goes on in this channel.
block-self = You can't block yourself.
block-on = { $who } can't sit down at your tables any more. Only you can see this.
block-off = { $who } may sit down at your tables again.
problem-kept = Thank you. Your report is number { NUMBER($number, useGrouping: 0) }; whoever runs this bot can see it together with the position of the match. Nobody else can.

# Commands: descriptions
cmd-play = Open a table for a board game
cmd-play-game = Which game
cmd-play-seats = How many players (as many as come, if left out)
cmd-play-language = The language everyone reads at this table
cmd-play-private = Only those invited may sit down
cmd-move = Play by typing
cmd-move-what = What to do; several things with commas
cmd-board = See the board of a match
cmd-hand = See your own hand
cmd-text = The board in words, for screen readers
cmd-log = What has happened so far
cmd-score = How the match stands, as far as you can see
cmd-left = What is left to come
cmd-turns = All your matches and whose turn it is
cmd-rules = Look up the rules
cmd-rules-topic = A chapter, a rule number or a word
cmd-help = How to play here
cmd-status = How the bot is doing
cmd-table = Which table (the one of this thread, if left out)
cmd-settings = Settings
cmd-settings-me = Your own settings
cmd-settings-language = The language I speak with you
cmd-settings-private = How secret things reach you
cmd-settings-palette = Colours of the pictures
cmd-settings-large = Larger letters in pictures
cmd-settings-quiet = Hours without pings, in UTC, like 22-7; or off
cmd-settings-server = Settings of this server (moderators)
cmd-server-language = The language of public words
cmd-server-channel = Add a channel where tables may be opened, or take it away again
cmd-server-who = Who may open tables
cmd-tables = Take care of a table
cmd-table-end = End a match (moderators)
cmd-table-move = Go on with a match in this channel (host or moderators)
cmd-table-which = Which table
cmd-table-block = Keep somebody from sitting down at your tables
cmd-table-person = Whom
cmd-table-off = Let them sit down again
cmd-problem = Tell whoever runs this bot that something is wrong
cmd-problem-what = What is wrong

# Commands: names (lower case, one word)
name-play = play
name-move = move
name-move-table = move
name-board = board
name-hand = hand
name-text = text
name-log = log
name-score = score
name-left = left
name-turns = turns
name-rules = rules
name-help = help
name-status = status
name-settings = settings
name-me = me
name-server = server
name-table = table
name-end = end
name-block = block
name-problem = problem
name-game = game
name-seats = seats
name-language = language
name-private = private
name-what = what
name-topic = topic
name-palette = palette
name-large = large
name-quiet = quiet
name-channel = channel
name-who = who
name-person = person
name-off = off

# The local table
greeting = Welcome aboard! Type `/play` here to open a table. Switch people on the left to sit in the other seats, press **Join** and then **Start**. The match is played in its own thread; what only you may see comes as a direct message.

# Standing orders
orders-title = Your standing orders at { $match } (only you can see them):
orders-none = In this game nobody reacts in another player's turn, so there is nothing to order.
orders-unknown = There is no such reaction. There are: { $known }.
order-ask = ask me
order-always = always, if I can
order-never = never
cmd-orders = Standing orders for reactions in another player's turn
cmd-orders-order = What to do
cmd-orders-when = Which reaction (all, if left out)
name-orders = orders
name-order = order
name-when = when

cmd-board-person = Whose own board, in games where everyone has one
not-at-this-table = That person doesn't sit at this table.
problem = Report a problem
