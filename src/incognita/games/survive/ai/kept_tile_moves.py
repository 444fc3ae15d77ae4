"""Kept tiles: when to play them, and how."""

from incognita.games.survive.ai.creature_moves import UNREACHED, CreatureTargets
from incognita.games.survive.ai.estimates import Estimates
from incognita.games.survive.ai.reachable import BY_BOAT, BY_SWIMMING, NONE
from incognita.games.survive.ai.weights import (
    LEAST_DEFENCE_GAIN,
    LEAST_DOLPHIN_GAIN,
    LEAST_LIFT_GAIN,
    LEAST_WIND_GAIN,
)  # fmt: skip
from incognita.games.survive.rules.actions import (
    DECLINE,
    DEFEND,
    DROP,
    GLIDE,
    STOP,
    dolphin,
    lift,
    wind,
)  # fmt: skip
from incognita.games.survive.rules.defence import defence_against
from incognita.games.survive.rules.kept_tiles import held_terrain
from incognita.games.survive.rules.moves import is_unoccupied
from incognita.games.survive.rules.pieces import explorers_at
from incognita.games.survive.rules.tables import (
    ABOARD,
    CELLS,
    CREATURE_KINDS,
    DOLPHIN,
    FIRST_OF,
    KIND_OF,
    MOVE_SERPENT,
    SEA,
    WIND,
)  # fmt: skip
from incognita.games.survive.rules.tables import GLIDE as GLIDE_RANGE


class KeptTileMoves:
    """What the kept tiles of a seat could do now."""

    def __init__(self, estimates: Estimates) -> None:
        self.estimates = estimates
        self.state = estimates.state
        self.seat = estimates.seat
        self.best_action = NONE
        self.best_gain: float = 0.0

    def choose(self) -> int:
        """The tile that gains most; NONE to keep them all."""
        self._consider_wind(held_terrain(self.state, self.seat, WIND))
        self._consider_dolphin(held_terrain(self.state, self.seat, DOLPHIN))
        for kind in range(CREATURE_KINDS):
            self._consider_lifts(held_terrain(self.state, self.seat, MOVE_SERPENT + kind), kind)
        return self.best_action

    def _consider(self, action: int, gain: float) -> None:
        if gain > self.best_gain:
            self.best_gain = gain
            self.best_action = action

    def _consider_wind(self, terrain: int) -> None:
        state = self.state
        if terrain:
            for boat in range(state.launched):
                if state.control[boat] >> self.seat & 1 and state.crews[boat] > 0:
                    gain, first = self.boat_gain(boat, GLIDE_RANGE)
                    if first != NONE:
                        self._consider(wind(terrain, boat, first), gain - LEAST_WIND_GAIN)

    def _consider_dolphin(self, terrain: int) -> None:
        state = self.state
        if not terrain:
            return
        for explorer in range(len(state.where)):
            place = state.where[explorer]
            if not 0 <= place < CELLS or self.estimates.owner[explorer] != self.seat:
                continue
            if state.terrain_at[place] == SEA:
                gain, first = self.swimmer_gain(explorer, GLIDE_RANGE)
                if first != NONE:
                    self._consider(dolphin(terrain, explorer, first), gain - LEAST_DOLPHIN_GAIN)

    def _consider_lifts(self, terrain: int, kind: int) -> None:
        if not terrain:
            return
        targets = CreatureTargets(self.estimates, kind)
        bound = targets.most_threat() - LEAST_LIFT_GAIN
        most: float = UNREACHED
        for creature in range(FIRST_OF[kind], FIRST_OF[kind + 1]):
            at = self.state.creatures[creature]
            if at < 0:
                continue
            here = targets.threat_gain(at)
            if bound - here > self.best_gain:
                if most == UNREACHED:
                    most, _ = self.best_drop(targets)
                self._consider(lift(terrain, creature), most - here - LEAST_LIFT_GAIN)

    def glide(self) -> int:
        """One more space with the dolphin or the wind, or no further."""
        state = self.state
        if state.carried_swimmer >= 0:
            _, first = self.swimmer_gain(state.carried_swimmer, state.range_left)
        else:
            _, first = self.boat_gain(state.driven_boat, state.range_left)
        return STOP if first == NONE else GLIDE + first

    def swimmer_gain(self, explorer: int, range_: int) -> tuple[float, int]:
        """What a swimmer gains with so many spaces, and the first direction."""
        estimates = self.estimates
        reachable = estimates.distances.reachable
        reachable.find(self.state, self.state.where[explorer], range_, BY_SWIMMING)
        here = most = estimates.swimming_at(reachable.cells[0])
        best = NONE
        for at in range(1, reachable.count):
            there = estimates.swimming_at(reachable.cells[at])
            if there > most:
                most = there
                best = reachable.firsts[at]
        return (most - here) * estimates.weight(explorer), best

    def boat_gain(self, boat: int, range_: int) -> tuple[float, int]:
        """The same for a boat, with all who are aboard."""
        estimates = self.estimates
        net = 0.0
        for explorer in explorers_at(self.state, ABOARD + boat):
            net += estimates.signed_weight(explorer)
        if net <= 0.0:
            return 0.0, NONE
        reachable = estimates.distances.reachable
        reachable.find(self.state, self.state.boats[boat], range_, BY_BOAT)
        here = most = estimates.in_boat(reachable.cells[0])
        best = NONE
        for at in range(1, reachable.count):
            there = estimates.in_boat(reachable.cells[at])
            if there > most:
                most = there
                best = reachable.firsts[at]
        return (most - here) * net, best

    def best_drop(self, targets: CreatureTargets) -> tuple[float, int]:
        """What a creature gains on the best space for it, and which that is."""
        most = UNREACHED
        best = NONE
        for cell in range(CELLS):
            if is_unoccupied(self.state, cell):
                gain = targets.threat_gain(cell)
                if gain > most:
                    most = gain
                    best = cell
        return most, best

    def choose_drop(self) -> int:
        kind = KIND_OF[self.state.moving_creature]
        _, cell = self.best_drop(CreatureTargets(self.estimates, kind))
        return DROP + cell


def best_defence(estimates: Estimates) -> int:
    """Defend if the loss would be greater than what others lose with it."""
    state = estimates.state
    kind = KIND_OF[state.moving_creature]
    terrain = held_terrain(state, state.asked, defence_against(kind))
    if not terrain:
        return DECLINE
    cell = state.creatures[state.moving_creature]
    gain = CreatureTargets(estimates, kind).attack_gain(cell)
    return DEFEND + terrain - 1 if gain < -LEAST_DEFENCE_GAIN else DECLINE
