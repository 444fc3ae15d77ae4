"""Why not? Every action that is not legal has a reason, and every reason a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.core.reason import Reason
from incognita.games.explorers.rules import moves
from incognita.games.explorers.rules.actions import (
    BONUS,
    CARD,
    CHART,
    COUNT,
    CROSS,
    LAY,
    NAME,
    OBJECTIVE,
    START_VILLAGE,
    TAKE,
    base_of,
    tile_of,
)  # fmt: skip
from incognita.games.explorers.rules.board import Board
from incognita.games.explorers.rules.crossing import terrains_now
from incognita.games.explorers.rules.phases import (
    BONUS_CROSSING,
    CHOOSING_VILLAGE,
    LAYING,
    NAMING,
    PHASE_OVER,
    STAGE_BONUS,
    STAGE_CROSS,
    STAGE_DONE,
    STAGE_SEAL,
    STAGE_TAKE,
    STARTING,
    is_simultaneous,
)  # fmt: skip
from incognita.games.explorers.rules.tables import (
    BESIDE,
    SIZE,
    SLOT_LETTERS,
    TEMPLE,
    TERRAIN_NAMES,
    VILLAGE_GROUND,
    terrains_in,
)  # fmt: skip

if TYPE_CHECKING:
    from incognita.games.explorers.rules.state import ExplorersState


def refusal(state: ExplorersState, seat: int, action: int) -> Reason | None:
    """Why this seat may not do this now; None if it may."""
    if state.phase == PHASE_OVER:
        return Reason("over", "explorers.end.game")
    if action < 0 or action >= COUNT:
        return Reason("no-such-action", "explorers.turn.phases")
    if seat not in state.actors():
        return waiting_refusal(state, seat, action)
    if action in moves.legal(state, seat):
        return None
    if is_simultaneous(state.phase):
        return turn_refusal(state, seat, action)
    return phase_refusal(state, action)


def waiting_refusal(state: ExplorersState, seat: int, action: int) -> Reason:
    """The seat has nothing to decide."""
    if is_simultaneous(state.phase):
        if 0 <= seat < state.seats and state.boards[seat].stage == STAGE_DONE:
            return Reason("sealed", "explorers.sight.sealed")
        return Reason("no-bonus", "explorers.bonus.rank")
    if state.phase == NAMING and base_of(action) == NAME:
        return Reason("not-active", "explorers.active.alone")
    if state.phase == NAMING:
        return Reason("side-not-named", "explorers.active.names")
    if state.phase == LAYING:
        return Reason("first-player-lays", "explorers.setup.chosen")
    if state.phase == CHOOSING_VILLAGE:
        return Reason("first-player-chooses", "explorers.setup.start-tie")
    return Reason("wait", "explorers.turn.phases")


def phase_refusal(state: ExplorersState, action: int) -> Reason:
    """Something else is asked of this seat."""
    if state.phase == LAYING:
        if base_of(action) == LAY:
            return Reason("tile-laid", "explorers.setup.tile-once", {"tile": tile_of(action)})
        return Reason("lay-first", "explorers.setup.four-tiles")
    if state.phase == CHOOSING_VILLAGE:
        if base_of(action) == START_VILLAGE:
            return Reason("village-not-nearest", "explorers.setup.start-village")
        return Reason("choose-village", "explorers.setup.start-tie")
    if base_of(action) == CHART:
        return Reason("name-first", "explorers.map.active-names")
    return Reason("name-first", "explorers.active.names")


def turn_refusal(state: ExplorersState, seat: int, action: int) -> Reason:
    """While everybody decides at once."""
    base = base_of(action)
    if base in (LAY, START_VILLAGE, OBJECTIVE, CARD):
        return Reason("laid-out", "explorers.setup.same-landscape")
    if base == NAME:
        return name_refusal(state)
    board = state.boards[seat]
    if base == CROSS:
        return cross_refusal(state, board, action - CROSS)
    if base == TAKE:
        return take_refusal(state, board)
    if base == CHART:
        return chart_refusal(state, board)
    if base == BONUS:
        return bonus_refusal(state, board)
    return seal_refusal(board)


def name_refusal(state: ExplorersState) -> Reason:
    if state.seats == 1:
        return Reason("alone-no-name", "explorers.solo.not-turned")
    if state.phase == STARTING:
        return Reason("no-card", "explorers.setup.three-crosses")
    if state.named_side < 0:
        return Reason("nobody-active", "explorers.turn.no-active")
    return Reason("already-named", "explorers.active.names")


def no_card_refusal(state: ExplorersState) -> Reason | None:
    """At set-up and for bonus crosses no card is used."""
    if state.phase == STARTING:
        return Reason("no-card", "explorers.setup.three-crosses")
    if state.phase == BONUS_CROSSING:
        return Reason("bonus-no-card", "explorers.bonus.one-terrain")
    return None


def take_refusal(state: ExplorersState, board: Board) -> Reason:
    refused = no_card_refusal(state)
    if refused is not None:
        return refused
    if board.stage == STAGE_TAKE:
        return Reason("active-bound", "explorers.active.three")
    if board.side < 0 and not board.using_map:
        return Reason("active-bound", "explorers.active.three")
    return Reason("side-taken", "explorers.active.side-first")


def chart_refusal(state: ExplorersState, board: Board) -> Reason:
    if state.phase == STARTING:
        return Reason("no-map-at-start", "explorers.setup.no-map")
    refused = no_card_refusal(state)
    if refused is not None:
        return refused
    if board.using_map:
        return Reason("one-map", "explorers.map.one-a-turn")
    if board.usable_maps > 0:
        return Reason("map-too-late", "explorers.map.before-first-cross")
    if board.maps > board.maps_used:
        return Reason("map-too-new", "explorers.map.not-this-turn")
    return Reason("no-map", "explorers.item.map")


def bonus_refusal(state: ExplorersState, board: Board) -> Reason:
    if state.phase != BONUS_CROSSING:
        return Reason("bonus-later", "explorers.bonus.end-of-turn")
    if board.stage == STAGE_BONUS:
        return Reason("no-bonus-there", "explorers.bonus.rank")
    return Reason("bonus-running", "explorers.bonus.two-temples")


def seal_refusal(board: Board) -> Reason:
    if board.stage == STAGE_TAKE:
        return Reason("take-first", "explorers.active.side-first")
    if board.stage == STAGE_BONUS:
        return Reason("bonus-first", "explorers.bonus.compulsory")
    if board.bonus_slot >= 0:
        return Reason("crosses-left", "explorers.bonus.compulsory", {"left": board.crosses_left})
    if board.horse_crosses > 0:
        return Reason("horse-first", "explorers.horse.compulsory")
    return Reason("crosses-left", "explorers.cross.compulsory", {"left": board.crosses_left})


def cross_refusal(state: ExplorersState, board: Board, cell: int) -> Reason:
    """The cell itself first, then the turn."""
    closed = cell_refusal(state, board, cell)
    if closed is not None:
        return closed
    if board.stage == STAGE_TAKE:
        return Reason("take-first", "explorers.active.side-first")
    if board.stage == STAGE_BONUS:
        return Reason("pick-bonus", "explorers.bonus.two-temples")
    kind = state.land.terrain[cell]
    if not terrains_now(board) >> kind & 1:
        return terrain_refusal(state, board, kind)
    if board.stage == STAGE_SEAL:
        return Reason("no-crosses-left", "explorers.sight.seal")
    return temple_refusal(state, cell)


def cell_refusal(state: ExplorersState, board: Board, cell: int) -> Reason | None:
    """Nobody could cross this cell now, whatever the card."""
    if board.is_crossed(cell):
        return Reason("crossed", "explorers.cross.once")
    if state.land.terrain[cell] == VILLAGE_GROUND:
        return Reason("village", "explorers.cross.village")
    if not any(board.is_crossed(other) for other in BESIDE[cell]):
        return adjacency_refusal(board, cell)
    if board.stage != STAGE_CROSS and state.land.items[cell] == TEMPLE and not board.has_key():
        return temple_refusal(state, cell)
    return None


def adjacency_refusal(board: Board, cell: int) -> Reason:
    """Touching at a corner looks like a way, and is none."""
    row, column = cell >> 4, cell & 15
    for down in (-1, 1):
        for right in (-1, 1):
            inside = 0 <= row + down < SIZE and 0 <= column + right < SIZE
            if inside and board.is_crossed(cell + down * SIZE + right):
                return Reason("diagonal", "explorers.cross.diagonal")
    return Reason("not-beside", "explorers.cross.adjacent")


def temple_refusal(state: ExplorersState, cell: int) -> Reason:
    letter = SLOT_LETTERS[state.land.temples.index(cell)]
    return Reason("no-key", "explorers.temple.key", {"temple": letter})


def terrain_refusal(state: ExplorersState, board: Board, kind: int) -> Reason:
    wanted = [TERRAIN_NAMES[terrain] for terrain in terrains_in(board.terrains)]
    other = wanted[1] if len(wanted) > 1 else "none"
    facts = {"terrain": TERRAIN_NAMES[kind], "wanted": wanted[0], "other": other}
    if state.phase == STARTING:
        return Reason("wrong-terrain", "explorers.setup.one-terrain", facts)
    if state.phase == BONUS_CROSSING:
        return Reason("wrong-terrain", "explorers.bonus.one-terrain", facts)
    if board.using_map:
        return Reason("wrong-terrain", "explorers.map.any-terrain", facts)
    return Reason("wrong-terrain", "explorers.cross.one-terrain", facts)
