# Captions of the diagrams: what is lit, and what it shows.
diagram-neue-entdecker-toll = To start far out one pays along the path to the border: the coins of the edge space where it ends, and 2 gold to each owner of a base or settlement on the way. Scouts cost nothing.
diagram-neue-entdecker-path = A tile is a start only if sea joins it with the border. The open sea inside the map (ringed) has to wait until a path reaches it.
diagram-neue-entdecker-waterfall = A waterfall (ringed) is all land and adds 5 or 10 to the value of its island. No ship starts there.
diagram-neue-entdecker-rank = Quality comes first: one base (ringed) outranks three scouts. The first scores the whole value, each further rank half of the one before, rounded up.
diagram-neue-entdecker-holes = A group of squares that no ship can enter any more (ringed) is filled at the end of the turn; between two squares of the group there is land.
diagram-neue-entdecker-jungle = A scout from a scored island goes onto any path, on the free space nearest to the hut. On the dot of an empty hut it brings a hidden token, on the eye one looks at it.
diagram-neue-entdecker-announce = Before the first tile one announces how many, and of which kind: hidden ones for 1 gold each, or open ones, chosen freely, for 4. They are not mixed.
