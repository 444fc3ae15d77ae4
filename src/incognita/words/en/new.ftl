# The form for a new table.
new-learn = Read the rules
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
new-options = The game
new-players = Players
new-first = First to play
new-first-lots = draw lots
new-first-seat = seat 1
new-answer = Time to answer
new-answer-help = A limit for questions in another’s turn; no answer counts as no.
new-answer-none = none
new-answer-seconds = { $seconds } s
new-listed = Open to everybody
new-listed-help = The table is shown among the open tables, and whoever comes first takes a seat by link.
new-pace = Time
new-pace-none = none
new-pace-live = on the clock
new-pace-slow = over days
new-pace-none-help = Everybody takes the time they want.
new-pace-live-help = Each turn has its seconds; what takes longer comes out of the seat’s minutes for the game.
new-pace-slow-help = Each turn may take so many days. Bots play on while nobody looks.
new-pace-bank = Minutes for the game
new-pace-minutes = { $minutes }
new-pace-turn = Seconds of each turn
new-pace-days = Days for a turn
new-pace-days-off = Days off (UTC)
new-pace-time-up = When the time is up
new-pace-stand-in = a bot plays on
new-pace-lose = the seat has lost
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
new-study = Try it on the analysis board
new-starting = Laying the table…
new-note-friends = You may start now: a friend’s seat can be taken later.
new-note = No account is needed. The game is kept; you can leave and come back.
new-note-watch = All seats are bots: you will watch.
new-asked-option = The address asks for “{ $name } = { $value }”, which this game does not offer. It is left out.
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
