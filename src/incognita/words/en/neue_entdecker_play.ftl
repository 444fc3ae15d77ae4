# Die neuen Entdecker at the table: what is asked, what was done. Names of tiles, events and units are in neue_entdecker.ftl.

## The table

neue-subtitle = { $layout } layout
neue-round = Turn { $turn }, { $left ->
    [0] the sea is full
    [one] one square undiscovered
   *[other] { $left } squares undiscovered
}
neue-notice-full = { $left ->
    [0] The sea is full: the game ends with this turn.
    [one] One square is undiscovered: the turn that discovers it is the last.
   *[other] { $left } squares are undiscovered: the turn that discovers the last one ends the game.
}
neue-tab-side = Stores
neue-tab-badge = { $count }
neue-over = The sea is charted, the huts are open
neue-wait-scout = { $name } sends a scout into the jungle
neue-wait-scout-detail = Scouts of a complete island go to the paths, one by one.
neue-play-supply-scout = Scouts left
neue-play-supply-base = Bases left
neue-play-supply-settlement = Settlements left

## The tray

neue-play-drawn = Drawn
neue-play-hidden = Hidden tiles
neue-play-open = Open tiles
neue-play-price = { $cost } gold a tile
neue-play-number = { $number }: costs { $cost } gold, { $left } left
neue-play-offer = { $unit ->
    [scout] Scout
    [base] Base
    [chief] Chief scout
   *[settlement] Settlement
}: { $cost } gold, { $left ->
    [0] none left
    [one] one left
   *[other] { $left } left
}
neue-play-islands = Complete islands
neue-play-island = island worth { $value }
neue-play-names = Numbers of your scouts
neue-play-sends = Which scout?
neue-play-ways = { $ways } ways to pay
neue-play-space = { $space ->
    [1] on the dot
    [2] on the eye
   *[other] on space { $space }
}
neue-play-rolled = Rolled last: { $number } gold for the roller, { $others } for everybody else
neue-play-unrolled = Nobody has rolled for income yet.
neue-play-tokens = Plant tokens you have not seen
neue-play-named = { $count ->
    [one] Your chief scout: number { $first }
   *[other] Your chief scouts: numbers { $first } and { $second }
}
neue-play-left = Still in the hidden piles
neue-play-left-tile = { $tile ->
    [S] open sea
    [C] cape
    [A] corner coast
    [O] strait
    [B] bay
   *[F] all land
}: { $count } left
neue-play-discards = { $count ->
    [0] No tile is discarded.
    [one] One tile is discarded.
   *[other] { $count } tiles are discarded.
}
neue-play-no-place = This tile fits nowhere before the ship.
neue-play-open-first = Open tiles are chosen in an expedition that announced open tiles.
neue-play-first-island = Choose one of the lit islands.
neue-play-first-path = Choose a lit path of the jungle.
neue-play-first-unit = Choose a unit to place here.
neue-play-first-stack = First choose a tile from an open stack.
neue-keys-chief = plain scout or chief scout
neue-keys-open = hidden or open tiles

## What is asked

