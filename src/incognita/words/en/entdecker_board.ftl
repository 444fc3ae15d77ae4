# Entdecker: spinner, wealth, plant tokens and personal tiles, for eyes and ears.

wealth-spun = The income arrow shows { $value }
wealth-unspun = The income arrow, not spun yet
wealth-of = { $who }: { $gold } gold
plant-piles = Piles of plant tokens
plant-pile = Plant pile { $number }: { $count ->
    [0] empty
    [one] { $count } token
   *[other] { $count } tokens
}
plant-worth = plant token worth { $value }
plant-does = Adds its value to the island it was found on; whoever has the most tokens at the end scores one point for each.
plant-hidden = plant token, face down
plant-taken = { $count ->
    [one] { $count } plant token worth { $value }
   *[other] { $count } plant tokens worth { $value } each
}
plant-none = No plant token yet
personal-tiles = Personal tiles
