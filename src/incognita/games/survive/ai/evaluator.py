"""How good a position looks: what bots and analysis share."""

from typing import cast

from incognita.core import Rng, State
from incognita.games.survive.ai.boat_moves import propose_voyages
from incognita.games.survive.ai.creature_moves import Prowling
from incognita.games.survive.ai.distances import Chart
from incognita.games.survive.ai.journeys import Journeys
from incognita.games.survive.ai.kept_tile_moves import Tricks, answer, best_pick
from incognita.games.survive.ai.outlook import Outlook
from incognita.games.survive.ai.placement import best_launch, best_place
from incognita.games.survive.ai.planner import plan
from incognita.games.survive.ai.priors import Marks
from incognita.games.survive.ai.reach import NONE
from incognita.games.survive.ai.sinking import best_sinking
from incognita.games.survive.ai.value import SurviveValueModel
from incognita.games.survive.rules.phases import (
    CREATURE,
    CREWING,
    DEFENDING,
    DROPPING,
    GLIDING,
    LAUNCHING,
    PHASE_OVER,
    PLACING,
    TURN,
)  # fmt: skip
from incognita.games.survive.rules.state import SurviveState
from incognita.games.survive.rules.tables import KIND_OF
from incognita.search import Advice, Budget, PlanningEvaluator, ValueModel


class SurviveEvaluator(PlanningEvaluator):
    """Judged by what is saved and how likely the others are to follow."""

    def __init__(self) -> None:
        self.chart = Chart()
        self.scales = SurviveValueModel(self.chart)

    def value(self, state: State) -> list[float]:
        table = cast("SurviveState", state)
        if table.phase == PHASE_OVER:
            return table.returns()
        return self.scales.value(table)

    def value_model(self) -> ValueModel:
        return self.scales

    def choose(self, state: State, rng: Rng) -> int:
        table = cast("SurviveState", state)
        if table.phase == PLACING:
            return best_place(table)
        if table.phase == LAUNCHING:
            return best_launch(table)
        seat = table.asked if table.phase == DEFENDING else table.seat
        return instinct(table, Outlook(table, seat, self.chart))

    def priors(self, state: State, legal: list[int]) -> list[float]:
        table = cast("SurviveState", state)
        marks = Marks()
        if table.phase == PLACING:
            marks.placing(table, legal)
            chosen = best_place(table)
        elif table.phase == LAUNCHING:
            marks.launching(table, legal)
            chosen = best_launch(table)
        else:
            seat = table.asked if table.phase == DEFENDING else table.seat
            chosen = mark(table, Outlook(table, seat, self.chart), legal, marks)
        return marks.weights(legal, chosen)

    def plan(self, state: State, seat: int, budget: Budget, rng: Rng) -> list[Advice]:
        return plan(cast("SurviveState", state), seat, evaluator=self, budget=budget, rng=rng)


def instinct(state: SurviveState, outlook: Outlook) -> int:
    """One decision in the course of the game."""
    phase = state.phase
    if phase == CREATURE:
        return Prowling(outlook, state.die).choose()
    if phase == GLIDING and state.mover >= 0:
        return Prowling(outlook, KIND_OF[state.mover]).glide()
    if phase == DROPPING:
        return Tricks(outlook).drop_now()
    if phase == CREWING:
        return best_pick(outlook)
    if phase == DEFENDING:
        return answer(outlook)
    outlook.survey()
    if phase == GLIDING:
        return Tricks(outlook).glide()
    return take_turn(outlook, None)


def take_turn(outlook: Outlook, marks: Marks | None) -> int:
    """A kept tile, then the moves, then the tile that sinks."""
    state = outlook.state
    action = NONE
    if state.fresh and state.kept[state.seat]:
        action = Tricks(outlook).choose()
    if state.points > 0 and (action == NONE or marks is not None):
        journeys = Journeys(outlook)
        journeys.propose()
        propose_voyages(journeys)
        if marks is not None:
            marks.moving(journeys)
        if action == NONE:
            action = journeys.choose()
    if marks is not None:
        marks.sinking(outlook)
    return action if action != NONE else best_sinking(outlook)


def mark(state: SurviveState, outlook: Outlook, legal: list[int], marks: Marks) -> int:
    """Fill in the scores of the actions; the one that the quick choice would take."""
    phase = state.phase
    if phase == TURN:
        outlook.survey()
        return take_turn(outlook, marks)
    if phase == CREATURE:
        marks.prowling(Prowling(outlook, state.die), legal)
    elif phase == GLIDING and state.mover >= 0:
        marks.gliding(Prowling(outlook, KIND_OF[state.mover]))
    elif phase == DROPPING:
        marks.dropping(Prowling(outlook, KIND_OF[state.mover]))
    return instinct(state, outlook)
