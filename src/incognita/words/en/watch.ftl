# Looking at a game of bots.
watch-title = A game to watch
watch-of = Watching { $game }
watch-lead = Bots play a whole game, with their chances to win and a word on the turns that change it. A seat can be taken over at any time.
watch-which = Which game?
watch-unknown = { $game } is not played here. Choose a game:
watch-players = Bots at the table
watch-level = How strong
watch-wall = For a screen on the wall
watch-wall-text = No controls, and one game after the other.
watch-begin = Watch
watch-broken = The game cannot be watched now
watch-controls = Pace of the game
watch-pause = Pause
watch-go-on = Go on
watch-next = Another game
watch-take = Take over a seat
watch-take-text = You play on for this seat against the others, from here on. What the seat does not know is dealt anew.
watch-speed = Speed
watch-speed-name = { $speed ->
    [slow] Slow
    [fast] Fast
   *[usual] Normal
}
watch-chances = Chances to win
watch-percent = { $chance }%
watch-chances-wait = They are worked out after the first turn.
watch-turning-points = Turning points
watch-even = Nobody has pulled away yet.
watch-turning = { $name } goes from { $from }% to { $to }%{ $reason ->
    [none] .
   *[other] : { $reason }.
}
watch-how = Chances are those of the bots’ own judgement, averaged over what each seat knows.
showcase-title = A game going on
showcase-text = Three bots play { $game }. Look on, or take a seat.
showcase-choose = Another game, other bots
