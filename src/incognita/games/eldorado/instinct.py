"""Quick decisions: the cheapest way ahead, and cards that the way needs."""

from typing import Final

from incognita.games.eldorado.actions import (
    BUY,
    DISCARD,
    DONE,
    END,
    ENTER,
    GIVE,
    PAY,
    REMOVE,
    STEP,
    TAKE,
    move,
    play,
)  # fmt: skip
from incognita.games.eldorado.cards import (
    ANY,
    BIT,
    CAMP,
    CLOSED,
    COIN,
    DRAWS,
    IS_ACTION,
    ITEM,
    KINDS,
    MACHETE,
    NATIVE,
    PADDLE,
    POWER,
    PRICE,
    REMOVES,
    RUBBLE,
    SYMBOLS,
    TRANSMITTER,
    WORTH,
)  # fmt: skip
from incognita.games.eldorado.moves import may_move
from incognita.games.eldorado.phases import ACT, DISCARDING, GIVING, REMOVING
from incognita.games.eldorado.prospects import Prospects
from incognita.games.eldorado.state import EldoradoState
from incognita.games.eldorado.tables import (
    AHEAD,
    BLOCKADE_COST,
    BLOCKADE_NEED,
    HOME,
    NOWHERE,
    TARGETS,
)  # fmt: skip
from incognita.games.eldorado.tuning import P
from incognita.games.eldorado.ways import CARD, Ways

TRAVEL: Final = BIT[MACHETE] | BIT[PADDLE] | BIT[COIN]
NONE: Final = -1


