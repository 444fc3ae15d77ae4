# Explorers: names of terrains, items, tiles and objectives, and why something cannot be done.

## Terrains and items

explorers-terrain-water = water
explorers-terrain-grass = grass
explorers-terrain-sand = sand
explorers-terrain-mountain = mountain
explorers-terrain-village = village

explorers-item-key = key
explorers-item-map = map
explorers-item-horse = horse
explorers-item-apple = apple
explorers-item-carrot = carrot
explorers-item-fish = fish
explorers-item-gem = gem
explorers-item-temple = temple
explorers-item-village = village

explorers-item-key-does = Circle a key: it opens one temple.
explorers-item-map-does = Circle a map: in a later turn it gives four crosses in one terrain of your choice.
explorers-item-horse-does = Cross one more cell at once, in any terrain.
explorers-item-apple-does = Tick an apple, if the round has a box left for it.
explorers-item-carrot-does = Tick a carrot, if the round has a box left for it.
explorers-item-fish-does = Tick a fish, if the round has a box left for it.
explorers-item-gem-does = Tick the next gem; gems count at the end of every round.
explorers-item-temple-does = Opens with a key, and is worth most to whoever comes first.
explorers-item-village-does = Crosses on its four sides score at the end. It cannot be crossed.

explorers-tile = tile { $tile }
explorers-slot = { $slot ->
    [0] A, top left
    [1] B, top right
    [2] C, bottom left
   *[other] D, bottom right
}

## Objectives: a name, and what it pays for

explorers-objective-1 = Without a horse
explorers-objective-1-does = 6 points if you cross no horse in the whole game.
explorers-objective-2 = Without a map
explorers-objective-2-does = 8 points if you cross no map in the whole game.
explorers-objective-3 = Without a gem
explorers-objective-3-does = 16 points if you cross no gem in the whole game.
explorers-objective-4 = Every water
explorers-objective-4-does = 10 points if every zone of water has a cross of yours.
explorers-objective-5 = Every meadow
explorers-objective-5-does = 10 points if every zone of grass has a cross of yours.
explorers-objective-6 = Every desert
explorers-objective-6-does = 10 points if every zone of sand has a cross of yours.
explorers-objective-7 = Every mountain
explorers-objective-7-does = 10 points if every zone of mountain has a cross of yours.
explorers-objective-8 = From edge to edge
explorers-objective-8-does = 12 points for one whole row or column of sixteen crosses.
explorers-objective-9 = Keys
explorers-objective-9-does = Keys crossed: 2, 3, 4 or 5 give 3, 6, 10 or 15 points.
explorers-objective-10 = Maps
explorers-objective-10-does = Maps crossed: 2, 3, 4 or 5 give 2, 5, 9 or 14 points.
explorers-objective-11 = Horses
explorers-objective-11-does = Horses crossed: 3, 4, 5 or 6 give 3, 6, 10 or 14 points.
explorers-objective-12 = Gems
explorers-objective-12-does = Gems crossed: 5, 7, 9 or 11 give 3, 6, 10 or 15 points.
explorers-objective-13 = Temples
explorers-objective-13-does = Temples visited: 1, 2, 3 or 4 give 2, 5, 9 or 14 points.
explorers-objective-14 = Food
explorers-objective-14-does = Food crossed, of any kind: 7, 9, 11 or 13 give 3, 6, 10 or 15 points.
explorers-objective-15 = Full meals
explorers-objective-15-does = Sets of apple, carrot and fish: 1, 2, 3 or 4 give 2, 5, 9 or 14 points.
explorers-objective-16 = Villages surrounded
explorers-objective-16-does = Villages with crosses on all four sides: 1, 2, 3 or 4 give 2, 5, 9 or 14 points.
explorers-objective-17 = Around the temples
explorers-objective-17-does = Temples with crosses on two sides or more: 1, 2, 3 or 4 give 2, 5, 9 or 14 points.
explorers-objective-18 = Corners
explorers-objective-18-does = Corner cells of the landscape: 1, 2, 3 or 4 give 4, 9, 15 or 22 points.
explorers-objective-19 = Race for three keys
explorers-objective-19-does = 10, 8, 6 and 4 points for crossing three keys.
explorers-objective-20 = Race for three maps
explorers-objective-20-does = 10, 8, 6 and 4 points for crossing three maps.
explorers-objective-21 = Race for four horses
explorers-objective-21-does = 10, 8, 6 and 4 points for crossing four horses.
explorers-objective-22 = Race for six gems
explorers-objective-22-does = 10, 8, 6 and 4 points for crossing six gems.
explorers-objective-23 = Race to three temples
explorers-objective-23-does = 10, 8, 6 and 4 points for visiting three temples.
explorers-objective-24 = Race for two meals
explorers-objective-24-does = 10, 8, 6 and 4 points for two sets of apple, carrot and fish.
explorers-objective-25 = Race to all villages
explorers-objective-25-does = 10, 8, 6 and 4 points for a cross beside each of the four villages.
explorers-objective-26 = Race to villages and temples
explorers-objective-26-does = 10, 8, 6 and 4 points for a cross beside three villages and three temples visited.
explorers-objective-27 = Race to the edges
explorers-objective-27-does = 10, 8, 6 and 4 points for a cross on each of the four edges.
explorers-objective-28 = Race across all tiles
explorers-objective-28-does = 10, 8, 6 and 4 points for three crosses on each of the four tiles.
explorers-objective-29 = Long row
explorers-objective-29-does = 1 point for each cell of your longest unbroken horizontal line.
explorers-objective-30 = Long column
explorers-objective-30-does = 1 point for each cell of your longest unbroken vertical line.
explorers-objective-31 = Long slant
explorers-objective-31-does = 1 point for each cell of your longest unbroken diagonal line.
explorers-objective-32 = Great square
explorers-objective-32-does = Your largest square of crosses: sides of 2, 3, 4 or 5 give 2, 6, 12 or 20 points.

