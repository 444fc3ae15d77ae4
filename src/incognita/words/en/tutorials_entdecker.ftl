# The first game led by the hand: messages of Entdecker's tutorials.

tutorial-entdecker-first = First islands
tutorial-entdecker-first-sea = Nobody has charted this sea. Whoever helps to discover an island scores points when its coast is <b>complete</b>.
tutorial-entdecker-first-start = Each turn your ship sets out anew, from the border for example. Choose the lit <b>circle</b>.
tutorial-entdecker-first-announce = You have 9 gold. Before you sail you say how many tiles you will draw, at 1 gold each: announce <b>2</b>.
tutorial-entdecker-first-draw = Now draw: press any pile that is lit.
tutorial-entdecker-first-lay = Open sea! A tile goes on the square ahead of the ship, and the ship sails onto it. Lay it on <b>E1</b>.
tutorial-entdecker-first-cape = Draw your second tile and lay it on <b>E2</b>. Land must meet land and sea must meet sea; a tile may be turned any way.
tutorial-entdecker-first-post = Land ahoy! Claim it: on the tile laid last you may build one unit. Build a <b>trading post</b> for 1 gold.
tutorial-entdecker-first-again = The others’ turn is over (a storm ended it), and 3 gold came in for everybody. Start from your open sea on <b>E1</b> this time: it costs nothing.
tutorial-entdecker-first-plan = Your island is open towards F2. Two tiles would lead around and close it: announce <b>2</b>.
tutorial-entdecker-first-around = Draw, and lay the open sea on <b>F1</b>.
tutorial-entdecker-first-close = Draw once more: a second cape. On <b>F2</b> it closes the island.
tutorial-entdecker-first-fort = Complete! You could stop here, but a <b>fort</b> ranks higher than a post, and with a fort on the island its discoverer takes a plant. Build it.
tutorial-entdecker-first-plant = You are the greatest discoverer. Take a plant from either pile: its value is added to the two tiles of the island.
tutorial-entdecker-first-yours = Those are your first points, and your units are back in the supply. The next turn is all yours: where does your ship start?
