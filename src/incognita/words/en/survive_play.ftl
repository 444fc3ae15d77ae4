# Survive: Escape from Atlantis at the table: what is asked, what was done. Names of pieces and tiles are in survive_board.ftl.

## The table

survive-short = Survive
survive-subtitle = base rules
survive-two-colours = two colours each
survive-goal = highest total ashore wins
survive-goal-equal = most explorers ashore wins
survive-round-setup = Setting up
survive-round = Round { $round }, turn { $turn }
survive-unit-place = to place
survive-unit-points = ashore, { $score } pts
survive-unit-saved = ashore
survive-fact-saved = Explorers ashore
survive-fact-land = Explorers on the island
survive-fact-aboard = Explorers in boats
survive-fact-sea = Swimmers
survive-fact-lost = Explorers lost
survive-fact-kept = Kept tiles
survive-notice-limit = Turn { $turn } of { $limit }: whoever is not ashore by then is lost.
survive-notice-volcano = Only mountains stand: under one of them lies the volcano.
survive-tab-side = Island
survive-tab-badge = { $count }
survive-side-tiles = The island
survive-supply = Beside the board
survive-supply-sharks = { $count ->
    [one] shark
   *[other] sharks
}
survive-supply-whales = { $count ->
    [one] whale
   *[other] whales
}
survive-supply-boats = { $count ->
    [one] boat
   *[other] boats
}
survive-watching = You are watching: values and kept tiles stay hidden.
survive-over = The island is gone
survive-over-detail = Replay it move by move, or play again.
survive-chance = The dice and tiles decide
survive-wait-answer = { $name } is asked about a defence
survive-wait-answer-detail = Everybody who might keep such a tile is asked.

## The tray

survive-steps = Steps of the turn
survive-step-tile = Kept tile
survive-step-move = Moves
survive-step-sink = Sink
survive-step-creature = Creature
survive-points = { $points ->
    [0] no moves left
    [one] one move left
   *[other] { $points } moves left
}
survive-crew = Your explorers
survive-explorers = { $count } { $colour ->
    [0] red explorers
    [1] blue explorers
    [2] yellow explorers
   *[other] white explorers
}
survive-boats = { $count ->
    [1] a boat
   *[other] { $count } boats
}
survive-creatures = { $kind ->
    [serpent] { $count ->
        [1] a sea serpent
       *[other] { $count } sea serpents
    }
    [shark] { $count ->
        [1] a shark
       *[other] { $count } sharks
    }
   *[whale] { $count ->
        [1] a whale
       *[other] { $count } whales
    }
}
survive-at-isle = ashore
survive-at-lost = lost
survive-values = { $count ->
    [one] One explorer to place, with its value
   *[other] { $count } explorers to place, by value
}
survive-values-of = { $colour }: { $count } to place, by value
survive-kept = Kept tiles
survive-kept-none = Tiles with a red edge that you find are kept here.
survive-defence-held = You keep the { $kind ->
    [shark] shark defence
   *[whale] whale defence
}.
survive-defence-none = You keep no { $kind ->
    [shark] shark defence
   *[whale] whale defence
}.

## What is asked

