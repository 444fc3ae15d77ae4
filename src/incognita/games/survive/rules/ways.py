"""Where pieces can get to: the cheapest way of each piece to each end, and whom it harms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.games.survive.rules import actions as act
from incognita.games.survive.rules import harm, moves
from incognita.games.survive.rules.phases import CREATURE, GLIDING, TURN
from incognita.games.survive.rules.pieces import cell_of
from incognita.games.survive.rules.tables import ABOARD, ASHORE, CELLS, ISLE_OF, NEIGHBOURS, SEA

if TYPE_CHECKING:
    from incognita.games.survive.rules.state import SurviveState

# What moves, which kept tile moves it, and what the way ends in: by name, as they are listed.
BOAT_PIECE: Final = 0
CREATURE_PIECE: Final = 1
EXPLORER_PIECE: Final = 2
NO_TILE: Final = 0
DOLPHIN_TILE: Final = 1
WIND_TILE: Final = 2
INTO_BOAT: Final = 0
INTO_ISLE: Final = 1
INTO_LAND: Final = 2
INTO_SEA: Final = 3


class Way:
    """Actions of one piece, where the last of them leads, and what it does."""

    def __init__(self, piece: int, id: int, tile: int, start: int) -> None:
        self.piece = piece
        self.id = id
        self.tile = tile
        self.to = -1
        self.into = INTO_SEA
        self.boat = -1
        self.isle = -1
        self.cost = 0
        self.actions: list[int] = []
        self.path: list[int] = [start]
        self.hits: list[int] = []
        self.wrecked = -1
        self.lost = False

    def longer(self, action: int) -> Way:
        """The same with one more action; take_step() says where that leads."""
        way = Way(self.piece, self.id, self.tile, 0)
        way.cost = self.cost
        way.actions = [*self.actions, action]
        way.path = self.path[:]
        return way

    def with_stop(self) -> Way:
        """The piece goes no further, which costs nothing."""
        way = self.longer(act.STOP)
        way.to = self.to
        way.into = self.into
        way.boat = self.boat
        way.isle = self.isle
        way.hits = self.hits
        way.wrecked = self.wrecked
        way.lost = self.lost
        return way

    def key(self) -> int:
        """What tells ways apart, in the order in which they are listed."""
        place = self.isle if self.into == INTO_ISLE else self.to
        piece = (self.piece * CELLS + self.id) * 3 + self.tile
        return (piece * 4 + self.into) * CELLS + place

    def is_no_worse(self, other: Way) -> bool:
        """Cheap first, then safe."""
        if self.cost != other.cost:
            return self.cost < other.cost
        if self.lost != other.lost:
            return other.lost
        return len(self.hits) <= len(other.hits)


def ways(state: SurviveState) -> list[Way]:
    """The cheapest way for each piece and end; the safest among equals."""
    if state.phase not in (TURN, GLIDING, CREATURE):
        return []
    best: dict[int, Way] = {}
    for action in moves.legal(state):
        first = first_way(state, action)
        if first is not None:
            explore(state, first.longer(action), best)
    return [best[key] for key in sorted(best)]


def first_way(state: SurviveState, action: int) -> Way | None:
    """The piece that an action moves, where it stands; None if it begins no way."""
    base = act.base_of(action)
    piece = act.piece_of(action)
    if base == act.MOVE:
        return Way(EXPLORER_PIECE, piece, NO_TILE, cell_of(state, piece))
    if base == act.SAIL:
        return Way(BOAT_PIECE, piece, NO_TILE, state.boats[piece])
    if base == act.PROWL:
        return Way(CREATURE_PIECE, piece, NO_TILE, state.creatures[piece])
    if base == act.DOLPHIN:
        return Way(EXPLORER_PIECE, piece, DOLPHIN_TILE, state.where[piece])
    if base == act.WIND:
        return Way(BOAT_PIECE, piece, WIND_TILE, state.boats[piece])
    return first_glide(state) if base == act.GLIDE else None


def first_glide(state: SurviveState) -> Way:
    """The piece that is on its way already."""
    if state.carried_swimmer >= 0:
        swimmer = state.carried_swimmer
        return Way(EXPLORER_PIECE, swimmer, DOLPHIN_TILE, state.where[swimmer])
    if state.driven_boat >= 0:
        return Way(BOAT_PIECE, state.driven_boat, WIND_TILE, state.boats[state.driven_boat])
    creature = state.moving_creature
    return Way(CREATURE_PIECE, creature, NO_TILE, state.creatures[creature])


def explore(state: SurviveState, first: Way, best: dict[int, Way]) -> None:
    """Follow one piece as far as its moves carry, but nowhere that a way as cheap has led."""
    queue: list[tuple[SurviveState, Way]] = [(state, first)]
    at = 0
    while at < len(queue):
        before, way = queue[at]
        at += 1
        take_step(before, way)
        known = best.get(way.key())
        if is_back(state, way) or (known is not None and known.is_no_worse(way)):
            continue
        after = before.copy()
        after.apply(way.actions[-1])
        best[way.key()] = way.with_stop() if after.phase == GLIDING else way
        for following in onward(state, after, way):
            queue.append((after, way.longer(following)))


def take_step(state: SurviveState, way: Way) -> None:
    """Where the last action leads from here."""
    action = way.actions[-1]
    way.cost += 1
    if act.MOVE <= action < act.SAIL:
        move_explorer(state, way, action)
        return
    cell = way.path[-1]
    to = NEIGHBOURS[6 * cell + act.direction_of(action)]
    arrive(state, way, to)
    if way.piece == EXPLORER_PIECE:
        way.lost = harm.kills_swimmers(state, to)
        way.hits = [way.id] if way.lost else []
    elif way.piece == BOAT_PIECE:
        way.hits = harm.spilled(state, way.id, to)
        way.lost = len(way.hits) > 0
        way.wrecked = way.id if way.lost else -1
    else:
        way.hits = harm.attacked(state, way.id, to)
        way.wrecked = harm.attacked_boat(state, way.id, to)


def arrive(state: SurviveState, way: Way, to: int) -> None:
    if to != way.path[-1]:
        way.path.append(to)
    way.to = to
    if state.terrain_at[to] != SEA:
        way.into = INTO_LAND


def move_explorer(state: SurviveState, way: Way, action: int) -> None:
    """A step, a swim, into a boat or out of it, or ashore."""
    how = act.how_of(action)
    cell = cell_of(state, way.id)
    to = cell if how >= act.DIVE else NEIGHBOURS[6 * cell + act.direction_of(action)]
    arrive(state, way, to)
    if how == act.LAND:
        way.into = INTO_ISLE
        way.isle = ISLE_OF[cell]
    elif how == act.SWIM or how == act.DIVE:
        way.lost = harm.kills_swimmers(state, to)
    elif how != act.WALK:
        board(state, way, to)
    way.hits = [way.id] if way.lost or way.wrecked >= 0 else []


def board(state: SurviveState, way: Way, cell: int) -> None:
    """Into the boat there, which may be wrecked by it."""
    boat = state.boat_at[cell]
    if harm.wrecks_boats(state, cell):
        way.wrecked = boat
        way.lost = harm.kills_swimmers(state, cell)
    else:
        way.into = INTO_BOAT
        way.boat = boat


def is_back(state: SurviveState, way: Way) -> bool:
    """The piece is where it was before."""
    if way.to != way.path[0] or way.into == INTO_ISLE:
        return False
    aboard = way.piece == EXPLORER_PIECE and state.where[way.id] >= ABOARD
    return aboard == (way.into == INTO_BOAT)


def onward(state: SurviveState, after: SurviveState, way: Way) -> list[int]:
    """Further moves of the same piece, while it is this seat's turn to move it."""
    if after.actor() != state.seat or after.turn != state.turn or way.lost:
        return []
    if after.phase == GLIDING:
        return moves.glide_moves(after)[:-1]
    if after.phase != TURN or way.tile != NO_TILE or after.moves_left == 0:
        return []
    if way.piece == BOAT_PIECE:
        own = after.control[way.id] >> after.seat & 1
        return after.sail_actions[way.id] if own else []
    further: list[int] = []
    if 0 <= after.where[way.id] < ASHORE:
        moves.add_explorer(after, way.id, after.where[way.id], further)
    return further
