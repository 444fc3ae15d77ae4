"""What the cards of the hand are worth to the acting seat, and which it parts with."""

from typing import Final

from incognita.games.eldorado.ai.card_value import STRENGTHS, CardValues
from incognita.games.eldorado.ai.deck_value import DeckValue
from incognita.games.eldorado.ai.distances import LOST, Ways
from incognita.games.eldorado.ai.reach import NONE, Reach
from incognita.games.eldorado.ai.weights import (
    CAMP_LATER,
    CHANGE,
    FRESH,
    MOST_KEPT,
    PATIENCE,
    USABLE,
)
from incognita.games.eldorado.rules.actions import DONE, END, discard, remove
from incognita.games.eldorado.rules.cards import (
    CAMP,
    HAS_COIN,
    HAS_MACHETE,
    HAS_PADDLE,
    SYMBOLS,
    WORTH,
)
from incognita.games.eldorado.rules.piles import holds
from incognita.games.eldorado.rules.state import EldoradoState
from incognita.games.eldorado.rules.tables import HOME

LITTLE: Final = 0.001


class HandDecision:
    """The hand of the acting seat, its deck, and the way before its pieces."""

    card_values: CardValues

    def __init__(self, ways: Ways, state: EldoradoState) -> None:
        self.ways = ways
        self.state = state
        self.hand = state.hands[state.seat]
        self.first = state.seat * state.pieces
        self.deck = DeckValue(ways, state, state.seat)
        self.turns = self.deck.way.turns
        self.reach = Reach(ways, self.deck.way, state)
        self.judged = False
        self.best_action = NONE
        self.best_score = 0.0
        self.spare_action = NONE
        self.spare_score = 0.0
        self.offers: list[float] = []
        self.coins = 0
        self.most = 0.0
        # What leaving the deck would cost: of the card that weakest() named last.
        self.lost = 0.0
        # A camp asks for more cards than the deck can spare.
        self.short = False
        # Nobody waits for better cards for ever, or for others to move on.
        self.late = state.round > PATIENCE
        if self.late:
            self.go_around()

    def judge_cards(self) -> None:
        """What the way will take, and by that the worth of cards: once for each decision."""
        if not self.judged:
            self.judged = True
            self.deck.look_ahead(self.state)
            self.card_values = CardValues(self.ways, self.state, self.deck)

    def go_around(self) -> None:
        """By cells where nobody stands, however far that is."""
        state = self.state
        own = state.piece_cells[self.first : self.first + state.pieces]
        others = [cell for cell in state.piece_cells if cell not in own]
        way = self.ways.around(self.deck.profile, others)
        for cell in own:
            if cell != HOME and way.turns[cell] >= LOST:
                return
        self.deck.way = way
        self.turns = way.turns
        self.reach = Reach(self.ways, way, state)

    def later(self, card: int) -> float:
        """Turns that the card is likely to save in the next turn, if it is kept."""
        symbols = SYMBOLS[card]
        if symbols == 0:
            return 0.0
        deck = self.deck
        way = deck.way
        power = STRENGTHS[card]
        best = 0.0
        for at in range(self.first, self.first + self.state.pieces):
            cell = self.state.piece_cells[at]
            if cell == HOME:
                continue
            if symbols & HAS_MACHETE:
                near = min(power, float(way.near_machetes[cell]))
                best = max(best, near * deck.machete_unit)
            if symbols & HAS_PADDLE:
                near = min(power, float(way.near_paddles[cell]))
                best = max(best, near * deck.paddle_unit)
            if symbols & HAS_COIN:
                near = min(power, float(way.near_coins[cell]))
                best = max(best, near * deck.coin_unit)
        return best * USABLE

    def keeping(self, card: int) -> float:
        """What the card can do in the next turn, above what a fresh card can."""
        if SYMBOLS[card] == 0:
            return 1.0
        return max(0.0, self.later(card) - FRESH)

    def keepers(self) -> int:
        count = 0
        for card in self.hand:
            if self.keeping(card) > 0.0:
                count += 1
        return count

    def weakest(self, given: list[int], need: int) -> int:
        """The card of the hand that is missed least, apart from those given already."""
        best = before = NONE
        least = 0.0
        for card in self.hand:
            if card == before or (
                holds(given, card) and given.count(card) >= self.hand.count(card)
            ):
                continue
            before = card
            value = self.later(card) + CHANGE * WORTH[card]
            owning = 0.0
            if need == CAMP:
                owning = self.card_values.owning(card, given)
                value = owning + CAMP_LATER * value
            if best == NONE or value < least:
                least = value
                best = card
                self.lost = owning
        return best

    def removal(self) -> int:
        best = before = NONE
        least = 0.0
        for card in self.hand:
            if card == before:
                continue
            before = card
            value = self.card_values.owning(card, [])
            if value < least:
                least = value
                best = card
        return remove(best) if best != NONE else DONE

    def put_away(self) -> int:
        """Discard what the next turn cannot use, then end the turn."""
        least = 0.0
        weakest = NONE
        for card in self.hand:
            value = self.keeping(card)
            if value <= 0.0:
                return discard(card)
            if weakest == NONE or value < least:
                least = value
                weakest = card
        return discard(weakest) if len(self.hand) > MOST_KEPT else END
