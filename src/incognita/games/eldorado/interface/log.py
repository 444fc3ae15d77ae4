"""The rule that each line of the log points to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.core.state import CHANCE
from incognita.games.eldorado.rules import actions as act
from incognita.games.eldorado.rules.cards import (
    CAMP,
    CURSE_ID,
    DEMON_CARD,
    FAMILIARS,
    HEROES,
    IS_COIN,
    ITEM,
    KINDS,
    NATIVE,
    ONCE,
    PROMO,
    REMOVES,
    RUBBLE,
    TILES,
    TRANSMITTER,
)  # fmt: skip
from incognita.games.eldorado.rules.phases import (
    ACT,
    ADOPTING,
    COPYING,
    CURSING,
    DEAL,
    FINDING,
    HIRING,
    HOPPING,
    LIFTING,
    PHASE_OVER,
    REVEALING,
    SWAPPING,
    WARDING,
)  # fmt: skip
from incognita.games.eldorado.rules.tables import NOWHERE
from incognita.games.eldorado.rules.ways import place_at

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


def rule(state: EldoradoState, action: int) -> str:
    """The rule that a log line points to."""
    if state.phase > PHASE_OVER:
        return phase_rule(state)
    if state.actor() == CHANCE:
        return "eldorado.blockade.deal" if state.phase == DEAL else "eldorado.turn.draw"
    base = act.base_of(action)
    if base == act.DONE and state.phase == ACT:
        return "eldorado.hex.shaman"
    if base in (act.MOVE, act.STEP, act.ENTER):
        return way_rule(state, action)
    if base >= act.EXPLORE:
        return extras_rule(action)
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
        return card_rule(card)
    if card == TRANSMITTER:
        return "eldorado.action.transmitter"
    return "eldorado.action.remove" if REMOVES[card] else "eldorado.action.draw"


def way_rule(state: EldoradoState, action: int) -> str:
    """Of a move, a step or an entry: its card, or where it leads."""
    card = act.card_of(action)
    if card == NATIVE:
        return "eldorado.action.native"
    if card >= KINDS:
        return card_rule(card)
    base = act.base_of(action)
    piece = state.mover if base == act.STEP else act.piece_of(action)
    to = place_at(
        state, state.piece_cells[state.seat * state.pieces + piece], act.target_of(action)
    )
    if to == NOWHERE:
        return "eldorado.blockade.keep"
    if to >= state.route.first_finish:
        return "eldorado.end.arrive"
    if base == act.ENTER:
        need = state.route.need_of[to]
        return "eldorado.special.rubble" if need == RUBBLE else "eldorado.special.camp"
    return "eldorado.move.left-over" if base == act.STEP else "eldorado.move.symbol"


def phase_rule(state: EldoradoState) -> str:
    """The rule behind an outcome or a decision of a phase of its own."""
    extras = state.extras
    if state.phase == HOPPING and extras is not None:
        if extras.curse < 0:
            return "eldorado.hero.threepwood"
        return f"eldorado.curse.{CURSE_ID[extras.curse]}"
    if state.phase == FINDING and extras is not None and extras.cave < 0:
        return "eldorado.hex.reserve"
    return PHASE_RULES[state.phase]


def extras_rule(action: int) -> str:
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
