"""What is constant in number, counted game by game. A new game adds its census here."""

from collections import Counter
from collections.abc import Callable
from typing import cast

from incognita.core import State
from incognita.games.eldorado.state import EldoradoState

Census = Counter[str]


def eldorado(state: State) -> Census:
    """Cards wherever they lie, blockades, and pieces on the map or home."""
    table = cast("EldoradoState", state)
    census: Census = Counter({f"card {card}": left for card, left in enumerate(table.stock)})
    for piles in (table.hands, table.decks, table.discards, table.boxes, [table.played]):
        census.update(f"card {card}" for pile in piles for card in pile)
    census.update(f"blockade {number}" for number in [*table.blockades, *table.spare] if number)
    census.update(f"blockade {number}" for pile in table.won for number in pile)
    census["pieces"] = len(table.places)
    census["slots"] = len(table.slots)
    return census


CENSUS: dict[str, Callable[[State], Census]] = {"eldorado": eldorado}
