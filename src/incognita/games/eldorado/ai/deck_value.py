"""What a seat's deck is good for on the way that lies ahead of its pieces."""

from typing import Final

from incognita.games.eldorado.ai.distances import CARD, MAKES, Way, Ways, make_of
from incognita.games.eldorado.ai.weights import BLOCKADE
from incognita.games.eldorado.rules.cards import (
    BIT,
    BOUNDLESS,
    COIN,
    FLY,
    GAIT,
    ITEM,
    MACHETE,
    PADDLE,
    POWER,
    SMALL,
    STRIDES,
    SYMBOLS,
    THINGS,
    WALK,
)  # fmt: skip
from incognita.games.eldorado.rules.piles import holds, take_card
from incognita.games.eldorado.rules.state import EldoradoState
from incognita.games.eldorado.rules.tables import BLOCKADE_COST, BLOCKADE_NEED, HOME

FIELD: Final = 10
# Below the symbols of a card lie the bits of its strength.
SYMBOL_SHIFT: Final = 9
STRENGTH_MASK: Final = (1 << SYMBOL_SHIFT) - 1
LOW: Final = (1 << FIELD) - 1
# The strength that stands for none, so that a missing symbol takes long but not for ever.
NOTHING: Final = 0.25
# Strength in quarters: a joker is counted three times and an item goes when it is used.
WHOLE: Final = 4
JOKER: Final = 3
ONCE: Final = 1


def _share(card: int, symbol: int) -> int:
    symbols = SYMBOLS[card]
    if GAIT[card] in (WALK, FLY, SMALL):
        return ONCE if ITEM[card] else 2 * JOKER * min(STRIDES[card], 2)
    if not symbols & BIT[symbol]:
        return 0
    joker = symbols == BIT[MACHETE] | BIT[PADDLE] | BIT[COIN]
    share = JOKER if joker else WHOLE
    return POWER[card] * (ONCE if ITEM[card] else share)


def _packed(card: int) -> int:
    """Machetes, paddles, coins and the card itself, side by side in one number."""
    total = 0
    for symbol in (COIN, PADDLE, MACHETE):
        total = (total << FIELD) + _share(card, symbol)
    return (total << FIELD) + 1


def _strongest(card: int) -> int:
    """Three bits for each symbol, one for every strength from 2 to 4 that the card has."""
    bits = 0
    for symbol in (COIN, PADDLE, MACHETE):
        has = SYMBOLS[card] & BIT[symbol] and POWER[card] != BOUNDLESS
        bits = (bits << 3) | ((1 << (min(POWER[card], 4) - 1)) - 1 if has else 0)
    return bits


def _lasts(card: int) -> int:
    """Three bits for the symbols that the card has again and again, above those of its strength."""
    if ITEM[card]:
        return 0
    symbols = 0
    for symbol in (COIN, PADDLE, MACHETE):
        symbols = (symbols << 1) | (1 if _share(card, symbol) else 0)
    return symbols << SYMBOL_SHIFT | _strongest(card)


STRENGTH: Final[list[int]] = [_strongest(card) for card in range(THINGS)]
PACKED: Final[list[int]] = [STRENGTH[card] << 4 * FIELD | _packed(card) for card in range(THINGS)]
LASTS: Final[list[int]] = [_lasts(card) for card in range(THINGS)]
TOP: Final[list[int]] = [0, 1, 2, 2, 3, 3, 3, 3]
# By the strengths of a deck: what its strongest cards add to the make of weak ones.
TOPS: Final[list[int]] = [
    (TOP[bits & 7] * MAKES + TOP[bits >> 3 & 7]) * MAKES + TOP[bits >> 6]
    for bits in range(STRENGTH_MASK + 1)
]
UNKNOWN: Final = -1
NOTHING_ASKED: Final[list[int]] = [UNKNOWN]


