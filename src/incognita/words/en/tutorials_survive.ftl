# The first game led by the hand: messages of Survive's tutorials.

tutorial-survive-first = Off the island
tutorial-survive-first-island = Atlantis is sinking. Bring your <b>red</b> explorers to the safe isles in the corners; each is worth 1 to 6 points, which only you know.
tutorial-survive-first-board = A turn has three moves. Your explorer on H3 is worth a lot: let it step into the <b>boat</b> on I3.
tutorial-survive-first-sail = You have the most explorers aboard, so you sail. Take the boat to <b>J2</b> and on to <b>K2</b>.
tutorial-survive-first-sink = After your moves one tile goes, beaches first. Take the lit beach on <b>I4</b>: whoever stands there falls into the sea.
tutorial-survive-first-serpent = A shark came up and took the swimmer, and then the die showed a <b>serpent</b>. One lies on K1, in your way; send it to J1.
tutorial-survive-first-shore = Blue has moved, and a new boat came up under a tile. Your turn: sail to the landing space <b>K1</b>.
tutorial-survive-first-land = Choose your explorer in the boat and let it <b>land</b> on the isle. It is safe for good.
tutorial-survive-first-yours = One saved! The volcano under a mountain ends the game; then points count, not heads. One move is left: it is yours.

## Two colours each

tutorial-survive-colours = Two colours each
tutorial-survive-colours-launch = Two players, four colours: <b>red and yellow</b> are yours, blue and white the other’s. You placed both as you liked; now lay the last of your four <b>boats</b> on I3.
tutorial-survive-colours-aboard = One turn, three moves, for both colours together. Let red step from H3 and yellow from I4 into the same <b>boat</b> on I3.
tutorial-survive-colours-sail = For control of a boat your two colours are one crew, and two of yours against nobody is plenty. Sail to <b>J2</b>.
tutorial-survive-colours-sink = No moves left, so a beach goes. Yellow has just left <b>I4</b>: nobody will miss it.
tutorial-survive-colours-yours = A whale came up, and blue made one of your yellows swim; at the end red and yellow points are added up. Three moves are yours: whom do you help first?

## The challenges

tutorial-survive-challenges = The challenges
tutorial-survive-challenges-pair = Three of the four challenges are on, and the first is <b>two on an inland tile</b>: a tile that touches no sea takes two explorers. Put your last one on G4, beside the other.
tutorial-survive-challenges-boats = A tile on the coast takes one explorer only, so put the boats close to many of them. Lay yours on I3 and J3.
tutorial-survive-challenges-equal = <b>All equal</b>: a head is a head, and values count for nothing. So the nearest two, I4 and H3, board the boat on I3; then sail to J2.
tutorial-survive-challenges-sink = <b>To the last one</b>: the volcano is a whirlpool like others here, and the game goes on until nobody is left on the board. Take the beach on I4.
tutorial-survive-challenges-yours = So no volcano will save whoever is behind; the fourth challenge ends the game when the last tile sinks, and a new table can mix them. Three moves are yours.
