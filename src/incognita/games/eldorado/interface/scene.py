"""What lies on the table and never changes: the map and the cards."""

from __future__ import annotations

from typing import cast

from incognita.core.paths import FAR
from incognita.games.eldorado.interface.types import (
    BoardKind,
    CardAction,
    Colour,
    EldoradoCard,
    EldoradoCell,
    EldoradoCurse,
    EldoradoJoint,
    EldoradoRoute,
    EldoradoScene,
    Family,
    Gait,
    Terrain,
)
from incognita.games.eldorado.interface.view import symbol_name
from incognita.games.eldorado.rules import cards
from incognita.games.eldorado.rules.curses import lift_price
from incognita.games.eldorado.rules.options import Setup
from incognita.games.eldorado.rules.tables import Route


def scene(setup: Setup) -> EldoradoScene:
    route = setup.route
    data: EldoradoScene = {
        "game": "eldorado",
        "route": _route(route),
        "boards": [
            {"side": side, "kind": cast("BoardKind", kind), "turn": turn, "q": q, "r": r}
            for (side, turn, q, r), kind in zip(route.boards, route.kinds, strict=True)
        ],
        "cells": [_cell(route, cell) for cell in range(route.cells)],
        "joints": [_joint(route, joint) for joint in range(route.joints)],
        "cards": [_card(card) for card in range(cards.KINDS)],
    }
    if setup.extended:
        _add_extras(setup, data)
    return data


def _add_extras(setup: Setup, data: EldoradoScene) -> None:
    """What caves, promo cards and Heroes & Hexes put on the table."""
    route = setup.route
    data["cards"] = [_thing(thing) for thing in range(cards.THINGS)]
    data["tiles"] = cards.TILES
    data["caves"] = route.cave_cells[:] if setup.caves else []
    data["curses"] = [_curse(curse) for curse in range(len(cards.CURSES))] if setup.hexes else []
    data["tavern"] = route.tavern_cells[:] if setup.hexes else []
    data["tunnels"] = [
        [cell, *links] for cell, links in enumerate(route.links) if links and setup.hexes
    ]


def _route(route: Route) -> EldoradoRoute:
    return {
        "id": route.id,
        "en": str(route.data["en"]),
        "fr": str(route.data["fr"]),
        "difficulty": str(route.data["difficulty"]),
        "steps": route.steps,
        "symbols": route.symbols,
    }


def _cell(route: Route, cell: int) -> EldoradoCell:
    finish = cell >= route.first_finish
    left = route.left_of[cell]
    return {
        "id": cell,
        "name": route.names[cell],
        "q": route.places[cell][0],
        "r": route.places[cell][1],
        "board": -1 if finish else route.board_of[cell],
        "terrain": "finish" if finish else cast("Terrain", route.terrain_of[cell]),
        "symbol": symbol_name(route.need_of[cell]),
        "cost": route.cost_of[cell],
        "start": route.start_cells.index(cell) + 1 if cell in route.start_cells else 0,
        "left": -1 if left == FAR else left,
    }


def _joint(route: Route, joint: int) -> EldoradoJoint:
    edges = [
        [cell, route.neighbours[6 * cell + direction]]
        for cell in range(route.cells)
        for direction in range(6)
        if route.joint_of[6 * cell + direction] == joint and route.board_of[cell] == joint
    ]
    return {"id": joint, "boards": [joint, joint + 1], "edges": edges}


def _card(card: int) -> EldoradoCard:
    data = cards.CARDS[card]
    return {
        "id": cards.CARD_ID[card],
        "colour": cast("Colour", data["colour"]),
        "symbols": [str(symbol) for symbol in data.get("symbols", [])],
        "power": int(data.get("power", 0)),
        "price": cards.PRICE[card],
        "worth": cards.WORTH[card],
        "item": cards.ITEM[card],
        "action": cast("CardAction", cards.ACTION[card]),
        "draw": cards.DRAWS[card],
        "draw_fewer": cards.DRAWS_FEWER[card],
        "remove": cards.REMOVES[card],
        "market": cards.IS_MARKET[card],
    }


def _thing(thing: int) -> EldoradoCard:
    """A card or a tile beyond the base game tells its family, its gait and how it is known."""
    data = cards.CARDS[thing]
    return {
        **_card(thing),
        "family": _family(thing),
        "gait": cast("Gait", cards.GAIT_NAMES[cards.GAIT[thing]]),
        "strides": cards.STRIDES[thing],
        "once": _once(thing),
        "count": int(data.get("count", 0)),
        "confidence": str(data.get("confidence", "")),
    }


def _once(thing: int) -> int:
    """The strength that sends a familiar out of the game (eldorado.familiar.once)."""
    familiar = cards.FAMILIARS <= thing < cards.HEROES
    return cards.POWER[cards.ONCE + thing - cards.FAMILIARS] if familiar else 0


def _family(thing: int) -> Family:
    families: list[tuple[int, Family]] = [
        (cards.TILES, "tile"),
        (cards.ONCE, "once"),
        (cards.HEROES, "hero"),
        (cards.FAMILIARS, "familiar"),
        (cards.DEMON_CARD, "demon"),
        (cards.HEXES, "hex"),
        (cards.PROMO, "promo"),
    ]
    for first, family in families:
        if thing >= first:
            return family
    return "base"


def _curse(curse: int) -> EldoradoCurse:
    data = cards.CURSES[curse]
    lasting = bool(data["lasting"])
    return {
        "id": str(data["id"]),
        "lasting": lasting,
        "symbol": str(data.get("symbol", "")),
        "strength": int(data.get("strength", 0)),
        "lift_price": lift_price(curse) if lasting else 0,
        "count": int(data["count"]),
    }
