# Explorers: the sheet for eyes and ears. Names of terrains, items and objectives, and refusals, are in explorers.ftl.

sheet-board = The landscape, sixteen by sixteen
sheet-temple = temple { $letter }
sheet-village = village { $letter }
sheet-start = start village { $letter }
sheet-blank = no tile yet
sheet-crossed = crossed
sheet-crossed-now = crossed this turn
sheet-legal = legal
sheet-duo = { $one } + { $other }

## The card

sheet-card = Exploration card
sheet-card-none = No card turned up yet
sheet-card-named = named by the active player
sheet-card-facing = facing you
sheet-crosses = { $count ->
    [one] 1 cross
   *[other] { $count } crosses
}
sheet-half-does = { $kinds ->
    [one] Crosses go into cells of this terrain
   *[other] Crosses go into cells of these two terrains, shared out at will
}, each beside a cell that is crossed already.
sheet-charts = Which terrain does the map show?
sheet-rounds = Round { $round }, turn { $turn }
sheet-rounds-over = All four rounds are over
sheet-round-short = R{ $round }

## Satchel

sheet-satchel = { $item ->
    [key] Keys
   *[map] Maps
}: { $got } found, { $used } used, { $left } left; room for { $slots } in all.

## Score

sheet-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
sheet-points-word = { $points ->
    [one] point
   *[other] points
}
sheet-temples = Temples
sheet-temples-basic = The points you noted for temples. Whoever comes first takes the best value still open.
sheet-temples-advanced = Each temple you visit gives { $points } points, and bonus crosses: most to whoever comes first.
sheet-temple-own = Temple { $letter }: { $points } points for you; { $values }.
sheet-temple-none = Temple { $letter }: not visited; { $values }.
sheet-temple-taken = taken by { $who }
sheet-temple-struck = { $value } struck
sheet-temple-open = { $value } open
sheet-food = Food
sheet-food-steps = Points for 0, 1, 2 … boxes ticked in the column of a round: { $steps }.
sheet-food-nothing = Round { $round }: no food counts.
sheet-food-scored = Round { $round }: { $ticked }. { $points } points written down.
sheet-food-open = Round { $round }: { $ticked }. Worth { $points } as it stands.
sheet-gems = Gems
sheet-gems-basic = Every gem found gives a point at the end of each round.
sheet-gems-advanced = Open boxes below zero cost points at the end of each round. Once all are ticked, the others count.
sheet-gems-now = { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
} found: { $points } at the end of this round.
sheet-gems-next = { $points } next
sheet-villages = Villages
sheet-villages-basic = Each village pays for 0, 1, 2, 3 or 4 crossed sides: { $steps }.
sheet-villages-advanced = Only the village with the fewest crossed sides pays: { $steps } for 0 to 4.
sheet-village-state = { $counts ->
    [yes] Village { $letter }: { $count } of 4 sides crossed, { $points } points.
   *[no] Village { $letter }: { $count } of 4 sides crossed. Another village decides.
}
sheet-objectives = Objectives
sheet-objectives-tell = What your crosses would pay now. A race is taken during the game, the rest counts at the end.
sheet-objective-open = not fulfilled yet
sheet-objective-worth = { $each ->
    [yes] { $points } for each cell
   *[no] { $points } points
}
sheet-total = Total
sheet-total-tell = Food and gems of each round, and everything together with temples, villages and objectives.

## Other boards

sheet-sealed = sealed
sheet-choosing = choosing

## Setting up

sheet-tiles = Landscape tiles
sheet-lay = Choose a tile for slot { $letter } and turn it as you like.
sheet-lay-do = Lay it at { $letter }
sheet-tile-laid = tile { $tile }, laid at { $letter }
sheet-turn-left = Turn left
sheet-turn-right = Turn right

## Counting

sheet-count-round = End of round { $round }
sheet-count-game = The count
sheet-count-sum = This round
sheet-count-skip = Show all
