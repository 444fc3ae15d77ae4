"""The planner: whole turns, tried out in playouts that are played on quickly for a while."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, cast

from incognita.core import CHANCE, OVER, Evaluator, Rng
from incognita.games.explorers.ai.cell_value import turns_left
from incognita.games.explorers.ai.turn_search import Turn, turns_from
from incognita.games.explorers.ai.value import hope
from incognita.games.explorers.rules.actions import SEAL
from incognita.games.explorers.rules.ending import alone
from incognita.games.explorers.rules.phases import (
    NAMING,
    PHASE_OVER,
    SEALS,
    TURNING_CARD,
    is_simultaneous,
)
from incognita.games.explorers.rules.scoring import total
from incognita.search import Advice, Budget
from incognita.search.halving import Candidate, Halving

if TYPE_CHECKING:
    from incognita.games.explorers.rules.state import ExplorersState

# So many turns are tried out; what was hoped of them counts like so many playouts.
MOST_TURNS: Final = 16
PRIOR_PLAYOUTS: Final = 3.0
# A playout goes so many turns far.
HORIZON: Final = 4
# Points by which one is ahead of another, from doubtful to sure.
SURE: Final = 6.0
# Being ahead of everybody for sure is worth so many points.
AHEAD: Final = 4.0 * SURE
# Turns that differ by less are equally good.
MIN_DIFFERENCE: Final = 0.25


class Planner(Halving):
    """Tries out whole turns."""

    def __init__(
        self, state: ExplorersState, seat: int, *, evaluator: Evaluator, budget: Budget, rng: Rng
    ) -> None:
        super().__init__(budget, rng, prior_playouts=PRIOR_PLAYOUTS, min_difference=MIN_DIFFERENCE)
        self.state = state
        self.seat = seat
        self.evaluator = evaluator

    def static_value(self) -> float:
        return self.evaluator.value(self.state)[self.seat]

    def to_result(self, outcome: float) -> float:
        """Alone like the result of so many points, otherwise the chance to be ahead."""
        return alone(outcome) if self.state.seats == 1 else outcome / AHEAD

    def resample_hidden(self) -> None:
        """The cards to come are luck, and nothing else is hidden."""

    def playout(self, candidate: Candidate, rng: Rng) -> float:
        """Seal the turn, and let everybody play on by quick choices."""
        state = cast("Turn", candidate).state.copy()
        if is_simultaneous(state.phase) and state.boards[self.seat].stage == SEALS:
            state.apply(SEAL, self.seat)
        last = turns_left(state) - HORIZON
        actor = state.actor()
        while actor != OVER:
            if actor == CHANCE:
                if state.phase == TURNING_CARD and turns_left(state) <= last:
                    break
                state.apply(state.sample(rng))
            else:
                state.apply(self.evaluator.choose(state, rng), actor)
            actor = state.actor()
        return outcome(state, self.seat)


def outcome(state: ExplorersState, seat: int) -> float:
    """Points alone; among others, points and by how much they are ahead of each."""
    mine = prospect(state, seat)
    if state.seats == 1:
        return mine
    ahead = 0.0
    for other in range(state.seats):
        if other != seat:
            behind = prospect(state, other) - mine
            ahead += 1.0 / (1.0 + exp(behind / SURE))
    return AHEAD * ahead / (state.seats - 1)


def prospect(state: ExplorersState, seat: int) -> float:
    """The points at the end, or those to be hoped for."""
    board = state.boards[seat]
    return float(total(state, board)) if state.phase == PHASE_OVER else hope(state, board)


def put_back(state: ExplorersState, seat: int) -> None:
    """Whatever others have done in this turn is not known: they have it all before them."""
    if not is_simultaneous(state.phase):
        return
    for other in range(state.seats):
        if other != seat:
            state.boards[other] = state.known[other].copy()


def plan(
    state: ExplorersState, seat: int, *, evaluator: Evaluator, budget: Budget, rng: Rng
) -> list[Advice]:
    """The first decisions of the best turns, or nothing where there is no turn to plan."""
    if state.phase != NAMING and not is_simultaneous(state.phase):
        return []
    start = state.as_actor(seat)
    put_back(start, seat)
    planner = Planner(start, seat, evaluator=evaluator, budget=budget, rng=rng)
    legal = state.legal(seat)
    turns = turns_from(start, seat, budget) if len(legal) > 1 else []
    if not turns:
        return [Advice(evaluator.choose(start, rng), planner.static_value())]
    candidates: list[Candidate] = [*turns[:MOST_TURNS]]
    return planner.advice(candidates)
