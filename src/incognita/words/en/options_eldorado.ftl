# Options of The Quest for El Dorado: the question, a line of help, and the name of each answer.

option-eldorado-players-help = With two, each leads two explorers.
option-eldorado-first-help = Starting spaces follow turn order.
option-eldorado-purchase = Buying
option-eldorado-purchase-help = May a card be bought before the last move of the turn?
option-eldorado-purchase-after-moves = after all moves
option-eldorado-purchase-any-order = at any time
option-eldorado-native_at_blockade = Native at a blockade
option-eldorado-native_at_blockade-help = What the Native’s single step may do at a blockade.
option-eldorado-native_at_blockade-either = takes the blockade, or steps where there is none
option-eldorado-native_at_blockade-both = takes it and steps across at once
option-eldorado-native_at_blockade-never = cannot take a blockade
option-eldorado-strip_blockades = Blockades at narrow boards
option-eldorado-strip_blockades-help = Where a narrow board joins two large ones.
option-eldorado-strip_blockades-both = at both of its edges
option-eldorado-strip_blockades-first = at the first edge only
option-eldorado-round_limit = Last round
option-eldorado-round_limit-help = If nobody arrives by then, the distance left decides.
option-eldorado-caves = Caves
option-eldorado-caves-help = Pieces that stop beside a cave find tiles there. With the caves, Heroes & Hexes can be added.
option-eldorado-promos = Promo cards
option-eldorado-promos-help = Binoculars, the Giant and the Extraordinary Paddle, beside the market.
option-eldorado-heroes = Heroes & Hexes
option-eldorado-heroes-help = Familiars, demons, curses and heroes; it needs the caves.
option-eldorado-tavern_visit = The first stop at the Tavern
option-eldorado-tavern_visit-help = Must the first piece that stops there bring a hero?
option-eldorado-tavern_visit-must = is a visit
option-eldorado-tavern_visit-may = may be a visit
option-eldorado-forced_moves = Voodoo and Sir Henry Threepwood
option-eldorado-forced_moves-help = Must those who move the pieces of others move all they can?
option-eldorado-forced_moves-must = move all they can
option-eldorado-forced_moves-may = may leave pieces where they are
option-eldorado-moved_to_finish = Pieces moved onto a finish space
option-eldorado-moved_to_finish-help = By Voodoo, Paralysis or Sir Henry Threepwood, be it in another’s turn.
option-eldorado-moved_to_finish-arrives = have arrived
option-eldorado-moved_to_finish-never = it never happens
option-eldorado-discarded_demons = A demon card that is discarded
option-eldorado-discarded_demons-help = Given up, paid or discarded: a burden to its owner, or gone.
option-eldorado-discarded_demons-owner = goes to its owner’s discard pile
option-eldorado-discarded_demons-pile = goes back to the demons
option-eldorado-scrooge_card = Scrooge Bly’s card
option-eldorado-scrooge_card-help = The rules and the sheet of cards disagree.
option-eldorado-scrooge_card-deck = on top of the draw pile
option-eldorado-scrooge_card-discard = onto the discard pile

## Where routes are found

atlas-way = 83 routes: look for one in the atlas
editor-way = or lay a route of your own

## A new table by address

new-asked-route = The address asks for the route “{ $value }”, which does not exist. Choose another here.
new-asked-broken = The route of the address cannot be played: { $why }
new-asked-hexes = This route lies on boards of Heroes & Hexes: caves and heroes are switched on.
