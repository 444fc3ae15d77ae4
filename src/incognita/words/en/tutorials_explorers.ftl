# The first game led by the hand: messages of the tutorials of Explorers.

tutorial-explorers-first = First crosses
tutorial-explorers-first-map = Everybody explores the same land on a board of their own. Starting from the village, cross after cross, you look for food, gems and <b>temples</b>.
tutorial-explorers-first-name = The card shows water and grass, and you are the active player: the side you name gives you three crosses. Name <b>water</b>.
tutorial-explorers-first-cross = A cross goes beside another one, and on the terrain you have taken. Cross <b>D14</b>, <b>E14</b> and <b>E15</b>.
tutorial-explorers-first-seal = Others see your crosses when everybody is ready. Until then you may change your mind; now <b>seal</b> them.
tutorial-explorers-first-take = Now the other one names water: you may take the side that is left, with three crosses, or water with two. Take <b>sand</b>.
tutorial-explorers-first-items = What lies on a cell is yours when you cross it. Cross <b>D15</b> with the fish, <b>C15</b>, and <b>B15</b> with the key.
tutorial-explorers-first-sealed = Food scores as a set at the end of the round, and a key opens a temple. <b>Seal</b> your crosses.
tutorial-explorers-first-mountain = You are active again. A temple stands in the mountains near you: name <b>mountain</b>.
tutorial-explorers-first-temple = Cross <b>F15</b> and then <b>G15</b>, where the temple stands: with your key it opens, and the first one there scores most. H15 is the third cross.
tutorial-explorers-first-done = That temple is yours. <b>Seal</b> your crosses.
tutorial-explorers-first-yours = Grass was named: two crosses there, or three on sand? The decision is yours.

## The advanced sides

tutorial-explorers-sides = The advanced sides
tutorial-explorers-sides-food = Here each round counts one kind of food, and the first one none: the fish on D15 is only on your way. Take <b>sand</b> and cross D15 and C15.
tutorial-explorers-sides-key = A <b>race</b> is on as well: whoever has three keys first scores ten. B15 has your first: cross it, and <b>seal</b>.
tutorial-explorers-sides-temple = On this side every temple is worth eight, and the first one there gets <b>bonus crosses</b>. Name <b>mountain</b>, cross F15, G15 with the temple, and H15, and seal.
tutorial-explorers-sides-bonus = You are first, so you may make three more crosses, all on one terrain. Choose sand, where a <b>gem</b> lies: cross C13.
tutorial-explorers-sides-gem = Gems begin below zero: this one takes away a minus three that every round would cost you. Your last two bonus crosses go to B13 and A13; then <b>seal</b>.
tutorial-explorers-sides-yours = And of all villages only the one with the fewest crosses beside it counts, so leave none out. Grass was named: what do you take?

## Alone

tutorial-explorers-solo = Alone on the map
tutorial-explorers-solo-facing = Alone, nobody names a side: the side that faces you gives three crosses, the other one two. Take the <b>sand</b> that faces you.
tutorial-explorers-solo-gem = Cross C13 with the gem, then B13 and A13, and <b>seal</b>. Nobody waits, but it is still how a turn ends.
tutorial-explorers-solo-water = Water faces you now. Take it, cross D14, E14 and E15, and <b>seal</b>.
tutorial-explorers-solo-other = Water again, but you want to go up. Take the other side, <b>mountain</b>, for two crosses.
tutorial-explorers-solo-two = Cross F15, which touches the temple, and F16, and <b>seal</b>. Do not dawdle: from round two on, every temple that you have not visited loses its best value.
tutorial-explorers-solo-yours = At the end your points make you anything from a stroller to a legend, in six classes. Sand faces you: three crosses there, or two on grass?
