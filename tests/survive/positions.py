"""Positions in readable notation: what stands where, cell by cell.

    position(land="beach D4 D5, forest E5", red="D4 ~C4:6 @C5 NW", boats="C5", sharks="C3")

Tiles that are not named have sunk; one mountain, far off, hides the volcano unless others are
named. Explorers are listed by colour in the order of placing and are called r0, r1 … b0 … y0 …
w0 …: `D4` on a tile, `~C4` in the water, `@C5` in the boat there, `NW` on an isle, `lost` out of
the game; `:6` is the value. Those that are not listed are lost. `under` names backs that are still
under the island, `seen` backs that everybody has seen, `kept` the tiles of each seat (`dolphin`,
or `dolphin.forest` if it is not the lowest terrain); the rest is filled up to fit.
"""

from collections.abc import Sequence
from typing import Any

from incognita.games.survive import Survive
from incognita.games.survive.interface.load import fill_tables
from incognita.games.survive.rules.options import OPTIONS, Setup
from incognita.games.survive.rules.phases import TURN
from incognita.games.survive.rules.setup import blank
from incognita.games.survive.rules.state import SurviveState
from incognita.games.survive.rules.tables import (
    ABOARD,
    ASHORE,
    BACK_ID,
    BOAT_BACK,
    BOATS_PER_COLOUR,
    FIRST_OF,
    GONE,
    HIGHEST,
    ISLAND,
    ISLAND_OF,
    LOST,
    MOVES,
    NAMES,
    PER_COLOUR,
    SERPENT,
    TERRAIN_NAMES,
    TERRAINS,
    TILE_COUNTS,
    VALUES,
)

GAME = Survive()
# Options of tables that play by different rules.
TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 2, "colours": 2},
    {"players": 3, "inland_pairs": True},
    {"players": 4, "all_equal": True},
    {"players": 3, "to_the_last": True},
    {"players": 4, "submerged": True},
    {"players": 4, "memory": False},
]
MOUNTAIN = 3
ISLES = ["NW", "NE", "SW", "SE"]
KINDS = len(BACK_ID)
# The volcano stays to the end; tiles that bring a piece onto the board have gone first.
FILLING = [4, 11, 10, 9, 8, 7, 6, 5, 3, 2, 1, 0]
# A whole island: beaches inland and around the lagoon, forests and mountains on the coast.
ATLANTIS = (
    "beach F6 F7 G5 G7 H6 H7 E5 E6 E7 F5 F8 G4 G8 H5 H8 I6,"
    "forest D4 D5 D6 D7 E4 E8 F3 F4 F9 F10 G3 G9 H3 H4 H9 H10,"
    "mountain I4 I5 I7 I8 J4 J5 J6 J7"
)


def position(
    *,
    land: str = "",
    red: str = "",
    blue: str = "",
    yellow: str = "",
    white: str = "",
    boats: str = "",
    serpents: str = "",
    sharks: str = "",
    whales: str = "",
    kept: Sequence[str] = (),
    under: str = "",
    seen: str = "",
    players: int = 2,
    seat: int = 0,
    turn: int = 0,
    **options: Any,
) -> SurviveState:
    """A position at the start of the seat's turn."""
    setup = Setup(dict(OPTIONS.complete({"players": players, **options})))
    state = blank(setup)
    state.laid = len(ISLAND)
    state.seat = seat
    state.turn = turn or seat + 1
    tiles = tiles_of(land, setup.erupts)
    put_backs(state, tiles, kept, under, seen)
    put_boats(state, boats.split())
    put_creatures(state, serpents.split(), sharks.split(), whales.split())
    people = [red, blue, yellow, white][: setup.colours]
    state.where = [place for one in people for place in places_of(one, boats.split())]
    state.values = [value for one in people for value in values_of(one)]
    state.values_in_hand = [0] * (setup.colours * (HIGHEST + 1))
    state.phase = TURN
    fill_tables(state, tiles)
    state.may_play_tile = 1
    state.moves_left = MOVES if state.in_play[seat] else 0
    return state


