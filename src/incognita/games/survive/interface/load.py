"""A position from its data: nothing is loaded that could not be played on."""

from typing import Final

from incognita.core import Json
from incognita.core.interface.validation import read_list, read_number, read_numbers, read_options
from incognita.games.survive.interface.checks import check_parts, check_turn
from incognita.games.survive.rules.options import OPTIONS, Setup
from incognita.games.survive.rules.phases import LAY
from incognita.games.survive.rules.pieces import owner_of, set_crew, update_sails
from incognita.games.survive.rules.setup import blank
from incognita.games.survive.rules.sinking import update_sea_directions, update_sink_actions
from incognita.games.survive.rules.state import LISTS, NUMBERS, VERSION, SurviveState
from incognita.games.survive.rules.tables import (
    ABOARD,
    ASHORE,
    BOATS,
    EXPLORERS,
    GONE,
    ISLAND,
    KIND_OF,
    ONE_ABOARD,
    ONE_OF,
    TILE_COUNTS,
)  # fmt: skip

# One bit for each explorer.
BITS: Final = 1 << EXPLORERS


def restored(data: Json) -> SurviveState:
    """The inverse of dump(); raises ValueError for data that is not a position."""
    state = blank(Setup(read_options(data, VERSION, OPTIONS)))
    for name, field in NUMBERS.items():
        setattr(state, field, read_number(data.get(name), name, BITS))
    for name, field in LISTS.items():
        setattr(state, field, read_numbers(data.get(name), name, BITS))
    state.kept = [read_numbers(hand, "kept") for hand in read_list(data.get("kept"), "kept")]
    tiles = read_numbers(data.get("tiles"), "tiles")
    check_parts(state, tiles)
    fill_tables(state, tiles)
    check_turn(state)
    return state


def fill_tables(state: SurviveState, tiles: list[int]) -> None:
    """Fill the tables that follow from where everything is."""
    for island, terrain in enumerate(tiles):
        if terrain:
            state.terrain_at[ISLAND[island]] = terrain
            state.boat_at[ISLAND[island]] = GONE
            state.tiles_left[terrain] += 1
    for boat, cell in enumerate(state.boats):
        if cell >= 0:
            state.boat_at[cell] = boat
    for creature, cell in enumerate(state.creatures):
        if cell >= 0:
            state.creature_counts[cell] += ONE_OF[KIND_OF[creature]]
    for boat in range(BOATS):
        if state.boats[boat] >= 0:
            update_sails(state, boat)
    fill_explorers(state)
    state.backs_left = [
        count - state.tiles_gone[code] - sum(hand.count(code) for hand in state.kept)
        for code, count in enumerate(TILE_COUNTS)
    ]
    if state.phase != LAY:
        update_sea_directions(state)
        update_sink_actions(state)


def fill_explorers(state: SurviveState) -> None:
    state.in_play = [0] * state.seats
    for explorer, place in enumerate(state.where):
        if place < 0 or place >= ASHORE:
            continue
        state.in_play[owner_of(state, explorer)] += 1
        if place < ABOARD:
            state.explorer_counts[place] += 1
        else:
            one = ONE_ABOARD[owner_of(state, explorer)]
            set_crew(state, place - ABOARD, state.crews[place - ABOARD] + one)
