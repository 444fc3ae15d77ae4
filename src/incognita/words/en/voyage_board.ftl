# The sea chart of the games of discovery, for eyes and ears.

voyage-chart = The sea chart
voyage-pattern = { $pattern ->
    [S] open sea
    [C] cape
    [A] corner coast
    [O] strait
    [B] bay
   *[F] all land
}
voyage-waterfall = waterfall, { $bonus } points
voyage-side = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
voyage-land-sides = land { $sides }
voyage-undiscovered = undiscovered
voyage-site = { $square }, land { $sides }
voyage-held = in your hand over it: { $tile }
voyage-edge = { $side ->
    [N] edge north of { $square }
    [E] edge east of { $square }
    [S] edge south of { $square }
   *[W] edge west of { $square }
}
voyage-coins = { $coins ->
    [0] no coins
    [one] { $coins } coin
   *[other] { $coins } coins
}
voyage-ship-here = the ship lies here
voyage-lit = can be chosen
voyage-costs = { $cost ->
    [0] free
   *[other] costs { $cost }
}
voyage-island = { $size ->
    [one] island of 1 square
   *[other] island of { $size } squares
}, { $leaders ->
    [0] nobody leads
    [one] { $who } leads
   *[other] { $who } lead
}
voyage-unit = { $unit ->
    [post] trading post
    [fort] fort
    [settlement] settlement
    [base] base
    [chief] chief scout
   *[scout] scout
}
voyage-unit-of = { $unit ->
    [post] trading post of { $who }
    [fort] fort of { $who }
    [settlement] settlement of { $who }
    [base] base of { $who }
    [chief] chief scout of { $who }
   *[scout] scout of { $who }
}
voyage-unit-at = { $name }, { $square }
voyage-unit-on = { $name } on the land { $sides }
voyage-event = { $event ->
    [storm] storm
    [hostile] hostile natives
    [friendly] friendly natives
    [natives] natives
    [pirates] pirates
    [ruins] ruins
   *[gold] gold
}
voyage-turn = Turn the tile (R)
voyage-turn-of = { $turns ->
    [1] { $pattern }, the only way
   *[other] { $pattern }, { $turn } of { $turns } ways
}
voyage-open-sides = { $count ->
    [0] No side stays open to sea
    [one] { $count } side open to sea
   *[other] { $count } sides open to sea
}

## Panels

voyage-stack = { $pattern }: { $count ->
    [0] none left
   *[other] { $count } left
}
voyage-pile = { $question ->
    [true] Pile { $number }, an event on top: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
   *[false] Pile { $number }: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
}
voyage-pile-empty = Pile { $number } is empty
voyage-gold = { $gold } gold
voyage-supply = { $unit ->
    [post] { $count ->
        [one] { $count } trading post left
       *[other] { $count } trading posts left
    }
    [fort] { $count ->
        [one] { $count } fort left
       *[other] { $count } forts left
    }
    [settlement] { $count ->
        [one] { $count } settlement left
       *[other] { $count } settlements left
    }
    [base] { $count ->
        [one] { $count } base left
       *[other] { $count } bases left
    }
   *[scout] { $count ->
        [one] { $count } scout left
       *[other] { $count } scouts left
    }
}
voyage-drawn = Drawn: { $tile }
voyage-piles = Face-down piles
voyage-open-stacks = Open stacks
voyage-what-unit = { $name }, { $cost } gold

## What things do

voyage-unit-does = { $unit ->
    [post] The smallest unit: any fort or settlement on the island ranks before it. It can be taken back.
    [fort] Ranks before all trading posts of the island, and finds a plant when it is complete.
    [base] Ranks before all scouts of the island; whoever starts past it pays you a toll.
    [chief] Counts as two scouts, on islands and on paths.
    [scout] The smallest unit: a base or settlement ranks before it. From a complete island it goes on into the jungle.
   *[settlement] Ranks before all other units of the island.
}
voyage-unit-short = { $unit ->
    [post] Post
    [fort] Fort
    [base] Base
    [chief] Chief
    [scout] Scout
   *[settlement] Settlem.
}
voyage-pattern-does = { $pattern ->
    [S] No land; routes join all four sides.
    [C] Land on one side.
    [A] Land on two sides that meet.
    [O] Land on two opposite sides: two lands, which do not touch.
    [B] Land on three sides.
    [waterfall] Land on all sides; its points are added to the tiles of its island.
   *[F] Land on all sides; no ship passes.
}
voyage-ship = ship
voyage-ship-does = The tile that was drawn is laid next to it, across a side of sea, and the ship sails onto it.
voyage-edge-does = A ship may set out from here.
voyage-tile-does = Land sides must meet land, sea sides sea. The ship comes across a sea side.
