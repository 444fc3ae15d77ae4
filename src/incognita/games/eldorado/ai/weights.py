"""Weights of the quick judgement, mostly in turns; `incognita breed` finds them."""

from typing import Final

from incognita.games.eldorado.rules.cards import DATA
from incognita.search.weights import read_policy_weights

_weights: Final[dict[str, float]] = read_policy_weights(DATA / "policy.toml")

# Moving.
WAITING: Final[float] = _weights["waiting"]  # what a card could do in the next turn, against now
FRESH: Final[float] = _weights["fresh"]  # what a freshly drawn card is worth
USABLE: Final[float] = _weights["usable"]  # the part of its strength that the next turn will use
NATIVE_POWER: Final[float] = _weights["native_power"]
HELD_UP: Final[float] = _weights["held_up"]  # turns that it takes until others are out of the way
FIRST_TO_OPEN: Final[float] = _weights["first_to_open"]
MOST_KEPT: Final = 2
LEAST_DECK: Final = 3.0

# The way.
BLOCKADE: Final[float] = _weights["blockade"]  # the part of blockades ahead that one pays oneself
RUBBLE_CARD: Final[float] = _weights["rubble_card"]
TOO_WEAK: Final[float] = _weights["too_weak"]
CAMP_ONE: Final[float] = _weights["camp_one"]
CAMP_TWO: Final[float] = _weights["camp_two"]

# Cards to own.
CARD_VALUE: Final[float] = _weights["card_value"]
LEAST_CARD_VALUE: Final[float] = _weights["least_card_value"]
MISSED: Final[float] = _weights["missed"]  # a purchase that is given up, against a move
DELAY: Final[float] = _weights["delay"]  # decks to be drawn before a new card comes up
JOKER_SHARE: Final[float] = _weights["joker_share"]
SHOPPING: Final[float] = _weights["shopping"]  # turns saved by coins, by turn of the way
SHOPPING_ENDS: Final[float] = _weights["shopping_ends"]
DRAWN: Final[float] = _weights["drawn"]
REMOVED: Final[float] = _weights["removed"]
REACH: Final[float] = _weights["reach"]
NEW_PILE: Final[float] = _weights["new_pile"]
ITEM_JOKER: Final[float] = _weights["item_joker"]
ITEM_OFTEN: Final[float] = _weights["item_often"]

# Cards to part with.
CAMP_REMOVAL: Final[float] = _weights["camp_removal"]
CAMP_LATER: Final[float] = _weights["camp_later"]  # what the next turn loses, when one is removed
SLOT: Final[float] = _weights["slot"]  # how much of a turn's hand a weak card takes up
# A thin deck comes round so fast that a weak card hardly stands in the way.
THIN: Final[float] = _weights["thin"]
THICK: Final[float] = _weights["thick"]
CHANGE: Final[float] = _weights["change"]  # coins that a card would pay
REGRET: Final[float] = _weights["regret"]  # a card that is paid with, by what it could do next
REGRET_ITEM: Final[float] = _weights["regret_item"]

# The round after which a move is taken even if its cards could do better later.
PATIENCE: Final = 40
# Rounds that a long race takes for each space of the way, and with each piece.
RACE: Final = 0.3
PIECE: Final = 0.4
# What every round after that takes from whatever is hoped for, so that nobody waits for ever.
HASTE: Final = 0.3
