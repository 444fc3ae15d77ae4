"""Odds to get home: by steps and turns that are left, number of seats, and creatures nearby."""

from typing import Final

from incognita.games.survive.ai.weights import (
    AFTER_WRECK,
    ATTACK_RISK,
    ON_LAND,
    SAIL_PACE,
    SAILING_FOUR,
    SAILING_TWO,
    SERPENT_RISK,
    SWIMMING_FOUR,
    SWIMMING_TWO,
    TIME_MARGIN,
    TOO_LATE,
    TURNS_AFTER_ISLAND,
    WALK_FOUR,
    WALK_PACE,
    WALK_TWO,
)  # fmt: skip
from incognita.games.survive.rules.state import SurviveState
from incognita.games.survive.rules.tables import CREATURE_KINDS, SERPENT, SHARK, WHALE

# Longer ways count as this one.
FAR: Final = 19
# Every kind of creature is within reach of a space, or not: a bit for each.
DANGERS: Final = 1 << CREATURE_KINDS


def turns_left(state: SurviveState) -> float:
    """Own turns that a seat can still expect."""
    standing = state.tiles_left
    mountains = float(standing[3])
    if state.setup.erupts:
        mountains = (mountains + 1.0) / 2.0
    tiles = standing[1] + standing[2] + mountains
    if state.setup.to_the_last:
        tiles += TURNS_AFTER_ISLAND * state.seats
    return max(tiles / state.seats, 0.2)


def in_time(turns: float, needed: float) -> float:
    """How likely a way of so many turns is to end before the game does."""
    return min(1.0, max(0.02, (turns / needed - TOO_LATE) / TIME_MARGIN))


class Odds:
    """Tables for so many turns and seats, whatever the board looks like."""

    def __init__(self, turns: float, seats: int) -> None:
        # By steps, for those in boats, in the water and on land.
        self.sailing: list[float] = []
        self.swimming: list[float] = []
        self.walking: list[float] = []
        # By steps * DANGERS + dangers, for those in boats and in the water.
        self.sailing_in_danger: list[float] = []
        self.swimming_in_danger: list[float] = []
        # Where two play there is half the danger of where four do.
        crowding = (seats - 2) / 2.0
        walk = ON_LAND
        for steps in range(FAR + 1):
            sail = SAILING_TWO[steps] + crowding * (SAILING_FOUR[steps] - SAILING_TWO[steps])
            swim = SWIMMING_TWO[steps] + crowding * (SWIMMING_FOUR[steps] - SWIMMING_TWO[steps])
            self.sailing.append(sail * in_time(turns, (steps + 2) / SAIL_PACE))
            self.swimming.append(swim * in_time(turns, steps + 1.0))
            self.walking.append(walk * in_time(turns, (steps + 2) / WALK_PACE))
            walk *= WALK_TWO + crowding * (WALK_FOUR - WALK_TWO)
            for dangers in range(DANGERS):
                self._add_dangers(steps, dangers, ATTACK_RISK[seats], SERPENT_RISK[seats])

    def _add_dangers(self, steps: int, dangers: int, risk: float, bite: float) -> None:
        sail = self.sailing[steps]
        swim = self.swimming[steps]
        if dangers >> WHALE & 1:
            sail -= risk * (sail - AFTER_WRECK * swim)
        if dangers >> SERPENT & 1:
            sail *= 1.0 - bite
            swim *= 1.0 - bite
        if dangers >> SHARK & 1:
            swim *= 1.0 - risk
        self.sailing_in_danger.append(sail)
        self.swimming_in_danger.append(swim)


_odds: Final[dict[tuple[float, int], Odds]] = {}


def odds_of(state: SurviveState) -> Odds:
    """Made once for each number of turns and seats."""
    key = (turns_left(state), state.seats)
    odds = _odds.get(key)
    if odds is None:
        odds = _odds[key] = Odds(key[0], key[1])
    return odds
