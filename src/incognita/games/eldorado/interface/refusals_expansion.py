"""Why not, at a table with caves, promo cards or Heroes & Hexes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.core.reason import Reason
from incognita.games.eldorado.interface import refusals
from incognita.games.eldorado.interface.notation_expansion import card_rule
from incognita.games.eldorado.rules import actions as act
from incognita.games.eldorado.rules import apply_expansion, curses, tavern
from incognita.games.eldorado.rules.buying import means
from incognita.games.eldorado.rules.cards import (
    ALL_KINDS,
    ALL_SYMBOLS,
    ANY,
    BINOCULARS,
    BIT,
    CAMP,
    CAVE_EXPLORER,
    CAVE_FEVER,
    CLOSED,
    DEMON,
    DRAWS,
    FAMILIARS,
    GAIT,
    IS_ACTION,
    KINDS,
    LARA,
    LASTING,
    MARY,
    MISERY,
    MISFORTUNE,
    ONCE,
    POWER,
    PRICE,
    PURPLE,
    RUBBLE,
    SYMBOL_NAMES,
    SYMBOLS,
    TILES,
)  # fmt: skip
from incognita.games.eldorado.rules.expansion import Extras
from incognita.games.eldorado.rules.hopping import may_hop
from incognita.games.eldorado.rules.items import dulled, givable, has_curse, held_tiles, on_offer
from incognita.games.eldorado.rules.moves_expansion import ask_at, place_at
from incognita.games.eldorado.rules.phases import (
    ACT,
    COPYING,
    DISCARDING,
    GIVING,
    HIRING,
    HOPPING,
    LIFTING,
    REMOVING,
    SWAPPING,
    TAKING,
    WARDING,
)  # fmt: skip
from incognita.games.eldorado.rules.tables import (
    HOME,
    MOST_CAVES,
    NOWHERE,
    TARGETS,
    TUNNEL,
)  # fmt: skip

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
NOT_HERE: Final = Reason("no-such-action", "eldorado.turn.phases")


def refusal(state: EldoradoState, extras: Extras, seat: int, action: int) -> Reason | None:
    """Why this seat may not do this now; None if it may."""
    refused = refusals.out_of_turn(state, seat, action)
    if refused is not None:
        return refused
    if action in apply_expansion.legal(state, extras):
        return None
    if is_double(action):
        return NOT_HERE
    if state.phase != ACT:
        return other_phase(state, extras, action)
    if extras.due > 0:
        return Reason("curse-due", "eldorado.hex.shaman")
    return act_refusal(state, extras, action)


def is_double(action: int) -> bool:
    """A number that stands for what the base game has a number for, or for nothing."""
    part = act.part_of(action)
    thing = act.card_of(action)
    if part == act.MORE_MOVE:
        return thing < KINDS and act.target_of(action) < TARGETS
    if part == act.MORE_STEP:
        return act.target_of(action) < TARGETS
    return part in act.MORE and thing < KINDS


def other_phase(state: EldoradoState, extras: Extras, action: int) -> Reason:
    """Something else has to be finished first."""
    phase = state.phase
    base = act.base_of(action)
    if phase == GIVING:
        if base == act.GIVE:
            return card_refusal(state, extras, act.card_of(action)) or refusals.not_in_hand(action)
        return Reason("owed", refusals.special_rule(state.symbol), {"owed": state.owed})
    if phase == REMOVING:
        if base == act.REMOVE:
            return refusals.not_in_hand(action)
        return Reason("removing", "eldorado.action.remove", {"removable": state.removable})
    if phase == TAKING and base == act.TAKE:
        return Reason("sold-out", "eldorado.market.piles")
    if (phase, base) in ((SWAPPING, act.GIVE), (DISCARDING, act.DISCARD)):
        return refusals.not_in_hand(action)
    if phase == HOPPING and base == act.HOP:
        return hop_refusal(state, extras, action - act.HOP)
    code, rule = WAITS[phase]
    return Reason(code, rule)


def hop_refusal(state: EldoradoState, extras: Extras, packed: int) -> Reason:
    at = packed // 6
    if at not in extras.hops or may_hop(state, at, packed % 6):
        return Reason("hopping", "eldorado.curse.moved")
    return Reason("no-hop", "eldorado.curse.moved")


def act_refusal(state: EldoradoState, extras: Extras, action: int) -> Reason:
    base = act.base_of(action)
    thing = act.card_of(action)
    if base == act.MOVE:
        return move_refusal(state, extras, thing, act.piece_of(action), act.target_of(action))
    if base == act.STEP:
        return step_refusal(state, extras, act.target_of(action))
    if base in (act.ENTER, act.BRAVE):
        return entry_refusal(state, extras, action)
    if base == act.PLAY:
        return play_refusal(state, extras, thing)
    if base in (act.PAY, act.CHANGE):
        return pay_refusal(state, extras, thing)
    if base == act.BUY:
        return buy_refusal(state, extras, thing)
    if base == act.DISCARD:
        return refusals.not_in_hand(action)
    if base in (act.GIVE, act.REMOVE, act.DONE, act.TAKE):
        return refusals.nothing_asked(base)
    return own_refusal(state, extras, action)


def own_refusal(state: EldoradoState, extras: Extras, action: int) -> Reason:
    base = act.base_of(action)
    if base == act.EXPLORE:
        return explore_refusal(state, extras, action)
    if base == act.USE:
        tile = act.card_of(action)
        idle = Reason("tile-idle", card_rule(tile), {"card": tile})
        return thing_refusal(state, extras, tile) or idle
    if base == act.LIFT:
        return lift_refusal(state, extras, action - act.LIFT)
    if base == act.VISIT:
        return visit_refusal(state, extras, act.piece_of(action))
    if base == act.COPY:
        return Reason("nothing-to-copy", "eldorado.promo.binoculars")
    if base == act.HIRE:
        return Reason("no-hero", "eldorado.hero.tavern")
    return Reason("nobody-hops", "eldorado.curse.moved")


def card_refusal(state: EldoradoState, extras: Extras, card: int) -> Reason | None:
    """A curse forbids the card."""
    if card >= ALL_KINDS or card == extras.ghost:
        return None
    if has_curse(extras, state.seat, MISFORTUNE):
        return Reason("misfortune", "eldorado.curse.misfortune")
    if PURPLE[card] and has_curse(extras, state.seat, MISERY):
        return Reason("misery", "eldorado.curse.misery")
    return None


def thing_refusal(state: EldoradoState, extras: Extras, thing: int) -> Reason | None:
    """The seat does not have the thing, or a curse forbids it."""
    seat = state.seat
    if thing >= TILES:
        if thing not in held_tiles(extras, seat):
            return Reason("no-cave-tile", "eldorado.caves.keep", {"card": thing})
        if has_curse(extras, seat, CAVE_FEVER):
            return Reason("cave-fever", "eldorado.curse.cave-fever")
        return None
    card = thing - ONCE + FAMILIARS if thing >= ONCE else thing
    if card not in state.hands[seat] and thing != extras.ghost:
        return Reason("not-in-hand", "eldorado.turn.hand", {"card": card})
    return card_refusal(state, extras, card)


def way_refusal(state: EldoradoState, cell: int, target: int) -> Reason | None:
    """No way leads there at all, mountains not counted."""
    if target >= TUNNEL:
        if place_at(state, cell, target) == NOWHERE:
            return Reason("no-tunnel", "eldorado.demon.tunnel")
        return None
    closed = refusals.closed_refusal(state, cell, target)
    return None if closed is None or closed.code in ("occupied", "mountain") else closed


def space_refusal(state: EldoradoState, extras: Extras, cell: int, target: int) -> Reason | None:
    """The space itself lets nobody in who pays for it."""
    to = place_at(state, cell, target)
    if to == NOWHERE:
        return None
    closed = refusals.cell_refusal(state, to)
    if closed is not None and closed.code == "occupied" and extras.passing:
        shut = state.route.need_of[to] == CLOSED
        return Reason("mountain", "eldorado.move.mountain") if shut else None
    return closed


def move_refusal(
    state: EldoradoState, extras: Extras, thing: int, piece: int, target: int
) -> Reason:
    refused = thing_refusal(state, extras, thing) or refusals.piece_refusal(state, piece)
    if refused is not None:
        return refused
    cell = state.places[state.seat * state.pieces + piece]
    refused = way_refusal(state, cell, target)
    if refused is not None:
        return refused
    if GAIT[thing]:
        return Reason("walk-not-there", gait_rule(thing), {"card": thing})
    if not SYMBOLS[thing]:
        return Reason("no-symbol", "eldorado.move.symbol", {"needs": "any", "card": thing})
    refused = space_refusal(state, extras, cell, target)
    if refused is not None:
        return refused
    ask = ask_at(state, cell, target)
    return symbol_refusal(state, extras, thing, ask >> 4, ask & 15)


def gait_rule(thing: int) -> str:
    return card_rule(thing) if thing >= KINDS else "eldorado.action.native"


def symbol_refusal(
    state: EldoradoState, extras: Extras, thing: int, need: int, cost: int
) -> Reason:
    if need in (RUBBLE, CAMP):
        return Reason("needs-cards", refusals.special_rule(need), {"needs": cost})
    if need == DEMON:
        return Reason("needs-curse", "eldorado.demon.enter", {"needs": cost})
    if dulled(extras, state.seat) & BIT[need]:
        return Reason("lethargy", "eldorado.curse.lethargy", {"needs": SYMBOL_NAMES[need]})
    changed = extras.changed and thing < TILES
    if not (changed or SYMBOLS[thing] & BIT[need]):
        facts = {"needs": SYMBOL_NAMES[need], "card": thing}
        return Reason("wrong-symbol", "eldorado.move.symbol", facts)
    return Reason("too-weak", "eldorado.move.strength", {"needs": cost, "has": POWER[thing]})


def barred(state: EldoradoState, extras: Extras, thing: int, need: int) -> Reason | None:
    """A curse forbids the thing, or silences what the space asks for or all that it has."""
    refused = thing_refusal(state, extras, thing)
    if refused is not None or GAIT[thing]:
        return refused
    symbols = SYMBOLS[thing]
    if symbols and extras.changed and thing < TILES:
        symbols = ALL_SYMBOLS
    lost = symbols & dulled(extras, state.seat)
    if lost == 0 or (lost != symbols and not lost & BIT[need]):
        return None
    symbol = need if lost & BIT[need] else (lost & -lost).bit_length() - 1
    return Reason("lethargy", "eldorado.curse.lethargy", {"needs": SYMBOL_NAMES[symbol]})


def step_refusal(state: EldoradoState, extras: Extras, target: int) -> Reason:
    if state.mover < 0:
        return Reason("no-left-over", "eldorado.move.left-over")
    refused = refusals.piece_refusal(state, state.mover)
    if refused is not None:
        return refused
    cell = state.places[state.seat * state.pieces + state.mover]
    refused = way_refusal(state, cell, target)
    if refused is not None:
        return refused
    if state.symbol == ANY:
        return Reason("walk-ends", "eldorado.walk.steps")
    refused = space_refusal(state, extras, cell, target)
    if refused is not None:
        return refused
    ask = ask_at(state, cell, target)
    need, cost = ask >> 4, ask & 15
    if need in (RUBBLE, CAMP):
        return Reason("needs-cards", refusals.special_rule(need), {"needs": cost})
    if need != state.symbol:
        return Reason("other-symbol", "eldorado.move.left-over", {"needs": SYMBOL_NAMES[need]})
    if dulled(extras, state.seat) & BIT[need]:
        return Reason("lethargy", "eldorado.curse.lethargy", {"needs": SYMBOL_NAMES[need]})
    return Reason("too-weak", "eldorado.move.left-over", {"needs": cost, "has": state.strength})


def entry_refusal(state: EldoradoState, extras: Extras, action: int) -> Reason:
    """Rubble and camps take cards, demons a curse; the rest asks for symbols."""
    piece, target = act.piece_of(action), act.target_of(action)
    refused = refusals.piece_refusal(state, piece)
    if refused is not None:
        return refused
    cell = state.places[state.seat * state.pieces + piece]
    refused = way_refusal(state, cell, target) or space_refusal(state, extras, cell, target)
    if refused is not None:
        return refused
    ask = ask_at(state, cell, target)
    need, cost = ask >> 4, ask & 15
    if act.base_of(action) == act.BRAVE:
        return Reason("no-demon", "eldorado.demon.enter")
    if need in (RUBBLE, CAMP):
        has = givable(extras, state.hands[state.seat], state.seat)
        return Reason("too-few-cards", refusals.special_rule(need), {"needs": cost, "has": has})
    if need == DEMON:
        return Reason("needs-curse", "eldorado.demon.enter", {"needs": cost})
    return Reason("needs-symbol", "eldorado.move.symbol", {"needs": SYMBOL_NAMES[need]})


def play_refusal(state: EldoradoState, extras: Extras, card: int) -> Reason:
    refused = thing_refusal(state, extras, card)
    if refused is not None:
        return refused
    if not IS_ACTION[card]:
        return Reason("no-action", "eldorado.action.any-time", {"card": card})
    if tavern.playable(state, extras, card):
        return Reason("printed-draws", "eldorado.action.draw", {"draws": DRAWS[card]})
    if card == MARY and extras.moved:
        return Reason("after-moving", "eldorado.hero.mary")
    if card == MARY:
        return Reason("no-demon-card", "eldorado.hero.mary")
    if card in (CAVE_EXPLORER, LARA):
        return Reason("no-reserve", "eldorado.hex.reserve")
    if card == BINOCULARS:
        return Reason("nothing-to-copy", "eldorado.promo.binoculars")
    return Reason("sold-out", "eldorado.market.piles")


def pay_refusal(state: EldoradoState, extras: Extras, thing: int) -> Reason:
    if state.bought:
        return Reason("already-bought", "eldorado.buy.once")
    refused = thing_refusal(state, extras, thing)
    if refused is not None:
        return refused
    offers = on_offer(state, extras)
    if not offers:
        return Reason("sold-out", "eldorado.market.piles")
    has = state.purse + means(state, extras)
    price = min([PRICE[card] for card in offers])
    if has < 2 * price:
        facts: dict[str, int | str] = {"price": price, "halves": has}
        return Reason("nothing-affordable", "eldorado.buy.price", facts)
    if dulled(extras, state.seat) & 4:
        return Reason("lethargy", "eldorado.curse.lethargy", {"needs": "coin"})
    return Reason("no-coins", "eldorado.caves.symbols", {"card": thing})


def buy_refusal(state: EldoradoState, extras: Extras, card: int) -> Reason:
    if state.bought:
        return Reason("already-bought", "eldorado.buy.once")
    if PRICE[card] == 0:
        return Reason("not-for-sale", "eldorado.setup.deck", {"card": card})
    if card >= len(state.stock) or state.stock[card] == 0:
        return Reason("sold-out", "eldorado.market.piles", {"card": card})
    if card not in on_offer(state, extras):
        return Reason("market-full", "eldorado.market.six", {"card": card})
    return refusals.too_dear(state, card)


def explore_refusal(state: EldoradoState, extras: Extras, action: int) -> Reason:
    piece, cave = act.piece_of(action), (action - act.EXPLORE) % MOST_CAVES
    if cave >= len(extras.caves):
        return Reason("no-cave", "eldorado.caves.piles")
    if piece >= state.pieces:
        return Reason("no-second-piece", "eldorado.two.pieces")
    cell = state.places[state.seat * state.pieces + piece]
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