survive-ask-place = Place an explorer worth { $value }
survive-ask-place-detail = Choose a value below, then a lit tile. { $left ->
    [one] One
   *[other] { $left }
} to place, { $spaces ->
    [one] one tile
   *[other] { $spaces } tiles
} free.
survive-ask-launch = Put a boat to sea
survive-ask-launch-detail = Choose a lit space beside the island. { $boats ->
    [one] It is your last
   *[other] You have { $boats }
}; { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
} free. Anybody may use it.
survive-ask-crew = Who goes into the boat?
survive-ask-crew-detail = More than three swim here: choose { $left ->
    [one] one more
   *[other] { $left } more
}.
survive-ask-drop = Where to with the { $piece }?
survive-ask-drop-detail = Choose any lit space of the sea: nothing may be on it.
survive-ask-glide = { $piece }: on, or stop here?
survive-ask-glide-detail = { $range ->
    [one] One more space
   *[other] Up to { $range } more spaces
}: choose a lit one, or stop.
survive-ask-creature = You rolled a { $die }: move one?
survive-ask-creature-detail = Choose one of { $many }, then where it goes. A skull marks whom it would hit.
survive-ask-creature-to = Where to with the { $die }?
survive-ask-creature-to-detail = { $spaces ->
    [one] One lit space
   *[other] { $spaces } lit spaces
}. A skull marks where it hits somebody.
survive-ask-defend = { $kind ->
    [shark] { $by } moves a shark onto { $swimmers ->
        [one] your swimmer
       *[other] your { $swimmers } swimmers
    } at { $cell }
   *[whale] { $by } moves a whale onto your boat at { $cell }
}
survive-ask-defend-detail = { $holds ->
    [yes] { $kind ->
        [shark] Play your shark defence? The shark leaves the game.
       *[whale] Play your whale defence? The whale leaves the game.
    }
   *[no] { $kind ->
        [shark] You keep no shark defence. Everybody is asked alike, so that a pause tells nothing.
       *[whale] You keep no whale defence. Everybody is asked alike, so that a pause tells nothing.
    }
}
survive-ask-turn = Your turn: { $points ->
    [one] one move left
   *[other] { $points } moves
}
survive-ask-turn-detail = Choose an explorer or a boat{ $tiles ->
    [0] {""}
   *[other] , or play a kept tile first
}. Moves you leave are lost.
survive-ask-turn-done = { $points ->
    [0] No moves left
   *[other] Nothing to move
}
survive-ask-turn-done-detail = Sink a tile to go on{ $tiles ->
    [0] {""}
   *[other] , or play a kept tile first
}.
survive-ask-piece = { $piece }: choose where
survive-ask-piece-detail = { $points ->
    [one] One move left
   *[other] { $points } moves left
}, { $spaces ->
    [one] one place in reach
   *[other] { $spaces } places in reach
}; dots count the moves. { $way ->
    [touch] Tap it again to put it back.
   *[keys] Esc puts it back.
}
survive-ask-tile = { $tile }: { $id ->
    [dolphin] which swimmer?
    [wind] which boat?
   *[other] which one?
}
survive-ask-tile-to = { $tile }: where to?
survive-ask-tile-detail = { $does }
survive-ask-sink = { $terrain ->
    [1] Sink a beach
    [2] Sink a forest
   *[other] Sink a mountain
}
survive-ask-sink-detail = { $many ->
    [one] One tile may sink now
   *[other] { $many } tiles may sink now
}: choose one. What lies beneath comes up; it cannot be taken back.
survive-look = { $look }.{ $armed ->
    [yes] {" "}Tap again to go there.
   *[no] {""}
}
survive-look-sink = { $look } sinks.{ $armed ->
    [yes] {" "}Tap again to sink it.
   *[no] {""}
}
survive-place = { $place }: { $label }
survive-cost = { $cost } of { $points ->
    [one] { $points } move
   *[other] { $points } moves
}
survive-far = { $far ->
    [one] 1 space
   *[other] { $far } spaces
}
survive-hits = takes { $who }
survive-overturns = overturns the boat of { $who }
survive-boat-wrecked = the boat is wrecked

## Buttons

survive-act-sink = Sink a tile
survive-act-end = End moves
survive-act-stop = Stop here
survive-act-stay = { $many ->
    [one] Leave it there
   *[other] Leave them there
}
survive-act-defend = Defend
survive-act-decline = Let it happen
survive-act-go-on = Go on

## Why not, before the server is asked

survive-why-undo = There is nothing to take back: the turn has just begun, or a tile or the die has been seen since.
survive-first-piece = Choose one of your explorers or a boat first.
survive-first-sink = Press “Sink a tile” first: nothing sinks by accident.
survive-first-creature = Choose a creature first, or leave them all.
survive-first-crew = Choose a swimmer for the boat first.
survive-first-answer = Say first whether you defend.

## The log

survive-log-lay = The island is laid: { $count } tiles
survive-log-place = { $name } places an explorer{ $value ->
    [0] {""}
   *[other] {" "}worth { $value }
} on { $cell }
survive-log-launch = { $name } puts a boat to sea at { $cell }
survive-log-move = { $name }: { $who } { $how ->
    [walk] walks to { $to }
    [swim] swims to { $to }
    [board] boards the boat at { $to }
    [dive] jumps into the water at { $to }
    [climb] climbs into the boat at { $to }
   *[land] lands on the { $isle }
}{ $fate ->
    [lost] {" "}and is lost
    [wrecked] , and the boat is wrecked
   *[well] {""}
}
survive-log-sail = { $name } sails a boat { $by ->
    [wind] before the wind to { $to }
   *[sail] to { $to }
}{ $fate ->
    [wrecked] ; it is wrecked{ $who ->
        [none] {""}
       *[other] , overboard: { $who }
    }{ $lost ->
        [none] {""}
       *[other] ; lost: { $lost }
    }
   *[well] {""}
}
survive-log-dolphin = { $name }: a dolphin carries { $who } to { $to }{ $fate ->
    [lost] {" "}to be lost there
   *[well] {""}
}
survive-log-lift = { $name } lifts the { $piece } at { $from }
survive-log-drop = { $name } calls the { $piece } from { $from } to { $to }
survive-log-sink = { $name } sinks { $terrain ->
    [1] the beach
    [2] the forest
   *[other] the mountain
} at { $cell }{ $when ->
    [none] {""}
    [hidden] {" "}and keeps the tile
    [kept] {" "}and keeps { $tile }
   *[now] : { $tile }
}{ $lost ->
    [none] { $swimmers ->
        [none] {""}
       *[other] { $aboard ->
            [none] ; swimming: { $swimmers }
           *[other] {""}
        }
    }
   *[other] ; lost: { $lost }
}{ $aboard ->
    [none] {""}
   *[other] ; aboard: { $aboard }
}{ $id ->
    [volcano] {" "}– the end
   *[other] {""}
}
survive-log-pick = { $name } takes aboard: { $who }
survive-log-roll = { $name } rolls a { $die }
survive-log-stay = { $name } rolls a { $die } and moves none
survive-log-prowl = { $name } moves a { $die } from { $from } to { $to }
survive-log-attack = { $name } moves a { $die } from { $from } to { $to }, onto { $who }
survive-log-strike = { $name } moves a { $die } from { $from } to { $to }: it takes { $who }
survive-log-overturn = { $name } moves a { $die } from { $from } to { $to }: it overturns the boat of { $who }
survive-log-defended = { $name } moves a { $die } to { $to }, but { $defender } keeps it off: it leaves the game
survive-log-stop = { $name } stops
survive-log-decline = { $name } lets it happen
survive-log-end = { $name } ends the moves

