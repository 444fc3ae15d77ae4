"""The end of the game: unfinished islands, the great inventor, and the places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.entdecker.rules import islands
from incognita.games.entdecker.rules.phases import PHASE_OVER
from incognita.games.entdecker.rules.tables import HIGHEST_TOKEN, MOST_GOLD
from incognita.games.voyage.rules.piles import hidden
from incognita.games.voyage.rules.ranking import ahead

if TYPE_CHECKING:
    from incognita.games.entdecker.rules.state import EntdeckerState


def is_last_turn(state: EntdeckerState) -> bool:
    """The sea is full, or nothing is left to draw (entdecker.end.full, .last-*)."""
    return state.sea.left == 0 or hidden(state) == 0


def finish(state: EntdeckerState) -> None:
    """Unfinished islands score as they lie, without plants (entdecker.end.incomplete)."""
    for island in islands.settled(state):
        islands.award(state, island, 0)
    bonus = inventors(state)
    state.points = [points + extra for points, extra in zip(state.points, bonus, strict=True)]
    state.phase = PHASE_OVER


def token_counts(state: EntdeckerState) -> list[int]:
    """Plant tokens by seat, whatever their values."""
    size = HIGHEST_TOKEN + 1
    return [sum(state.taken[seat * size : (seat + 1) * size]) for seat in range(state.seats)]


def inventors(state: EntdeckerState) -> list[int]:
    """A point for each token, for all who have the most (entdecker.end.inventor, -tie)."""
    counts = token_counts(state)
    most = max(counts)
    return [count if count == most else 0 for count in counts]


def scores(state: EntdeckerState) -> list[int]:
    """Points so far, by seat."""
    return state.points[:]


def places(state: EntdeckerState) -> list[int]:
    """The place of each seat, 1 is best; equals share one (entdecker.end.places)."""
    standings = state.points
    if state.setup.wealth_breaks_ties:
        standings = [
            points * (MOST_GOLD + 1) + gold
            for points, gold in zip(state.points, state.gold, strict=True)
        ]
    return [1 + better for better in ahead(standings)]
