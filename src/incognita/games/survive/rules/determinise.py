"""What a seat knows, and a guess at all that it cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.core.rng import Rng
from incognita.games.survive.rules.kept_tiles import code_of
from incognita.games.survive.rules.phases import LAUNCHING, LAY, PHASE_OVER, PLACING
from incognita.games.survive.rules.tables import (
    BACKS,
    FIRST_KEPT,
    HIGHEST,
    IN_HAND,
    PER_COLOUR,
    TERRAINS,
    VALUES,
)  # fmt: skip

if TYPE_CHECKING:
    from incognita.games.survive.rules.state import SurviveState


def knows_values(state: SurviveState, seat: int, colour: int) -> bool:
    """Own values until the game has begun, later if the table remembers (survive.sight.memory)."""
    if state.phase == PHASE_OVER:
        return True
    if colour % state.seats != seat:
        return False
    return state.setup.memory or state.phase in (LAY, PLACING, LAUNCHING)


def shows_back(state: SurviveState, seat: int) -> bool:
    """A back with a red edge is seen by its finder alone (survive.tile.red)."""
    return state.sunk_back < FIRST_KEPT or seat == state.finder


def guess(state: SurviveState, seat: int, rng: Rng) -> None:
    """Deal anew what this seat cannot know: values and kept tiles."""
    for colour in range(state.setup.colours):
        if not knows_values(state, seat, colour):
            deal_values(state, colour, rng)
    state.backs_left = state.backs_left[:]
    state.kept = state.kept[:]
    for terrain in range(1, TERRAINS + 1):
        deal_kept(state, seat, terrain, rng)
    if not shows_back(state, seat):
        backs = [
            code % BACKS
            for code in state.kept[state.finder]
            if code // BACKS + 1 == state.sunk_terrain
        ]
        state.sunk_back = backs[rng.below(len(backs))]


def deal_values(state: SurviveState, colour: int, rng: Rng) -> None:
    """Any order of the ten values is as likely; those in hand get the rest."""
    values = VALUES[:]
    rng.shuffle(values)
    state.values = state.values[:]
    state.values_in_hand = state.values_in_hand[:]
    first = colour * (HIGHEST + 1)
    for value in range(HIGHEST + 1):
        state.values_in_hand[first + value] = 0
    for number, value in enumerate(values):
        explorer = colour * PER_COLOUR + number
        if state.where[explorer] == IN_HAND:
            state.values_in_hand[first + value] += 1
        else:
            state.values[explorer] = value


def deal_kept(state: SurviveState, seat: int, terrain: int, rng: Rng) -> None:
    """Others keep any of the tiles of this terrain that are worth keeping and not yet seen."""
    first = code_of(terrain, 0)
    for other in range(state.seats):
        if other != seat:
            for code in state.kept[other]:
                if first <= code < first + BACKS:
                    state.backs_left[code] += 1
    for other in range(state.seats):
        if other != seat:
            state.kept[other] = [
                draw_kept(state, first, rng) if first <= code < first + BACKS else code
                for code in state.kept[other]
            ]
            state.kept[other].sort()


def draw_kept(state: SurviveState, first: int, rng: Rng) -> int:
    """One of the tiles with a red edge, taken from what is left of its terrain."""
    rest = rng.below(sum(state.backs_left[first + FIRST_KEPT : first + BACKS]))
    for code in range(first + FIRST_KEPT, first + BACKS):
        rest -= state.backs_left[code]
        if rest < 0:
            state.backs_left[code] -= 1
            return code
    raise ValueError("more tiles are kept than there are")
