"""The table as it is set up."""

from typing import Any

from incognita.games.eldorado.rules import chance, turns
from incognita.games.eldorado.rules.cards import START_DECK, START_SLOTS, stock_of
from incognita.games.eldorado.rules.extras import laid_out
from incognita.games.eldorado.rules.options import Setup
from incognita.games.eldorado.rules.phases import ADOPTING, DEAL
from incognita.games.eldorado.rules.state import EldoradoState
from incognita.games.eldorado.rules.tables import ALL_BLOCKADES, BLOCKADES


def opening(options: dict[str, Any]) -> EldoradoState:
    """The table before the blockades are dealt (eldorado.setup.*)."""
    setup = Setup(options)
    state = EldoradoState(setup)
    seats = state.seats
    state.piece_cells = [
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
    state.seat = 0
    state.round = 1
    state.phase = ADOPTING if setup.hexes else DEAL
    state.resume = DEAL
    state.pending = 0
    state.removable = 0
    caves = len(state.route.cave_cells) if setup.caves else -1
    state.extras = laid_out(seats, caves, setup.hexes) if setup.extended else None
    turns.open_turn(state)
    if state.phase == DEAL:
        chance.next_joint(state)
    return state
