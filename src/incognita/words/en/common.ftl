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
seat-mark = Seat { $seat }, { $mark ->
    [1] red diamond
    [2] blue disc
    [3] yellow triangle
   *[other] white square
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
settings-coach = Coach
settings-coach-0 = off
settings-coach-1 = blunders
settings-coach-2 = mistakes
settings-coach-3 = anything
settings-coach-help = Where hints are given, it has a word with you before a decision loses much.
settings-sound = Sound
settings-sound-help = a soft click for cards, steps and your turn
settings-notices = Notices
settings-notices-help = the browser says when it is your turn and you look elsewhere
settings-notices-denied = This browser shows no notices of this page: its own settings decide.

## The games on the shelf

game-eldorado = The Quest for El Dorado
game-eldorado-cover = The Quest for | El Dorado
game-eldorado-under = { $year }
game-eldorado-line = A race through jungle with a deck that grows.
game-eldorado-goal = Be the first to bring your explorer through the jungle to the golden city of El Dorado.
game-eldorado-how = Play cards to cross jungle, water and villages: a card must show the symbol of a space, and enough of it. With what is left over buy better cards, one a turn, and be the first of all to reach El Dorado.
game-survive = Survive: Escape from Atlantis
game-survive-cover = Survive
game-survive-under = Escape from Atlantis · { $year }
game-survive-line = Forty tiles sink. Save whom you can.
game-survive-goal = Bring the most valuable of your explorers to the four safe isles before the volcano ends it all.
game-survive-how = Ten explorers, each worth what only you know, stand on an island that sinks tile by tile: bring them by boat or swimming to the four safe isles. Each turn a tile goes down, and a serpent, a shark or a whale is yours to send.
game-explorers = Explorers
game-explorers-cover = Explorers
game-explorers-under = { $year }
game-explorers-line = One card for all, sixteen by sixteen cells each.
game-explorers-goal = Score the most points with food, gems, temples, villages and objectives in four rounds.
game-explorers-how = A card shows two terrains, and everybody crosses cells at the same time: three of one terrain or two of the other. Find food for the round, gems that pay again and again, keys for the temples, and neighbours for the villages.
game-entdecker = Entdecker
game-entdecker-cover = Entdecker
game-entdecker-under = { $year }
game-entdecker-line = Turn over the sea, tile by tile.
game-entdecker-goal = Score the most points by discovering islands, the larger ones before the others do.
game-entdecker-how = Say how many tiles you will draw, pay, and sail: every tile must fit, and an event may lie under a question mark. On the last one build a trading post, a fort or a settlement, for a complete island pays its greatest discoverers.
game-neue-entdecker = Die neuen Entdecker
game-neue-entdecker-cover = Die neuen | Entdecker
game-neue-entdecker-under = { $year }
game-neue-entdecker-line = Scouts, bases, settlements, and a waterfall.
game-neue-entdecker-goal = Score the most points: with your people on islands, and with scouts before the huts in the jungle.
game-neue-entdecker-how = Choose where to sail from, pay, and announce your tiles: hidden ones are cheap, open ones are yours to pick. On the last one leave a scout, a base or a settlement: complete islands pay by rank, and scouts go on into the jungle.

## What a chat shows of a link

preview-round = Round { $round }
preview-over = The game is over

## Home

home-under = Five maps of places nobody has seen. Play alone, at one screen, or send a friend the link.
lessons-name = Learn by playing
replay-empty = Paste a record first, or open a file.

## New table

difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard
name-me = Player { $seat }
name-guest = Guest { $seat }
name-friend = Friend { $seat }
invite-title = The table stands
invite-text = Send each friend a link. A link is a seat: keep it between you.
invite-again-title = Invite
invite-seat = { $name }, seat { $seat }
invite-watch = To watch only
invite-none = Nobody is invited to this table by link.
invite-go = To the table
invite-message = Come and play { $game } with me:

## Help

help-search = Search the rules
help-found = { $count ->
    [0] No rule speaks of that.
    [one] 1 rule
   *[other] { $count } rules
}
help-reading = Our reading
help-link = Link to this rule

## Further pages, and what is asked for by address


## Games of other packages

generic-tagline = A game from another package.
generic-intro = This game comes from a package of its own. The table shows its position as panels and its actions as buttons.
generic-cover = Terra incognita

## Tutorials

learn = Learn in five minutes

## Results
ways-atlas = Atlas of routes
ways-atlas-help = 83 ways to El Dorado, with maps and figures
ways-editor = Route editor
ways-editor-help = lay the boards yourself, try it, share it
