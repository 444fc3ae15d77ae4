"""Plans for people: this card, to that cell, as a run of actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.core.reason import Reason
from incognita.core.state import Json
from incognita.games.eldorado.interface import refusals, refusals_expansion
from incognita.games.eldorado.interface.notation import describe_way
from incognita.games.eldorado.rules import actions as act
from incognita.games.eldorado.rules import moves
from incognita.games.eldorado.rules.buying import means
from incognita.games.eldorado.rules.cards import (
    ALL_KINDS,
    ANY,
    BIT,
    CLOSED,
    GAIT,
    KINDS,
    NATIVE,
    POWER,
    PRICE,
    SYMBOL_NAMES,
    SYMBOLS,
    THINGS,
)  # fmt: skip
from incognita.games.eldorado.rules.items import on_offer
from incognita.games.eldorado.rules.phases import ACT
from incognita.games.eldorado.rules.tables import HOME

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState


def plans(state: EldoradoState) -> list[Json]:
    """The cheapest plan for each card, piece and goal; shortest first among equals."""
    if state.phase != ACT:
        return []
    found: dict[tuple[int, int, int, int, int], Json] = {}
    for action in state.legal():
        base = act.base_of(action)
        if base in (act.MOVE, act.STEP):
            explore(state, action, found)
        elif base == act.ENTER:
            keep(found, entry_plan(state, action))
        elif base == act.BRAVE:
            keep(found, brave_plan(state, action))
        elif state.extras is None:
            break
    return [found[key] for key in sorted(found)]


def entry_plan(state: EldoradoState, action: int) -> Json:
    way = describe_way(state, action)
    plan = plan_of(-1, way, [action])
    plan["cards"] = way["cards"]
    plan["path"] = [way["from"]] if way["to"] < 0 else [way["from"], way["to"]]
    return plan


def brave_plan(state: EldoradoState, action: int) -> Json:
    """A demon takes no card, but a curse for each symbol."""
    way = describe_way(state, action)
    plan = plan_of(-1, way, [action])
    plan["curses"] = way["curses"]
    plan["path"] = [way["from"]] if way["to"] < 0 else [way["from"], way["to"]]
    return plan


def plan_of(card: int, way: Json, actions: list[int]) -> Json:
    return {
        "card": card,
        "piece": way["piece"],
        "to": way["to"],
        "blockade": way["blockade"],
        "actions": actions,
        "path": [],
        "used": 0,
        "held": 0,
        "symbol": "",
        "cards": 0,
    }


def keep(found: dict[tuple[int, int, int, int, int], Json], plan: Json) -> None:
    """Remember the plan unless one as cheap is known for the same goal."""
    # Left-over strength carries a symbol, an entry none: both name no card but differ here.
    kind = SYMBOL_NAMES.index(plan["symbol"]) if plan["symbol"] else -1
    key = (plan["card"], plan["piece"], kind, plan["to"], plan["blockade"])
    known = found.get(key)
    if known is None or price_of(plan) < price_of(known):
        found[key] = plan


def price_of(plan: Json) -> tuple[int, int]:
    return plan["used"], len(plan["actions"])


def explore(
    state: EldoradoState, first: int, found: dict[tuple[int, int, int, int, int], Json]
) -> None:
    """Follow one card, or what it left, as far as its strength carries."""
    home = describe_way(state, first)["from"]
    held = strength_held(state, first)
    # A way to a space may be dearer and still lead further: it has opened a blockade.
    cheapest: dict[tuple[int, ...], tuple[int, int]] = {}
    waiting: list[tuple[EldoradoState, list[int], list[int]]] = [(state, [first], [home])]
    while waiting:
        before, run, path = waiting.pop(0)
        plan = walk_plan(before, run, path, held)
        if plan["to"] != home:
            keep(found, plan)
        after = before.copy()
        after.apply(run[-1])
        if after.seat != state.seat or after.mover < 0 or after.phase != ACT:
            continue
        mark = (plan["path"][-1], *after.blockades)
        if mark in cheapest and cheapest[mark] <= price_of(plan):
            continue
        cheapest[mark] = price_of(plan)
        for action in after.legal():
            if act.base_of(action) == act.STEP:
                waiting.append((after, [*run, action], plan["path"]))


def strength_held(state: EldoradoState, first: int) -> int:
    """What there is to spend; the Native spends nothing."""
    card = act.card_of(first)
    if (card >= 0 and GAIT[card]) or (card < 0 and state.symbol == ANY):
        return 0
    way = describe_way(state, first)
    return int(way["cost"]) + int(way["left"])


def walk_plan(before: EldoradoState, run: list[int], path: list[int], held: int) -> Json:
    way = describe_way(before, run[-1])
    plan = plan_of(act.card_of(run[0]), way, run)
    plan["path"] = path if way["to"] < 0 else [*path, way["to"]]
    plan["held"] = held
    plan["used"] = held - way["left"] if held else 0
    plan["symbol"] = way["symbol"]
    return plan


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
    extras = state.extras
    worth = state.purse + (
        moves.hand_worth(state.hands[state.seat]) if extras is None else means(state, extras)
    )
    offers = state.offers if extras is None else on_offer(state, extras)
    if card in offers and not state.bought:
        if worth >= 2 * PRICE[card]:
            return None
        return Reason("too-dear", "eldorado.buy.price", {"price": PRICE[card], "halves": worth})
    if extras is not None:
        return refusals_expansion.buy_refusal(state, extras, card)
    return refusals.buy_refusal(state, card)


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
    if not moves.may_move(state):
        return refusals.piece_refusal(state, 0)
    return nearest_reason(state, card, to, blockade)


def nearest_reason(state: EldoradoState, card: int, to: int, blockade: int) -> Reason:
    """The most telling reason: of the place itself, of a next step, or of the distance."""
    if to >= 0:
        closed = refusals.cell_refusal(state, to)
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


def entry_refusal(state: EldoradoState, action: int) -> Reason:
    extras = state.extras
    if extras is not None:
        return refusals_expansion.entry_refusal(state, extras, action)
    return refusals.enter_refusal(state, action)


def far_reason(state: EldoradoState, card: int, to: int) -> Reason:
    """The place is not beside the piece: a curse, the card's symbol or its strength forbids it."""
    if state.extras is not None:
        need = state.route.need_of[to] if to >= 0 else CLOSED
        refused = refusals_expansion.barred(state, state.extras, card, need)
        if refused is not None:
            return refused
    if to >= 0 and SYMBOLS[card] and not SYMBOLS[card] & BIT[state.route.need_of[to]]:
        return refusals.card_refusal(card, state.route.need_of[to], state.route.cost_of[to])
    if GAIT[card] and card != NATIVE:
        return Reason("walk-not-there", refusals_expansion.gait_rule(card), {"card": card})
    if not SYMBOLS[card]:
        return Reason("no-symbol", "eldorado.move.symbol", {"card": card, "needs": "any"})
    if card == NATIVE:
        return Reason("one-space", "eldorado.action.native")
    return Reason("out-of-reach", "eldorado.move.left-over", {"has": POWER[card]})


def targets_towards(state: EldoradoState, to: int, blockade: int) -> list[tuple[int, int]]:
    """Pieces of the acting seat that stand beside the place, each with its direction."""
    route = state.route
    found: list[tuple[int, int]] = []
    for piece in range(state.pieces):
        cell = state.places[state.seat * state.pieces + piece]
        if cell == HOME:
            continue
        for target in range(6):
            if to >= 0 and route.neighbours[6 * cell + target] == to:
                found.append((piece, target))
        for side in range(2):
            if blockade >= 0 and route.seams[2 * cell + side] == blockade:
                found.append((piece, 6 + side))
    return found


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
