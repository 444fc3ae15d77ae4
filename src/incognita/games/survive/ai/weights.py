"""Weights of the quick judgement.

The chances were first guessed, then set beside what became of some hundred thousand explorers in
games of quick players. The other weights were found by racing: one seat played with a
changed weight against three without, in some five hundred games under the same luck, and the
change stayed if it won more or saved more.
"""

from typing import Final

# Chances to get home by the steps that are left, in a boat and in the water, at a table for two
# and at one for four; on land they shrink with every move that it takes to get home by boat.
SAILING_TWO: Final[list[float]] = [
    0.96, 0.91, 0.88, 0.85, 0.81, 0.75, 0.66, 0.55, 0.45, 0.35,
    0.28, 0.22, 0.18, 0.15, 0.12, 0.10, 0.08, 0.06, 0.04, 0.02,
]  # fmt: skip
SAILING_FOUR: Final[list[float]] = [
    0.95, 0.78, 0.72, 0.66, 0.60, 0.52, 0.40, 0.30, 0.22, 0.16,
    0.12, 0.09, 0.07, 0.06, 0.05, 0.04, 0.03, 0.02, 0.01, 0.01,
]  # fmt: skip
SWIMMING_TWO: Final[list[float]] = [
    0.94, 0.85, 0.78, 0.71, 0.60, 0.48, 0.36, 0.28, 0.22, 0.18,
    0.14, 0.11, 0.09, 0.07, 0.06, 0.05, 0.04, 0.03, 0.02, 0.01,
]  # fmt: skip
SWIMMING_FOUR: Final[list[float]] = [
    0.92, 0.55, 0.45, 0.37, 0.28, 0.17, 0.08, 0.05, 0.04, 0.03,
    0.025, 0.02, 0.018, 0.016, 0.014, 0.012, 0.01, 0.008, 0.006, 0.004,
]  # fmt: skip
ON_LAND: Final = 0.86
WALK_TWO: Final = 0.95
WALK_FOUR: Final = 0.87
# In a boat that only others may sail.
HOSTAGE: Final = 0.75
# How many passengers share the way of a boat.
SHARE: Final = 2
# Moves a turn that a boat or a walker makes good, and when it is too late to set out.
SAIL_PACE: Final = 3.0
WALK_PACE: Final = 2.5
TOO_LATE: Final = 0.35
HURRY: Final = 0.9
# Turns of each seat after the island is gone, in a game to the last one.
AFTERMATH: Final = 12.0

# By seats: the chance that a shark or a whale in reach strikes before the next own turn, the same
# for a serpent, and what others' hopes count beside own ones.
RISK: Final[list[float]] = [0.0, 0.0, 0.25, 0.38, 0.46]
BITE: Final[list[float]] = [0.0, 0.0, 0.22, 0.38, 0.48]
SPITE: Final[list[float]] = [0.0, 0.0, 0.9, 0.5, 0.33]

# Changes of element: out of a wrecked boat, into a boat in the same space, from a tile into the
# water by choice or by force, and the chance of that for every turn of another seat.
SPILLED: Final = 0.7
BESIDE: Final = 0.45
WET: Final = 0.9
SUNK: Final = 0.7
SINKING: Final = 1.5
MOST_SINKING: Final = 0.6

# Moving: who is ashore is out of every danger; room left in a boat; empty boats that are called.
LANDED: Final = 1.5
LEFT_BEHIND: Final = 0.06
FETCH: Final = 0.06
CALL: Final = 0.75
LEAST_GAIN: Final = 0.004

# Creatures: being within reach of a target, or one space short of it; a boat wrecked; anybody.
MENACE: Final = 0.12
NEARLY: Final = 0.4
SPILT: Final = 0.45
ALIVE: Final = 0.15

# What a kept tile has to bring before it is played.
DOLPHIN_WORTH: Final = 0.25
WIND_WORTH: Final = 0.25
LIFT_WORTH: Final = 0.35
WORTH_DEFENDING: Final = 0.3

# Sinking: a swimmer of a sudden, a boat that comes up under it, new creatures near others.
FALLEN: Final = 0.8
LUCKY: Final = 0.75
NEW_SHARK: Final = 0.15
NEW_WHALE: Final = 0.1

# Setting up: by terrain (a beach sinks first), steps to an isle, own explorers nearby; for boats
# explorers by distance, those of others, and boats that lie there already.
FIRM: Final[list[float]] = [0.0, -0.6, 0.3, 0.6]
PER_STEP: Final = 0.55
COMPANY: Final = 0.3
DRAW: Final[list[float]] = [0.0, 1.0, 0.55, 0.25, 0.1]
STRANGERS: Final = 0.2
OTHER_BOAT: Final = 1.5
