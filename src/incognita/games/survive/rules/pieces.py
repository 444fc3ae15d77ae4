"""Where explorers, boats and creatures are; every change keeps the tables of the state right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.games.survive.rules.actions import DIRECTION_SETS, SAILS
from incognita.games.survive.rules.tables import (
    ABOARD,
    ASHORE,
    FIRST_OF,
    FULL,
    GONE,
    IN_SUPPLY,
    KILLERS,
    KIND_OF,
    LOST,
    NEIGHBOURS,
    ONE_ABOARD,
    ONE_OF,
    PER_COLOUR,
    SEAT_BITS,
    WRECKERS,
)  # fmt: skip
from incognita.mypyc_compat import i64

if TYPE_CHECKING:
    from incognita.games.survive.rules.state import SurviveState

# A space of the sea or of the island where no boat is.
NO_BOAT: Final = IN_SUPPLY


def owner_of(state: SurviveState, explorer: int) -> int:
    return explorer // PER_COLOUR % state.seats


def explorers_at(state: SurviveState, place: int) -> list[int]:
    """Everybody on a cell, or aboard if the place is a boat's."""
    where = state.where
    return [explorer for explorer in range(len(where)) if where[explorer] == place]


def crew_of(state: SurviveState, boat: int) -> list[int]:
    return explorers_at(state, ABOARD + boat)


def cell_of(state: SurviveState, explorer: int) -> int:
    """The space of an explorer in play, also of a passenger; -1 for all others."""
    place = state.where[explorer]
    if place < ABOARD:
        return max(place, -1)
    return state.boats[place - ABOARD] if place < ASHORE else -1


def set_crew(state: SurviveState, boat: int, crew: int) -> None:
    """The crew decides who may sail: most aboard, or anybody (survive.boat.control)."""
    state.crews[boat] = crew
    seats = state.seats
    most = 0
    control = (1 << seats) - 1
    aboard = crew & SEAT_BITS
    for seat in range(seats):
        count = aboard & 15
        aboard >>= 4
        if count > most:
            most = count
            control = 1 << seat
        elif count == most and most > 0:
            control |= 1 << seat
    state.control[boat] = control


def leave(state: SurviveState, explorer: int) -> None:
    """Take an explorer off its cell or out of its boat; the caller puts it elsewhere."""
    place = state.where[explorer]
    if place >= ABOARD:
        boat = place - ABOARD
        set_crew(state, boat, state.crews[boat] - ONE_ABOARD[owner_of(state, explorer)])
    else:
        state.explorer_counts[place] -= 1


def put(state: SurviveState, explorer: int, cell: int) -> None:
    """Onto a cell, from wherever it is in play."""
    leave(state, explorer)
    state.where[explorer] = cell
    state.explorer_counts[cell] += 1


def embark(state: SurviveState, explorer: int, boat: int) -> None:
    leave(state, explorer)
    state.where[explorer] = ABOARD + boat
    set_crew(state, boat, state.crews[boat] + ONE_ABOARD[owner_of(state, explorer)])


def save(state: SurviveState, explorer: int, isle: int) -> None:
    """Onto an isle, for good."""
    leave(state, explorer)
    state.where[explorer] = ASHORE + isle
    state.in_play[owner_of(state, explorer)] -= 1


def lose(state: SurviveState, explorer: int) -> None:
    """Lost explorers keep the space on which it happened, counted down from LOST."""
    cell = cell_of(state, explorer)
    leave(state, explorer)
    state.where[explorer] = LOST - cell
    state.in_play[owner_of(state, explorer)] -= 1


def drown(state: SurviveState, cell: int) -> None:
    """Every swimmer on the space is lost."""
    if state.explorer_counts[cell]:
        for explorer in explorers_at(state, cell):
            lose(state, explorer)


def update_sails(state: SurviveState, boat: int) -> None:
    """A boat may sail to every sea space beside it without a boat (survive.boat.waters)."""
    first: i64 = 6 * state.boats[boat]
    boat_at = state.boat_at
    directions = 0
    for at in range(first, first + 6):
        to: i64 = NEIGHBOURS[at]
        if boat_at[to] == NO_BOAT:
            directions |= 1 << (at - first)
    state.sail_actions[boat] = SAILS[boat * DIRECTION_SETS + directions]


def update_sails_beside(state: SurviveState, cell: int) -> None:
    """Update the boats beside a cell that has become open or closed to them."""
    first: i64 = 6 * cell
    for at in range(first, first + 6):
        to: i64 = NEIGHBOURS[at]
        boat = state.boat_at[to]
        if boat >= 0:
            update_sails(state, boat)


def move_boat(state: SurviveState, boat: int, cell: int) -> None:
    """To a space beside its own, so that it is among the boats beside the space that it left."""
    start = state.boats[boat]
    state.boat_at[start] = NO_BOAT
    state.boats[boat] = cell
    state.boat_at[cell] = boat
    update_sails_beside(state, start)
    update_sails_beside(state, cell)


def remove_boat(state: SurviveState, boat: int) -> None:
    """Out of the game; nobody is aboard any more."""
    cell = state.boats[boat]
    state.boat_at[cell] = NO_BOAT
    state.boats[boat] = GONE
    state.sail_actions[boat] = []
    update_sails_beside(state, cell)


def wreck(state: SurviveState, boat: int) -> None:
    """The boat is lost; its passengers swim, unless a killer is there (survive.boat.wreck)."""
    cell = state.boats[boat]
    for explorer in crew_of(state, boat):
        put(state, explorer, cell)
    remove_boat(state, boat)
    if state.creature_counts[cell] & KILLERS:
        drown(state, cell)


def lose_boat(state: SurviveState, boat: int) -> None:
    """The boat is removed, and everybody aboard is lost."""
    for explorer in crew_of(state, boat):
        lose(state, explorer)
    remove_boat(state, boat)


def is_wrecked_at(state: SurviveState, boat: int, cell: int) -> bool:
    """A loaded boat is wrecked by a whale or a serpent."""
    return state.crews[boat] > 0 and state.creature_counts[cell] & WRECKERS != 0


def add_boat(state: SurviveState, cell: int) -> int:
    """The next boat of the supply."""
    boat = state.launched
    state.launched += 1
    state.boats[boat] = cell
    state.boat_at[cell] = boat
    update_sails(state, boat)
    update_sails_beside(state, cell)
    return boat


def own_creatures(state: SurviveState) -> None:
    """Give the state its own lists of creatures before the first change after a copy."""
    if state.shares_creatures:
        state.creatures = state.creatures[:]
        state.creature_counts = state.creature_counts[:]
        state.shares_creatures = False


def add_creature(state: SurviveState, kind: int, cell: int) -> None:
    """The next creature of the supply."""
    own_creatures(state)
    for creature in range(FIRST_OF[kind], FIRST_OF[kind + 1]):
        if state.creatures[creature] == IN_SUPPLY:
            state.creatures[creature] = cell
            state.creature_counts[cell] += ONE_OF[kind]
            return


def move_creature(state: SurviveState, creature: int, cell: int) -> None:
    own_creatures(state)
    one = ONE_OF[KIND_OF[creature]]
    state.creature_counts[state.creatures[creature]] -= one
    state.creature_counts[cell] += one
    state.creatures[creature] = cell


def remove_creature(state: SurviveState, creature: int) -> None:
    """Out of the game: it does not return to the supply."""
    own_creatures(state)
    state.creature_counts[state.creatures[creature]] -= ONE_OF[KIND_OF[creature]]
    state.creatures[creature] = GONE


def boat_has_room(state: SurviveState, boat: int) -> bool:
    return state.crews[boat] < FULL