neue-ask-name = { $left ->
    [one] Name your second chief scout
   *[other] Name two chief scouts in secret
}
neue-ask-name-detail = Choose a number. A chief scout counts as two on islands and paths; nobody else learns it before.
neue-ask-wheel = The wheel: how much gold?
neue-ask-wheel-detail = You receive what you choose, everybody else 1 more.
neue-ask-start = Where does the ship start?
neue-ask-start-detail = Choose a lit edge space or tile: the coin is what it costs. You have { $gold } gold, and a tile costs at least 1.
neue-look-start = { $place }: { $cost ->
    [0] free
   *[other] { $cost } gold
}{ $ways ->
    [1] {""}
   *[other] {" "}at least, { $ways } ways to pay
}. { $armed ->
    [yes] Tap again to start here.
   *[no] You have { $gold } gold.
}
neue-ask-pay = Which way to { $place }?
neue-ask-pay-detail = { $ways } ways lead there: coins go to the bank, tolls to the owners of bases and settlements on the way.
neue-ask-announce = { $open ->
    [yes] { $number ->
        [one] Announce one open tile?
       *[other] Announce { $number } open tiles?
    }
   *[no] { $number ->
        [one] Announce one hidden tile?
       *[other] Announce { $number } hidden tiles?
    }
}
neue-ask-announce-detail = { $cost } gold, paid now; { $left } left: { $unit ->
    [scout] enough for a scout
    [base] enough for a base
    [settlement] enough for a settlement
   *[none] nothing to build with
}. From { $from }.
neue-ask-announce-do = Announce { $number }
neue-ask-lay = Lay the { $tile ->
    [S] open sea
    [C] cape
    [A] corner coast
    [O] strait
    [B] bay
   *[F] all land
}
neue-ask-lay-detail = { $squares ->
    [one] One lit square
   *[other] { $squares } lit squares
}, { $ways ->
    [one] one way
   *[other] { $ways } ways
} to lay it; the ship follows. { $event ->
    [none] {""}
    [storm] Then a storm ends the expedition.
    [natives] Natives will welcome a scout of yours.
    [pirates] Then pirates take half of your gold.
   *[gold] It brings 3 gold.
}
neue-ask-draw = { $open ->
    [yes] Choose an open tile
   *[no] Draw a hidden tile
}
neue-ask-draw-detail = { $budget ->
    [one] One tile is announced
   *[other] { $budget } tiles are announced
}: { $open ->
    [yes] press an open stack, then a lit square.
   *[no] press a pile. A question mark on top hides an event.
}
neue-ask-go-on = Go on, place a unit or end the expedition?
neue-ask-go-on-detail = { $budget ->
    [one] One announced tile left
   *[other] { $budget } announced tiles left
}, { $gold } gold in your purse. { $build ->
    [yes] A unit ends the expedition.
   *[no] Nothing can be placed on this tile now.
}
neue-ask-build = { $build ->
    [yes] Place a unit here, or end the expedition?
   *[no] End the expedition?
}
neue-ask-build-detail = { $budget ->
    [0] No announced tile is left.
   *[other] The ship has no way on.
} { $build ->
    [yes] You have { $gold } gold.
   *[no] Nothing can be placed on this tile.
}
neue-ask-site = { $land ->
    [single] { $unit ->
        [scout] Place a scout here?
        [chief] Place a chief scout here?
        [base] Place a base here?
       *[settlement] Place a settlement here?
    }
   *[several] On which land?
}
neue-ask-site-detail = { $land ->
    [single] Placing a unit ends the expedition and cannot be taken back.
   *[several] { $unit ->
        [scout] The scout
        [chief] The chief scout
        [base] The base
       *[settlement] The settlement
    } stands on one side of the strait: choose a lit land. This ends the expedition.
}
neue-act-build = Place it and end the turn
neue-ask-recall = Take a scout back
neue-ask-recall-detail = { $natives ->
    [yes] Your supply is empty: choose one of your scouts for the natives, or decline.
   *[no] Your supply is empty: choose one of your scouts to place it here, which ends the expedition.
} { $many ->
    [one] One is lit.
   *[other] { $many } are lit.
}
neue-ask-scout = { $natives ->
    [yes] Natives: send a scout into the jungle
   *[no] Send a scout into the jungle
}
neue-ask-scout-detail = { $both ->
    [yes] Choose which scout below, then a lit path.
   *[no] Choose a lit path: the scout takes the free space nearest to the hut.
} { $left ->
    [0] {""}
    [one] It is your last from this island.
   *[other] You have { $left } from this island.
}
neue-ask-order = Which island is scored next?
neue-ask-order-detail = { $many } islands with scouts are complete: their scouts go to the jungle in this order.
neue-act-stop = End it here
neue-act-shuffle = Shuffle the discards
neue-act-decline = Decline

## What was done

