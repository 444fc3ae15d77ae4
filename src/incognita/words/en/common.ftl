# The page around the games: home, new table, help, settings.

## Everywhere

close = Close
try-again = Try again
go-home = Back to the map room
skip = Skip to the content
copy = Copy
copied = Copied
share = Share
cancel = Cancel
back = Back
failure-title = This page could not be shown
loading = One moment…
seat-mark = Seat { $seat }, { $seat ->
    [1] vermilion diamond
    [2] indigo disc
    [3] saffron triangle
   *[other] ivory square
}
stepper-less = Less: { $what }
stepper-more = More: { $what }

## When something fails

problem-unknown = Something went wrong. Nothing you played is lost.
problem-offline = The table cannot be reached. Is the server running?
problem-broken = The server gave an answer that cannot be read.
line-connecting = Connecting…
line-lost = Reconnecting…
line-gone = This table cannot be opened with this link.
lost-title = This place is not on the map
lost-text = Nothing lies at { $path }. The link may be torn, or the table may have been cleared away.

## Tools and settings

tools-name = Tools
tools-language = Lire en français
tools-help = Rules
tools-settings = Settings
settings-title = Settings
settings-language = Language
settings-theme = Light
settings-theme-system = as the device
settings-theme-light = day
settings-theme-dark = night
settings-speed = Movement of pieces
settings-speed-off = none
settings-speed-slow = slow
settings-speed-normal = normal
settings-speed-fast = fast
settings-reduced = Your device asks for less motion, so nothing moves.
settings-sound = Sound
settings-sound-help = a soft click for cards, steps and your turn

## The games on the shelf

game-eldorado = The Quest for El Dorado
game-eldorado-cover = The Quest for | El Dorado
game-eldorado-under = { $year }
game-eldorado-line = A race through jungle with a deck that grows.
game-survive = Survive: Escape from Atlantis
game-survive-cover = Survive
game-survive-under = Escape from Atlantis · { $year }
game-survive-line = Forty tiles sink. Save whom you can.
game-survive-how = Ten explorers, each worth what only you know, stand on an island that sinks tile by tile: beaches first, mountains last. | Three moves a turn bring them to boats, through the sea and to the four safe isles. Then a tile goes down, and a serpent, a shark or a whale is yours to send.
game-explorers = Explorers
game-explorers-cover = Explorers
game-explorers-under = { $year }
game-explorers-line = One card for all, sixteen by sixteen cells each.
game-explorers-how = A card shows two terrains. Everybody crosses cells at the same time: three in one terrain or two in the other. | Find food for the round, gems that pay again and again, keys for the temples, and leave no village without neighbours. Four rounds of seven cards.
game-entdecker = Entdecker
game-entdecker-cover = Entdecker
game-entdecker-under = { $year }
game-entdecker-line = Turn over the sea, tile by tile.
game-entdecker-how = Say how many tiles you will draw, pay, and sail: every tile must fit, and an event may lie under a question mark. | On the last one build a trading post, a fort or a settlement. A complete island pays its greatest discoverer in full, the next one half; forts and settlements find healing plants there.
game-neue-entdecker = Die neuen Entdecker
game-neue-entdecker-cover = Die neuen | Entdecker
game-neue-entdecker-under = { $year }
game-neue-entdecker-line = Scouts, bases, settlements, and a waterfall.
game-neue-entdecker-how = Choose where to sail from, pay coins and tolls, and announce: hidden tiles are cheap, open ones are yours to pick. | On the last one leave a scout, a base or a settlement. Complete islands pay by rank, waterfalls add to them, and scouts go on into the jungle, where the huts hide plants until the end.

## What a chat shows of a link

preview-round = Round { $round }
preview-over = The game is over

## Home

