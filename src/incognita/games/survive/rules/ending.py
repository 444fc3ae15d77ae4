"""The end of the game: who saved what, and who takes which place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.survive.rules.phases import PHASE_OVER
from incognita.games.survive.rules.pieces import owner_of
from incognita.games.survive.rules.tables import ASHORE

if TYPE_CHECKING:
    from incognita.games.survive.rules.state import SurviveState


def saved(state: SurviveState) -> list[int]:
    """Explorers on the safe isles, by seat."""
    counts = [0] * state.seats
    for explorer, place in enumerate(state.where):
        if place >= ASHORE:
            counts[owner_of(state, explorer)] += 1
    return counts


def totals(state: SurviveState) -> list[int]:
    """Values on the safe isles; explorers, if all are equal (survive.end.total)."""
    if state.setup.all_equal:
        return saved(state)
    sums = [0] * state.seats
    for explorer, place in enumerate(state.where):
        if place >= ASHORE:
            sums[owner_of(state, explorer)] += state.values[explorer]
    return sums


def scores(state: SurviveState) -> list[int]:
    """Values are hidden before the end: until then, the explorers saved."""
    return totals(state) if state.phase == PHASE_OVER else saved(state)


def places(state: SurviveState) -> list[int]:
    """The place of each seat, 1 is best; equal totals share one (survive.end.places)."""
    points = totals(state)
    if state.setup.count_breaks_ties:
        counts = saved(state)
        points = [100 * total + count for total, count in zip(points, counts, strict=True)]
    return [1 + sum(1 for other in points if other > mine) for mine in points]
