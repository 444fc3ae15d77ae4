"""Kept tiles: when to play them, and how."""

from incognita.games.survive.ai.creature_moves import Prowling
from incognita.games.survive.ai.outlook import Outlook
from incognita.games.survive.ai.reach import BY_BOAT, BY_SWIMMING, NONE
from incognita.games.survive.ai.weights import (
    DOLPHIN_WORTH,
    LIFT_WORTH,
    WIND_WORTH,
    WORTH_DEFENDING,
)  # fmt: skip
from incognita.games.survive.rules.actions import (
    DECLINE,
    DEFEND,
    DROP,
    GLIDE,
    PICK,
    STOP,
    dolphin,
    lift,
    wind,
)  # fmt: skip
from incognita.games.survive.rules.defence import defence_against
from incognita.games.survive.rules.kept_tiles import held
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


class Tricks:
    """What the kept tiles of a seat could do now."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.state = outlook.state
        self.seat = outlook.seat
        self.best_action = NONE
        self.best_gain: float = 0.0

    def choose(self) -> int:
        """The tile worth playing most; NONE to keep them all."""
        self._winds(held(self.state, self.seat, WIND))
        self._dolphins(held(self.state, self.seat, DOLPHIN))
        for kind in range(CREATURE_KINDS):
            self._lifts(held(self.state, self.seat, MOVE_SERPENT + kind), kind)
        return self.best_action

    def _consider(self, action: int, gain: float) -> None:
        if gain > self.best_gain:
            self.best_gain = gain
            self.best_action = action

    def _winds(self, terrain: int) -> None:
        state = self.state
        if terrain:
            for boat in range(state.launched):
                if state.captains[boat] >> self.seat & 1 and state.crews[boat] > 0:
                    gain, first = self.course(boat, GLIDE_RANGE)
                    if first != NONE:
                        self._consider(wind(terrain, boat, first), gain - WIND_WORTH)

    def _dolphins(self, terrain: int) -> None:
        state = self.state
        if not terrain:
            return
        for explorer in range(len(state.where)):
            place = state.where[explorer]
            if not 0 <= place < CELLS or self.outlook.owner[explorer] != self.seat:
                continue
            if state.ground[place] == SEA:
                gain, first = self.swim(explorer, GLIDE_RANGE)
                if first != NONE:
                    self._consider(dolphin(terrain, explorer, first), gain - DOLPHIN_WORTH)

    def _lifts(self, terrain: int, kind: int) -> None:
        if terrain:
            prowling = Prowling(self.outlook, kind)
            most, _ = self.lair(prowling)
            for creature in range(FIRST_OF[kind], FIRST_OF[kind + 1]):
                at = self.state.beasts[creature]
                if at >= 0:
                    gain = most - prowling.menace(at)
                    self._consider(lift(terrain, creature), gain - LIFT_WORTH)

    def glide(self) -> int:
        """One more space with the dolphin or the wind, or no further."""
        state = self.state
        if state.swimmer >= 0:
            _, first = self.swim(state.swimmer, state.reach)
        else:
            _, first = self.course(state.vessel, state.reach)
        return STOP if first == NONE else GLIDE + first

    def swim(self, explorer: int, range_: int) -> tuple[float, int]:
        """What a swimmer gains with so many spaces, and the first of them."""
        outlook = self.outlook
        reach = outlook.chart.reach
        reach.explore(self.state, self.state.where[explorer], range_, BY_SWIMMING)
        here = most = outlook.swimming_at(reach.cells[0])
        best = NONE
        for at in range(1, len(reach.cells)):
            there = outlook.swimming_at(reach.cells[at])
            if there > most:
                most = there
                best = reach.firsts[at]
        return (most - here) * outlook.weight(explorer), best

    def course(self, boat: int, range_: int) -> tuple[float, int]:
        """The same for a boat, with all who are aboard."""
        outlook = self.outlook
        net = 0.0
        for explorer in explorers_at(self.state, ABOARD + boat):
            net += outlook.stake(explorer)
        if net <= 0.0:
            return 0.0, NONE
        reach = outlook.chart.reach
        reach.explore(self.state, self.state.boats[boat], range_, BY_BOAT)
        here = most = outlook.in_boat(reach.cells[0])
        best = NONE
        for at in range(1, len(reach.cells)):
            there = outlook.in_boat(reach.cells[at])
            if there > most:
                most = there
                best = reach.firsts[at]
        return (most - here) * net, best

    def lair(self, prowling: Prowling) -> tuple[float, int]:
        """How much a creature threatens others from the best space for it, and which it is."""
        most = -99.0
        best = NONE
        for cell in range(CELLS):
            menace = prowling.menace(cell)
            if menace > most and is_unoccupied(self.state, cell):
                most = menace
                best = cell
        return most, best

    def drop_now(self) -> int:
        _, cell = self.lair(Prowling(self.outlook, KIND_OF[self.state.mover]))
        return DROP + cell


def answer(outlook: Outlook) -> int:
    """Defend if the loss would be greater than what others lose with it."""
    state = outlook.state
    kind = KIND_OF[state.mover]
    terrain = held(state, state.asked, defence_against(kind))
    if not terrain:
        return DECLINE
    harm = Prowling(outlook, kind).harm(state.beasts[state.mover])
    return DEFEND + terrain - 1 if harm < -WORTH_DEFENDING else DECLINE


def best_pick(outlook: Outlook) -> int:
    """Own explorers of value first."""
    best = NONE
    most = -99.0
    for explorer in explorers_at(outlook.state, outlook.state.vacated):
        stake = outlook.stake(explorer)
        if stake > most:
            most = stake
            best = explorer
    return PICK + best
