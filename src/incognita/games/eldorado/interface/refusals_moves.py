"""Why a piece cannot go there: the piece, the way, the space, or what is paid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.core.reason import Reason
from incognita.games.eldorado.interface.log import card_rule
from incognita.games.eldorado.interface.refusals_things import (
    special_rule,
    symbols_of,
    thing_refusal,
)
from incognita.games.eldorado.rules import actions as act
from incognita.games.eldorado.rules.cards import (
    ANY,
    BIT,
    CAMP,
    CLOSED,
    DEMON,
    GAIT,
    NATIVE,
    POWER,
    RUBBLE,
    STEP_ON,
    SYMBOL_NAMES,
    SYMBOLS,
    TILES,
    cost_in,
    need_in,
)  # fmt: skip
from incognita.games.eldorado.rules.items import blocked_symbols
from incognita.games.eldorado.rules.tables import BEHIND, HOME, NOWHERE, TUNNEL
from incognita.games.eldorado.rules.travel import gait_left, givable, may_move
from incognita.games.eldorado.rules.ways import ask_at, passing, place_at

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState


def late_refusal(state: EldoradoState, thing: int = -1) -> Reason | None:
    """After the purchase only tiles move a piece."""
    if thing < TILES and not may_move(state):
        return Reason("after-purchase", "eldorado.buy.after-moves")
    return None


def piece_refusal(state: EldoradoState, piece: int) -> Reason | None:
    """The piece must be on the map."""
    if piece >= state.pieces:
        return Reason("no-second-piece", "eldorado.two.pieces")
    if state.piece_cells[state.seat * state.pieces + piece] == HOME:
        return Reason("arrived", "eldorado.end.arrive")
    return None


def way_refusal(state: EldoradoState, cell: int, target: int) -> Reason | None:
    """No way leads there: beyond the map, no tunnel, or a blockade in between or none to take."""
    route = state.route
    if target >= TUNNEL:
        if place_at(state, cell, target) == NOWHERE:
            return Reason("no-tunnel", "eldorado.demon.tunnel")
        return None
    if target >= BEHIND:
        joint = route.seams[2 * cell + target - BEHIND]
        if joint == NOWHERE or state.blockades[joint] == 0:
            return Reason("no-blockade", "eldorado.blockade.open-to-all")
        return None
    if route.neighbours[6 * cell + target] == NOWHERE:
        return Reason("off-map", "eldorado.move.adjacent")
    joint = route.joint_of[6 * cell + target]
    if joint != NOWHERE and state.blockades[joint] != 0:
        return Reason("blockade", "eldorado.blockade.first", {"number": state.blockades[joint]})
    return None


def cell_refusal(state: EldoradoState, cell: int) -> Reason | None:
    """The space itself lets nobody in, whatever is paid."""
    if cell in state.piece_cells and not passing(state):
        return Reason("occupied", "eldorado.move.occupied")
    if state.route.need_of[cell] == DEMON and state.extras is None:
        return Reason("not-played", "eldorado.caves.optional")
    if state.route.need_of[cell] != CLOSED:
        return None
    if state.route.terrain_of[cell] == "start":
        return Reason("start-space", "eldorado.move.start-closed")
    return Reason("mountain", "eldorado.move.mountain")


def space_refusal(state: EldoradoState, cell: int, target: int) -> Reason | None:
    """The same for the space that a target leads to; a blockade is none."""
    to = place_at(state, cell, target)
    return None if to == NOWHERE else cell_refusal(state, to)


def move_refusal(state: EldoradoState, thing: int, piece: int, target: int) -> Reason:
    refused = (
        thing_refusal(state, thing) or late_refusal(state, thing) or piece_refusal(state, piece)
    )
    if refused is not None:
        return refused
    cell = state.piece_cells[state.seat * state.pieces + piece]
    refused = way_refusal(state, cell, target)
    if refused is not None:
        return refused
    refused = space_refusal(state, cell, target)
    if GAIT[thing] and thing != NATIVE:
        return walk_refusal(refused, Reason("walk-not-there", card_rule(thing), {"card": thing}))
    if refused is not None:
        return refused
    ask = ask_at(state, cell, target)
    return card_refusal(state, thing, need_in(ask), cost_in(ask))


def walk_refusal(closed: Reason | None, other: Reason) -> Reason:
    """Some walks enter what is closed to the rest, but none enters a start space."""
    return closed if closed is not None and closed.code == "start-space" else other


def card_refusal(state: EldoradoState, thing: int, need: int, cost: int) -> Reason:
    """The space is open, but not to this card."""
    if thing == NATIVE:
        return Reason("native-blockade", "eldorado.action.native-blockade")
    if need in (RUBBLE, CAMP):
        return Reason("needs-cards", special_rule(need), {"needs": cost})
    if need == DEMON:
        return Reason("needs-curse", "eldorado.demon.enter", {"needs": cost})
    facts: dict[str, int | str] = {"needs": SYMBOL_NAMES[need], "card": thing}
    if not SYMBOLS[thing]:
        return Reason("no-symbol", "eldorado.move.symbol", facts)
    if blocked_symbols(state) & BIT[need]:
        return lethargy(need)
    if not symbols_of(state, thing) & BIT[need]:
        return Reason("wrong-symbol", "eldorado.move.symbol", facts)
    return Reason("too-weak", "eldorado.move.strength", {"needs": cost, "has": POWER[thing]})


def lethargy(need: int) -> Reason:
    return Reason("lethargy", "eldorado.curse.lethargy", {"needs": SYMBOL_NAMES[need]})


def step_refusal(state: EldoradoState, target: int) -> Reason:
    if state.mover < 0:
        return Reason("no-left-over", "eldorado.move.left-over")
    refused = piece_refusal(state, state.mover)
    if refused is not None:
        return refused
    cell = state.piece_cells[state.seat * state.pieces + state.mover]
    refused = way_refusal(state, cell, target)
    if refused is not None:
        return refused
    refused = space_refusal(state, cell, target)
    if state.symbol == ANY and gait_left(state) != STEP_ON:
        return walk_refusal(refused, Reason("walk-ends", "eldorado.walk.steps"))
    if refused is not None:
        return refused
    if state.symbol == ANY:
        return Reason("one-step", "eldorado.action.native-blockade")
    ask = ask_at(state, cell, target)
    return left_over_refusal(state, need_in(ask), cost_in(ask))


def left_over_refusal(state: EldoradoState, need: int, cost: int) -> Reason:
    """The space is open, but not to the strength that is left."""
    if need in (RUBBLE, CAMP):
        return Reason("needs-cards", special_rule(need), {"needs": cost})
    if need != state.symbol:
        return Reason("other-symbol", "eldorado.move.left-over", {"needs": SYMBOL_NAMES[need]})
    if blocked_symbols(state) & BIT[need]:
        return lethargy(need)
    return Reason("too-weak", "eldorado.move.left-over", {"needs": cost, "has": state.strength})


def entry_refusal(state: EldoradoState, action: int) -> Reason:
    """Rubble and camps take cards, demons a curse; the rest asks for symbols."""
    piece, target = act.piece_of(action), act.target_of(action)
    refused = late_refusal(state) or piece_refusal(state, piece)
    if refused is not None:
        return refused
    cell = state.piece_cells[state.seat * state.pieces + piece]
    refused = way_refusal(state, cell, target) or space_refusal(state, cell, target)
    if refused is not None:
        return refused
    ask = ask_at(state, cell, target)
    need, cost = need_in(ask), cost_in(ask)
    if act.base_of(action) == act.BRAVE:
        return Reason("no-demon", "eldorado.demon.enter")
    if need in (RUBBLE, CAMP):
        facts: dict[str, int | str] = {"needs": cost, "has": givable(state)}
        return Reason("too-few-cards", special_rule(need), facts)
    if need == DEMON:
        return Reason("needs-curse", "eldorado.demon.enter", {"needs": cost})
    return Reason("needs-symbol", "eldorado.move.symbol", {"needs": SYMBOL_NAMES[need]})
