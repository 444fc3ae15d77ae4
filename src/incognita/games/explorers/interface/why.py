"""The page's questions: why can this not be done?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.core.reason import Reason
from incognita.games.explorers.interface.refusals import refusal
from incognita.games.explorers.rules.actions import CHART, CROSS, LAY, TAKE
from incognita.games.explorers.rules.tables import CELLS, QUARTER_TURNS, TERRAINS, TILES

if TYPE_CHECKING:
    from incognita.games.explorers.rules.state import ExplorersState


def why(state: ExplorersState, seat: int, question: dict[str, object]) -> Reason | None:
    """The page asks about a cell, a side, a map or a tile; every game understands an action."""
    if "action" in question:
        return refusal(state, seat, _asked(question, "action"))
    if "cross" in question:
        return refusal(state, seat, CROSS + _asked(question, "cross", 0, CELLS))
    if "take" in question:
        return refusal(state, seat, TAKE + _asked(question, "take", 0, 2))
    if "chart" in question:
        return refusal(state, seat, CHART + _asked(question, "chart", 0, TERRAINS))
    return refusal(state, seat, LAY + (_asked(question, "lay", 1, TILES + 1) - 1) * QUARTER_TURNS)


def _asked(question: dict[str, object], name: str, least: int = 0, end: int = 0) -> int:
    """The number that is asked about, within its bounds if it has any."""
    number = question.get(name)
    if not isinstance(number, int) or isinstance(number, bool):
        raise ValueError("the question names nothing that could be done")
    if end and not least <= number < end:
        raise ValueError(f"there is no {name} {number}")
    return number
