"""Why not? Moves of explorers and boats, and kept tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.core.reason import Reason
from incognita.games.survive.rules import actions as act
from incognita.games.survive.rules.kept_tiles import code_of, held_terrain
from incognita.games.survive.rules.pieces import boat_has_room, cell_of, owner_of
from incognita.games.survive.rules.tables import (
    ABOARD,
    ASHORE,
    DOLPHIN,
    EDGE,
    ISLE_OF,
    KIND_OF,
    MOVE_SERPENT,
    MOVES,
    NEIGHBOURS,
    SEA,
    WIND,
)  # fmt: skip

if TYPE_CHECKING:
    from incognita.games.survive.rules.state import SurviveState


def moves_refusal(state: SurviveState) -> Reason | None:
    if state.moves_left > 0:
        return None
    if state.in_play[state.seat] == 0:
        return Reason("no-explorer", "survive.turn.no-explorer")
    return Reason("no-moves-left", "survive.turn.three-moves")


def explorer_refusal(state: SurviveState, explorer: int) -> Reason | None:
    """It must be an own one that is still in play."""
    if explorer >= len(state.where) or owner_of(state, explorer) != state.seat:
        return Reason("not-yours", "survive.move.own")
    place = state.where[explorer]
    if place >= ASHORE:
        return Reason("ashore", "survive.land.for-good")
    return Reason("lost", "survive.move.own") if place < 0 else None


def move_refusal(state: SurviveState, action: int) -> Reason | None:
    """Three moves for one's own explorers, each from where it is."""
    explorer = act.piece_of(action)
    reason = explorer_refusal(state, explorer) or moves_refusal(state)
    if reason is not None:
        return reason
    how = act.how_of(action)
    place = state.where[explorer]
    cell = cell_of(state, explorer)
    if how >= act.DIVE:
        return here_refusal(state, explorer, how, cell)
    to = NEIGHBOURS[6 * cell + act.direction_of(action)]
    if to == EDGE:
        return off_map()
    if how == act.WALK:
        return walk_refusal(state, place, to)
    if how == act.SWIM:
        return swim_refusal(state, explorer, to)
    if place < ABOARD and state.terrain_at[place] == SEA:
        return Reason("same-space", "survive.swim.board-same-space")
    return boat_room_refusal(state, to)


def off_map() -> Reason:
    return Reason("off-map", "survive.setup.sea")


def walk_refusal(state: SurviveState, place: int, to: int) -> Reason | None:
    if place >= ABOARD or state.terrain_at[place] == SEA:
        return Reason("no-return", "survive.move.no-return")
    if state.terrain_at[to] == SEA:
        return Reason("not-land", "survive.move.tile-to-tile")
    return None


def swim_refusal(state: SurviveState, explorer: int, to: int) -> Reason | None:
    place = state.where[explorer]
    if place >= ABOARD:
        return Reason("jump-first", "survive.boat.jump")
    if state.terrain_at[to] != SEA:
        swims = state.terrain_at[place] == SEA
        return Reason("not-sea", f"survive.move.{'no-return' if swims else 'into-sea'}")
    return swum_refusal(state, explorer, "survive.swim.one-per-turn")


def swum_refusal(state: SurviveState, explorer: int, rule: str) -> Reason | None:
    """One swim move a turn; what counts as one has its own rule."""
    return Reason("swum", rule) if state.swum >> explorer & 1 else None


def boat_room_refusal(state: SurviveState, cell: int) -> Reason | None:
    """A boat must lie there, with a free seat."""
    boat = state.boat_at[cell]
    if boat < 0:
        return Reason("no-boat", "survive.boat.board")
    return None if boat_has_room(state, boat) else Reason("boat-full", "survive.boat.three-seats")


