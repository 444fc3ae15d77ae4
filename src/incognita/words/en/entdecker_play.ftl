# Entdecker at the table: what is asked, what was done. Names of tiles, events and units are in entdecker.ftl.

## The table

entdecker-subtitle = base rules
entdecker-round = Season { $season }, { $left ->
    [0] the sea is full
    [one] one square undiscovered
   *[other] { $left } squares undiscovered
}
entdecker-supply-post = Trading posts left
entdecker-supply-fort = Forts left
entdecker-supply-settlement = Settlements left
entdecker-tokens = Plant tokens
entdecker-notice-full = { $left ->
    [0] The sea is full: the game ends with this turn.
    [one] One square is undiscovered: the turn that discovers it is the last.
   *[other] { $left } squares are undiscovered: the turn that discovers the last one ends the game.
}
entdecker-notice-tiles = { $left ->
    [0] No tile is left: the game ends with this turn.
    [one] One tile is left: the turn that draws it is the last.
   *[other] { $left } tiles are left: the turn that draws the last one ends the game.
}
entdecker-tab-side = The find
entdecker-tab-badge = { $count }
entdecker-over = The sea is charted
entdecker-wait-plant = { $name } takes a plant token
entdecker-wait-plant-detail = The greatest discoverer of an island chooses a pile.

## The tray

entdecker-drawn = Drawn
entdecker-piles = Piles
entdecker-piles-note = 1 gold a tile; a question mark hides an event
entdecker-numbers = How many tiles
entdecker-budget = How much gold for tiles
entdecker-number = { $number }: costs { $cost } gold, { $left } left
entdecker-hand = Your personal tiles
entdecker-hand-note = 2 gold, one a turn
entdecker-build-hostile = hostile natives: dearer here
entdecker-offer = { $unit ->
    [post] Trading post
    [fort] Fort
   *[settlement] Settlement
}: { $cost ->
    [0] not possible here
   *[other] { $cost } gold
}, { $left ->
    [0] none left
    [one] one left
   *[other] { $left } left
}
entdecker-islands = Complete islands
entdecker-island = island of { $value }
entdecker-plants = Plant tokens
entdecker-plants-note = worth 1 to 4
entdecker-left = Still to draw
entdecker-left-note = all piles together
entdecker-left-tile = { $tile ->
    [S] open sea
    [C] cape
    [A] corner coast
    [O] strait
    [B] bay
   *[F] all land
}: { $count } left
entdecker-spin-now = { $number } gold for everybody
entdecker-season = Season { $season }
entdecker-first = { $name } begins every season
entdecker-first-now = { $name } begins this season
entdecker-wealth = Wealth
entdecker-wealth-note = 12 at most

## What is asked

