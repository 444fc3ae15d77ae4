"""The tile that sinks: who stands on it, what may come up, and who goes aboard."""

from typing import Final

from incognita.games.survive.ai.dangers import DISTANCE
from incognita.games.survive.ai.estimates import Estimates
from incognita.games.survive.ai.reachable import NONE
from incognita.games.survive.ai.weights import FALLEN_SWIMMER, NEW_SHARK, NEW_WHALE, RAISED_BY_BOAT
from incognita.games.survive.rules.actions import END, PICK, SINK
from incognita.games.survive.rules.pieces import explorers_at
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


def best_sinking(estimates: Estimates) -> int:
    state = estimates.state
    if not state.sink_actions:
        return END
    scores = sink_scores(estimates)
    best = 0
    for at in range(1, len(scores)):
        if scores[at] > scores[best]:
            best = at
    return state.sink_actions[best]


def sink_scores(estimates: Estimates) -> list[float]:
    """By action of state.sink_actions: what it gains the seat."""
    state = estimates.state
    if not state.sink_actions:
        return []
    first = (estimates.lowest_terrain - 1) * BACKS
    left = state.backs_left[first : first + BACKS]
    total = float(max(1, sum(left)))
    whirlpools = left[WHIRLPOOL] + (0 if state.setup.erupts else left[VOLCANO])
    shark = left[SHARK_BACK] / total
    whale = left[WHALE_BACK] / total
    boat = left[BOAT_BACK] / total
    # Small numbers are kept as bytes: compiled code reads them straight.
    tiles = bytes([ISLAND[action - SINK] for action in state.sink_actions])
    scores = [0.0] * len(tiles)
    count: i64 = len(tiles)
    explorers: i64 = len(state.where)
    for explorer in range(explorers):
        place: i64 = state.where[explorer]
        if place < 0 or place >= ASHORE:
            continue
        range_: i64 = concern_range(estimates, place)
        if range_ == UNCONCERNED:
            continue
        cell: i64 = state.boats[place - ABOARD] if place >= ABOARD else place
        row = DISTANCE[cell]
        weight = estimates.signed_weight(explorer)
        survival = -1.0
        for at in range(count):
            away: i64 = row[tiles[at]]
            if away > range_:
                continue
            if survival < 0.0:
                survival = estimates.survival(explorer)
            if away == 0:
                swim = FALLEN_SWIMMER * estimates.in_water(cell)
                after = (1.0 - shark - boat - whirlpools / total) * swim + boat * RAISED_BY_BOAT
                scores[at] = scores[at] + weight * (after - survival)
            elif away == 1:
                scores[at] = scores[at] - weight * survival * whirlpools / total
            if place >= ABOARD:
                scores[at] = scores[at] - weight * survival * whale * NEW_WHALE
            else:
                scores[at] = scores[at] - weight * survival * shark * NEW_SHARK
    return scores


def concern_range(estimates: Estimates, place: int) -> int:
    """From how far away an explorer is concerned by what comes up under a tile."""
    if place >= ABOARD:
        return RANGES[WHALE]
    terrain = estimates.state.terrain_at[place]
    if terrain == SEA:
        return RANGES[SHARK]
    return 0 if terrain == estimates.lowest_terrain else UNCONCERNED


def best_pick(estimates: Estimates) -> int:
    """Into a boat that has come up: own explorers first, the most valuable of them."""
    best = NONE
    most = -99.0
    for explorer in explorers_at(estimates.state, estimates.state.sunk_cell):
        weight = estimates.signed_weight(explorer)
        if weight > most:
            most = weight
            best = explorer
    return PICK + best
