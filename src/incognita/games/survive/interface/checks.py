"""Whether the parts of a loaded position fit each other, so that it can be played on."""

from incognita.core.interface.validation import must
from incognita.games.survive.rules.defence import defence_against, is_concerned, might_hold
from incognita.games.survive.rules.phases import (
    CREATURE,
    CREWING,
    DEFENDING,
    DROPPING,
    GLIDING,
    LAUNCHING,
    LAY,
    PHASE_OVER,
    PLACING,
    REVEAL,
    TURN,
)  # fmt: skip
from incognita.games.survive.rules.pieces import owner_of
from incognita.games.survive.rules.state import SurviveState
from incognita.games.survive.rules.tables import (
    ABOARD,
    ASHORE,
    BACKS,
    BOATS,
    BOATS_PER_COLOUR,
    CAPACITY,
    CELLS,
    CREATURE_KINDS,
    CREATURES,
    FIRST_KEPT,
    GONE,
    HIGHEST,
    IN_HAND,
    IN_SUPPLY,
    ISLAND,
    ISLAND_CELLS,
    ISLE_NAMES,
    KIND_OF,
    LOST,
    MOVES,
    PER_COLOUR,
    SEA,
    SERPENT,
    TERRAINS,
    TILE_COUNTS,
    TILES,
    VALUES,
    seats_taken,
)  # fmt: skip


def check_parts(state: SurviveState, tiles: list[int]) -> None:
    """Every part must fit the others; raises ValueError with the part that does not."""
    must(_sizes_fit(state), "the parts of the position do not fit together")
    must(_island_fits(state, tiles), "the island is not made of the tiles of the game")
    must(_boats_fit(state, tiles), "the boats do not fit the sea")
    must(_creatures_fit(state, tiles), "the creatures do not fit the sea")
    must(_explorers_fit(state, tiles), "the explorers are not where explorers can be")
    must(_values_fit(state), "the values are not those of the game")
    must(_backs_fit(state, tiles), "the backs are not those of the game")


def _sizes_fit(state: SurviveState) -> bool:
    setup = state.setup
    return (
        len(state.where) == len(state.values) == setup.colours * PER_COLOUR
        and len(state.values_in_hand) == setup.colours * (HIGHEST + 1)
        and len(state.boats) == BOATS
        and len(state.creatures) == CREATURES
        and len(state.tiles_gone) == len(TILE_COUNTS)
        and len(state.kept) == state.seats
        and 0 <= state.seat < state.seats
        and LAY <= state.phase <= PHASE_OVER
        and 0 <= state.laid <= ISLAND_CELLS
        and 0 <= state.turn <= max(setup.turn_limit, ISLAND_CELLS)
    )


def _island_fits(state: SurviveState, tiles: list[int]) -> bool:
    """While tiles are laid, the rest of the island is empty; later it sinks in order."""
    if len(tiles) != ISLAND_CELLS or any(not SEA <= terrain <= TERRAINS for terrain in tiles):
        return False
    if any(tiles.count(terrain) > TILES[terrain] for terrain in range(1, TERRAINS + 1)):
        return False
    if state.phase == LAY:
        laid = state.laid
        return laid < ISLAND_CELLS and 0 not in tiles[:laid] and not any(tiles[laid:])
    lying = [tiles.count(terrain) for terrain in range(1, TERRAINS + 1)]
    whole = [lying[terrain] == TILES[terrain + 1] for terrain in range(TERRAINS)]
    in_order = all(lying[terrain] == 0 or all(whole[terrain + 1 :]) for terrain in range(TERRAINS))
    return state.laid == ISLAND_CELLS and in_order


def _is_sea(tiles: list[int], cell: int) -> bool:
    return 0 <= cell < CELLS and (cell not in ISLAND or tiles[ISLAND.index(cell)] == SEA)


def _boats_fit(state: SurviveState, tiles: list[int]) -> bool:
    """Boats are launched one after the other, one to a sea space."""
    afloat = [cell for cell in state.boats if cell >= 0]
    waiting = [number for number, cell in enumerate(state.boats) if cell == IN_SUPPLY]
    launched = state.launched
    return (
        0 <= launched <= BOATS
        and waiting == list(range(launched, BOATS))
        and all(_is_sea(tiles, cell) or cell in (IN_SUPPLY, GONE) for cell in state.boats)
        and len(set(afloat)) == len(afloat)
        and (state.turn > 0 or launched <= state.setup.colours * BOATS_PER_COLOUR)
    )


