"""What a seat may decide now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.neue_entdecker.rules import building, jungle, piles, tolls
from incognita.games.neue_entdecker.rules.actions import (
    BUILD,
    DECLINE,
    DRAW,
    HIDDEN,
    INCOME,
    ISLAND,
    LAY,
    NAME,
    OPEN,
    PAY,
    RECALL,
    SCOUTS,
    SHUFFLE,
    START,
    STOP,
)  # fmt: skip
from incognita.games.neue_entdecker.rules.phases import (
    ANNOUNCING,
    CHOOSING_INCOME,
    EXPLORING,
    LAYING,
    MEETING_NATIVES,
    NAMING,
    ORDERING,
    PAYING,
    PLACING,
    STARTING,
)  # fmt: skip
from incognita.games.neue_entdecker.rules.tables import (
    CHIEF,
    COST,
    OPEN_COST,
    PATHS,
    PILES,
    PLACED,
    SCOUT,
    UNITS,
    WHEEL,
)  # fmt: skip
from incognita.games.voyage.rules.building import has_site
from incognita.games.voyage.rules.fitting import can_go_on, lays
from incognita.games.voyage.rules.islands import to_score
from incognita.games.voyage.rules.patterns import LANDS, PATTERNS
from incognita.games.voyage.rules.piles import hidden

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState


def legal(state: NeueEntdeckerState) -> list[int]:
    """Sorted, because the kinds are asked for in the order of their numbers."""
    phase = state.phase
    if phase == EXPLORING:
        return explore_moves(state)
    if phase == LAYING:
        return [LAY + way for way in lays(state.sea, state.ship, state.drawn % PATTERNS)]
    if phase == STARTING:
        return start_moves(state)
    if phase == ANNOUNCING:
        return announce_moves(state)
    if phase == MEETING_NATIVES:
        return native_moves(state)
    return other_moves(state)


def other_moves(state: NeueEntdeckerState) -> list[int]:
    phase = state.phase
    if phase == PAYING:
        return pay_moves(state)
    if phase == PLACING:
        return build_moves(state, SCOUT)
    if phase == ORDERING:
        return [ISLAND + island for island in to_score(state)]
    if phase == NAMING:
        return name_moves(state)
    if phase == CHOOSING_INCOME:
        return list(range(INCOME, INCOME + WHEEL))
    return landing_moves(state)


def name_moves(state: NeueEntdeckerState) -> list[int]:
    """Never the score marker, never the same twice (neue-entdecker.chief.two, .marker)."""
    named = state.named[state.seat]
    return [NAME + at for at in range(state.setup.scouts) if not named >> at & 1]


def start_moves(state: NeueEntdeckerState) -> list[int]:
    actions: list[int] = []
    before = -1
    for place in state.starts:
        if place != before:
            actions.append(START + place)
            before = place
    return actions


def pay_moves(state: NeueEntdeckerState) -> list[int]:
    labels = tolls.payments_from(state, state.ship)
    return sorted([PAY + tolls.pay_code(label) for label in labels])


def most_hidden(state: NeueEntdeckerState) -> int:
    gold = state.gold[state.seat]
    return gold if gold <= hidden(state) else min(gold, piles.drawable(state))


def most_open(state: NeueEntdeckerState) -> int:
    """No more than there are squares to lay them on (neue-entdecker.announce.open-left)."""
    return min(state.gold[state.seat] // OPEN_COST, state.sea.left)


def announce_moves(state: NeueEntdeckerState) -> list[int]:
    actions = list(range(HIDDEN, HIDDEN + most_hidden(state)))
    actions.extend(range(OPEN, OPEN + most_open(state)))
    return actions


def may_draw(state: NeueEntdeckerState) -> bool:
    """A tile is announced, and there is a way on; an open one must fit, too."""
    if state.budget == 0 or not can_go_on(state.sea, state.ship):
        return False
    return state.open == 0 or bool(piles.open_ways(state))


def explore_moves(state: NeueEntdeckerState) -> list[int]:
    actions = draw_moves(state) if state.budget and not state.open else []
    if has_site(state) and state.gold[state.seat] >= COST[SCOUT]:
        for placed in range(PLACED):
            if building.can_build(state, placed):
                actions.extend(build_moves(state, placed))
        actions.append(STOP)
    elif state.used:
        actions.append(STOP)
    if state.budget and state.open:
        actions.extend([LAY + way for way in piles.open_ways(state)])
    if building.may_recall(state) and building.may_build(state):
        actions.extend(recall_moves(state))
    return actions


def draw_moves(state: NeueEntdeckerState) -> list[int]:
    if not can_go_on(state.sea, state.ship):
        return []
    heights = state.heights
    actions: list[int] = []
    for pile in range(PILES):
        if heights[pile]:
            actions.append(DRAW + pile)
    return actions or [SHUFFLE]


def build_moves(state: NeueEntdeckerState, placed: int) -> list[int]:
    areas = len(LANDS[state.sea.land[state.last]])
    first = BUILD + 2 * placed
    return [first] if areas == 1 else [first, first + 1]


def recall_moves(state: NeueEntdeckerState) -> list[int]:
    return [RECALL + where for where in building.recalls(state)]


def native_moves(state: NeueEntdeckerState) -> list[int]:
    """A scout for a path, or none; once one was taken back, it is placed."""
    if state.fetched:
        return [SCOUTS + path for path in jungle.free_paths(state)]
    if state.supply[UNITS * state.seat] == 0:
        return [DECLINE, *recall_moves(state)]
    chiefs = building.in_supply(state, CHIEF)
    actions = path_moves(state, building.in_supply(state, SCOUT), chiefs)
    actions.append(DECLINE)
    return actions


def landing_moves(state: NeueEntdeckerState) -> list[int]:
    """The owner chooses path and scout (neue-entdecker.jungle.nearest, .chief.choose)."""
    at = 2 * state.asked
    return path_moves(state, state.landed[at], state.landed[at + 1])


def path_moves(state: NeueEntdeckerState, scouts: int, chiefs: int) -> list[int]:
    paths = jungle.free_paths(state)
    actions = [SCOUTS + path for path in paths] if scouts else []
    if chiefs:
        for path in paths:
            actions.append(SCOUTS + PATHS + path)
    return actions
