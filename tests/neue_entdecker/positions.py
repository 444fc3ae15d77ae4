"""Positions and actions in words: for tests that read like a game.

    state = table("A8=C/1", "1 base@A8", jungle="0 1.1 1.2", huts="1=10:0", gold=9)
    sail(state, "start S|B8", "hidden 2", "C?storm", "lay B8/3")

A tile is `A8=C/1`: a cape on A8 in turn 1. A unit is `seat unit@square`, on a strait
`seat unit@square.side`; a scout in the jungle is `seat path.space`, counted from the hut, with a
star if it is a chief. `1=10:02` puts the token 10 into the first hut, known to seats 0 and 2.
A word like `C` or `C?gold` draws that tile from the first pile.
"""

from typing import Any, cast

from incognita.core import Rng
from incognita.games.neue_entdecker import NeueEntdecker
from incognita.games.neue_entdecker.rules import actions as act
from incognita.games.neue_entdecker.rules import turns
from incognita.games.neue_entdecker.rules.phases import LOOKING, OPENING, REVEALING, SHOWING_BACK
from incognita.games.neue_entdecker.rules.setup import opening
from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState
from incognita.games.neue_entdecker.rules.tables import (
    CHIEF,
    EVENT_NAMES,
    GRID,
    LENGTH,
    LOWEST_ROLL,
    PATHS,
    PILES,
    SCOUT,
    SPACES,
    SQUARES,
    TOKEN_VALUES,
    UNIT_NAMES,
    UNITS,
    scout_form,
    scout_of,
    scout_owner,
    unit_of,
)
from incognita.games.voyage.rules.patterns import LETTERS, PATTERNS, TURNS, tile_named
from incognita.games.voyage.rules.piles import PLAIN_BACK, dealt
from incognita.games.voyage.rules.units import SEATS
from tests.voyage.charts import cover
from tests.voyage.script import Script, area_named, by_seat, groups_of, units_named

GAME = NeueEntdecker()
PLACED_NAMES: list[str] = [*UNIT_NAMES, "chief"]
# Outcomes that are certain, and the backs of piles, which tests set as they need them.
SETTLED = (SHOWING_BACK, LOOKING, REVEALING, OPENING)

PAIR = "A8=C/1"
TWO_ISLANDS = "A8=C/1 C8=C/3"
HOLE = "A7=C/2"
LONE = "E8=S/0"
HARBOUR = "G7=S/0 G8=S/0"
NINE = f"D5=A/1 E5=B/1 F5=A/2 D6=B/0 E6=F/0 F6=B/2 D7=A/0 E7=B/3 {HARBOUR}"
TEN = "A7=A/1 B7=B/1 C7=B/1 D7=B/1 E7=A/2 A8=A/0 B8=B/3 C8=B/3 D8=B/3"
TWELVE = f"C5=A/1 D5=B/1 E5=B/1 F5=A/2 C6=B/0 E6=F/0 F6=B/2 C7=A/0 D7=B/3 E7=B/3 {HARBOUR}"
STRAIT = "C4=A/1 D4=A/2 C5=O/0 D5=B/0 C6=A/0 D6=A/3 F5=S/0 F6=S/0 F7=S/0 F8=S/0"
COAST = "F4=S/0 F5=S/0 F6=S/0 F7=S/0 F8=S/0"
# Only the north is open, and no tile beside it has a way there.
NORTH = "A1=C/1 L1=C/3 " + " ".join(f"{column}2=C/0" for column in "BCDEFGHIJK")
NORTHERN = " ".join(f"{column}1" for column in "BCDEFGHIJK")
GROUP = f"C3=C/2 D3=C/2 B4=C/1 C5=C/0 D5=C/0 {COAST}"


def table(words: str = "", units: str = "", **fields: Any) -> NeueEntdeckerState:
    """A seat begins its turn; `gold` and `points` are for all or by seat.

    The sea is empty but for the tiles named, and `waterfalls` like `D6=5` or `D6=X`. `open` names
    squares that stay undiscovered while open sea lies on all others. Further names are options.
    """
    state = set_up(fields)
    state.trail = [*state.trail, *cover(state.sea, words, fields.get("open"))]
    state.follow_sea()
    place_units(state, units)
    place_scouts(state, str(fields.get("jungle", "")))
    fill_huts(state, str(fields.get("huts", "")))
    state.seat = int(fields.get("seat", 0))
    turns.open_turn(state)
    return state


