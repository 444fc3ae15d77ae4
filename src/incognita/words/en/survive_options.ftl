# Options of Survive: the question, a line of help, and the name of each answer.

option-survive-first-help = Whoever begins also places first.
option-survive-colours = Colours each
option-survive-colours-help = With two players, two colours each fill the island.
option-survive-inland_pairs = Two on an inland tile
option-survive-inland_pairs-help = Tiles that touch no sea take two explorers when placing.
option-survive-to_the_last = To the last one
option-survive-to_the_last-help = It ends when nobody is left to save; the volcano is one more whirlpool.
option-survive-all_equal = All equal
option-survive-all_equal-help = Every explorer ashore counts one, whatever the value.
option-survive-submerged = Atlantis submerged
option-survive-submerged-help = It ends when the last tile sinks; the volcano is one more whirlpool.
option-survive-memory = Remember values
option-survive-memory-help = You keep seeing the values of your own explorers.
option-survive-ties = A tie for first
option-survive-ties-help = When totals are equal.
option-survive-ties-shared = shared victory
option-survive-ties-explorers = more saved wins
option-survive-turn_limit = Last turn
option-survive-turn_limit-help = Whoever is not ashore by then is lost.
