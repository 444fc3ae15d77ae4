"""What holds in every position: a question that has been answered leaves nothing behind."""

from incognita.games.eldorado.rules.cards import ANY
from incognita.games.eldorado.rules.extras import Extras
from incognita.games.eldorado.rules.phases import (
    ACT,
    ADOPTING,
    CURSING,
    DEAL,
    DRAW,
    FINDING,
    GIVING,
    HIRING,
    HOPPING,
    LIFTING,
    REMOVING,
    REVEALING,
    SWAPPING,
    TAKING,
    WARDING,
)
from incognita.games.eldorado.rules.state import EldoradoState

FLAGS = (
    "passing", "changed", "free_market", "free_tile", "moved", "on_top", "banishing", "at_rest",
)  # fmt: skip
# Numbers for which -1 stands for none.
NAMED = ("copied_card", "item", "walker", "curse", "asked", "lifting", "cave")


def check_leftovers(state: EldoradoState) -> None:
    """Every counter belongs to the phase that counts with it."""
    phase = state.phase
    removing = phase == REMOVING or (phase == DRAW and state.resume == REMOVING)
    assert min(state.giver, state.target, state.mover) >= -1
    assert (state.giver >= 0) == (phase == GIVING)
    assert (state.target >= 0) == (phase in (GIVING, DEAL))
    assert (state.owed > 0) == (phase in (GIVING, LIFTING))
    assert (state.pending > 0) == (phase == DRAW)
    assert (state.removable > 0) == removing
    assert min(state.owed, state.pending, state.removable) >= 0
    assert phase in (ADOPTING, DEAL, DRAW) or state.resume == ACT
    if state.mover < 0 and phase != GIVING:
        assert (state.symbol, state.strength) == (ANY, 0)
    extras = state.extras
    if extras is not None:
        check_extras(extras, phase)
        assert extras.curses_due == 0 or phase != ACT or state.mover >= 0


def check_extras(extras: Extras, phase: int) -> None:
    assert all(getattr(extras, name) in (0, 1) for name in FLAGS)
    assert all(getattr(extras, name) >= -1 for name in NAMED)
    assert all(hired in (0, 1) for hired in extras.hired)
    assert min(extras.tops + extras.move_origin) >= -1
    assert (extras.lifting >= 0) == (phase == LIFTING)
    assert (extras.asked >= 0) == (phase in (HOPPING, WARDING))
    assert bool(extras.hops) == (phase == HOPPING)
    assert bool(extras.shown) <= (phase in (REVEALING, HIRING))
    assert bool(extras.queue) <= (phase == HOPPING)
    assert (extras.swapped > 0) <= (phase == SWAPPING)
    assert (extras.cave >= 0) <= (phase == FINDING)
    assert (extras.curse >= 0) <= (phase in (HOPPING, WARDING))
    assert (extras.curses_due > 0) or phase not in (CURSING, WARDING)
    assert extras.on_top <= (phase == TAKING)
    assert extras.banishing <= (phase == REMOVING)