def set_up(fields: dict[str, Any]) -> NeueEntdeckerState:
    players = int(fields.get("players", 3))
    options: dict[str, Any] = {"players": players, "layout": "free"}
    options["map"] = chart(str(fields.get("waterfalls", "")))
    options.update({name: fields[name] for name in OPTIONS if name in fields})
    if options["layout"] != "free":
        del options["map"]
    state = opening(GAME.options().complete(options))
    state.gold = by_seat(fields.get("gold", 12), players)
    state.points = by_seat(fields.get("points", 0), players)
    state.backs = [PLAIN_BACK] * PILES
    return state


OPTIONS = ("layout", "map", "chief_scouts", "toll_per_unit")


def chart(waterfalls: str) -> str:
    signs = ["."] * SQUARES
    for word in waterfalls.split():
        name, _, sign = word.partition("=")
        signs[GRID.place(name)] = sign
    return "".join(signs)


def place_units(state: NeueEntdeckerState, units: str) -> None:
    for at, seat, form, area in units_named(state.sea, units, PLACED_NAMES):
        state.units[at] = unit_of(seat, form, area)
        take(state, seat, form)


def place_scouts(state: NeueEntdeckerState, scouts: str) -> None:
    for seat, pieces in groups_of(scouts):
        for piece in pieces:
            form = CHIEF if piece.endswith("*") else SCOUT
            state.jungle[space_of(piece.rstrip("*"))] = scout_of(seat, form)
            take(state, seat, form)


def take(state: NeueEntdeckerState, seat: int, form: int) -> None:
    """Out of the supply; a chief is a scout, too."""
    state.supply[UNITS * seat + (SCOUT if form == CHIEF else form)] -= 1
    if form == CHIEF:
        state.chiefs[seat] -= 1


def fill_huts(state: NeueEntdeckerState, huts: str) -> None:
    for word in huts.split():
        path, _, token = word.partition("=")
        value, _, seats = token.partition(":")
        kind = TOKEN_VALUES.index(int(value))
        state.huts[int(path) - 1] = 1 + kind
        state.looked[int(path) - 1] = sum(1 << int(seat) for seat in seats)
        state.bag[kind] -= 1


def space_of(name: str) -> int:
    """`3.2`: the second space of the third path, counted from the hut."""
    path, _, space = name.partition(".")
    return LENGTH * (int(path) - 1) + int(space) - 1


def guessed(state: NeueEntdeckerState, seat: int, seed: int) -> NeueEntdeckerState:
    """What this seat might take the position for."""
    return cast("NeueEntdeckerState", state.determinise(seat, Rng(seed)))


def leave_scouts(state: NeueEntdeckerState, seat: int, count: int) -> NeueEntdeckerState:
    """Only so many scouts are left in a supply; the others are nowhere to be seen."""
    state.supply[UNITS * seat] = count
    return state


def leave_hidden(state: NeueEntdeckerState, words: str) -> NeueEntdeckerState:
    """Only these tiles are left in the piles, on as many piles as they make."""
    state.left = SCRIPT.counted(words)
    state.heights = dealt(sum(state.left), PILES)
    return state


def leave_discards(state: NeueEntdeckerState, words: str) -> NeueEntdeckerState:
    state.discards = SCRIPT.counted(words)
    return state


def leave_stock(state: NeueEntdeckerState, **stock: int) -> NeueEntdeckerState:
    """Only these tiles are left in the open stacks."""
    state.stock = [stock.get(letter, 0) for letter in LETTERS]
    return state


