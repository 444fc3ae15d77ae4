"""Quick decisions: the cheapest way ahead, and cards that the way needs."""

from typing import Final

from incognita.games.eldorado.ai.card_value import STRENGTHS, CardValues
from incognita.games.eldorado.ai.deck_value import DeckValue
from incognita.games.eldorado.ai.distances import (
    CELL_BITS,
    CELL_MASK,
    COST_SHIFT,
    LOST,
    TARGET_SHIFT,
    Ways,
)  # fmt: skip
from incognita.games.eldorado.ai.reach import NONE, Reach
from incognita.games.eldorado.ai.weights import (
    CAMP_LATER,
    CAMP_REMOVAL,
    CHANGE,
    FIRST_TO_OPEN,
    FRESH,
    LEAST_CARD_VALUE,
    LEAST_DECK,
    MISSED,
    MOST_KEPT,
    PATIENCE,
    REGRET,
    REGRET_ITEM,
    USABLE,
    WAITING,
)  # fmt: skip
from incognita.games.eldorado.rules.actions import (
    BUY,
    DISCARD,
    DONE,
    END,
    ENTER,
    GIVE,
    STEP,
    buy,
    discard,
    give,
    move,
    pay,
    piece_of,
    play,
    remove,
    take,
    target_of,
)  # fmt: skip
from incognita.games.eldorado.rules.cards import (
    ANY,
    BIT,
    CAMP,
    DRAWS,
    HAS_COIN,
    HAS_MACHETE,
    HAS_PADDLE,
    IS_ACTION,
    ITEM,
    NATIVE,
    POWER,
    PRICE,
    RUBBLE,
    SYMBOLS,
    TRANSMITTER,
    WORTH,
)  # fmt: skip
from incognita.games.eldorado.rules.phases import ACT, DISCARDING, GIVING, REMOVING
from incognita.games.eldorado.rules.state import EldoradoState
from incognita.games.eldorado.rules.tables import (
    AHEAD,
    BLOCKADE_COST,
    BLOCKADE_NEED,
    HOME,
    TARGETS,
)  # fmt: skip
from incognita.games.eldorado.rules.travel import may_move

# Weights for search.
CHOSEN: Final = 16.0
FORWARD: Final = 1.0
BASE: Final = 0.4
BACK: Final = 0.05

LITTLE: Final = 0.001


class Decision:
    """One decision of the acting seat."""

    def __init__(self, ways: Ways, state: EldoradoState) -> None:
        self.ways = ways
        self.state = state
        self.hand = state.hands[state.seat]
        self.first = state.seat * state.pieces
        self.deck = DeckValue(ways, state, state.seat)
        self.turns = self.deck.way.turns
        self.reach = Reach(ways, self.deck.way, state)
        self.best_action = NONE
        self.best_score = 0.0
        self.spare_action = NONE
        self.spare_score = 0.0
        self.offers: list[float] = []
        self.coins = 0
        self.most = 0.0
        # A camp asks for more cards than the deck can spare.
        self.short = False
        # Nobody waits for better cards for ever, or for others to move on.
        self.late = state.round > PATIENCE
        if self.late:
            self.go_around()

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

    def choose(self) -> int:
        state = self.state
        phase = state.phase
        if phase == ACT and state.mover >= 0 and may_move(state):
            stepped = self.step_on()
            if stepped != NONE:
                return stepped
        if phase == DISCARDING:
            return self.put_away()
        self.deck.look_ahead(state)
        self.card_values = CardValues(self.ways, state, self.deck)
        if phase == ACT:
            return self.act()
        if phase == GIVING:
            return give(self.weakest([], self.state.symbol))
        if phase == REMOVING:
            return self.removal()
        return take(self.card_values.free_card())

    def act(self) -> int:
        """Cards that draw come first, then moves, the purchase, and the end of the turn."""
        drawn = self.play_action()
        if drawn != NONE:
            return drawn
        self.look_at_market()
        if may_move(self.state):
            moved = self.best_move()
            if moved != NONE:
                return moved
        bought = self.purchase()
        return bought if bought != NONE else self.put_away()

    # Moving.

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

    def play_action(self) -> int:
        state = self.state
        for card in self.hand:
            if IS_ACTION[card]:
                if card == TRANSMITTER:
                    if any(state.stock):
                        return play(card, 0)
                elif state.decks[state.seat] or state.discards[state.seat]:
                    return play(card, DRAWS[card])
        return NONE

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
        if cost > len(self.hand):
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
                loss += CAMP_REMOVAL * self.card_values.owning(card, given)
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

    def weakest(self, given: list[int], need: int) -> int:
        """The card of the hand that is missed least, apart from those given already."""
        best = NONE
        least = 0.0
        for card in self.hand:
            if card in given and given.count(card) >= self.hand.count(card):
                continue
            value = self.later(card) + CHANGE * WORTH[card]
            if need == CAMP:
                value = self.card_values.owning(card, given) + CAMP_LATER * value
            if best == NONE or value < least:
                least = value
                best = card
        return best

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

    # Buying, removing and the end of the turn.

    def removal(self) -> int:
        best = NONE
        least = 0.0
        for card in self.hand:
            value = self.card_values.owning(card, [])
            if value < least:
                least = value
                best = card
        return remove(best) if best != NONE else DONE

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

    # For search.

    def priors(self, legal: list[int]) -> list[float]:
        """The quick choice stands out, steps back hardly count."""
        self.deck.look_ahead(self.state)
        self.card_values = CardValues(self.ways, self.state, self.deck)
        choice = self.choose()
        weights: list[float] = []
        for action in legal:
            weights.append(CHOSEN if action == choice else self.weight(action))
        return weights

    def weight(self, action: int) -> float:
        if action < GIVE:
            return self.move_weight(action)
        if BUY <= action < DISCARD:
            return BASE + max(0.0, self.card_values.of(action - BUY))
        return BASE

    def move_weight(self, action: int) -> float:
        """By where the first step leads."""
        state = self.state
        piece = state.mover if STEP <= action < ENTER else piece_of(action)
        target = target_of(action)
        if target == AHEAD:
            return FORWARD
        if target > 5:
            return BACK
        cell = state.piece_cells[self.first + piece]
        to = self.ways.route.neighbours[6 * cell + target]
        return FORWARD if self.turns[to] < self.turns[cell] else BACK
