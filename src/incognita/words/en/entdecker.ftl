# Entdecker: names of tiles, events and units, and why something cannot be done.

## Tiles, events and units

entdecker-tile-S = open sea
entdecker-tile-C = cape
entdecker-tile-A = corner coast
entdecker-tile-O = strait
entdecker-tile-B = bay
entdecker-tile-F = all land

entdecker-event-storm = Storm
entdecker-event-hostile = Hostile natives
entdecker-event-friendly = Friendly natives
entdecker-event-pirates = Pirates
entdecker-event-ruins = Ruins
entdecker-event-gold = Gold

entdecker-event-storm-does = The turn ends at once: no further tile, no unit.
entdecker-event-hostile-does = Here a trading post costs 2 gold, a fort 6, and no settlement can be built.
entdecker-event-friendly-does = Take a plant token from either pile, if you like.
entdecker-event-pirates-does = Half of your gold is lost, rounded up.
entdecker-event-ruins-does = Three points at once.
entdecker-event-gold-does = Three pieces of gold, up to twelve in all.

entdecker-unit-post = trading post
entdecker-unit-fort = fort
entdecker-unit-settlement = settlement

entdecker-side-N = north
entdecker-side-E = east
entdecker-side-S = south
entdecker-side-W = west

## Why not

reason-entdecker-over = The game is over.
reason-entdecker-chance-first = First something is spun, drawn or turned over.
reason-entdecker-left-to-chance = Nobody decides this: it is left to chance.
reason-entdecker-no-such-action = There is no such decision.
reason-entdecker-not-your-turn = Another player’s ship is on its way.
reason-entdecker-not-discoverer = The greatest discoverer of the island takes a token first.
reason-entdecker-no-such-island = This island is not to be scored now.
reason-entdecker-order-first = First choose which of the complete islands is scored next.
reason-entdecker-take-token = First take a plant token for the island.
reason-entdecker-nothing-to-score = Islands are scored at the end of the turn.
reason-entdecker-natives-first = First answer the friendly natives: take a token, or decline.
reason-entdecker-start-first = First choose where the ship starts.
reason-entdecker-announce-first = First say how much you pay for exploring.
reason-entdecker-lay-first = The drawn tile fits: it must be laid first.
reason-entdecker-draw-first = Draw a tile before you lay one.
reason-entdecker-draw-one = Draw at least one tile before you stop.
reason-entdecker-under-way = The ship has left already: its start is chosen once a turn.
reason-entdecker-circle-closed = The square beside this circle is discovered already.
reason-entdecker-undiscovered = No tile lies here yet: the ship starts from a tile or a circle.
reason-entdecker-no-way-on = No sea side of this tile faces an undiscovered square.
reason-entdecker-start-too-dear = { $cost ->
    [0] You need 1 gold for a tile.
   *[other] Starting beside this unit costs { $cost } gold, and a tile 1 more: you have { $gold }.
}
reason-entdecker-announced = You have announced already, and paid.
reason-entdecker-too-little-gold = That would cost { $number } gold: you have { $gold }.
reason-entdecker-none-announced = No tile that you paid for is left.
reason-entdecker-dead-end = A dead end: no sea side of the ship’s tile faces an undiscovered square.
reason-entdecker-pile-empty = Pile { $pile } is empty.
reason-entdecker-no-personal-tiles = This table plays without personal tiles.
reason-entdecker-tile-played = You have played this personal tile already.
reason-entdecker-one-personal-tile = One personal tile a turn is all you may play.
reason-entdecker-budget-spent = A personal tile takes { $cost } gold of your budget: { $left } is left.
reason-entdecker-fits-nowhere = This tile fits nowhere before the ship.
reason-entdecker-other-tile = The drawn tile is { $tile ->
    [S] open sea
    [C] a cape
    [A] a corner coast
    [O] a strait
    [B] a bay
   *[F] all land
}.
reason-entdecker-discovered = This square is discovered already.
reason-entdecker-not-beside-ship = The tile goes before the ship, across one of its sea sides.
reason-entdecker-land-to-ship = The side towards the ship must be sea.
reason-entdecker-land-at-border = The border is sea: no land may touch it.
reason-entdecker-no-match = In the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
} land would meet sea.
reason-entdecker-nothing-laid = Units are built on the tile laid last in this turn: there is none yet.
reason-entdecker-open-sea = Nothing can be built on open sea.
reason-entdecker-one-land = This tile has one land only.
reason-entdecker-none-in-supply = { $unit ->
    [post] You have no trading post left.
    [fort] You have no fort left.
   *[settlement] You have no settlement left.
}
reason-entdecker-hostile-settlement = Hostile natives allow no settlement.
reason-entdecker-unit-too-dear = { $unit ->
    [post] A trading post
    [fort] A fort
   *[settlement] A settlement
} costs { $cost } gold here: you have { $gold }.
reason-entdecker-no-unit = No unit stands here.
reason-entdecker-not-your-unit = This unit is not yours.
reason-entdecker-unit-stays = Only trading posts can be taken back: forts and settlements stay until their island is scored.
reason-entdecker-plants-gone = This pile has no plant token left.
reason-entdecker-nothing-offered = Nobody offers you a plant token now.
