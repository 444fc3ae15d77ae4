"""Chances by steps that are left, turns that are left, seats, and creatures nearby."""

from typing import Final

from incognita.games.survive.ai.weights import (
    AFTERMATH,
    BITE,
    HURRY,
    ON_LAND,
    RISK,
    SAIL_PACE,
    SAILING_FOUR,
    SAILING_TWO,
    SPILLED,
    SWIMMING_FOUR,
    SWIMMING_TWO,
    TOO_LATE,
    WALK_FOUR,
    WALK_PACE,
    WALK_TWO,
)  # fmt: skip
from incognita.games.survive.rules.state import SurviveState
from incognita.games.survive.rules.tables import CREATURE_KINDS, SERPENT, SHARK, WHALE

# The longest way that is told apart.
FAR: Final = 19
# Every kind of creature is within reach of a space, or not: a bit for each.
DANGERS: Final = 1 << CREATURE_KINDS


def turns_left(state: SurviveState) -> float:
    """Own turns that a seat can still expect."""
    standing = state.standing
    mountains = float(standing[3])
    if state.setup.erupts:
        mountains = (mountains + 1.0) / 2.0
    tiles = standing[1] + standing[2] + mountains
    if state.setup.to_the_last:
        tiles += AFTERMATH * state.seats
    return max(tiles / state.seats, 0.2)


def in_time(turns: float, needed: float) -> float:
    """How likely a way of so many turns is to end before the game does."""
    return min(1.0, max(0.02, (turns / needed - TOO_LATE) / HURRY))


class Odds:
    """What can be said without a look at the board."""

    def __init__(self, turns: float, seats: int) -> None:
        # By steps, for those in boats, in the water and on land.
        self.sailing: list[float] = []
        self.swimming: list[float] = []
        self.walking: list[float] = []
        # By steps and dangers, for those in boats and in the water.
        self.aboard: list[float] = []
        self.afloat: list[float] = []
        # Where two play there is half the danger of where four do.
        crowd = (seats - 2) / 2.0
        walk = ON_LAND
        for steps in range(FAR + 1):
            sail = SAILING_TWO[steps] + crowd * (SAILING_FOUR[steps] - SAILING_TWO[steps])
            swim = SWIMMING_TWO[steps] + crowd * (SWIMMING_FOUR[steps] - SWIMMING_TWO[steps])
            self.sailing.append(sail * in_time(turns, (steps + 2) / SAIL_PACE))
            self.swimming.append(swim * in_time(turns, steps + 1.0))
            self.walking.append(walk * in_time(turns, (steps + 2) / WALK_PACE))
            walk *= WALK_TWO + crowd * (WALK_FOUR - WALK_TWO)
            for dangers in range(DANGERS):
                self._beset(steps, dangers, RISK[seats], BITE[seats])

    def _beset(self, steps: int, dangers: int, risk: float, bite: float) -> None:
        sail = self.sailing[steps]
        swim = self.swimming[steps]
        if dangers >> WHALE & 1:
            sail -= risk * (sail - SPILLED * swim)
        if dangers >> SERPENT & 1:
            sail *= 1.0 - bite
            swim *= 1.0 - bite
        if dangers >> SHARK & 1:
            swim *= 1.0 - risk
        self.aboard.append(sail)
        self.afloat.append(swim)


_known: Final[dict[tuple[float, int], Odds]] = {}


def odds_of(state: SurviveState) -> Odds:
    """Made once for so many turns and seats."""
    key = (turns_left(state), state.seats)
    found = _known.get(key)
    if found is None:
        found = _known[key] = Odds(key[0], key[1])
    return found
