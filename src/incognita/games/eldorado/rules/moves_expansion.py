"""Moving beyond the base game: tunnels, demons, mountains, occupied spaces, and ways to walk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.games.eldorado.rules.actions import BRAVE, ENTER, MORE_STEP, STEP, move
from incognita.games.eldorado.rules.apply import arrive, win_blockade
from incognita.games.eldorado.rules.cards import (
    ANY,
    CLOSED,
    DEMON,
    FLY,
    GAIT,
    POWER,
    ROCK,
    RUBBLE,
    SHAMAN,
    SMALL,
    STRIDES,
    SYMBOLS,
    TILES,
    WALK,
)  # fmt: skip
from incognita.games.eldorado.rules.curses import begin_curses
from incognita.games.eldorado.rules.expansion import Extras
from incognita.games.eldorado.rules.items import spend
from incognita.games.eldorado.rules.phases import ACT
from incognita.games.eldorado.rules.tables import (
    ALL_TARGETS,
    BEHIND,
    BLOCKADE_ASK,
    HOME,
    NOWHERE,
    TARGETS,
    TUNNEL,
)  # fmt: skip
from incognita.games.eldorado.rules.turns import drop_left_over

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState

# What is odd about a way.
OCCUPIED: Final = 1
ROCKY: Final = 2
BARRIER: Final = 4


def place_at(state: EldoradoState, cell: int, target: int) -> int:
    """The cell that a target leads to; NOWHERE for a blockade or beyond the map."""
    if target < BEHIND:
        return state.route.neighbours[6 * cell + target]
    if target < TUNNEL:
        return NOWHERE
    links = state.route.links[cell]
    return links[target - TUNNEL] if target - TUNNEL < len(links) else NOWHERE


def ask_at(state: EldoradoState, cell: int, target: int) -> int:
    """What the target asks for, whoever stands there; CLOSED * 16 where no way leads."""
    route = state.route
    if BEHIND <= target < TUNNEL:
        joint = route.seams[2 * cell + target - BEHIND]
        return CLOSED * 16 if joint == NOWHERE else BLOCKADE_ASK[state.blockades[joint]]
    other = place_at(state, cell, target)
    if other == NOWHERE:
        return CLOSED * 16
    if target < BEHIND:
        joint = route.joint_of[6 * cell + target]
        if joint != NOWHERE and state.blockades[joint] != 0:
            return CLOSED * 16
    return route.ask_of(other)


def gather(
    state: EldoradoState, extras: Extras, wide: bool, ways: list[int], asks: list[int]
) -> list[int]:
    """Every way of every piece: piece and target, what it asks for, and what is odd about it.

    Occupied spaces and mountains are listed only if `wide`.
    """
    odds: list[int] = []
    route = state.route
    places = state.places
    for piece in range(state.pieces):
        cell = places[state.seat * state.pieces + piece]
        if cell == HOME:
            continue
        first = piece * ALL_TARGETS
        targets = route.way_targets[cell]
        joints = route.way_joints[cell]
        costs = route.way_asks[cell]
        for index, other in enumerate(route.way_cells[cell]):
            joint = joints[index]
            if joint != NOWHERE and state.blockades[joint] != 0:
                continue
            odd = OCCUPIED if other in places and not extras.passing else 0
            if odd == 0 or wide:
                ways.append(first + targets[index])
                asks.append(costs[index])
                odds.append(odd)
        links = route.links[cell]
        for index in range(len(links)):
            odd = OCCUPIED if links[index] in places and not extras.passing else 0
            if odd == 0 or wide:
                ways.append(first + TUNNEL + index)
                asks.append(route.ask_of(links[index]))
                odds.append(odd)
        for side in range(2):
            joint = route.seams[2 * cell + side]
            if joint != NOWHERE and state.blockades[joint] != 0:
                ways.append(first + BEHIND + side)
                asks.append(BLOCKADE_ASK[state.blockades[joint]])
                odds.append(BARRIER)
        if wide:
            add_rocks(state, cell, first, ways, asks, odds)
    return odds


def add_rocks(
    state: EldoradoState, cell: int, first: int, ways: list[int], asks: list[int], odds: list[int]
) -> None:
    """Mountains without a cave."""
    route = state.route
    for target in route.rocks[cell]:
        joint = route.joint_of[6 * cell + target]
        if joint == NOWHERE or state.blockades[joint] == 0:
            ways.append(first + target)
            asks.append(CLOSED * 16)
            taken = route.neighbours[6 * cell + target] in state.places
            odds.append(ROCKY | OCCUPIED if taken else ROCKY)


def fits(state: EldoradoState, gait: int, ask: int, odd: int) -> bool:
    """Whether such a walk may go there (eldorado.walk.*)."""
    if gait == WALK:
        return state.setup.native_opens if odd & BARRIER else odd == 0
    if gait == FLY:
        return True
    if gait == SMALL:
        return ask & 15 == 1 and not odd & (OCCUPIED | ROCKY)
    if gait == ROCK:
        return odd == ROCKY or (odd == 0 and ask >> 4 == DEMON)
    return ask & 15 >= 3 and not odd & (ROCKY | BARRIER)


def add_travel(
    state: EldoradoState,
    extras: Extras,
    things: list[int],
    dull: int,
    count: int,
    found: list[int],
) -> None:
    """Moves, steps, entries for any cards, and entries for a curse."""
    wide = state.mover >= 0 and extras.gait > WALK
    for thing in things:
        if GAIT[thing] > WALK:
            wide = True
    ways: list[int] = []
    asks: list[int] = []
    odds = gather(state, extras, wide, ways, asks)
    if not ways:
        return
    for thing in things:
        if GAIT[thing]:
            add_walk(state, thing, ways, asks, odds, found)
        elif SYMBOLS[thing]:
            symbols = SYMBOLS[thing]
            if extras.changed and thing < TILES:
                symbols = 7
            add_moves(thing, symbols & ~dull, ways, asks, odds, found)
    if state.mover >= 0:
        add_steps(state, extras, dull, ways, asks, odds, found)
    for index, ask in enumerate(asks):
        need = ask >> 4
        if need == DEMON and odds[index] & OCCUPIED == 0:
            found.append(BRAVE + ways[index])
        elif RUBBLE <= need < CLOSED and ask & 15 <= count and odds[index] & OCCUPIED == 0:
            piece = ways[index] // ALL_TARGETS
            found.append(ENTER + piece * TARGETS + ways[index] - piece * ALL_TARGETS)


def add_going_on(state: EldoradoState, extras: Extras, dull: int, found: list[int]) -> None:
    """Nothing but the steps that a walk has left."""
    ways: list[int] = []
    asks: list[int] = []
    odds = gather(state, extras, extras.gait > WALK, ways, asks)
    if state.mover >= 0:
        add_steps(state, extras, dull, ways, asks, odds, found)


def add_moves(
    thing: int, symbols: int, ways: list[int], asks: list[int], odds: list[int], found: list[int]
) -> None:
    """One card or tile for one space, by symbol and strength."""
    power = POWER[thing]
    for index, ask in enumerate(asks):
        need = ask >> 4
        if need < 3 and symbols >> need & 1 and ask & 15 <= power and odds[index] != OCCUPIED:
            piece = ways[index] // ALL_TARGETS
            found.append(move(thing, piece, ways[index] - piece * ALL_TARGETS))


def add_walk(
    state: EldoradoState,
    thing: int,
    ways: list[int],
    asks: list[int],
    odds: list[int],
    found: list[int],
) -> None:
    for index, ask in enumerate(asks):
        if fits(state, GAIT[thing], ask, odds[index]):
            piece = ways[index] // ALL_TARGETS
            found.append(move(thing, piece, ways[index] - piece * ALL_TARGETS))


def add_steps(
    state: EldoradoState,
    extras: Extras,
    dull: int,
    ways: list[int],
    asks: list[int],
    odds: list[int],
    found: list[int],
) -> None:
    """The same piece goes on: by left-over strength, or by steps that its walk has left."""
    first = state.mover * ALL_TARGETS
    symbol = state.symbol
    for index, way in enumerate(ways):
        target = way - first
        if not 0 <= target < ALL_TARGETS:
            continue
        ask = asks[index]
        if symbol == ANY:
            leads = fits(state, extras.gait, ask, odds[index])
        else:
            leads = (
                ask >> 4 == symbol
                and ask & 15 <= state.strength
                and odds[index] & OCCUPIED == 0
                and not dull >> symbol & 1
            )
        if leads:
            found.append(STEP + target if target < TARGETS else MORE_STEP + target)


def set_out(state: EldoradoState, extras: Extras, piece: int) -> None:
    """A new move of a piece: where it stood is where it last stopped (eldorado.caves.stop)."""
    extras.came[piece] = state.places[state.seat * state.pieces + piece]
    extras.dug[piece] = 0
    extras.walker = piece
    extras.moved = 1


def apply_move(state: EldoradoState, extras: Extras, thing: int, piece: int, target: int) -> None:
    """Play one card or tile for its first step."""
    cell = state.places[state.seat * state.pieces + piece]
    ask = ask_at(state, cell, target)
    set_out(state, extras, piece)
    spend(state, extras, thing)
    gait = GAIT[thing]
    if gait:
        state.symbol = ANY
        state.strength = STRIDES[thing] - stride(state, gait, target)
        extras.gait = gait
        if thing == SHAMAN:
            extras.due = 1
    else:
        state.symbol = ask >> 4
        state.strength = POWER[thing] - (ask & 15)
    state.mover = piece
    go(state, extras, piece, target)


def stride(state: EldoradoState, gait: int, target: int) -> int:
    """A blockade takes a step of a walk, unless the Native may take it and step on."""
    taken = BEHIND <= target < TUNNEL and gait == WALK and state.setup.native_both
    return 0 if taken else 1


def apply_step(state: EldoradoState, extras: Extras, target: int) -> None:
    piece = state.mover
    if state.symbol == ANY:
        state.strength -= stride(state, extras.gait, target)
    else:
        cell = state.places[state.seat * state.pieces + piece]
        state.strength -= ask_at(state, cell, target) & 15
    go(state, extras, piece, target)


def go(state: EldoradoState, extras: Extras, piece: int, target: int) -> None:
    """What was paid for happens; a Shaman who has come to rest is cursed."""
    if state.strength == 0:
        drop_left_over(state)
    shift(state, piece, target)
    if extras.due > 0 and state.mover < 0 and state.phase == ACT:
        begin_curses(state, extras, extras.due)


def shift(state: EldoradoState, piece: int, target: int) -> None:
    """The blockade goes, or the piece does."""
    at = state.seat * state.pieces + piece
    cell = state.places[at]
    if BEHIND <= target < TUNNEL:
        win_blockade(state, state.route.seams[2 * cell + target - BEHIND])
        return
    to = place_at(state, cell, target)
    state.places[at] = to
    if to >= state.route.first_finish:
        arrive(state, at)


def apply_brave(state: EldoradoState, extras: Extras, piece: int, target: int) -> None:
    """A demon asks for no card: enter, then draw its curses (eldorado.demon.enter)."""
    cell = state.places[state.seat * state.pieces + piece]
    ask = ask_at(state, cell, target)
    set_out(state, extras, piece)
    drop_left_over(state)
    extras.ghost = -1
    extras.item = -1
    shift(state, piece, target)
    begin_curses(state, extras, ask & 15)
