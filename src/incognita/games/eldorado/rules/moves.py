"""legal(): one generator per kind of decision. Every list is sorted by construction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.eldorado.rules.actions import (
    BUY,
    DISCARD,
    DONE,
    DRAW_CHOICES,
    END,
    ENTER,
    GIVE,
    MOVE,
    PAY,
    PIECES,
    PLAY,
    REMOVE,
    STEP,
    TAKE,
)  # fmt: skip
from incognita.games.eldorado.rules.cards import (
    ANY,
    CLOSED,
    DRAWS,
    DRAWS_FEWER,
    IS_ACTION,
    KINDS,
    NATIVE,
    PAYS,
    PRICE,
    RUBBLE,
    SYMBOLS,
    TRANSMITTER,
    WORTH,
)  # fmt: skip
from incognita.games.eldorado.rules.phases import ACT, DISCARDING, GIVING, REMOVING
from incognita.games.eldorado.rules.tables import (
    BEHIND,
    BLOCKADE_ASK,
    HOME,
    NOWHERE,
    TARGETS,
)  # fmt: skip

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState


def legal(state: EldoradoState) -> list[int]:
    """Everything that the acting seat may do now."""
    phase = state.phase
    if phase == ACT:
        return act_moves(state)
    hand = state.hands[state.seat]
    if phase == DISCARDING:
        return [*named(hand, DISCARD), END]
    if phase == GIVING:
        return named(hand, GIVE)
    if phase == REMOVING:
        return [*named(hand, REMOVE), DONE]
    return [TAKE + card for card in range(KINDS) if state.stock[card] > 0]


def named(hand: list[int], base: int) -> list[int]:
    """One action for each different card in the hand."""
    return [base + card for card in different(hand)]


def different(hand: list[int]) -> list[int]:
    """Each kind of card once; a hand is sorted."""
    found: list[int] = []
    before = -1
    for card in hand:
        if card != before:
            found.append(card)
            before = card
    return found


def act_moves(state: EldoradoState) -> list[int]:
    hand = state.hands[state.seat]
    kinds = different(hand)
    found: list[int] = []
    if may_move(state):
        travel(state, kinds, len(hand), found)
    add_actions(state, kinds, found)
    if not state.bought:
        add_purchase(state, hand, kinds, found)
    for card in kinds:
        found.append(DISCARD + card)
    found.append(END)
    return found


def may_move(state: EldoradoState) -> bool:
    """Moves come before the purchase, or in any order (eldorado.buy.after-moves)."""
    return state.setup.any_order or not (state.bought or state.purse > 0)


def target_need(state: EldoradoState, cell: int, target: int) -> int:
    """What the target asks for as need * 16 + cost; CLOSED * 16 where no piece may go."""
    route = state.route
    if target < BEHIND:
        other = route.neighbours[6 * cell + target]
        if other == NOWHERE or other in state.places:
            return CLOSED * 16
        joint = route.joint_of[6 * cell + target]
        if joint != NOWHERE and state.blockades[joint] != 0:
            return CLOSED * 16
        return route.ask_of(other)
    joint = route.seams[2 * cell + target - BEHIND]
    if joint == NOWHERE:
        return CLOSED * 16
    return BLOCKADE_ASK[state.blockades[joint]]


def travel(state: EldoradoState, kinds: list[int], count: int, found: list[int]) -> None:
    """Moves by a card, by left-over strength, and entries paid with any cards (eldorado.move.*)."""
    offsets: list[int] = []
    asks: list[int] = []
    for piece in range(state.pieces):
        cell = state.places[state.seat * state.pieces + piece]
        if cell != HOME:
            add_spaces(state, piece * TARGETS, cell, offsets, asks)
            add_blockades(state, piece * TARGETS, cell, offsets, asks)
    if not offsets:
        return
    add_card_moves(state, kinds, offsets, asks, found)
    if state.mover >= 0:
        add_steps(state, offsets, asks, found)
    for index in range(len(offsets)):
        ask = asks[index]
        if RUBBLE * 16 <= ask < CLOSED * 16 and ask & 15 <= count:
            found.append(ENTER + offsets[index])


def add_spaces(
    state: EldoradoState, offset: int, cell: int, offsets: list[int], asks: list[int]
) -> None:
    """Neighbouring spaces that a piece could enter: target_need() for all six at once."""
    route = state.route
    places = state.places
    targets = route.way_targets[cell]
    joints = route.way_joints[cell]
    ways = route.way_asks[cell]
    for index, other in enumerate(route.way_cells[cell]):
        if other in places:
            continue
        joint = joints[index]
        if joint != NOWHERE and state.blockades[joint] != 0:
            continue
        offsets.append(offset + targets[index])
        asks.append(ways[index])


def add_blockades(
    state: EldoradoState, offset: int, cell: int, offsets: list[int], asks: list[int]
) -> None:
    """Standing blockades beside the space."""
    for side in range(2):
        joint = state.route.seams[2 * cell + side]
        if joint == NOWHERE:
            continue
        number = state.blockades[joint]
        if number != 0:
            offsets.append(offset + BEHIND + side)
            asks.append(BLOCKADE_ASK[number])


def add_card_moves(
    state: EldoradoState, kinds: list[int], offsets: list[int], asks: list[int], found: list[int]
) -> None:
    """One card for one space: symbol and strength must fit (eldorado.move.one-card)."""
    for card in kinds:
        if SYMBOLS[card] == 0:
            continue
        pays = PAYS[card]
        base = MOVE + card * PIECES * TARGETS
        shut = card == NATIVE and not state.setup.native_opens
        for index, ask in enumerate(asks):
            if pays[ask]:
                offset = offsets[index]
                if not (shut and offset % TARGETS >= BEHIND):
                    found.append(base + offset)


def add_steps(state: EldoradoState, offsets: list[int], asks: list[int], found: list[int]) -> None:
    """Left-over strength carries the same piece on (eldorado.move.left-over)."""
    symbol = state.symbol
    for index in range(len(offsets)):
        offset = offsets[index]
        if offset // TARGETS != state.mover:
            continue
        if symbol == ANY:
            if offset % TARGETS < BEHIND:
                found.append(STEP + offset % TARGETS)
        elif asks[index] >> 4 == symbol and asks[index] & 15 <= state.strength:
            found.append(STEP + offset % TARGETS)


def add_actions(state: EldoradoState, kinds: list[int], found: list[int]) -> None:
    """Action cards may be played at any moment of the first phase (eldorado.action.any-time)."""
    for card in kinds:
        if not IS_ACTION[card]:
            continue
        if card == TRANSMITTER and not any(state.stock):
            continue
        base = PLAY + card * DRAW_CHOICES
        if DRAWS_FEWER[card]:
            for draws in range(DRAWS[card] + 1):
                found.append(base + draws)
        else:
            found.append(base + DRAWS[card])


def add_purchase(state: EldoradoState, hand: list[int], kinds: list[int], found: list[int]) -> None:
    """Cards into the purse, and what the purse can pay (eldorado.buy.*)."""
    offers = state.offers
    if any_within(offers, state.purse + hand_worth(hand)):
        for card in kinds:
            found.append(PAY + card)
    if state.purse > 0:
        for card in offers:
            if 2 * PRICE[card] <= state.purse:
                found.append(BUY + card)


def any_within(offers: list[int], halves: int) -> bool:
    """So many half coins buy something."""
    for card in offers:
        if 2 * PRICE[card] <= halves:
            return True
    return False


def hand_worth(hand: list[int]) -> int:
    """What the hand would bring to a purchase, in half coins."""
    total = 0
    for card in hand:
        total += WORTH[card]
    return total


def cheapest(offers: list[int]) -> int:
    return min([PRICE[card] for card in offers])
