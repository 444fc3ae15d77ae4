"""How far cards carry a piece along its way."""

from typing import Final

from incognita.games.eldorado.ai.distances import (
    CELL_BITS,
    CELL_MASK,
    COST_SHIFT,
    JOINT_SHIFT,
    TARGET_SHIFT,
    Way,
    Ways,
)  # fmt: skip
from incognita.games.eldorado.ai.weights import HELD_UP
from incognita.games.eldorado.rules.cards import CLOSED
from incognita.games.eldorado.rules.piles import holds
from incognita.games.eldorado.rules.state import EldoradoState
from incognita.games.eldorado.rules.tables import AHEAD, BLOCKADE_COST, BLOCKADE_NEED, NOWHERE

NONE: Final = -1


class Reach:
    """Where the pieces of a position may go, measured in turns left by one way."""

    def __init__(self, ways: Ways, way: Way, state: EldoradoState) -> None:
        self.steps = ways.steps
        self.seams = ways.route.seams
        self.turns = way.turns
        self.price = way.price
        extras = state.extras
        self.occupied: list[int] = state.piece_cells
        if extras is not None and extras.passing:
            self.occupied = []
        self.blockades = state.blockades

    def free(self, step: int, opened: int) -> bool:
        """Nobody stands there, and no blockade in between."""
        joint = (step >> JOINT_SHIFT) - 1
        if joint >= 0 and joint != opened and self.blockades[joint] != 0:
            return False
        return not holds(self.occupied, step & CELL_MASK)

    def blockade_ahead(self, cell: int, opened: int) -> int:
        """The number of the blockade towards the next board, or 0."""
        joint = self.seams[2 * cell + 1]
        return self.blockades[joint] if joint != NOWHERE and joint != opened else 0

    def run(self, cell: int, symbol: int, strength: int, opened: int) -> tuple[float, int]:
        """Fewest turns left after going on with one card, and the first target."""
        turns = self.turns
        best = here = turns[cell]
        first = NONE
        for step in self.steps[cell]:
            if (step >> CELL_BITS) & 7 != symbol:
                continue
            other = step & CELL_MASK
            after = turns[other]
            left = strength - (step >> COST_SHIFT & 7)
            if left < 0 or after >= here or not self.free(step, opened):
                continue
            if left > 0:
                after = self.run(other, symbol, left, opened)[0]
            if after < best:
                best = after
                first = step >> TARGET_SHIFT & 15
        number = self.blockade_ahead(cell, opened)
        if number != 0 and BLOCKADE_NEED[number] == symbol:
            after = self.through(cell, symbol, strength, number)
            if after < best:
                return after, AHEAD
        return best, first

    def go_on(self, cell: int, symbol: int, strength: int, held_up: bool) -> tuple[float, int]:
        """Along the way, or around those who stand in it."""
        after, first = self.run(cell, symbol, strength, NONE)
        if held_up and first == NONE:
            return self.aside(cell, symbol, strength)
        return after, first

    def held_up(self, cell: int) -> bool:
        """Somebody stands wherever the way would go on."""
        here = self.turns[cell]
        taken = False
        for step in self.steps[cell]:
            other = step & CELL_MASK
            if self.turns[other] < here:
                if not holds(self.occupied, other):
                    return False
                taken = True
        return taken

    def aside(self, cell: int, symbol: int, strength: int) -> tuple[float, int]:
        """Fewest turns left beside those who stand in the way, and the target."""
        best = self.turns[cell] + HELD_UP
        first = NONE
        for step in self.steps[cell]:
            if (step >> CELL_BITS) & 7 != symbol or step >> COST_SHIFT & 7 > strength:
                continue
            other = step & CELL_MASK
            after = self.turns[other]
            if after < best and self.free(step, NONE) and self.leads_past(cell, other):
                best = after
                first = step >> TARGET_SHIFT & 15
        return best - HELD_UP, first

    def leads_past(self, cell: int, other: int) -> bool:
        """From the other cell there is a free step to where the way from the first one goes."""
        for step in self.steps[other]:
            if self.turns[step & CELL_MASK] < self.turns[cell] and self.free(step, NONE):
                return True
        return False

    def through(self, cell: int, symbol: int, strength: int, number: int) -> float:
        """Turns left after opening the blockade and going on with what is left."""
        cost = BLOCKADE_COST[number]
        if cost > strength:
            return self.turns[cell]
        after = self.turns[cell]
        if cost < strength:
            after = self.run(cell, symbol, strength - cost, self.seams[2 * cell + 1])[0]
        return after - self.price[BLOCKADE_NEED[number] * 5 + cost]

    def any_step(self, cell: int) -> int:
        """The best neighbour whatever it asks for."""
        best = self.turns[cell]
        first = NONE
        for step in self.steps[cell]:
            after = self.turns[step & CELL_MASK]
            if after < best and (step >> CELL_BITS) & 7 != CLOSED and self.free(step, NONE):
                best = after
                first = step >> TARGET_SHIFT & 15
        return first

    def walk(self, cell: int, strides: int, least: int, most: int) -> tuple[float, int]:
        """Fewest turns left after so many steps onto spaces of least to most symbols."""
        best = self.turns[cell]
        first = NONE
        for step in self.steps[cell]:
            cost = step >> COST_SHIFT & 7
            if not least <= cost <= most or not self.free(step, NONE):
                continue
            other = step & CELL_MASK
            after = self.turns[other]
            if strides > 1 and after < self.turns[cell] + 1.0:
                after = min(after, self.walk(other, strides - 1, least, most)[0])
            if after < best:
                best = after
                first = step >> TARGET_SHIFT & 15
        return best, first