home-title = Where to?
home-under = Five maps of places nobody has seen. Play alone, at one screen, or send a friend the link.
home-players = { $least }–{ $most } players
home-minutes = { $minutes } min
home-new-table = New table
home-new-table-of = New table: { $game }
home-continue = Continue
home-continue-turn = Continue, your turn
home-later = Not on the table yet
home-later-why = The rules of this game are still being taught to the table.
home-asking = Asking the server…
home-unofficial = An unofficial fan project. Rules are re-told, every picture is drawn anew; the games belong to their authors and publishers.
ways-join = Join with a link
ways-join-help = no account needed
ways-replay = Replay a game
ways-replay-help = any record, move by move A finished game’s record can be downloaded from its replay.
ways-rules = Read the rules
ways-rules-help = every sentence, and where we had to choose
running-title = Your tables
running-help = remembered in this browser only
running-your-turn = your turn
running-waiting = others to move
running-watching = watching
running-over = finished
running-unknown = out of reach
running-forget = Forget table { $table }
join-title = Join with a link
join-label = The link you were given
join-help = The link is the seat: whoever opens it sits down there.
join-wrong = This is no link to a table. It should hold “/t/” and the table’s name.
join-go = Sit down
replay-title = Replay a game
replay-label = The record
replay-help = Paste the text of a record here, or open the file. A finished game’s record can be downloaded from its replay.
replay-empty = Paste a record first, or open a file.
replay-file = Open a file
replay-go = Replay

## New table

new-title = New table
new-close = Close, back to the map room
new-unknown = There is no game of this name
new-route = Route
new-route-help = the star marks the city
new-route-facts = { $boards ->
    [one] 1 board
   *[other] { $boards } boards
}, { $steps } steps
new-route-difficulty = Difficulty: { $difficulty }
difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard
new-options = The game
new-players = Players
new-first = First to play
new-first-lots = draw lots
new-first-seat = seat 1
new-answer = Time to answer
new-answer-help = A limit for questions in another’s turn; no answer counts as no.
new-answer-none = none
new-answer-seconds = { $seconds } s
new-readings = Readings of the rules
new-readings-help = { $changed ->
    [0] as the rulebook is usually read
    [one] 1 changed
   *[other] { $changed } changed
}
new-readings-reset = Back to the usual reading
new-seats = Seats
new-seats-taken = { $people ->
    [0] bots only
    [one] 1 person
   *[other] { $people } people
}{ $bots ->
    [0] {""}
    [one] {", "}1 bot
   *[other] {", "}{ $bots } bots
}
new-chair-name = Name at seat { $seat }
new-chair-kind = Who sits at seat { $seat }
new-chair-level = Level of the bot at seat { $seat }
chair-me = me
chair-screen = another person at this screen
chair-friend = a friend by link
chair-bot = a bot
chair-me-short = me
chair-screen-short = here
chair-friend-short = link
chair-bot-short = bot
chair-me-note = you, at this screen
chair-screen-note = at this screen; the hand is hidden between turns
chair-friend-note = by link; you get it when the table stands
name-me = Player { $seat }
name-guest = Guest { $seat }
name-friend = Friend { $seat }
new-name-long = A name has at most { $most } letters.
new-summary = <b>{ $route }</b>, { $players ->
    [one] 1 player
   *[other] { $players } players
}. At least <b>{ $steps } steps</b>.
new-summary-plain = { $players ->
    [one] 1 player
   *[other] { $players } players
}.
new-summary-with = Chosen: { $options }.
new-summary-answer = { $seconds } seconds to answer.
new-start = Start the table
new-starting = Laying the table…
new-note-friends = You may start now: a friend’s seat can be taken later.
new-note = No account is needed. The game is kept; you can leave and come back.
new-note-watch = All seats are bots: you will watch.
invite-title = The table stands
invite-text = Send each friend a link. A link is a seat: keep it between you.
invite-again-title = Invite
invite-seat = { $name }, seat { $seat }
invite-watch = To watch only
invite-none = Nobody is invited to this table by link.
invite-go = To the table
invite-message = Come and play { $game } with me:

## Help

help-title = The rules
help-which = Which game?
help-of = Rules of { $game }
help-search = Search the rules
help-found = { $count ->
    [0] No rule speaks of that.
    [one] 1 rule
   *[other] { $count } rules
}
help-contents = Contents
help-reading = Our reading
help-link = Link to this rule
help-honest-title = What is ours
help-honest-1 = This is an unofficial fan project. Nothing of the rulebook is copied: each rule is one sentence in our own words, and each is tested.
help-honest-2 = Where the rulebook is silent, the sentence is followed by the reading we took and why. The readings people disagree about are options of a new table.
help-honest-3 = All pictures are drawn for this table. The boards follow sources that agree with each other; a few numbers that no source shows are our own assumption, and stay in data files where they can be put right.
help-empty = The rules could not be loaded
