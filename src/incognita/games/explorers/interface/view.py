"""What a seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from incognita.core.state import SPECTATOR
from incognita.games.explorers.interface.types import (
    ExplorersBoard,
    ExplorersLaid,
    ExplorersParts,
    ExplorersTurn,
    ExplorersView,
    Stage,
)
from incognita.games.explorers.rules import ending, objectives, scoring, temples
from incognita.games.explorers.rules.board import FOOD_BITS, FOOD_NOTES, GEM_NOTES, Board
from incognita.games.explorers.rules.crossing import terrains_now
from incognita.games.explorers.rules.landscape import EMPTY_LANDSCAPE
from incognita.games.explorers.rules.phases import (
    PHASE_NAMES,
    PHASE_OVER,
    STAGE_CROSS,
    STAGE_DONE,
    is_simultaneous,
)  # fmt: skip
from incognita.games.explorers.rules.tables import (
    ITEM_LETTERS,
    ROUNDS,
    SLOTS,
    TERRAIN_LETTERS,
    terrains_in,
)  # fmt: skip

if TYPE_CHECKING:
    from incognita.games.explorers.rules.state import ExplorersState


STAGE_NAMES: Final[list[Stage]] = ["wait", "take", "cross", "bonus", "seal", "done"]


class Opened(NamedTuple):
    """What all see alike while everybody decides at once, and the boards that it was made of."""

    revealed: list[Board]
    table: ExplorersView
    boards: list[ExplorersBoard]


# By the list of revealed boards, which is another one as soon as anything was revealed; the ones
# that were used last come last.
_opened: Final[dict[int, Opened]] = {}
MAX_OPENED: Final = 256


def view(state: ExplorersState, seat: int) -> ExplorersView:
    """The whole table as one seat sees it: other boards as they were when the turn began."""
    return seen_by(state, open_view(state), open_boards(state), seat)


def views(state: ExplorersState, seats: list[int]) -> list[ExplorersView]:
    """What lies open is made once for all, and once for all decisions that are made at once."""
    if is_simultaneous(state.phase):
        opened = opened_of(state)
        table, boards = opened.table.copy(), opened.boards
        table["actor"] = state.actor()
        table["actors"] = state.actors()
    else:
        table, boards = open_view(state), open_boards(state)
    return [seen_by(state, table, boards, seat) for seat in seats]


def opened_of(state: ExplorersState) -> Opened:
    key = id(state.revealed)
    opened = _opened.pop(key, None)
    if opened is None:
        opened = Opened(state.revealed, open_view(state), open_boards(state))
    _opened[key] = opened
    if len(_opened) > MAX_OPENED:
        del _opened[next(iter(_opened))]
    return opened


def seen_by(
    state: ExplorersState, table: ExplorersView, boards: list[ExplorersBoard], seat: int
) -> ExplorersView:
    """Seats see what they have just done on their own boards, and whether others have sealed."""
    mine = table.copy()
    mine["seat"] = seat
    own = seat if is_simultaneous(state.phase) else SPECTATOR
    mine["boards"] = [
        _board(state, other, state.boards[other]) if other == own else _sealed(state, board)
        for other, board in enumerate(boards)
    ]
    if 0 <= seat < state.seats:
        mine["turn_now"] = _turn(state.boards[seat])
    return mine


def open_view(state: ExplorersState) -> ExplorersView:
    """The table without the boards."""
    land = state.land
    laid = land is not EMPTY_LANDSCAPE
    over = state.phase == PHASE_OVER
    return {
        "game": "explorers",
        "seat": SPECTATOR,
        "actor": state.actor(),
        "players": state.seats,
        "actors": state.actors(),
        "phase": PHASE_NAMES[state.phase],
        "round": state.round,
        "turn": state.turn,
        "first": state.first_player(),
        "active": state.active(),
        "card": state.card,
        "facing": state.facing_side,
        "named": state.named_side,
        "cards": state.deck[:],
        "tiles": _tiles(state),
        "terrain": "".join([TERRAIN_LETTERS[kind] for kind in land.terrain]) if laid else "",
        "items": "".join([ITEM_LETTERS[item] for item in land.items]) if laid else "",
        "start": state.start_slot,
        "temples": [
            {"slot": slot, "cell": cell, "open": temples.open_values(state, slot)}
            for slot, cell in enumerate(land.temples)
        ],
        "villages": [{"slot": slot, "cell": cell} for slot, cell in enumerate(land.villages)],
        "objectives": [
            {"id": id, "open": objectives.open_values(state, at)}
            for at, id in enumerate(state.objectives)
        ],
        "boards": [],
        "turn_now": None,
        "places": ending.places(state) if over else [],
        "totals": ending.scores(state) if over else [],
        "class": ending.result_class(state) if over and state.seats == 1 else -1,
    }


def open_boards(state: ExplorersState) -> list[ExplorersBoard]:
    """All boards as they were last revealed."""
    boards = state.revealed if is_simultaneous(state.phase) else state.boards
    return [_board(state, seat, board) for seat, board in enumerate(boards)]


def _sealed(state: ExplorersState, board: ExplorersBoard) -> ExplorersBoard:
    """Whether a seat has sealed is never hidden."""
    sealed = state.boards[board["seat"]].stage == STAGE_DONE
    if sealed == board["sealed"]:
        return board
    return {**board, "sealed": sealed, "stage": "done" if sealed else board["stage"]}


def _tiles(state: ExplorersState) -> list[ExplorersLaid]:
    return [
        {"slot": slot, "tile": tile, "turn": state.tile_turns[slot]}
        for slot, tile in enumerate(state.tiles)
        if tile
    ]


def _board(state: ExplorersState, seat: int, board: Board) -> ExplorersBoard:
    sealed = board.stage == STAGE_DONE
    return {
        "seat": seat,
        "crosses": crosses(state, board),
        "fresh": board.new_crosses(),
        "keys": board.keys,
        "keys_used": board.keys_used,
        "maps": board.maps,
        "maps_used": board.maps_used,
        "food": _food(state, board),
        "gems": board.gems,
        "food_points": board.notes[FOOD_NOTES : FOOD_NOTES + scored(state)],
        "gem_points": board.notes[GEM_NOTES : GEM_NOTES + scored(state)],
        "temples": board.notes[:SLOTS],
        "bonus": [board.bonus_at(slot) for slot in range(SLOTS)],
        "villages": [scoring.crossed_beside(board, cell) for cell in state.land.villages],
        "objectives": [
            objectives.points_of(state, board, at) for at in range(len(state.objectives))
        ],
        "score": scoring.total(state, board),
        "score_parts": _parts(state, board),
        "sealed": sealed,
        "stage": "done" if sealed else stage_name(board),
    }


def scored(state: ExplorersState) -> int:
    """Rounds whose food and gems are written down."""
    return ROUNDS if state.phase == PHASE_OVER else state.round - 1


def crosses(state: ExplorersState, board: Board) -> list[int]:
    """In the order in which they were made, the start village first."""
    start = [state.land.villages[state.start_slot]] if state.start_slot >= 0 else []
    return start + board.crossed


def _food(state: ExplorersState, board: Board) -> list[list[int]]:
    return [
        [board.food >> column * FOOD_BITS + box & 1 for box in range(len(boxes))]
        for column, boxes in enumerate(state.setup.food_columns)
    ]


def _parts(state: ExplorersState, board: Board) -> ExplorersParts:
    return {
        "food": scoring.food_total(board),
        "gems": scoring.gem_total(board),
        "temples": scoring.temple_points(board),
        "villages": scoring.village_points(state.setup, state.land, board),
        "objectives": objectives.points(state, board),
    }


def stage_name(board: Board) -> Stage:
    if board.stage == STAGE_CROSS and board.horse_crosses > 0:
        return "horse"
    return STAGE_NAMES[board.stage]


def _turn(board: Board) -> ExplorersTurn:
    return {
        "side": board.side,
        "chart": bool(board.using_map),
        "terrains": terrains_in(terrains_now(board)),
        "left": board.crosses_left,
        "horses": board.horse_crosses,
        "usable_maps": board.usable_maps,
    }
