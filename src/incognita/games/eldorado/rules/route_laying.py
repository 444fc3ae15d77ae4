"""Layouts laid out: with demons, tunnels and Tavern, or as the base game plays them."""

from typing import Any, Final

from incognita.games.eldorado.rules.tables import SIDES, Route, Side

HEXED: Final = "DT"
CLOSED: Final = "##"


def _tamed(side: Side) -> Side:
    """Without Heroes & Hexes nobody enters demon and tunnel spaces."""
    twin = Side(side.letter, side.kind, side.facts)
    twin.reverse = side.reverse
    twin.box = side.box
    twin.tokens = [CLOSED if token[0] in HEXED else token for token in side.tokens]
    return twin


TAMED: Final[dict[str, Side]] = {letter: _tamed(side) for letter, side in SIDES.items()}


def laid(data: dict[str, Any]) -> Route:
    """Everything that the layout has."""
    return Route(data, SIDES)


def laid_tamed(data: dict[str, Any]) -> Route:
    """The same for the base game: hexed spaces closed, and no Tavern."""
    return Route({name: value for name, value in data.items() if name != "tavern"}, TAMED)
