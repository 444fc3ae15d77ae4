"""The table before the first decision."""

from typing import Any

from incognita.games.explorers.rules.board import blank
from incognita.games.explorers.rules.options import Setup
from incognita.games.explorers.rules.phases import LAYING
from incognita.games.explorers.rules.state import ExplorersState
from incognita.games.explorers.rules.tables import CARD_COUNT, SLOTS


def opening(options: dict[str, Any]) -> ExplorersState:
    """The table before the first tile is laid (explorers.setup.*)."""
    state = ExplorersState(Setup(options))
    state.tiles = [0] * SLOTS
    state.turns = [0] * SLOTS
    state.objectives = []
    state.struck = [0] * SLOTS
    state.raced = []
    state.deck = list(range(1, CARD_COUNT + 1))
    state.boards = [blank() for _ in range(state.seats)]
    state.known = []
    state.phase = LAYING
    state.round = 1
    state.turn = 0
    state.start = -1
    state.card = -1
    state.facing = -1
    state.named = -1
    return state
