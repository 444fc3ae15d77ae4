"""legal(): one generator per kind of decision. Every list is sorted by construction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.eldorado.actions import (
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
from incognita.games.eldorado.cards import (
    ANY,
    BIT,
    CAMP,
    CLOSED,
    DRAWS,
    DRAWS_FEWER,
    IS_ACTION,
    KINDS,
    NATIVE,
    POWER,
    PRICE,
    RUBBLE,
    SYMBOLS,
    TRANSMITTER,
    WORTH,
)  # fmt: skip
from incognita.games.eldorado.phases import ACT, DISCARDING, GIVING, REMOVING
from incognita.games.eldorado.tables import (
    BEHIND,
    BLOCKADE_COST,
    BLOCKADE_NEED,
    HOME,
    NOWHERE,
    TARGETS,
)  # fmt: skip

if TYPE_CHECKING:
    from incognita.games.eldorado.state import EldoradoState


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
        return route.need_of[other] * 16 + route.cost_of[other]
    joint = route.seams[2 * cell + target - BEHIND]
    if joint == NOWHERE:
        return CLOSED * 16
    number = state.blockades[joint]
    return BLOCKADE_NEED[number] * 16 + BLOCKADE_COST[number]


def travel(state: EldoradoState, kinds: list[int], count: int, found: list[int]) -> None:
    """Moves by a card, by left-over strength, and entries paid with any cards (eldorado.move.*)."""
    offsets: list[int] = []
    needs: list[int] = []
    costs: list[int] = []
    for piece in range(state.pieces):
        cell = state.places[state.seat * state.pieces + piece]
        if cell != HOME:
            add_spaces(state, piece * TARGETS, cell, offsets, needs, costs)
            add_blockades(state, piece * TARGETS, cell, offsets, needs, costs)
    if not offsets:
        return
    add_card_moves(state, kinds, offsets, needs, costs, found)
    if state.mover >= 0:
        add_steps(state, offsets, needs, costs, found)
    for index in range(len(offsets)):
        if RUBBLE <= needs[index] <= CAMP and costs[index] <= count:
            found.append(ENTER + offsets[index])


def add_spaces(
    state: EldoradoState,
    offset: int,
    cell: int,
    offsets: list[int],
    needs: list[int],
    costs: list[int],
) -> None:
    """Neighbouring spaces that a piece could enter: target_need() for all six at once."""
    route = state.route
    first = 6 * cell
    for target in range(6):
        other = route.neighbours[first + target]
        if other == NOWHERE:
            continue
        need = route.need_of[other]
        if need == CLOSED or other in state.places:
            continue
        joint = route.joint_of[first + target]
        if joint != NOWHERE and state.blockades[joint] != 0:
            continue
        offsets.append(offset + target)
        needs.append(need)
        costs.append(route.cost_of[other])


def add_blockades(
    state: EldoradoState,
    offset: int,
    cell: int,
    offsets: list[int],
    needs: list[int],
    costs: list[int],
) -> None:
    """Standing blockades beside the space."""
    for side in range(2):
        joint = state.route.seams[2 * cell + side]
        if joint == NOWHERE:
            continue
        number = state.blockades[joint]
        if number != 0:
            offsets.append(offset + BEHIND + side)
            needs.append(BLOCKADE_NEED[number])
            costs.append(BLOCKADE_COST[number])


def add_card_moves(
    state: EldoradoState,
    kinds: list[int],
    offsets: list[int],
    needs: list[int],
    costs: list[int],
    found: list[int],
) -> None:
    """One card for one space: symbol and strength must fit (eldorado.move.one-card)."""
    count = len(offsets)
    for card in kinds:
        symbols = SYMBOLS[card]
        if symbols == 0:
            continue
        power = POWER[card]
        base = MOVE + card * PIECES * TARGETS
        for index in range(count):
            if symbols & BIT[needs[index]] and costs[index] <= power:
                offset = offsets[index]
                if card == NATIVE and offset % TARGETS >= BEHIND and not state.setup.native_opens:
                    continue
                found.append(base + offset)


def add_steps(
    state: EldoradoState, offsets: list[int], needs: list[int], costs: list[int], found: list[int]
) -> None:
    """Left-over strength carries the same piece on (eldorado.move.left-over)."""
    symbol = state.symbol
    for index in range(len(offsets)):
        offset = offsets[index]
        if offset // TARGETS != state.mover:
            continue
        if symbol == ANY:
            if offset % TARGETS < BEHIND:
                found.append(STEP + offset % TARGETS)
        elif needs[index] == symbol and costs[index] <= state.strength:
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