class Instinct:
    """One decision of the acting seat."""

    def __init__(self, ways: Ways, state: EldoradoState) -> None:
        self.state = state
        self.route = state.route
        self.seat = state.seat
        self.hand = state.hands[state.seat]
        self.ways = ways
        self.prospects = Prospects(ways, state, state.seat)
        self.turns = self.prospects.way.turns
        self.target = NONE
        self.best_action = NONE
        self.best_score = 0.0

    def choose(self) -> int:
        phase = self.state.phase
        if phase == ACT:
            return self.act()
        if phase == GIVING:
            return GIVE + self.to_give()
        if phase == REMOVING:
            return self.removal()
        if phase == DISCARDING:
            return self.put_away()
        return TAKE + self.free_card()

    # ---- moving

    def act(self) -> int:
        state = self.state
        if may_move(state):
            if state.mover >= 0:
                stepped = self.step_on()
                if stepped != NONE:
                    return stepped
            drawn = self.play_action()
            if drawn != NONE:
                return drawn
            moved = self.best_move()
            if moved != NONE:
                return moved
        if not state.bought:
            bought = self.purchase()
            if bought != NONE:
                return bought
        drawn = self.play_action()
        if drawn != NONE:
            return drawn
        return self.put_away()

    def step_on(self) -> int:
        state = self.state
        cell = state.places[self.seat * state.pieces + state.mover]
        if state.symbol == ANY:
            self.any_step(cell)
            return STEP + self.target if self.target != NONE else NONE
        best = self.run(cell, state.symbol, state.strength, NONE)
        return STEP + self.target if best < self.turns[cell] - 0.001 else NONE

    def play_action(self) -> int:
        state = self.state
        for card in self.hand:
            if IS_ACTION[card]:
                if card == TRANSMITTER:
                    if any(state.stock):
                        return play(card, 0)
                elif state.decks[self.seat] or state.discards[self.seat]:
                    return play(card, DRAWS[card])
        return NONE

    def any_step(self, cell: int) -> float:
        """The best neighbour whatever it asks for."""
        route = self.route
        turns = self.turns
        best = turns[cell]
        self.target = NONE
        for target in range(6):
            other = route.neighbours[6 * cell + target]
            if other == NOWHERE or turns[other] >= best or route.need_of[other] == CLOSED:
                continue
            joint = route.joint_of[6 * cell + target]
            if joint != NOWHERE and self.state.blockades[joint] != 0:
                continue
            if other in self.state.places:
                continue
            best = turns[other]
            self.target = target
        return best

    def run(self, cell: int, symbol: int, strength: int, opened: int) -> float:
        """The fewest turns left after going on with one card; sets the first target."""
        route = self.route
        turns = self.turns
        here = turns[cell]
        best = here
        first = NONE
        for target in range(6):
            other = route.neighbours[6 * cell + target]
            if other == NOWHERE or route.need_of[other] != symbol:
                continue
            after = turns[other]
            left = strength - route.cost_of[other]
            if left < 0 or after >= here:
                continue
            joint = route.joint_of[6 * cell + target]
            if joint != NOWHERE and joint != opened and self.state.blockades[joint] != 0:
                continue
            if other in self.state.places:
                continue
            if left > 0:
                after = self.run(other, symbol, left, opened)
            if after < best:
                best = after
                first = target
        joint = route.seams[2 * cell + 1]
        if joint != NOWHERE and joint != opened and self.state.blockades[joint] != 0:
            after = self.break_through(cell, symbol, strength, joint)
            if after < best:
                best = after
                first = AHEAD
        self.target = first
        return best

    def break_through(self, cell: int, symbol: int, strength: int, joint: int) -> float:
        number = self.state.blockades[joint]
        if BLOCKADE_NEED[number] != symbol:
            return self.turns[cell]
        left = strength - BLOCKADE_COST[number]
        if left < 0:
            return self.turns[cell]
        after = self.run(cell, symbol, left, joint) if left > 0 else self.turns[cell]
        return after - self.prospects.way.price[BLOCKADE_NEED[number] * 5 + BLOCKADE_COST[number]]

    def best_move(self) -> int:
        """The move that brings most for what the card would be worth elsewhere."""
        state = self.state
        self.best_action = NONE
        self.best_score = -100.0
        offers = self.appeals()
        worth = self.purse()
        most = best_offer(state.offers, offers, worth)
        for piece in range(state.pieces):
            cell = state.places[self.seat * state.pieces + piece]
            if cell == HOME:
                continue
            before = -1
            for card in self.hand:
                if card == before or SYMBOLS[card] == 0:
                    continue
                before = card
                gain = self.card_gain(card, cell)
                if gain <= 0.001:
                    continue
                missed = 0.0
                if most > 0.0:
                    missed = P[15] * (most - best_offer(state.offers, offers, worth - WORTH[card]))
                self.offer(move(card, piece, self.target), gain - missed, self.typical(card))
            self.enter_moves(cell, piece, offers, worth, most)
        return self.best_action

    def offer(self, action: int, gain: float, typical: float) -> None:
        if gain - P[1] * max(0.0, typical - P[6]) <= 0.0:
            return
        score = gain - P[0] * typical
        if score > self.best_score:
            self.best_score = score
            self.best_action = action

    def card_gain(self, card: int, cell: int) -> float:
        """Turns saved by the best use of the card from this cell; sets the first target."""
        here = self.turns[cell]
        if card == NATIVE:
            return here - self.any_step(cell)
        symbols = SYMBOLS[card]
        power = POWER[card]
        best = here
        target = NONE
        for symbol in range(3):
            if symbols & BIT[symbol]:
                after = self.run(cell, symbol, power, NONE)
                if after < best:
                    best = after
                    target = self.target
        self.target = target
        return here - best

    def typical(self, card: int) -> float:
        """Turns that the card saves when it is put to full use."""
        prospects = self.prospects
        symbols = SYMBOLS[card]
        if symbols == 0:
            return 0.0
        if card == NATIVE:
            return P[12] * min(prospects.machete_unit, prospects.paddle_unit)
        power = float(POWER[card])
        if symbols == TRAVEL:
            return power * max(prospects.machete_unit, prospects.paddle_unit)
        if symbols == BIT[MACHETE]:
            return power * prospects.machete_unit
        if symbols == BIT[PADDLE]:
            return power * prospects.paddle_unit
        return power * prospects.coin_unit

    def enter_moves(
        self, cell: int, piece: int, offers: list[float], worth: int, most: float
    ) -> None:
        """Rubble, camps and rubble blockades, paid with the weakest cards."""
        route = self.route
        state = self.state
        turns = self.turns
        for target in range(6):
            other = route.neighbours[6 * cell + target]
            if other == NOWHERE or turns[other] >= turns[cell] + 0.3:
                continue
            need = route.need_of[other]
            if need != RUBBLE and need != CAMP:
                continue
            joint = route.joint_of[6 * cell + target]
            if joint != NOWHERE and state.blockades[joint] != 0:
                continue
            if other in state.places:
                continue
            self.enter_offer(
                piece * TARGETS + target, need, route.cost_of[other],
                turns[cell] - turns[other], offers, worth, most,
            )  # fmt: skip
        joint = route.seams[2 * cell + 1]
        if joint != NOWHERE and state.blockades[joint] != 0:
            number = state.blockades[joint]
            need = BLOCKADE_NEED[number]
            if need == RUBBLE:
                cost = BLOCKADE_COST[number]
                gain = self.prospects.way.price[need * 5 + cost]
                self.enter_offer(
                    piece * TARGETS + AHEAD, need, cost, gain + 0.05, offers, worth, most
                )

    def enter_offer(
        self,
        offset: int,
        need: int,
        cost: int,
        gain: float,
        offers: list[float],
        worth: int,
        most: float,
    ) -> None:
        if cost > len(self.hand):
            return
        given: list[int] = []
        typical = 0.0
        lost = 0
        for _ in range(cost):
            card = self.weakest(given, need)
            given.append(card)
            lost += WORTH[card]
            typical += self.typical(card)
            if need == CAMP:
                gain -= P[14] * self.owning(card)
        if most > 0.0:
            gain -= P[15] * (most - best_offer(self.state.offers, offers, worth - lost))
        self.offer(ENTER + offset, gain, typical)

    def weakest(self, given: list[int], need: int) -> int:
        """The card of the hand that is missed least, apart from those given already."""
        best = NONE
        least = 1000.0
        for card in self.hand:
            if card in given and given.count(card) >= self.hand.count(card):
                continue
            value = self.owning(card) if need == CAMP else self.typical(card)
            if need == CAMP:
                value += 0.3 * self.typical(card)
            if value < least:
                least = value
                best = card
        return best

    def to_give(self) -> int:
        return self.weakest([], self.state.symbol)

    # ---- cards

    def appeals(self) -> list[float]:
        """How many turns each card on offer would save."""
        if self.state.bought:
            return []
        found: list[float] = []
        for card in self.state.offers:
            found.append(self.appeal(card))
        return found

    def purse(self) -> int:
        worth = self.state.purse
        for card in self.hand:
            worth += WORTH[card]
        return worth

    def live(self) -> float:
        """The part of the way that a card bought now will see."""
        prospects = self.prospects
        if prospects.turns <= 0.01:
            return 0.0
        delay = P[5] * CARD * prospects.size
        return max(0.0, 1.0 - delay / prospects.turns)

    def appeal(self, card: int) -> float:
        live = self.live()
        if live <= 0.0:
            return 0.0
        prospects = self.prospects
        size = prospects.size
        slot = prospects.turns / (size + 1.0)
        power = float(POWER[card])
        symbols = SYMBOLS[card]
        if symbols == 0:
            return self.action_appeal(card, live, slot)
        if card == NATIVE:
            power = P[12]
        if ITEM[card]:
            return min(1.0, live * 3.0) * (self.one_use(card, power) - CARD)
        saved = self.symbol_turns(symbols, power)
        return live * (saved - slot) + P[13] * self.reach(card, live)

    def one_use(self, card: int, power: float) -> float:
        prospects = self.prospects
        total = max(prospects.turns, 0.01)
        symbols = SYMBOLS[card]
        if symbols == TRAVEL:
            return power * max(prospects.machete_unit, prospects.paddle_unit) * 0.8
        if symbols == BIT[MACHETE]:
            return power * prospects.machete_unit * min(1.0, 1.5 * prospects.machete_turns / total)
        if symbols == BIT[PADDLE]:
            return power * prospects.paddle_unit * min(1.0, 1.5 * prospects.paddle_turns / total)
        return power * prospects.coin_unit * min(1.0, prospects.coin_turns / total)

    def symbol_turns(self, symbols: int, power: float) -> float:
        """Turns saved over the whole way by so much more strength in the deck."""
        prospects = self.prospects
        saved = 0.0
        if symbols & BIT[MACHETE]:
            saved += prospects.machete_turns * power / (prospects.machetes + power)
        if symbols & BIT[PADDLE]:
            saved += prospects.paddle_turns * power / (prospects.paddles + power)
        if symbols & BIT[COIN]:
            turns = prospects.coin_turns + self.shopping()
            saved += turns * power / (prospects.coins + power)
        if symbols & TRAVEL == TRAVEL:
            saved *= P[4]
        return saved

    def shopping(self) -> float:
        return P[2] * max(0.0, self.prospects.turns - P[3])

    def reach(self, card: int, live: float) -> float:
        return 0.0

    def action_appeal(self, card: int, live: float, slot: float) -> float:
        prospects = self.prospects
        if card == TRANSMITTER:
            return 0.9 * self.best_free() - CARD
        draws = float(DRAWS[card])
        removes = float(REMOVES[card])
        if ITEM[card]:
            return live * (P[7] * (draws - 1.0) * CARD + removes * slot * P[8])
        uses = 4.0 * prospects.turns * live / prospects.size
        removal = removes * min(uses, 4.0) * slot * P[8] * 0.5
        return live * (P[7] * (draws - 1.0) * slot + removal)

    def best_free(self) -> float:
        best = 0.0
        for card in range(KINDS):
            if self.state.stock[card] > 0 and card != TRANSMITTER:
                best = max(best, self.appeal(card))
        return best

    def free_card(self) -> int:
        best = NONE
        most = -1000.0
        for card in range(KINDS):
            if self.state.stock[card] > 0:
                appeal = self.appeal(card) if card != TRANSMITTER else -999.0
                if appeal > most:
                    most = appeal
                    best = card
        return best

    def owning(self, card: int) -> float:
        """Turns that would be lost if the card left the deck; negative for a burden."""
        prospects = self.prospects
        slot = prospects.turns / prospects.size
        symbols = SYMBOLS[card]
        if symbols == 0:
            return slot
        power = float(POWER[card])
        if card == NATIVE:
            power = P[12]
        if ITEM[card]:
            return self.one_use(card, power) - CARD
        saved = 0.0
        if symbols & BIT[MACHETE]:
            saved += prospects.machete_turns * power / prospects.machetes
        if symbols & BIT[PADDLE]:
            saved += prospects.paddle_turns * power / prospects.paddles
        if symbols & BIT[COIN]:
            saved += (prospects.coin_turns + self.shopping()) * power / prospects.coins
        return saved - slot

    def removal(self) -> int:
        best = NONE
        least = P[10]
        for card in self.hand:
            value = self.owning(card)
            if value < least:
                least = value
                best = card
        return REMOVE + best if best != NONE else DONE

    # ---- the purchase and the end of the turn

    def purchase(self) -> int:
        """Pay towards the best card that the rest of the hand can buy, then buy it."""
        state = self.state
        worth = self.purse()
        wanted = NONE
        most = P[9]
        offers = self.appeals()
        for index, card in enumerate(state.offers):
            if 2 * PRICE[card] <= worth and offers[index] > most:
                most = offers[index]
                wanted = card
        if wanted == NONE:
            return NONE
        needed = 2 * PRICE[wanted] - state.purse
        if needed <= 0:
            return BUY + wanted
        return PAY + self.to_pay(needed)

    def to_pay(self, needed: int) -> int:
        """The card whose loss hurts least: one that pays the rest, or else the richest."""
        best = NONE
        least = 1000.0
        for card in self.hand:
            worth = WORTH[card]
            regret = 0.5 * ITEM[card] + self.keeping(card) * 0.5
            if worth >= needed:
                regret += 0.01 * (worth - needed)
            else:
                regret += 0.1 * (needed - worth)
            if regret < least:
                least = regret
                best = card
        return best

    def keeping(self, card: int) -> float:
        """What the card can do in the next turn, above what a fresh card can."""
        if SYMBOLS[card] == 0:
            return 1.0
        state = self.state
        best = 0.0
        for piece in range(state.pieces):
            cell = state.places[self.seat * state.pieces + piece]
            if cell != HOME:
                best = max(best, self.card_gain(card, cell))
        return max(0.0, best - P[11] * P[6])

    def put_away(self) -> int:
        """Discard what the next turn cannot use, then end the turn."""
        before = -1
        for card in self.hand:
            if card != before and self.keeping(card) <= 0.0:
                return DISCARD + card
            before = card
        return END


def best_offer(offers: list[int], appeals: list[float], worth: int) -> float:
    """The appeal of the best card that so many half coins can buy."""
    best = 0.0
    for index in range(len(appeals)):
        if appeals[index] > best and 2 * PRICE[offers[index]] <= worth:
            best = appeals[index]
    return best
