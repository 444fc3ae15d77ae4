"""How a seat would stand after laying a tile or building, reckoned from what that changes."""

from typing import cast

from incognita.games.entdecker.ai.value import (
    MODEL,
    WIDTH,
    add_island,
    held_in,
    rows_with,
)  # fmt: skip
from incognita.games.entdecker.rules import actions as act
from incognita.games.entdecker.rules import building
from incognita.games.entdecker.rules.events import apply_event
from incognita.games.entdecker.rules.filling import any_closed, fill
from incognita.games.entdecker.rules.phases import MEETING_NATIVES
from incognita.games.entdecker.rules.state import EntdeckerState
from incognita.games.entdecker.rules.tables import (
    FORT,
    STORM,
    STRENGTH,
)  # fmt: skip
from incognita.games.voyage.ai.changes import UNKNOWN, Changes
from incognita.games.voyage.ai.holdings import ahead_of, most_of
from incognita.games.voyage.ai.policy import margin_after, margins_after
from incognita.games.voyage.ai.value import POINTS
from incognita.games.voyage.rules.fitting import leads_on, may_close
from incognita.games.voyage.rules.patterns import MASKS, PATTERNS
from incognita.games.voyage.rules.piles import hidden, unseen_top
from incognita.games.voyage.rules.ranking import halved
from incognita.mypyc_compat import i64


class EntdeckerChanges(Changes):
    """Any number of islands may be scored: those with a plant wait for their tokens."""

    def __init__(self, state: EntdeckerState, seat: int) -> None:
        held = held_in(state)
        super().__init__(held, rows_with(state, held), MODEL.weights, seat, 0)
        self.plants: int = sum(state.plants)

    def asks(self, strengths: list[int], first: i64) -> int:
        return 0

    def size_of(self, island: int) -> int:
        return self.sea.size[island]

    def add_island(
        self, rows: list[float], strengths: list[int], first: i64, loose: i64, sign: float
    ) -> None:
        add_island(rows, strengths, first, first + self.seats, self.size, loose, sign)

    def add_scored(self, rows: list[float], strengths: list[int], first: i64, sign: float) -> None:
        end = first + self.seats
        best = most_of(strengths, first, end)
        if best >= STRENGTH[FORT] and strengths[first:end].count(best) <= self.plants:
            self.add_island(rows, strengths, first, 0, sign)
            return
        row: i64 = POINTS
        at = first
        while at < end:
            strength: i64 = strengths[at]
            if strength != 0:
                rows[row] += sign * halved(self.size, ahead_of(strengths, first, end, strength))
            row += WIDTH
            at += 1


def lay_margins(state: EntdeckerState, lays: list[int]) -> list[float]:
    """How the seat stands after each way to lay the drawn tile."""
    event = state.drawn // PATTERNS
    if event == STORM or state.setup.personal_tiles:
        return margins_after(MODEL, state, lays)
    after = cast("EntdeckerState", state.sketch())
    after.hostile = 0
    apply_event(after, event)
    sea = state.sea
    changes = EntdeckerChanges(after, state.seat)
    goes_on = after.phase == MEETING_NATIVES or building.has_posts(after)
    builds = building.can_build_any(after)
    draws = state.budget > 0 and hidden(state) > 0
    plain = is_plain_end(state) and sea.left > 1 and not any_closed(sea)
    margins: list[float] = []
    for action in lays:
        square: i64 = (action - act.LAY) // MASKS
        mask: i64 = (action - act.LAY) % MASKS
        ends = not (goes_on or (builds and mask != 0) or (draws and leads_on(sea, square, mask)))
        margin = UNKNOWN
        if not ends or (plain and not may_close(sea, square, mask)):
            margin = changes.after_tile(square, mask, ends)
        margins.append(margin if margin != UNKNOWN else margin_after(MODEL, state, action))
    return margins


def build_margins(state: EntdeckerState, builds: list[int]) -> list[float]:
    """How the seat stands after each way to build, and last how it stands now."""
    ended, present = state, UNKNOWN
    if any_closed(state.sea):
        present = MODEL.margin(state, state.seat)
        ended = state.copy()
        fill(ended)
    if not is_plain_end(ended):
        return [*margins_after(MODEL, state, builds), MODEL.margin(state, state.seat)]
    changes = EntdeckerChanges(ended, state.seat)
    margins: list[float] = []
    for action in builds:
        unit = (action - act.BUILD) >> 1
        land = 2 * state.last + (action - act.BUILD & 1)
        margins.append(changes.after_unit(land, STRENGTH[unit], building.price(state, unit)))
    margins.append(changes.margin if ended is state else present)
    return margins


def is_plain_end(state: EntdeckerState) -> bool:
    """If the turn ended now, islands would be scored at once, and the game would go on."""
    return state.sea.left > 0 and hidden(state) > 0 and unseen_top(state.backs) < 0
