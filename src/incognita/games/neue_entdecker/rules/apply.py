"""What a decision does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.neue_entdecker.rules import building, jungle, piles, tolls, turns
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
from incognita.games.neue_entdecker.rules.events import apply_event
from incognita.games.neue_entdecker.rules.phases import (
    ANNOUNCING,
    DRAWING,
    EXPLORING,
    MEETING_NATIVES,
    PAYING,
    PLACING,
    SCOUTING,
    SHOWING_BACK,
)  # fmt: skip
from incognita.games.neue_entdecker.rules.tables import (
    CHIEFS,
    HIDDEN_COST,
    KNOWN_CHIEF,
    KNOWN_SCOUT,
    LOWEST_ROLL,
    OPEN_COST,
    PATHS,
    PLAIN,
    SCOUT,
    STORM,
)  # fmt: skip
from incognita.games.voyage.rules.gold import pay
from incognita.games.voyage.rules.patterns import LANDS, MASKS, PATTERN_OF, PATTERNS
from incognita.games.voyage.rules.piles import hidden, shuffle_again

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState


def apply(state: NeueEntdeckerState, action: int) -> None:
    if action >= LAY:
        apply_later(state, action)
    elif action >= HIDDEN:
        apply_announce_or_scout(state, action)
    elif action == STOP:
        turns.close_turn(state)
    elif action >= BUILD:
        apply_build(state, (action - BUILD) // 2, (action - BUILD) % 2)
    elif action >= DRAW:
        apply_draw(state, action)
    else:
        apply_start(state, action - START)


def apply_announce_or_scout(state: NeueEntdeckerState, action: int) -> None:
    """Announcements, and what is done with scouts."""
    if action < SCOUTS or action >= OPEN:
        apply_announce(state, action)
    elif action == DECLINE:
        turns.go_on(state)
    else:
        apply_scout(state, (action - SCOUTS) % PATHS, (action - SCOUTS) // PATHS)


def apply_later(state: NeueEntdeckerState, action: int) -> None:
    """What has the higher numbers, because it is offered less often."""
    if action < RECALL:
        apply_lay(state, (action - LAY) // MASKS, (action - LAY) % MASKS)
    elif action < ISLAND:
        apply_recall(state, action - RECALL)
    elif action < PAY:
        turns.score_island(state, action - ISLAND)
    elif action < INCOME:
        apply_pay(state, action - PAY)
    elif action < NAME:
        turns.receive_income(state, action - INCOME + LOWEST_ROLL)
    else:
        apply_name(state, action - NAME)


def apply_name(state: NeueEntdeckerState, at: int) -> None:
    """Two numbers each, one seat after the other (neue-entdecker.chief.two)."""
    state.named = state.named[:]
    state.named[state.seat] |= 1 << at
    if state.named[state.seat].bit_count() < CHIEFS:
        return
    state.seat = (state.seat + 1) % state.seats
    if state.seat == 0:
        state.phase = SHOWING_BACK


def apply_start(state: NeueEntdeckerState, place: int) -> None:
    """With several payments the seat is asked which (neue-entdecker.toll.choice)."""
    state.ship = place
    labels = tolls.payments_from(state, place)
    if len(labels) > 1:
        state.phase = PAYING
    else:
        depart(state, labels[0])


def apply_pay(state: NeueEntdeckerState, code: int) -> None:
    for label in tolls.payments_from(state, state.ship):
        if tolls.pay_code(label) == code:
            depart(state, label)
            return


def depart(state: NeueEntdeckerState, label: int) -> None:
    tolls.pay_label(state, label)
    state.starts = []
    state.start_labels = []
    state.phase = ANNOUNCING


def apply_announce(state: NeueEntdeckerState, action: int) -> None:
    """Paid at once, whatever comes of it (neue-entdecker.announce.price, .no-refund)."""
    if action >= OPEN:
        state.open = 1
        state.budget = action - OPEN + 1
        pay(state, OPEN_COST * state.budget)
        turns.go_on(state)
        return
    state.budget = action - HIDDEN + 1
    pay(state, HIDDEN_COST * state.budget)
    if hidden(state):
        state.phase = EXPLORING
    else:
        apply_shuffle(state)


def apply_draw(state: NeueEntdeckerState, action: int) -> None:
    if action == SHUFFLE:
        apply_shuffle(state)
        return
    state.budget -= 1
    state.used = 1
    state.pile = action - DRAW
    state.phase = DRAWING


def apply_shuffle(state: NeueEntdeckerState) -> None:
    piles.shuffle_discards(state)
    state.phase = SHOWING_BACK


def apply_lay(state: NeueEntdeckerState, square: int, mask: int) -> None:
    """The ship moves onto the tile, then its event happens (neue-entdecker.event.after-laying)."""
    state.cover(square, mask)
    state.ship = square
    state.last = square
    if state.open:
        lay_open(state, mask)
        return
    event = state.drawn // PATTERNS
    state.drawn = -1
    if event != PLAIN:
        apply_event(state, event)
    if event == STORM:
        turns.close_turn(state)
    elif state.phase != MEETING_NATIVES:
        turns.go_on(state)


def lay_open(state: NeueEntdeckerState, mask: int) -> None:
    """Its tile is taken from where open_ways() looked; it has no event."""
    state.budget -= 1
    state.used = 1
    if piles.take_tile(state, PATTERN_OF[mask]):
        shuffle_again(state)
        turns.show_backs(state)
    else:
        turns.go_on(state)


def apply_build(state: NeueEntdeckerState, placed: int, area: int) -> None:
    """Placing a unit ends the expedition (neue-entdecker.unit.ends)."""
    building.build(state, placed, area)
    turns.close_turn(state)


def apply_recall(state: NeueEntdeckerState, where: int) -> None:
    """For the natives or for the tile laid last; where it has one land, nothing is left to ask."""
    building.fetch(state, where)
    if state.phase == MEETING_NATIVES:
        return
    if len(LANDS[state.sea.land[state.last]]) == 1:
        apply_build(state, SCOUT, 0)
    else:
        state.phase = PLACING


def apply_scout(state: NeueEntdeckerState, path: int, chief: int) -> None:
    if state.phase == SCOUTING:
        seat = state.asked
        state.landed = state.landed[:]
        state.landed[2 * seat + chief] -= 1
        looks = jungle.enter(state, seat, landed_form(state, chief), path)
    else:
        looks = jungle.enter(state, state.seat, building.take_scout(state, chief), path)
    if not looks:
        turns.after_scout(state)


def landed_form(state: NeueEntdeckerState, chief: int) -> int:
    """Its island was scored, so everybody knows what it is (neue-entdecker.chief.revealed)."""
    if not state.setup.chief_scouts:
        return SCOUT
    return KNOWN_CHIEF if chief else KNOWN_SCOUT
