"""Statistics of a finished game: where points came from, tiles, islands, gold and the spinner."""

from typing import cast

from incognita.core import OVER
from incognita.core.interface.statistics import CountedStep, StepCounter
from incognita.games.entdecker.rules.ending import inventors
from incognita.games.entdecker.rules.state import EntdeckerState
from incognita.games.entdecker.rules.tables import RUIN_POINTS
from incognita.games.voyage.interface.statistics import count_expedition, count_islands


def count_step(counter: StepCounter, step: CountedStep) -> None:
    line = step.line
    count_expedition(counter, step)
    if line["kind"] == "spin":
        for seat in range(counter.seats):
            counter.count("income", seat, line["number"])
    other = [0] * counter.seats
    if line["kind"] == "lay" and line.get("event") == "ruins":
        counter.score("ruins", step.seat, RUIN_POINTS)
        other[step.seat] += RUIN_POINTS
    if step.after.actor() == OVER:
        for seat, bonus in enumerate(inventors(cast("EntdeckerState", step.after))):
            counter.score("inventor", seat, bonus)
            other[seat] += bonus
    count_islands(counter, step, other)
