"""Tiles, actions and phases as numbers, and what they are called."""

from typing import Final

SPACES: Final = 12
DIE: Final = 3
ROUNDS: Final = 12

# Tiles: how many there are of each kind, and what discovering one brings.
HIDDEN: Final = -1
SAND: Final = 0
PEARLS: Final = 1
WRECK: Final = 2
STORM: Final = 3
TILE_NAMES: Final = ["sand", "pearls", "wreck", "storm"]
TILE_COUNTS: Final = [4, 4, 2, 2]
TILE_POINTS: Final = [0, 2, 3, -1]

# Actions.
CLOCKWISE: Final = 0
ANTICLOCKWISE: Final = 1
DIVE: Final = 2
PASS: Final = 3
ACTION_NAMES: Final = ["clockwise", "anticlockwise", "dive", "pass"]

# Phases; chance acts in the first two.
ROLL: Final = 0
REVEAL: Final = 1
TURN: Final = 2
FINISHED: Final = 3
PHASE_NAMES: Final = ["roll", "reveal", "turn", "over"]