entdecker-ask-start = Where does the ship start?
entdecker-ask-start-detail = Choose a lit circle or tile. You have { $gold } gold; starting beside another’s unit costs its value, all else is free.
entdecker-look-start = { $place }: { $cost ->
    [0] free
   *[other] { $cost } gold to the bank
}. { $armed ->
    [yes] Tap again to start here.
   *[no] You have { $gold } gold.
}
entdecker-ask-announce = { $number ->
    [one] Announce one tile?
   *[other] Announce { $number } tiles?
}
entdecker-ask-announce-detail = { $number ->
    [one] It costs 1 gold
   *[other] They cost { $number } gold
}, paid now; { $left } left: { $unit ->
    [post] enough for a trading post
    [fort] enough for a fort
    [settlement] enough for a settlement
   *[none] nothing to build with
}. From { $from }.
entdecker-ask-announce-do = { $number ->
    [one] Announce 1
   *[other] Announce { $number }
}
entdecker-ask-budget = Spend { $number } gold on tiles?
entdecker-ask-budget-detail = A drawn tile takes 1, a personal tile 2. { $left } left: { $unit ->
    [post] enough for a trading post
    [fort] enough for a fort
    [settlement] enough for a settlement
   *[none] nothing to build with
}. From { $from }.
entdecker-ask-budget-do = Spend { $number }
entdecker-ask-lay = Lay the { $tile ->
    [S] open sea
    [C] cape
    [A] corner coast
    [O] strait
    [B] bay
   *[F] all land
}
entdecker-ask-lay-detail = { $squares ->
    [one] One lit square
   *[other] { $squares } lit squares
}, { $ways ->
    [one] one way
   *[other] { $ways } ways
} to lay it; the ship follows. { $event ->
    [none] {""}
    [storm] Then a storm ends your turn.
    [hostile] Hostile natives live there.
    [friendly] Friendly natives live there.
    [pirates] Then pirates take half of your gold.
    [ruins] Its ruins bring 3 points.
   *[gold] It brings 3 gold.
}
entdecker-ask-draw = Draw a tile
entdecker-ask-draw-detail = { $personal ->
    [yes] { $budget } gold to spend: press a pile, or one of your personal tiles.
   *[no] { $budget ->
        [one] One tile is paid for
       *[other] { $budget } tiles are paid for
    }: press a pile. A question mark on top hides an event.
}
entdecker-ask-go-on = Go on, build or end the turn?
entdecker-ask-go-on-detail = { $personal ->
    [yes] { $budget } gold to spend on tiles
   *[no] { $budget ->
        [one] One tile paid for
       *[other] { $budget } tiles paid for
    }
}, { $gold } gold in your purse. { $build ->
    [yes] Building ends the exploration.
   *[no] Nothing can be built on this tile now.
}
entdecker-ask-build = { $build ->
    [yes] Build here, or end the turn?
   *[no] End the turn?
}
entdecker-ask-build-detail = { $budget ->
    [0] No tile is left to draw.
   *[other] The ship has no way on.
} { $build ->
    [yes] You have { $gold } gold{ $hostile ->
        [yes] ; hostile natives make units dearer here
       *[no] {""}
    }.
   *[no] Nothing can be built on this tile.
}
entdecker-ask-site = { $land ->
    [single] { $unit ->
        [post] Build a trading post here?
        [fort] Build a fort here?
       *[settlement] Build a settlement here?
    }
   *[several] On which land?
}
entdecker-ask-site-detail = { $land ->
    [single] Building ends your turn and cannot be taken back.
   *[several] { $unit ->
        [post] The trading post
        [fort] The fort
       *[settlement] The settlement
    } stands on one side of the strait: choose a lit land. Building ends your turn.
}
entdecker-act-build = Build and end the turn
entdecker-ask-recall = Take back a trading post
entdecker-ask-recall-detail = { $many ->
    [one] Your post is lit
   *[other] Your { $many } posts are lit
}: it returns to your supply, free of charge.
entdecker-ask-friendly = Friendly natives offer a plant token
entdecker-ask-friendly-detail = Choose a pile. It brings no points now, but the most tokens count at the end.
entdecker-ask-order = Which island is scored next?
entdecker-ask-order-detail = { $many } islands with forts or settlements are complete: their discoverers take plants in this order.
entdecker-ask-plant = Your island of { $value } is complete: take a plant token
entdecker-ask-plant-detail = Choose a pile. Its value is added to the island’s.
entdecker-act-stop = End the turn
entdecker-act-decline = Decline
entdecker-first-natives = First answer the natives: choose a pile of plant tokens, or decline.
entdecker-first-plant = First take a plant token from one of the two piles.
entdecker-first-island = Choose one of the lit islands.
entdecker-first-unit = Choose a unit to build here.

## What was done

entdecker-log-start = { $name } sails from { $place }{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } gold
}{ $number ->
    [0] {""}
   *[other] { $personal ->
        [yes] {" "}and spends { $number } gold
       *[no] {" "}and announces { $number ->
            [one] one tile
           *[other] { $number } tiles
        }
    }
}
entdecker-log-announce = { $name } announces { $number ->
    [one] one tile
   *[other] { $number } tiles
}
entdecker-log-draw = { $name } draws from pile { $pile }
entdecker-log-own = { $name } plays a personal tile: { $tile ->
    [S] open sea
    [C] cape
    [A] corner coast
   *[O] strait
}
entdecker-log-tile = { $name } draws { $tile ->
    [S] open sea
    [C] a cape
    [A] a corner coast
    [O] a strait
    [B] a bay
   *[F] all land
}{ $event ->
    [none] {""}
    [storm] {" "}with a storm
    [hostile] {" "}with hostile natives
    [friendly] {" "}with friendly natives
    [pirates] {" "}with pirates
    [ruins] {" "}with ruins
   *[gold] {" "}with gold
}{ $after ->
    [none] {""}
   *[other] ; { $after }
}
entdecker-log-misfit = { $name } draws { $tile ->
    [S] open sea
    [C] a cape
    [A] a corner coast
    [O] a strait
    [B] a bay
   *[F] all land
}, which fits nowhere{ $after ->
    [none] {""}
   *[other] ; { $after }
}
entdecker-log-lay = { $name } lays { $own ->
    [yes] { $tile ->
        [S] open sea of their own
        [C] a cape of their own
        [A] a corner coast of their own
       *[O] a strait of their own
    }
   *[no] { $tile ->
        [S] open sea
        [C] a cape
        [A] a corner coast
        [O] a strait
        [B] a bay
       *[F] all land
    }
} at { $square }{ $event ->
    [none] {""}
    [storm] : a storm ends the turn
    [hostile] : hostile natives
    [friendly] : friendly natives
    [pirates] : pirates take half of the gold
    [ruins] : ruins, 3 points
   *[gold] : 3 gold
}{ $after ->
    [none] {""}
   *[other] ; { $after }
}
entdecker-log-build = { $name } builds { $unit ->
    [post] a trading post
    [fort] a fort
   *[settlement] a settlement
} at { $square } for { $cost } gold{ $after ->
    [none] {""}
   *[other] ; { $after }
}
entdecker-log-stop = { $name } ends the turn{ $after ->
    [none] {""}
   *[other] ; { $after }
}
entdecker-log-recall = { $name } takes back the trading post at { $square }
entdecker-log-plant = { $value ->
    [0] { $name } takes a plant token
   *[other] { $name } takes a plant worth { $value }
}{ $after ->
    [none] {""}
   *[other] ; { $after }
}
entdecker-log-decline = { $name } declines the plant{ $after ->
    [none] {""}
   *[other] ; { $after }
}
entdecker-log-island = { $name } has the island of { $value } scored next
entdecker-log-spin = { $name } spins { $number }: that much gold for everybody{ $after ->
    [none] {""}
   *[other] ; { $after }
}

