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
rematch-open = There is a rematch already: { $link }
yes = yes
no = no
options-title = Options of { $match }
options-line = { $name }: { $choice }
options-begun = Every seat is taken: the match begins.
seats-taken = { $seats ->
    [one] One seat is taken already; a table can't have fewer.
   *[other] { $seats } seats are taken already; a table can't have fewer.
}
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
invited-done = Done. Everyone is called to a table once, and nobody who may not sit there.
table-private = This table is by invitation. `/play` opens one of your own.
too-many-tables = You have { $most } tables waiting already. Start or cancel one of them first.
too-many-matches = You sit in { $most } matches already. Finish one of them first.
too-many-closed = You have opened and closed { $most } tables within the hour. You can open the next one { $until }; until then, any table that waits is glad of you.
channel-full = { $most } tables are waiting in this channel already. Join one of them, or try another channel.
wrong-channel = Tables are opened elsewhere on this server: { $channels }.
moderators-open = On this server only moderators open tables.
cancelled = This table was closed. `/play` opens a new one.
table-sealed = Chance sealed before anyone sat down: { $seal }. Added by those who joined: { $values }.
table-started = The match is on: { $place }
table-started-here = The match is on, below.
table-won = This match is over. { $who } won with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
table-cancelled = Everyone left, so this table was closed. `/play` opens a new one.
table-stopped = This match was ended without a result. Its journal is kept.
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
only-host-table = Only { $host } can change or close this table.
too-few = { $seats ->
    [one] One more player is needed to start.
   *[other] { $seats } more players are needed to start.
}
no-server = Tables are opened in a server channel: go to one and type `/play` there.
no-permission = I can't play here yet. Ask a moderator to give me: { $missing }.
no-threads = I may not make threads here, so { $match } will be played in this channel. If you would rather have a thread, ask a moderator to give me { permission-create-public-threads } before you start.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
channel-lost = I can't write to { $place } any more, so the others at { $match } don't hear of it. Every move is kept. Ask a moderator to let me back in; then press any button of the match, and I'll catch up. It can also go on elsewhere: `/table move`.
no-such-game = I don't know that game. I have: { $known }.

# A turn
your-turn = Your turn
my-hand = My hand
post-turn = { $who }, it's your turn ({ $match }).
post-turn-here = { $who }, it's your turn.
post-turns = { $who }, it's up to you ({ $match }).
post-turns-here = { $who }, it's up to you.
alt-turn = It is the turn of { $who }.
post-begin = The match begins. Seats: { $names }.
post-stand-ins = ⚙ marks a stand-in: a program plays that seat.
post-over = The match is over.
post-more = `/log` tells the rest.
post-result = { $place ->
    [0] {""}
   *[other] { $place }\.{" "}
}{ $name }: { $points ->
    [one] one point
   *[other] { $points } points
}
whisper-title = **{ $match }** – for your eyes only
picture-missing = The picture could not be drawn; `/text` has the whole board in words.
picture-in-words = The picture could not be drawn; this is what it shows. `/text` has the whole board in words.

done = Done. { $waiting }
done-already = That was counted already.
stale = The table has moved on. Here is how it stands now.
not-seated-here = You don't sit at this table. You can watch, and `/play` opens one of your own.
no-such-match = There is no table { $match } any more.
older-rules = This match was played by older rules that today’s can’t show. Its posts in the channel and its result are kept.
not-begun = This match has not begun yet: { $host } starts it, or closes the table with `/table end`.
no-match-here = No match is played here. Name a table, or type the command in its thread.
no-matches = You don't sit at any table. `/play` opens one.
nothing-to-take-back = There is nothing of yours to take back: the table has moved on, or something became known.
match-over = This match is over.
answered = Your answer so far: { $answer }. You may change it until the last answer is in.
choose = Choose
pick-one = Pick one
pick-plan = Several steps in one go
plan-ends = What is picked in one go also ends your turn where nothing else is left to do.
ends-soon = Nothing else is left to do: your turn ends by itself in two minutes.
pick-in-words = The same in words
plan-stopped = Done so far: { $done } Then something came between, and the rest of your plan was left.
plan-stopped-early = Something came between, and the rest of your plan was left.
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
board-cards = Everybody’s cards:
board-of = { $match }
outdated = This button is from another version of me. `/turns` lists your tables, and `/board` shows where things stand.
outdated-match = This button is from another version of me. Here is how { $match } stands:
sorry = Something went wrong on my side; nothing of the match is lost. Please try again.
busy = I can't reach my notebook just now; nothing of the match is lost. Please try again in a moment.
too-fast = That was more at once than I can follow. Wait a few seconds, then go on; nothing of the match is lost.
crowded = More people have just pressed something than I can answer at once. Try again in a few seconds; nothing of the match is lost.

half-understood = Done: { $done }. I don't find "{ $rest }" among what you may do now; here is what you may.
half-surprised = Done: { $done }. Something comes between there, so "{ $rest }" was left.
not-understood = I don't find "{ $typed }" among the answers. Take one of those that are suggested while you type.
nothing-understood = I don't find "{ $typed }" among what you may do now; here is what you may.
since-your-move = Since your last move:

