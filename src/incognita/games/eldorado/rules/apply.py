"""apply(): one handler per kind of decision, each ending the thought it began."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from incognita.games.eldorado.rules import chance
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
    CAMP,
    HAND,
    IS_COIN,
    ITEM,
    NATIVE,
    POWER,
    PRICE,
    REMOVES,
    TRANSMITTER,
    WORTH,
)  # fmt: skip
from incognita.games.eldorado.rules.moves import target_need
from incognita.games.eldorado.rules.phases import (
    ACT,
    DISCARDING,
    GIVING,
    NEXT_TURN,
    REMOVING,
    TAKING,
)
from incognita.games.eldorado.rules.tables import BEHIND, HOME, TARGETS
from incognita.games.eldorado.rules.turns import drop_left_over, next_turn, put_down

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState


def apply(state: EldoradoState, action: int) -> None:
    if action < STEP:
        apply_move(state, action - MOVE)
    elif action < ENTER:
        apply_step(state, action - STEP)
    elif action < GIVE:
        apply_enter(state, action - ENTER)
    elif action < PLAY:
        apply_give(state, action - GIVE)
    elif action < REMOVE:
        apply_play(state, action - PLAY)
    elif action < DONE:
        apply_remove(state, action - REMOVE)
    elif action == DONE:
        finish_removing(state)
    elif action < PAY:
        apply_take(state, action - TAKE)
    elif action < BUY:
        apply_pay(state, action - PAY)
    elif action < DISCARD:
        apply_buy(state, action - BUY)
    elif action < END:
        apply_discard(state, action - DISCARD)
    else:
        apply_end(state)


def leave_hand(state: EldoradoState, card: int) -> None:
    """A card leaves the hand in sight of all."""
    seat = state.seat
    state.hands[seat].remove(card)
    known = state.known[seat]
    if card in known:
        known.remove(card)


def use_up(state: EldoradoState, card: int) -> None:
    """A card used for its function: an item leaves the game (eldorado.item.once)."""
    leave_hand(state, card)
    if ITEM[card]:
        to_box(state, card)
    else:
        state.played.append(card)


def to_box(state: EldoradoState, card: int) -> None:
    insort(state.boxes[state.seat], card)
    state.boxed.append(card)


def apply_move(state: EldoradoState, packed: int) -> None:
    """Play one card for its first step (eldorado.move.one-card)."""
    target = packed % TARGETS
    piece = packed // TARGETS % PIECES
    card = packed // (TARGETS * PIECES)
    cell = state.places[state.seat * state.pieces + piece]
    need = target_need(state, cell, target)
    use_up(state, card)
    if card == NATIVE:
        state.mover = piece if state.setup.native_both and target >= BEHIND else -1
        state.symbol = ANY
        state.strength = 0
    else:
        state.mover = piece
        state.symbol = need >> 4
        state.strength = POWER[card] - (need & 15)
    reach(state, piece, target)


def apply_step(state: EldoradoState, target: int) -> None:
    """Go on with what the last card left (eldorado.move.left-over)."""
    piece = state.mover
    cell = state.places[state.seat * state.pieces + piece]
    if state.symbol == ANY:
        drop_left_over(state)
    else:
        state.strength -= target_need(state, cell, target) & 15
    reach(state, piece, target)


def reach(state: EldoradoState, piece: int, target: int) -> None:
    """What was paid for happens: the blockade goes, or the piece does."""
    if state.mover >= 0 and state.symbol != ANY and state.strength == 0:
        drop_left_over(state)
    at = state.seat * state.pieces + piece
    cell = state.places[at]
    if target >= BEHIND:
        win_blockade(state, state.route.seams[2 * cell + target - BEHIND])
        return
    to = state.route.neighbours[6 * cell + target]
    state.places[at] = to
    if to >= state.route.first_finish:
        arrive(state, at)


def win_blockade(state: EldoradoState, joint: int) -> None:
    """Whoever opens a blockade keeps it, and the seam is open to all (eldorado.blockade.keep)."""
    insort(state.won[state.seat], state.blockades[joint])
    state.blockades[joint] = 0


def arrive(state: EldoradoState, at: int) -> None:
    """The piece goes on to El Dorado and frees its space (eldorado.end.arrive)."""
    state.places[at] = HOME
    drop_left_over(state)
    first = state.seat * state.pieces
    for piece in range(state.pieces):
        if state.places[first + piece] != HOME:
            return
    state.arrivals.append(state.seat)
    put_down(state)
    next_turn(state)


def apply_enter(state: EldoradoState, packed: int) -> None:
    """Rubble and camps ask for a number of any cards (eldorado.special.*)."""
    drop_left_over(state)
    state.giver = packed // TARGETS
    state.target = packed % TARGETS
    cell = state.places[state.seat * state.pieces + state.giver]
    need = target_need(state, cell, state.target)
    state.owed = need & 15
    state.symbol = need >> 4
    state.phase = GIVING


def apply_give(state: EldoradoState, card: int) -> None:
    """Its function is ignored; a camp removes the card from the game (eldorado.special.camp)."""
    leave_hand(state, card)
    if state.symbol == CAMP:
        to_box(state, card)
    else:
        state.played.append(card)
    state.owed -= 1
    if state.owed > 0:
        return
    piece, target = state.giver, state.target
    state.giver = -1
    state.target = -1
    state.symbol = ANY
    state.phase = ACT
    reach(state, piece, target)


def apply_play(state: EldoradoState, packed: int) -> None:
    """Follow the card at once, then go on (eldorado.action.*)."""
    card = packed // DRAW_CHOICES
    drop_left_over(state)
    use_up(state, card)
    if card == TRANSMITTER:
        state.phase = TAKING
        return
    state.removable = REMOVES[card]
    chance.begin_draw(state, packed % DRAW_CHOICES, REMOVING if state.removable else ACT)


def apply_remove(state: EldoradoState, card: int) -> None:
    leave_hand(state, card)
    to_box(state, card)
    state.removable -= 1
    if state.removable == 0 or not state.hands[state.seat]:
        finish_removing(state)


def finish_removing(state: EldoradoState) -> None:
    state.removable = 0
    state.phase = ACT


def apply_take(state: EldoradoState, card: int) -> None:
    """A free card; its pile stays where it lies (eldorado.action.transmitter)."""
    gain(state, card)
    if state.stock[card] == 0 and card in state.slots:
        state.slots[state.slots.index(card)] = -1
    state.offers = offered(state.stock, state.slots)
    state.phase = ACT


def gain(state: EldoradoState, card: int) -> None:
    """A new card goes to the discard pile (eldorado.buy.to-discard)."""
    state.stock[card] -= 1
    insort(state.discards[state.seat], card)


def apply_pay(state: EldoradoState, card: int) -> None:
    """Coins count in full, every other card half a coin (eldorado.buy.worth)."""
    drop_left_over(state)
    state.purse += WORTH[card]
    if IS_COIN[card]:
        use_up(state, card)
    else:
        leave_hand(state, card)
        state.played.append(card)


def apply_buy(state: EldoradoState, card: int) -> None:
    """One purchase; change is lost; a pile from beside fills the empty slot (eldorado.market.*)."""
    drop_left_over(state)
    gain(state, card)
    if card in state.slots:
        if state.stock[card] == 0:
            state.slots[state.slots.index(card)] = -1
    elif state.stock[card] > 0:
        state.slots[state.slots.index(-1)] = card
    state.offers = offered(state.stock, state.slots)
    state.purse = 0
    state.bought = True


def offered(stock: list[int], slots: list[int]) -> list[int]:
    """What can be bought: the six slots, or every pile while a slot is empty."""
    if -1 in slots:
        return [card for card in range(len(stock)) if stock[card] > 0 and PRICE[card] > 0]
    return sorted(slots)


def apply_discard(state: EldoradoState, card: int) -> None:
    """Cards left in hand may be discarded one by one (eldorado.turn.keep-or-discard)."""
    if state.phase == ACT:
        put_down(state)
        state.phase = DISCARDING
    leave_hand(state, card)
    insort(state.discards[state.seat], card)


def apply_end(state: EldoradoState) -> None:
    """Keep what is left and draw up to four (eldorado.turn.draw)."""
    if state.phase == ACT:
        put_down(state)
    chance.begin_draw(state, max(0, HAND - len(state.hands[state.seat])), NEXT_TURN)
