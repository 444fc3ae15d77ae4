"""The end: scores, places, and the class of a solo result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.core.state import shared_returns
from incognita.games.explorers.rules import scoring
from incognita.games.explorers.rules.tables import CLASS_LIMITS, CLASS_SHIFT

if TYPE_CHECKING:
    from incognita.games.explorers.rules.state import ExplorersState

# Solo points are divided by this to get a return from 0 to 1.
MAX_SOLO_POINTS: Final = 200


def scores(state: ExplorersState) -> list[int]:
    """Points that everybody knows of: a turn counts once it is revealed."""
    boards = state.revealed or state.boards
    return [scoring.total(state, board) for board in boards]


def places(state: ExplorersState) -> list[int]:
    """Most points first, then fewest maps used; the rest is shared (explorers.end.*)."""
    ranks = [(-scoring.total(state, board), board.maps_used) for board in state.boards]
    return [1 + sum(1 for other in ranks if other < mine) for mine in ranks]


def returns(state: ExplorersState) -> list[float]:
    """By places; in a solo game by points."""
    if state.seats > 1:
        return shared_returns(places(state))
    return [solo_return(scoring.total(state, state.boards[0]))]


def solo_return(points: float) -> float:
    """Points as a return from 0 to 1."""
    return min(1.0, max(0.0, points / MAX_SOLO_POINTS))


def result_class(state: ExplorersState) -> int:
    """The class of a solo result, 0 to 5 (explorers.solo.classes)."""
    points = scoring.total(state, state.boards[0])
    shift = CLASS_SHIFT * len(state.objectives)
    return sum(1 for limit in CLASS_LIMITS if points > limit + shift)
