# Explorers at the table: what is asked, what was done. Names of terrains and items are in explorers.ftl.

## The table

explorers-goal = most points after four rounds
explorers-goal-alone = as many points as you can
explorers-basic = basic scoring
explorers-advanced = advanced: { $names }
explorers-all-advanced = advanced scoring
explorers-tiles = tiles { $tiles }
explorers-round-setup = Setting up
explorers-round = Round { $round } of { $rounds }, turn { $turn }
explorers-tab-side = Score
explorers-tab-badge = { $count }
explorers-fact-crosses = Crosses
explorers-fact-keys = Keys left
explorers-fact-maps = Maps left
explorers-fact-gems = Gems
explorers-fact-temples = Temples visited
explorers-notice-last = The last turn of the game.
explorers-notice-nobody = The last turn of the game: nobody is active, take either side with three crosses.
explorers-watching = You are watching: boards are shown as they were when the turn began.
explorers-over = The exploration is over
explorers-over-detail = Replay it move by move, or play again.
explorers-chance = The next card is turned up
explorers-as-of = as of the last turn
explorers-board-of = Board of { $name }
explorers-score = Score
explorers-score-so-far = { $points ->
    [one] 1 point so far
   *[other] { $points } points so far
}
explorers-use-map = Use a map: four crosses in one terrain
explorers-lay = The landscape
explorers-lay-note = four of eight tiles
explorers-card = This turn’s card
explorers-note-you = you are the active player
explorers-note-active = { $name } is active
explorers-note-nobody = nobody is active
explorers-note-alone = playing alone
explorers-ways = The side that is named gives two crosses, the other one three.
explorers-ways-you = You take the side you name, with three crosses. Whoever follows you gets two.
explorers-ways-nobody = Either side gives three crosses.
explorers-ways-alone = The side that faces you gives three crosses, the other one two.
explorers-ways-setup = First everybody crosses three cells of one terrain, from the start village on.

## A new table

explorers-new-summary = { $players ->
    [1] Alone
   *[other] { $players } players
}, { $sides ->
    [basic] basic scoring
    [advanced] advanced scoring
   *[mixed] basic and advanced scoring mixed
}, { $objectives ->
    [0] no objectives
    [one] one objective
   *[other] { $objectives } objectives
}, { $setup ->
    [chosen] a landscape of your own.
   *[random] a landscape at random.
}

## What is asked

explorers-ask-lay = Lay a tile at { $letter }
explorers-ask-lay-detail = Four of the eight tiles make the landscape, the same for everybody.
explorers-ask-village = Choose the start village
explorers-ask-village-detail = { $many } villages lie equally near to the middle.
explorers-ask-start = Cross three cells of one terrain
explorers-ask-start-detail = { $cells ->
    [one] One lit cell.
   *[other] { $cells } lit cells.
} The first cross settles the terrain.
explorers-ask-name = You are active: name a side of the card
explorers-ask-name-detail = You make three crosses there. The others get three in the other side, or two in yours.
explorers-ask-take = { $maps ->
    [0] Take a side of the card
   *[other] Take a side of the card, or use a map
}
explorers-ask-take-detail = { $who ->
    [alone] Three crosses in the side that faces you, two in the other.
    [nobody] Nobody is active: three crosses in either side.
   *[other] Two crosses in the side that was named, three in the other.
}
explorers-ask-take-named = Take the side you named, or use a map
explorers-ask-take-named-detail = Three crosses in that side, or four in one terrain of your choice.
explorers-ask-chart = Which terrain does the map show?
explorers-ask-chart-detail = Four crosses, all in one terrain.
explorers-ask-cross = { $left ->
    [one] One cross left: { $country }
   *[other] { $left } crosses left: { $country }
}
explorers-ask-cross-detail = { $cells ->
    [one] One lit cell.
   *[other] { $cells } lit cells.
} Tap, or draw over them.
explorers-ask-horse = { $horses ->
    [one] The horse: one more cross
   *[other] { $horses } horses: one more cross each
}
explorers-ask-horse-detail = { $cells ->
    [one] One lit cell, in any terrain.
   *[other] { $cells } lit cells, in any terrain.
}
explorers-ask-bonus = Which bonus first?
explorers-ask-bonus-detail = { $many } temples give you bonus crosses; each bonus goes to one terrain.
explorers-ask-bonus-any = { $left ->
    [one] One bonus cross
   *[other] { $left } bonus crosses, all in one terrain
}
explorers-ask-bonus-any-detail = { $cells ->
    [one] One lit cell.
   *[other] { $cells } lit cells.
} The first cross settles the terrain.
explorers-ask-seal = All crosses are written
explorers-ask-seal-detail = { $alone ->
    [yes] Undo as you like, then seal.
   *[no] Hidden until everybody has sealed. Undo as you like before.
}{ $left ->
    [0] {""}
    [one] {" "}One cross finds no cell and is lost.
   *[other] {" "}{ $left } crosses find no cell and are lost.
}
explorers-look = { $look }
explorers-look-item = { $cell }, { $terrain }, { $item }. { $does }
explorers-look-temple = { $cell }, { $terrain }, temple { $letter }. { $side ->
    [advanced] With a key: { $value } bonus crosses next.
   *[basic] With a key: { $value } points next.
}
explorers-look-village = { $cell }, village { $letter }. { $does }
explorers-lost = no box left for it
explorers-act-seal = Seal my crosses
explorers-act-map = { $maps ->
    [one] Use a map
   *[other] Use a map ({ $maps })
}
explorers-act-bonus = Temple { $letter }: { $crosses }
explorers-act-home = Back to mine
explorers-act-count = Count again
explorers-act-count-close = Go on
explorers-why-undo = There is nothing to take back.
explorers-first-terrain = First choose the terrain of the map.
explorers-first-tile = First lay the four tiles.
explorers-wait-seal = Waiting for { $names }
explorers-wait-seal-detail = You have sealed. Everything is shown when all have.
explorers-wait-name = { $name } names a side of the card
explorers-wait-name-detail = Then everybody crosses at the same time.
explorers-wait-lay = { $name } lays out the landscape
explorers-wait-village = { $name } chooses the start village

