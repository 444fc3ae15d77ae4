# The first game led by the hand: messages of the tutorials of Die neuen Entdecker.

tutorial-neue-entdecker-first = First islands, first scouts
tutorial-neue-entdecker-first-sea = Only a few tiles of this sea are known. Complete islands bring points, and your scouts go on from them into the <b>jungle</b>.
tutorial-neue-entdecker-first-start = Each turn your ship sets out anew. Choose the lit space at the <b>edge</b>, north of G1.
tutorial-neue-entdecker-first-announce = Now say how many hidden tiles you will draw, at 1 gold each: announce <b>2</b>.
tutorial-neue-entdecker-first-draw = Draw the first one: press any pile that is lit.
tutorial-neue-entdecker-first-lay = Open sea! A tile goes on the square ahead of the ship, and the ship sails onto it. Lay it on <b>G1</b>.
tutorial-neue-entdecker-first-cape = Draw the second tile and lay it on <b>G2</b>. Land must meet land and sea must meet sea.
tutorial-neue-entdecker-first-scout = Land ahoy! On the tile laid last you may place one unit. Send a <b>scout</b> ashore for 1 gold.
tutorial-neue-entdecker-first-again = Whoever has less than 4 gold rolls for income; everybody gets some. Now start from your own open sea on <b>G1</b>.
tutorial-neue-entdecker-first-plan = Your island is open towards H2. Two tiles would lead around and close it: announce <b>2</b>.
tutorial-neue-entdecker-first-around = Draw, and lay the open sea on <b>H1</b>.
tutorial-neue-entdecker-first-close = Draw once more: a second cape. On <b>H2</b> it closes the island.
tutorial-neue-entdecker-first-base = Complete! A <b>base</b> for 3 gold outranks any number of scouts, also where others are ashore. Place it.
tutorial-neue-entdecker-first-jungle = The island scores 2 points, and its scout walks on: choose one of the <b>huts</b>. Who has most scouts on a path scores its plant at the end.
tutorial-neue-entdecker-first-yours = You alone have seen the plant in that hut. This turn is all yours: where does your ship start?

## Layouts

tutorial-neue-entdecker-layouts = Another layout
tutorial-neue-entdecker-layouts-seas = Four layouts come in the box, and you may draw your own. This one has a wall of open sea: <b>east and west</b> never meet, and no island grows across it.
tutorial-neue-entdecker-layouts-start = Open seas that reach the border are harbours, too: you pay the coins of the edge where their path ends. Start from <b>F4</b>.
tutorial-neue-entdecker-layouts-announce = In the west a waterfall worth 10 waits for a coast. Two tiles lead to it: announce <b>2</b> hidden ones.
tutorial-neue-entdecker-layouts-sea = Draw from any pile that is lit, and lay the open sea on <b>E4</b>.
tutorial-neue-entdecker-layouts-coast = Draw again: a cape! On <b>D4</b> its land meets the waterfall, which is land all around.
tutorial-neue-entdecker-layouts-scout = Send a <b>scout</b> ashore: when the island is complete, the waterfall’s 10 points are added to its tiles.
tutorial-neue-entdecker-layouts-yours = Each sector has its treasure, and the other player is in the east already. Where does your ship start?

## Chief scouts

tutorial-neue-entdecker-chiefs = Chief scouts
tutorial-neue-entdecker-chiefs-name = Two of your scouts are secretly <b>chiefs</b> and count double. Name their numbers: 3 and 7.
tutorial-neue-entdecker-chiefs-start = Nobody else knows which. Now to sea: start at the lit <b>edge</b>, north of G1.
tutorial-neue-entdecker-chiefs-announce = Announce <b>2</b> hidden tiles.
tutorial-neue-entdecker-chiefs-sea = Draw from any pile that is lit, and lay the open sea on <b>G1</b>.
tutorial-neue-entdecker-chiefs-cape = Draw the second one and lay the cape on <b>G2</b>.
tutorial-neue-entdecker-chiefs-chief = An ordinary scout, or one of your two? Send a <b>chief scout</b>: to the others it is a scout like any other.
tutorial-neue-entdecker-chiefs-yours = When this island is scored, your chief scout is revealed and counts as two; so it does on a path in the jungle. Your turn: where does your ship start?
