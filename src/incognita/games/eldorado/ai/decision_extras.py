"""Quick decisions with caves, promo cards and Heroes & Hexes."""

from typing import Final

from incognita.games.eldorado.ai.decision_extras_moves import ExtrasMoveDecision
from incognita.games.eldorado.ai.decision_hand import LITTLE
from incognita.games.eldorado.ai.distances import LOST
from incognita.games.eldorado.ai.reach import NONE
from incognita.games.eldorado.rules.actions import (
    BRAVE,
    COPY,
    DONE,
    EXPLORE,
    HIRE,
    HOP,
    LIFT,
    MORE_GIVE,
    MORE_MOVE,
    USE,
    VISIT,
    card_of,
    discard,
    give,
    pay,
    play,
    use,
)
from incognita.games.eldorado.rules.cards import (
    BANISH,
    CAVE_EXPLORER,
    CAVE_FEVER,
    DEMON_CARD,
    DRAW_ONE,
    EXCHANGE,
    IS_ACTION,
    KEEP_ITEM,
    LARA,
    MARY,
    MISERY,
    MISFORTUNE,
    POWER,
    REMOVE_CARD,
    SCROOGE,
    SYMBOLS,
    THINGS,
    THREEPWOOD,
    TILES,
    WARD,
    WORTH,
)
from incognita.games.eldorado.rules.curses import lift_worth
from incognita.games.eldorado.rules.items import has_curse, held_tiles
from incognita.games.eldorado.rules.phases import (
    ACT,
    COPYING,
    GIVING,
    HIRING,
    HOPPING,
    LIFTING,
    SWAPPING,
    WARDING,
)

# Turns, or part of all that are left, for which a symbol must be needed to lift its lethargy.
LETHARGIC: Final = 0.4
LETHARGIC_SHARE: Final = 0.2
# Heroes in the order of their numbers: how gladly each is hired.
HIRED: Final[list[float]] = [6.0, 2.5, 4.5, 1.0, 3.5, 1.5, 5.0, 4.0, 3.0, 2.0]


