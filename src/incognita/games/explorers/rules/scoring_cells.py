"""The cells of a landscape that are worth something, in kinds of equal worth; worked out once."""

from typing import Final

from incognita.games.explorers.rules.tables import BESIDE, CELLS, SLOTS, TEMPLE, VILLAGE

NO_SLOT: Final = -1


class ScoringCells:
    """Cells with an item and the sides of villages, in rising order.

    Cells of a kind have the same item, belong to the same temple, and lie beside the same villages
    (`kind_sides`, a bit for each place). A cell with nothing but an item has the item as its kind;
    other cells with something have one of the special kinds, from VILLAGE + 1 on.
    """

    def __init__(self, items: list[int], temples: list[int], villages: list[int]) -> None:
        self.cells: list[int] = []
        # By cell, and by index in `cells`.
        self.kind_at: list[int] = [0] * CELLS
        self.kinds: list[int] = []
        # By special kind.
        self.special_items: list[int] = []
        self.special_temples: list[int] = []
        self.special_sides: list[int] = []
        sides = _sides(villages)
        for cell in range(CELLS):
            item = items[cell] if items[cell] < VILLAGE else 0
            if item or sides[cell]:
                temple = temples.index(cell) if item == TEMPLE else NO_SLOT
                kind = self._kind(item, temple, sides[cell])
                self.cells.append(cell)
                self.kinds.append(kind)
                self.kind_at[cell] = kind

    def _kind(self, item: int, temple: int, sides: int) -> int:
        if temple == NO_SLOT and not sides:
            return item
        for at in range(len(self.special_items)):
            if (
                self.special_items[at] == item
                and self.special_temples[at] == temple
                and self.special_sides[at] == sides
            ):
                return VILLAGE + 1 + at
        self.special_items.append(item)
        self.special_temples.append(temple)
        self.special_sides.append(sides)
        return VILLAGE + len(self.special_items)


def _sides(villages: list[int]) -> list[int]:
    """By cell: the villages that it lies beside, as bits."""
    sides = [0] * CELLS
    for slot in range(min(SLOTS, len(villages))):
        for other in BESIDE[villages[slot]]:
            sides[other] |= 1 << slot
    return sides
