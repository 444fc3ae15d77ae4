# The Quest for El Dorado at the table: what is asked, what was done, why not.

## The table

eldorado-title = The Quest for El Dorado
eldorado-short = El Dorado
eldorado-goal = first to the city wins
eldorado-goal-two = both pieces to the city
eldorado-to-go = to go
eldorado-arrived = arrived
fact-hand = Cards in hand
fact-deck = Cards to draw
fact-blockades = Blockades won
notice-limit = Round { $round } of { $limit }: the race ends after round { $limit }, ranked by distance left.
notice-limit-last = Last round: the race ends with it, ranked by distance left.
notice-last-round = Last round: { $name } has reached El Dorado. Whoever has not had a turn this round still gets one.

## What is asked

prompt-rest = Your turn: choose a card
prompt-rest-detail = { $cards ->
    [one] One card in hand
   *[other] { $cards } cards in hand
}, { $spaces ->
    [0] no space in reach.
    [one] one space in reach.
   *[other] { $spaces } spaces in reach.
}
prompt-empty = No cards left: end your turn
prompt-left = { $symbol ->
    [machete] { $count ->
        [one] 1 machete left
       *[other] { $count } machetes left
    }
    [paddle] { $count ->
        [one] 1 paddle left
       *[other] { $count } paddles left
    }
    [coin] { $count ->
        [one] 1 coin left
       *[other] { $count } coins left
    }
   *[other] One more step
}: go on, or play another card
prompt-left-detail = { $spaces ->
    [one] One lit space
   *[other] { $spaces } lit spaces
}. The rest is lost with the next card.
prompt-card = { $card }: choose a lit space
prompt-card-give = { $card }: give it up at a lit space
prompt-card-none = { $card }: no space in reach
prompt-card-detail = { $symbol ->
    [machete] { $power ->
        [one] 1 machete
       *[other] { $power } machetes
    }
    [paddle] { $power ->
        [one] 1 paddle
       *[other] { $power } paddles
    }
    [coin] { $power ->
        [one] 1 coin
       *[other] { $power } coins
    }
    [any] Any symbol, strength { $power }
   *[none] One step
}, { $spaces ->
    [one] one space in reach
   *[other] { $spaces } spaces in reach
}. { $way ->
    [touch] Tap it again to put it back.
   *[keys] Esc puts the card back.
}
prompt-card-none-detail = It can still pay for a card, or be kept. { $way ->
    [touch] Tap it again to put it back.
   *[keys] Esc puts it back.
}
prompt-action = { $card }: play it now?
prompt-action-detail = { $id ->
    [transmitter] Take any card, on the market or beyond it, without paying.
    [cartographer] Draw two cards and use them this turn.
    [scientist] Draw one card, then you may remove one card of your hand.
    [compass] Draw three cards and use them this turn. It leaves the game.
    [travel_log] Draw up to two cards, then you may remove up to two. It leaves the game.
   *[other] Follow the card.
}
prompt-piece = Choose a lit space
prompt-piece-detail = { $spaces ->
    [0] No space in reach.
    [one] One space in reach of your cards.
   *[other] { $spaces } spaces in reach of your cards.
}
prompt-which-card = Which card?
prompt-which-piece = Which piece?
prompt-which-detail = { $ways } ways lead there. { $way ->
    [touch] Choose one.
   *[keys] Esc goes back.
}
prompt-give = { $owed ->
    [one] { $space ->
        [camp] Base camp: remove one card
       *[rubble] Rubble: give up one card
    }
   *[other] { $space ->
        [camp] Base camp: remove { $owed } cards
       *[rubble] Rubble: give up { $owed } cards
    }
}
prompt-give-detail = { $chosen } of { $owed } chosen. { $space ->
    [camp] Any cards; they leave the game.
   *[rubble] Any cards; they go to your discard pile.
}
prompt-remove = { $most ->
    [one] Remove one card?
   *[other] Remove up to { $most } cards?
}
prompt-remove-detail = { $chosen } of { $most } chosen. A removed card leaves the game.
prompt-take = Take any card for free
prompt-take-detail = { $count ->
    [one] One pile
   *[other] { $count } piles
} to choose from, on the market and beyond it.
prompt-buy = { $chosen ->
    [0] Buy a card: choose what you pay with
   *[other] You pay { $sum }: take a card
}
prompt-buy-detail = { $piles ->
    [0] { $all ->
        [one] One pile is within your means.
       *[other] { $all } piles are within your means.
    }
    [one] It pays for one pile: the one with the brass edge.
   *[other] It pays for { $piles } piles: those with a brass edge.
} Tap cards, then a pile.
prompt-buy-card = { $card } costs { $price }
prompt-buy-enough = You pay { $sum }. Tap cards to change what you pay with.
prompt-buy-short = { $sum } of { $price }: choose more cards.
prompt-keep = { $cards ->
    [one] Keep this card?
   *[other] Which cards do you keep?
}
prompt-keep-detail = Tap what you discard. { $drop ->
    [0] Everything is kept
   *[other] Keep { $keep }, discard { $drop }
}; then you draw up to four.
prompt-over = The race is over
prompt-over-detail = Replay it move by move, or play again.
prompt-dealing = The cards are being dealt

