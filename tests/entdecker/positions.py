"""Positions and actions in words: for tests that read like a game.

    state = table("A7=C/1", "1 fort@A7", gold=5)
    sail(state, "start S|B7", "announce 2", "C?storm", "lay B7/3")

A tile is `A7=C/1`: a cape on A7 in turn 1. A unit is `seat unit@square`, on a strait
`seat unit@square.side`. A word like `C` or `C?gold` draws that tile from the first pile.
"""

from typing import Any

from incognita.core import Json
from incognita.games.entdecker import Entdecker
from incognita.games.entdecker.rules import actions as act
from incognita.games.entdecker.rules import turns
from incognita.games.entdecker.rules.phases import EXPLORING, SHOWING_BACK, SPINNING
from incognita.games.entdecker.rules.setup import opening
from incognita.games.entdecker.rules.state import EntdeckerState
from incognita.games.entdecker.rules.tables import (
    EVENT_NAMES,
    GRID,
    HIGHEST_TOKEN,
    PILES,
    UNIT_NAMES,
    UNITS,
    unit_of,
)
from incognita.games.voyage.rules.patterns import PATTERNS, TURNS
from incognita.games.voyage.rules.piles import PLAIN_BACK, dealt
from tests.voyage.charts import cover, pattern_named
from tests.voyage.script import Script, area_named, by_seat, units_named

GAME = Entdecker()
NAMES: list[str] = [*UNIT_NAMES]

PAIR = "A7=C/1"
TEN = "A6=A/1 B6=B/1 C6=B/1 D6=B/1 E6=A/2 A7=A/0 B7=B/3 C7=B/3 D7=B/3"
EIGHT = "A6=A/1 B6=B/1 C6=B/1 D6=A/2 A7=A/0 B7=B/3 C7=B/3"
STRAIT = "C4=A/1 D4=A/2 C5=O/0 D5=B/0 F5=S/0 C6=A/0 D6=A/3 F6=S/0 F7=S/0"
GROUP = "C3=C/2 D3=C/2 B4=C/1 F4=S/0 C5=C/0 D5=C/0"
HOLE = "A6=C/2"
TWO_ISLANDS = "A7=C/1 C7=C/3"
LONE = "E7=S/0"
SKIP = "C2=C/2 D2=C/2 B3=C/1 E3=C/3 C4=C/0 E4=C/3 D5=C/0"


def table(words: str = "", units: str = "", **fields: Any) -> EntdeckerState:
    """A seat is to choose where to start; `gold` and `points` are for all or by seat.

    `open` names the squares that stay undiscovered while open sea lies on all others. Other names
    are those of options.
    """
    players = fields.pop("players", 3)
    gold, points = fields.pop("gold", 12), fields.pop("points", 0)
    seat, left_open = fields.pop("seat", 0), fields.pop("open", None)
    state = opening(GAME.options().complete({"players": players, **fields}))
    state.gold, state.points = by_seat(gold, players), by_seat(points, players)
    cover(state.sea, words, left_open)
    place_units(state, units)
    state.backs = [PLAIN_BACK] * PILES
    state.season = 1
    state.seat = seat
    turns.open_turn(state)
    return state


def place_units(state: EntdeckerState, units: str) -> None:
    for at, seat, unit, area in units_named(state.sea, units, NAMES):
        state.units[at] = unit_of(seat, unit, area)
        state.supply[UNITS * seat + unit] -= 1


def action_of(state: EntdeckerState, words: str) -> int:
    """The number of a decision in words, legal or not."""
    verb, _, rest = words.partition(" ")
    if verb == "lay":
        name, _, turn = rest.partition("/")
        return act.lay(GRID.place(name), TURNS[state.drawn % PATTERNS][int(turn)])
    if verb == "build":
        unit, _, side = rest.partition(" ")
        return act.build(NAMES.index(unit), area_named(state.sea.land[state.last], side))
    bases = {"start": act.START, "recall": act.RECALL}
    if verb in bases:
        return bases[verb] + GRID.place(rest)
    if verb == "own":
        return act.OWN + pattern_named(rest)
    if verb == "island":
        return act.ISLAND + 2 * GRID.place(rest)
    numbered = {"announce": act.ANNOUNCE, "draw": act.DRAW, "plant": act.PLANT}
    if verb in numbered:
        return numbered[verb] + int(rest) - 1
    return {"stop": act.STOP, "decline": act.DECLINE}[verb]


SCRIPT = Script(GAME, action_of, EVENT_NAMES, (SHOWING_BACK,))
sail, settle, code_of, tiles = SCRIPT.sail, SCRIPT.settle, SCRIPT.code_of, SCRIPT.tiles
offers, why_not, refused = SCRIPT.offers, SCRIPT.why_not, SCRIPT.refused


def supply(state: EntdeckerState, seat: int) -> list[int]:
    return state.supply[UNITS * seat : UNITS * (seat + 1)]


def tokens(state: EntdeckerState, seat: int) -> int:
    size = HIGHEST_TOKEN + 1
    return sum(state.taken[size * seat : size * (seat + 1)])


def give_tokens(state: EntdeckerState, counts: list[int]) -> EntdeckerState:
    """So many tokens for each seat, from the low values up and off the first pile."""
    for seat, count in enumerate(counts):
        for _ in range(count):
            value = next(at for at, left in enumerate(state.tokens) if left)
            state.tokens[value] -= 1
            state.taken[seat * (HIGHEST_TOKEN + 1) + value] += 1
            state.plants[0 if state.plants[0] else 1] -= 1
    return state


def hold_tokens(state: EntdeckerState, *values: list[int]) -> EntdeckerState:
    """Tokens of these values for each seat, off the first pile."""
    for seat, held in enumerate(values):
        for value in held:
            state.tokens[value] -= 1
            state.taken[seat * (HIGHEST_TOKEN + 1) + value] += 1
            state.plants[0] -= 1
    return state


def leave_plants(state: EntdeckerState, count: int) -> EntdeckerState:
    """Only so many tokens are left in the piles."""
    state.tokens = [0, count, 0, 0, 0]
    state.plants = [count, 0]
    return state


def leave_hidden(state: EntdeckerState, words: str) -> EntdeckerState:
    """Only these tiles are left, on as many piles as they make."""
    state.left = SCRIPT.counted(words)
    state.heights = dealt(sum(state.left), PILES)
    return state


def at_spin(state: EntdeckerState) -> EntdeckerState:
    """The same table with the spin still to come."""
    state.season = 0
    turns.open_season(state)
    assert state.phase == SPINNING
    return state


def exploring(state: EntdeckerState) -> bool:
    return state.phase == EXPLORING


def view(state: EntdeckerState) -> Json:
    return state.view(0)
