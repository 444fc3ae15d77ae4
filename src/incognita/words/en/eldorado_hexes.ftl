# Caves, promo cards and Heroes & Hexes.

## Names

card-binoculars = Binoculars
card-giant = Giant
card-extraordinary_paddle = Extraordinary Paddle
card-shaman = Shaman
card-geologist = Geologist
card-cave_explorer = Cave Explorer
card-ranger = Ranger
card-demon = Demon
card-leeroy = Leeroy the bull
card-frank = Frank the elephant
card-luna = Luna the llama
card-polly = Polly the parrot
card-amelia_lockart = Amelia Lockart
card-scrooge_bly = Scrooge Bly
card-christopher_dundee = Christopher Dundee
card-mary_ripley = Mary Ripley
card-ian_magellan = Dr. Ian Magellan
card-henry_threepwood = Sir Henry Threepwood
card-nathan_cook = Nathan Cook
card-gertrude_everdeen = Gertrude Everdeen
card-isabella_jones = Isabella Jones
card-lara_omalley = Lara O’Malley
card-leeroy_once = Leeroy, once
card-frank_once = Frank, once
card-luna_once = Luna, once
card-polly_once = Polly, once
card-tile_machete_1 = tile: 1 machete
card-tile_machete_2 = tile: 2 machetes
card-tile_machete_3 = tile: 3 machetes
card-tile_paddle_1 = tile: 1 paddle
card-tile_paddle_2 = tile: 2 paddles
card-tile_coin_1 = tile: 1 coin
card-tile_coin_2 = tile: 2 coins
card-tile_draw_one = tile: draw a card
card-tile_remove_card = tile: remove a card
card-tile_exchange = tile: exchange cards
card-tile_keep_item = tile: keep an item
card-tile_pass = tile: pass others
card-tile_step = tile: one step
card-tile_change_symbol = tile: change a symbol
card-tile_banish_demon = tile: banish a demon
card-tile_ward = tile: ward
card-tile_geologist_step = tile: the Geologist’s step
card-tile_free_market = tile: free market

## What is printed on them, two short lines

card-binoculars-print = Copy one card | in the market
card-giant-print = Onto a space of | three or more
card-shaman-print = Two free steps, | then one curse
card-geologist-print = Onto a demon space | or a mountain
card-cave_explorer-print = Take a cave tile | from the reserve
card-demon-print = Only a card | to give up
card-amelia_lockart-print = Six free steps, | mountains too
card-scrooge_bly-print = A market card, free, | onto your draw pile
card-mary_ripley-print = Send demons of | your hand back
card-ian_magellan-print = One step anywhere, | or a blockade
card-henry_threepwood-print = Move each rival | piece one space
card-nathan_cook-print = Three steps over | single symbols
card-lara_omalley-print = Take a cave tile; | the next one stays

## What they do

card-binoculars-does = Copy a card on the market: do at once what it does.
card-giant-does = One step onto a space with at least three symbols, empty or not.
card-shaman-does = Up to two steps onto any free space, then draw a curse.
card-geologist-does = One step onto a free demon space without a curse, or onto a mountain without a cave.
card-cave_explorer-does = Take a cave tile from the reserve.
card-demon-does = It does nothing, but can be given up or pay half a coin.
card-familiar-does = Or once with strength { $once }; then it leaves the game.
card-amelia_lockart-does = Up to six steps anywhere but into caves; then she leaves the game.
card-scrooge_bly-does = Take a card on the market, free, onto your draw pile.
card-mary_ripley-does = Before moving: send any demons of your hand back.
card-ian_magellan-does = One step anywhere but into a cave, or take a blockade.
card-henry_threepwood-does = Move each opposing piece one space.
card-nathan_cook-does = Up to three steps onto free spaces with one symbol.
card-lara_omalley-does = Take a tile from the reserve; the next tile you use stays.
card-assumed-does = Its values are our own guess: no source tells them.
card-tile_draw_one-does = Draw a card and use it this turn.
card-tile_remove_card-does = Take a card of your hand out of the game.
card-tile_exchange-does = Lay down one to four cards and draw as many.
card-tile_keep_item-does = Right after an item: it goes to your discard pile.
card-tile_pass-does = Until the end of the turn, enter and pass occupied spaces.
card-tile_step-does = One step onto any free space, or open a blockade.
card-tile_change_symbol-does = Your next card may count as another symbol.
card-tile_banish_demon-does = Put a demon of your hand on another’s discard pile.
card-tile_ward-does = When you draw a curse, send it away.
card-tile_geologist_step-does = One step onto a demon space without a curse, or onto a mountain.
card-tile_free_market-does = Buy a card from beyond the market.

## Curses

curse-lethargy_machete = Lethargy: machetes
curse-lethargy_machete-does = You cannot use machetes. Lift it with two machetes.
curse-lethargy_paddle = Lethargy: paddles
curse-lethargy_paddle-does = You cannot use paddles. Lift it with two paddles.
curse-lethargy_coin = Lethargy: coins
curse-lethargy_coin-does = You cannot use coins. Lift it with two coins.
curse-misery = Misery
curse-misery-does = You cannot play purple cards. Lift it with one of them.
curse-cave_fever = Cave Fever
curse-cave_fever-does = You cannot use cave tiles. Lift it with one of them.
curse-misfortune = Misfortune
curse-misfortune-does = You cannot play cards. Lift it with two of them.
curse-torment = Torment
curse-torment-does = A demon joins your discard pile.
curse-voodoo = Voodoo
curse-voodoo-does = The player on your left moves your piece twice.
curse-paralysis = Paralysis
curse-paralysis-does = Each other player may move their pieces by one space.