# Looking things up
page-before = Earlier
page-after = Later
turns-title = **Your matches**
turns-mine = **your turn**
turns-theirs = waiting for { $who }
turns-waiting = not begun yet
turns-line = - [{ $match }]({ $link }): { $said }, { $since }
look = Look
look-at = Look at something else
look-board = The board
look-board-detail = As everyone at the table sees it now
look-player = The board of { $name }
look-rule = The rules of this question
look-rule-detail = What may be done now, and what comes of it
look-rule-title = **The rules of this question**
look-rule-none = Nobody is asked anything now. `/rules` has all of them.
look-log = The log
look-log-detail = All that everyone was told, the newest last
look-score = The score
look-score-detail = How it stands, as far as you can see
look-left = What is left
look-left-detail = What is still to come, as far as you can see
look-words = The board in words
look-words-detail = For reading instead of looking
look-rules = All the rules
look-rules-detail = Chapter by chapter
look-signs = What the signs mean
look-signs-detail = Every sign on the board, as a picture
look-course = How it went
look-course-detail = The score turn by turn, and where the points came from
signs-title = **{ $game }** – what the signs mean
course-title = **{ $match }** – how it went
course-none = **{ $match }** ended without a score, so there is no course to draw.
look-later = This table has not begun. There will be something to look at once it does.
board-of-player = { $match } – the board of { $name }
log-empty = Nothing has happened yet.
score-title = **{ $match }** – how it stands, as far as you can see
score-total = Total
score-note = -# What others hold in secret is not in it.
left-title = **{ $match }** – what is left
left-nothing = Nothing to count here.
rules-chapters = Pick a chapter (`/rules topic:R1`), a rule (`R1.2`), or a word:
rules-which = Which game? I have: { $known }.
rules-unwritten = The rules of { $game } aren't written down here yet. **Your turn** always shows everything you may do.
rules-none = There is nothing about "{ $topic }" in the rules. `/rules` without a topic lists the chapters.
help =
    - **Begin:** `/play` opens a table; others press **Join**, the host presses **Start**. `/practise` plays against stand-ins at once, `/tables` lists the tables that wait.
    - **Play:** press **Your turn** below the board, or type `/move`. **Back** takes back your last click, as long as nothing has become known. `/hint` helps where the table allows it.
    - **Look:** `/turns` lists your matches; `/board`, `/text` (the board in words), `/log`, `/score`, `/left`, `/rules`. What is secret comes by DM and is always under **My hand** or `/hand`.
    - **Leave or ask:** `/table back`, `/table pause`, `/table replace`, `/table resign`; `/away` stops your clocks everywhere.
    - **Yours:** `/settings me` (language, DMs, colours, large print, quiet hours), `/orders list` (answers given before you are asked), `/history` (finished matches).
how-to-play = How to play
how-to-play-menu = How to play…
banner-alt = { $game }: a piece of the board in the middle of a match, with the title over it.
help-turn = **Now:** it's your turn at { $match }. Press **Your turn**.
help-host = **Now:** { $match } waits for you to press **Start**: { $link }
help-table = **Now:** { $match } has not begun yet: { $link }
help-begin = **Now:** type `/play` to open a table, or press **Join** at one that waits.
status =
    This is **Bathysphere { $version }**, started { $up }.
    Matches under way: { $playing }. Messages on their way: { $waiting }.
status-latency = Discord answers in { $milliseconds } ms.

# Settings
settings-title = **Your settings**
settings-language = Language: { $language }
settings-private = Private words: { $how }
settings-palette = Colours: { $palette }
settings-large = Large print: { $large }
settings-lessons = Questions explained: { $lessons }
settings-quiet = Quiet hours: { $hours }
settings-zone = Time zone: { $zone }, where it is { $time } now
private-dm = by DM, and under My hand
private-hand = only under My hand
palette-standard = standard
palette-contrast = high contrast
language-auto = as Discord says
language-en = English
language-fr = Français
language-it = Italiano
bad-hours = Write quiet hours like 22-7, with your time zone if it is not UTC, like 22-7 Europe/Paris; or "off".
no-such-zone = I know no time zone "{ $zone }". Write a city as in Europe/Rome, or begin to type in `/settings me zone` and pick from what is suggested; UTC always works.
server-title = **Settings of this server**
server-channels = Tables may be opened: { $channels }
server-everywhere = everywhere
server-who = Who may open tables: { $who }
who-all = everyone
who-mods = moderators
only-moderators = Only moderators can do that here.
only-host-moderators = Only the table's host and moderators can do that.
move-elsewhere = A match moves within its own server: type the command in the channel it shall go on in.
settings-elsewhere = These are settings of a server: type the command in one of its channels.
table-ended = { $match } was ended. Nobody wins; the journal is kept.
table-moved = { $match } goes on in this channel.
moved-here = The match goes on here; it was in { $place } before.
rules-mended = The rules of this game were mended, and the match goes on by them. This is how it stands.
block-self = You can't block yourself.
block-on = { $who } can't sit down at your tables any more. Only you can see this.
block-off = { $who } may sit down at your tables again.
problem-kept = Thank you. Your report is number { NUMBER($number, useGrouping: 0) }; whoever runs this bot can see it together with the position of the match. Nobody else can.
problem-enough = Thank you: you have told a lot today, and all of it is kept. Please tell the rest tomorrow.

