"""Quick decisions: the cheapest way ahead, and cards that the way needs."""

from typing import Final

from incognita.games.eldorado.ai.decision_moves import MoveDecision
from incognita.games.eldorado.ai.reach import NONE
from incognita.games.eldorado.rules.actions import (
    BUY,
    DISCARD,
    ENTER,
    GIVE,
    STEP,
    give,
    piece_of,
    play,
    take,
    target_of,
)
from incognita.games.eldorado.rules.cards import DRAWS, IS_ACTION, TRANSMITTER
from incognita.games.eldorado.rules.phases import ACT, DISCARDING, GIVING, REMOVING
from incognita.games.eldorado.rules.tables import AHEAD
from incognita.games.eldorado.rules.travel import may_move

# Weights for search.
CHOSEN: Final = 16.0
FORWARD: Final = 1.0
BASE: Final = 0.4
BACK: Final = 0.05


class Decision(MoveDecision):
    """One decision of the acting seat."""

    def choose(self) -> int:
        state = self.state
        phase = state.phase
        if phase == ACT and state.mover >= 0:
            stepped = self.step_on()
            if stepped != NONE:
                return stepped
        if phase == DISCARDING:
            return self.put_away()
        self.judge_cards()
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
        if self.can_move():
            moved = self.best_move()
            if moved != NONE:
                return moved
        bought = self.purchase()
        return bought if bought != NONE else self.put_away()

    def can_move(self) -> bool:
        """Moves come before the purchase."""
        return may_move(self.state)

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

    def priors(self, legal: list[int]) -> list[float]:
        """The quick choice stands out, steps back hardly count."""
        self.judge_cards()
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
