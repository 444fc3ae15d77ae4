"""A position with caves, promo cards or Heroes & Hexes; and the opening of every table."""

from typing import Any, cast

from incognita.core import ACTOR, CHANCE, OVER, Json, Reason, Rng
from incognita.games.eldorado.interface import refusals_expansion
from incognita.games.eldorado.rules import apply_expansion, chance, chance_expansion, turns
from incognita.games.eldorado.rules.cards import START_DECK, START_SLOTS, stock_of
from incognita.games.eldorado.rules.expansion import Extras, laid_out
from incognita.games.eldorado.rules.options import Setup
from incognita.games.eldorado.rules.phases import ADOPTING, DEAL, DRAW, PHASE_OVER, REVEALING
from incognita.games.eldorado.rules.state import EldoradoState
from incognita.games.eldorado.rules.tables import ALL_BLOCKADES, BLOCKADES


class Expedition(EldoradoState):
    """The same position with its extras; whoever is asked decides."""

    def more(self) -> Extras:
        return cast("Extras", self.extras)

    def actor(self) -> int:
        phase = self.phase
        if phase <= DRAW:
            return CHANCE
        if phase < PHASE_OVER:
            return self.seat
        if phase == PHASE_OVER:
            return OVER
        if phase <= REVEALING:
            return CHANCE
        asked = self.more().asked
        return asked if asked >= 0 else self.seat

    def legal(self, seat: int = ACTOR) -> list[int]:
        actor = self.actor()
        if actor < 0 or seat not in (ACTOR, actor):
            return []
        return apply_expansion.legal(self, self.more())

    def apply(self, action: int, seat: int = ACTOR) -> None:
        if self.actor() == CHANCE:
            chance_expansion.apply(self, self.more(), action)
        else:
            apply_expansion.apply(self, self.more(), action)

    def outcomes(self) -> list[tuple[int, int]]:
        return chance_expansion.outcomes(self, self.more())

    def sample(self, rng: Rng) -> int:
        return chance_expansion.sample(self, self.more(), rng)

    def refusal(self, seat: int, action: int) -> Reason | None:
        return refusals_expansion.refusal(self, self.more(), seat, action)

    def copy(self) -> "Expedition":
        twin = Expedition(self.setup)
        self.fill(twin)
        twin.extras = self.more().copy()
        return twin

    def key(self) -> int:
        return hash((super().key(), self.more().key()))

    def dump(self) -> Json:
        data = super().dump()
        data["extras"] = self.more().dump()
        return data


def blank(setup: Setup) -> EldoradoState:
    """A position of the right kind, with nothing in it yet."""
    return Expedition(setup) if setup.extended else EldoradoState(setup)


def opening(options: dict[str, Any]) -> EldoradoState:
    """The table before the blockades are dealt (eldorado.setup.*)."""
    setup = Setup(options)
    state = blank(setup)
    seats = state.seats
    state.places = [
        state.route.start_cells[seat + piece * 2]
        for seat in range(seats)
        for piece in range(state.pieces)
    ]
    state.hands = [[] for _ in range(seats)]
    state.decks = [START_DECK[:] for _ in range(seats)]
    state.discards = [[] for _ in range(seats)]
    state.known = [[] for _ in range(seats)]
    state.boxes = [[] for _ in range(seats)]
    state.won = [[] for _ in range(seats)]
    state.stock = stock_of(setup.promo, setup.hexes)
    state.slots = START_SLOTS[:]
    state.offers = START_SLOTS[:]
    state.blockades = [0] * state.route.joints
    state.spare = [piece.number for piece in (ALL_BLOCKADES if setup.hexes else BLOCKADES)]
    state.arrivals = []
    state.played = []
    state.boxed = []
    state.seat = 0
    state.round = 1
    state.phase = ADOPTING if setup.hexes else DEAL
    state.resume = DEAL
    state.pending = 0
    state.bought = False
    state.removable = 0
    caves = len(state.route.cave_cells) if setup.caves else -1
    state.extras = laid_out(seats, caves, setup.hexes) if setup.extended else None
    turns.open_turn(state)
    if state.phase == DEAL:
        chance.open_deal(state)
    return state