# Forms
settings-form = Your settings
settings-change = Change settings
form-language = Language
form-private = What only you may see
form-pictures = Pictures and help
lessons-shown = Explain questions
lessons-hint = Each question the first time it comes, and the signs in your first turns
form-quiet = Quiet hours
form-quiet-hint = Without pings, like 22-7, with your time zone: 22-7 Europe/Paris; empty for none
form-remind = Reminders of your turn
large-print = large print
remind-none = none
remind-every = { $hours ->
    [one] every hour, { $how }
   *[other] every { $hours } hours, { $how }
}
server-form = Settings of this server
form-server-language = Language of public words
form-channels = Where tables may be opened
form-channels-hint = With none picked: everywhere.
join-again = Take one more seat
join-again-ask = You sit at { $match } already. One person may take several seats here: would you like one more?
joined-again = You have one more seat at { $match }.
cancel-ask = Close { $match } before it begins? Nobody loses anything but the seat.
cancel-yes = Yes, close it
invite-bot = A bot can't be invited. The lobby has **Add a stand-in** for that.
invite-no-table = You have no table waiting on this server. `/play` opens one.
invited-before = { $who } has been called to { $match } already, or may not sit there.
invited-one = { $who } is invited to { $match }.
options-table = The table
options-rules = The rules
options-rules-part = The rules, part { $part }
kept-boxes = How it is kept
kept-full-hint = The match begins by itself with the last seat.
kept-private-hint = Others can watch, but not sit down.
kept-shared-hint = To try a game out, or to play for somebody who is not here.
form-who = Who may open tables

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
cmd-settings-quiet = Hours without pings, in your time zone, like 22-7; or off
cmd-settings-zone = Your time zone, for quiet hours and vacations, like Europe/Paris
cmd-settings-server = Settings of this server (moderators)
cmd-server-language = The language of public words
cmd-server-channel = Add a channel where tables may be opened, or take it away again
cmd-server-who = Who may open tables
cmd-tables = Take care of a table
cmd-table-end = End a match: at once for moderators, by agreement for players
cmd-table-move = Go on with a match in this channel (host or moderators)
cmd-table-which = Which table
cmd-table-block = Keep somebody from sitting down at your tables
cmd-table-person = Whom
cmd-table-off = Let them sit down again
cmd-problem = Tell whoever runs this bot that something is wrong
cmd-problem-what = What is wrong

# Right click (at most 32 characters)
menu-text = Board in words
menu-hand = My hand
menu-problem = Report a problem
menu-invite = Invite to my table

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
name-zone = zone
name-channel = channel
name-who = who
name-person = person
name-off = off

# The local table
greeting =
    Welcome aboard!
    - **Alone:** press a game below to play it at once against stand-ins; `/practise` lets you choose how.
    - **With others:** type `/play` to open a table; others press **Join**, then you press **Start**.
    -# A match is played in its own thread; what only you may see comes as a direct message.
greeting-local = Switch people on the left to sit in the other seats.

# Standing orders
orders = My orders
orders-title = Your standing orders at { $match } (only you can see them):
orders-empty = You haven't given any yet.
orders-how = -# An order answers ten minutes after its question was put, the same for everyone, so that nobody can tell an order by its haste. Until then you may answer yourself.
orders-back = All my orders
orders-full = You have { $most } of these already. Drop one of them first.
orders-none = In this game nobody reacts in another player's turn, so there is no reaction to order.
orders-unknown = There is no such reaction. There are: { $known }.
order-line-next = { $number }. Once: **{ $answer }** ({ $question })
order-line-always = { $number }. Always: **{ $answer }** ({ $question })
order-give-next = Next answer
order-give-always = Always
order-react = Reactions
order-none = Nothing was chosen, so your orders stay as they were.
order-drop = Drop { $number }
order-kept = Your order is kept.
order-kept-due = Your order is kept. This question is open already: it will be answered { $when }, unless you answer it before.
order-dropped = Your order couldn't be carried out and was dropped: { $answer } ({ $question })
order-asked = The answer is yours, as always: press **Your turn**.
order-any-question = whatever comes
order-which-question = Which question shall I always answer for you?
order-question-open = This is what you are asked now. What is your answer?
order-question-ahead = This is probably what you will be asked next, seen from here. What will your answer be?
order-nothing-ahead = I can't foresee what you will be asked. Name the question and the answer with `/orders next` or `/orders always`.
order-no-question = There is no such question in this game. There are: { $known }.
order-type-next = There are too many answers for a menu; type yours with `/orders next`.
order-type-always = There are too many answers for a menu; type yours with `/orders always`.
pick-question = Pick a question
order-ask = ask me
order-always = always, if I can
order-never = never
cmd-orders = Standing orders: answers given before you are asked
cmd-orders-list = Your standing orders at a table
cmd-orders-next = My next answer, in advance; used once
cmd-orders-always = Always answer this question so, until I say otherwise
cmd-orders-react = What to do about reactions in another player's turn
cmd-orders-what = The answer; several things with commas
cmd-orders-question = To which question (the next one, if left out)
cmd-orders-order = What to do
cmd-orders-when = Which reaction (all, if left out)
name-orders = orders
name-list = list
name-next = next
name-always = always
name-react = react
name-question = question
name-order = order
name-when = when

