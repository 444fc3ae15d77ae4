# Survive: the board for eyes and ears. Names of rules and refusals are in survive.ftl.

island-board = The island of Atlantis and the sea around it
island-colour = { $colour ->
    [0] Red
    [1] Blue
    [2] Yellow
   *[other] White
}
island-explorer = { $colour ->
    [0] red explorer
    [1] blue explorer
    [2] yellow explorer
   *[other] white explorer
}
island-explorer-worth = { $colour ->
    [0] red explorer worth { $value }
    [1] blue explorer worth { $value }
    [2] yellow explorer worth { $value }
   *[other] white explorer worth { $value }
}
island-creature = { $kind ->
    [serpent] sea serpent
    [shark] shark
   *[whale] whale
}
island-boat-empty = empty boat
island-boat-with = boat with { $crew }
island-sailed-by = sailed by { $who }
island-terrain = { $terrain ->
    [beach] beach
    [forest] forest
    [mountain] mountain
    [lagoon] lagoon
    [sunk] sea where a tile has sunk
   *[sea] sea
}
island-isle = { $isle ->
    [0] north-west isle
    [1] north-east isle
    [2] south-west isle
   *[other] south-east isle
}
island-isle-empty = nobody ashore yet
island-isle-does = Whoever lands here is safe for good and counts at the end.
island-landing = landing space of the { $isle }
island-at = { $at ->
    [land] on { $where }
    [boat] aboard at { $where }
   *[sea] swimming at { $where }
}
island-chosen = chosen
island-reachable = reachable
island-lost-there = would be lost there
island-may-sink = may sink now
island-may-move = may be taken
island-pick = Which one?

## Panels

island-tiles-left = Tiles sink from low to high
island-terrain-label = { $terrain ->
    [1] Beach
    [2] Forest
   *[other] Mountain
}
island-tiles-count = { $left } of { $all }
island-beneath = Not seen yet: beneath, or kept by others
island-beneath-count = { $count ->
    [one] { $name }: one left
   *[other] { $name }: { $count } left
}
island-creatures = Creatures
island-creature-name = { $kind ->
    [serpent] Serpent
    [shark] Shark
   *[whale] Whale
}
island-creature-range = { $range ->
    [one] 1 space
   *[other] { $range } spaces
}
island-creature-hits = { $kind ->
    [serpent] swimmers and loaded boats
    [shark] swimmers
   *[whale] overturns loaded boats
}
island-rolled = rolled now
island-ashore = Ashore
island-ashore-who = { $colour }: { $saved ->
    [one] { $saved } ashore
   *[other] { $saved } ashore
}, { $left } still out, { $lost } lost
island-ashore-left = { $left } out
island-ashore-lost = { $lost } lost
island-kept-from = from under a { $terrain ->
    [1] beach
    [2] forest
   *[other] mountain
}
island-kept-hidden = Kept tile, face down
island-when-turn_start = Start of your turn
island-when-defence = In another’s turn
island-when-immediate = At once

## Backs of the tiles

island-back-shark = Shark
island-back-shark-does = A shark comes up on the vacated space and takes every swimmer there.
island-back-whale = Whale
island-back-whale-does = A whale comes up on the vacated space; swimmers there are safe.
island-back-boat = Boat
island-back-boat-does = A boat comes up on the vacated space; up to three swimmers there go aboard.
island-back-whirlpool = Whirlpool
island-back-whirlpool-does = Everything on the vacated space and on the sea around it is lost.
island-back-volcano = Volcano
island-back-volcano-does = The game ends at once; whoever is not ashore is lost.
island-back-dolphin = Dolphin
island-back-dolphin-does = One of your swimmers moves up to three sea spaces.
island-back-wind = Wind
island-back-wind-does = A boat you control moves up to three sea spaces.
island-back-move_serpent = Call a serpent
island-back-move_serpent-does = Put any serpent on any free sea space.
island-back-move_shark = Call a shark
island-back-move_shark-does = Put any shark on any free sea space.
island-back-move_whale = Call a whale
island-back-move_whale-does = Put any whale on any free sea space.
island-back-shark_defence = Shark defence
island-back-shark_defence-does = A shark sent to your swimmer is removed; all swimmers there live.
island-back-whale_defence = Whale defence
island-back-whale_defence-does = A whale sent to your boat is removed; the boat stays afloat.

## What things do

island-terrain-does = { $terrain ->
    [beach] Sinks first.
    [forest] Sinks once no beach is left.
   *[mountain] Sinks last. Under one of them lies the volcano.
}
island-creature-does = { $kind ->
    [serpent] Takes swimmers, and boats with everybody aboard. Moves one space when it is rolled.
    [shark] Takes swimmers. Moves up to two spaces when it is rolled.
   *[whale] Overturns boats that carry somebody. Moves up to three spaces when it is rolled.
}
island-boat = boat
island-boat-does = Carries up to three explorers. Whoever has the most aboard sails it; anybody sails an empty one.
island-explorer-does = Walks on land, swims one space a turn, and counts its hidden value once ashore.
island-sign = { $sign ->
    [skull] skull
    [shield] shield
    [whirlpool] whirlpool
    [volcano] volcano
    [dolphin] dolphin
   *[wind] wind
}
island-sign-does = { $sign ->
    [skull] Somebody would be lost there.
    [shield] A kept tile defends against a shark or a whale.
    [whirlpool] Everything on the vacated space and on the sea around it is lost.
    [volcano] The game ends at once.
    [dolphin] One of your swimmers moves up to three sea spaces.
   *[wind] A boat you control moves up to three sea spaces.
}
