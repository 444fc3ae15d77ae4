"""The table before the first decision."""

from typing import Any

from incognita.games.explorers.rules.board import blank_board
from incognita.games.explorers.rules.options import Setup
from incognita.games.explorers.rules.phases import LAYING
from incognita.games.explorers.rules.state import ExplorersState
from incognita.games.explorers.rules.tables import CARD_COUNT, SLOTS


def opening(options: dict[str, Any]) -> ExplorersState:
    """The table before the first tile is laid (explorers.setup.*)."""
    state = ExplorersState(Setup(options))
    state.tiles = [0] * SLOTS
    state.tile_turns = [0] * SLOTS
    state.objectives = []
    state.temples_struck = [0] * SLOTS
    state.races_struck = []
    state.deck = list(range(1, CARD_COUNT + 1))
    state.boards = [blank_board() for _ in range(state.seats)]
    state.revealed = []
    state.phase = LAYING
    state.round = 1
    state.turn = 0
    state.start_slot = -1
    state.card = -1
    state.facing_side = -1
    state.named_side = -1
    return state