neue-log-name = { $count ->
    [one] { $name } names a chief scout in secret
   *[other] { $name } names { $count } chief scouts in secret
}
neue-log-roll = { $wheel ->
    [yes] { $number ->
        [0] { $name } rolls the wheel
       *[other] { $name } rolls the wheel and takes { $number } gold, the others { $others }
    }
   *[no] { $name } rolls { $number } gold, the others get { $others }
}
neue-log-start = { $name } sails from { $place }{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } gold
}{ $number ->
    [0] {""}
   *[other] { $open ->
        [yes] {" "}and announces { $number ->
            [one] an open tile
           *[other] { $number } open tiles
        }
       *[no] {" "}and announces { $number ->
            [one] a hidden tile
           *[other] { $number } hidden tiles
        }
    }
}
neue-log-announce = { $open ->
    [yes] { $name } announces { $number ->
        [one] an open tile
       *[other] { $number } open tiles
    }
   *[no] { $name } announces { $number ->
        [one] a hidden tile
       *[other] { $number } hidden tiles
    }
}
neue-log-draw = { $name } draws from pile { $pile }
neue-log-tile = { $name } draws { $tile ->
    [S] open sea
    [C] a cape
    [A] a corner coast
    [O] a strait
    [B] a bay
   *[F] all land
}{ $event ->
    [none] {""}
    [storm] {" "}with a storm
    [natives] {" "}with natives
    [pirates] {" "}with pirates
   *[gold] {" "}with gold
}{ $after ->
    [none] {""}
   *[other] ; { $after }
}
neue-log-misfit = { $name } draws { $tile ->
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
neue-log-lay = { $name } lays { $tile ->
    [S] open sea
    [C] a cape
    [A] a corner coast
    [O] a strait
    [B] a bay
   *[F] all land
} at { $square }{ $event ->
    [none] {""}
    [storm] : a storm ends the expedition
    [natives] : natives
    [pirates] : pirates take half of the gold
   *[gold] : 3 gold
}{ $after ->
    [none] {""}
   *[other] ; { $after }
}
neue-log-shuffle = { $name } shuffles the discards into new piles
neue-log-build = { $name } places { $unit ->
    [scout] a scout
    [chief] a chief scout
    [base] a base
   *[settlement] a settlement
} at { $square } for { $cost } gold{ $after ->
    [none] {""}
   *[other] ; { $after }
}
neue-log-stop = { $name } ends the expedition{ $after ->
    [none] {""}
   *[other] ; { $after }
}
neue-log-recall = { $square ->
    [none] { $name } takes a scout back from path { $path }
   *[other] { $name } takes a scout back from { $square }
}{ $after ->
    [none] {""}
   *[other] ; { $after }
}
neue-log-scout = { $name } sends { $chief ->
    [yes] a chief scout
   *[no] a scout
} to path { $path }{ $token ->
    [none] {""}
    [token] { $value ->
        [0] {" "}and puts a plant into the hut
       *[other] {" "}and puts a plant worth { $value } into the hut
    }
   *[look] { $value ->
        [0] {" "}and looks at the plant
       *[other] {" "}and looks: the plant is worth { $value }
    }
}{ $after ->
    [none] {""}
   *[other] ; { $after }
}
neue-log-decline = { $name } declines{ $after ->
    [none] {""}
   *[other] ; { $after }
}
neue-log-island = { $name } has the island worth { $value } scored next{ $after ->
    [none] {""}
   *[other] ; { $after }
}
neue-log-reveal = { $square ->
    [none] { $chief ->
        [yes] A scout of { $name } on path { $path } is a chief scout
       *[no] A scout of { $name } on path { $path } is no chief
    }
   *[other] { $chief ->
        [yes] The scout of { $name } at { $square } is a chief scout
       *[no] The scout of { $name } at { $square } is no chief
    }
}{ $after ->
    [none] {""}
   *[other] ; { $after }
}
neue-log-hut = The hut of path { $path } is opened: { $winner ->
    [none] nobody gets the { $value }
   *[other] { $winner } +{ $value }
}

## Hints: what could be done


neue-log-name-hint = Name chief scouts
neue-log-roll-hint = Take { $number } gold, the others { $others }
neue-log-start-hint = Sail from { $place }{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } gold
}{ $number ->
    [0] {""}
   *[other] { $open ->
        [yes] , announce { $number } open
       *[no] , announce { $number } hidden
    }
}
neue-log-announce-hint = { $open ->
    [yes] Announce { $number } open
   *[no] Announce { $number } hidden
}
neue-log-draw-hint = Draw from pile { $pile }
neue-log-lay-hint = Lay { $tile ->
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
neue-log-shuffle-hint = Shuffle the discards into new piles
neue-log-build-hint = Place { $unit ->
    [scout] a scout
    [chief] a chief scout
    [base] a base
   *[settlement] a settlement
} at { $square } for { $cost } gold
neue-log-stop-hint = End the expedition
neue-log-recall-hint = { $square ->
    [none] Take a scout back from path { $path }
   *[other] Take the scout back from { $square }
}
neue-log-scout-hint = Send { $chief ->
    [yes] the chief scout
   *[no] a scout
} to path { $path }
neue-log-decline-hint = Decline
neue-log-island-hint = Score the island worth { $value } next

hint-why-neue-entdecker-points = { $amount ->
    [one] 1 point for sure
   *[other] { $amount } points for sure
}
hint-why-neue-entdecker-gold = { $amount } gold more
hint-why-neue-entdecker-tiles = a larger island to share in
hint-why-neue-entdecker-loose = an island nearer to its end
hint-why-neue-entdecker-rival = { $amount ->
    [one] { $name } loses about 1 point
   *[other] { $name } loses about { $amount } points
}
hint-why-neue-entdecker-landing = scouts for the jungle
hint-why-neue-entdecker-scout = a scout on an island that grows
hint-why-neue-entdecker-base = a base on an island that grows
hint-why-neue-entdecker-settlement = a settlement on an island that grows
hint-why-neue-entdecker-early = first before a hut
hint-why-neue-entdecker-late = first before a hut

## The end

neue-end-points = The whole sea is discovered and every hut is open: the most points win.
neue-end-gold = The points are equal: more gold decided.
neue-end-shared = Points and gold are equal: the victory is shared.
neue-end-total = { $total ->
    [one] one point
   *[other] { $total } points
}
neue-end-note = { $gold } gold

## The help page

help-honest-neue-entdecker = Of Die neuen Entdecker the rules are known in full, but the pictures are lost: where open seas and waterfalls lie in each layout, and how many tiles there are of each pattern, is assumed here. Of several paths to a start only payments that no other undercuts are offered.

## Statistics

stat-neue-entdecker-islands = Islands
stat-neue-entdecker-huts = Huts in the jungle
stat-neue-entdecker-scored = Islands that paid
stat-neue-entdecker-tiles = Tiles laid
stat-neue-entdecker-misfits = Tiles that fitted nowhere
stat-neue-entdecker-built = Units placed
stat-neue-entdecker-spent = Gold spent or lost
stat-neue-entdecker-rolled = Gold from own rolls
stat-neue-entdecker-tolls = Tolls received
stat-neue-entdecker-scouts = Scouts sent into the jungle

## What chance may bring

outcome-token = token worth { $value }
