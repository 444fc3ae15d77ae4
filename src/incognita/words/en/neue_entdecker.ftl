# Die neuen Entdecker: names of tiles, events and units, and why something cannot be done.

## Tiles, events and units

neue-entdecker-tile-S = open sea
neue-entdecker-tile-C = cape
neue-entdecker-tile-A = corner coast
neue-entdecker-tile-O = strait
neue-entdecker-tile-B = bay
neue-entdecker-tile-F = all land

neue-entdecker-event-gold = Gold
neue-entdecker-event-pirates = Pirates
neue-entdecker-event-natives = Natives
neue-entdecker-event-storm = Storm

neue-entdecker-event-gold-does = Three pieces of gold from the bank.
neue-entdecker-event-pirates-does = Half of your gold is lost, the loss rounded down.
neue-entdecker-event-natives-does = A scout from the supply onto the free space nearest to any hut, if you like.
neue-entdecker-event-storm-does = The expedition ends at once: no further tile, no unit.

neue-entdecker-unit-scout = scout
neue-entdecker-unit-base = base
neue-entdecker-unit-settlement = settlement
neue-entdecker-unit-chief = chief scout

neue-entdecker-side-N = north
neue-entdecker-side-E = east
neue-entdecker-side-S = south
neue-entdecker-side-W = west

## Why not

reason-neue-entdecker-over = The game is over.
reason-neue-entdecker-chance-first = First something is rolled, drawn or turned over.
reason-neue-entdecker-left-to-chance = Nobody decides this: it is left to chance.
reason-neue-entdecker-no-such-action = There is no such decision.
reason-neue-entdecker-not-your-turn = It is another player’s turn.
reason-neue-entdecker-not-your-scout = Another player places a scout first.
reason-neue-entdecker-no-chiefs = This table plays without chief scouts.
reason-neue-entdecker-named-before = The chief scouts were named before the game.
reason-neue-entdecker-name-first = First name your two chief scouts.
reason-neue-entdecker-marker = Scout { $number } is your score marker.
reason-neue-entdecker-no-such-number = There is no scout { $number }: name a number from 1 to { $most }.
reason-neue-entdecker-named-already = Scout { $number } is named already.
reason-neue-entdecker-wheel-first = First choose the number that the wheel stands for.
reason-neue-entdecker-no-wheel = You did not roll the wheel.
reason-neue-entdecker-no-such-island = This island is not to be scored now.
reason-neue-entdecker-order-first = First choose which of the complete islands is scored next.
reason-neue-entdecker-nothing-to-score = Islands are scored at the end of the turn.
reason-neue-entdecker-scout-first = First place a scout of the island on a path.
reason-neue-entdecker-scout-fetched = You have taken a scout back: place it first.
reason-neue-entdecker-path-full = Path { $path } has no free space.
reason-neue-entdecker-chiefs-only = Only chief scouts are left to place here.
reason-neue-entdecker-no-chief-here = You have no chief scout to place here.
reason-neue-entdecker-natives-first = First answer the natives: place a scout, or decline.
reason-neue-entdecker-take-back-first = Your supply has no scout: take one back from a tile or a path first.
reason-neue-entdecker-no-natives = No scout is to be placed in the jungle now.
reason-neue-entdecker-start-first = First choose where the ship starts.
reason-neue-entdecker-under-way = The ship has left already: its start is chosen once a turn.
reason-neue-entdecker-edge-closed = The square beside this edge space is discovered already.
reason-neue-entdecker-undiscovered = No tile lies here yet: the ship starts from a tile or an edge space.
reason-neue-entdecker-no-way-on = No sea side of this tile faces an undiscovered square.
reason-neue-entdecker-no-path = No path joins this tile with the border.
reason-neue-entdecker-start-too-dear = { $cost ->
    [0] A tile costs { $tile } gold: you have { $gold }.
   *[other] This start costs { $cost } gold, and a tile { $tile } more: you have { $gold }.
}
reason-neue-entdecker-no-such-payment = No path that is worth taking costs just that.
reason-neue-entdecker-nothing-to-pay = There is no choice of paths now.
reason-neue-entdecker-pay-first = First choose the path, and pay for it.
reason-neue-entdecker-announce-first = First announce how many tiles you will draw.
reason-neue-entdecker-announced = You have announced already, and paid.
reason-neue-entdecker-too-little-gold = That would cost { $cost } gold: you have { $gold }.
reason-neue-entdecker-too-few-hidden = { $left ->
    [0] No hidden tile is left.
    [one] Only { $left } hidden tile is left.
   *[other] Only { $left } hidden tiles are left.
}
reason-neue-entdecker-too-few-squares = { $left ->
    [one] Only { $left } square is undiscovered.
   *[other] Only { $left } squares are undiscovered.
}
reason-neue-entdecker-lay-first = The drawn tile fits: it must be laid first.
reason-neue-entdecker-draw-first = Draw a tile before you lay one.
reason-neue-entdecker-draw-one = Draw at least one tile before you stop.
reason-neue-entdecker-open-announced = You announced open tiles: they are never mixed with hidden ones.
reason-neue-entdecker-none-announced = No tile that you announced is left.
reason-neue-entdecker-dead-end = A dead end: no sea side of the ship’s tile faces an undiscovered square.
reason-neue-entdecker-piles-left = The discards are shuffled only when all hidden piles are empty.
reason-neue-entdecker-shuffle-first = All hidden piles are empty: first shuffle the discards.
reason-neue-entdecker-pile-empty = Pile { $pile } is empty.
reason-neue-entdecker-stack-empty = The open stack of this pattern is empty.
reason-neue-entdecker-other-tile = The drawn tile is { $tile ->
    [S] open sea
    [C] a cape
    [A] a corner coast
    [O] a strait
    [B] a bay
   *[F] all land
}.
reason-neue-entdecker-discovered = This square is discovered already.
reason-neue-entdecker-not-beside-ship = The tile goes before the ship, across one of its sea sides.
reason-neue-entdecker-land-to-ship = The side towards the ship must be sea.
reason-neue-entdecker-land-at-border = The border is sea: no land may touch it.
reason-neue-entdecker-no-match = In the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
} land would meet sea.
reason-neue-entdecker-nothing-laid = Units are placed on the tile laid last in this expedition: there is none yet.
reason-neue-entdecker-open-sea = Nothing can be placed on open sea.
reason-neue-entdecker-one-land = This tile has one land only.
reason-neue-entdecker-none-in-supply = { $unit ->
    [scout] You have no scout left.
    [base] You have no base left.
   *[settlement] You have no settlement left.
}
reason-neue-entdecker-unit-too-dear = { $unit ->
    [scout] A scout
    [base] A base
   *[settlement] A settlement
} costs { $cost } gold: you have { $gold }.
reason-neue-entdecker-no-unit = No scout stands here.
reason-neue-entdecker-not-your-unit = This unit is not yours.
reason-neue-entdecker-unit-stays = Only scouts can be taken back: bases and settlements stay until their island is scored.
reason-neue-entdecker-supply-first = You still have a scout in your supply.
