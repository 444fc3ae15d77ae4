# The lobby: tables where anybody may sit down.
lobby-title = Open tables
lobby-about = Somebody waits here for others to play with. Sit down, and the table is yours too.
lobby-filter = Which game
lobby-all = all games
lobby-count = { $tables ->
    [0] No open table
    [one] 1 open table
   *[other] { $tables } open tables
}
lobby-none = Nobody waits for players at the moment. Make a table yourself, give a seat to a friend by link, and open it to everybody.
lobby-make = Choose a game
lobby-free = free
lobby-sit = Sit down
lobby-untimed = no clock
lobby-live = { $minutes } min + { $seconds } s a turn
lobby-slow = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}
