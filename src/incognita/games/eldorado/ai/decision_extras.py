"""Quick decisions with caves, promo cards and Heroes & Hexes."""

from typing import Final

from incognita.games.eldorado.ai.decision import LITTLE, Decision
from incognita.games.eldorado.ai.distances import CURSED, Ways
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
    MORE_STEP,
    STEP,
    USE,
    VISIT,
    card_of,
    discard,
    give,
    move,
    pay,
    play,
    use,
)  # fmt: skip
from incognita.games.eldorado.rules.cards import (
    ALL_KINDS,
    ANY,
    BANISH,
    BIT,
    CAVE_EXPLORER,
    CAVE_FEVER,
    DEMON_CARD,
    DRAW_ONE,
    EXCHANGE,
    FLY,
    GAIT,
    IS_ACTION,
    ITEM,
    KEEP_ITEM,
    KINDS,
    LARA,
    MARY,
    MISERY,
    MISFORTUNE,
    ONCE,
    POWER,
    REMOVE_CARD,
    ROCK,
    SCROOGE,
    SMALL,
    STEP_ON,
    STRIDES,
    STRONG,
    SYMBOLS,
    THINGS,
    THREEPWOOD,
    TILES,
    WALK,
    WARD,
    WORTH,
)  # fmt: skip
from incognita.games.eldorado.rules.curses import lift_worth
from incognita.games.eldorado.rules.extras import Extras
from incognita.games.eldorado.rules.items import dulled, has_curse, held_tiles
from incognita.games.eldorado.rules.phases import (
    ACT,
    COPYING,
    GIVING,
    HIRING,
    HOPPING,
    LIFTING,
    SWAPPING,
    WARDING,
)  # fmt: skip
from incognita.games.eldorado.rules.state import EldoradoState
from incognita.games.eldorado.rules.tables import ALL_TARGETS, HOME

# Turns that things are worth kept for later, and that a curse costs right now.
TILE_LATER: Final = 0.55
ONCE_LATER: Final = 0.8
AT_MOST: Final = 0.5
BRAVED: Final = 0.5
SHAMAN_CURSE: Final = 0.4
WALK_LATER: Final = 0.5
FLIGHT_LATER: Final = 1.5
# Turns, or part of all that are left, for which a symbol must be needed to lift its lethargy.
LETHARGIC: Final = 0.4
LETHARGIC_SHARE: Final = 0.2
# Heroes in the order of their numbers: how gladly each is hired.
HIRED: Final[list[float]] = [6.0, 2.5, 4.5, 1.0, 3.5, 1.5, 5.0, 4.0, 3.0, 2.0]


class ExtrasDecision(Decision):
    """One decision of whoever is asked."""

    def __init__(self, ways: Ways, state: EldoradoState, extras: Extras) -> None:
        super().__init__(ways, state)
        self.extras = extras
        self.legal: list[int] = state.legal()
        self.dull = dulled(state)

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
            symbols &= ~self.dull
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

    # Questions.

    def hop(self) -> int:
        """One's own pieces forward, those of others back."""
        state = self.state
        extras = self.extras
        route = self.ways.route
        best, most = DONE, LITTLE
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

    # For search.

    def weight(self, action: int) -> float:
        if MORE_MOVE <= action < MORE_GIVE or BRAVE <= action < LIFT:
            return 0.4
        if action >= EXPLORE:
            return 1.0
        return super().weight(action) if action < MORE_MOVE else 0.4
