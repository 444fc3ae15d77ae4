"""Moves with caves, promo cards and Heroes & Hexes."""

from typing import Final

from incognita.games.eldorado.ai.decision import Decision
from incognita.games.eldorado.ai.distances import CURSED, Ways
from incognita.games.eldorado.ai.reach import NONE
from incognita.games.eldorado.rules.actions import (
    BRAVE,
    LIFT,
    MORE_MOVE,
    MORE_STEP,
    STEP,
    card_of,
    move,
)
from incognita.games.eldorado.rules.cards import (
    ALL_KINDS,
    ANY,
    BIT,
    DEMON_CARD,
    FLY,
    GAIT,
    ITEM,
    KINDS,
    ONCE,
    POWER,
    ROCK,
    SMALL,
    STEP_ON,
    STRIDES,
    STRONG,
    SYMBOLS,
    TILES,
    WALK,
    WORTH,
)
from incognita.games.eldorado.rules.extras import Extras
from incognita.games.eldorado.rules.items import blocked_symbols
from incognita.games.eldorado.rules.state import EldoradoState
from incognita.games.eldorado.rules.tables import ALL_TARGETS, HOME
from incognita.games.eldorado.rules.travel import may_move

# Turns that things are worth kept for later, and that a curse costs right now.
TILE_LATER: Final = 0.55
ONCE_LATER: Final = 0.8
AT_MOST: Final = 0.5
BRAVED: Final = 0.5
WALK_LATER: Final = 0.5
FLIGHT_LATER: Final = 1.5


class ExtrasMoveDecision(Decision):
    """The next move of a piece with cards, tiles, familiars and demons."""

    def __init__(self, ways: Ways, state: EldoradoState, extras: Extras, legal: list[int]) -> None:
        super().__init__(ways, state)
        self.extras = extras
        self.legal = legal
        self.blocked = blocked_symbols(state)

    def can_move(self) -> bool:
        """Tiles move a piece after the purchase too."""
        return may_move(self.state) or bool(self.extras.tiles)

    def step_on(self) -> int:
        state = self.state
        if state.symbol == ANY:
            cell = state.piece_cells[self.first + state.mover]
            target = self.gait_run(self.extras.gait, state.strength, cell)[1]
            if target == NONE:
                return NONE
            return STEP + target if target < 8 else MORE_STEP + target
        wish = super().step_on()
        return wish if wish in self.legal else NONE

    def best_move(self) -> int:
        """Cards, tiles, what familiars do once, and demons, each at its best."""
        state = self.state
        things: list[int] = []
        for action in self.legal:
            if action < STEP or MORE_MOVE <= action < MORE_STEP:
                thing = card_of(action)
                if thing not in things:
                    things.append(thing)
        for piece in range(state.pieces):
            cell = state.piece_cells[self.first + piece]
            if cell == HOME:
                continue
            held_up = self.reach.held_up(cell)
            for thing in things:
                self.thing_move(thing, piece, cell, held_up)
            if may_move(state):
                self.entries(piece, cell)
        self.braves()
        if self.best_action == NONE and (self.late or self.keepers() > 2):
            return self.spare_action
        return self.best_action

    def thing_move(self, thing: int, piece: int, cell: int, held_up: bool) -> None:
        """The best use of one thing from this cell."""
        here = best = self.turns[cell]
        target = NONE
        if GAIT[thing]:
            best, target = self.gait_run(GAIT[thing], STRIDES[thing], cell)
        else:
            symbols = SYMBOLS[thing]
            if self.extras.changed and thing < TILES:
                symbols = 7
            symbols &= ~self.blocked
            for symbol in range(3):
                if symbols & BIT[symbol]:
                    after, first = self.reach.go_on(cell, symbol, POWER[thing], held_up)
                    if after < best:
                        best = after
                        target = first
        if target == NONE:
            return
        action = move(thing, piece, target)
        if action in self.legal:
            worth = WORTH[thing] if thing < ALL_KINDS else 0
            gain = (here - best) * self.deck.scale - self.missed(worth)
            later = self.later(thing)
            if thing >= ONCE:
                # What is left of the way is all that it could ever help with.
                later = min(later, AT_MOST * here * self.deck.scale)
            self.consider(action, gain, later, 1 if thing < TILES else 0)

    def gait_run(self, gait: int, strides: int, cell: int) -> tuple[float, int]:
        """Where such a walk leads best."""
        if gait in (WALK, FLY):
            return self.reach.walk(cell, min(strides, 4), 0, 9)
        if gait == STEP_ON:
            return self.reach.walk(cell, min(strides + 1, 4), 0, 9)
        if gait == SMALL:
            return self.reach.walk(cell, strides, 1, 1)
        if gait == STRONG:
            return self.reach.walk(cell, 1, 3, 9)
        if gait == ROCK:
            return self.climb(cell)
        return self.turns[cell], NONE

    def climb(self, cell: int) -> tuple[float, int]:
        """Over a mountain, or past a demon."""
        best, first = self.turns[cell], NONE
        route = self.ways.route
        for target in range(6):
            other = route.neighbours[6 * cell + target]
            if other < 0 or self.turns[other] >= best:
                continue
            if route.terrain_of[other] in ("mountain", "demon", "tunnel"):
                best, first = self.turns[other], target
        return best, first

    def braves(self) -> None:
        """Demons on the way are worth a curse now and then."""
        state = self.state
        route = self.ways.route
        for action in self.legal:
            if not BRAVE <= action < LIFT:
                continue
            way = action - BRAVE
            cell = state.piece_cells[self.first + way // ALL_TARGETS]
            target = way % ALL_TARGETS
            if 6 <= target < 8:
                self.consider(action, CURSED - BRAVED if target == 7 else 0.0, 0.0, 0)
                continue
            other = (
                route.neighbours[6 * cell + target] if target < 6 else route.links[cell][target - 8]
            )
            gain = (self.turns[cell] - self.turns[other]) * self.deck.scale
            # The way ahead has counted the curse already: to stand before it for ever is dearer.
            self.consider(action, gain - min(BRAVED * route.cost_of[other], 0.8 * gain), 0.0, 0)

    def later(self, card: int) -> float:
        """A tile or a familiar's last deed is kept for when it helps most."""
        deck = self.deck
        if card >= ONCE:
            share = TILE_LATER if card >= TILES else ONCE_LATER
            unit = min(deck.machete_unit, deck.paddle_unit)
            strength = POWER[card] if SYMBOLS[card] else 2
            return share * unit * min(strength, 3)
        if GAIT[card] and card >= KINDS:
            return FLIGHT_LATER if ITEM[card] else WALK_LATER
        return super().later(card)

    def keeping(self, card: int) -> float:
        return 0.0 if card == DEMON_CARD else super().keeping(card)