## The log

explorers-spot-lay = slot { $letter }, turned by { $degrees }°
explorers-log-lay = { $by ->
    [lot] The landscape is laid: tiles { $tiles }
   *[player] { $count ->
        [one] { $name } lays tile { $tiles }
       *[other] { $name } lays tiles { $tiles }
    }
}
explorers-log-village = { $by ->
    [lot] The lot starts everybody at village { $letter }
   *[player] { $name } starts everybody at village { $letter }
}
explorers-log-objective = { $count ->
    [one] Objective: { $goals }
   *[other] Objectives: { $goals }
}
explorers-log-card = Card turned up: { $one } or { $other }
explorers-log-card-alone = Card turned up: { $one } or { $other }, with { $facing } facing you
explorers-log-name = { $name } names { $country }
explorers-log-cross = { $name } { $how ->
    [take] takes { $country }, { $count ->
        [one] one cross
       *[other] { $count } crosses
    }
    [map] uses a map of { $country }, { $count ->
        [one] one cross
       *[other] { $count } crosses
    }
    [bonus] uses the bonus of temple { $letter }, { $count ->
        [one] one cross
       *[other] { $count } crosses
    }
   *[plain] crosses { $count ->
        [one] one cell
       *[other] { $count } cells
    }, { $country }
}{ $finds ->
    [none] {""}
   *[other] : { $finds }
}
explorers-log-none = { $name } { $how ->
    [take] takes { $country }, no cross
    [map] uses a map of { $country }, no cross
    [bonus] begins with the bonus of temple { $letter }
   *[plain] seals without a cross
}
explorers-log-lost = { $item } (no box left)

## Hints: what could be done


explorers-log-lay-hint = Lay tile { $tiles }
explorers-log-village-hint = Start at village { $letter }
explorers-log-name-hint = Name { $country }
explorers-log-cross-hint = { $how ->
    [take] Take { $country }: { $cells }
    [map] Use a map of { $country }: { $cells }
    [bonus] Bonus of temple { $letter }: { $cells }
   *[plain] Cross { $cells }
}{ $finds ->
    [none] {""}
   *[other] , takes { $finds }
}
explorers-log-none-hint = { $how ->
    [take] Take { $country }
    [map] Use a map of { $country }
    [bonus] Begin with the bonus of temple { $letter }
   *[plain] Seal
}

hint-why-explorers-points = { $amount ->
    [one] 1 point more
   *[other] { $amount } points more
}
hint-why-explorers-targets = nearer to what scores next
hint-why-explorers-keys = a key for a temple
hint-why-explorers-maps = a map for later

## The end

explorers-end-winner = { $name } explored best
explorers-end-alone = You reached { $total } points
explorers-end-points = Food, gems, temples, villages and objectives together: the highest total wins.
explorers-end-by-maps = Totals are equal: fewer used maps decide.
explorers-end-shared = Totals and used maps are equal: the victory is shared.
explorers-end-total = { $total ->
    [one] { $shown } point
   *[other] { $shown } points
}

## Shortcuts

explorers-keys-side = take or name the upper or lower side
explorers-keys-map = use a map
explorers-keys-chart = water, grass, sand or mountain for the map
explorers-keys-cross = cross the cell
explorers-keys-seal = seal your crosses
explorers-keys-board = next player’s board
explorers-keys-score = to the score

## Statistics

stat-explorers-food = Food
stat-explorers-gems = Gems
stat-explorers-temples = Temples
stat-explorers-villages = Villages
stat-explorers-objectives = Objectives
stat-explorers-crosses = Crosses
stat-explorers-finds = Things found
stat-explorers-unused = Found without a box left
stat-explorers-maps = Maps used
stat-explorers-bonuses = Bonuses of temples

## What chance may bring

outcome-tile = tile { $tile }, { $degrees ->
    [0] unturned
   *[other] turned by { $degrees }°
}
