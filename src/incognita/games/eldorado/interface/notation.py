"""Actions as data for the page and the log, and as short text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from incognita.core.state import CHANCE
from incognita.games.eldorado.interface.types import EldoradoLine, LineKind
from incognita.games.eldorado.interface.view import space_name
from incognita.games.eldorado.rules import actions as act
from incognita.games.eldorado.rules.cards import (
    ANY,
    BANISH,
    CARD_ID,
    CURSE_ID,
    GAIT,
    KINDS,
    POWER,
    PRICE,
    SYMBOL_NAMES,
    TILES,
    cost_in,
    need_in,
)  # fmt: skip
from incognita.games.eldorado.rules.extras import Extras
from incognita.games.eldorado.rules.items import blocked_symbols, changed_coins, coins
from incognita.games.eldorado.rules.phases import (
    CURSING,
    DEAL,
    DRAW,
    FINDING,
    GIVING,
    LIFTING,
    PHASE_NAMES,
)  # fmt: skip
from incognita.games.eldorado.rules.tables import BEHIND, MOST_CAVES, TUNNEL
from incognita.games.eldorado.rules.ways import ask_at, place_at

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState

PIECE_LETTERS: Final = "ab"
WAYS: Final = (act.MOVE, act.STEP, act.ENTER, act.BRAVE)


def describe(state: EldoradoState, action: int) -> EldoradoLine:
    """An action before it is applied; at CHANCE, an outcome."""
    if state.actor() == CHANCE:
        return describe_outcome(state, action)
    base = act.base_of(action)
    if base in WAYS:
        return describe_way(state, action)
    data = line(state, action)
    card = act.card_of(action)
    if card >= 0:
        data["card"] = card
    if base == act.PLAY:
        data["draw"] = act.draws_of(action)
    elif base == act.PAY:
        own = coins(card, blocked_symbols(state))
        data["worth"] = max(own, 1)
        data["by_coin"] = own > 0
    elif base == act.BUY:
        data["price"] = PRICE[card]
    elif base == act.GIVE and state.phase == GIVING:
        data["space"] = space_name(state.symbol)
    extras = state.extras
    if extras is not None:
        add_extras_facts(state, extras, action, data)
    return data


def describe_for(state: EldoradoState, action: int, seat: int) -> EldoradoLine:
    """describe() as this seat sees it: only the one who draws sees the card."""
    return lines_for(state, action, [seat])[0]


def lines_for(state: EldoradoState, action: int, seats: list[int]) -> list[EldoradoLine]:
    line = describe(state, action)
    if state.phase != DRAW:
        return [line] * len(seats)
    masked: EldoradoLine = {**line, "card": -1}
    return [line if seat == state.seat else masked for seat in seats]


def line(state: EldoradoState, action: int) -> EldoradoLine:
    """What every line about a decision says."""
    return {"kind": cast("LineKind", act.kind_of(action)), "seat": state.actor()}


def add_extras_facts(state: EldoradoState, extras: Extras, action: int, data: EldoradoLine) -> None:
    """What actions of caves, promo cards and Heroes & Hexes name beside a card."""
    base = act.base_of(action)
    if base == act.CHANGE:
        data["worth"] = changed_coins(data["card"], blocked_symbols(state))
    elif base == act.GIVE and state.phase == LIFTING:
        data["curse"] = extras.lifting
    elif base == act.EXPLORE:
        data["piece"] = act.piece_of(action)
        data["cave"] = (action - act.EXPLORE) % MOST_CAVES
    elif base == act.USE and data["card"] == BANISH:
        data["whom"] = act.seat_of(action)
    elif base == act.LIFT:
        data["curse"] = action - act.LIFT
    elif base == act.HOP:
        at, direction = (action - act.HOP) // 6, (action - act.HOP) % 6
        cell = state.piece_cells[at]
        data["whom"] = at // state.pieces
        data["piece"] = at % state.pieces
        data["from"] = cell
        data["to"] = state.route.neighbours[6 * cell + direction]
    elif base == act.VISIT:
        data["piece"] = act.piece_of(action)


def describe_outcome(state: EldoradoState, outcome: int) -> EldoradoLine:
    if state.phase == DEAL:
        return {"kind": "deal", "seat": CHANCE, "joint": state.target, "number": outcome}
    data: EldoradoLine = {
        "kind": cast("LineKind", PHASE_NAMES[state.phase]),
        "seat": state.seat,
    }
    extras = state.extras
    if state.phase == CURSING:
        data["curse"] = outcome
    elif state.phase == FINDING and extras is not None:
        data["card"] = TILES + outcome
        data["cave"] = extras.cave
    else:
        data["card"] = outcome
    return data


def describe_way(state: EldoradoState, action: int) -> EldoradoLine:
    """Where a move, a step or an entry leads, and what it costs."""
    base = act.base_of(action)
    piece = state.mover if base == act.STEP else act.piece_of(action)
    target = act.target_of(action)
    cell = state.piece_cells[state.seat * state.pieces + piece]
    ask = ask_at(state, cell, target)
    need, cost = need_in(ask), cost_in(ask)
    data = line(state, action)
    data["piece"] = piece
    data["from"] = cell
    data["to"] = place_at(state, cell, target)
    blockade = state.route.seams[2 * cell + target - BEHIND] if BEHIND <= target < TUNNEL else -1
    data["blockade"] = blockade
    data["number"] = state.blockades[blockade] if blockade >= 0 else 0
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
        return extras_text(state, action)
    card = act.card_of(action)
    if base == act.PLAY and card < KINDS:
        return f"play {CARD_ID[card]} {act.draws_of(action)}"
    return kind if card < 0 else f"{kind} {CARD_ID[card]}"


def way_text(state: EldoradoState, action: int) -> str:
    way = describe_way(state, action)
    to = f"x{way['number']}" if way["to"] < 0 else state.route.names[way["to"]]
    return f"{piece_text(state, way['piece'])}{to}"


def piece_text(state: EldoradoState, piece: int) -> str:
    """Which of two pieces."""
    return f"{PIECE_LETTERS[piece]}:" if state.pieces > 1 else ""


def extras_text(state: EldoradoState, action: int) -> str:
    """For example `explore C19`, `use tile_pass`, `lift misery`, `hop 1 K4`, `hire nathan_cook`."""
    base = act.base_of(action)
    if base == act.EXPLORE:
        cave = state.route.cave_cells[(action - act.EXPLORE) % MOST_CAVES]
        return f"explore {piece_text(state, act.piece_of(action))}{state.route.names[cave]}"
    if base == act.LIFT:
        return f"lift {CURSE_ID[action - act.LIFT]}"
    if base == act.HOP:
        at, direction = (action - act.HOP) // 6, (action - act.HOP) % 6
        to = state.route.neighbours[6 * state.piece_cells[at] + direction]
        return f"hop {at} {state.route.names[to]}"
    if base == act.VISIT:
        return f"visit {piece_text(state, act.piece_of(action))}tavern"
    words = f"{act.kind_of(action)} {CARD_ID[act.card_of(action)]}"
    return f"{words} {act.seat_of(action)}" if act.card_of(action) == BANISH else words


def outcome_text(state: EldoradoState, outcome: int) -> str:
    """For example `deal 3`, `draw sailor`, `find tile_pass`, `curse voodoo`, `adopt frank`."""
    phase = state.phase
    if phase == DEAL:
        return f"deal {outcome}"
    if phase == CURSING:
        return f"{PHASE_NAMES[phase]} {CURSE_ID[outcome]}"
    return f"{PHASE_NAMES[phase]} {CARD_ID[TILES + outcome if phase == FINDING else outcome]}"
