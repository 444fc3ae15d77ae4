"""Statistics of a finished game: points by kind, crosses and what they found."""

from typing import Final, cast

from incognita.core import OVER
from incognita.core.interface.statistics import CountedStep, StepCounter
from incognita.games.explorers.rules import objectives, scoring
from incognita.games.explorers.rules.state import ExplorersState

COUNTED: Final = {"seal": "turns", "cross": "crosses", "chart": "maps", "bonus": "bonuses"}


def count_step(counter: StepCounter, step: CountedStep) -> None:
    kind = step.line["kind"]
    if kind in COUNTED and step.seat >= 0:
        counter.count(COUNTED[kind], step.seat)
    if kind == "cross" and step.line.get("item", 0):
        counter.count("finds", step.seat)
    if kind == "cross" and step.line.get("lost"):
        counter.count("unused", step.seat)
    if step.after.actor() == OVER:
        score_boards(counter, cast("ExplorersState", step.after))


def score_boards(counter: StepCounter, state: ExplorersState) -> None:
    for seat, board in enumerate(state.boards):
        counter.score("food", seat, scoring.food_total(board))
        counter.score("gems", seat, scoring.gem_total(board))
        counter.score("temples", seat, scoring.temple_points(board))
        counter.score("villages", seat, scoring.village_points(state.setup, state.land, board))
        counter.score("objectives", seat, objectives.points(state, board))
