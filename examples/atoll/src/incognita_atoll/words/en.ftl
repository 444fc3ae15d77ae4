# Names of the game.
game-atoll = Atoll
game-atoll-line = A ring of islands, and nobody knows what lies there.
game-atoll-how = Twelve tiles lie face down in a ring. The die says how far your ship sails, you say which way round. | Turn up a tile and score it; dive for more where there are pearls. When all tiles lie face up, the most points win.

# Fields of the view, and the words in them.
field-atoll-seats = Ships
value-atoll-hidden = ?
value-atoll-roll = The die is rolled
value-atoll-reveal = A tile is turned up
value-atoll-turn = Sail or dive
value-atoll-over = The game is over
value-atoll-sand = sand
value-atoll-pearls = pearls
value-atoll-wreck = wreck
value-atoll-storm = storm
field-atoll-sand = Sand
field-atoll-pearls = Pearls
field-atoll-wreck = Wrecks
field-atoll-storm = Storms

# What is done.
action-atoll-clockwise = Sail clockwise
action-atoll-anticlockwise = Sail anticlockwise
action-atoll-dive = Dive for pearls
action-atoll-pass = Pass
action-atoll-roll = Roll
action-atoll-reveal = Tile turned up

# Why not.
reason-atoll-no-pearls = There are no pearls under your ship.
reason-atoll-must-use-turn = Your ship lies on pearls: sail or dive.
