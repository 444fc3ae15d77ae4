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
    piece_of,
    play,
    target_of,
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
KEPT: Final = 2
CHOSEN: Final = 4.0
FORWARD: Final = 1.0
BASE: Final = 0.4
BACK: Final = 0.05


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
        self.spare_action = NONE
        self.spare_score = 0.0
        self.offers: list[float] = []
        self.worth = 0
        self.most = 0.0

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

    def weigh(self, legal: list[int]) -> list[float]:
        """Weights for search: the quick choice stands out, steps back hardly count."""
        choice = self.choose()
        weights: list[float] = []
        for action in legal:
            weights.append(CHOSEN if action == choice else self.weight(action))
        return weights

    def weight(self, action: int) -> float:
        if action < GIVE:
            return self.move_weight(action)
        if BUY <= action < DISCARD:
            return BASE + max(0.0, self.appeal(action - BUY, self.live()))
        return BASE

    def move_weight(self, action: int) -> float:
        """By how far the first step leads ahead."""
        state = self.state
        piece = state.mover if STEP <= action < ENTER else piece_of(action)
        target = target_of(action)
        if target == AHEAD:
            return FORWARD
        if target > 5:
            return BACK
        cell = state.places[self.seat * state.pieces + piece]
        to = self.route.neighbours[6 * cell + target]
        return FORWARD if self.turns[to] < self.turns[cell] else BACK

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
        self.worth = self.purse()
        self.offers = self.appeals(self.worth)
        self.most = best_offer(state.offers, self.offers, self.worth)
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
                if gain > 0.001:
                    gain -= self.missed(WORTH[card])
                    self.offer(move(card, piece, self.target), gain, self.later(card), 1)
            self.enter_moves(cell, piece)
        if self.best_action == NONE and self.spare_action != NONE and self.keepers() > KEPT:
            return self.spare_action
        return self.best_action

    def keepers(self) -> int:
        count = 0
        for card in self.hand:
            if self.keeping(card) > 0.0:
                count += 1
        return count

    def missed(self, worth: int) -> float:
        """What the best purchase loses if so much of the hand is spent on the way."""
        if self.most <= 0.0:
            return 0.0
        return P[15] * (self.most - best_offer(self.state.offers, self.offers, self.worth - worth))

    def offer(self, action: int, gain: float, later: float, cards: int) -> None:
        """Take the move if nothing better was found; a card may do more in the next turn."""
        if gain <= 0.001:
            return
        score = gain - P[0] * later
        if gain + P[1] * cards < later:
            if self.spare_action == NONE or score > self.spare_score:
                self.spare_score = score
                self.spare_action = action
        elif score > self.best_score:
            self.best_score = score
            self.best_action = action

    def later(self, card: int) -> float:
        """Turns that the card is likely to save in the next turn, if it is kept."""
        prospects = self.prospects
        symbols = SYMBOLS[card]
        if symbols == 0:
            return 0.0
        state = self.state
        power = float(POWER[card])
        if card == NATIVE:
            power = P[12]
        best = 0.0
        for piece in range(state.pieces):
            cell = state.places[self.seat * state.pieces + piece]
            if cell == HOME:
                continue
            if symbols & BIT[MACHETE]:
                near = min(power, float(prospects.way.near_machetes[cell]))
                best = max(best, near * prospects.machete_unit)
            if symbols & BIT[PADDLE]:
                near = min(power, float(prospects.way.near_paddles[cell]))
                best = max(best, near * prospects.paddle_unit)
            if symbols & BIT[COIN]:
                near = min(power, float(prospects.way.near_coins[cell]))
                best = max(best, near * prospects.coin_unit)
        return best * P[11]

    def card_gain(self, card: int, cell: int) -> float:
        """Turns saved by the best use of the card from this cell; sets the first target."""
        here = self.turns[cell]
        if card == NATIVE:
            return (here - self.any_step(cell)) * self.prospects.scale
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
        return (here - best) * self.prospects.scale

    def enter_moves(self, cell: int, piece: int) -> None:
        """Rubble, camps and rubble blockades, paid with the weakest cards."""
        route = self.route
        state = self.state
        turns = self.turns
        for target in range(6):
            other = route.neighbours[6 * cell + target]
            if other == NOWHERE:
                continue
            need = route.need_of[other]
            if need != RUBBLE and need != CAMP:
                continue
            joint = route.joint_of[6 * cell + target]
            if joint != NOWHERE and state.blockades[joint] != 0:
                continue
            if other in state.places:
                continue
            gain = (turns[cell] - turns[other]) * self.prospects.scale
            self.enter_offer(piece * TARGETS + target, need, route.cost_of[other], gain)
        joint = route.seams[2 * cell + 1]
        if joint != NOWHERE and state.blockades[joint] != 0:
            number = state.blockades[joint]
            need = BLOCKADE_NEED[number]
            if need == RUBBLE:
                cost = BLOCKADE_COST[number]
                gain = self.prospects.way.price[need * 5 + cost] + 0.05
                self.enter_offer(piece * TARGETS + AHEAD, need, cost, gain)

    def enter_offer(self, offset: int, need: int, cost: int, gain: float) -> None:
        if cost > len(self.hand):
            return
        given: list[int] = []
        later = 0.0
        lost = 0
        loss = 0.0
        for _ in range(cost):
            card = self.weakest(given, need)
            given.append(card)
            lost += WORTH[card]
            later += self.later(card)
            if need == CAMP:
                loss += P[14] * self.owning(card)
        loss = min(loss, 0.9 * gain) if gain > 0.0 else loss
        self.offer(ENTER + offset, gain - loss - self.missed(lost), later, cost)

    def weakest(self, given: list[int], need: int) -> int:
        """The card of the hand that is missed least, apart from those given already."""
        best = NONE
        least = 1000.0
        for card in self.hand:
            if card in given and given.count(card) >= self.hand.count(card):
                continue
            value = self.later(card) + 0.05 * WORTH[card]
            if need == CAMP:
                value = self.owning(card) + 0.3 * value
            if value < least:
                least = value
                best = card
        return best

    def to_give(self) -> int:
        return self.weakest([], self.state.symbol)

    # ---- cards

    def appeals(self, worth: int) -> list[float]:
        """How many turns each card on offer would save, if so many half coins can buy it."""
        if self.state.bought:
            return []
        found: list[float] = []
        live = self.live()
        for card in self.state.offers:
            found.append(self.appeal(card, live) if 2 * PRICE[card] <= worth else 0.0)
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

    def appeal(self, card: int, live: float) -> float:
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
            return P[16] * min(1.0, live * 3.0) * (self.one_use(card, power) - CARD)
        saved = self.symbol_turns(symbols, power)
        return P[16] * live * (saved - slot) + P[13] * self.reach(card)

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

    def reach(self, card: int) -> float:
        """Turns saved because spaces ahead no longer ask for more than any card has."""
        prospects = self.prospects
        profile = prospects.stronger(card)
        if profile == prospects.profile:
            return 0.0
        extra = self.ways.way(profile).others
        state = self.state
        saved = 0.0
        for piece in range(state.pieces):
            cell = state.places[self.seat * state.pieces + piece]
            if cell != HOME:
                saved += prospects.way.others[cell] - extra[cell]
        return max(0.0, saved)

    def action_appeal(self, card: int, live: float, slot: float) -> float:
        prospects = self.prospects
        if card == TRANSMITTER:
            return 0.9 * self.best_free() - CARD
        draws = float(DRAWS[card])
        removes = float(REMOVES[card])
        if ITEM[card]:
            return P[16] * live * (P[7] * (draws - 1.0) * CARD + removes * slot * P[8])
        uses = 4.0 * prospects.turns * live / prospects.size
        removal = removes * min(uses, 4.0) * slot * P[8] * 0.5
        return P[16] * live * (P[7] * (draws - 1.0) * slot + removal)

    def best_free(self) -> float:
        best = 0.0
        live = self.live()
        for card in range(KINDS):
            if self.state.stock[card] > 0 and card != TRANSMITTER:
                best = max(best, self.appeal(card, live))
        return best

    def free_card(self) -> int:
        best = NONE
        most = -1000.0
        live = self.live()
        for card in range(KINDS):
            if self.state.stock[card] > 0:
                appeal = self.appeal(card, live) if card != TRANSMITTER else -999.0
                if appeal > most:
                    most = appeal
                    best = card
        return best

    def owning(self, card: int) -> float:
        """Turns that would be lost if the card left the deck; negative for a burden."""
        prospects = self.prospects
        thick = min(1.0, max(0.0, prospects.size - 5.0) * 0.25)
        slot = P[17] * thick * prospects.turns / prospects.size
        symbols = SYMBOLS[card]
        if symbols == 0:
            return 1.0
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
        offers = self.appeals(worth)
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
        return max(0.0, self.later(card) - P[6])

    def put_away(self) -> int:
        """Discard what the next turn cannot use, then end the turn."""
        kept = 0
        least = 1000.0
        weakest = NONE
        for card in self.hand:
            value = self.keeping(card)
            if value <= 0.0:
                return DISCARD + card
            kept += 1
            if value < least:
                least = value
                weakest = card
        return DISCARD + weakest if kept > KEPT else END


def best_offer(offers: list[int], appeals: list[float], worth: int) -> float:
    """The appeal of the best card that so many half coins can buy."""
    best = 0.0
    for index in range(len(appeals)):
        if appeals[index] > best and 2 * PRICE[offers[index]] <= worth:
            best = appeals[index]
    return best
