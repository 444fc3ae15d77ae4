"""What each action number means."""

from typing import Final, Literal

from incognita.games.survive.rules.tables import (
    BOATS,
    CELLS,
    CREATURES,
    DIRECTION_COUNT,
    EXPLORERS,
    HIGHEST,
    ISLAND_CELLS,
    TERRAINS,
)  # fmt: skip

ActionKind = Literal[
    "place", "launch", "dolphin", "wind", "lift", "drop", "walk", "swim", "board", "dive", "climb",
    "land", "sail", "sink", "end", "pick", "prowl", "glide", "stop", "stay", "defend", "decline",
]  # fmt: skip

SLOTS: Final = 2
# Each explorer has a block of moves: three for every direction, then three on its own space.
BLOCK: Final = 21
WALK: Final = 0
SWIM: Final = 1
BOARD: Final = 2
DIVE: Final = 18
CLIMB: Final = 19
LAND: Final = 20

PLACE: Final = 0
LAUNCH: Final = PLACE + SLOTS * HIGHEST * ISLAND_CELLS
DOLPHIN: Final = LAUNCH + CELLS
WIND: Final = DOLPHIN + TERRAINS * EXPLORERS * DIRECTION_COUNT
LIFT: Final = WIND + TERRAINS * BOATS * DIRECTION_COUNT
MOVE: Final = LIFT + TERRAINS * CREATURES
SAIL: Final = MOVE + EXPLORERS * BLOCK
SINK: Final = SAIL + BOATS * DIRECTION_COUNT
END: Final = SINK + ISLAND_CELLS
DROP: Final = END + 1
PICK: Final = DROP + CELLS
PROWL: Final = PICK + EXPLORERS
STAY: Final = PROWL + CREATURES * DIRECTION_COUNT
GLIDE: Final = STAY + 1
STOP: Final = GLIDE + DIRECTION_COUNT
DEFEND: Final = STOP + 1
DECLINE: Final = DEFEND + TERRAINS
COUNT: Final = DECLINE + 1

# Sets of directions are numbers, a bit for each direction.
DIRECTION_SETS: Final = 1 << DIRECTION_COUNT


def _by_directions(base: int, step: int) -> list[list[int]]:
    """By set of directions: the actions that lead there, made once."""
    return [
        [base + step * direction for direction in range(DIRECTION_COUNT) if bits >> direction & 1]
        for bits in range(DIRECTION_SETS)
    ]


# Of a walker by the sea spaces beside it: into each of them a swim, to every other a step.
WALKS: Final[list[list[int]]] = [
    [
        MOVE
        + explorer * BLOCK
        + 3 * direction
        + (SWIM if sea_directions >> direction & 1 else WALK)
        for direction in range(DIRECTION_COUNT)
    ]
    for explorer in range(EXPLORERS)
    for sea_directions in range(DIRECTION_SETS)
]
SWIMS: Final[list[list[int]]] = [
    actions
    for explorer in range(EXPLORERS)
    for actions in _by_directions(MOVE + explorer * BLOCK + SWIM, 3)
]
PROWLS: Final[list[list[int]]] = [
    actions
    for creature in range(CREATURES)
    for actions in _by_directions(PROWL + creature * DIRECTION_COUNT, 1)
]
SAILS: Final[list[list[int]]] = [
    actions for boat in range(BOATS) for actions in _by_directions(SAIL + boat * DIRECTION_COUNT, 1)
]
GLIDES: Final[list[list[int]]] = _by_directions(GLIDE, 1)

BASES: Final[list[int]] = [
    PLACE, LAUNCH, DOLPHIN, WIND, LIFT, MOVE, SAIL, SINK, END,
    DROP, PICK, PROWL, STAY, GLIDE, STOP, DEFEND, DECLINE,
]  # fmt: skip
# The moves of explorers have a name for each way to move.
BASE_NAMES: Final[dict[int, ActionKind]] = {
    PLACE: "place",
    LAUNCH: "launch",
    DOLPHIN: "dolphin",
    WIND: "wind",
    LIFT: "lift",
    SAIL: "sail",
    SINK: "sink",
    END: "end",
    DROP: "drop",
    PICK: "pick",
    PROWL: "prowl",
    STAY: "stay",
    GLIDE: "glide",
    STOP: "stop",
    DEFEND: "defend",
    DECLINE: "decline",
}
MOVE_NAMES: Final[list[ActionKind]] = ["walk", "swim", "board", "dive", "climb", "land"]


