"""Actions as data for the page and the log, and as short text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.core.state import CHANCE, Json
from incognita.games.eldorado.interface import notation_expansion
from incognita.games.eldorado.interface.view import space_name
from incognita.games.eldorado.rules import actions as act
from incognita.games.eldorado.rules.cards import (
    ANY,
    CAMP,
    CARD_ID,
    GAIT,
    IS_COIN,
    ITEM,
    KINDS,
    NATIVE,
    POWER,
    PRICE,
    REMOVES,
    RUBBLE,
    SYMBOL_NAMES,
    TRANSMITTER,
    WORTH,
)  # fmt: skip
from incognita.games.eldorado.rules.moves import target_need
from incognita.games.eldorado.rules.moves_expansion import ask_at
from incognita.games.eldorado.rules.phases import ACT, DEAL, DRAW, GIVING, PHASE_OVER
from incognita.games.eldorado.rules.tables import BEHIND, TUNNEL

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState

PIECE_LETTERS: Final = "ab"
WAYS: Final = (act.MOVE, act.STEP, act.ENTER, act.BRAVE)


def describe(state: EldoradoState, action: int) -> Json:
    """An action before it is applied; at CHANCE, an outcome."""
    if state.actor() == CHANCE:
        return describe_outcome(state, action)
    base = act.base_of(action)
    data: Json = {"kind": act.kind_of(action), "seat": state.actor()}
    if base in WAYS:
        data.update(describe_way(state, action))
        return data
    card = act.card_of(action)
    if card >= 0:
        data["card"] = card
    if base == act.PLAY:
        data["draw"] = act.draws_of(action)
    elif base == act.PAY:
        data["worth"] = WORTH[card]
    elif base == act.BUY:
        data["price"] = PRICE[card]
    elif base == act.GIVE and state.phase == GIVING:
        data["space"] = space_name(state.symbol)
    extras = state.extras
    if extras is not None:
        notation_expansion.add_facts(state, extras, action, data)
    return data


def describe_outcome(state: EldoradoState, outcome: int) -> Json:
    if state.phase == DEAL:
        return {"kind": "deal", "seat": CHANCE, "joint": state.target, "number": outcome}
    if state.phase != DRAW:
        return notation_expansion.describe_outcome(state, outcome)
    return {"kind": "draw", "seat": state.seat, "card": outcome}


def describe_way(state: EldoradoState, action: int) -> Json:
    """Where a move, a step or an entry leads, and what it costs."""
    base = act.base_of(action)
    piece = state.mover if base == act.STEP else act.piece_of(action)
    target = act.target_of(action)
    cell = state.places[state.seat * state.pieces + piece]
    extended = state.extras is not None
    packed = ask_at(state, cell, target) if extended else target_need(state, cell, target)
    need, cost = packed >> 4, packed & 15
    data: Json = {"piece": piece, "from": cell, "to": -1, "blockade": -1, "number": 0}
    if target >= TUNNEL:
        data["to"] = state.route.links[cell][target - TUNNEL]
    elif target >= BEHIND:
        data["blockade"] = state.route.seams[2 * cell + target - BEHIND]
        data["number"] = state.blockades[data["blockade"]]
    else:
        data["to"] = state.route.neighbours[6 * cell + target]
    if base == act.ENTER:
        data["cards"] = cost
        data["space"] = space_name(need)
        return data
    if base == act.BRAVE:
        data["curses"] = cost
        return data
    card = act.card_of(action)
    data["symbol"] = SYMBOL_NAMES[need]
    data["cost"] = cost
    data["left"] = 0
    if base == act.MOVE:
        data["card"] = card
        data["left"] = 0 if GAIT[card] else POWER[card] - cost
    elif state.symbol != ANY:
        data["left"] = state.strength - cost
    return data


def text(state: EldoradoState, action: int) -> str:
    """For example `scout B12`, `step B13`, `enter C4`, `native x3`, `pay sailor`, `end`."""
    if state.actor() == CHANCE:
        return outcome_text(state, action)
    kind = act.kind_of(action)
    base = act.base_of(action)
    if base in WAYS:
        verb = CARD_ID[act.card_of(action)] if base == act.MOVE else kind
        return f"{verb} {way_text(state, action)}"
    if base >= act.EXPLORE:
        return notation_expansion.text(state, action)
    card = act.card_of(action)
    if base == act.PLAY and card < KINDS:
        return f"play {CARD_ID[card]} {act.draws_of(action)}"
    return kind if card < 0 else f"{kind} {CARD_ID[card]}"


def way_text(state: EldoradoState, action: int) -> str:
    way = describe_way(state, action)
    to = f"x{way['number']}" if way["to"] < 0 else state.route.names[way["to"]]
    return f"{PIECE_LETTERS[way['piece']]}:{to}" if state.pieces > 1 else to


def outcome_text(state: EldoradoState, outcome: int) -> str:
    if state.phase == DEAL:
        return f"deal {outcome}"
    if state.phase != DRAW:
        return notation_expansion.outcome_text(state, outcome)
    return f"draw {CARD_ID[outcome]}"


def rule(state: EldoradoState, action: int) -> str:
    """The rule that a log line points to."""
    if state.phase > PHASE_OVER:
        return notation_expansion.phase_rule(state)
    if state.actor() == CHANCE:
        return "eldorado.blockade.deal" if state.phase == DEAL else "eldorado.turn.draw"
    base = act.base_of(action)
    if base == act.DONE and state.phase == ACT:
        return "eldorado.hex.shaman"
    if base in (act.MOVE, act.STEP, act.ENTER):
        return way_rule(state, action)
    if base >= act.EXPLORE:
        return notation_expansion.rule(action)
    card = act.card_of(action)
    if base == act.GIVE:
        return "eldorado.special.camp" if state.symbol == CAMP else "eldorado.special.rubble"
    if base == act.PLAY:
        return play_rule(card)
    if base == act.PAY:
        return "eldorado.item.coins" if ITEM[card] and IS_COIN[card] else "eldorado.buy.worth"
    return {
        act.REMOVE: "eldorado.action.remove",
        act.DONE: "eldorado.action.remove",
        act.TAKE: "eldorado.action.transmitter",
        act.BUY: "eldorado.buy.to-discard",
        act.DISCARD: "eldorado.turn.keep-or-discard",
        act.END: "eldorado.turn.draw",
    }[base]


def play_rule(card: int) -> str:
    if card >= KINDS:
        return notation_expansion.card_rule(card)
    if card == TRANSMITTER:
        return "eldorado.action.transmitter"
    return "eldorado.action.remove" if REMOVES[card] else "eldorado.action.draw"


def way_rule(state: EldoradoState, action: int) -> str:
    way = describe_way(state, action)
    card = act.card_of(action)
    if card == NATIVE:
        return "eldorado.action.native"
    if card >= KINDS:
        return notation_expansion.card_rule(card)
    if way["to"] < 0:
        return "eldorado.blockade.keep"
    if way["to"] >= state.route.first_finish:
        return "eldorado.end.arrive"
    if act.base_of(action) == act.ENTER:
        need = state.route.need_of[way["to"]]
        return "eldorado.special.rubble" if need == RUBBLE else "eldorado.special.camp"
    if act.base_of(action) == act.STEP:
        return "eldorado.move.left-over"
    return "eldorado.move.symbol"
