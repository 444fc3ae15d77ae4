# Survive: why something cannot be done. Names of pieces and tiles are in survive_board.ftl.

## Setting up

reason-placing = First place one of your explorers.
reason-launching = First put one of your boats to sea.
reason-all-placed = All explorers have been placed.
reason-all-launched = All boats have been put to sea.
reason-no-second-colour = You lead one colour only.
reason-no-such-value = You have no explorer worth { $value } left to place.
reason-no-tile = There is no tile on this space.
reason-tile-taken = An explorer stands on this tile already.
reason-tile-full = Two explorers stand on this tile already.
reason-coast-taken = This tile lies at the sea: it takes one explorer only.
reason-not-beside-island = A boat starts beside a tile of the island.
reason-serpent-there = A sea serpent lies there.

## Whose turn, and what comes first

reason-chance-first = First the tile is turned up or the die rolled.
reason-gliding = First finish this way: { $left ->
    [one] one more space, or stop.
   *[other] up to { $left } more spaces, or stop.
}
reason-dropping = First choose a free space of the sea for the creature.
reason-crewing = First pick who goes into the boat: { $left ->
    [one] one seat is free.
   *[other] { $left } seats are free.
}
reason-creature-first = The die shows { $die ->
    [serpent] a serpent
    [shark] a shark
   *[whale] a whale
}: move one, or leave them all where they are.
reason-defending = First say whether you defend.
reason-sink-first = Creatures move after the die, and the die comes after the tile.
reason-must-sink = As long as the island stands, a tile must sink in every turn.
reason-nothing-glides = Nothing is under way.
reason-nothing-lifted = No creature has been lifted.
reason-no-crew-to-pick = No boat is waiting for its crew.
reason-not-attacked = A defence is played when another player’s creature attacks you.

## Explorers

reason-no-explorer = None of your explorers is in play any more: you make no moves.
reason-no-moves-left = You have no moves left this turn.
reason-beyond-moves = That takes more than { $points ->
    [one] the one move
   *[other] the { $points } moves
} you have left.
reason-not-yours = This explorer is not yours.
reason-ashore = This explorer is safe and stays ashore.
reason-lost = This explorer is lost.
reason-no-return = Whoever has left the island never returns to it.
reason-not-land = There is no tile there: that would be swimming.
reason-not-sea = That is not a space of the sea.
reason-jump-first = A passenger first jumps into the water of the boat’s own space.
reason-swum = This explorer has had its swim move this turn.
reason-swims-one = A swimmer goes one space in a turn.
reason-same-space = A swimmer only climbs into a boat on the same space.
reason-same-boat = This explorer is in that boat already.
reason-not-swimming = This explorer is not in the water.
reason-not-swimming-here = This explorer does not swim beside the new boat.
reason-not-aboard = This explorer is not in a boat.
reason-no-landing = Isles are reached only from their two landing spaces.
reason-other-isle = This space leads to another isle.

## Boats

reason-no-boat = No boat lies there.
reason-no-such-boat = This boat is not on the sea.
reason-boat-full = This boat carries three already.
reason-boat-there = A boat lies there already.
reason-not-captain = Others have more explorers in this boat: they sail it.

## Tiles

reason-already-sunk = This tile has sunk already.
reason-lower-terrain-first = { $terrain ->
    [1] Beaches
   *[2] Forests
} sink first.
reason-enclosed = This tile does not touch the sea, and others of its kind do.
reason-not-kept = You keep no such tile.
reason-tile-too-late = A kept tile is played before the first move.
reason-tile-played = You have played a kept tile this turn.
reason-lower-first = Of two such tiles, the one of the lower terrain goes first.
reason-no-target = There is nothing now that this tile could move.
reason-other-defence = This tile does not help against that creature.

## Creatures

reason-other-creature = The die shows { $die ->
    [serpent] a serpent
    [shark] a shark
   *[whale] a whale
}: others stay where they are.
reason-creature-away = This creature is not on the board.
reason-occupied-space = Something is on that space: it must be empty.
reason-out-of-range = That is further than { $range ->
    [one] one space
   *[other] { $range } spaces
}, or somebody is in the way.
