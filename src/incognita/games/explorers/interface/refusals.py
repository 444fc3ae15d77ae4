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
    GOAL,
    LAY,
    NAME,
    PICK,
    TAKE,
    base_of,
    tile_of,
)  # fmt: skip
from incognita.games.explorers.rules.board import Board
from incognita.games.explorers.rules.crossing import terrains_now
from incognita.games.explorers.rules.phases import (
    BONUS_CROSSING,
    CHOOSING_VILLAGE,
    CROSSES,
    DONE,
    LAYING,
    NAMING,
    PHASE_OVER,
    PICKS_BONUS,
    SEALS,
    STARTING,
    TAKES,
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
        return not_now(state, seat, action)
    if action in moves.legal(state, seat):
        return None
    if is_simultaneous(state.phase):
        return turn_refusal(state, seat, action)
    return other_phase(state, action)


def not_now(state: ExplorersState, seat: int, action: int) -> Reason:
    """The seat has nothing to decide."""
    if is_simultaneous(state.phase):
        if 0 <= seat < state.seats and state.boards[seat].stage == DONE:
            return Reason("sealed", "explorers.sight.sealed")
        return Reason("no-bonus", "explorers.bonus.rank")
    if state.phase == NAMING and base_of(action) == NAME:
        return Reason("not-active", "explorers.active.alone")
    if state.phase == NAMING:
        return Reason("side-not-named", "explorers.active.names")
    if state.phase == LAYING or state.phase == CHOOSING_VILLAGE:
        return Reason("first-player-lays", "explorers.setup.chosen")
    return Reason("wait", "explorers.turn.phases")


def other_phase(state: ExplorersState, action: int) -> Reason:
    """Something else is asked of this seat."""
    if state.phase == LAYING:
        if base_of(action) == LAY:
            return Reason("tile-laid", "explorers.setup.tile-once", {"tile": tile_of(action)})
        return Reason("lay-first", "explorers.setup.four-tiles")
    if state.phase == CHOOSING_VILLAGE:
        if base_of(action) == PICK:
            return Reason("village-not-nearest", "explorers.setup.start-village")
        return Reason("choose-village", "explorers.setup.start-tie")
    if base_of(action) == CHART:
        return Reason("name-first", "explorers.map.active-names")
    return Reason("name-first", "explorers.active.names")


def turn_refusal(state: ExplorersState, seat: int, action: int) -> Reason:
    """While everybody decides at once."""
    base = base_of(action)
    if base in (LAY, PICK, GOAL, CARD):
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
    if state.named < 0:
        return Reason("nobody-active", "explorers.turn.no-active")
    return Reason("already-named", "explorers.active.names")


def no_card(state: ExplorersState) -> Reason | None:
    """At set-up and for bonus crosses no card is used."""
    if state.phase == STARTING:
        return Reason("no-card", "explorers.setup.three-crosses")
    if state.phase == BONUS_CROSSING:
        return Reason("bonus-no-card", "explorers.bonus.one-terrain")
    return None


def take_refusal(state: ExplorersState, board: Board) -> Reason:
    refused = no_card(state)
    if refused is not None:
        return refused
    if board.stage == TAKES:
        return Reason("active-bound", "explorers.active.three")
    if board.side < 0 and not board.chart:
        return Reason("active-bound", "explorers.active.three")
    return Reason("side-taken", "explorers.active.side-first")


def chart_refusal(state: ExplorersState, board: Board) -> Reason:
    if state.phase == STARTING:
        return Reason("no-map-at-start", "explorers.setup.no-map")
    refused = no_card(state)
    if refused is not None:
        return refused
    if board.chart:
        return Reason("one-map", "explorers.map.one-a-turn")
    if board.usable > 0:
        return Reason("map-too-late", "explorers.map.before-first-cross")
    if board.maps > board.maps_used:
        return Reason("map-too-new", "explorers.map.not-this-turn")
    return Reason("no-map", "explorers.item.map")


def bonus_refusal(state: ExplorersState, board: Board) -> Reason:
    if state.phase != BONUS_CROSSING:
        return Reason("bonus-later", "explorers.bonus.end-of-turn")
    if board.stage == PICKS_BONUS:
        return Reason("no-bonus-there", "explorers.bonus.rank")
    return Reason("bonus-running", "explorers.bonus.two-temples")


def seal_refusal(board: Board) -> Reason:
    if board.stage == TAKES:
        return Reason("take-first", "explorers.active.side-first")
    if board.stage == PICKS_BONUS:
        return Reason("bonus-first", "explorers.bonus.compulsory")
    if board.using >= 0:
        return Reason("crosses-left", "explorers.bonus.compulsory", {"left": board.left})
    if board.horses > 0:
        return Reason("horse-first", "explorers.horse.compulsory")
    return Reason("crosses-left", "explorers.cross.compulsory", {"left": board.left})


def cross_refusal(state: ExplorersState, board: Board, cell: int) -> Reason:
    """The cell itself first, then the turn."""
    closed = cell_refusal(state, board, cell)
    if closed is not None:
        return closed
    if board.stage == TAKES:
        return Reason("take-first", "explorers.active.side-first")
    if board.stage == PICKS_BONUS:
        return Reason("pick-bonus", "explorers.bonus.two-temples")
    kind = state.land.terrain[cell]
    if not terrains_now(board) >> kind & 1:
        return wrong_terrain(state, board, kind)
    if board.stage == SEALS:
        return Reason("no-crosses-left", "explorers.sight.seal")
    return locked(state, cell)


def cell_refusal(state: ExplorersState, board: Board, cell: int) -> Reason | None:
    """Nobody could cross this cell now, whatever the card."""
    if board.has(cell):
        return Reason("crossed", "explorers.cross.once")
    if state.land.terrain[cell] == VILLAGE_GROUND:
        return Reason("village", "explorers.cross.village")
    if not any(board.has(other) for other in BESIDE[cell]):
        return not_beside(board, cell)
    if board.stage != CROSSES and state.land.items[cell] == TEMPLE and not board.has_key():
        return locked(state, cell)
    return None


def not_beside(board: Board, cell: int) -> Reason:
    """Touching at a corner looks like a way, and is none."""
    row, column = cell >> 4, cell & 15
    for down in (-1, 1):
        for right in (-1, 1):
            inside = 0 <= row + down < SIZE and 0 <= column + right < SIZE
            if inside and board.has(cell + down * SIZE + right):
                return Reason("diagonal", "explorers.cross.diagonal")
    return Reason("not-beside", "explorers.cross.adjacent")


def locked(state: ExplorersState, cell: int) -> Reason:
    letter = SLOT_LETTERS[state.land.temples.index(cell)]
    return Reason("no-key", "explorers.temple.key", {"temple": letter})


def wrong_terrain(state: ExplorersState, board: Board, kind: int) -> Reason:
    wanted = [TERRAIN_NAMES[terrain] for terrain in terrains_in(board.terrains)]
    other = wanted[1] if len(wanted) > 1 else "none"
    facts = {"terrain": TERRAIN_NAMES[kind], "wanted": wanted[0], "other": other}
    if state.phase == STARTING:
        return Reason("wrong-terrain", "explorers.setup.one-terrain", facts)
    if state.phase == BONUS_CROSSING:
        return Reason("wrong-terrain", "explorers.bonus.one-terrain", facts)
    if board.chart:
        return Reason("wrong-terrain", "explorers.map.any-terrain", facts)
    return Reason("wrong-terrain", "explorers.cross.one-terrain", facts)
