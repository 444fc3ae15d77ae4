"""Crossing cells on one board: which cells, their effects, and the next stage of the turn."""

from incognita.games.explorers.rules.actions import CROSS
from incognita.games.explorers.rules.board import (
    BONUS_BITS,
    COUNT_BITS,
    FOOD_BITS,
    Board,
    mark,
    note_at,
)
from incognita.games.explorers.rules.landscape import Landscape
from incognita.games.explorers.rules.options import Setup
from incognita.games.explorers.rules.phases import STAGE_BONUS, STAGE_CROSS, STAGE_SEAL
from incognita.games.explorers.rules.tables import (
    ANY_TERRAIN,
    APPLE,
    BITS_OF,
    FISH,
    GEM,
    HORSE,
    KEY,
    KEY_SLOTS,
    MAP,
    MAP_SLOTS,
    SIZE,
    SLOTS,
    TEMPLE,
)  # fmt: skip


def terrains_now(board: Board) -> int:
    """A horse goes anywhere (explorers.horse.any-terrain), other crosses keep to their terrain."""
    return ANY_TERRAIN if board.horse_crosses > 0 else board.terrains


def cross_moves(board: Board, land: Landscape) -> list[int]:
    """Every cell that may be crossed now; temples ask for a key (explorers.temple.key)."""
    table = land.masks if board.keys > board.keys_used else land.masks_without_temples
    at = terrains_now(board) * SIZE
    edge = board.edge
    moves: list[int] = []
    for row in range(SIZE):
        bits = edge[row] & table[at + row]
        if bits == 0:
            continue
        first = CROSS + row * SIZE
        for column in BITS_OF[bits & 255]:
            moves.append(first + column)
        for column in BITS_OF[bits >> 8]:
            moves.append(first + 8 + column)
    return moves


def can_cross(board: Board, land: Landscape, terrains: int) -> bool:
    table = land.masks if board.keys > board.keys_used else land.masks_without_temples
    at = terrains * SIZE
    edge = board.edge
    for row in range(SIZE):
        if edge[row] & table[at + row]:
            return True
    return False


def cross(
    setup: Setup, land: Landscape, temples_struck: list[int], column: int, board: Board, cell: int
) -> None:
    """One cross, and its item's effect at once; leaves the board ready for the next decision."""
    mark(board, land, cell)
    board.crossed.append(cell)
    if board.horse_crosses > 0:
        board.horse_crosses -= 1
    else:
        board.crosses_left -= 1
        if board.terrains == ANY_TERRAIN:
            board.terrains = 1 << land.terrain[cell]
    item = land.items[cell]
    if item:
        slot = land.temples.index(cell) if item == TEMPLE else -1
        apply_item(setup, temples_struck, column, board, item, slot)
    next_stage(board, land)


def apply_item(
    setup: Setup, temples_struck: list[int], column: int, board: Board, item: int, slot: int
) -> None:
    """The effect of an item (explorers.item.at-once); without a free box there is none."""
    board.item_counts += 1 << item * COUNT_BITS
    if item == GEM:
        if board.gems < setup.gem_boxes():
            board.gems += 1
    elif item == HORSE:
        board.horse_crosses += 1
    elif item == KEY:
        if board.keys < KEY_SLOTS:
            board.keys += 1
    elif item == MAP:
        if board.maps < MAP_SLOTS:
            board.maps += 1
    elif item == TEMPLE:
        visit_temple(setup, temples_struck, board, slot)
    else:
        box = free_box(setup, board, column, item)
        if box >= 0:
            board.food |= 1 << column * FOOD_BITS + box


def visit_temple(setup: Setup, temples_struck: list[int], board: Board, slot: int) -> None:
    """A key is spent, and the highest open value noted (explorers.temple.best-value)."""
    board.keys_used += 1
    board.visited_slots |= 1 << slot
    note_at(board, slot, setup.temple_values[temples_struck[slot]])


def free_box(setup: Setup, board: Board, column: int, food: int) -> int:
    """The first free box for this food in the column of the round, or -1 (explorers.food.*)."""
    boxes = setup.food_columns[column]
    ticked = board.food >> column * FOOD_BITS
    for box in range(len(boxes)):
        if boxes[box] == food and not ticked >> box & 1:
            return box
    return -1


def is_lost(setup: Setup, board: Board, column: int, item: int) -> bool:
    """The item would have no effect because no box is free."""
    if item == KEY:
        return board.keys >= KEY_SLOTS
    if item == MAP:
        return board.maps >= MAP_SLOTS
    if item == GEM:
        return board.gems >= setup.gem_boxes()
    return APPLE <= item <= FISH and free_box(setup, board, column, item) < 0


def next_stage(board: Board, land: Landscape) -> None:
    """Crosses must be made while there is a cell for them (explorers.cross.compulsory)."""
    if board.horse_crosses > 0:
        if can_cross(board, land, ANY_TERRAIN):
            board.stage = STAGE_CROSS
            return
        board.horse_crosses = 0
    if board.crosses_left > 0:
        if can_cross(board, land, board.terrains):
            board.stage = STAGE_CROSS
            return
        board.crosses_left = 0
    if board.bonuses:
        next_bonus(board, land)
    else:
        board.bonus_slot = -1
        board.stage = STAGE_SEAL


def next_bonus(board: Board, land: Landscape) -> None:
    """One bonus is used at once; of several the player says which (explorers.bonus.two-temples)."""
    waiting = [slot for slot in range(SLOTS) if board.bonus_at(slot)]
    if len(waiting) > 1:
        board.bonus_slot = -1
        board.stage = STAGE_BONUS
    else:
        use_bonus(board, land, waiting[0])


def use_bonus(board: Board, land: Landscape, slot: int) -> None:
    """The first cross decides the terrain (explorers.bonus.one-terrain)."""
    board.crosses_left = board.bonus_at(slot)
    board.bonuses &= ~(3 << slot * BONUS_BITS)
    board.bonus_slot = slot
    board.terrains = ANY_TERRAIN
    next_stage(board, land)
