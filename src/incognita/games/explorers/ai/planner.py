"""The planner: whole turns, compared by playouts of a few turns."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, cast

from incognita.core import CHANCE, OVER, Evaluator, Rng
from incognita.games.explorers.ai.cell_value import turns_left
from incognita.games.explorers.ai.turn_search import Turn, candidate_turns
from incognita.games.explorers.ai.value import expected_points
from incognita.games.explorers.rules.actions import SEAL
from incognita.games.explorers.rules.ending import solo_return
from incognita.games.explorers.rules.phases import (
    NAMING,
    PHASE_OVER,
    STAGE_SEAL,
    TURNING_CARD,
    is_simultaneous,
)
from incognita.games.explorers.rules.scoring import total
from incognita.search import Advice, Budget
from incognita.search.halving import Candidate, Halving

if TYPE_CHECKING:
    from incognita.games.explorers.rules.state import ExplorersState

# How many turns are tried out, and for how many playouts their expected points count.
MOST_TURNS: Final = 16
PRIOR_PLAYOUTS: Final = 3.0
# The turns in a playout.
HORIZON: Final = 4
# The scale, in points, on which a lead becomes a probability to stay ahead.
LEAD_SCALE: Final = 6.0
# What it is worth, in points, to be certainly ahead of everybody.
ALL_AHEAD: Final = 4.0 * LEAD_SCALE
# Turns that differ by fewer points count as equal.
MIN_DIFFERENCE: Final = 0.25


class Planner(Halving):
    """Compares whole turns by playouts."""

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
        """In a solo game by points, otherwise the probability to be ahead."""
        return solo_return(outcome) if self.state.seats == 1 else outcome / ALL_AHEAD

    def resample_hidden(self) -> None:
        """Other boards are as revealed, and cards are drawn in playouts: nothing is guessed."""

    def playout(self, candidate: Candidate, rng: Rng) -> float:
        """Seal the turn, and let all seats follow the policy."""
        state = cast("Turn", candidate).state.copy()
        if is_simultaneous(state.phase) and state.boards[self.seat].stage == STAGE_SEAL:
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
    """In a solo game the points; otherwise how probably the seat is ahead of each other one."""
    mine = final_points(state, seat)
    if state.seats == 1:
        return mine
    ahead = 0.0
    for other in range(state.seats):
        if other != seat:
            behind = final_points(state, other) - mine
            ahead += 1.0 / (1.0 + exp(behind / LEAD_SCALE))
    return ALL_AHEAD * ahead / (state.seats - 1)


def final_points(state: ExplorersState, seat: int) -> float:
    """The points at the end, or those to be expected."""
    board = state.boards[seat]
    return (
        float(total(state, board)) if state.phase == PHASE_OVER else expected_points(state, board)
    )


def hide_other_boards(state: ExplorersState, seat: int) -> None:
    """Reset other boards to what was last revealed: the seat cannot know what they did since."""
    if not is_simultaneous(state.phase):
        return
    for other in range(state.seats):
        if other != seat:
            state.boards[other] = state.revealed[other].copy()


def plan(
    state: ExplorersState, seat: int, *, evaluator: Evaluator, budget: Budget, rng: Rng
) -> list[Advice]:
    """The first decisions of the best turns, or nothing where there is no turn to plan."""
    if state.phase != NAMING and not is_simultaneous(state.phase):
        return []
    start = state.as_actor(seat)
    hide_other_boards(start, seat)
    planner = Planner(start, seat, evaluator=evaluator, budget=budget, rng=rng)
    legal = state.legal(seat)
    turns = candidate_turns(start, seat, budget) if len(legal) > 1 else []
    if not turns:
        return [Advice(evaluator.choose(start, rng), planner.static_value())]
    candidates: list[Candidate] = [*turns[:MOST_TURNS]]
    return planner.advice(candidates)
