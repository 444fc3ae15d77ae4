"""The tile that sinks: who stands on it, and what may come up."""

from incognita.games.survive.actions import END, SINK
from incognita.games.survive.outlook import Outlook
from incognita.games.survive.tables import (
    ABOARD,
    ASHORE,
    BACKS,
    BOAT_BACK,
    ISLAND,
    SEA,
    SHARK_BACK,
    VOLCANO,
    WHALE_BACK,
    WHIRLPOOL,
)  # fmt: skip
from incognita.games.survive.tuning import FALLEN, LUCKY, NEW_SHARK, NEW_WHALE
from incognita.games.survive.ways import DISTANCE


def best_sinking(outlook: Outlook) -> int:
    state = outlook.state
    if not state.exposed:
        return END
    scores = sink_scores(outlook)
    best = 0
    for at in range(1, len(scores)):
        if scores[at] > scores[best]:
            best = at
    return state.exposed[best]


def sink_scores(outlook: Outlook) -> list[float]:
    """By exposed tile: what its sinking brings the seat; nothing when the island is gone."""
    state = outlook.state
    if not state.exposed:
        return []
    first = (outlook.lowest - 1) * BACKS
    left = state.left[first : first + BACKS]
    total = float(max(1, sum(left)))
    whirl = left[WHIRLPOOL] + (0 if state.setup.erupts else left[VOLCANO])
    shark = left[SHARK_BACK] / total
    whale = left[WHALE_BACK] / total
    boat = left[BOAT_BACK] / total
    scores = [0.0] * len(state.exposed)
    for explorer in range(len(state.where)):
        place = state.where[explorer]
        if place < 0 or place >= ASHORE:
            continue
        stake = outlook.stake(explorer)
        cell = state.boats[place - ABOARD] if place >= ABOARD else place
        chance = outlook.chance(explorer)
        row = DISTANCE[cell]
        afloat = place >= ABOARD
        dry = not afloat and state.ground[cell] != SEA
        for at in range(len(scores)):
            sunk = ISLAND[state.exposed[at] - SINK]
            away = row[sunk]
            if away == 0:
                swim = FALLEN * outlook.in_water(cell)
                after = (1.0 - shark - boat - whirl / total) * swim + boat * LUCKY
                scores[at] += stake * (after - chance)
            elif dry:
                continue
            elif away == 1:
                scores[at] -= stake * chance * whirl / total
            if afloat and away <= 3:
                scores[at] -= stake * chance * whale * NEW_WHALE
            elif not afloat and away <= 2:
                scores[at] -= stake * chance * shark * NEW_SHARK
    return scores
