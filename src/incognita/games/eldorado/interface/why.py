"""Why not? Answers to questions that are not actions yet: this card, to that cell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.core.reason import Reason
from incognita.core.state import Json
from incognita.games.eldorado.interface.log import card_rule
from incognita.games.eldorado.interface.plans import plans
from incognita.games.eldorado.interface.refusals import buy_refusal
from incognita.games.eldorado.interface.refusals_moves import (
    card_refusal,
    cell_refusal,
    entry_refusal,
    late_refusal,
)
from incognita.games.eldorado.interface.refusals_things import barred, symbols_of
from incognita.games.eldorado.rules import actions as act
from incognita.games.eldorado.rules.buying import means, on_offer
from incognita.games.eldorado.rules.cards import (
    ALL_KINDS,
    BIT,
    CLOSED,
    GAIT,
    KINDS,
    NATIVE,
    POWER,
    PRICE,
    SYMBOLS,
    THINGS,
)  # fmt: skip
from incognita.games.eldorado.rules.phases import ACT
from incognita.games.eldorado.rules.tables import HOME

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState

DUE: Final = ("visit-first", "curse-due")


def why(state: EldoradoState, seat: int, question: Json) -> Reason | None:
    """The reason behind a wish that is not an action yet; raises ValueError if it is unclear."""
    if "action" in question:
        return state.refusal(seat, _number(question, "action"))
    turn = state.refusal(seat, act.END)
    if turn is not None and turn.code in ("over", "not-your-turn"):
        return turn
    if "buy" in question:
        return why_not_buy(state, _card(state, question, "buy"))
    for word, base in (("pay", act.PAY), ("take", act.TAKE), ("give", act.GIVE)):
        if word in question:
            return state.refusal(seat, act.named(base, _card(state, question, word)))
    return why_not_there(state, question)


def why_not_buy(state: EldoradoState, card: int) -> Reason | None:
    """Judged by all that the hand could pay, not only by what already lies in the purse."""
    if state.phase != ACT:
        return state.refusal(state.actor(), act.buy(card))
    due = visit_or_curse(state)
    if due is not None:
        return due
    if card not in on_offer(state) or state.bought:
        return buy_refusal(state, card)
    worth = state.purse + means(state)
    if worth >= 2 * PRICE[card]:
        return None
    return Reason("too-dear", "eldorado.buy.price", {"price": PRICE[card], "halves": worth})


def visit_or_curse(state: EldoradoState) -> Reason | None:
    """Something is due before anything else: a visit to the Tavern, or the curse of a walk."""
    refused = state.refusal(state.actor(), act.END)
    return refused if refused is not None and refused.code in DUE else None


def why_not_there(state: EldoradoState, question: Json) -> Reason | None:
    """Why a cell or a blockade cannot be reached, with one card or with any."""
    card = _card(state, question, "card") if "card" in question else -1
    to = _number(question, "to") if "to" in question else -1
    blockade = _number(question, "blockade") if "blockade" in question else -1
    if to >= state.route.cells or blockade >= state.route.joints or (to < 0 and blockade < 0):
        raise ValueError("the question names no place on this map")
    for plan in plans(state):
        if plan["to"] == to and plan["blockade"] == blockade and card in (-1, plan["card"]):
            return None
    if state.phase != ACT:
        return state.refusal(state.actor(), act.move(max(card, 0), 0, 0))
    due = visit_or_curse(state)
    return due or late_refusal(state, card) or nearest_reason(state, card, to, blockade)


def nearest_reason(state: EldoradoState, card: int, to: int, blockade: int) -> Reason:
    """The most telling reason: of the place itself, of a next step, or of the distance."""
    if to >= 0:
        closed = cell_refusal(state, to)
        if closed is not None:
            return closed
    beside = targets_towards(state, to, blockade)
    if card >= 0:
        for piece, target in beside:
            refused = state.refusal(state.seat, act.move(card, piece, target))
            if refused is not None:
                return refused
        return far_reason(state, card, to)
    for piece, target in beside:
        refused = entry_refusal(state, act.enter(piece, target))
        if refused.code != "needs-symbol":
            return refused
        return Reason("no-card-fits", "eldorado.move.symbol", refused.facts)
    return Reason("too-far", "eldorado.move.adjacent")


def far_reason(state: EldoradoState, card: int, to: int) -> Reason:
    """The place is not beside the piece: a curse, the card's symbol or its strength forbids it."""
    need = state.route.need_of[to] if to >= 0 else CLOSED
    refused = barred(state, card, need)
    if refused is not None:
        return refused
    if card == NATIVE:
        return Reason("one-space", "eldorado.action.native")
    if GAIT[card]:
        return Reason("walk-not-there", card_rule(card), {"card": card})
    if not SYMBOLS[card]:
        return Reason("no-symbol", "eldorado.move.symbol", {"card": card, "needs": "any"})
    if to >= 0 and not symbols_of(state, card) & BIT[need]:
        return card_refusal(state, card, need, state.route.cost_of[to])
    return Reason("out-of-reach", "eldorado.move.left-over", {"has": POWER[card]})


def targets_towards(state: EldoradoState, to: int, blockade: int) -> list[tuple[int, int]]:
    """Pieces of the acting seat that stand beside the place, each with its direction."""
    route = state.route
    targets: list[tuple[int, int]] = []
    for piece in range(state.pieces):
        cell = state.piece_cells[state.seat * state.pieces + piece]
        if cell == HOME:
            continue
        for target in range(6):
            if to >= 0 and route.neighbours[6 * cell + target] == to:
                targets.append((piece, target))
        for side in range(2):
            if blockade >= 0 and route.seams[2 * cell + side] == blockade:
                targets.append((piece, 6 + side))
    return targets


def _number(question: Json, name: str) -> int:
    value = question[name]
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{name} should be a number")
    return value


def _card(state: EldoradoState, question: Json, name: str) -> int:
    card = _number(question, name)
    most = THINGS if name in ("card", "pay", "give") else ALL_KINDS
    if not 0 <= card < (KINDS if state.extras is None else most):
        raise ValueError(f"there is no card {card}")
    return card
