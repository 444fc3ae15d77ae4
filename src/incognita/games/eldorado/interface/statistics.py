"""Statistics of a finished race: turns, cards and spaces of each explorer."""

from typing import Final, cast

from incognita.core.interface.statistics import CountedStep, StepCounter
from incognita.games.eldorado.rules.state import EldoradoState

# What is counted by the kind of a line.
COUNTED: Final = {
    "end": "turns",
    "buy": "bought",
    "take": "taken",
    "remove": "removed",
    "draw": "drawn",
    "explore": "caves",
    "curse": "curses",
    "hire": "heroes",
}
WALKING: Final = ("move", "step")


def count_step(counter: StepCounter, step: CountedStep) -> None:
    kind, seat = step.line["kind"], step.line["seat"]
    if kind in COUNTED:
        counter.count(COUNTED[kind], seat)
    if kind in WALKING and step.line.get("to", -1) >= 0:
        counter.count("spaces", seat)
    before, after = cast("EldoradoState", step.before), cast("EldoradoState", step.after)
    for winner, won in enumerate(after.won):
        if len(won) > len(before.won[winner]):
            counter.count("blockades", winner)
