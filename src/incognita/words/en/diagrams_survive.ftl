# Captions of the diagrams: what is lit, and what it shows.
diagram-survive-first-moves = Three moves a turn, shared among one’s explorers and boats as one likes. Stepping into a boat beside the tile is one of them; sailing on costs one for each space.
diagram-survive-control = Blue has two explorers aboard and red one: only blue sails this boat (ringed). Red may still leave it, here by jumping into the water.
diagram-survive-sink = Beaches go first. Lit are all tiles that may be removed now: beaches beside the sea, and the lagoon is sea too.
diagram-survive-whale = A whale swims up to three spaces and stops at the first boat with passengers: the boat is lost, its passengers swim. Swimmers and empty boats mean nothing to it.
diagram-survive-shark = A shark swims one or two spaces, past boats, and stops at the first swimmers: all of them are lost, its own player’s too.
diagram-survive-serpent = A serpent moves one space only, but takes boat, passengers and swimmers there alike.
diagram-survive-swim = Each explorer makes one swim move a turn, and climbing into a boat is one: whoever swims to the boat’s space boards it in the next turn. Nobody goes back onto a tile.
diagram-survive-land = An isle is reached from its own two landing spaces only. Each explorer who lands costs a move; the boat stays.
diagram-survive-dolphin = A dolphin, played before the first move, carries an own swimmer up to three spaces. It does not protect: a space with a shark or serpent is still the end.
