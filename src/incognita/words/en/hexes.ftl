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
space-demon-does = It is entered without a card; then draw as many curses as it shows.
space-tunnel-does = It is entered like a demon space, and all tunnel spaces of its board lie beside each other.
space-tavern-does = Whose piece ends a move here for the first time sees three heroes and hires one.
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
tile-back = Face-down cave tile
tile-several = { $tile } There are { $count } of it.
curse-back = Face-down curse
tavern-offer = Heroes in the Tavern
expansion-assumed = The boards of Heroes & Hexes, how many there are of each curse and new tile, some prices, the symbols of three heroes and which hero has which power are not known for sure; they are this project’s own.
help-honest-eldorado = { expansion-assumed }

## What is asked

prompt-swap = Exchange up to four cards
prompt-swap-detail = { $chosen } of { $most } chosen. You draw as many new ones.
prompt-copy = Which card of the market do you copy?
prompt-copy-detail = { $count ->
    [one] One pile
   *[other] { $count } piles
} to choose from. You use the copy at once; the card stays where it is.
prompt-lift = { $curse }: give what lifts it
prompt-lift-detail = { $needs ->
    [machete] { $owed ->
        [one] 1 machete
       *[other] { $owed } machetes
    }
    [paddle] { $owed ->
        [one] 1 paddle
       *[other] { $owed } paddles
    }
    [coin] { $owed ->
        [one] 1 coin
       *[other] { $owed } coins
    }
    [misery] A purple card
    [cave_fever] A cave tile
   *[other] { $owed ->
        [one] 1 card
       *[other] { $owed } cards
    }
} still to give. It can be: { $things }.
prompt-ward = { $curse }: use your ward?
prompt-text = { $text }
prompt-hop = { $cause ->
    [voodoo] Voodoo: move the piece of { $whom }
    [paralysis] Paralysis: move your own pieces
   *[shove] Move opposing pieces
}
prompt-hop-detail = { $cause ->
    [voodoo] { $hops ->
        [one] One more space
       *[other] { $hops } spaces, one at a time
    }: choose a lit space.
   *[other] { $hops ->
        [one] One piece, by one space
       *[other] { $hops } pieces, each by one space
    }: choose a lit space.
}
prompt-hops-detail = More than one piece can go there.
prompt-hire = Which hero do you hire?
prompt-hire-detail = One joins your hand at once; the others go back. Each player hires one hero in a game.
prompt-due = Go on, or stop and draw the curse
prompt-due-detail = { $spaces ->
    [one] One lit space.
   *[other] { $spaces } lit spaces.
} The walk ends in a curse.
prompt-offer-explore = Explore the cave, or go on
prompt-offer-visit = Visit the Tavern, or go on
prompt-use = { $card }: use it now?
prompt-card-cursed = { $card }: a curse forbids it
prompt-card-cursed-detail = { $text }
prompt-card-idle = { $card }: nothing for it to do now
prompt-card-idle-detail = { $text } It stays before you for later.
prompt-brave = { $curses ->
    [one] No card helps here: it costs a curse
   *[other] No card helps here: it costs { $curses } curses
}
prompt-brave-detail = { $curses ->
    [one] You enter, then draw it.
   *[other] You enter, then draw them.
} That cannot be taken back.
prompt-banish = { $most ->
    [one] Send the demon back?
   *[other] Send back up to { $most } demons?
}
prompt-banish-detail = { $chosen } of { $most } chosen. They leave your hand for good.
prompt-take-top = Take a card that lies on the market
prompt-take-top-detail = { $count ->
    [one] One pile
   *[other] { $count } piles
} to choose from, free of charge.
prompt-wait-hop = { $cause ->
    [voodoo] Voodoo: { $name } moves the cursed piece
    [paralysis] Paralysis: { $name } may move
   *[shove] { $name } moves opposing pieces
}
prompt-wait-ward = { $curse }: { $name } may use a ward
summons-hop = { $cause ->
    [voodoo] Voodoo: you move another’s piece.
   *[other] Paralysis: you may move your pieces.
}
effect-changed = Your next card may count as another symbol.
effect-passing = You may enter and pass occupied spaces this turn.
effect-free_market = You may buy from any pile beyond the market.
effect-free_tile = The next tile you use this turn stays yours.
news-find = You found { $what }. { $does }
news-curse = { $what }: { $does }
act-explore = Explore the cave
act-visit = Visit the Tavern
act-use = Use it
act-use-on = Give the demon to { $whom }
act-once = Once: strength { $power }
act-again = Again and again: strength { $power }
act-change = Count { $card } as coins
act-change-none = Change no symbol
act-swap = { $chosen ->
    [0] Exchange
   *[other] Exchange { $chosen }
}
act-lift = Lift { $curse }
act-brave = { $curses ->
    [one] Enter for a curse
   *[other] Enter for { $curses } curses
}
act-ward = Ward it off
act-accept = Accept it
act-stop = Stop here
act-leave = { $pieces ->
    [one] Leave it there
   *[other] Leave them there
}
act-hop = { $whom }, piece { $piece }
act-hire = { $card }
tag-curses = { $curses ->
    [one] costs a curse
   *[other] costs { $curses } curses
}
tag-explore = explore it
tag-hop = move the piece here
market-hint-copy = choose one to copy
fact-tiles = Cave tiles
fact-curses = Lasting curses
keys-explore = explore the cave
keys-visit = visit the Tavern
keys-lift = lift a curse