def _creatures_fit(state: SurviveState, tiles: list[int]) -> bool:
    for creature, cell in enumerate(state.creatures):
        away = cell == GONE or (cell == IN_SUPPLY and KIND_OF[creature] != SERPENT)
        if not (_is_sea(tiles, cell) or away):
            return False
    return True


def _explorers_fit(state: SurviveState, tiles: list[int]) -> bool:
    """On the map, in a boat with room for all of them, ashore, lost, or in hand while placing."""
    placing = state.phase in (LAY, PLACING)
    if not placing and IN_HAND in state.where:
        return False
    if any(not LOST - CELLS < place < ASHORE + len(ISLE_NAMES) for place in state.where):
        return False
    for boat, cell in enumerate(state.boats):
        crew = state.where.count(ABOARD + boat)
        if crew > CAPACITY or (crew and cell < 0):
            return False
    for colour in range(state.setup.colours):
        own = state.where[colour * PER_COLOUR : (colour + 1) * PER_COLOUR]
        if own.count(IN_HAND) and IN_HAND not in own[len(own) - own.count(IN_HAND) :]:
            return False
    return CELLS not in state.where and (not placing or _stand_on_land(state, tiles))


def _stand_on_land(state: SurviveState, tiles: list[int]) -> bool:
    return all(
        place == IN_HAND or (0 <= place < CELLS and not _is_sea(tiles, place))
        for place in state.where
    )


def _values_fit(state: SurviveState) -> bool:
    """Each colour has its ten values, on the board or in hand."""
    for colour in range(state.setup.colours):
        first = colour * (HIGHEST + 1)
        spare = state.values_in_hand[first : first + HIGHEST + 1]
        if min(spare) < 0 or max(spare) > PER_COLOUR:
            return False
        every = [value for value, count in enumerate(spare) for _ in range(count)]
        for explorer in range(colour * PER_COLOUR, (colour + 1) * PER_COLOUR):
            if (state.values[explorer] == 0) != (state.where[explorer] == IN_HAND):
                return False
            if state.values[explorer]:
                every.append(state.values[explorer])
        if sorted(every) != VALUES:
            return False
    return True


def _backs_fit(state: SurviveState, tiles: list[int]) -> bool:
    """Of every terrain, as many backs have been seen or kept as tiles have sunk."""
    kept = [code for hand in state.kept for code in hand]
    if any(hand != sorted(hand) for hand in state.kept):
        return False
    if any(not 0 <= code < len(TILE_COUNTS) or code % BACKS < FIRST_KEPT for code in kept):
        return False
    for code, count in enumerate(TILE_COUNTS):
        if state.tiles_gone[code] < 0 or state.tiles_gone[code] + kept.count(code) > count:
            return False
    if state.phase == LAY:
        return not kept and not any(state.tiles_gone)
    hidden = state.sunk_cell >= 0 and state.sunk_back < 0
    for terrain in range(1, TERRAINS + 1):
        codes = range((terrain - 1) * BACKS, terrain * BACKS)
        seen = sum(state.tiles_gone[code] + kept.count(code) for code in codes)
        sunk = TILES[terrain] - tiles.count(terrain)
        if seen + (hidden and state.sunk_terrain == terrain) != sunk:
            return False
    return True


def check_turn(state: SurviveState) -> None:
    """The counters must belong to the phase, or the next decision could not be made."""
    must(_counters_fit(state), "the counters of the turn are not those of a turn")
    must(_sinking_fits(state), "the tile just sunk does not fit the island")
    must(_phase_fits(state), "the counters of the turn do not fit its phase")


def _counters_fit(state: SurviveState) -> bool:
    return (
        0 <= state.moves_left <= MOVES
        and state.may_play_tile in (0, 1)
        and 0 <= state.swum < 1 << len(state.where)
        and -1 <= state.die < CREATURE_KINDS
        and -1 <= state.moving_creature < CREATURES
        and -1 <= state.carried_swimmer < len(state.where)
        and -1 <= state.driven_boat < state.launched
        and 0 <= state.range_left <= MOVES
        and -1 <= state.asked < state.seats
        and (state.moves_left == 0 or state.in_play[state.seat] > 0)
    )


