"""Statistics of a finished game: who got ashore with which value, who was lost, and the dice."""

from typing import Final, cast

from incognita.core import OVER
from incognita.core.interface.statistics import CountedStep, StepCounter
from incognita.games.survive.rules.pieces import owner_of
from incognita.games.survive.rules.state import SurviveState
from incognita.games.survive.rules.tables import ASHORE, LOST

MOVES: Final = ("walk", "swim", "board", "dive", "climb", "land", "sail")
HIGHEST_VALUE: Final = 6


def count_step(counter: StepCounter, step: CountedStep) -> None:
    kind, seat = step.line["kind"], step.seat
    if kind == "sink":
        counter.count("turns", seat)
    if kind in MOVES:
        counter.count("moves", seat)
    if kind == "roll":
        counter.count(f"rolled-{step.line['die']}", step.line["seat"])
    before, after = cast("SurviveState", step.before), cast("SurviveState", step.after)
    count_explorers(counter, before, after)
    if after.actor() == OVER:
        score_values(counter, after)


def count_explorers(counter: StepCounter, before: SurviveState, after: SurviveState) -> None:
    """Explorers that the step brought ashore, or to their end."""
    for explorer, place in enumerate(after.where):
        seat = owner_of(after, explorer)
        if place >= ASHORE > before.where[explorer]:
            counter.count("saved", seat)
        if place <= LOST < before.where[explorer]:
            counter.count("lost", seat)


def score_values(counter: StepCounter, state: SurviveState) -> None:
    """The values of those ashore, the highest first; everybody counts one if all are equal."""
    if state.setup.all_equal:
        for explorer, place in enumerate(state.where):
            counter.score("ashore", owner_of(state, explorer), int(place >= ASHORE))
        return
    for value in range(HIGHEST_VALUE, 0, -1):
        for explorer, place in enumerate(state.where):
            if state.values[explorer] == value:
                points = value if place >= ASHORE else 0
                counter.score(f"worth-{value}", owner_of(state, explorer), points)
