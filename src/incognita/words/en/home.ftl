# The first page: games, ways on, and tables that go on.
home-title = Where to?
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
ways-replay-help = any record, move by move
ways-lobby = Open tables
ways-lobby-help = sit down with people who wait for others
ways-study = Analysis board
ways-study-help = any position, tried in every way; games of the real table
ways-puzzles = Solve puzzles
ways-puzzles-help = find the best move in games of bots
ways-rules = Read the rules
ways-rules-help = every sentence, and where we had to choose
running-numbers = Numbers of your games
running-title = Your tables
running-help = kept for this browser
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
replay-file = Open a file
replay-go = Replay
learn-game = Learn { $game } in five minutes
running-place = { $place }. { $name }{ $points ->
    [none] {""}
   *[other] , { $points } pts
}
