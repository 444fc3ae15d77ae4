# Options of Entdecker: the question, a line of help, and the name of each answer.

option-entdecker-recycle = Recycled tiles
option-entdecker-recycle-help = A tile without event that fits nowhere joins the filler stacks.
option-entdecker-rotating_first = First player changes
option-entdecker-rotating_first-help = Every season the next player begins.
option-entdecker-personal_tiles = Personal tiles
option-entdecker-personal_tiles-help = Four tiles of your own each, and a budget of gold instead of a number of tiles.
option-entdecker-wealth_breaks_ties = Wealth breaks ties
option-entdecker-wealth_breaks_ties-help = With equal points, more gold wins.