def action_of(state: NeueEntdeckerState, words: str) -> int:
    """The number of a decision in words, legal or not."""
    verb, _, rest = words.partition(" ")
    if verb == "lay":
        return lay_of(state, rest)
    if verb == "build":
        unit, _, side = rest.partition(" ")
        return act.build(PLACED_NAMES.index(unit), area_named(state.sea.land[state.last], side))
    if verb == "start":
        return act.start(GRID.place(rest))
    if verb == "recall":
        if rest[0].isdigit():
            return act.recall_path(space_of(rest))
        return act.recall_tile(GRID.place(rest))
    if verb == "scout":
        path, _, chief = rest.partition(" ")
        return act.scout(int(path) - 1, int(chief == "chief"))
    if verb == "island":
        name, _, side = rest.partition(".")
        at = GRID.place(name)
        return act.ISLAND + 2 * at + area_named(state.sea.land[at], side)
    if verb == "pay":
        return pay_of(rest)
    if verb == "wheel":
        return act.INCOME + int(rest) - LOWEST_ROLL
    numbered = {"name": act.NAME, "hidden": act.HIDDEN, "open": act.OPEN, "draw": act.DRAW}
    if verb in numbered:
        return numbered[verb] + int(rest) - 1
    return {"stop": act.STOP, "decline": act.DECLINE, "shuffle": act.SHUFFLE}[verb]


def lay_of(state: NeueEntdeckerState, words: str) -> int:
    """`C8/3` for the drawn tile, `C8=A/3` for an open one."""
    name, _, tile = words.partition("=")
    if tile:
        return act.lay(GRID.place(name), tile_named(tile))
    name, _, turn = words.partition("/")
    return act.lay(GRID.place(name), TURNS[state.drawn % PATTERNS][int(turn)])


def pay_of(words: str) -> int:
    """`1+2:1`: a coin for the bank, and one toll for the second seat."""
    coins, *tolls = words.split("+")
    total = act.TOLLS * int(coins)
    for toll in tolls:
        seat, _, times = toll.partition(":")
        total += int(times) << 2 * (int(seat) - 1)
    return act.PAY + total


def payments(state: NeueEntdeckerState) -> list[tuple[int, list[int]]]:
    """What may be paid now, in the order of their numbers: coins, and tolls by seat."""
    ways = []
    for action in state.legal():
        assert act.kind_of(action) == "pay"
        number = action - act.PAY
        tolls = [number >> 2 * seat & 3 for seat in range(SEATS)]
        ways.append((number // act.TOLLS, tolls[: state.seats]))
    return ways


SCRIPT = Script(GAME, action_of, EVENT_NAMES, SETTLED)
sail, settle, code_of, tiles = SCRIPT.sail, SCRIPT.settle, SCRIPT.code_of, SCRIPT.tiles
offers, why_not, refused = SCRIPT.offers, SCRIPT.why_not, SCRIPT.refused


def phase(state: NeueEntdeckerState) -> str:
    return str(state.view(0)["phase"])


def units(state: NeueEntdeckerState) -> dict[str, str]:
    """`{"A8": "1 base"}`."""
    shown = state.view(state.seat)["units"]
    return {GRID.name(one["square"]): f"{one['seat']} {one['unit']}" for one in shown}


def jungle(state: NeueEntdeckerState) -> dict[str, str]:
    """`{"3.2": "1"}`, with a star for a chief."""
    scouts = {}
    for space in range(SPACES):
        written = state.jungle[space]
        if written:
            star = "*" if scout_form(written) in (CHIEF, CHIEF + 2) else ""
            name = f"{space // LENGTH + 1}.{space % LENGTH + 1}"
            scouts[name] = f"{scout_owner(written)}{star}"
    return scouts


def huts(state: NeueEntdeckerState) -> list[int]:
    """What lies in the huts, by value."""
    return [TOKEN_VALUES[kind - 1] if kind else 0 for kind in state.huts[:PATHS]]


def supply(state: NeueEntdeckerState, seat: int) -> list[int]:
    return state.supply[UNITS * seat : UNITS * (seat + 1)]


def islands(state: NeueEntdeckerState) -> list[tuple[int, bool]]:
    """Value and completeness of every island."""
    return [(one["value"], one["complete"]) for one in state.view(0)["islands"]]
