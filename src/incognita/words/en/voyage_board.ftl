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