class ExtrasDecision(ExtrasMoveDecision):
    """One decision of whoever is asked."""

    def choose(self) -> int:
        """The wish of the moment, if the rules allow it; else the first thing that ends it."""
        wish = self.wish()
        if wish in self.legal:
            return wish
        for action in self.legal:
            if action == DONE:
                return action
        if self.state.phase == ACT:
            return self.legal[-1] if self.legal[-1] < EXPLORE else self.end()
        return self.legal[0]

    def end(self) -> int:
        """The end of the turn, which is always there when cards are played."""
        best = self.legal[0]
        for action in self.legal:
            if action < MORE_MOVE:
                best = action
        return best

    def wish(self) -> int:
        phase = self.state.phase
        if phase == HOPPING:
            return self.hop()
        if phase == WARDING:
            return use(WARD, 0) if self.extras.curse != CAVE_FEVER else DONE
        if phase == HIRING:
            return self.hire()
        if phase == ACT:
            self.deck.look_ahead(self.state)
            first = self.before_cards()
            return first if first != NONE else super().choose()
        if phase == SWAPPING:
            self.deck.look_ahead(self.state)
            return self.swap()
        if phase == LIFTING:
            self.deck.look_ahead(self.state)
            return self.offering()
        if phase == COPYING:
            return self.model()
        if phase == GIVING:
            self.hand = [card for card in self.hand if give(card) in self.legal]
        return super().choose()

    def before_cards(self) -> int:
        """What is free or urgent: caves, heroes, walks begun, tiles that draw, curses to lift."""
        best = NONE
        for action in self.legal:
            if action >= EXPLORE and (action < USE or VISIT <= action < HIRE):
                return action
            if self.worth_doing(action):
                best = action
        if self.extras.curses_due > 0:
            return self.walk_on()
        return best

    def worth_doing(self, action: int) -> bool:
        if LIFT <= action < HOP:
            return self.worth_lifting(action - LIFT)
        return USE <= action < BRAVE and self.worth_using(card_of(action))

    def worth_lifting(self, curse: int) -> bool:
        if curse == MISFORTUNE:
            return True
        if curse == CAVE_FEVER:
            return len(held_tiles(self.extras, self.state.seat)) > 1
        if curse == MISERY:
            return True
        turns = [
            self.deck.machete_turns,
            self.deck.paddle_turns,
            self.deck.coin_turns + 0.5,
        ]
        # Little of the way may be left, and yet all of it ask for the symbol.
        return turns[curse] > min(LETHARGIC, LETHARGIC_SHARE * self.deck.turns)

    def worth_using(self, tile: int) -> bool:
        """Tiles that are best used as soon as they can be."""
        if tile in (DRAW_ONE, BANISH, KEEP_ITEM):
            return True
        if tile == REMOVE_CARD:
            return DEMON_CARD in self.hand or self.deck.size > 6.0
        return tile == EXCHANGE and self.useless() >= 3

    def useless(self) -> int:
        """Cards of the hand that the next spaces have no use for."""
        count = 0
        for card in self.hand:
            if self.later(card) <= LITTLE and not IS_ACTION[card]:
                count += 1
        return count

    def walk_on(self) -> int:
        stepped = self.step_on()
        return stepped if stepped in self.legal else DONE

    def play_action(self) -> int:
        """Cards that bring cards or tiles come first; others when they find something to do."""
        if not has_curse(self.extras, self.state.seat, MISERY):
            wish = super().play_action()
            if wish != NONE and wish in self.legal:
                return wish
        for card in (CAVE_EXPLORER, LARA, SCROOGE, MARY, THREEPWOOD):
            if card in self.hand and play(card, 0) in self.legal:
                return play(card, 0)
        return NONE

    def payment(self, needed: int) -> int:
        """Cards as in the base game, but none that a curse forbids; a tile if nothing else."""
        allowed = [card for card in self.hand if pay(card) in self.legal]
        if not allowed:
            for tile in range(TILES, THINGS):
                if pay(tile) in self.legal:
                    return tile
        if not allowed:
            return self.hand[0] if self.hand else 0
        held = self.hand
        self.hand = allowed
        best = super().payment(needed)
        self.hand = held
        return best

    def put_away(self) -> int:
        if DEMON_CARD in self.hand and discard(DEMON_CARD) in self.legal:
            return discard(DEMON_CARD)
        return super().put_away()

    def hop(self) -> int:
        """One's own pieces forward, those of others back."""
        state = self.state
        extras = self.extras
        route = self.ways.route
        best, most = (DONE, LITTLE) if DONE in self.legal else (self.legal[0], -LOST)
        for action in self.legal:
            if action < HOP:
                continue
            at = (action - HOP) // 6
            cell = state.piece_cells[at]
            to = route.neighbours[6 * cell + (action - HOP) % 6]
            gain = self.turns[cell] - self.turns[to]
            if at // state.pieces != extras.asked:
                gain = -gain
            if gain > most:
                best, most = action, gain
        return best

    def hire(self) -> int:
        best = self.legal[0]
        for action in self.legal:
            if HIRED[action - HIRE] > HIRED[best - HIRE]:
                best = action
        return best

    def model(self) -> int:
        """The strongest card that binoculars can see."""
        best = self.legal[0]
        for action in self.legal:
            if POWER[action - COPY] > POWER[best - COPY]:
                best = action
        return best

    def swap(self) -> int:
        for card in self.hand:
            if self.later(card) <= LITTLE and not IS_ACTION[card] and SYMBOLS[card] != 31:
                return give(card)
        return DONE if self.extras.swapped else give(self.hand[0])

    def offering(self) -> int:
        """What is missed least, and no more than the curse asks for."""
        best = self.legal[0]
        least = 99.0
        for action in self.legal:
            thing = card_of(action)
            over = lift_worth(self.extras.lifting, thing) - self.state.owed
            price = self.later(thing) + 0.05 * WORTH[thing] + 0.1 * max(0, over)
            if price < least:
                best, least = action, price
        return best

    def weight(self, action: int) -> float:
        if MORE_MOVE <= action < MORE_GIVE or BRAVE <= action < LIFT:
            return 0.4
        if action >= EXPLORE:
            return 1.0
        return super().weight(action) if action < MORE_MOVE else 0.4
