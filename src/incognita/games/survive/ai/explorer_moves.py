"""Explorers on foot: steps towards a boat, and through the water."""

from incognita.games.survive.ai.proposals import Proposals
from incognita.games.survive.ai.reachable import NONE
from incognita.games.survive.ai.survival_odds import FAR
from incognita.games.survive.ai.weights import LANDING_BONUS, LEAST_GAIN
from incognita.games.survive.rules.actions import LAND, SWIM, WALK, move
from incognita.games.survive.rules.tables import ISLE_OF, KILLERS, NEIGHBOURS, SEA


def propose_on_foot(proposals: Proposals) -> None:
    """One proposal for every own explorer on a tile or in the water that may move."""
    state = proposals.state
    for at in range(len(proposals.on_foot)):
        explorer = proposals.on_foot[at]
        cell = proposals.cells[at]
        if state.terrain_at[cell] != SEA:
            propose_walk(proposals, explorer, cell, proposals.weights[at])
        elif state.swum >> explorer & 1 == 0:
            propose_swim(proposals, explorer, cell, proposals.weights[at])


def propose_walk(proposals: Proposals, explorer: int, cell: int, weight: float) -> None:
    """The best neighbour of a tile; further moves go on towards the same boat."""
    estimates = proposals.estimates
    state = proposals.state
    here = estimates.on_tile(cell)
    best = LEAST_GAIN
    first = NONE
    beyond = FAR
    for direction in range(6):
        to = NEIGHBOURS[6 * cell + direction]
        dry = state.terrain_at[to] != SEA
        if not dry and state.creature_counts[to] & KILLERS:
            continue
        gain = weight * ((estimates.on_tile(to) if dry else estimates.swimming_at(to)) - here)
        if gain > best:
            best = gain
            first = move(explorer, WALK if dry else SWIM, direction)
            beyond = estimates.moves_by_boat[to] if dry else FAR
    if first != NONE:
        walking = estimates.odds.walking
        two = three = best
        if 3 < beyond < FAR:
            two += weight * (walking[beyond - 1] - walking[beyond])
            three = two + weight * (walking[beyond - 2] - walking[beyond - 1])
        proposals.add_run(best, two, three, first)


def propose_swim(proposals: Proposals, explorer: int, cell: int, weight: float) -> None:
    """One swim move: ashore or on; climbing into a boat is proposed by the boat."""
    estimates = proposals.estimates
    state = proposals.state
    here = estimates.swimming_at(cell)
    if ISLE_OF[cell] >= 0:
        proposals.add_single(weight * (1.0 + LANDING_BONUS - here), move(explorer, LAND))
        return
    best = LEAST_GAIN
    first = NONE
    for direction in range(6):
        to = NEIGHBOURS[6 * cell + direction]
        if state.terrain_at[to] == SEA and state.creature_counts[to] & KILLERS == 0:
            gain = weight * (estimates.swimming_at(to) - here)
            if gain > best:
                best = gain
                first = move(explorer, SWIM, direction)
    if first != NONE:
        proposals.add_single(best, first)
