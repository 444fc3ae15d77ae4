"""The five piles, the box and the filler stacks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.entdecker.rules.tables import CODES, PILES, PLAIN_BACK, UNKNOWN_BACK
from incognita.games.voyage.rules import piles as shared
from incognita.games.voyage.rules.patterns import PATTERNS

if TYPE_CHECKING:
    from incognita.games.entdecker.rules.state import EntdeckerState


def hidden(state: EntdeckerState) -> int:
    """How many tiles are left in all piles."""
    heights = state.heights
    return heights[0] + heights[1] + heights[2] + heights[3] + heights[4]


def take_top(state: EntdeckerState, code: int) -> None:
    """The tile that was drawn leaves its pile, and the next back comes into sight."""
    pile = state.pile
    state.left = state.left[:]
    state.left[code] -= 1
    state.heights = state.heights[:]
    state.heights[pile] -= 1
    state.backs = state.backs[:]
    state.backs[pile] = UNKNOWN_BACK if state.heights[pile] else PLAIN_BACK


def unseen_top(state: EntdeckerState) -> int:
    """The first pile whose top back has not been looked at; -1 if there is none."""
    return shared.unseen_top(state.backs)


def back_weights(state: EntdeckerState) -> list[int]:
    """Plain tiles and event tiles that do not lie on top of a pile (entdecker.sight.piles)."""
    return shared.back_weights(state.left, state.heights, state.backs)


def show_back(state: EntdeckerState, back: int) -> None:
    pile = unseen_top(state)
    state.backs = state.backs[:]
    state.backs[pile] = back


def put_away(state: EntdeckerState, code: int) -> None:
    """A tile that fits nowhere (entdecker.explore.misfit, entdecker.variant.recycle)."""
    if state.setup.recycle and code < PATTERNS:
        state.filler = state.filler[:]
        state.filler[code] += 1
    else:
        state.box = state.box[:]
        state.box[code] += 1


def take_filler(state: EntdeckerState, pattern: int) -> bool:
    """Find a tile to fill a hole with; whether the piles were searched (entdecker.fill.source)."""
    if state.filler[pattern]:
        state.filler = state.filler[:]
        state.filler[pattern] -= 1
        return False
    for code in range(pattern, CODES, PATTERNS):
        if state.box[code]:
            state.box = state.box[:]
            state.box[code] -= 1
            return False
    for code in range(pattern, CODES, PATTERNS):
        if state.left[code]:
            state.left = state.left[:]
            state.left[code] -= 1
            return True
    state.stand_ins = state.stand_ins[:]
    state.stand_ins[pattern] += 1
    return False


def reshuffle(state: EntdeckerState) -> None:
    """The tiles that are left lie in as many piles as before, none of whose tops was seen."""
    used = [pile for pile in range(PILES) if state.heights[pile]]
    state.heights = shared.spread(sum(state.left), used, PILES)
    state.backs = shared.covered(state.heights)