## The table

terrain-demon = demon
terrain-tunnel = tunnel
terrain-tavern = Tavern
symbol-curse = curse
caves-left = { $left ->
    [0] explored out
    [one] 1 tile
   *[other] { $left } tiles
}
caves-reserve = Reserve: { $count }
hexes-demons = Demons: { $count }
hexes-pile = Curses to draw: { $count }
tiles-name = Cave tiles
curses-name = Curses
expansion-assumed = The boards of Heroes & Hexes, how many there are of each curse and new tile, some prices, the symbols of three heroes and which hero has which power are not known for sure; they are this project’s own.
prompt-swap = Exchange up to four cards
prompt-copy = Which card do you copy?
prompt-lift = { $curse }: give what lifts it
prompt-ward = { $curse }: use your ward?
prompt-hop = { $hops ->
    [one] Move a piece one space, or leave it
   *[other] Move pieces one space each, or leave them
}
prompt-hire = Which hero do you hire?
prompt-due = Go on, or stop and draw the curse
act-explore = Explore the cave
act-visit = Visit the Tavern
act-use = Use it
act-lift = Lift { $curse }
act-brave = { $curses ->
    [one] Enter for a curse
   *[other] Enter for { $curses } curses
}
act-ward = Ward it off
act-accept = Accept it
act-stop = Stop here

## The log

log-explore = { $name } explores a cave
log-find = { $name } finds { $card }
log-use = { $name } uses { $card }
log-change = { $name } pays { $card } as coins
log-copy = { $name } copies { $card }
log-brave = { $name } braves a demon
log-curse = { $name } draws a curse: { $curse ->
    [lethargy_machete] Lethargy: machetes
    [lethargy_paddle] Lethargy: paddles
    [lethargy_coin] Lethargy: coins
    [misery] Misery
    [cave_fever] Cave Fever
    [misfortune] Misfortune
    [torment] Torment
    [voodoo] Voodoo
   *[paralysis] Paralysis
}
log-lift = { $name } lifts a curse: { $curse ->
    [lethargy_machete] Lethargy: machetes
    [lethargy_paddle] Lethargy: paddles
    [lethargy_coin] Lethargy: coins
    [misery] Misery
    [cave_fever] Cave Fever
    [misfortune] Misfortune
    [torment] Torment
    [voodoo] Voodoo
   *[paralysis] Paralysis
}
log-hop = { $name } moves the piece of { $whom }
log-visit = { $name } visits the Tavern
log-reveal = In the Tavern: { $card }
log-hire = { $name } hires { $card }
log-adopt = { $name } is joined by { $card }

## Why not

reason-not-played = That is not played at this table.
reason-swapping = First finish the exchange of cards.
reason-copying = First choose the card to copy.
reason-lifting = First give what lifts the curse.
reason-warding = First decide about the ward.
reason-hopping = First move the pieces you were asked to move, or leave them.
reason-hiring = First hire a hero.
reason-curse-due = The walk ends in a curse: go on, or stop and draw it.
reason-no-hop = The piece cannot be moved there: only to a free space beside it, never into a tunnel, across a blockade or home.
reason-nobody-hops = Nobody is to be moved now.
reason-misfortune = Misfortune: you cannot play cards until you lift it.
reason-misery = Misery: you cannot play purple cards until you lift it.
reason-cave-fever = Cave Fever: you cannot use tiles until you lift it.
reason-lethargy = { $needs ->
    [machete] Lethargy: you cannot use machetes until you lift it.
    [paddle] Lethargy: you cannot use paddles until you lift it.
   *[other] Lethargy: you cannot use coins until you lift it.
}
reason-no-cave-tile = You do not have that tile.
reason-tile-idle = There is nothing for this tile to do now.
reason-no-tunnel = No tunnel leads there.
reason-walk-not-there = This walk does not lead there.
reason-walk-ends = The walk cannot go on there.
reason-needs-curse = { $needs ->
    [one] No card helps here: it takes a curse.
   *[other] No card helps here: it takes { $needs } curses.
}
reason-no-demon = No demon is there to be braved.
reason-after-moving = Only before the first move of the turn.
reason-no-demon-card = You hold no demon.
reason-no-reserve = The reserve of tiles is empty.
reason-nothing-to-copy = There is nothing to copy now.
reason-no-coins = It shows no coins to pay with.
reason-no-cave = There is no such cave on this route.
reason-not-beside-cave = No piece of yours rests beside this cave.
reason-cave-empty = This cave is explored out.
reason-not-come-to-cave = The piece must come from a stop away from this cave, in this turn.
reason-no-such-curse = You do not bear that curse.
reason-cannot-lift = You do not have what lifts it.
reason-hired = You have hired a hero already.
reason-not-at-tavern = No piece of yours has come to the Tavern this turn.
reason-no-hero = No hero waits to be hired.
