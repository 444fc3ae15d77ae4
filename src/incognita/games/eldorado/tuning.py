"""Weights of the quick judgement, mostly in turns; found by letting bots race."""

from typing import Final

# Moving.
WAITING: Final = 0.669  # how much a card's use in the next turn counts against using it now
FRESH: Final = 0.25  # what a freshly drawn card is worth
USABLE: Final = 0.435  # the part of a card's strength that the next turn is likely to use
NATIVE_POWER: Final = 1.561
MOST_KEPT: Final = 2

# Cards to own.
APPEAL: Final = 0.276
LEAST_APPEAL: Final = 0.03
MISSED: Final = 0.774  # how much a purchase that is given up counts against a move
DELAY: Final = 0.689  # decks to be drawn before a new card comes up
JOKER_SHARE: Final = 1.182
SHOPPING: Final = 0.366  # turns saved by coins spent at the market, for each turn of the way
SHOPPING_ENDS: Final = 3.765
DRAWN: Final = 1.59
REMOVED: Final = 0.166
REACH: Final = 0.701
CAMP_REMOVAL: Final = 1.522
SLOT: Final = 0.597  # how much of a turn's hand a weak card takes up
# The round after which a move is taken even if its cards could do better later.
PATIENCE: Final = 40
# After that round, how much of a lead is lost with every turn that it is still from home.
HASTE: Final = 0.1