## Solo: how far you came

explorers-class-0 = You have hardly set foot on the new continent. Come back soon.
explorers-class-1 = Still halting, but getting better.
explorers-class-2 = You begin to know the ways of an explorer.
explorers-class-3 = The great names of exploration had better watch out.
explorers-class-4 = New lands will be named after you.
explorers-class-5 = No greater explorer has ever lived.

## Why not

reason-explorers-over = The game is over.
reason-explorers-no-such-action = There is no such decision.
reason-explorers-sealed = You have sealed your turn: wait for the others.
reason-explorers-no-bonus = You have no bonus crosses to make.
reason-explorers-not-active = Only the active player names a side.
reason-explorers-side-not-named = The active player has not named a side yet.
reason-explorers-first-player-lays = The first player lays out the landscape.
reason-explorers-first-player-chooses = The first player chooses the start village.
reason-explorers-wait = The next card is not turned up yet.
reason-explorers-tile-laid = Tile { $tile } is laid already.
reason-explorers-lay-first = First lay the four tiles.
reason-explorers-village-not-nearest = Another village lies nearer to the middle.
reason-explorers-choose-village = First choose the start village.
reason-explorers-name-first = First name a side of the card.
reason-explorers-laid-out = The landscape is laid out, and the same for everybody.
reason-explorers-alone-no-name = Playing alone, you name no side: the card stays as it was turned up.
reason-explorers-no-card = No card is in play yet: cross your first three cells.
reason-explorers-nobody-active = Nobody is active in this turn: take either side.
reason-explorers-already-named = A side is named already.
reason-explorers-bonus-no-card = Bonus crosses need no card: any terrain will do.
reason-explorers-active-bound = As the active player you take the side you named.
reason-explorers-side-taken = You have already chosen for this turn. Take it back to choose anew.
reason-explorers-no-map-at-start = Maps cannot be used during set-up.
reason-explorers-one-map = One map a turn is all you can use.
reason-explorers-map-too-late = A map is used before the first cross of the turn.
reason-explorers-map-too-new = You found this map in this turn: it can be used from the next.
reason-explorers-no-map = You have no map left to use.
reason-explorers-bonus-later = Bonus crosses come at the end of the turn.
reason-explorers-no-bonus-there = This temple gives you no bonus now.
reason-explorers-bonus-running = You are using a bonus already.
reason-explorers-take-first = First take a side of the card, or use a map.
reason-explorers-bonus-first = First use your bonus crosses.
reason-explorers-horse-first = The horse comes first: cross one more cell.
reason-explorers-crosses-left = { $left ->
    [one] You still have one cross to make.
   *[other] You still have { $left } crosses to make.
}
reason-explorers-pick-bonus = First say which temple’s bonus you use.
reason-explorers-no-crosses-left = You have no cross left in this turn.
reason-explorers-crossed = This cell is crossed already.
reason-explorers-village = Villages cannot be crossed.
reason-explorers-diagonal = It touches your crosses only at a corner.
reason-explorers-not-beside = It does not lie beside any of your crosses.
reason-explorers-no-key = You need a key to enter temple { $temple }.
reason-explorers-wrong-terrain = This turn your crosses go to { $wanted ->
    [water] water
    [grass] grass
    [sand] sand
   *[mountain] mountain
}{ $other ->
    [none] .
    [water] {" "}and water.
    [grass] {" "}and grass.
    [sand] {" "}and sand.
   *[mountain] {" "}and mountain.
}
