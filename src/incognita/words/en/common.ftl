close = Close
try-again = Try again
go-home = Back to the map room
failure-title = This page could not be shown
problem-unknown = Something went wrong. Nothing you played is lost.
problem-offline = The table cannot be reached. Is the server running?
problem-broken = The server gave an answer that cannot be read.
seat-mark = Seat { $seat }, { $seat ->
    [1] vermilion diamond
    [2] indigo disc
    [3] saffron triangle
   *[other] ivory square
}
stepper-less = Less: { $what }
stepper-more = More: { $what }
home-title = Where to?
new-title = New table
help-title = The rules
lost-title = This place is not on the map
