# Options of the games: the question, a line of help, and the name of each answer.

option-eldorado-players-help = With two, each leads two explorers.
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

legend-title = Colours of the maps
legend-jungle = jungle, for machetes
legend-water = water, for paddles
legend-village = village, for coins
legend-rubble = rubble: play cards
legend-camp = base camp: lose cards
legend-mountain = mountain: no way