class DeckValue:
    """One seat's deck measured against its way."""

    def __init__(self, ways: Ways, state: EldoradoState, seat: int) -> None:
        total = 0
        bits = 0
        for card in state.hands[seat]:
            packed = PACKED[card]
            total += packed
            bits |= packed
        for card in state.decks[seat]:
            packed = PACKED[card]
            total += packed
            bits |= packed
        for card in state.discards[seat]:
            packed = PACKED[card]
            total += packed
            bits |= packed
        if seat == state.seat:
            for card in state.played:
                packed = PACKED[card]
                total += packed
                bits |= packed
        bits >>= 4 * FIELD
        self.size: float = float(max(total & LOW, 1))
        self.machetes: float = (total >> FIELD & LOW) / 4.0 + NOTHING
        self.paddles: float = (total >> 2 * FIELD & LOW) / 4.0 + NOTHING
        self.coins: float = (total >> 3 * FIELD & LOW) / 4.0 + NOTHING
        self.weak_profile: int = (
            make_of(self.machetes / self.size) * MAKES + make_of(self.paddles / self.size)
        ) * MAKES + make_of(self.coins / self.size)
        self.profile: int = self.weak_profile + TOPS[bits]
        self.way: Way = ways.way(self.profile)
        self.machete_unit: float = CARD * self.size / self.machetes
        self.paddle_unit: float = CARD * self.size / self.paddles
        self.coin_unit: float = CARD * self.size / self.coins
        self.bits: int = bits
        self.all_lasting: int = UNKNOWN
        self.given: list[int] = NOTHING_ASKED
        self.bits_without = 0
        self.looked = False
        self.seat = seat
        self.ways = ways
        self.state = state

    def look_ahead(self, state: EldoradoState) -> None:
        """Turns that each symbol will take, both pieces and the standing blockades together."""
        if self.looked:
            return
        self.looked = True
        way = self.way
        machetes = 0
        paddles = 0
        coins = 0
        others = 0.0
        rough = 0.0
        first = self.seat * state.pieces
        board = len(state.blockades)
        for at in range(first, first + state.pieces):
            cell = state.piece_cells[at]
            if cell == HOME:
                continue
            machetes += way.machetes[cell]
            paddles += way.paddles[cell]
            coins += way.coins[cell]
            others += way.others[cell]
            rough += way.turns[cell]
            if state.route.board_of[cell] < board:
                board = state.route.board_of[cell]
        machete_turns = machetes * self.machete_unit
        paddle_turns = paddles * self.paddle_unit
        coin_turns = coins * self.coin_unit
        exact = machete_turns + paddle_turns + coin_turns + others
        self.scale: float = exact / rough if rough > 0.0 else 1.0
        for joint in range(board, len(state.blockades)):
            number = state.blockades[joint]
            if number:
                need = BLOCKADE_NEED[number]
                cost = BLOCKADE * BLOCKADE_COST[number]
                if need == MACHETE:
                    machete_turns += cost * self.machete_unit
                elif need == PADDLE:
                    paddle_turns += cost * self.paddle_unit
                elif need == COIN:
                    coin_turns += cost * self.coin_unit
                else:
                    others += cost * CARD
        self.machete_turns: float = machete_turns
        self.paddle_turns: float = paddle_turns
        self.coin_turns: float = coin_turns
        self.other_turns: float = others
        self.turns: float = (
            self.machete_turns + self.paddle_turns + self.coin_turns + self.other_turns
        )

    def stranded(self) -> bool:
        """The way asks for a symbol that no card of the deck has."""
        return (
            (self.machetes <= NOTHING and self.machete_turns > 0.0)
            or (self.paddles <= NOTHING and self.paddle_turns > 0.0)
            or (self.coins <= NOTHING and self.coin_turns > 0.0)
        )

    def last_of_its_kind(self, card: int, given: list[int]) -> bool:
        """Without the card, and those given, a symbol that the way asks for would be missing."""
        packed = PACKED[card]
        needed = 0
        if self.machete_turns > 0.0 and packed >> FIELD & LOW:
            needed |= 1
        if self.paddle_turns > 0.0 and packed >> 2 * FIELD & LOW:
            needed |= 2
        if self.coin_turns > 0.0 and packed >> 3 * FIELD & LOW:
            needed |= 4
        return needed != 0 and needed & ~(self._without([*given, card]) >> SYMBOL_SHIFT) != 0

    def weakened(self, given: list[int]) -> float:
        """Turns that the way would take longer because no card left is as strong as those given."""
        strength = 0
        for card in given:
            strength |= LASTS[card] & STRENGTH_MASK
        if strength == 0:
            return 0.0
        if self.all_lasting == UNKNOWN:
            self.all_lasting = self._without([])
        before = self.all_lasting & STRENGTH_MASK
        after = self._without(given) & STRENGTH_MASK
        if before == after:
            return 0.0
        strong = self.ways.way(self.weak_profile + TOPS[before]).turns
        weak = self.ways.way(self.weak_profile + TOPS[after]).turns
        state = self.state
        lost = 0.0
        for at in range(self.seat * state.pieces, (self.seat + 1) * state.pieces):
            cell = state.piece_cells[at]
            if cell != HOME:
                lost += weak[cell] - strong[cell]
        return lost

    def _without(self, given: list[int]) -> int:
        """Symbols and strength of the cards that are left; the last answer is remembered."""
        if given == self.given:
            return self.bits_without
        state = self.state
        seat = self.seat
        left = given[:]
        bits = lasting(state.hands[seat], left)
        bits |= lasting(state.decks[seat], left)
        bits |= lasting(state.discards[seat], left)
        if seat == state.seat:
            bits |= lasting(state.played, left)
        self.given = given[:]
        self.bits_without = bits
        return bits

    def strong_enough(self, card: int) -> bool:
        """Some card of each of its symbols is as strong already."""
        return self.bits | STRENGTH[card] == self.bits

    def stronger(self, card: int) -> int:
        """The make of the deck if this card were its strongest."""
        return self.weak_profile + TOPS[self.bits | STRENGTH[card]]


def lasting(pile: list[int], given: list[int]) -> int:
    """Symbols and strength of what is in the pile; what is given leaves, once for each."""
    bits = 0
    for card in pile:
        if given and holds(given, card):
            take_card(given, card)
        else:
            bits |= LASTS[card]
    return bits
