# The table, whatever the game.

## The room

to-home = To the map room
table-loading = Laying the table …
table-gone = This table cannot be opened
table-none = There is no table at this address. The link may be cut short.
tool-replay = Replay move by move
tool-invite = Links to this table
tool-keys = Keyboard shortcuts
tool-settings = Settings
tool-rules = The rules
menu-name = Menu
players-name = Players
side-name = { $side } and rules
tray-name = Your hand and what is asked
help-now = Rules for this moment
tabs-name = Parts of the table
tab-hand = Hand
tab-market = Market
tab-players = Players
tab-log = Log
tab-help = Help
tab-market-badge = { $count ->
    [one] one pile you can pay for
   *[other] { $count } piles you can pay for
}
sheet-grab = Pull the sheet up or down
skip-moves = Skip

## Seats

seat-unnamed = Seat { $seat }
seat-you = you
seat-screen = at this screen
seat-here = at the table
seat-away = not here
seat-not-come = not here yet
seat-bot = bot, { $level }
seat-thinking = thinking
name-label = Name
name-change = change the name
name-none = No name
ask-name-title = Welcome to the table
ask-name-label = What shall the others call you?
ask-name-go = Sit down
live-your-turn = It is your turn.
watching-banner = You are watching: you see what everybody may see.
waiting-banner = Waiting for { $names }

## The log

log-name = Log
log-at-step = step { $step }
log-at-move = move { $move }
log-round = Round { $round }
log-earlier = Show earlier lines
log-empty = Nothing has happened yet.
log-rule = Read the rule

## One screen for several

hand-over-title = Hand the screen to { $name }
hand-over-text = What only the next player may see stays hidden until they are here.
hand-over-news = Since your last turn
hand-over-ready = I am { $name }: show my side

## Links

links-title = Links to this table
links-text = Whoever opens a seat’s link sits there: send it to one person only.
links-mine = Your own seat
links-mine-note = to go on from another device; keep it to yourself

## The end

ending-fair = Was the luck fair? Draw it again
ending-first = first place
ending-replay = Replay
ending-look = See the map
ending-again = Play again
rematch-join = Join the rematch
rematch-offered = A rematch has been opened: everybody keeps their name and colour.
rematch-follow = Follow to the rematch
rematch-follow-soon = The players have opened a rematch: you follow them in a few seconds.
rematch-stay = Stay here

## Keys

keys-title = Keyboard shortcuts
keys-to-hand = to your hand
keys-log = to the log
keys-skip = skip the others’ movements
keys-help = this list
key-space = Space
keys-board = move over the map
keys-back = put it back
keys-undo = take the last step back
keys-restart = start the turn again
keys-map = to the map

## What is asked

table-round = Round { $round }
table-round-of = Round { $round } of { $limit }
prompt-wait = { $name }’s turn
prompt-wait-detail = You can look around, read the log, or plan ahead.
prompt-thinking = { $name } is thinking
prompt-replay = Step { $step }
act-undo = Undo
act-restart = Restart turn
act-back = Back
act-skip = Skip
why-title = Why not?
help-full = All the rules
reason-over = The game is over.
reason-not-your-turn = It is not your turn.
reason-no-such-action = There is no such action.
notice-turn = It is your turn.
notice-end = The game is over.
clock-name = Time left
clock-left = { $time } left for your decision
clock-hours = { $hours } h { $minutes }
clock-days = { $days } d { $hours } h
seat-forfeited = lost on time
ending-forfeited = lost on time: last place
answer-left = { $seconds ->
    [one] 1 second left to answer
   *[other] { $seconds } seconds left to answer
}
answer-seconds = { $seconds } s
ending-shared = A shared first place

## Tutorials

guide-name = Guide
guide-back = Back one step
guide-next = Next
guide-step = { $step } of { $steps }
guide-step-name = Step
guide-leave = Leave; you can come back later
guide-close = Close
guide-over = That is how it goes! Play a short game now: I will speak when a rule comes up for the first time.
guide-play = Play a short game
guide-again = Once more
guide-play-on = Play on here
guide-new-rule = New: { $rule }
guide-offer = New to this game? Your first turns can be led by the hand.

## Statistics

stat-title = How the game went
stat-points = Where the points came from
stat-figures = In figures
stat-total = Total
stat-before = Before this table
stat-turns = Turns
stat-scores = Points, round by round
stat-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
keys-legend = the game at a glance

## Study

study-begin = Study this game