## Buttons

act-buy = Buy a card
act-end = End turn
act-play = Play it
act-draw = { $draw ->
    [0] Draw none
    [one] Draw 1
   *[other] Draw { $draw }
}
act-remove = { $chosen ->
    [0] Remove none
    [one] Remove 1
   *[other] Remove { $chosen }
}
act-buy-card = Buy for { $price }
act-end-keep = { $drop ->
    [0] Keep { $keep ->
        [one] it
       *[other] all { $keep }
    }, end turn
   *[other] Discard { $drop }, end turn
}
act-option-card = { $card }
act-option-piece = Piece { $piece }
act-option-left = Left-over strength
act-option-give = { $cards ->
    [one] Give up 1 card
   *[other] Give up { $cards } cards
}
tag-used = { $used } of { $held }
tag-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
tag-step = 1 step
why-undo = There is nothing to take back: the turn has just begun, or a card has been drawn since.
why-end = Finish this first.
why-buy-more = Choose more cards to pay with.

## Marks on hand cards

mark-pay = pays
mark-give = given up
mark-remove = removed
mark-discard = discarded

## The log

log-deal = The blockades are laid: { $numbers }
log-draw = { $name } draws { $drawn ->
    [one] a card
   *[other] { $drawn } cards
}{ $cards ->
    [none] {""}
   *[other] : { $cards }
}
log-move = { $name } plays { $card }, { $steps ->
    [one] one step
   *[other] { $steps } steps
} { $terrain ->
    [jungle] into the jungle
    [water] onto the water
    [village] into the village
    [rubble] onto the rubble
    [camp] into the base camp
   *[other] on
}
log-move-blockade = { $name } plays { $card } and wins blockade { $number }
log-move-arrive = { $name } plays { $card } and reaches El Dorado
log-step = { $name } goes on, { $steps ->
    [one] one step
   *[other] { $steps } steps
} { $terrain ->
    [jungle] into the jungle
    [water] onto the water
    [village] into the village
    [rubble] onto the rubble
    [camp] into the base camp
   *[other] further
}
log-step-blockade = { $name } goes on and wins blockade { $number }
log-step-arrive = { $name } goes on and reaches El Dorado
log-enter-begin = { $space ->
    [camp] { $name } turns to a base camp
   *[other] { $name } turns to the rubble
}
log-enter = { $space ->
    [camp] { $name } removes { $count ->
        [one] a card
       *[other] { $count } cards
    } at a base camp: { $cards }
    [blockade] { $name } gives up { $count ->
        [one] a card
       *[other] { $count } cards
    } and wins blockade { $number }: { $cards }
   *[other] { $name } gives up { $count ->
        [one] a card
       *[other] { $count } cards
    } for rubble: { $cards }
}
log-give = { $name } gives up { $card }
log-play = { $name } plays { $card }{ $draw ->
    [0] {""}
    [one] , draws a card
   *[other] , draws { $draw } cards
}{ $cards ->
    [none] {""}
   *[other] : { $cards }
}
log-remove = { $name } removes { $cards } from the game
log-done = { $name } removes nothing
log-take = { $name } takes { $card } for free
log-pay = { $name } lays down { $sum } in coins: { $cards }
log-buy = { $name } buys { $card } for { $price }
log-discard = { $name } discards { $gone }
log-end = { $name } { $dropped ->
    [0] ends the turn
   *[other] discards { $gone }
}{ $drawn ->
    [0] {""}
    [one] , draws a card
   *[other] , draws { $drawn } cards
}{ $cards ->
    [none] {""}
   *[other] : { $cards }
}

## Hints: what could be done

log-move-hint = { $card } to { $place }{ $steps ->
    [one] {""}
   *[other] , { $steps } steps
}
log-move-blockade-hint = { $card }: win blockade { $number }
log-move-arrive-hint = { $card }: reach El Dorado
log-step-hint = Go on to { $place }
log-step-blockade-hint = Go on and win blockade { $number }
log-step-arrive-hint = Go on and reach El Dorado
log-enter-begin-hint = { $space ->
    [camp] Turn to the base camp at { $place }
   *[other] Turn to the rubble at { $place }
}
log-enter-hint = { $space ->
    [camp] Base camp at { $place }: remove { $cards }
    [blockade] Give up { $cards } for blockade { $number }
   *[other] Rubble at { $place }: give up { $cards }
}
log-give-hint = Give up { $card }
log-play-hint = Play { $card }{ $draw ->
    [0] {""}
    [one] , draw a card
   *[other] , draw { $draw } cards
}
log-remove-hint = Remove { $cards } from the game
log-done-hint = Remove nothing
log-take-hint = Take { $card } for free
log-pay-hint = Pay with { $cards }
log-buy-hint = { $cards ->
    [none] Buy { $card }
   *[other] Buy { $card } with { $cards }
}
log-discard-hint = Discard { $gone }
log-end-hint = { $dropped ->
    [0] End the turn
   *[other] Discard { $gone }, end the turn
}

