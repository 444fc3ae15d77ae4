"""Why not? Every action that is not legal has a reason, and every reason a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.core.reason import Reason
from incognita.games.eldorado.interface.log import card_rule
from incognita.games.eldorado.interface.refusals_moves import (
    entry_refusal,
    move_refusal,
    step_refusal,
)
from incognita.games.eldorado.interface.refusals_things import (
    curse_refusal,
    not_in_hand,
    special_rule,
    thing_refusal,
)
from incognita.games.eldorado.rules import actions as act
from incognita.games.eldorado.rules import curses, plays
from incognita.games.eldorado.rules.buying import cheapest, means, on_offer
from incognita.games.eldorado.rules.cards import (
    BINOCULARS,
    CAVE_EXPLORER,
    DRAWS,
    IS_ACTION,
    KINDS,
    LARA,
    LASTING,
    MARY,
    PRICE,
)  # fmt: skip
from incognita.games.eldorado.rules.extras import Extras
from incognita.games.eldorado.rules.hopping import may_hop
from incognita.games.eldorado.rules.items import blocked_symbols, has_curse
from incognita.games.eldorado.rules.moves import legal
from incognita.games.eldorado.rules.phases import (
    ACT,
    COPYING,
    DISCARDING,
    GIVING,
    HIRING,
    HOPPING,
    LIFTING,
    PHASE_OVER,
    REMOVING,
    SWAPPING,
    TAKING,
    WARDING,
)  # fmt: skip
from incognita.games.eldorado.rules.tables import HOME, MOST_CAVES, TARGETS
from incognita.games.eldorado.rules.tavern import visit_due

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState

# What a phase waits for, with the reason and its rule for everything else.
WAITS: Final[dict[int, tuple[str, str]]] = {
    SWAPPING: ("swapping", "eldorado.caves.exchange"),
    COPYING: ("copying", "eldorado.promo.binoculars"),
    LIFTING: ("lifting", "eldorado.curse.lift"),
    WARDING: ("warding", "eldorado.hex.ward"),
    HOPPING: ("hopping", "eldorado.curse.moved"),
    HIRING: ("hiring", "eldorado.hero.hire"),
    TAKING: ("taking", "eldorado.action.transmitter"),
    DISCARDING: ("discarding", "eldorado.turn.phases"),
}
# What may be done before a visit to the Tavern that is due.
AT_TAVERN: Final = (act.STEP, act.EXPLORE, act.VISIT)
NOT_HERE: Final = Reason("no-such-action", "eldorado.turn.phases")


def refusal(state: EldoradoState, seat: int, action: int) -> Reason | None:
    """Why this seat may not do this now; None if it may."""
    refused = out_of_turn(state, seat, action)
    if refused is not None:
        return refused
    if action in legal(state):
        return None
    extras = state.extras
    if extras is None and action >= act.BASE_COUNT:
        return Reason("not-played", "eldorado.caves.optional")
    if is_double(action):
        return NOT_HERE
    if state.phase != ACT:
        return other_phase(state, action)
    if extras is not None:
        if extras.curses_due > 0:
            return Reason("curse-due", "eldorado.hex.shaman")
        if act.base_of(action) not in AT_TAVERN and visit_due(state, extras):
            return Reason("visit-first", "eldorado.hero.tavern")
    return act_refusal(state, action)


def out_of_turn(state: EldoradoState, seat: int, action: int) -> Reason | None:
    """The seat is not asked, or nothing has this number."""
    if state.phase == PHASE_OVER:
        return Reason("over", "eldorado.end.play-out")
    if seat != state.actor():
        return Reason("not-your-turn", "eldorado.turn.order")
    if action < 0 or action >= act.COUNT:
        return NOT_HERE
    return None


def is_double(action: int) -> bool:
    """A number that stands for what the base game has a number for, or for nothing."""
    part = act.part_of(action)
    thing = act.card_of(action)
    if part == act.MORE_MOVE:
        return thing < KINDS and act.target_of(action) < TARGETS
    if part == act.MORE_STEP:
        return act.target_of(action) < TARGETS
    return part in act.MORE and thing < KINDS


def other_phase(state: EldoradoState, action: int) -> Reason:
    """Something else has to be finished first."""
    phase = state.phase
    base = act.base_of(action)
    if phase == GIVING:
        if base == act.GIVE:
            return curse_refusal(state, act.card_of(action)) or not_in_hand(action)
        return Reason("owed", special_rule(state.symbol), {"owed": state.owed})
    if phase == REMOVING:
        if base == act.REMOVE:
            return not_in_hand(action)
        return Reason("removing", "eldorado.action.remove", {"removable": state.removable})
    if phase == TAKING and base == act.TAKE:
        return Reason("sold-out", "eldorado.market.piles")
    if (phase, base) in ((SWAPPING, act.GIVE), (DISCARDING, act.DISCARD)):
        return not_in_hand(action)
    extras = state.extras
    if phase == HOPPING and base == act.HOP and extras is not None:
        return hop_refusal(state, extras, action - act.HOP)
    code, rule = WAITS[phase]
    return Reason(code, rule)


def hop_refusal(state: EldoradoState, extras: Extras, packed: int) -> Reason:
    at = packed // 6
    if at not in extras.hops or may_hop(state, at, packed % 6):
        return Reason("hopping", "eldorado.curse.moved")
    return Reason("no-hop", "eldorado.curse.moved")


def act_refusal(state: EldoradoState, action: int) -> Reason:
    base = act.base_of(action)
    thing = act.card_of(action)
    if base == act.MOVE:
        return move_refusal(state, thing, act.piece_of(action), act.target_of(action))
    if base == act.STEP:
        return step_refusal(state, act.target_of(action))
    if base in (act.ENTER, act.BRAVE):
        return entry_refusal(state, action)
    if base == act.PLAY:
        return play_refusal(state, thing)
    if base in (act.PAY, act.CHANGE):
        return pay_refusal(state, thing)
    if base == act.BUY:
        return buy_refusal(state, thing)
    if base == act.DISCARD:
        return not_in_hand(action)
    extras = state.extras
    if extras is None or base in (act.GIVE, act.REMOVE, act.DONE, act.TAKE):
        return nothing_asked(base)
    return extras_refusal(state, extras, action)


def nothing_asked(base: int) -> Reason:
    """Giving, removing and taking answer a question that nobody has asked."""
    if base == act.GIVE:
        return Reason("nothing-owed", "eldorado.special.any-cards")
    if base == act.TAKE:
        return Reason("nothing-free", "eldorado.action.transmitter")
    return Reason("nothing-to-remove", "eldorado.action.remove")


def play_refusal(state: EldoradoState, card: int) -> Reason:
    refused = thing_refusal(state, card)
    if refused is not None:
        return refused
    if not IS_ACTION[card]:
        return Reason("no-action", "eldorado.action.any-time", {"card": card})
    if plays.playable(state, card):
        return Reason("printed-draws", "eldorado.action.draw", {"draws": DRAWS[card]})
    extras = state.extras
    if card == MARY and extras is not None and extras.moved:
        return Reason("after-moving", "eldorado.hero.mary")
    if card == MARY:
        return Reason("no-demon-card", "eldorado.hero.mary")
    if card in (CAVE_EXPLORER, LARA):
        return Reason("no-reserve", "eldorado.hex.reserve")
    if card == BINOCULARS:
        return Reason("nothing-to-copy", "eldorado.promo.binoculars")
    return Reason("sold-out", "eldorado.market.piles")


def pay_refusal(state: EldoradoState, thing: int) -> Reason:
    if state.bought:
        return Reason("already-bought", "eldorado.buy.once")
    refused = thing_refusal(state, thing)
    if refused is not None:
        return refused
    offers = on_offer(state)
    if not offers:
        return Reason("sold-out", "eldorado.market.piles")
    has = state.purse + means(state)
    price = cheapest(offers)
    if has < 2 * price:
        facts: dict[str, int | str] = {"price": price, "halves": has}
        return Reason("nothing-affordable", "eldorado.buy.price", facts)
    if blocked_symbols(state) & 4:
        return Reason("lethargy", "eldorado.curse.lethargy", {"needs": "coin"})
    return Reason("no-coins", "eldorado.caves.symbols", {"card": thing})


def buy_refusal(state: EldoradoState, card: int) -> Reason:
    if state.bought:
        return Reason("already-bought", "eldorado.buy.once")
    if PRICE[card] == 0:
        return Reason("not-for-sale", "eldorado.setup.deck", {"card": card})
    if card >= len(state.stock) or state.stock[card] == 0:
        return Reason("sold-out", "eldorado.market.piles", {"card": card})
    if card not in on_offer(state):
        return Reason("market-full", "eldorado.market.six", {"card": card})
    return too_dear(state, card)


def too_dear(state: EldoradoState, card: int) -> Reason:
    return Reason(
        "too-dear",
        "eldorado.buy.price",
        {"price": PRICE[card], "halves": state.purse},
    )


def extras_refusal(state: EldoradoState, extras: Extras, action: int) -> Reason:
    """Kinds of action that only caves, promo cards and Heroes & Hexes have."""
    base = act.base_of(action)
    if base == act.EXPLORE:
        return explore_refusal(state, extras, action)
    if base == act.USE:
        tile = act.card_of(action)
        idle = Reason("tile-idle", card_rule(tile), {"card": tile})
        return thing_refusal(state, tile) or idle
    if base == act.LIFT:
        return lift_refusal(state, extras, action - act.LIFT)
    if base == act.VISIT:
        return visit_refusal(state, extras, act.piece_of(action))
    if base == act.COPY:
        return Reason("nothing-to-copy", "eldorado.promo.binoculars")
    if base == act.HIRE:
        return Reason("no-hero", "eldorado.hero.tavern")
    return Reason("nobody-hops", "eldorado.curse.moved")


def explore_refusal(state: EldoradoState, extras: Extras, action: int) -> Reason:
    piece, cave = act.piece_of(action), (action - act.EXPLORE) % MOST_CAVES
    if cave >= len(extras.caves):
        return Reason("no-cave", "eldorado.caves.piles")
    if piece >= state.pieces:
        return Reason("no-second-piece", "eldorado.two.pieces")
    cell = state.piece_cells[state.seat * state.pieces + piece]
    if cell == HOME or not state.route.caves_beside[cell] >> cave & 1:
        return Reason("not-beside-cave", "eldorado.caves.stop")
    if extras.caves[cave] == 0:
        return Reason("cave-empty", "eldorado.caves.piles")
    return Reason("not-come-to-cave", "eldorado.caves.come-away")


def lift_refusal(state: EldoradoState, extras: Extras, curse: int) -> Reason:
    if curse >= LASTING or not has_curse(extras, state.seat, curse):
        return Reason("no-such-curse", "eldorado.curse.kinds")
    return Reason("cannot-lift", "eldorado.curse.lift", {"needs": curses.lift_price(curse)})


def visit_refusal(state: EldoradoState, extras: Extras, piece: int) -> Reason:
    if piece >= state.pieces:
        return Reason("no-second-piece", "eldorado.two.pieces")
    if extras.hired[state.seat]:
        return Reason("hired", "eldorado.hero.one")
    return Reason("not-at-tavern", "eldorado.hero.tavern")
