"""Which way the acting seat moves its pieces, and with which cards."""

from incognita.games.eldorado.ai.decision_hand import LITTLE
from incognita.games.eldorado.ai.decision_market import MarketDecision
from incognita.games.eldorado.ai.distances import CELL_BITS, CELL_MASK, COST_SHIFT, TARGET_SHIFT
from incognita.games.eldorado.ai.reach import NONE
from incognita.games.eldorado.ai.weights import (
    CAMP_REMOVAL,
    FIRST_TO_OPEN,
    FRESH,
    LEAST_DECK,
    MOST_KEPT,
    WAITING,
)
from incognita.games.eldorado.rules.actions import ENTER, STEP, move
from incognita.games.eldorado.rules.cards import (
    ANY,
    BIT,
    CAMP,
    NATIVE,
    POWER,
    RUBBLE,
    SYMBOLS,
    WORTH,
)
from incognita.games.eldorado.rules.tables import AHEAD, BLOCKADE_COST, BLOCKADE_NEED, HOME, TARGETS


class MoveDecision(MarketDecision):
    """The next move of a piece: the cheapest way ahead."""

    def step_on(self) -> int:
        state = self.state
        cell = state.piece_cells[self.first + state.mover]
        if state.symbol == ANY:
            target = self.reach.any_step(cell)
        else:
            after, target = self.reach.run(cell, state.symbol, state.strength, NONE)
            if after >= self.turns[cell] - LITTLE:
                return NONE
        return STEP + target if target != NONE else NONE

    def best_move(self) -> int:
        """The move that brings most for what its card would be worth elsewhere."""
        state = self.state
        for piece in range(state.pieces):
            cell = state.piece_cells[self.first + piece]
            if cell == HOME:
                continue
            held_up = self.reach.held_up(cell)
            before = -1
            for card in self.hand:
                if card != before and SYMBOLS[card]:
                    before = card
                    self.card_move(card, piece, cell, held_up)
            self.entries(piece, cell)
        if self.best_action == NONE and (self.late or self.keepers() > MOST_KEPT):
            return self.spare_action
        return self.best_action

    def card_move(self, card: int, piece: int, cell: int, held_up: bool) -> None:
        """The best use of one card from this cell."""
        here = best = self.turns[cell]
        target = NONE
        if card == NATIVE:
            target = self.reach.any_step(cell)
            if target != NONE:
                best = self.turns[self.ways.route.neighbours[6 * cell + target]]
        else:
            symbols = SYMBOLS[card]
            for symbol in range(3):
                if symbols & BIT[symbol]:
                    after, first = self.reach.go_on(cell, symbol, POWER[card], held_up)
                    if after < best:
                        best = after
                        target = first
        if target != NONE:
            gain = (here - best) * self.deck.scale - self.missed(WORTH[card])
            self.consider(move(card, piece, target), gain, self.later(card), 1)

    def consider(self, action: int, gain: float, later: float, cards: int) -> None:
        """Take the move if none is better; what its cards could do in the next turn counts too."""
        if gain <= LITTLE:
            return
        score = gain - WAITING * later
        if gain + FRESH * cards < later:
            if self.spare_action == NONE or score > self.spare_score:
                self.spare_score = score
                self.spare_action = action
        elif self.best_action == NONE or score > self.best_score:
            self.best_score = score
            self.best_action = action

    def entries(self, piece: int, cell: int) -> None:
        """Rubble, camps and rubble blockades, paid with the weakest cards."""
        for step in self.ways.entries[cell]:
            if not self.reach.free(step, NONE):
                continue
            gain = (self.turns[cell] - self.turns[step & CELL_MASK]) * self.deck.scale
            target = step >> TARGET_SHIFT & 15
            need = step >> CELL_BITS & 7
            self.entry(piece * TARGETS + target, need, step >> COST_SHIFT & 7, gain)
        number = self.reach.blockade_ahead(cell, NONE)
        if number != 0 and BLOCKADE_NEED[number] == RUBBLE:
            cost = BLOCKADE_COST[number]
            gain = self.deck.way.price[RUBBLE * 5 + cost] + FIRST_TO_OPEN
            self.entry(piece * TARGETS + AHEAD, RUBBLE, cost, gain)

    def entry(self, offset: int, need: int, cost: int, gain: float) -> None:
        if cost > len(self.hand) or (gain <= 0.0 and need != CAMP):
            return
        given: list[int] = []
        later = 0.0
        worth = 0
        loss = 0.0
        for _ in range(cost):
            card = self.weakest(given, need)
            worth += WORTH[card]
            later += self.later(card)
            if need == CAMP:
                loss += CAMP_REMOVAL * self.lost
            given.append(card)
        # However dear the cards are, staying before a camp for ever is dearer.
        if gain > 0.0:
            if self.late or self.can_spare(given):
                loss = min(loss, 0.9 * gain)
            else:
                self.short = True
        self.consider(ENTER + offset, gain - loss - self.missed(worth), later, cost)

    def can_spare(self, given: list[int]) -> bool:
        """There are cards enough, others with the same symbols, and others as strong."""
        deck = self.deck
        if deck.size - len(given) < LEAST_DECK and self.can_fill():
            return False
        for index, card in enumerate(given):
            if deck.last_of_its_kind(card, given[:index]):
                return False
        return deck.weakened(given) <= LITTLE

    def can_fill(self) -> bool:
        """A thin deck need not stay so: there is a card that the hand can pay for."""
        return self.state.bought or self.any_card() != NONE