hint-why-eldorado-turns = { $amount ->
    [0] shortens the way to the city
    [one] about 1 turn quicker than the others
   *[other] about { $amount } turns quicker than the others
}
hint-why-eldorado-cards = a deck with less to carry
hint-why-eldorado-blockades = a blockade decides ties
hint-why-eldorado-tiles = a tile in store
hint-why-eldorado-curses = one curse less
hint-why-eldorado-heroes = a hero for the rest of the race
hint-why-eldorado-rival = { $name } gets on more slowly

## The end

ending-winner = { $name } wins the race
ending-limit = The race ends at round { $limit }
ending-arrived = The first to reach El Dorado wins; the round was played out.
ending-by-count = More than one explorer arrived in the last round: most blockades decides.
ending-by-number = More than one explorer arrived with as many blockades: the highest number decides.
ending-by-arrival = More than one explorer arrived and none holds a blockade: whoever was there first wins.
ending-by-distance = Nobody reached the city within the rounds agreed on: the shortest way left decides.
ending-in-city = in El Dorado
ending-left = { $left ->
    [one] one space to go
   *[other] { $left } spaces to go
}
ending-blockades = { $count ->
    [0] no blockade
    [one] blockade { $numbers }
   *[other] blockades { $numbers }
}

## Shortcuts

keys-hand = choose a card of your hand
keys-enter = play, take, agree
keys-buy = buy a card
keys-end = end the turn
keys-market = to the market
keys-piece = your piece: all it can reach

## Why not

reason-sold-out = This pile is used up.
reason-owed = First give up { $owed ->
    [one] the card
   *[other] the { $owed } cards
} that the space asks for.
reason-removing = First decide which cards you remove.
reason-taking = First take your free card.
reason-discarding = You are already putting cards down: only discard, or end your turn.
reason-not-in-hand = You do not hold that card.
reason-nothing-owed = No space is asking for cards now.
reason-nothing-free = No free card is on offer now.
reason-nothing-to-remove = No card lets you remove one now.
reason-after-purchase = Moves come before the purchase: once you pay, no card moves a piece.
reason-no-second-piece = With three or four players everybody has one piece.
reason-arrived = This piece is already in El Dorado.
reason-no-blockade = No blockade lies here.
reason-off-map = There is no space there.
reason-blockade = Blockade { $number } is in the way: open it first.
reason-occupied = A piece stands there: occupied spaces are closed.
reason-start-space = Nobody goes back to the start.
reason-mountain = Mountains cannot be entered.
reason-native-blockade = The Native cannot open a blockade and move as well at this table.
reason-needs-cards = { $needs ->
    [one] This space takes one card of any kind
   *[other] This space takes { $needs } cards of any kind
}, not strength.
reason-wrong-symbol = { $needs ->
    [machete] This space asks for machetes, which the card does not show.
    [paddle] This space asks for paddles, which the card does not show.
    [coin] This space asks for coins, which the card does not show.
   *[other] The card does not show the symbol of this space.
}
reason-no-symbol = This card shows no symbol to move with.
reason-too-weak = The space asks for { $needs }, but there { $has ->
    [one] is only 1
   *[other] are only { $has }
}: one card must pay for a whole space.
reason-no-left-over = No strength is left over from a card.
reason-one-step = The Native goes one step only.
reason-other-symbol = Left-over strength keeps its symbol; this space asks for another.
reason-too-few-cards = The space takes { $needs } cards, and you hold { $has }.
reason-needs-symbol = This space asks for a symbol, not for any cards.
reason-no-action = This card has no action to play.
reason-printed-draws = Draw as many cards as are printed: { $draws }.
reason-already-bought = You have bought a card this turn: one purchase a turn.
reason-nothing-affordable = The cheapest card costs { $price }, more than your whole hand is worth.
reason-not-for-sale = Starting cards are not for sale.
reason-market-full = Only the six piles on the market are for sale while all its slots are full.
reason-too-dear = It costs { $price }: your cards are worth too little.
reason-no-card-fits = { $needs ->
    [machete] This space asks for machetes; no card in your hand has enough.
    [paddle] This space asks for paddles; no card in your hand has enough.
    [coin] This space asks for coins; no card in your hand has enough.
   *[other] No card in your hand fits this space.
}
reason-too-far = It is too far: none of your cards reaches it.
reason-one-space = The Native goes one space, to a neighbour of the piece.
reason-out-of-reach = A strength of { $has } does not carry that far on one symbol.

## Regions of the table

market-hint = brass edge: you can pay
market-hint-take = choose one, it is free
hand-of-seat = Your hand
hand-hidden = The hand is hidden.
shown-by = { $name }

## Statistics

stat-eldorado-scores = Steps towards the city, round by round
stat-eldorado-spaces = Spaces travelled
stat-eldorado-bought = Cards bought
stat-eldorado-taken = Cards taken for free
stat-eldorado-removed = Cards removed
stat-eldorado-drawn = Cards drawn
stat-eldorado-blockades = Blockades won
stat-eldorado-caves = Caves explored
stat-eldorado-curses = Curses drawn
stat-eldorado-heroes = Heroes hired

## What chance may bring

outcome-blockade = Blockade { $number }
