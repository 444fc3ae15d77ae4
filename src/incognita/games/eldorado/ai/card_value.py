"""What a card is worth to a deck: turns saved on the way that lies ahead."""

from typing import Final

from incognita.games.eldorado.ai.deck_value import DeckValue
from incognita.games.eldorado.ai.distances import CARD, Ways
from incognita.games.eldorado.ai.weights import (
    CARD_VALUE,
    DELAY,
    DRAWN,
    ITEM_JOKER,
    ITEM_OFTEN,
    JOKER_SHARE,
    NATIVE_POWER,
    NEW_PILE,
    REACH,
    REMOVED,
    SHOPPING,
    SHOPPING_ENDS,
    SLOT,
    THICK,
    THIN,
)  # fmt: skip
from incognita.games.eldorado.rules.cards import (
    ALL_SYMBOLS,
    COIN,
    DEMON_CARD,
    DRAWS,
    FLY,
    GAIT,
    HAS_COIN,
    HAS_MACHETE,
    HAS_PADDLE,
    ITEM,
    KINDS,
    NATIVE,
    POWER,
    REMOVES,
    SMALL,
    STRIDES,
    SYMBOLS,
    THINGS,
    TRANSMITTER,
    WALK,
)  # fmt: skip
from incognita.games.eldorado.rules.state import EldoradoState
from incognita.games.eldorado.rules.tables import HOME, NOWHERE

JOKER: Final = ALL_SYMBOLS
STRENGTHS: Final[list[float]] = [
    NATIVE_POWER if card == NATIVE else float(POWER[card]) for card in range(THINGS)
]
DEAR: Final = 5.0
WALKED: Final = 1.5
BURDEN: Final = -0.5


