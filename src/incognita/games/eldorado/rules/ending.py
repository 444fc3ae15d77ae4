"""The end of the race: who is how far, and who takes which place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.core.paths import FAR
from incognita.games.eldorado.rules.tables import HOME

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState


def left(state: EldoradoState, seat: int) -> list[int]:
    """Fewest steps to the finish, piece by piece; an arrived piece has none."""
    steps: list[int] = []
    for piece in range(state.pieces):
        cell = state.piece_cells[seat * state.pieces + piece]
        steps.append(0 if cell == HOME else min(state.route.way_left[cell], FAR))
    return steps


def scores(state: EldoradoState) -> list[int]:
    """Steps made good towards the finish, all pieces together."""
    whole = state.pieces * state.route.longest
    return [whole - sum(left(state, seat)) for seat in range(state.seats)]


def rank_key(state: EldoradoState, seat: int) -> tuple[int, ...]:
    """Smaller is better: arrived, most blockades, highest blockade, first there; else distance."""
    if seat in state.arrivals:
        won = state.won[seat]
        return (0, -len(won), -max(won, default=0), state.arrivals.index(seat))
    return (1, sum(left(state, seat)))


def places(state: EldoradoState) -> list[int]:
    """The place of each seat, 1 is best; equal ones share a place (eldorado.end.*)."""
    keys = [rank_key(state, seat) for seat in range(state.seats)]
    return [1 + sum(1 for other in keys if other < mine) for mine in keys]
