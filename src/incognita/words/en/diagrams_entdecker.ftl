# Captions of the diagrams: what is lit, and what it shows.
diagram-entdecker-start = The ship starts on any circle, or on any tile with a sea side towards undiscovered sea, joined with the border or not. Another’s trading post there costs 1 gold, a fort 3, a settlement 6.
diagram-entdecker-fits = A drawn tile goes beside the ship, with sea towards it, and must agree with every neighbour. If it fits anywhere, it must be laid; where is the player’s choice.
diagram-entdecker-island = Four tiles joined by shared land sides are one island (ringed), and it is complete: no land side faces undiscovered sea. The land up to the right meets it at a corner only and belongs to another.
diagram-entdecker-strait = A strait (ringed) has two lands. They belong to different islands unless land joins them elsewhere; then the tile counts once.
diagram-entdecker-complete = This tile completes an island of ten tiles (ringed), and a unit built on it now still counts. One builds on the tile laid last only.
diagram-entdecker-holes = Two undiscovered squares surrounded by land alone (ringed) are filled with all-land tiles. With a sea side or the border anywhere around, they would stay open.
diagram-entdecker-rank = Quality comes first: one fort outranks three trading posts. Whoever is first scores the whole island, the next half of it, rounded up, and so on.
diagram-entdecker-hostile = Hostile natives: on this tile a trading post costs 2 gold and a fort 6. A settlement is not possible at all.
