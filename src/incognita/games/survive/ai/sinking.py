"""The tile that sinks: who stands on it, and what may come up."""

from typing import Final

from incognita.games.survive.ai.distances import DISTANCE
from incognita.games.survive.ai.outlook import Outlook
from incognita.games.survive.ai.weights import FALLEN, LUCKY, NEW_SHARK, NEW_WHALE
from incognita.games.survive.rules.actions import END, SINK
from incognita.games.survive.rules.tables import (
    ABOARD,
    ASHORE,
    BACKS,
    BOAT_BACK,
    ISLAND,
    RANGES,
    SEA,
    SHARK,
    SHARK_BACK,
    VOLCANO,
    WHALE,
    WHALE_BACK,
    WHIRLPOOL,
)  # fmt: skip
from incognita.mypyc_compat import i64

UNCONCERNED: Final = -1


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
    tiles = [ISLAND[action - SINK] for action in state.exposed]
    scores = [0.0] * len(tiles)
    count: i64 = len(tiles)
    for explorer in range(len(state.where)):
        place = state.where[explorer]
        if place < 0 or place >= ASHORE:
            continue
        cell = state.boats[place - ABOARD] if place >= ABOARD else place
        concerned: i64 = how_far(outlook, place)
        row = DISTANCE[cell]
        for at in range(count):
            away: i64 = row[tiles[at]]
            if away > concerned:
                continue
            stake = outlook.stake(explorer)
            chance = outlook.chance(explorer)
            if away == 0:
                swim = FALLEN * outlook.in_water(cell)
                after = (1.0 - shark - boat - whirl / total) * swim + boat * LUCKY
                scores[at] = scores[at] + stake * (after - chance)
            elif away == 1:
                scores[at] = scores[at] - stake * chance * whirl / total
            if place >= ABOARD:
                scores[at] = scores[at] - stake * chance * whale * NEW_WHALE
            else:
                scores[at] = scores[at] - stake * chance * shark * NEW_SHARK
    return scores


def how_far(outlook: Outlook, place: int) -> int:
    """From how far away an explorer is concerned by what comes up from under a tile."""
    if place >= ABOARD:
        return RANGES[WHALE]
    ground = outlook.state.ground[place]
    if ground == SEA:
        return RANGES[SHARK]
    return 0 if ground == outlook.lowest else UNCONCERNED
