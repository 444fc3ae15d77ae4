"""The end: who takes which place, and how far a lonely explorer came."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.core.state import shared_returns
from incognita.games.explorers.rules import scoring
from incognita.games.explorers.rules.tables import CLASS_LIMITS, CLASS_SHIFT

if TYPE_CHECKING:
    from incognita.games.explorers.rules.state import ExplorersState

# Nobody has been seen beyond this alone; it maps points to [0, 1].
MOST_ALONE: Final = 200


def scores(state: ExplorersState) -> list[int]:
    """Points that everybody knows of: a turn counts once it is revealed."""
    boards = state.known or state.boards
    return [scoring.total(state, board) for board in boards]


def places(state: ExplorersState) -> list[int]:
    """Most points first, then fewest maps used; the rest is shared (explorers.end.*)."""
    standings = [(-scoring.total(state, board), board.maps_used) for board in state.boards]
    return [1 + sum(1 for other in standings if other < mine) for mine in standings]


def returns(state: ExplorersState) -> list[float]:
    """By places; alone there are none, so the points count."""
    if state.seats > 1:
        return shared_returns(places(state))
    return [alone(scoring.total(state, state.boards[0]))]


def alone(points: float) -> float:
    return min(1.0, max(0.0, points / MOST_ALONE))


def result_class(state: ExplorersState) -> int:
    """The class of a solo result, 0 to 5 (explorers.solo.classes)."""
    points = scoring.total(state, state.boards[0])
    shift = CLASS_SHIFT * len(state.objectives)
    return sum(1 for limit in CLASS_LIMITS if points > limit + shift)
