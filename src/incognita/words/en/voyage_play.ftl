# What the games of discovery share at the table.

voyage-play-goal = most points win
voyage-play-points = { $points ->
    [one] point
   *[other] points
}
voyage-play-gold = Gold
voyage-play-build = Units to build
voyage-play-winner = { $name } discovered the most
voyage-play-over-detail = Replay it move by move, or play again.
voyage-play-chance = Chance decides
voyage-play-why-undo = Nothing of yours can be taken back: something was drawn or turned over since, or another player acted.
voyage-play-one-way = Here it fits in one way only.
voyage-spot-pile = pile { $pile }
voyage-play-edge = the edge { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
} of { $square }
voyage-play-island-at = points, at { $square }
voyage-play-act-recall = Take back
voyage-play-act-land = { $side ->
    [N] North
    [E] East
    [S] South
   *[W] West
}
voyage-play-act-turn = Turn it
voyage-play-act-lay = Lay it here

voyage-keys-number = so many tiles; or draw from that pile
voyage-keys-next = to the next lit place
voyage-keys-turn = turn the tile
voyage-keys-enter = agree, lay, go there
voyage-keys-build = to the units
voyage-keys-stop = end the turn
voyage-keys-recall = take a unit back
voyage-keys-side = to the panel beside the chart

voyage-log-filled = { $count ->
    [one] one square filled
   *[other] { $count } squares filled
}
voyage-log-scored = { $count ->
    [one] island of { $values }
   *[other] islands of { $values }
}: { $who }
voyage-log-gains = points: { $who }
voyage-log-nobody = nobody

## What chance may bring

outcome-back = { $question ->
    [yes] back with a question mark
   *[no] plain back
}
