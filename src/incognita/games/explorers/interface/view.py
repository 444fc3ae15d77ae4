"""What a seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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


def view(state: ExplorersState, seat: int) -> ExplorersView:
    """The whole table as one seat sees it: other boards as they were when the turn began."""
    land = state.land
    laid = land is not EMPTY_LANDSCAPE
    over = state.phase == PHASE_OVER
    return {
        "game": "explorers",
        "seat": seat,
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
        "boards": [
            _board(state, other, visible_board(state, seat, other)) for other in seats(state)
        ],
        "turn_now": _turn(state.boards[seat]) if 0 <= seat < state.seats else None,
        "places": ending.places(state) if over else [],
        "totals": ending.scores(state) if over else [],
        "class": ending.result_class(state) if over and state.seats == 1 else -1,
    }


def seats(state: ExplorersState) -> list[int]:
    return list(range(state.seats))


def visible_board(state: ExplorersState, seat: int, other: int) -> Board:
    """Another seat's board is seen as it was last revealed."""
    if other == seat or not is_simultaneous(state.phase):
        return state.boards[other]
    return state.revealed[other]


def _tiles(state: ExplorersState) -> list[ExplorersLaid]:
    return [
        {"slot": slot, "tile": tile, "turn": state.tile_turns[slot]}
        for slot, tile in enumerate(state.tiles)
        if tile
    ]


def _board(state: ExplorersState, seat: int, board: Board) -> ExplorersBoard:
    """Whether a seat has sealed is never hidden."""
    sealed = state.boards[seat].stage == STAGE_DONE
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