cmd-board-person = Whose own board, in games where everyone has one
not-at-this-table = That person doesn't sit at this table.
problem = Report a problem

# Time
post-until = Your time is out { $until }.
post-unrated = -# Its host rewound this match, so it does not count.
kept-pace = Pace
pace-none = no clock, no reminders
pace-relaxed = relaxed: reminders, and a vote after five days of silence
pace-slow = slow clock: 3 days, 36 hours more for each move, 10 days at most
pace-steady = steady clock: 3 days, 12 hours more for each move, 5 days at most
pace-brisk = brisk clock: 1 day, 4 hours more for each move, 3 days at most
table-link = The table is here: { $link }
table-here = This table
remind = { $who }, it's still your turn; the others are waiting.
remind-until = { $who }, it's still your turn. Your time is out { $until }.
latest-board = The latest board: { $link }
hush = No more reminders this turn
hushed = You won't be reminded again this turn.
settings-remind = Reminders: { $hours ->
    [0] none
    [one] every hour, { $how }
   *[other] every { $hours } hours, { $how }
}
remind-by-ping = by a ping in the match's thread
remind-by-dm = by DM
away-until = You are away until { $until }. Your clocks stand still in all of your matches, and nobody reminds you. `/away days:0` brings you back earlier.
away-over = Welcome back. Your clocks run again.
vacation-spent = You have { $days ->
    [one] one day
   *[other] { $days } days
} of vacation left this year.
pause-asked = The others have been asked. The match rests as soon as everyone agrees.
pause-done = The match rests. `/table resume` goes on with it.
pause-already = This match rests already. `/table resume` goes on with it.
pause-none = This match does not rest.
pause-begun = Everyone agrees: this match rests. Clocks stand still, nobody is reminded. `/table resume` goes on with it.
pause-refused = The match goes on: not everyone agreed to the pause { $who } asked for.
pause-over = { $who } goes on with the match. Clocks run again.
resumed = The match goes on.
warn-lobby = Nobody has sat down at this table for a while. It closes { $until } unless somebody joins or it starts.
warn-playing = Nothing has happened in this match for a month. It is closed { $until } unless somebody moves.
closed-lobby = This table was closed, because nobody came any more. `/play` opens a new one.
closed-playing = This match was closed, because nobody moved any more. Its journal is kept.

# Agreeing
vote-yes = Agree
vote-no = Refuse
vote-wait = Wait
vote-stand-in = Stand-in
vote-end = End the match
vote-counted = Your vote is counted. You may change it until the last one is in.
vote-settled = That settles it.
vote-over = This has been decided already, or the table has moved on.
vote-not-yours = This question is for the others at the table.
asked-already = The table has been asked that already.
ask-takeback = { $voters }: { $who } would like to take back the following. Everyone else must agree, { $until } at the latest.
ask-pause = { $voters }: { $who } would like to pause this match. Everyone else must agree, { $until } at the latest.
ask-end = { $voters }: { $who } would like to end this match now, without a result. Everyone else must agree, { $until } at the latest.
ask-replace = { $voters }: shall somebody else play for { $who }? Most votes decide, { $until } at the latest.
ask-absence = { $voters }: { $who } has not answered in time. Wait longer, let a stand-in play, or end the match? Most votes decide, { $until } at the latest; to end it takes everyone, and if nobody votes, a stand-in plays.
end-ask = End { $match } for everybody? Nobody wins; the journal is kept.
end-yes = Yes, end it
end-asked = The others have been asked. The match ends as soon as everyone agrees.
end-done = The match has ended.
end-agreed = Everyone agrees: this match ends here, without a result.
end-refused = The match goes on: not everyone agreed to end it, as { $who } had asked.
end-absence = This match ends here, without a result, because { $who } does not answer.
absence-wait = The table waits a little longer for { $who }.
absence-stand-in = A stand-in plays for { $who } from now on. { $who } may take the seat back at any time with **Your turn**.

# Mistakes
ask-back = Ask to take it back
nothing-to-ask-back = There is nothing of yours that could be taken back: chance has fallen or something became known since.
back-is-free = You may take that back yourself: press **Your turn**, then **Back**.
takeback-asked = The others have been asked. It is taken back as soon as everyone agrees.
takeback-done = It is taken back.
took-back = { $who } takes the last move back.
takeback-choice = (A choice that was not spoken of.)
taken-back = Everyone agrees: what { $who } did last is taken back.
takeback-refused = It stays as it is: not everyone agreed to what { $who } wanted to take back.
takeback-late = It stays as it is: the table has moved on before everyone had agreed.
whisper-taken-back = Something you were told has been taken back. Here is what you have now.
rewound = The match is set back, and everyone was told.
rewound-by = { $who }, the host, has set this match back to here. Chance falls anew, and the result will not count.
rewound-all = The host has set this match back to here. Chance falls anew, and the result will not count.
rewind-host = Only the host can rewind a match. With `/table back` you can ask the others to take your last move back.
rewind-where = Pick one of the turns on offer: the match goes back to just before it.
lesson = New to you: { $lesson }

