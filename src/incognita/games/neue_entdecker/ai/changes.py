"""How a seat would stand after laying a tile, building or landing, reckoned from what changes."""

from typing import Final

from incognita.games.neue_entdecker.ai.value import (
    EARLY,
    KNOWN_STRENGTHS,
    LANDING,
    LATE,
    MODEL,
    PATH,
    WIDTH,
    PathLeads,
    add_island,
    add_leads,
    held_in,
    leader_on,
    rows_with,
)  # fmt: skip
from incognita.games.neue_entdecker.rules import actions as act
from incognita.games.neue_entdecker.rules.apply import landed_form
from incognita.games.neue_entdecker.rules.events import apply_event
from incognita.games.neue_entdecker.rules.filling import fill
from incognita.games.neue_entdecker.rules.jungle import free_space
from incognita.games.neue_entdecker.rules.phases import MEETING_NATIVES
from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState
from incognita.games.neue_entdecker.rules.tables import (
    BASE,
    COST,
    KIND_OF_FORM,
    LENGTH,
    SCOUT,
    STORM,
    STRENGTH,
    scout_of,
    unit_of,
)  # fmt: skip
from incognita.games.voyage.ai.changes import UNKNOWN, Changes
from incognita.games.voyage.ai.holdings import rank_of
from incognita.games.voyage.ai.policy import margin_after, margins_after
from incognita.games.voyage.ai.value import POINTS
from incognita.games.voyage.rules.fitting import leads_on
from incognita.games.voyage.rules.patterns import MASKS, PATTERNS
from incognita.games.voyage.rules.piles import hidden, unseen_top
from incognita.games.voyage.rules.ranking import halved
from incognita.mypyc_compat import i64

# With so many edge spaces free, one is left whatever single tile is laid.
EDGES_ENOUGH: Final = 3


class NeueEntdeckerChanges(Changes):
    """Scouts of one island may land without more ado; chiefs may have to be revealed first."""

    def __init__(self, state: NeueEntdeckerState, leads: PathLeads, seat: int, left: int) -> None:
        held = held_in(state, leads.knowing)
        rows = rows_with(state, leads, held, left)
        super().__init__(held, rows, MODEL.weights, seat, 0 if state.setup.chief_scouts else 1)

    def asks(self, strengths: list[int], first: i64) -> int:
        at = first
        while at < first + self.seats:
            if strengths[at] % STRENGTH[BASE] != 0:
                return 1
            at += 1
        return 0

    def size_of(self, island: int) -> int:
        return self.sea.size[island] + self.held.bonus.get(island, 0)

    def add_island(
        self, rows: list[float], strengths: list[int], first: i64, loose: i64, sign: float
    ) -> None:
        add_island(rows, strengths, first, first + self.seats, self.size, loose, sign)

    def add_scored(self, rows: list[float], strengths: list[int], first: i64, sign: float) -> None:
        end = first + self.seats
        row: i64 = 0
        at = first
        while at < end:
            strength: i64 = strengths[at]
            if strength != 0:
                points = halved(self.size, rank_of(strengths, first, end, strength))
                rows[row + POINTS] += sign * points
                rows[row + LANDING] += sign * float(strength % STRENGTH[BASE])
            row += WIDTH
            at += 1


def lay_margins(state: NeueEntdeckerState, lays: list[int]) -> list[float]:
    """How the seat stands after each way to lay the drawn tile."""
    event = state.drawn // PATTERNS
    if state.open or event == STORM:
        return margins_after(MODEL, state, lays)
    after = state.sketch()
    apply_event(after, event)
    seat = state.seat
    leads = MODEL.leads_in(after, 1 << seat)
    changes = NeueEntdeckerChanges(after, leads, seat, state.sea.left - 1)
    goes_on = after.phase == MEETING_NATIVES
    builds = after.gold[seat] >= COST[SCOUT]
    margins: list[float] = []
    for action in lays:
        square: i64 = (action - act.LAY) // MASKS
        mask: i64 = (action - act.LAY) % MASKS
        draws = state.budget > 0 and leads_on(state.sea, square, mask)
        ends = not (goes_on or (builds and mask != 0) or draws)
        margin = UNKNOWN
        if not ends or (goes_on_plainly(state) and not closes(state, square, mask)):
            margin = changes.after_tile(square, mask, ends)
        margins.append(margin if margin != UNKNOWN else margin_after(MODEL, state, action))
    return margins


