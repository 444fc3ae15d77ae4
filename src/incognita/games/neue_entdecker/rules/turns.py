"""Turns: what follows what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.neue_entdecker.rules import ending, filling, fitting, islands, moves, tolls
from incognita.games.neue_entdecker.rules.building import may_build
from incognita.games.neue_entdecker.rules.phases import (
    EXPLORING,
    ORDERING,
    REVEALING,
    ROLLING,
    SCOUTING,
    SHOWING_BACK,
    STARTING,
)  # fmt: skip
from incognita.games.neue_entdecker.rules.tables import OTHERS_MORE, ROLL_BELOW
from incognita.games.voyage.rules.islands import to_score
from incognita.games.voyage.rules.piles import unseen_top

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState


def open_turn(state: NeueEntdeckerState) -> None:
    """Whoever is short of gold rolls first (neue-entdecker.income.below-four)."""
    state.turn += 1
    state.rolled = 0
    state.used = 0
    state.open = 0
    state.pile = -1
    if state.gold[state.seat] < ROLL_BELOW:
        state.phase = ROLLING
    else:
        begin(state)


def receive_income(state: NeueEntdeckerState, number: int) -> None:
    """The others receive one more (neue-entdecker.income.number)."""
    state.rolled = number
    state.gold = [gold + number + OTHERS_MORE for gold in state.gold]
    state.gold[state.seat] -= OTHERS_MORE
    begin(state)


def begin(state: NeueEntdeckerState) -> None:
    """Whoever can pay for no start is passed over (neue-entdecker.start.must)."""
    tolls.offer(state)
    if state.starts:
        state.phase = STARTING
    else:
        pass_over(state)


def pass_over(state: NeueEntdeckerState) -> None:
    """Where nobody can explore and nobody rolls, nothing would ever change."""
    state.idle = 0 if state.rolled else state.idle + 1
    if state.idle == state.seats:
        fill_the_rest(state)
    else:
        next_turn(state)


def next_turn(state: NeueEntdeckerState) -> None:
    state.seat = (state.seat + 1) % state.seats
    open_turn(state)


def go_on(state: NeueEntdeckerState) -> None:
    """After a drawn tile; the turn ends by itself where nothing is left to decide."""
    state.phase = EXPLORING
    if not may_build(state) and not moves.may_draw(state):
        close_turn(state)


def close_turn(state: NeueEntdeckerState) -> None:
    """Holes are filled before islands are scored (neue-entdecker.fill.when)."""
    filling.fill(state)
    idle = state.last < 0 and not fitting.anything_fits(state)
    state.idle = state.idle + 1 if idle else 0
    state.ship = -1
    state.budget = 0
    state.last = -1
    if state.idle == state.seats:
        fill_the_rest(state)
    else:
        show_backs(state)


def fill_the_rest(state: NeueEntdeckerState) -> None:
    """A full round brought nothing (neue-entdecker.piles.stuck)."""
    state.idle = 0
    filling.fill_everything(state)
    show_backs(state)


def show_backs(state: NeueEntdeckerState) -> None:
    """Backs that are new on top are looked at before anything else."""
    if unseen_top(state.backs) >= 0:
        state.phase = SHOWING_BACK
    else:
        after_backs(state)


def after_backs(state: NeueEntdeckerState) -> None:
    if state.turn == 0:
        open_turn(state)
    elif state.drawn >= 0:
        fitting.try_drawn(state)
    elif state.ship >= 0:
        go_on(state)
    else:
        score(state)


def score(state: NeueEntdeckerState) -> None:
    """Of several islands with scouts the seat chooses the next (neue-entdecker.island.order).

    Without scouts the order changes nothing, and nobody is asked.
    """
    scouted: list[int] = []
    for island in to_score(state):
        if islands.has_scouts(state, island):
            scouted.append(island)
        else:
            islands.award(state, island)
    if len(scouted) > 1:
        state.phase = ORDERING
    elif scouted:
        score_island(state, scouted[0])
    else:
        end_turn(state)


def score_island(state: NeueEntdeckerState, island: int) -> None:
    """Chiefs on it are revealed first (neue-entdecker.chief.revealed)."""
    state.island = island
    if state.setup.chief_scouts and islands.unrevealed_on(state, island) >= 0:
        state.phase = REVEALING
    else:
        islands.award(state, island)
        ask_scout(state)


def ask_scout(state: NeueEntdeckerState) -> None:
    """One scout each, round after round (neue-entdecker.jungle.rounds, .skipped)."""
    state.asked = islands.next_to_land(state)
    if state.asked >= 0:
        state.phase = SCOUTING
    else:
        state.island = -1
        score(state)


def after_scout(state: NeueEntdeckerState) -> None:
    """A scout stands on its path: go on with the natives or the island that it comes from."""
    state.path = -1
    if state.island >= 0:
        ask_scout(state)
    else:
        state.asked = -1
        go_on(state)


def end_turn(state: NeueEntdeckerState) -> None:
    if state.sea.left == 0:
        ending.open_huts(state)
    else:
        next_turn(state)