## Hints: what could be done


survive-log-place-hint = Place the explorer worth { $value } on { $cell }
survive-log-launch-hint = Put a boat to sea at { $cell }
survive-log-move-hint = { $who } { $how ->
    [walk] from { $from } to { $to }
    [swim] from { $from }, swim to { $to }
    [board] from { $from } into the boat at { $to }
    [dive] from { $from } into the water at { $to }
    [climb] from { $from } into the boat at { $to }
   *[land] onto the { $isle }
}
survive-log-sail-hint = Sail the boat { $by ->
    [wind] before the wind to { $to }
   *[sail] to { $to }
}
survive-log-dolphin-hint = Dolphin: { $who } to { $to }
survive-log-lift-hint = Lift the { $piece } at { $from }
survive-log-drop-hint = Call the { $piece } from { $from } to { $to }
survive-log-sink-hint = Sink { $terrain ->
    [1] the beach
    [2] the forest
   *[other] the mountain
} at { $cell }
survive-log-pick-hint = Take aboard: { $who }
survive-log-stay-hint = Move none of them
survive-log-prowl-hint = Move the { $die } from { $from } to { $to }
survive-log-attack-hint = Move the { $die } from { $from } to { $to }, onto { $who }
survive-log-strike-hint = Move the { $die } from { $from } to { $to }: it takes { $who }
survive-log-overturn-hint = Move the whale from { $from } to { $to }: it overturns the boat of { $who }
survive-log-defended-hint = Play the defence
survive-log-stop-hint = Stop here
survive-log-decline-hint = Let it happen
survive-log-end-hint = End the moves

hint-why-survive-saved = { $amount ->
    [one] 1 point ashore
   *[other] { $amount } points ashore
}
hint-why-survive-sailing = { $amount ->
    [one] about 1 point safer in boats
   *[other] about { $amount } points safer in boats
}
hint-why-survive-swimming = { $amount ->
    [one] about 1 point safer in the water
   *[other] about { $amount } points safer in the water
}
hint-why-survive-walking = { $amount ->
    [one] about 1 point safer on the island
   *[other] about { $amount } points safer on the island
}
hint-why-survive-tempo = the next turn is yours
hint-why-survive-kept = a kept tile more
hint-why-survive-rival = { $amount ->
    [one] costs { $name } about 1 point
   *[other] costs { $name } about { $amount } points
}

## The end

survive-end-winner = { $name } saved the most
survive-end-points = The highest total of values ashore wins, not the most explorers.
survive-end-equal = Everybody counts one at this table: the most explorers ashore win.
survive-end-by-count = Totals are equal: more explorers ashore decide.
survive-end-shared = Totals are equal: the victory is shared.
survive-end-total = { $total ->
    [one] 1 point
   *[other] { $total } points
}
survive-end-count = { $total } ashore
survive-end-note = { $sum ->
    [none] { $saved } ashore
   *[other] { $sum }
}, { $lost } lost

## Shortcuts

survive-keys-value = a value to place
survive-keys-piece = next piece that may move
survive-keys-enter = go there, sink it, agree
survive-keys-sink = sink a tile
survive-keys-tile = next kept tile
survive-keys-end = leave the creature, stop, end moves
survive-keys-answer = defend, or let it happen
survive-keys-side = to the island’s panel

## Statistics

stat-survive-scores = Values ashore, round by round
stat-survive-ashore = Explorers ashore
stat-survive-worth-6 = Explorers worth 6
stat-survive-worth-5 = Explorers worth 5
stat-survive-worth-4 = Explorers worth 4
stat-survive-worth-3 = Explorers worth 3
stat-survive-worth-2 = Explorers worth 2
stat-survive-worth-1 = Explorers worth 1
stat-survive-moves = Moves
stat-survive-saved = Explorers saved
stat-survive-lost = Explorers lost
stat-survive-rolled-serpent = Sea serpents rolled
stat-survive-rolled-shark = Sharks rolled
stat-survive-rolled-whale = Whales rolled
