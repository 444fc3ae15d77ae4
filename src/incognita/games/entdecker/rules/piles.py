"""The box and the filler stacks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.voyage.rules.patterns import PATTERNS
from incognita.games.voyage.rules.piles import code_with, one_less, take_from_piles

if TYPE_CHECKING:
    from incognita.games.entdecker.rules.state import EntdeckerState


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
        state.filler = one_less(state.filler, pattern)
        return False
    code = code_with(state.box, pattern)
    if code >= 0:
        state.box = one_less(state.box, code)
        return False
    return take_from_piles(state, pattern)
