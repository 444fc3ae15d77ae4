"""Positions that several tests begin with; Ann is seat 0, Ben seat 1."""

from typing import Any

from incognita.core import State
from incognita.games.entdecker.rules.state import EntdeckerState
from incognita.games.entdecker.rules.tables import PILES
from incognita.games.voyage.rules.piles import EVENT_BACK
from tests.browser.voyage.ending import played_out
from tests.entdecker.positions import EIGHT, leave_hidden, sail, table

# Open sea at E7, from which a ship may go north or east; a foreign fort beside it.
HARBOUR = "D4=C/0 D7=C/0 E7=S/0"
UNITS = "0 post@D4, 1 fort@D7"
OPEN = "D7 E7 F7 G7 H7"


def harbour(tile: str = "C", **fields: Any) -> EntdeckerState:
    """Ann is to start; every tile that is still to be drawn is of this kind."""
    state = table(HARBOUR, UNITS, **{"players": 2, "gold": 9, **fields})
    leave_hidden(state, " ".join([tile] * 20))
    if "?" in tile:
        state.backs = [EVENT_BACK] * PILES
    return state


def under_way(tile: str = "C", **fields: Any) -> EntdeckerState:
    """Ann has announced three tiles at E7 and drawn none yet."""
    return sail(harbour(tile, **fields), "start E7", "announce 3")


def holding(tile: str = "C", **fields: Any) -> EntdeckerState:
    """Ann has drawn the first of them."""
    return sail(under_way(tile, **fields), tile)


def near_the_end() -> EntdeckerState:
    """Five squares along the south are left, and an island of Ann's lacks one of them."""
    return table(EIGHT, "0 fort@A6, 1 post@B6", players=2, gold=12, points=[5, 7], open=OPEN)


def closing() -> EntdeckerState:
    """Ann's island of seven lacks the corner at D7, and only corners are left to draw."""
    state = table(EIGHT, "0 fort@A6, 1 post@B6", players=2, gold=12)
    return leave_hidden(state, " ".join(["A"] * 20))


def finished() -> State:
    """A game that has just ended."""
    return played_out(near_the_end())