def tiles_of(land: str, erupts: bool) -> list[int]:
    """The terrain of every island cell."""
    tiles = [0] * len(ISLAND)
    for part in land.split(","):
        terrain, *cells = part.split() or ["sea"]
        for cell in cells:
            tiles[ISLAND_OF[NAMES.index(cell)]] = TERRAIN_NAMES.index(terrain)
    if erupts and MOUNTAIN not in tiles:
        tiles[ISLAND_OF[NAMES.index("J7")]] = MOUNTAIN
    return tiles


def places_of(words: str, boats: list[str]) -> list[int]:
    places = [place_of(word.partition(":")[0], boats) for word in words.split()]
    return places + [LOST] * (PER_COLOUR - len(places))


def place_of(spot: str, boats: list[str]) -> int:
    if spot in ISLES:
        return ASHORE + ISLES.index(spot)
    if spot == "lost":
        return LOST
    return ABOARD + boats.index(spot[1:]) if spot[0] == "@" else NAMES.index(spot.lstrip("~"))


def values_of(words: str) -> list[int]:
    """Values that are not named are filled up from the lowest."""
    named = [int(word.partition(":")[2] or 0) for word in words.split()]
    rest = VALUES[:]
    for value in named:
        if value:
            rest.remove(value)
    return [value or rest.pop(0) for value in named + [0] * (PER_COLOUR - len(named))]


def put_boats(state: SurviveState, cells: list[str]) -> None:
    """The boats named; the others that were launched are gone."""
    raised = sum(state.tiles_gone[KINDS * terrain + BOAT_BACK] for terrain in range(TERRAINS))
    state.launched = state.setup.colours * BOATS_PER_COLOUR + raised
    assert len(cells) <= state.launched, "there are not so many boats"
    for boat in range(state.launched):
        state.boats[boat] = NAMES.index(cells[boat]) if boat < len(cells) else GONE


def put_creatures(state: SurviveState, *cells: list[str]) -> None:
    """The creatures named; the others that came onto the board are gone."""
    for kind, names in enumerate(cells):
        first, end = FIRST_OF[kind], FIRST_OF[kind + 1]
        count = end - first - sum(state.backs_left[KINDS * n + kind - 1] for n in range(TERRAINS))
        count = end - first if kind == SERPENT else count
        assert len(names) <= count, "there are not so many creatures on the board"
        here = [NAMES.index(name) for name in names]
        state.creatures[first : first + count] = here + [GONE] * (count - len(here))


def put_backs(
    state: SurviveState, tiles: list[int], kept: Sequence[str], under: str, seen: str
) -> None:
    """Share the backs out among the island, the hands and what everybody has seen."""
    hands = [*kept, *[""] * (state.seats - len(kept))]
    state.kept = [sorted(code_of(word) for word in hand.split()) for hand in hands]
    rest = TILE_COUNTS[:]
    for code in [code for hand in state.kept for code in hand]:
        rest[code] -= 1
    known = [code_of(word) for word in seen.split()]
    for code in known:
        rest[code] -= 1
    state.backs_left = backs_under(rest, under.split(), [tiles.count(n) for n in (1, 2, 3)])
    state.tiles_gone = [
        count - left + known.count(code)
        for code, (count, left) in enumerate(zip(rest, state.backs_left, strict=True))
    ]


def backs_under(rest: list[int], words: list[str], room: list[int]) -> list[int]:
    """The backs that are wanted, on the lowest terrain with room, and then others as they come."""
    left = [0] * len(rest)
    for word in words:
        back = BACK_ID.index(word.split(".")[0])
        codes = [code_of(word)] if "." in word else [KINDS * n + back for n in range(TERRAINS)]
        code = next(one for one in codes if room[one // KINDS] and rest[one] > left[one])
        left[code] += 1
        room[code // KINDS] -= 1
    for code in [KINDS * n + back for n in range(TERRAINS) for back in FILLING]:
        more = min(room[code // KINDS], rest[code] - left[code])
        left[code] += more
        room[code // KINDS] -= more
    return left


def code_of(word: str) -> int:
    """The tile of a back: of the terrain named, or of the lowest that has it."""
    name, _, terrain = word.partition(".")
    codes = [KINDS * n + BACK_ID.index(name) for n in range(TERRAINS)]
    if terrain:
        return codes[TERRAIN_NAMES.index(terrain) - 1]
    return next(code for code in codes if TILE_COUNTS[code])