## The log

log-explore = { $name } explores a cave
log-explore-find = { $name } explores a cave and finds { $card }
log-find = { $name } finds { $card }
log-use = { $name } uses { $card }{ $drawn ->
    [0] {""}
    [one] , draws a card
   *[other] , draws { $drawn } cards
}{ $cards ->
    [none] {""}
   *[other] : { $cards }
}
log-use-on = { $name } uses { $card }: the demon goes to { $whom }
log-swap = { $name } uses { $card }: { $gone } for { $given ->
    [one] a new card
   *[other] { $given } new cards
}{ $cards ->
    [none] {""}
   *[other] : { $cards }
}
log-accept = { $name } accepts the curse
log-stay = { $name } moves nobody further
log-stop = { $name } stops and draws the curse
log-copy = { $name } copies { $card }
log-brave = { $name } { $where ->
    [blockade] braves the demon of blockade { $number }
    [tunnel] braves a tunnel
   *[demon] braves a demon
}: { $curses ->
    [one] a curse
   *[other] { $curses } curses
}
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
log-lift-with = { $name } gives { $cards } and lifts { $curse ->
    [lethargy_machete] Lethargy: machetes
    [lethargy_paddle] Lethargy: paddles
    [lethargy_coin] Lethargy: coins
    [misery] Misery
    [cave_fever] Cave Fever
   *[misfortune] Misfortune
}
log-hop = { $name } moves the piece of { $whom }
log-hop-own = { $name } moves a piece by one space
log-visit = { $name } visits the Tavern{ $cards ->
    [none] {""}
   *[other] : { $cards }
}
log-reveal = In the Tavern: { $card }
log-hire = { $name } hires { $card }
log-adopt = { $name } is joined by { $card }

## Hints: what could be done

log-explore-hint = Explore the cave
log-use-hint = Use { $card }
log-use-on-hint = Use { $card } on { $whom }
log-swap-hint = Use { $card }: { $gone } for new cards
log-accept-hint = Accept the curse
log-stay-hint = Move nobody further
log-stop-hint = Stop and draw the curse
log-copy-hint = Copy { $card }
log-brave-hint = { $where ->
    [blockade] Brave the demon of blockade { $number }
    [tunnel] Brave the tunnel at { $place }
   *[demon] Brave the demon at { $place }
} for { $curses ->
    [one] a curse
   *[other] { $curses } curses
}
log-lift-hint = Lift a curse
log-lift-with-hint = Give { $cards } and lift a curse
log-hop-hint = Move the piece of { $whom }
log-hop-own-hint = Move your piece by one space
log-visit-hint = Visit the Tavern
log-hire-hint = Hire { $card }
log-adopt-hint = Take { $card } along

## Why not

reason-not-played = That is not played at this table.
reason-swapping = First finish the exchange of cards.
reason-copying = First choose the card to copy.
reason-lifting = First give what lifts the curse.
reason-warding = First decide about the ward.
reason-hopping = First move the pieces you were asked to move.
reason-hiring = First hire a hero.
reason-curse-due = The walk ends in a curse: go on, or stop and draw it.
reason-no-hop = The piece cannot be moved there: only to a free space beside it, never into a tunnel or across a blockade.
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
reason-visit-first = A piece of yours has come to the Tavern: visit it first, or go on with the same card.
reason-not-at-tavern = No piece of yours has come to the Tavern this turn.
reason-no-hero = No hero waits to be hired.
