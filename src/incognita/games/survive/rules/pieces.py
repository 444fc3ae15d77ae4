"""Explorers, boats and creatures change places; the tables by cell follow them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.games.survive.rules.actions import SAILS, SETS
from incognita.games.survive.rules.tables import (
    ABOARD,
    ASHORE,
    CAPACITY,
    FIRST_OF,
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
    captains = (1 << seats) - 1
    aboard = crew & SEAT_BITS
    for seat in range(seats):
        count = aboard & 15
        aboard >>= 4
        if count > most:
            most = count
            captains = 1 << seat
        elif count == most and most > 0:
            captains |= 1 << seat
    state.captains[boat] = captains


def leave(state: SurviveState, explorer: int) -> None:
    """Off the cell or out of the boat."""
    place = state.where[explorer]
    if place >= ABOARD:
        boat = place - ABOARD
        set_crew(state, boat, state.crews[boat] - ONE_ABOARD[owner_of(state, explorer)])
    else:
        state.crowd[place] -= 1


def put(state: SurviveState, explorer: int, cell: int) -> None:
    """From wherever it is in play onto a cell."""
    leave(state, explorer)
    state.where[explorer] = cell
    state.crowd[cell] += 1


def embark(state: SurviveState, explorer: int, boat: int) -> None:
    leave(state, explorer)
    state.where[explorer] = ABOARD + boat
    set_crew(state, boat, state.crews[boat] + ONE_ABOARD[owner_of(state, explorer)])


def save(state: SurviveState, explorer: int, isle: int) -> None:
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
    if state.crowd[cell]:
        for explorer in explorers_at(state, cell):
            lose(state, explorer)


def chart(state: SurviveState, boat: int) -> None:
    """Keep the list of ways that are open to a boat: sea without a boat (survive.boat.waters)."""
    first = 6 * state.boats[boat]
    harbour = state.harbour
    ways = 0
    for direction in range(6):
        if harbour[NEIGHBOURS[first + direction]] == NO_BOAT:
            ways |= 1 << direction
    state.courses[boat] = SAILS[boat * SETS + ways]


def chart_beside(state: SurviveState, cell: int) -> None:
    """The cell has become open or closed to the boats beside it."""
    first = 6 * cell
    for direction in range(6):
        boat = state.harbour[NEIGHBOURS[first + direction]]
        if boat >= 0:
            chart(state, boat)


def move_boat(state: SurviveState, boat: int, cell: int) -> None:
    left = state.boats[boat]
    state.harbour[left] = NO_BOAT
    state.boats[boat] = cell
    state.harbour[cell] = boat
    chart(state, boat)
    chart_beside(state, left)
    chart_beside(state, cell)


def take_boat(state: SurviveState, boat: int) -> None:
    """Out of the game, with nobody aboard any more."""
    cell = state.boats[boat]
    state.harbour[cell] = NO_BOAT
    state.boats[boat] = GONE
    state.courses[boat] = []
    chart_beside(state, cell)


def wreck(state: SurviveState, boat: int) -> None:
    """The boat goes, its passengers swim, and a killer there takes them (survive.boat.wreck)."""
    cell = state.boats[boat]
    for explorer in crew_of(state, boat):
        put(state, explorer, cell)
    take_boat(state, boat)
    if state.lurking[cell] & KILLERS:
        drown(state, cell)


def swallow(state: SurviveState, boat: int) -> None:
    """The boat goes with everybody aboard."""
    for explorer in crew_of(state, boat):
        lose(state, explorer)
    take_boat(state, boat)


def is_wrecked_at(state: SurviveState, boat: int, cell: int) -> bool:
    """A loaded boat does not survive a whale or a serpent."""
    return state.crews[boat] > 0 and state.lurking[cell] & WRECKERS != 0


def new_boat(state: SurviveState, cell: int) -> int:
    """The next boat of the supply."""
    boat = state.launched
    state.launched += 1
    state.boats[boat] = cell
    state.harbour[cell] = boat
    chart(state, boat)
    chart_beside(state, cell)
    return boat


def part_creatures(state: SurviveState) -> None:
    """A copy keeps the creatures as they were."""
    if state.lent:
        state.beasts = state.beasts[:]
        state.lurking = state.lurking[:]
        state.lent = False


def new_creature(state: SurviveState, kind: int, cell: int) -> None:
    """The next creature of the supply."""
    part_creatures(state)
    for creature in range(FIRST_OF[kind], FIRST_OF[kind + 1]):
        if state.beasts[creature] == IN_SUPPLY:
            state.beasts[creature] = cell
            state.lurking[cell] += ONE_OF[kind]
            return


def move_creature(state: SurviveState, creature: int, cell: int) -> None:
    part_creatures(state)
    one = ONE_OF[KIND_OF[creature]]
    state.lurking[state.beasts[creature]] -= one
    state.lurking[cell] += one
    state.beasts[creature] = cell


def take_creature(state: SurviveState, creature: int) -> None:
    """Out of the game: it does not return to the supply."""
    part_creatures(state)
    state.lurking[state.beasts[creature]] -= ONE_OF[KIND_OF[creature]]
    state.beasts[creature] = GONE


def has_seat(state: SurviveState, boat: int) -> bool:
    return state.crews[boat] < CAPACITY << 16
