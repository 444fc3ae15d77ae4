"""Notation of what caves, promo cards and Heroes & Hexes add: as data, as text, with its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.core.state import Json
from incognita.games.eldorado.rules import actions as act
from incognita.games.eldorado.rules.cards import (
    BANISH,
    CARD_ID,
    CURSE_ID,
    DEMON_CARD,
    FAMILIARS,
    HEROES,
    ONCE,
    PROMO,
    TILES,
)  # fmt: skip
from incognita.games.eldorado.rules.expansion import Extras
from incognita.games.eldorado.rules.items import changed_coins, coins, dulled
from incognita.games.eldorado.rules.phases import (
    ADOPTING,
    COPYING,
    CURSING,
    FINDING,
    HIRING,
    HOPPING,
    LIFTING,
    PHASE_NAMES,
    REVEALING,
    SWAPPING,
    WARDING,
)  # fmt: skip
from incognita.games.eldorado.rules.tables import MOST_CAVES

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState

PHASE_RULES: Final[dict[int, str]] = {
    ADOPTING: "eldorado.familiar.deal",
    FINDING: "eldorado.caves.explore",
    CURSING: "eldorado.curse.draw",
    REVEALING: "eldorado.hero.tavern",
    SWAPPING: "eldorado.caves.exchange",
    COPYING: "eldorado.promo.binoculars",
    LIFTING: "eldorado.curse.lift",
    WARDING: "eldorado.hex.ward",
    HIRING: "eldorado.hero.hire",
}
# By the place of the thing among its kind.
PROMO_RULES: Final[list[str]] = ["binoculars", "giant", "paddle"]
HEX_RULES: Final[list[str]] = ["shaman", "geologist", "cave-explorer", "ranger"]
HERO_RULES: Final[list[str]] = [
    "amelia", "scrooge", "symbols", "mary", "magellan",
    "threepwood", "nathan", "symbols", "symbols", "lara",
]  # fmt: skip
TILE_RULES: Final[list[str]] = [
    *["caves.symbols"] * 7,
    "caves.draw-one", "caves.remove-card", "caves.exchange", "caves.keep-item", "caves.pass",
    "caves.step", "caves.change-symbol",
    "hex.banish", "hex.ward", "hex.geologist-step", "hex.free-market",
]  # fmt: skip


def add_facts(state: EldoradoState, extras: Extras, action: int, data: Json) -> None:
    """What an action names beyond its card."""
    base = act.base_of(action)
    if base == act.PAY:
        data["worth"] = max(coins(data["card"], dulled(extras, state.seat)), 1)
    elif base == act.CHANGE:
        data["worth"] = changed_coins(data["card"], dulled(extras, state.seat))
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
        cell = state.places[at]
        data.update({"whom": at // state.pieces, "piece": at % state.pieces, "from": cell})
        data["to"] = state.route.neighbours[6 * cell + direction]
    elif base == act.VISIT:
        data["piece"] = act.piece_of(action)


def describe_outcome(state: EldoradoState, outcome: int) -> Json:
    data: Json = {"kind": PHASE_NAMES[state.phase], "seat": state.seat}
    extras = state.extras
    if state.phase == CURSING:
        data["curse"] = outcome
    elif state.phase == FINDING:
        data["card"] = TILES + outcome
        data["cave"] = -1 if extras is None else extras.cave
    else:
        data["card"] = outcome
    return data


def text(state: EldoradoState, action: int) -> str:
    """For example `explore C19`, `use tile_pass`, `lift misery`, `hop 1 K4`, `hire nathan_cook`."""
    kind = act.kind_of(action)
    base = act.base_of(action)
    if base == act.EXPLORE:
        cave = state.route.cave_cells[(action - act.EXPLORE) % MOST_CAVES]
        return f"explore {letter(state, action)}{state.route.names[cave]}"
    if base == act.LIFT:
        return f"lift {CURSE_ID[action - act.LIFT]}"
    if base == act.HOP:
        at, direction = (action - act.HOP) // 6, (action - act.HOP) % 6
        to = state.route.neighbours[6 * state.places[at] + direction]
        return f"hop {at} {state.route.names[to]}"
    if base == act.VISIT:
        return f"visit {letter(state, action)}tavern"
    words = f"{kind} {CARD_ID[act.card_of(action)]}"
    return f"{words} {act.seat_of(action)}" if act.card_of(action) == BANISH else words


def letter(state: EldoradoState, action: int) -> str:
    return f"{'ab'[act.piece_of(action)]}:" if state.pieces > 1 else ""


def outcome_text(state: EldoradoState, outcome: int) -> str:
    """For example `find tile_pass`, `curse voodoo`, `reveal nathan_cook`, `adopt frank`."""
    name = CARD_ID[TILES + outcome] if state.phase == FINDING else ""
    if state.phase == CURSING:
        name = CURSE_ID[outcome]
    return f"{PHASE_NAMES[state.phase]} {name or CARD_ID[outcome]}"


def phase_rule(state: EldoradoState) -> str:
    """The rule behind an outcome or a decision of a phase of its own."""
    extras = state.extras
    if state.phase == HOPPING and extras is not None:
        return f"eldorado.curse.{CURSE_ID[extras.curse]}" if extras.curse >= 0 else SHOVED
    if state.phase == FINDING and extras is not None and extras.cave < 0:
        return "eldorado.hex.reserve"
    return PHASE_RULES[state.phase]


SHOVED: Final = "eldorado.hero.threepwood"


def rule(action: int) -> str:
    """The rule behind an action of a kind of its own."""
    base = act.base_of(action)
    if base == act.USE:
        return card_rule(act.card_of(action))
    return {
        act.EXPLORE: "eldorado.caves.explore",
        act.CHANGE: "eldorado.caves.change-symbol",
        act.BRAVE: "eldorado.demon.enter",
        act.LIFT: "eldorado.curse.lift",
        act.VISIT: "eldorado.hero.tavern",
    }[base]


def card_rule(thing: int) -> str:
    """The rule of a card or a tile beyond the base game."""
    if thing >= TILES:
        return f"eldorado.{TILE_RULES[thing - TILES]}"
    if thing >= ONCE:
        return "eldorado.familiar.once"
    if thing >= HEROES:
        return f"eldorado.hero.{HERO_RULES[thing - HEROES]}"
    if thing >= FAMILIARS:
        return "eldorado.familiar.use"
    if thing == DEMON_CARD:
        return "eldorado.demon.card"
    if thing >= PROMO + len(PROMO_RULES):
        return f"eldorado.hex.{HEX_RULES[thing - PROMO - len(PROMO_RULES)]}"
    return f"eldorado.promo.{PROMO_RULES[thing - PROMO]}"