# Absences
stand-in-name = ⚙ { $name }
stand-in-add = Add a stand-in
stand-in-add-easy = Add an easy one
stand-in-add-strong = Add a strong one
no-such-strength = In this game there are no stand-ins of that strength yet; **Add a stand-in** has one.
stand-in-remove = Remove a stand-in
no-stand-in = No stand-in sits at this table.
stand-in-plays = A stand-in plays your seat at the moment.
come-back = Take my seat back
came-back = { $who } is back and plays again.
nothing-to-come-back-to = No stand-in plays for you here.
resign-ask = Give up { $match } for good? The others go on without you, as the rules say. To let somebody else play instead, use `/table replace`.
resign-yes = Yes, I give up
resigned = You have given up { $match }.
replace-own-ask = Let somebody else play on for you? Until somebody takes the seat, nothing changes, and you may withdraw the offer.
replace-other-ask = Let somebody else play on for { $who }? If { $who } is not known to be away, the others are asked first.
replace-yes = Yes, offer the seat
withdraw = Withdraw
withdrawn = It is withdrawn. Nothing changes.
seat-withdrawn = The seat of { $who } is no longer on offer.
nothing-to-withdraw = There is nothing of yours to withdraw: the seat was taken, or the offer is over.
replace-offered = The seat is offered in the match's thread. Until somebody takes it, nothing changes.
replace-asked = The others have been asked whether somebody else shall play.
replace-bot = A bot can't take a seat. The lobby has **Add a stand-in** for that.
replace-by = { $by } would take the seat.
replace-anybody = Anybody might take the seat.
replace-refused = { $who } stays: the table did not agree to a substitute.
seat-for = { $by }, would you play on for { $who }? The seat is kept for you; the offer ends { $until }.
seat-free = The seat of { $who } is free: whoever presses first plays on. The offer ends { $until }.
take-seat = Take the seat
seat-taken = This seat has been taken, or the offer is over.
seat-not-yours = This seat is meant for somebody else.
seat-taken-by = { $who } plays on for { $before }.
seated = You sit at { $match } now. What the seat may know is under **My hand**, and comes by DM.
one-look = You play on from here. This is what your seat knows; what may be looked at only once is put away after an hour.
results-title = **Your results**
results-none = You have finished no match yet.
result-left = left before the end
result-place = { $place ->
    [0] goal not reached
    [1] first
    [2] second
    [3] third
   *[other] fourth
} with { $points ->
    [one] one point
   *[other] { $points } points
}
result-unrated = (does not count)

cmd-settings-remind = Hours between reminders of your turn; 0 for none
cmd-settings-remind-by = How you are reminded
cmd-table-back = Ask the others to let you take your last move back
cmd-table-pause = Ask the others to pause a match
cmd-table-resume = Go on with a match that rests
cmd-table-resign = Give up a match for good
cmd-table-replace = Let somebody else play a seat
cmd-replace-seat = Whose seat (yours, if left out)
cmd-replace-by = Who takes it (anybody, if left out)
cmd-table-rewind = Set a match back to an earlier turn (host); it will not count
cmd-rewind-to = Just before which turn
cmd-away = Go on vacation in all of your matches
cmd-away-days = For how many days; 0 when you are back
cmd-results = How your matches ended
name-remind = remind
name-remind-by = remind-by
name-back = back
name-pause = pause
name-resume = resume
name-resign = resign
name-replace = replace
name-seat = seat
name-by = by
name-rewind = rewind
name-to = to
name-away = away
name-days = days
name-results = results

# Practising against stand-ins
practice-title = **Practise against stand-ins.** Choose below, then begin; it is played at once.
practice-chosen = Stand-ins: { $strength }. Seats: { $seats }, one of them yours.
practise = Practise
practice-begin = Begin
practice-first = First match
practice-first-hint = -# **First match** teaches the game by playing: a chosen deal, guiding lines, a quarter of an hour at most.
practice-ready = { $match } begins in your DM: { $link }
practice-dm-closed = I can't write to you, so there is no place to play. Allow direct messages from me (in the server's privacy settings, or by unblocking me), then press again; in a server channel `/practise` works without.
strength-easy = easy
strength-steady = steady
strength-strong = strong
cmd-practise = Play against stand-ins at once
name-practise = practise

