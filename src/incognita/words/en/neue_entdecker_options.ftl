# Options of Die neuen Entdecker: the question, a line of help, and the name of each answer.

option-neue-entdecker-layout = Layout
option-neue-entdecker-layout-help = Open seas and waterfalls that lie on the board from the start.
option-neue-entdecker-layout-basic = basic
option-neue-entdecker-layout-variant1 = west and east
option-neue-entdecker-layout-variant2 = north and south
option-neue-entdecker-layout-variant3 = three sectors
option-neue-entdecker-layout-free = my own
option-neue-entdecker-map = Map
option-neue-entdecker-map-help = Choose a tile, then press the squares where it lies from the start; once more takes it away.
neue-chart-tile = Tile to lay
neue-chart-tool = { $tile ->
    [sea] Open sea
    [five] Waterfall, 5 points
    [ten] Waterfall, 10 points
   *[none] Undiscovered
}
neue-chart-left = { $left } left
neue-chart-square = { $square }, { $tile ->
    [sea] open sea
    [five] waterfall, 5 points
    [ten] waterfall, 10 points
   *[none] undiscovered
}{ $wrong ->
    [yes] , beside the sea
   *[no] {""}
}
neue-chart-spent = { $tile ->
    [sea] There are no more tiles of open sea.
    [five] There are no more waterfalls of 5 points.
   *[ten] There is only one waterfall of 10 points.
}
neue-chart-beside-sea = The waterfall on { $square } lies beside the sea: all around it must be undiscovered or land.
neue-chart-fits = This can be played: { $seas ->
    [0] no open sea
    [one] one open sea
   *[other] { $seas } open seas
}, { $falls ->
    [0] no waterfall
    [one] one waterfall
   *[other] { $falls } waterfalls
}.
neue-chart-clear = Clear the chart
option-neue-entdecker-chief_scouts = Chief scouts
option-neue-entdecker-chief_scouts-help = Everybody names two scouts in secret; they count double.
option-neue-entdecker-toll_per_unit = Toll for each unit
option-neue-entdecker-toll_per_unit-help = Every base and settlement on the path costs 2 gold, not every owner.
