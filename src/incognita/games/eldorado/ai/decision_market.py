"""What the acting seat buys, and what it pays with."""

from incognita.games.eldorado.ai.decision_hand import HandDecision
from incognita.games.eldorado.ai.reach import NONE
from incognita.games.eldorado.ai.weights import LEAST_CARD_VALUE, MISSED, REGRET, REGRET_ITEM
from incognita.games.eldorado.rules.actions import buy, pay
from incognita.games.eldorado.rules.cards import ITEM, PRICE, WORTH


class MarketDecision(HandDecision):
    """The purchase of this turn."""

    def look_at_market(self) -> None:
        """What the whole hand could buy."""
        self.coins = self.state.purse
        for card in self.hand:
            self.coins += WORTH[card]
        self.offers = []
        self.most = 0.0
        if self.state.bought:
            return
        for card in self.state.offers:
            value = self.card_values.of(card) if 2 * PRICE[card] <= self.coins else 0.0
            self.offers.append(value)
            self.most = max(self.most, value)

    def missed(self, worth: int) -> float:
        """What the best purchase loses if so much of the hand is spent on the way."""
        if self.most <= LEAST_CARD_VALUE or self.late:
            return 0.0
        best = 0.0
        rest = self.coins - worth
        offers = self.state.offers
        for index in range(len(offers)):
            if self.offers[index] > best and 2 * PRICE[offers[index]] <= rest:
                best = self.offers[index]
        return MISSED * (self.most - best)

    def purchase(self) -> int:
        """Pay towards the best card that the rest of the hand can buy, then buy it."""
        wanted = self.any_card() if self.short or self.state.purse else NONE
        if self.most > LEAST_CARD_VALUE:
            wanted = self.state.offers[self.offers.index(self.most)]
        if wanted == NONE:
            return NONE
        needed = 2 * PRICE[wanted] - self.state.purse
        return buy(wanted) if needed <= 0 else pay(self.payment(needed))

    def any_card(self) -> int:
        """The best that can be paid for, be it of little use."""
        best = NONE
        offers = self.state.offers
        for index in range(len(self.offers)):
            if 2 * PRICE[offers[index]] <= self.coins and (
                best == NONE or self.offers[index] > self.offers[best]
            ):
                best = index
        return offers[best] if best != NONE else NONE

    def payment(self, needed: int) -> int:
        """The card whose loss hurts least: one that pays the rest, or else the richest."""
        best = NONE
        least = 0.0
        for card in self.hand:
            worth = WORTH[card]
            regret = REGRET * self.keeping(card)
            if ITEM[card]:
                regret += REGRET_ITEM
            regret += 0.01 * (worth - needed) if worth >= needed else 0.1 * (needed - worth)
            if best == NONE or regret < least:
                least = regret
                best = card
        return best