class CardValues:
    """The cards of one position, judged for the acting seat."""

    def __init__(self, ways: Ways, state: EldoradoState, deck: DeckValue) -> None:
        self.ways = ways
        self.state = state
        self.deck = deck
        # Who stands before a space that no card is strong enough for buys whatever leads on.
        self.weak = self._too_weak()
        # Who cannot go on as it is wants other piles to come into the market.
        self.stuck = self.weak or deck.stranded()
        turns = deck.turns
        # The part of the way that a card bought now will see.
        self.live: float = 0.0
        if turns > 0.01:
            self.live = max(0.0, 1.0 - DELAY * CARD * deck.size / turns)
        self.coin_turns: float = deck.coin_turns + SHOPPING * max(0.0, turns - SHOPPING_ENDS)

    def of(self, card: int) -> float:
        """Turns saved by buying the card now; one who lacks a symbol also wants other piles."""
        saved = self._saved(card)
        if self.weak and SYMBOLS[card]:
            saved = max(saved, REACH * self._reach(card))
        if self.stuck and saved < NEW_PILE:
            return max(saved, NEW_PILE / (1 + self.state.stock[card]))
        return saved

    def _too_weak(self) -> bool:
        """No card is strong enough for the next space of the way."""
        state = self.state
        way = self.deck.way
        first = state.seat * state.pieces
        for at in range(first, first + state.pieces):
            cell = state.piece_cells[at]
            onward = way.onward[cell] if cell != HOME else NOWHERE
            if onward != NOWHERE and state.route.need_of[onward] <= COIN:
                need = state.route.need_of[onward]
                if way.extra[need * 5 + state.route.cost_of[onward]] > 0.0:
                    return True
        return False

    def _saved(self, card: int) -> float:
        live = self.live
        if live <= 0.0:
            return 0.0
        symbols = SYMBOLS[card]
        if symbols == 0:
            return self._of_extras(card) if card >= KINDS else self._action(card)
        if ITEM[card]:
            return CARD_VALUE * min(1.0, live * 3.0) * (self.one_use(card) - CARD)
        power = STRENGTHS[card]
        deck = self.deck
        saved = 0.0
        if symbols & HAS_MACHETE:
            saved += deck.machete_turns * power / (deck.machetes + power)
        if symbols & HAS_PADDLE:
            saved += deck.paddle_turns * power / (deck.paddles + power)
        if symbols & HAS_COIN:
            saved += self.coin_turns * power / (deck.coins + power)
        if symbols & JOKER == JOKER:
            saved *= JOKER_SHARE
        slot = deck.turns / (deck.size + 1.0)
        return CARD_VALUE * live * (saved - slot) + REACH * self._reach(card)

    def one_use(self, card: int) -> float:
        """Turns saved by an item, which helps only once."""
        deck = self.deck
        total = max(deck.turns, 0.01)
        symbols = SYMBOLS[card]
        power = STRENGTHS[card]
        if symbols == JOKER:
            return power * max(deck.machete_unit, deck.paddle_unit) * ITEM_JOKER
        if symbols == HAS_MACHETE:
            share = ITEM_OFTEN * deck.machete_turns / total
            return power * deck.machete_unit * min(1.0, share)
        if symbols == HAS_PADDLE:
            share = ITEM_OFTEN * deck.paddle_turns / total
            return power * deck.paddle_unit * min(1.0, share)
        return power * deck.coin_unit * min(1.0, deck.coin_turns / total)

    def _action(self, card: int) -> float:
        """Cards that draw, remove or take."""
        if card == TRANSMITTER:
            return 0.9 * self.best_free() - CARD
        deck = self.deck
        slot = deck.turns / (deck.size + 1.0)
        more = DRAWN * (DRAWS[card] - 1)
        if ITEM[card]:
            return CARD_VALUE * self.live * (more * CARD + REMOVES[card] * slot * REMOVED)
        uses = min(4.0, deck.turns * self.live / (CARD * deck.size))
        return CARD_VALUE * self.live * slot * (more + REMOVES[card] * uses * REMOVED * 0.5)

    def _of_extras(self, card: int) -> float:
        """Cards without symbols that promo sets and expansions add: walks above all."""
        deck = self.deck
        unit = min(deck.machete_unit, deck.paddle_unit)
        steps = float(min(STRIDES[card], 2)) if GAIT[card] in (WALK, FLY, SMALL) else 0.4
        uses = 1.0 if ITEM[card] else min(3.0, deck.turns / (CARD * deck.size))
        return CARD_VALUE * self.live * uses * (WALKED * steps * unit - CARD)

    def _reach(self, card: int) -> float:
        """Turns saved because spaces ahead no longer ask for more than any card has."""
        deck = self.deck
        if deck.strong_enough(card):
            return 0.0
        others = self.ways.way(deck.stronger(card)).others
        state = self.state
        saved = 0.0
        first = state.seat * state.pieces
        for at in range(first, first + state.pieces):
            cell = state.piece_cells[at]
            if cell != HOME:
                saved += deck.way.others[cell] - others[cell]
        return max(0.0, saved)

    def best_free(self) -> float:
        best = 0.0
        for card in range(len(self.state.stock)):
            if self.state.stock[card] > 0 and card != TRANSMITTER:
                best = max(best, self.of(card))
        return best

    def free_card(self) -> int:
        """The card that the transmitter should bring."""
        best = -1
        most = 0.0
        for card in range(len(self.state.stock)):
            if self.state.stock[card] > 0:
                value = self.of(card) if card != TRANSMITTER else -999.0
                if best < 0 or value > most:
                    most = value
                    best = card
        return best

    def owning(self, card: int, given: list[int]) -> float:
        """Turns lost if the card left the deck after those given; negative for a burden."""
        symbols = SYMBOLS[card]
        deck = self.deck
        if card == DEMON_CARD:
            return BURDEN
        if symbols == 0:
            return 1.0
        if deck.last_of_its_kind(card, given):
            return DEAR
        if ITEM[card]:
            return self.one_use(card) - CARD
        power = STRENGTHS[card]
        saved = 0.0
        if symbols & HAS_MACHETE:
            saved += deck.machete_turns * power / deck.machetes
        if symbols & HAS_PADDLE:
            saved += deck.paddle_turns * power / deck.paddles
        if symbols & HAS_COIN:
            saved += self.coin_turns * power / deck.coins
        saved += deck.weakened([*given, card]) - deck.weakened(given)
        thick = min(1.0, max(0.0, deck.size - THIN) * THICK)
        return saved - SLOT * thick * deck.turns / deck.size