def build_margins(state: NeueEntdeckerState, builds: list[int]) -> list[float]:
    """How the seat stands after each way to build, and last how it stands now."""
    seat = state.seat
    leads = MODEL.leads_in(state, 1 << seat)
    ended, present = state, UNKNOWN
    if has_closed(state):
        present = MODEL.margin(state, seat)
        ended = state.copy()
        fill(ended)
    changes = NeueEntdeckerChanges(ended, leads, seat, ended.sea.left)
    plain = goes_on_plainly(ended)
    margins: list[float] = []
    for action in builds:
        placed = (action - act.BUILD) >> 1
        area = action - act.BUILD & 1
        margin = UNKNOWN
        if plain:
            strength = KNOWN_STRENGTHS[leads.knowing][unit_of(seat, placed, area)]
            land = 2 * state.last + area
            margin = changes.after_unit(land, strength, COST[KIND_OF_FORM[placed]])
        margins.append(margin if margin != UNKNOWN else margin_after(MODEL, state, action))
    margins.append(changes.margin if ended is state else present)
    return margins


def scout_margins(state: NeueEntdeckerState, scouts: list[int]) -> list[float]:
    """How the seat stands after each way to place a scout of an island that was scored."""
    if state.setup.chief_scouts or not goes_on_plainly(state):
        return margins_after(MODEL, state, scouts)
    seat = state.asked
    leads = MODEL.leads_in(state, 1 << seat)
    changes = NeueEntdeckerChanges(state, leads, seat, state.sea.left)
    if not changes.has_ended:
        return margins_after(MODEL, state, scouts)
    own = WIDTH * seat
    changes.rows[own + LANDING] -= 1.0
    changes.rows[own + PATH] += 1.0
    changes.changed = 1 << seat
    unled = changes.margin_in(changes.rows, changes.scores)
    scout = scout_of(seat, landed_form(state, 0))
    margins: list[float] = []
    for action in scouts:
        path = action - act.SCOUTS
        jungle = state.jungle[:]
        jungle[LENGTH * path + free_space(state, path)] = scout
        leader = leader_on(jungle, path, leads.knowing)
        if leader == leads.leaders[path]:
            margins.append(unled)
        else:
            margins.append(margin_led(changes, leads, path, leader))
    return margins


def margin_led(changes: NeueEntdeckerChanges, leads: PathLeads, path: int, leader: int) -> float:
    """With another leader on one path."""
    rows = changes.rows[:]
    for first in range(0, len(rows), WIDTH):
        rows[first + EARLY] = 0.0
        rows[first + LATE] = 0.0
    leaders = leads.leaders[:]
    leaders[path] = leader
    add_leads(leaders, leads.tokens, changes.sea.left, rows)
    changes.changed = (1 << changes.seats) - 1
    return changes.margin_in(rows, changes.scores)


def goes_on_plainly(state: NeueEntdeckerState) -> bool:
    """If the turn ended now, islands would be scored at once, and the next seat has a start."""
    return len(state.edges) >= EDGES_ENOUGH and hidden(state) > 0 and unseen_top(state.backs) < 0


def closes(state: NeueEntdeckerState, square: int, mask: int) -> bool:
    """Whether squares would be filled once this tile is laid."""
    lanes = state.lanes.copy()
    lanes.lay(square, mask)
    return lanes.has_closed()


def has_closed(state: NeueEntdeckerState) -> bool:
    """Whether squares will be filled at the end of this turn."""
    return bool(state.trail) and state.lanes.has_closed()