# Hints
hint = Hint
hint-title = **A hint, for your eyes only**
hint-best = Best: **{ $answer }**. { $reason }
hint-next = Next best: **{ $answer }**. { $reason }
hint-only = There is nothing else to choose.
hint-nothing = nothing of it
hint-note = -# Found by playing on from tables you could be sitting at: it knows no more than you do, and it may be wrong.
hint-off = There are no hints at this table: a match that counts is played without. The host may allow them under **Options** before it begins, and `/practise` has them.
hint-not-now = You are not asked anything just now. A hint is there when it's your turn.
hint-stale = The table has moved on. Press **Your turn**, and ask again there.
hint-none = I found no hint in time; nothing is lost, and the match goes on. Please try again in a moment.
reason = This { $what }.
reason-later = At once it changes nothing that can be counted; it led furthest when I tried it out.
kept-hints = Hints are allowed
kept-hints-hint = Whoever must decide may ask for one; such a match does not count.
table-hints-note = Hints are allowed; this match does not count.
cmd-hint = What would be best now, for your eyes only
name-hint = hint
# What is kept of a person
name-privacy = privacy
cmd-privacy = What I keep of you: see it, take it with you, have it deleted
privacy-title = **What I keep of you**
privacy-person = your name, your DM channel with me and your settings, so that I can call you and speak as you like it
privacy-blocked = people you don't want at your tables: { $count }
privacy-tables = tables you sat at: { $count }
privacy-invitations = tables you are invited to: { $count }
privacy-results = results of matches: { $count }
privacy-ratings = ratings after your matches, since you wished a standing: { $count }
privacy-seasons = seasons you played in: { $count }
privacy-problems = problems you reported, for whoever runs me: { $count }
privacy-lessons = kinds of questions you have answered before, so that I don't explain them again: { $count }
privacy-moves = moves, with their time; the others' matches are made of them too: { $count }
privacy-orders = standing orders: { $count }
privacy-why = Nothing of it leaves the machine I run on. Whoever runs me can read it. What I wrote in channels and DMs is kept by Discord, not by me.
privacy-nothing = Nothing at all.
privacy-take = Take it along
privacy-delete = Delete it
privacy-file = Here is everything, as a file.
privacy-ask = Delete everything I keep of you? Your results and settings go. The others keep their matches, with a made-up name in your place. This can't be taken back.
privacy-ask-tables = { $count ->
    [one] You also leave the table you sit at ({ $tables }); a match under way goes on without you.
   *[other] You also leave the { $count } tables you sit at ({ $tables }); matches under way go on without you.
}
privacy-sure = Yes, delete it all
privacy-deleted = Done. I keep nothing of you any more. You are welcome at any table, as somebody new.
privacy-seated = You have just sat down at a table. Leave it, then try again.

# Tables in forums, by the tags that are known there.
tag-waiting = waiting
tag-playing = playing
tag-over = over
forum-tag = Posts in { $forum } need a tag, and I have none that fits. A moderator can add one called { $tags } to the forum, or let posts go without a tag.
ask-why = Why?
why = What { $who } did last { $what }, as far as everyone can see.
why-later = What { $who } did last changes nothing that everyone can count; it prepares something.
why-nothing = No stand-in has done anything yet.
why-nobody = No stand-in plays at this table. Why people do what they do, they know themselves.
cmd-why = Why a stand-in did what it did last
name-why = why
## After the end: the match as a file, and whether its chance was fair

not-over-yet = This match is still being played. Film, hands, download and the rest are there when it is over.
record-title = Table { NUMBER($match, useGrouping: 0) }: { $names }.
record-check = Check it: bathysphere verify THIS-FILE. Play it again: bathysphere replay THIS-FILE.
record-whispered = (to { $who }) { $said }
verify-yes = Yes: every seat, shuffle and die of this match follows from its sealed seed ({ $rows } steps computed again).
verify-replays = Yes: every shuffle and die of this match follows from the seed it names ({ $rows } steps computed again).
verify-nothing = nothing
verify-data = No: the data file { $file } is not the one this match was dealt from.
verify-data-hash = No: the match says it was dealt from data { $told }, but it is { $found }.
verify-commitment = No: the seed does not fit what was sealed. Posted: { $told }. Of this seed: { $found }.
verify-game = No: the seed was sealed for { $found }, not for { $told }.
verify-seed = No: what was sealed and what people added make another seed. In the file: { $told }. Computed: { $found }.
verify-seats = No: the seats are not as they were drawn. In the file: { $told }. Drawn: { $found }.
verify-options = No: the options are not those the table chose. In the file: { $told }. Chosen: { $found }.
verify-setup = No: such a match cannot be dealt. { $reason }
verify-impossible = No: row { $row } ({ $said }) was not possible there.
verify-row = No: row { $row } ({ $said }) came out otherwise. In the file: { $told } Computed: { $found }
verify-position = No: after row { $row } ({ $said }) the match stood otherwise than the file says.
verify-ending = No: the match ended otherwise than the file says.
verify-line = No: a line for people is not what happened. In the file: { $told } Computed: { $found }
unproven-seal = What cannot be proven: this table has no sealed seed (it is older than seals, or plays on from another match), so nobody can show that its seed and seats were not chosen.
unproven-first = Its deal was not drawn but chosen to teach the game: this was a first match, and everybody's is dealt alike. So it was not sealed, and there is nothing to prove about its chance. Every other table is sealed.
unproven-seats = What cannot be proven: seats were kept from table { $match }, which this match repeats.
unproven-rules = What cannot be proven: the rules changed on the way (version { $then } then, { $now } now), and the match was carried over.
unproven-edition = What was not compared: another edition of the program wrote the file, so its positions and its lines for people may differ in form.

