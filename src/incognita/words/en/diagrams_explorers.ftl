# Captions of the diagrams: what is lit, and what it shows.
diagram-explorers-first-crosses = The first three crosses start from the village and lie in one terrain. Cells beside each other count, corners do not.
diagram-explorers-horse = A horse gives one more cross at once, in any terrain and beside any crossed cell: everything lit will do.
diagram-explorers-temple = A temple (ringed) is crossed like a cell of its terrain and takes a key. It brings the highest value still open; the next visitors find less.
diagram-explorers-map = A map, used before the first cross, puts the card aside: four crosses in one terrain of your choice. A map found in this turn has to wait.
diagram-explorers-sides = One player names a side of the card and has three crosses there. The others choose: the other side with three crosses, or the same with two.
diagram-explorers-village = A village (ringed) counts the crossed cells on its four sides at the end: 3, 5, 7 or 10 points. It is never crossed itself.
diagram-explorers-food = Food is ticked in the column of this round only. What finds no free box there is lost.
