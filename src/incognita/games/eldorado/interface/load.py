"""A position from its data: nothing is loaded that could not be played on."""

from collections import Counter
from typing import Final

from incognita.core import Json
from incognita.core.interface.validation import (
    must,
    read_list,
    read_number,
    read_numbers,
    read_options,
)
from incognita.games.eldorado.interface.checks import check_extras
from incognita.games.eldorado.rules.buying import offered
from incognita.games.eldorado.rules.cards import (
    ANY,
    CAMP,
    COIN,
    RUBBLE,
    START_SLOTS,
    cost_in,
    need_in,
    stock_of,
)  # fmt: skip
from incognita.games.eldorado.rules.extras import LISTS as EXTRA_LISTS
from incognita.games.eldorado.rules.extras import NUMBERS as EXTRA_NUMBERS
from incognita.games.eldorado.rules.extras import Extras
from incognita.games.eldorado.rules.options import OPTIONS, Setup, upgraded
from incognita.games.eldorado.rules.phases import (
    ACT,
    ADOPTING,
    DEAL,
    DRAW,
    FIRST_HANDS,
    GIVING,
    HIRING,
    NEXT_TURN,
    PHASE_OVER,
    REMOVING,
    TAKING,
)  # fmt: skip
from incognita.games.eldorado.rules.state import LISTS, NUMBERS, PILES, VERSION, EldoradoState
from incognita.games.eldorado.rules.tables import ALL_BLOCKADES, BLOCKADES, HOME, NOWHERE, TARGETS
from incognita.games.eldorado.rules.ways import ask_at, passing, place_at

CARD_PILES: Final[list[str]] = ["hands", "decks", "discards", "known", "boxes"]


def restored(data: Json) -> EldoradoState:
    """The inverse of dump(); raises ValueError for data that is not a position."""
    state = EldoradoState(Setup(read_options(named(data), VERSION, OPTIONS)))
    for name in NUMBERS:
        setattr(state, name, read_number(data.get(name), name))
    for name, field in LISTS.items():
        setattr(state, field, read_numbers(data.get(name), name))
    for name in PILES:
        setattr(state, name, [read_numbers(pile, name) for pile in read_list(data.get(name), name)])
    bought = data.get("bought")
    if not isinstance(bought, bool):
        raise ValueError("bought should be true or false")
    state.bought = bought
    if state.setup.extended:
        state.extras = restored_extras(data.get("extras"))
    check(state)
    state.offers = offered(state.stock, state.slots)
    extras = state.extras
    if extras is not None:
        check_extras(state, extras)
    return state


def named(data: Json) -> Json:
    """A position that names no readings of Heroes & Hexes is of version 1 of the rules."""
    options = data.get("options")
    return {**data, "options": upgraded(options)} if isinstance(options, dict) else data


def restored_extras(data: object) -> Extras:
    if not isinstance(data, dict):
        raise ValueError("the position lacks its extras")
    data = {"at_rest": 0, **data}
    extras = Extras()
    for name, field in EXTRA_LISTS.items():
        setattr(extras, field, read_numbers(data.get(name), name))
    for name, field in EXTRA_NUMBERS.items():
        setattr(extras, field, read_number(data.get(name), name))
    return extras


def check(state: EldoradoState) -> None:
    """Every part must fit the others; raises ValueError with the part that does not."""
    must(_sizes_fit(state), "the parts of the position do not fit together")
    must(_cards_fit(state), "a pile holds what is no card")
    must(_market_fits(state), "the market does not fit its piles")
    must(_blockades_fit(state), "the blockades are not those of the game")
    must(_pieces_fit(state), "the pieces do not fit the map")
    must(_turn_fits(state), "the counters of the turn do not fit its phase")


def _sizes_fit(state: EldoradoState) -> bool:
    piles = [len(getattr(state, name)) == state.seats for name in PILES]
    return (
        all(piles)
        and len(state.piece_cells) == state.seats * state.pieces
        and len(state.stock) == state.setup.kinds
        and len(state.slots) == len(START_SLOTS)
        and len(state.blockades) == state.route.joints
        and 0 <= state.seat < state.seats
        and _phase_exists(state)
        and 1 <= state.round <= state.setup.round_limit
    )