def _sinking_fits(state: SurviveState) -> bool:
    """What the turn before, or this one, has turned up."""
    if state.sunk_cell < 0:
        return (state.sunk_cell, state.sunk_terrain, state.sunk_back, state.finder) == (
            -1,
            0,
            -1,
            -1,
        )
    if not (state.sunk_cell in ISLAND and state.terrain_at[state.sunk_cell] == SEA):
        return False
    if not (1 <= state.sunk_terrain <= TERRAINS and -1 <= state.sunk_back < BACKS):
        return False
    if not 0 <= state.finder < state.seats:
        return False
    code = (state.sunk_terrain - 1) * BACKS + state.sunk_back
    if state.sunk_back >= FIRST_KEPT:
        return code in state.kept[state.finder]
    return state.sunk_back < 0 or state.tiles_gone[code] > 0


def _phase_fits(state: SurviveState) -> bool:
    phase = state.phase
    if phase in (LAY, PLACING, LAUNCHING):
        return _setting_up_fits(state)
    if state.turn == 0 or (phase == PHASE_OVER) != (not any(state.in_play)):
        return False
    carried = [state.moving_creature, state.carried_swimmer, state.driven_boat].count(-1) < 3
    if carried != (phase in (GLIDING, DROPPING, DEFENDING)):
        return False
    if phase == REVEAL:
        return state.sunk_cell >= 0 and state.sunk_back < 0
    if phase == CREWING:
        return _crew_fits(state)
    if phase == CREATURE:
        return state.die >= 0
    if phase == DROPPING:
        return (
            state.moving_creature >= 0
            and state.creatures[state.moving_creature] >= 0
            and state.range_left == 0
        )
    if phase == GLIDING:
        return _glide_fits(state)
    if phase == DEFENDING:
        return _question_fits(state)
    return (
        state.range_left == 0 and state.asked == -1 and (state.may_play_tile == 0 or phase == TURN)
    )


def _setting_up_fits(state: SurviveState) -> bool:
    """Nobody has moved yet, and the next to place or to launch has something left."""
    quiet = (
        state.turn == state.moves_left == state.may_play_tile == state.swum == state.range_left == 0
    )
    started = [
        state.sunk_cell,
        state.die,
        state.moving_creature,
        state.carried_swimmer,
        state.driven_boat,
        state.asked,
    ]
    if not quiet or started != [-1] * 6:
        return False
    if state.phase == LAUNCHING:
        launched = state.launched
        left = launched < state.setup.colours * BOATS_PER_COLOUR
        return left and launched % state.seats == state.seat
    if state.launched:
        return False
    placed = len(state.where) - state.where.count(IN_HAND)
    if placed % state.seats != state.seat or placed == len(state.where):
        return False
    own = [
        explorer for explorer in range(len(state.where)) if owner_of(state, explorer) == state.seat
    ]
    return (state.phase != LAY or placed == 0) and any(state.where[one] == IN_HAND for one in own)


def _crew_fits(state: SurviveState) -> bool:
    """More swimmers than seats, around the boat that has come up."""
    if state.sunk_cell < 0:
        return False
    boat = state.boat_at[state.sunk_cell]
    return (
        boat >= 0
        and seats_taken(state.crews[boat]) < CAPACITY
        and state.explorer_counts[state.sunk_cell] > 0
    )


def _glide_fits(state: SurviveState) -> bool:
    """One piece is under way, and has a space left to go."""
    if (
        not 0 < state.range_left < MOVES
        or [state.moving_creature, state.carried_swimmer, state.driven_boat].count(-1) != 2
    ):
        return False
    if state.moving_creature >= 0:
        return (
            state.creatures[state.moving_creature] >= 0
            and KIND_OF[state.moving_creature] == state.die
        )
    if state.carried_swimmer >= 0:
        place = state.where[state.carried_swimmer]
        own = owner_of(state, state.carried_swimmer) == state.seat
        return own and 0 <= place < CELLS and state.terrain_at[place] == SEA
    return (
        state.boats[state.driven_boat] >= 0
        and state.control[state.driven_boat] >> state.seat & 1 == 1
    )


def _question_fits(state: SurviveState) -> bool:
    """Somebody other than the mover is concerned, and might have the tile."""
    if (
        state.moving_creature < 0
        or KIND_OF[state.moving_creature] == SERPENT
        or state.asked in (-1, state.seat)
    ):
        return False
    cell = state.creatures[state.moving_creature]
    if cell < 0 or (KIND_OF[state.moving_creature] != 1 and state.boat_at[cell] < 0):
        return False
    back = defence_against(KIND_OF[state.moving_creature])
    return might_hold(state, state.asked, back) and is_concerned(state, state.asked)