film = Film
open-hands = Open hands
download = Download
what-if = What if
fair = Fair?
film-progress = { $match }: the film is being drawn, { $percent } %.
film-done = { $match }, the film: a picture a turn, as everyone at the table saw it.
film-alt = Film of { $match } with { $names }: { $frames } pictures, one for each turn, with a caption each; the last one is the result.
film-gif = As a GIF
film-too-large = This match is too long for a film that Discord would take here. **Download** has all of it.
film-failed = I couldn't finish that. Nothing is lost; please press it again.
download-done = Here is the whole match: a text to read and to replay, and the same as JSON. Check it with { $file }.
fair-seal = Compare with the table's first message: sealed as { $seal }.
hands-title = { $match }, open hands: round { $round }, turn { $turn } of { $turns }
hands-first = First
hands-back = Back
hands-next = Next
hands-last = Last
hands-jump = Jump to a round
hands-round = Round { $round }, from turn { $turn }
hands-eyes = Through whose eyes
hands-public = Everyone's
what-if-here = Play on from here
what-if-begun = What if: here table { $match } is played on with other chance. It counts for nothing, and that match stays as it was.
what-if-there = Play on here, by yourself and against stand-ins: { $link } (table { $match }). It counts for nothing.
what-if-over = The match was over at that turn. Step back one turn or more, and play on from there.
what-if-closed = I can't send you a DM, and such a match is played there. Open your DMs for this server and press it again.

## The end as a picture

plot-title = { $match }: how it went
plot-parts = Where the points came from
plot-rounds = rounds played
plot-turning = The turning point: after round { $round } of { $rounds } { $who } stayed ahead.
plot-turning-end = It was open to the very end: only the last count put { $who } ahead.
plot-no-turning = Nobody was ahead in the end.

# Standing
standing-wish = Count me in the standing
standing-hint = Your matches make a rating that others on your servers can see
settings-standing = In the standing: { $standing }
name-standing = standing
# Finding players
tables-title = **Tables that wait for players here**
tables-none = No table waits for players here just now. `/play` opens one.
tables-line = - { $match }, opened by { $host }: { $taken } of { $seats } seats taken, last news { $since }. { $link }
tables-more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
tables-join = Join { $match }
tables-elsewhere = Tables wait in the channels of a server: type the command in one of them.
wish = Tell me of new tables
wish-games = Tables of these games, here
wish-hint = By DM, at most once a day, never in your quiet hours; tick none to hear of no more
wish-kept = I'll tell you by DM when somebody opens a table here for { $games }: at most once a day, never in your quiet hours, and for a year unless you choose again.
wish-none = I tell you of no more new tables there.
wish-closed = But I can't send you a DM now. Allow messages from members of this server, then choose once more.
wish-stop = Don't tell me any more
called = A table that you wished for waits for players.

# Notes
note-title = Your note
note-hint = Only you can read it; leave it empty to delete it
note-write = Write
note-kept = **Your note on { $match }.** Only you can read it.
note-none = You have no note on { $match }. What you write is for you alone, and is kept with the match.
look-note = My note
look-note-detail = What you wrote down for yourself
cmd-waiting-tables = The tables of this server that wait for players
cmd-note = Write something down about a match, for yourself alone
name-tables = tables
name-note = note
privacy-wishes = games of whose new tables you want to hear: { $count }
privacy-notes = notes on matches, which I show to nobody else: { $count }

# Standing, history, statistics
all-games = all games
another-game = Another game
my-standing = My rating
the-board = The board
board-title = **Standing on this server** · { $game }
board-line = { $who } · { NUMBER($rating, useGrouping: 0) } ({ $matches ->
    [one] one match
   *[other] { $matches } matches
})
board-new = { $who } { NUMBER($rating, useGrouping: 0) }
board-provisional = Fewer than { $matches } matches yet, so still provisional: { $who }.
board-how = Only those stand here who wish so: `/settings me`. What counts are matches played to the end by people alone, a seat each, without hints and without a rewind. Giving up is the last place.
board-empty = Nobody stands here yet. Whoever wants to be counted ticks **{ standing-wish }** under `/settings me`; a match counts when two or more of its people have.
board-elsewhere = The board is a server's: open it in one.
person-title = **Standing** · { $who } · { $game }
person-now = { NUMBER($rating, useGrouping: 0) } after { $matches ->
    [one] one match
   *[other] { $matches } matches
}
person-here = On this server: { $now }
person-everywhere = Everywhere: { $now }
person-provisional = Provisional until { $matches } matches.
person-none = No match has counted here yet.
standing-not-mine = You have no rating, since you did not wish one. Tick **{ standing-wish }** under `/settings me`; your matches count from then on.
standing-not-theirs = There is no rating of { $who } to show. Only those have one who wish so.
climb-match = match { $number }
climb-alt = A curve of the rating match by match: lowest { NUMBER($lowest, useGrouping: 0) }, highest { NUMBER($highest, useGrouping: 0) }.
history-mine = **Your finished matches** · { $game } · { $count }
history-here = **Finished matches on this server** · { $game } · { $count }
history-look = Look back on a match
history-memories = What would you like to see of it?
history-none-mine = You have finished no such match yet. `/play` opens a table.
history-none-here = No such match was finished on this server yet. `/play` opens a table.
history-elsewhere = Matches of a server are listed in that server.
whose-mine = my own
whose-here = this server's
stats-title = What finished matches say together. Those count that people played to the end.
stats-none = No finished match of { $game } to count yet. Pick another game, or play one.
stats-seats = Wins by seat, in the order of play
stats-seat = seat { $seat }
stats-percent = { $percent } %
stats-scores = Final scores
stats-length = Length in moves
stats-mine = { $count ->
    [one] One match of yours
   *[other] { $count } matches of yours
}
stats-here = { $count ->
    [one] One match on this server
   *[other] { $count } matches on this server
}
cmd-standing = The standing on this server, or somebody's rating
cmd-standing-game = Which game (all, if left out)
cmd-standing-person = Whose rating; the server's board, if left out
cmd-history = Finished matches, to look back on
cmd-history-whose = Your own matches or this server's
cmd-statistics = Who wins from which seat, how high, how long
cmd-statistics-game = Which game (the one played most, if left out)
name-history = history
name-statistics = statistics
name-whose = whose