def _phase_exists(state: EldoradoState) -> bool:
    if DEAL <= state.phase <= PHASE_OVER:
        return True
    return state.extras is not None and ADOPTING <= state.phase <= HIRING


def _cards_fit(state: EldoradoState) -> bool:
    """Piles are sorted, and what is known of a hand is in it."""
    piles: list[list[int]] = []
    for name in CARD_PILES:
        piles.extend(getattr(state, name))
    if any(pile != sorted(pile) for pile in piles):
        return False
    piles.extend([state.played, state.boxed])
    if any(not 0 <= card < state.setup.kinds for pile in piles for card in pile):
        return False
    return all(
        not Counter(state.known[seat]) - Counter(state.hands[seat]) for seat in range(state.seats)
    )


def _market_fits(state: EldoradoState) -> bool:
    most = stock_of(state.setup.promo, state.setup.hexes)
    for card, left in enumerate(state.stock):
        if not 0 <= left <= most[card]:
            return False
    filled = [card for card in state.slots if card != -1]
    return len(set(filled)) == len(filled) and all(
        0 <= card < state.setup.kinds and state.stock[card] > 0 for card in filled
    )


def _blockades_fit(state: EldoradoState) -> bool:
    """Each exists once; the ones that were won are sorted."""
    most = len(ALL_BLOCKADES if state.setup.hexes else BLOCKADES)
    lying = [number for number in state.blockades if number != 0]
    every = [*lying, *state.spare, *[number for pile in state.won for number in pile]]
    return (
        len(set(every)) == len(every)
        and all(1 <= number <= most for number in every)
        and all(pile == sorted(pile) for pile in state.won)
    )


def _pieces_fit(state: EldoradoState) -> bool:
    """One piece a space, none beyond the map, and all of them home for those who arrived."""
    places, pieces = state.piece_cells, state.pieces
    out = [cell for cell in places if cell != HOME]
    home = [
        seat
        for seat in range(state.seats)
        if all(cell == HOME for cell in places[seat * pieces : (seat + 1) * pieces])
    ]
    return (
        (len(set(out)) == len(out) or state.extras is not None)
        and all(0 <= cell < state.route.first_finish for cell in out)
        and sorted(state.arrivals) == home
    )


def _turn_fits(state: EldoradoState) -> bool:
    hand = state.hands[state.seat]
    if not (_left_over_fits(state) and state.purse >= 0):
        return False
    if state.seat in state.arrivals and state.phase != PHASE_OVER:
        return False
    if state.phase == DEAL:
        return bool(state.spare) and 0 <= state.target < state.route.joints
    if state.phase == DRAW:
        goes_on = state.resume in (ACT, REMOVING, FIRST_HANDS, NEXT_TURN)
        return goes_on and state.pending > 0 and bool(state.decks[state.seat])
    if state.phase == GIVING:
        return _gift_fits(state)
    if state.phase == REMOVING:
        return state.removable > 0 and bool(hand)
    if state.phase == TAKING:
        return any(state.stock)
    return True


def _left_over_fits(state: EldoradoState) -> bool:
    """Left-over strength belongs to a piece on the map."""
    if state.mover == -1:
        return 0 <= state.symbol <= ANY
    if not 0 <= state.mover < state.pieces:
        return False
    on_map = state.piece_cells[state.seat * state.pieces + state.mover] != HOME
    if state.symbol == ANY:
        return on_map and (state.strength == 0 or state.extras is not None)
    return on_map and 0 <= state.symbol <= COIN and state.strength > 0


def _gift_fits(state: EldoradoState) -> bool:
    """Cards are owed for rubble or a camp that the piece stands beside."""
    if not (0 <= state.giver < state.pieces and 0 <= state.target < TARGETS):
        return False
    cell = state.piece_cells[state.seat * state.pieces + state.giver]
    if cell == HOME or not 0 < state.owed <= len(state.hands[state.seat]):
        return False
    to = place_at(state, cell, state.target)
    if to != NOWHERE and to in state.piece_cells and not passing(state):
        return False
    ask = ask_at(state, cell, state.target)
    if need_in(ask) != state.symbol or state.symbol not in (RUBBLE, CAMP):
        return False
    return state.owed <= cost_in(ask)
