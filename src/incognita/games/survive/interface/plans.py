"""Plans for people: this piece, to that place, as a run of actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from incognita.games.survive.interface.types import Piece, SurvivePlan
from incognita.games.survive.rules.ways import Way, ways

if TYPE_CHECKING:
    from incognita.games.survive.rules.state import SurviveState

# By the numbers that ways have for them.
PIECES: Final[list[Piece]] = ["boat", "creature", "explorer"]
TILES: Final[list[Literal["", "dolphin", "wind"]]] = ["", "dolphin", "wind"]
INTO: Final[list[Literal["boat", "isle", "land", "sea"]]] = ["boat", "isle", "land", "sea"]


def plans(state: SurviveState) -> list[SurvivePlan]:
    """The cheapest plan for each piece and end; the safest among equals."""
    return [plan_of(way) for way in ways(state)]


def plan_of(way: Way) -> SurvivePlan:
    return {
        "piece": PIECES[way.piece],
        "id": way.id,
        "tile": TILES[way.tile],
        "to": way.to,
        "into": INTO[way.into],
        "boat": way.boat,
        "isle": way.isle,
        "cost": way.cost,
        "actions": way.actions,
        "path": way.path,
        "hits": way.hits,
        "wrecked": way.wrecked,
        "lost": way.lost,
    }
