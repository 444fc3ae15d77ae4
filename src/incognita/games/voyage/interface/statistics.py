"""Statistics that both games of discovery count alike."""

from typing import Final, cast

from incognita.core.interface.statistics import CountedStep, StepCounter
from incognita.games.voyage.rules.state import VoyageState

COUNTED: Final = {"start": "turns", "lay": "tiles", "build": "built"}


def count_expedition(counter: StepCounter, step: CountedStep) -> None:
    """Turns, tiles laid and tiles that fitted nowhere, units and gold spent."""
    line = step.line
    kind, seat = line["kind"], line["seat"]
    if kind in COUNTED:
        counter.count(COUNTED[kind], seat)
    if kind == "tile" and line.get("fits") is False:
        counter.count("misfits", seat)
    if step.seat >= 0:
        before, after = cast("VoyageState", step.before), cast("VoyageState", step.after)
        counter.count("spent", seat, max(0, before.gold[seat] - after.gold[seat]))


def count_islands(counter: StepCounter, step: CountedStep, other: list[int]) -> None:
    """All points that came from nowhere else are those of islands."""
    for seat, gain in enumerate(step.gains()):
        points = gain - other[seat]
        counter.score("islands", seat, points)
        if points > 0:
            counter.count("scored", seat)
