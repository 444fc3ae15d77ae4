"""Positions that several tests begin with; Ann is seat 0, Ben seat 1."""

from typing import Any

from incognita.core import State
from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState
from incognita.games.neue_entdecker.rules.tables import PILES
from incognita.games.voyage.rules.piles import EVENT_BACK, PLAIN_BACK
from tests.browser.voyage.ending import played_out
from tests.neue_entdecker.positions import leave_hidden, sail, table

# A way from the west for a coin, and one from the south past Ben's base.
FORK = "A7=S/0 B7=S/0 B8=C/1"
OPEN = "B8 C8 D8 E8 F8"
JUNGLE = "0 1.1 1.2 2.2, 1 2.1 3.1"
HUTS = "1=10:0 2=15:01 3=5:1"
MANY = 14


def harbour(tile: str = "C", **fields: Any) -> NeueEntdeckerState:
    """Ann is to start; a hidden tile is of this kind, or the first if it has an event."""
    fields = {"players": 2, "gold": 12, "jungle": JUNGLE, "huts": HUTS, **fields}
    state = table(FORK, "1 base@B8", **fields)
    if "?" in tile:
        leave_hidden(state, " ".join([tile, *["C"] * MANY]))
        state.backs = [EVENT_BACK, *[PLAIN_BACK] * (PILES - 1)]
    else:
        leave_hidden(state, " ".join([tile] * MANY))
    if state.setup.chief_scouts:
        state.named = [0b101, 0b110]
    return state


def under_way(tile: str = "C", **fields: Any) -> NeueEntdeckerState:
    """Ann has announced three hidden tiles south of F8 and drawn none yet."""
    return sail(harbour(tile, **fields), "start S|F8", "hidden 3")


def holding(tile: str = "C", **fields: Any) -> NeueEntdeckerState:
    """Ann has drawn the first of them."""
    return sail(under_way(tile, **fields), tile)


def natives(**fields: Any) -> NeueEntdeckerState:
    """Natives welcome a scout of Ann's."""
    return sail(holding("C?natives", **fields), "lay F8/0")


def poor() -> NeueEntdeckerState:
    """Ann has rolled the wheel."""
    return sail(table(players=2, gold=[0, 5]), "roll wheel")


def near_the_end() -> NeueEntdeckerState:
    """Five squares along the south are left, and a cape of Ann's lacks one of them."""
    fields = {"players": 2, "gold": 12, "points": [5, 7], "jungle": JUNGLE, "huts": HUTS}
    return table("A8=C/1", "0 scout@A8", open=OPEN, **fields)


def finished() -> State:
    """A game that has just ended."""
    return played_out(near_the_end())
