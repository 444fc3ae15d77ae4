# What every board says.

board-role = map
board-keys = Arrow keys move from space to space, Enter chooses, plus and minus zoom, zero shows the whole map.
board-north = N
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Whole map
board-overview = Overview: shows which part of the map is on the screen
board-close = Close
board-rule = Rule { $rule }
tap-again = Tap again to { $deed ->
    [place] place it here
    [launch] launch it here
    [start] start here
    [sink] sink this tile
    [build] build here
    [recall] take it back
    [scout] send the scout here
    [island] count this island
    [open] open the blockade
   *[go] go here
}
legend-name = At a glance