# Seasons
season-title = **Season** · { $game }
season-how = Everybody meets everybody once, a round every { $days ->
    [one] day
   *[other] { $days } days
}; the tables open here by themselves. A win brings 2 points, a draw 1. A match that isn't over when its round ends brings nobody anything, unless somebody never came to move: they lose it. Whoever gives up, leaves the match to somebody else or to a stand-in, or leaves the season loses it.
season-who = In it: { $names }. Moderators begin it with **{ season-begin }**.
season-empty = Nobody has joined yet. Press **Join** to play in it.
season-begin = Begin the season
season-round = Round { $round } of { $rounds }, ends { $until }
season-winner = { $who } won
season-drawn = a draw
season-apart = they don't meet
season-playing = table { NUMBER($match, useGrouping: 0) }
season-won = The season is over. First: { $who }.
season-table = **Points**
season-line = { $who } · { $points ->
    [one] one point
   *[other] { $points } points
} (won { $won }, drawn { $drawn }, lost { $lost }, undecided { $undecided })
season-gone = { $who } (left)
season-joined = You are in this season already.
season-not-in = You are not in this season.
season-begun = This season has begun already. The next one may be yours: moderators open it with `/season`.
season-full = A season has room for { $most } people, and this one is full.
season-few = A season needs { $fewest } people at least. Wait for some more to press **Join**.
season-over = This season is over.
season-none = I know of no such season here.
season-elsewhere = A season is a server's: open it in a server's channel.
cmd-season = Open a season: everybody meets everybody, or a ladder (moderators)
cmd-season-days = How many days a round or a challenge has (7, if left out)
name-season = season

# Ladders
ladder-title = **Ladder** · { $game }
ladder-how = Press **{ ladder-challenge }** to play somebody up to { $rungs ->
    [one] one rung
   *[other] { $rungs } rungs
} above you; the table opens here by itself. Win, and you take their rung, and those between move down one; otherwise nothing moves. A match has { $days ->
    [one] one day
   *[other] { $days } days
}; one that isn't over by then changes nothing, unless somebody never came to move: they lose it. Whoever gives up or leaves the match to somebody else or to a stand-in loses it. Whoever is `/away` keeps their rung. The ladder stands for { $weeks ->
    [one] one week
   *[other] { $weeks } weeks
}, and one may join any time, at the bottom.
ladder-challenge = Challenge
ladder-whom = Whom do you challenge? Your table opens at once.
ladder-pick = Pick a person
ladder-opened = Your table { NUMBER($match, useGrouping: 0) } is open. Good luck!
ladder-until = The ladder ends { $until }.
ladder-challenged = { $who } challenges { $rival } · table { NUMBER($match, useGrouping: 0) }, ends { $until }
ladder-table = **Rungs**
ladder-line = { $who } (won { $won }, drawn { $drawn }, lost { $lost })
ladder-not-now = Nobody can be challenged here: this is no ladder under way.
ladder-join-first = You are not on this ladder. Press **Join** to begin at the bottom.
ladder-busy = You have a challenge to play already. When it is over, you may challenge again.
ladder-top = You are at the top. There is nobody to challenge; wait for the others to come.
ladder-nobody = Of those up to { $rungs ->
    [one] one rung
   *[other] { $rungs } rungs
} above you, nobody is free just now. Try again when a challenge is over.
ladder-not-them = You can't challenge them now. Press **{ ladder-challenge }** again to see whom you can.
rewind-season = A season's match isn't rewound: its result is to count. Ask the other person to let you take your move back: `/table back`.
season-kind-robin = everybody meets everybody
season-kind-ladder = a ladder to climb
cmd-season-kind = How people meet (everybody meets everybody, if left out)
cmd-season-weeks = How many weeks a ladder stands (4, if left out)
cmd-season-rungs = How many rungs above oneself one may challenge on a ladder (3, if left out)
name-kind = kind
name-weeks = weeks
name-rungs = rungs