def here_refusal(state: SurviveState, explorer: int, how: int, cell: int) -> Reason | None:
    """Into the water, into the boat, or ashore, on the space where the explorer is."""
    aboard = state.where[explorer] >= ABOARD
    if how == act.DIVE:
        if not aboard:
            return Reason("not-aboard", "survive.boat.jump")
        return swum_refusal(state, explorer, "survive.swim.entering-counts")
    if how == act.CLIMB:
        if aboard or state.terrain_at[cell] != SEA:
            return Reason("not-swimming", "survive.swim.board-same-space")
        return swum_refusal(state, explorer, "survive.swim.boarding-counts") or boat_room_refusal(
            state, cell
        )
    if ISLE_OF[cell] < 0:
        return Reason("no-landing", "survive.land.only-there")
    return None if aboard else swum_refusal(state, explorer, "survive.swim.landing-counts")


def boat_refusal(state: SurviveState, boat: int) -> Reason | None:
    """It must be on the board and under control."""
    if state.boats[boat] < 0:
        return Reason("no-such-boat", "survive.boat.sail")
    if state.control[boat] >> state.seat & 1:
        return None
    return Reason("not-captain", "survive.boat.control")


def sail_refusal(state: SurviveState, action: int) -> Reason | None:
    boat = act.piece_of(action)
    reason = moves_refusal(state) or boat_refusal(state, boat)
    if reason is not None:
        return reason
    to = NEIGHBOURS[6 * state.boats[boat] + act.direction_of(action)]
    return course_refusal(state, to, "survive.boat.one-per-space")


def course_refusal(state: SurviveState, cell: int, rule: str) -> Reason | None:
    """A sea space without a boat."""
    reason = water_refusal(state, cell, "survive.boat.waters")
    if reason is None and state.boat_at[cell] >= 0:
        return Reason("boat-there", rule)
    return reason


def water_refusal(state: SurviveState, cell: int, rule: str) -> Reason | None:
    if cell == EDGE:
        return off_map()
    return None if state.terrain_at[cell] == SEA else Reason("not-sea", rule)


def keeps(state: SurviveState, seat: int, terrain: int, back: int) -> bool:
    return code_of(terrain, back) in state.kept[seat]


def back_refusal(state: SurviveState, terrain: int, back: int) -> Reason | None:
    """A tile that is kept, before the first move, once a turn; any terrain if it is 0."""
    lowest = held_terrain(state, state.seat, back)
    if lowest == 0 or (terrain and not keeps(state, state.seat, terrain, back)):
        return Reason("not-kept", "survive.tile.red", {"back": back})
    if not state.may_play_tile:
        if 0 < state.moves_left < MOVES or (state.moves_left == 0 and state.in_play[state.seat]):
            return Reason("tile-too-late", "survive.turn.kept-first")
        return Reason("tile-played", "survive.turn.kept-once")
    if terrain > lowest:
        return Reason("lower-first", "survive.kept.lower-first")
    return None


def kept_refusal(state: SurviveState, action: int) -> Reason | None:
    base = act.base_of(action)
    piece = act.piece_of(action)
    backs = {act.DOLPHIN: DOLPHIN, act.WIND: WIND}
    back = backs[base] if base in backs else MOVE_SERPENT + KIND_OF[piece]
    reason = back_refusal(state, act.terrain_of(action), back)
    if reason is not None:
        return reason
    if base == act.LIFT:
        away = state.creatures[piece] < 0
        return Reason("creature-away", "survive.kept.no-target") if away else None
    if base == act.DOLPHIN:
        return dolphin_refusal(state, piece, act.direction_of(action))
    reason = boat_refusal(state, piece)
    if reason is not None:
        return reason
    to = NEIGHBOURS[6 * state.boats[piece] + act.direction_of(action)]
    return course_refusal(state, to, "survive.kept.wind-blocked")


def dolphin_refusal(state: SurviveState, explorer: int, direction: int) -> Reason | None:
    reason = explorer_refusal(state, explorer)
    if reason is not None:
        return reason
    place = state.where[explorer]
    if place >= ABOARD or state.terrain_at[place] != SEA:
        return Reason("not-swimming", "survive.kept.dolphin")
    to = NEIGHBOURS[6 * place + direction]
    return water_refusal(state, to, "survive.kept.dolphin-water")
