"""Weights of the policy and of the estimates.

The odds were first guessed, then fitted to what became of some hundred thousand explorers in games
that the policy played. The other weights were found by contests: one seat played with a changed
weight against three without, in some five hundred games with the same random numbers, and the
change stayed if that seat won more or saved more.
"""

from typing import Final

# Odds to get home by the steps that are left, in a boat and in the water, at a table for two
# and at one for four; on land the odds shrink with every move that it takes to get home by boat.
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
# What the odds are multiplied with in a boat that only others control.
NO_CONTROL: Final = 0.75
# How many passengers share the moves of a boat.
PASSENGERS: Final = 2
# Moves a turn that a boat or a walker makes good, and turns left by turns needed: at TOO_LATE
# nobody gets home any more, TIME_MARGIN above it everybody has the time.
SAIL_PACE: Final = 3.0
WALK_PACE: Final = 2.5
TOO_LATE: Final = 0.35
TIME_MARGIN: Final = 0.9
# Turns of each seat after the island is gone, in a game to the last one.
TURNS_AFTER_ISLAND: Final = 12.0

# By seats: the risk that a shark or a whale in range attacks before the next own turn, the same
# for a serpent, and what others' explorers count beside own ones.
ATTACK_RISK: Final[list[float]] = [0.0, 0.0, 0.25, 0.38, 0.46]
SERPENT_RISK: Final[list[float]] = [0.0, 0.0, 0.22, 0.38, 0.48]
RIVAL_WEIGHT: Final[list[float]] = [0.0, 0.0, 0.9, 0.5, 0.33]

# Factors of the odds of a swimmer: out of a wrecked boat, beside a boat in the same space, from a
# tile into the water by choice or when it sinks; how likely that is for every turn of another.
AFTER_WRECK: Final = 0.7
BESIDE_BOAT: Final = 0.45
INTO_WATER: Final = 0.9
AFTER_SINKING: Final = 0.7
SINK_RATE: Final = 1.5
MOST_SINK_RISK: Final = 0.6

# Moving: for landing; for those left behind by a boat; for empty boats that come nearer, less with
# every step; and what a move must gain.
LANDING_BONUS: Final = 1.5
LEFT_BEHIND: Final = 0.06
FETCH_WEIGHT: Final = 0.06
DEMAND_DECAY: Final = 0.75
LEAST_GAIN: Final = 0.004

# Creatures: for a target in range, and one space beyond; of a loss, if a boat is wrecked; for any
# loss, however small the odds were.
THREAT: Final = 0.12
NEAR_THREAT: Final = 0.4
WRECK_SHARE: Final = 0.45
ANY_LOSS: Final = 0.15

# What a kept tile must gain before it is played.
LEAST_DOLPHIN_GAIN: Final = 0.25
LEAST_WIND_GAIN: Final = 0.25
LEAST_LIFT_GAIN: Final = 0.35
LEAST_DEFENCE_GAIN: Final = 0.3

# Sinking: factor of the odds of who falls into the water; odds in a boat that comes up; risks by
# new creatures.
FALLEN_SWIMMER: Final = 0.8
RAISED_BY_BOAT: Final = 0.75
NEW_SHARK: Final = 0.15
NEW_WHALE: Final = 0.1

# Setting up: by terrain (a beach sinks first), steps to an isle, own explorers nearby; for boats
# explorers by distance, those of others, and boats that lie there already.
TERRAIN_BONUS: Final[list[float]] = [0.0, -0.6, 0.3, 0.6]
STEP_COST: Final = 0.55
COMPANION_BONUS: Final = 0.3
BOAT_NEED: Final[list[float]] = [0.0, 1.0, 0.55, 0.25, 0.1]
OTHERS_NEED: Final = 0.2
OTHER_BOAT: Final = 1.5
