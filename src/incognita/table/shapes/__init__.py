"""What games send through the table, as types."""

import re
from typing import Any, Final

from msgspec import Struct

from incognita.table.shapes import eldorado, entdecker, explorers, neue_entdecker, survive


class Shapes(Struct, frozen=True):
    """The types of one game; their names begin with the game's."""

    prefix: str
    scene: Any
    view: Any
    line: Any
    plan: Any
    question: Any

    @property
    def game(self) -> str:
        """The id of the game: `neue-entdecker` for NeueEntdecker."""
        return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", self.prefix).lower()


SHAPES: Final = [
    Shapes(
        prefix="Eldorado",
        scene=eldorado.EldoradoScene,
        view=eldorado.EldoradoView,
        line=eldorado.EldoradoLine,
        plan=eldorado.EldoradoPlan,
        question=eldorado.EldoradoQuestion,
    ),
    Shapes(
        prefix="Survive",
        scene=survive.SurviveScene,
        view=survive.SurviveView,
        line=survive.SurviveLine,
        plan=survive.SurvivePlan,
        question=survive.SurviveQuestion,
    ),
    Shapes(
        prefix="Explorers",
        scene=explorers.ExplorersScene,
        view=explorers.ExplorersView,
        line=explorers.ExplorersLine,
        plan=explorers.ExplorersPlan,
        question=explorers.ExplorersQuestion,
    ),
    Shapes(
        prefix="Entdecker",
        scene=entdecker.EntdeckerScene,
        view=entdecker.EntdeckerView,
        line=entdecker.EntdeckerLine,
        plan=entdecker.EntdeckerPlan,
        question=entdecker.EntdeckerQuestion,
    ),
    Shapes(
        prefix="NeueEntdecker",
        scene=neue_entdecker.NeueEntdeckerScene,
        view=neue_entdecker.NeueEntdeckerView,
        line=neue_entdecker.NeueEntdeckerLine,
        plan=neue_entdecker.NeueEntdeckerPlan,
        question=neue_entdecker.NeueEntdeckerQuestion,
    ),
]
