"""Why not? Every action that is not legal has a reason, and every reason a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.core.reason import Reason
from incognita.games.eldorado.rules import moves
from incognita.games.eldorado.rules.actions import (
    BASE_COUNT,
    BUY,
    COUNT,
    DISCARD,
    ENTER,
    GIVE,
    MOVE,
    PAY,
    PLAY,
    REMOVE,
    STEP,
    TAKE,
    base_of,
    card_of,
    draws_of,
    piece_of,
    target_of,
)  # fmt: skip
from incognita.games.eldorado.rules.cards import (
    ANY,
    BIT,
    CAMP,
    CLOSED,
    DEMON,
    DRAWS,
    IS_ACTION,
    NATIVE,
    POWER,
    PRICE,
    RUBBLE,
    SYMBOL_NAMES,
    SYMBOLS,
    TRANSMITTER,
)  # fmt: skip
from incognita.games.eldorado.rules.phases import (
    ACT,
    DISCARDING,
    GIVING,
    PHASE_OVER,
    REMOVING,
    TAKING,
)  # fmt: skip
from incognita.games.eldorado.rules.tables import BEHIND, HOME, NOWHERE

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState


def refusal(state: EldoradoState, seat: int, action: int) -> Reason | None:
    """Why this seat may not do this now; None if it may."""
    refused = out_of_turn(state, seat, action)
    if refused is not None:
        return refused
    if action >= BASE_COUNT:
        return Reason("not-played", "eldorado.caves.optional")
    if action in moves.legal(state):
        return None
    if state.phase != ACT:
        return other_phase(state, action)
    return act_refusal(state, action)


def out_of_turn(state: EldoradoState, seat: int, action: int) -> Reason | None:
    """The seat is not asked, or nothing has this number."""
    if state.phase == PHASE_OVER:
        return Reason("over", "eldorado.end.play-out")
    if seat != state.actor():
        return Reason("not-your-turn", "eldorado.turn.order")
    if action < 0 or action >= COUNT:
        return Reason("no-such-action", "eldorado.turn.phases")
    return None


def other_phase(state: EldoradoState, action: int) -> Reason:
    """Something else has to be finished first."""
    base = base_of(action)
    wanted = {GIVING: GIVE, REMOVING: REMOVE, TAKING: TAKE, DISCARDING: DISCARD}[state.phase]
    if base == wanted:
        if state.phase == TAKING:
            return Reason("sold-out", "eldorado.market.piles")
        return not_in_hand(action)
    if state.phase == GIVING:
        return Reason("owed", special_rule(state.symbol), {"owed": state.owed})
    if state.phase == REMOVING:
        return Reason("removing", "eldorado.action.remove", {"removable": state.removable})
    if state.phase == TAKING:
        return Reason("taking", "eldorado.action.transmitter")
    return Reason("discarding", "eldorado.turn.phases")


def act_refusal(state: EldoradoState, action: int) -> Reason:
    base = base_of(action)
    if base == MOVE:
        return move_refusal(state, action)
    if base == STEP:
        return step_refusal(state, target_of(action))
    if base == ENTER:
        return enter_refusal(state, action)
    if base == PLAY:
        return play_refusal(state, action)
    if base == PAY:
        return pay_refusal(state, action)
    if base == BUY:
        return buy_refusal(state, card_of(action))
    if base == DISCARD:
        return not_in_hand(action)
    return nothing_asked(base)


def not_in_hand(action: int) -> Reason:
    return Reason("not-in-hand", "eldorado.turn.hand", {"card": card_of(action)})


def nothing_asked(base: int) -> Reason:
    """Giving, removing and taking answer a question that nobody has asked."""
    if base == GIVE:
        return Reason("nothing-owed", "eldorado.special.any-cards")
    if base == TAKE:
        return Reason("nothing-free", "eldorado.action.transmitter")
    return Reason("nothing-to-remove", "eldorado.action.remove")


def special_rule(need: int) -> str:
    return "eldorado.special.camp" if need == CAMP else "eldorado.special.rubble"


def piece_refusal(state: EldoradoState, piece: int) -> Reason | None:
    """The piece must be on the map, and moves must still be allowed."""
    if not moves.may_move(state):
        return Reason("after-purchase", "eldorado.buy.after-moves")
    if piece >= state.pieces:
        return Reason("no-second-piece", "eldorado.two.pieces")
    if state.places[state.seat * state.pieces + piece] == HOME:
        return Reason("arrived", "eldorado.end.arrive")
    return None


def closed_refusal(state: EldoradoState, cell: int, target: int) -> Reason | None:
    """The target itself lets nobody in, whatever is paid."""
    route = state.route
    if target >= BEHIND:
        joint = route.seams[2 * cell + target - BEHIND]
        if joint == NOWHERE or state.blockades[joint] == 0:
            return Reason("no-blockade", "eldorado.blockade.open-to-all")
        return None
    other = route.neighbours[6 * cell + target]
    if other == NOWHERE:
        return Reason("off-map", "eldorado.move.adjacent")
    joint = route.joint_of[6 * cell + target]
    if joint != NOWHERE and state.blockades[joint] != 0:
        return Reason("blockade", "eldorado.blockade.first", {"number": state.blockades[joint]})
    return cell_refusal(state, other)


def cell_refusal(state: EldoradoState, cell: int) -> Reason | None:
    if cell in state.places:
        return Reason("occupied", "eldorado.move.occupied")
    if state.route.need_of[cell] == DEMON and state.extras is None:
        return Reason("not-played", "eldorado.caves.optional")
    if state.route.need_of[cell] != CLOSED:
        return None
    if state.route.terrain_of[cell] == "start":
        return Reason("start-space", "eldorado.move.start-closed")
    return Reason("mountain", "eldorado.move.mountain")


def move_refusal(state: EldoradoState, action: int) -> Reason:
    card, piece, target = card_of(action), piece_of(action), target_of(action)
    if card not in state.hands[state.seat]:
        return not_in_hand(action)
    refused = piece_refusal(state, piece)
    if refused is not None:
        return refused
    cell = state.places[state.seat * state.pieces + piece]
    refused = closed_refusal(state, cell, target)
    if refused is not None:
        return refused
    packed = moves.target_need(state, cell, target)
    return card_refusal(card, packed >> 4, packed & 15)


def card_refusal(card: int, need: int, cost: int) -> Reason:
    """The space is open, but not to this card."""
    if card == NATIVE:
        return Reason("native-blockade", "eldorado.action.native-blockade")
    if need in (RUBBLE, CAMP):
        return Reason("needs-cards", special_rule(need), {"needs": cost})
    if not SYMBOLS[card] & BIT[need]:
        code = "wrong-symbol" if SYMBOLS[card] else "no-symbol"
        return Reason(code, "eldorado.move.symbol", {"needs": SYMBOL_NAMES[need], "card": card})
    return Reason("too-weak", "eldorado.move.strength", {"needs": cost, "has": POWER[card]})


def step_refusal(state: EldoradoState, target: int) -> Reason:
    if state.mover < 0:
        return Reason("no-left-over", "eldorado.move.left-over")
    refused = piece_refusal(state, state.mover)
    if refused is not None:
        return refused
    cell = state.places[state.seat * state.pieces + state.mover]
    refused = closed_refusal(state, cell, target)
    if refused is not None:
        return refused
    packed = moves.target_need(state, cell, target)
    need, cost = packed >> 4, packed & 15
    if state.symbol == ANY:
        return Reason("one-step", "eldorado.action.native-blockade")
    if need in (RUBBLE, CAMP):
        return Reason("needs-cards", special_rule(need), {"needs": cost})
    if need != state.symbol:
        return Reason("other-symbol", "eldorado.move.left-over", {"needs": SYMBOL_NAMES[need]})
    return Reason("too-weak", "eldorado.move.left-over", {"needs": cost, "has": state.strength})


def enter_refusal(state: EldoradoState, action: int) -> Reason:
    piece, target = piece_of(action), target_of(action)
    refused = piece_refusal(state, piece)
    if refused is not None:
        return refused
    cell = state.places[state.seat * state.pieces + piece]
    refused = closed_refusal(state, cell, target)
    if refused is not None:
        return refused
    packed = moves.target_need(state, cell, target)
    need, cost = packed >> 4, packed & 15
    if need in (RUBBLE, CAMP):
        has = len(state.hands[state.seat])
        return Reason("too-few-cards", special_rule(need), {"needs": cost, "has": has})
    return Reason("needs-symbol", "eldorado.move.symbol", {"needs": SYMBOL_NAMES[need]})


def play_refusal(state: EldoradoState, action: int) -> Reason:
    card = card_of(action)
    if card not in state.hands[state.seat]:
        return not_in_hand(action)
    if not IS_ACTION[card]:
        return Reason("no-action", "eldorado.action.any-time", {"card": card})
    if card == TRANSMITTER and draws_of(action) == 0:
        return Reason("sold-out", "eldorado.market.piles")
    return Reason("printed-draws", "eldorado.action.draw", {"draws": DRAWS[card]})


def pay_refusal(state: EldoradoState, action: int) -> Reason:
    if state.bought:
        return Reason("already-bought", "eldorado.buy.once")
    if card_of(action) not in state.hands[state.seat]:
        return not_in_hand(action)
    if not state.offers:
        return Reason("sold-out", "eldorado.market.piles")
    has = state.purse + moves.hand_worth(state.hands[state.seat])
    return Reason(
        "nothing-affordable",
        "eldorado.buy.price",
        {"price": moves.cheapest(state.offers), "halves": has},
    )


def buy_refusal(state: EldoradoState, card: int) -> Reason:
    if state.bought:
        return Reason("already-bought", "eldorado.buy.once")
    if PRICE[card] == 0:
        return Reason("not-for-sale", "eldorado.setup.deck", {"card": card})
    if state.stock[card] == 0:
        return Reason("sold-out", "eldorado.market.piles", {"card": card})
    if card not in state.offers:
        return Reason("market-full", "eldorado.market.six", {"card": card})
    return too_dear(state, card)


def too_dear(state: EldoradoState, card: int) -> Reason:
    return Reason(
        "too-dear",
        "eldorado.buy.price",
        {"price": PRICE[card], "halves": state.purse},
    )
