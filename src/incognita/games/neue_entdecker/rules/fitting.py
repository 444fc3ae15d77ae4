"""Whether a drawn tile fits, and whether any tile there is fits anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.neue_entdecker.rules import piles, turns
from incognita.games.neue_entdecker.rules.phases import LAYING
from incognita.games.voyage.rules.fitting import fits
from incognita.games.voyage.rules.patterns import FITTING, PATTERNS
from incognita.games.voyage.rules.piles import count_of

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState


def try_drawn(state: NeueEntdeckerState) -> None:
    """A tile that fits must be laid (neue-entdecker.explore.must-lay); another is discarded."""
    if fits(state.sea, state.ship, state.drawn % PATTERNS):
        state.phase = LAYING
        return
    piles.discard(state, state.drawn)
    state.drawn = -1
    turns.go_on(state)


def anything_fits(state: NeueEntdeckerState) -> bool:
    """Some tile of some source could be laid on some square that a ship can enter."""
    patterns = [pattern for pattern in range(PATTERNS) if is_left(state, pattern)]
    for square in state.lanes.enterable().squares():
        for pattern in patterns:
            if FITTING[256 * pattern + state.sea.needs[square]]:
                return True
    return False


def is_left(state: NeueEntdeckerState, pattern: int) -> bool:
    return (
        state.stock[pattern] > 0
        or count_of(state.discards, pattern) > 0
        or count_of(state.left, pattern) > 0
    )
