# Captions of the diagrams: what is lit, and what it shows.
diagram-eldorado-left-over = Three machetes on one card: each jungle space takes one, and what is left carries the piece on at once. Everything lit is in reach of this one card.
diagram-eldorado-one-card = Jungle 2 (ringed) asks for one card with two machetes. Two Explorers with one machete each do not add up: only spaces with one machete are lit.
diagram-eldorado-occupied = Nobody enters an occupied space (ringed) or passes through it. Even three machetes have to go around.
diagram-eldorado-blockade = A blockade is overcome like a space of its kind; this one takes a machete. The same card may bring the piece there, open it, and go on with what is left.
diagram-eldorado-rubble = Rubble 3 (ringed) takes any three cards of the hand, whatever they show. They count as played and come back later; strength left over never enters rubble.
diagram-eldorado-camp = A base camp (ringed) takes any three cards too, but these leave the game for good: a way to be rid of weak cards.
diagram-eldorado-native = The Native goes to any free space beside the piece, whatever it asks for: here even village 4. Mountains and occupied spaces stay closed.
diagram-eldorado-worth = What a hand pays: a card with coins pays them, a white one too; every other card pays half a coin.
diagram-eldorado-market-open = The Scouts are sold out, so a place of the market is empty: every pile is for sale now, also those beside it. What is left of the pile bought from fills the place.
diagram-eldorado-cave = A piece that stops beside a cave (ringed) may take its top tile. Nobody enters the mountain itself, and passing by brings nothing.
