"""Who is likely to win: what is saved, what may follow, and how far that is from settled."""

from math import exp, sqrt

from incognita.games.survive.outlook import Outlook
from incognita.games.survive.tables import ASHORE
from incognita.games.survive.tuning import KEPT, SETTLED, SPREAD, TEMPO


def standings(outlook: Outlook) -> list[float]:
    """By seat, the share of the others that it is likely to leave behind."""
    state = outlook.state
    hopes = [0.0] * state.seats
    doubts = [SETTLED] * state.seats
    for explorer in range(len(state.where)):
        place = state.where[explorer]
        if place < 0:
            continue
        seat = outlook.owner[explorer]
        weight = 1.0 if outlook.equal else float(state.values[explorer])
        chance = outlook.chance(explorer)
        hopes[seat] += weight * chance
        if place < ASHORE:
            doubts[seat] += weight * weight * chance * (1.0 - chance)
    hopes[state.seat] += TEMPO
    for seat in range(state.seats):
        hopes[seat] += KEPT * len(state.kept[seat])
    return [standing(seat, hopes, doubts) for seat in range(state.seats)]


def standing(seat: int, hopes: list[float], doubts: list[float]) -> float:
    total = 0.0
    for other in range(len(hopes)):
        if other != seat:
            spread = SPREAD * sqrt(doubts[seat] + doubts[other])
            total += 1.0 / (1.0 + exp((hopes[other] - hopes[seat]) / spread))
    return total / (len(hopes) - 1)
