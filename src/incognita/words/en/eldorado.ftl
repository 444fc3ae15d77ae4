# The Quest for El Dorado. Sections are marked by comments; keep a key in the same section in every language.

## Cards: names

card-traveler = Traveler
card-explorer = Explorer
card-sailor = Sailor
card-scout = Scout
card-trailblazer = Trailblazer
card-pioneer = Pioneer
card-giant_machete = Giant Machete
card-captain = Captain
card-photographer = Photographer
card-journalist = Journalist
card-treasure_chest = Treasure Chest
card-millionaire = Millionaire
card-jack = Jack-of-all-Trades
card-adventurer = Adventurer
card-prop_plane = Prop Plane
card-transmitter = Transmitter
card-cartographer = Cartographer
card-scientist = Scientist
card-compass = Compass
card-travel_log = Travel Log
card-native = Native

## Cards: what is printed on the action cards, two short lines

card-transmitter-print = Take any card | free of charge
card-cartographer-print = Draw 2 cards
card-scientist-print = Draw 1 card, | may remove 1
card-compass-print = Draw 3 cards
card-travel_log-print = Draw up to 2, | may remove 2
card-native-print = One step onto | any open space
card-once = once
card-or-once = or { $power } once

## Cards: what they do, in a sentence

card-does-one = { $symbol ->
    [machete] Crosses jungle with strength { $power }.
    [paddle] Crosses water with strength { $power }.
   *[coin] Passes villages with strength { $power }, or pays { $power }.
}
card-does-two = Machete or paddle, as you choose, with strength { $power }.
card-does-joker = Machete, paddle or coin, as you choose, with strength { $power }.
card-transmitter-does = Take one card of your choice, from the market or beyond it, without paying.
card-cartographer-does = Draw two cards and use them this turn.
card-scientist-does = Draw one card, then you may take one card of your hand out of the game.
card-compass-does = Draw three cards and use them this turn.
card-travel_log-does = Draw up to two cards, then you may take up to two cards of your hand out of the game.
card-native-does = Move a piece one space, whatever that space asks for, or open a blockade.
card-item-does = It leaves the game once used so.
card-worth = { $whole ->
    [0] Pays half a coin.
    [one] Pays one coin.
   *[other] Pays { $whole } coins.
}
card-price = { $price ->
    [0] { $family ->
        [familiar] Dealt at the start.
        [once] Dealt at the start.
        [hero] Hired in the Tavern.
        [demon] Nobody buys it.
       *[other] A starting card.
    }
    [one] Costs one coin.
   *[other] Costs { $price } coins.
}
card-spoken = { $name }. { $does } { $worth } { $price }
card-back = Face-down card
card-count = { $count ->
    [one] one left
   *[other] { $count } left
}
card-chosen = chosen
card-affordable = you can pay for it

## Symbols

symbol-machete = machete
symbol-paddle = paddle
symbol-coin = coin
symbol-cards = any cards
symbol-any = any

## Terrain

terrain-jungle = jungle
terrain-water = water
terrain-village = village
terrain-rubble = rubble
terrain-camp = base camp
terrain-mountain = mountain
terrain-cave = mountain with a cave
terrain-start = start
terrain-finish = El Dorado

## Directions

direction-0 = east
direction-1 = north-east
direction-2 = north-west
direction-3 = west
direction-4 = south-west
direction-5 = south-east

## The board

board-name = Map of the route { $route }
board-count = { $boards ->
    [4] Four boards
    [5] Five boards
    [6] Six boards
    [7] Seven boards
    [8] Eight boards
   *[other] { $boards } boards
} · { $spaces } spaces
board-city = El Dorado

space = { $terrain ->
    [mountain] mountain
    [cave] mountain with a cave
    [start] start { $start }
    [finish] El Dorado, { $symbol ->
        [paddle] by water
       *[other] by land
    }
    [jungle] jungle { $cost }
    [water] water { $cost }
    [village] village { $cost }
    [rubble] rubble { $cost }
    [demon] demon, { $cost ->
        [one] one curse
       *[other] { $cost } curses
    }
    [tunnel] tunnel, { $cost ->
        [one] one curse
       *[other] { $cost } curses
    }
   *[camp] base camp { $cost }
}, { $name }
space-tunnel = leads to { $ends }
space-blockade = blockade { $number }, { $terrain ->
    [jungle] jungle { $cost }
    [water] water { $cost }
    [village] village { $cost }
    [demon] demon { $cost }
   *[rubble] rubble { $cost }
}
space-reachable = reachable
space-left = { $left ->
    [one] one step from the city
   *[other] { $left } steps from the city
}
space-piece = { $who } stands here
space-chosen = chosen
space-strength = { $used } of { $held }
space-cards = { $cards ->
    [one] for one card
   *[other] for { $cards } cards
}

## Market, hand and piles

market-name = Market
market-empty = Free slot
market-pile = { $card }, { $count }
market-beyond = Beyond the market
market-piles = { $count ->
    [one] 1 pile
   *[other] { $count } piles
}
market-closed = A pile comes in when a slot of the market is free.
hand-name = Your hand
hand-empty = No cards in hand
hand-keys = Left and right move along the cards, Enter chooses.
pile-draw = { $count ->
    [0] none to draw
   *[other] { $count } to draw
}
pile-discard = { $count ->
    [0] none discarded
    [one] 1 discarded
   *[other] { $count } discarded
}
pile-contents = In the discard pile: { $cards }
pile-copies = { $count } × { $card }
played-name = Played this turn
played-boxed = Out of the game
played-empty = Nothing played yet
purse-name = Purse
purse-coins = coins in hand:
purse-paid = paid so far:
purse-none = { $counts ->
    [hand] coins in hand
   *[paid] paid so far
}
blockade-won = Blockade { $number }, { $terrain ->
    [jungle] jungle { $cost }
    [water] water { $cost }
    [village] village { $cost }
    [demon] demon { $cost }
   *[rubble] rubble { $cost }
}

## Colours of the maps

legend-title = Colours of the maps
legend-jungle = jungle, for machetes
legend-water = water, for paddles
legend-village = village, for coins
legend-rubble = rubble: play cards
legend-camp = base camp: lose cards
legend-mountain = mountain: no way
legend-demon = demon: draw curses
legend-tunnel = tunnel: a curse, and out elsewhere
legend-tavern = Tavern: hire a hero
market-empty-does = The piles beyond the market can be bought now; one that is bought from moves in here.
sign-name = { $sign ->
    [machete] machete
    [paddle] paddle
    [coin] coin
    [rubble] rubble
    [camp] base camp
    [mountain] mountain
    [cave] cave
    [blockade] blockade
    [finish] El Dorado
   *[once] flame
}
sign-does = { $sign ->
    [machete] Jungle: as many machetes on one card as the space shows.
    [paddle] Water: as many paddles on one card as the space shows.
    [coin] Village: as many coins on one card as the space shows. Coins also pay for cards.
    [rubble] Play as many cards of any kind as the space shows; they go to your discard pile.
    [camp] Remove as many cards as the space shows from the game.
    [mountain] Nobody enters.
    [cave] Whoever stops beside it may take a cave tile.
    [blockade] Lies between two boards: whoever pays what it shows takes it.
    [finish] The first piece here ends the race with this round.
   *[once] The card leaves the game when it is used so.
}
