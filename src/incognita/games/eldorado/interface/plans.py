"""Plans for people: this card, to that cell, as a run of actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.eldorado.interface.notation import describe_way
from incognita.games.eldorado.interface.types import EldoradoLine, EldoradoPlan
from incognita.games.eldorado.rules import actions as act
from incognita.games.eldorado.rules.cards import ANY, GAIT, SYMBOL_NAMES
from incognita.games.eldorado.rules.phases import ACT

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState

# By card, piece, symbol, cell and blockade: the best plan so far.
Best = dict[tuple[int, int, int, int, int], EldoradoPlan]


def plans(state: EldoradoState) -> list[EldoradoPlan]:
    """The cheapest plan for each card, piece and goal; shortest first among equals."""
    if state.phase != ACT:
        return []
    best: Best = {}
    for action in state.legal():
        base = act.base_of(action)
        if base in (act.MOVE, act.STEP):
            explore(state, action, best)
        elif base == act.ENTER:
            keep(best, entry_plan(state, action))
        elif base == act.BRAVE:
            keep(best, brave_plan(state, action))
    return [best[key] for key in sorted(best)]


def entry_plan(state: EldoradoState, action: int) -> EldoradoPlan:
    way = describe_way(state, action)
    plan = plan_of(-1, way, [action])
    plan["cards"] = way["cards"]
    plan["path"] = [way["from"]] if way["to"] < 0 else [way["from"], way["to"]]
    return plan


def brave_plan(state: EldoradoState, action: int) -> EldoradoPlan:
    """A demon takes no card, but a curse for each symbol."""
    way = describe_way(state, action)
    plan = plan_of(-1, way, [action])
    plan["curses"] = way["curses"]
    plan["path"] = [way["from"]] if way["to"] < 0 else [way["from"], way["to"]]
    return plan


def plan_of(card: int, way: EldoradoLine, actions: list[int]) -> EldoradoPlan:
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


def keep(best: Best, plan: EldoradoPlan) -> None:
    """Remember the plan unless one as cheap is known for the same goal."""
    # Left-over strength carries a symbol, an entry none: both name no card but differ here.
    kind = SYMBOL_NAMES.index(plan["symbol"]) if plan["symbol"] else -1
    key = (plan["card"], plan["piece"], kind, plan["to"], plan["blockade"])
    known = best.get(key)
    if known is None or price_of(plan) < price_of(known):
        best[key] = plan


def price_of(plan: EldoradoPlan) -> tuple[int, int]:
    return plan["used"], len(plan["actions"])


def explore(state: EldoradoState, first: int, best: Best) -> None:
    """Follow one card, or what it left, as far as its strength carries."""
    way = describe_way(state, first)
    home = way["from"]
    held = strength_held(state, first, way)
    # A way to a space may be dearer and still lead further: it has opened a blockade.
    cheapest: dict[tuple[int, ...], tuple[int, int]] = {}
    waiting: list[tuple[EldoradoState, list[int], list[int]]] = [(state, [first], [home])]
    for before, run, path in waiting:
        if before is not state:
            way = describe_way(before, run[-1])
        plan = walk_plan(way, run, path, held)
        if plan["to"] != home:
            keep(best, plan)
        if held and not way["left"]:
            continue
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


def strength_held(state: EldoradoState, first: int, way: EldoradoLine) -> int:
    """What there is to spend; the Native spends nothing."""
    card = act.card_of(first)
    if (card >= 0 and GAIT[card]) or (card < 0 and state.symbol == ANY):
        return 0
    return int(way["cost"]) + int(way["left"])


def walk_plan(way: EldoradoLine, run: list[int], path: list[int], held: int) -> EldoradoPlan:
    plan = plan_of(act.card_of(run[0]), way, run)
    plan["path"] = path if way["to"] < 0 else [*path, way["to"]]
    plan["held"] = held
    plan["used"] = held - way["left"] if held else 0
    plan["symbol"] = way["symbol"]
    return plan
