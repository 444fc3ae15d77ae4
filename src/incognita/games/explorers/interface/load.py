"""A position from its data: nothing is loaded that could not be played on."""

from typing import Final

from incognita.core import Json
from incognita.core.interface.validation import (
    must,
    read_list,
    read_number,
    read_numbers,
    read_options,
)
from incognita.games.explorers.interface.checks import (
    can_follow,
    check_board,
    check_boards,
    check_start,
    check_table,
)
from incognita.games.explorers.rules.board import NUMBERS as BOARD_NUMBERS
from incognita.games.explorers.rules.board import (
    Board,
    blank_board,
    mark,
)
from incognita.games.explorers.rules.landscape import landscape_of
from incognita.games.explorers.rules.options import OPTIONS, Setup, upgraded
from incognita.games.explorers.rules.state import LISTS, NUMBERS, VERSION, ExplorersState

LIMIT: Final = 1 << 50


def restored(data: Json) -> ExplorersState:
    """The inverse of dump(); raises ValueError for data that is not a position."""
    state = ExplorersState(Setup(read_options(_upgraded(data), VERSION, OPTIONS)))
    for name, field in NUMBERS.items():
        setattr(state, field, read_number(data.get(name), name, LIMIT))
    for name, field in LISTS.items():
        setattr(state, field, read_numbers(data.get(name), name, LIMIT))
    check_table(state)
    if 0 not in state.tiles:
        state.land = landscape_of(state.tiles, state.tile_turns)
    check_start(state)
    state.boards = [_board(state, one) for one in read_list(data.get("boards"), "boards")]
    state.revealed = [_board(state, one) for one in read_list(data.get("known"), "known")]
    check_boards(state)
    return state


def _upgraded(data: Json) -> Json:
    """Dumps name every option; one that is missing was not known yet."""
    options = data.get("options")
    return {**data, "options": upgraded(options)} if isinstance(options, dict) else data


def _board(state: ExplorersState, data: object) -> Board:
    """Rows and edge are made anew; every cross must have lain beside another."""
    if not isinstance(data, dict):
        raise ValueError("a board should be an object")
    board = blank_board()
    board.notes = read_numbers(data.get("notes"), "notes", LIMIT)
    for name, field in BOARD_NUMBERS.items():
        setattr(board, field, read_number(data.get(name), name, LIMIT))
    if state.start_slot >= 0:
        mark(board, state.land, state.land.villages[state.start_slot])
    for cell in read_numbers(data.get("trail"), "trail"):
        must(can_follow(state.land, board, cell), f"cell {cell} could not be crossed")
        mark(board, state.land, cell)
        board.crossed.append(cell)
    check_board(state, board)
    return board