def place(slot: int, value: int, island: int) -> int:
    return PLACE + (slot * HIGHEST + value - 1) * ISLAND_CELLS + island


def slot_of(action: int) -> int:
    return (action - PLACE) // ISLAND_CELLS // HIGHEST


def value_of(action: int) -> int:
    return (action - PLACE) // ISLAND_CELLS % HIGHEST + 1


def island_of(action: int) -> int:
    """The tile, by its number on the island, that a placing or a sinking names."""
    return (action - base_of(action)) % ISLAND_CELLS


def dolphin(terrain: int, explorer: int, direction: int) -> int:
    return DOLPHIN + ((terrain - 1) * EXPLORERS + explorer) * DIRECTION_COUNT + direction


def wind(terrain: int, boat: int, direction: int) -> int:
    return WIND + ((terrain - 1) * BOATS + boat) * DIRECTION_COUNT + direction


def lift(terrain: int, creature: int) -> int:
    return LIFT + (terrain - 1) * CREATURES + creature


def move(explorer: int, how: int, direction: int = 0) -> int:
    """WALK, SWIM and BOARD lead in a direction; DIVE, CLIMB and LAND do not."""
    return MOVE + explorer * BLOCK + (how if how >= DIVE else 3 * direction + how)


def sail(boat: int, direction: int) -> int:
    return SAIL + boat * DIRECTION_COUNT + direction


def prowl(creature: int, direction: int) -> int:
    return PROWL + creature * DIRECTION_COUNT + direction


def defend(terrain: int) -> int:
    return DEFEND + terrain - 1


def base_of(action: int) -> int:
    """The first number of the action's kind."""
    for base in reversed(BASES):
        if action >= base:
            return base
    raise ValueError(f"there is no action {action}")


def how_of(action: int) -> int:
    """WALK to LAND, for a move of an explorer."""
    way = (action - MOVE) % BLOCK
    return way if way >= DIVE else way % 3


def kind_of(action: int) -> ActionKind:
    base = base_of(action)
    if base == MOVE:
        how = how_of(action)
        return MOVE_NAMES[how if how < DIVE else how - DIVE + 3]
    return BASE_NAMES[base]


def piece_of(action: int) -> int:
    """The explorer, boat or creature that the action names; -1 if it names none."""
    base = base_of(action)
    offset = action - base
    if base == MOVE:
        return offset // BLOCK
    if base == DOLPHIN:
        return offset // DIRECTION_COUNT % EXPLORERS
    if base == WIND:
        return offset // DIRECTION_COUNT % BOATS
    if base == LIFT:
        return offset % CREATURES
    if base in (SAIL, PROWL):
        return offset // DIRECTION_COUNT
    return offset if base == PICK else -1


def direction_of(action: int) -> int:
    """The direction that the action names; -1 if it names none."""
    base = base_of(action)
    offset = action - base
    if base == MOVE:
        return -1 if how_of(action) >= DIVE else offset % BLOCK // 3
    if base in (DOLPHIN, WIND, SAIL, PROWL, GLIDE):
        return offset % DIRECTION_COUNT
    return -1


def terrain_of(action: int) -> int:
    """The terrain of the kept tile that is played; 0 if none is."""
    base = base_of(action)
    offset = action - base
    if base == DOLPHIN:
        return offset // (DIRECTION_COUNT * EXPLORERS) + 1
    if base == WIND:
        return offset // (DIRECTION_COUNT * BOATS) + 1
    if base == LIFT:
        return offset // CREATURES + 1
    return offset + 1 if base == DEFEND else 0
