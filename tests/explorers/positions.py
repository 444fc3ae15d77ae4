"""Positions in readable notation: a drawing of a few cells, or a meadow with things on it.

    sketch("Vx GK GT S", card="grass|sand", named=0)
    meadow({"T": "B2 O2", "D": "E4:E9"}, start="D4")

A cell of a drawing is a terrain letter (`-` is no cell at all), then an item letter if there is
one, then `x` if everybody has crossed it. The drawing begins at A1. A meadow is all grass but for
what is laid on it; `E4:E9` are the cells from one to the other.
"""

from collections.abc import Mapping
from typing import Any

from incognita.games.explorers import Explorers
from incognita.games.explorers.rules import apply, chance
from incognita.games.explorers.rules.board import Board, mark
from incognita.games.explorers.rules.landscape import Landscape
from incognita.games.explorers.rules.setup import opening
from incognita.games.explorers.rules.state import ExplorersState
from incognita.games.explorers.rules.tables import (
    CARDS,
    CELLS,
    COLUMNS,
    GRASS,
    ITEM_LETTERS,
    SIZE,
    TEMPLE,
    TERRAIN_LETTERS,
    VILLAGE,
    VILLAGE_GROUND,
    cell_name,
    slot_of,
)  # fmt: skip

GAME = Explorers()
CARD_NAMES = ["|".join("+".join(side) for side in card["sides"]) for card in CARDS]
VILLAGES = "D4 L4 D12 L12"
FAR_CORNER = CELLS - 1


def cell(name: str) -> int:
    return (int(name[1:]) - 1) * SIZE + COLUMNS.index(name[0])


def cells_of(words: str) -> list[int]:
    """Cells by name, and every cell of a stretch `B2:B9` or of a block `B2:D4`."""
    cells: list[int] = []
    for word in words.split():
        first, _, last = word.partition(":")
        one, other = cell(first), cell(last or first)
        for row in range(one >> 4, (other >> 4) + 1):
            cells.extend(row * SIZE + column for column in range(one & 15, (other & 15) + 1))
    return cells


def names(cells: list[int]) -> list[str]:
    return [cell_name(one) for one in sorted(cells)]


def landscape(terrain: list[int], items: list[int]) -> Landscape:
    """A landscape like those made of tiles; places without village or temple are far away."""
    land = Landscape(terrain, items)
    for table, temples in ((land.masks, True), (land.masks_without_temples, False)):
        table.extend(
            sum(
                1 << column
                for column in range(SIZE)
                for at in [row * SIZE + column]
                if terrain[at] != VILLAGE_GROUND
                and kinds >> terrain[at] & 1
                and (temples or items[at] != TEMPLE)
            )
            for kinds in range(16)
            for row in range(SIZE)
        )
    land.crossable = land.masks[15 * SIZE :]
    for places, item in ((land.temples, TEMPLE), (land.villages, VILLAGE)):
        places.extend(_by_slot([at for at in range(CELLS) if items[at] == item]))
    return land


def _by_slot(cells: list[int]) -> list[int]:
    """One for each place; those of a drawing that share a tile come one after the other."""
    if len({slot_of(at) for at in cells}) < len(cells):
        return [*cells, *[FAR_CORNER] * 4][:4]
    by_slot = {slot_of(at): at for at in cells}
    return [by_slot.get(slot, FAR_CORNER) for slot in range(4)]


def sketch(drawing: str, **fields: Any) -> ExplorersState:
    """A position on a landscape of a few cells."""
    terrain, items = [VILLAGE_GROUND] * CELLS, [0] * CELLS
    crossed: list[int] = []
    for row, line in enumerate(drawing.strip().splitlines()):
        for column, token in enumerate(line.split()):
            at = row * SIZE + column
            if token[0] != "-":
                terrain[at] = TERRAIN_LETTERS.index(token[0])
            for letter in token[:1] if token[0] == "V" else token[1:].strip("x"):
                items[at] = ITEM_LETTERS.index(letter)
            if token.endswith("x"):
                crossed.append(at)
    start = next(at for at in crossed if items[at] == VILLAGE)
    return position(landscape(terrain, items), start, crossed=crossed, **fields)


def meadow(places: Mapping[str, str], *, start: str = "D4", **fields: Any) -> ExplorersState:
    """A position on wide grass; letters of terrains and items say what lies where."""
    terrain, items = [GRASS] * CELLS, [0] * CELLS
    villages = cells_of(places.get("V", VILLAGES))
    first = cell(start)
    villages = [first if slot_of(at) == slot_of(first) else at for at in villages]
    for at in villages:
        terrain[at], items[at] = VILLAGE_GROUND, VILLAGE
    for letter, words in places.items():
        for at in cells_of(words):
            if letter in "WSM":
                terrain[at] = TERRAIN_LETTERS.index(letter)
            elif letter != "V":
                items[at] = ITEM_LETTERS.index(letter)
    fields = {"card": "grass|sand", "named": 0, **fields}
    return position(landscape(terrain, items), first, **fields)


def position(
    land: Landscape,
    start: int,
    *,
    crossed: list[int] | None = None,
    players: int = 2,
    on_round: int = 1,
    turn: int = 0,
    active: int = 0,
    card: str = "grass|sand",
    named: int = -1,
    facing: int = 0,
    objectives: list[int] | None = None,
    keys: int = 0,
    keys_used: int = 0,
    maps: int = 0,
    maps_used: int = 0,
    **options: Any,
) -> ExplorersState:
    """A turn in which the card lies open; without a side named, the active seat is to name one."""
    chosen = {"players": players, "objectives": len(objectives or []), **options}
    state = opening(GAME.options().complete(chosen))
    state.land = land
    state.start_slot = land.villages.index(start)
    state.objectives = list(objectives or [])
    state.races_struck = [0] * len(state.objectives)
    state.round = on_round
    state.turn = turn or 1 + (active - on_round + 1) % players
    state.deck = list(range(1, len(CARDS) + 1))
    for board in state.boards:
        board.keys, board.keys_used = keys, keys_used
        board.maps, board.maps_used = maps, maps_used
        _mark_all(board, land, start, crossed or [])
    chance.apply_card(state, CARD_NAMES.index(card) + 1, facing if players == 1 else -1)
    if named >= 0 and state.active() >= 0:
        apply.apply_name(state, named)
    return state


def _mark_all(board: Board, land: Landscape, start: int, crossed: list[int]) -> None:
    mark(board, land, start)
    for at in crossed:
        if at != start:
            mark(board, land, at)
            board.crossed.append(at)