## Hints: what could be done


entdecker-log-start-hint = Sail from { $place }{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } gold
}{ $number ->
    [0] {""}
   *[other] { $personal ->
        [yes] , spend { $number } gold
       *[no] , announce { $number }
    }
}
entdecker-log-announce-hint = Announce { $number }
entdecker-log-draw-hint = Draw from pile { $pile }
entdecker-log-own-hint = Play a personal tile: { $tile ->
    [S] open sea
    [C] the cape
    [A] the corner coast
    [O] the strait
    [B] the bay
   *[F] all land
}
entdecker-log-lay-hint = Lay { $tile ->
    [S] open sea
    [C] the cape
    [A] the corner coast
    [O] the strait
    [B] the bay
   *[F] all land
} at { $square }{ $after ->
    [none] {""}
   *[other] ; { $after }
}
entdecker-log-build-hint = Build { $unit ->
    [post] a trading post
    [fort] a fort
   *[settlement] a settlement
} at { $square } for { $cost } gold
entdecker-log-stop-hint = End the turn
entdecker-log-recall-hint = Take back the trading post at { $square }
entdecker-log-plant-hint = Take a plant token
entdecker-log-decline-hint = Decline the plant
entdecker-log-island-hint = Score the island of { $value } next

hint-why-entdecker-points = { $amount ->
    [one] 1 point for sure
   *[other] { $amount } points for sure
}
hint-why-entdecker-gold = { $amount } gold more
hint-why-entdecker-tiles = a larger island to share in
hint-why-entdecker-loose = an island nearer to its end
hint-why-entdecker-rival = { $amount ->
    [one] { $name } loses about 1 point
   *[other] { $name } loses about { $amount } points
}
hint-why-entdecker-tokens = a plant token more
hint-why-entdecker-hoped = plants may be found there
hint-why-entdecker-plants = a share of the plants there
hint-why-entdecker-post = a post on an island that grows
hint-why-entdecker-fort = a fort on an island that grows
hint-why-entdecker-settlement = a settlement on an island that grows

## The end

entdecker-end-full = The whole sea is discovered. Plants are worth a point each to the great inventor.
entdecker-end-tiles = The last tile was drawn before the sea was full; unfinished islands counted as they lie. Plants are worth a point each to the great inventor.
entdecker-end-shared = The points are equal: the victory is shared.
entdecker-end-wealth = The points are equal: more gold decided.
entdecker-end-total = { $total ->
    [one] one point
   *[other] { $total } points
}
entdecker-end-note = { $tokens ->
    [0] no plants
    [one] one plant
   *[other] { $tokens } plants
}{ $inventor ->
    [yes] , great inventor: +{ $tokens }
   *[no] {""}
}, { $gold } gold

## The help page

help-honest-entdecker = Of Entdecker the rules are known in full, but no source counts the tiles: how many there are of each pattern, which landscape goes with which event, how the twenty events are shared out and how many plant tokens there are of each value is assumed here. So is that the long side of the board lies across.

## Statistics

stat-entdecker-islands = Islands
stat-entdecker-ruins = Ruins
stat-entdecker-inventor = Great inventor
stat-entdecker-scored = Islands that paid
stat-entdecker-tiles = Tiles laid
stat-entdecker-misfits = Tiles that fitted nowhere
stat-entdecker-built = Units built
stat-entdecker-spent = Gold spent or lost
stat-entdecker-income = Gold from the spinner

## What chance may bring

outcome-spin = The arrow shows { $number }
