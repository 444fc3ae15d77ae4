"""From the bytes that a game writes to the numbers that a program learns from."""

from typing import Any, Final, TypeAlias

from incognita.research.extras import missing

try:
    import numpy as np

    from incognita.search.observation import FIXED, FLAGS, NUMBERS, Layout
except ImportError as error:
    raise missing(error) from error

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]
# One number in so many that is not 0 makes it quicker to look at all.
DENSE: Final = 8


def in_place(cells: Any, rows: int) -> Array:
    """Bytes as so many rows of an array, without a copy; it cannot be written to."""
    return np.frombuffer(cells, np.uint8).reshape(rows, -1)


class Rows:
    """Turns rows of bytes into rows of entries in [0, 1]: numbers, flags, fixed flags."""

    def __init__(self, layout: Layout) -> None:
        self.size = layout.size
        self.numbers = layout.bytes[NUMBERS]
        self.flags_end = self.numbers + 8 * layout.bytes[FLAGS]
        self.row = layout.row()
        self.fixed_row = layout.bytes[FIXED]
        scaled = [block for block in layout.blocks if block.most != 1]
        end = max((block.first + block.size for block in scaled), default=0)
        self.scale = np.ones(end, np.float32)
        for block in scaled:
            self.scale[block.first : block.first + block.size] = 1 / block.most
        self.zeros = [0.0] * self.flags_end
        self.each_scale = np.ones(self.numbers, np.float32)
        self.each_scale[:end] = self.scale

    def read(self, rows: Array, out: Array) -> None:
        """What write() of the observer wrote, one row for each row of entries."""
        end = len(self.scale)
        np.multiply(rows[:, :end], self.scale, out=out[:, :end])
        out[:, end : self.numbers] = rows[:, end : self.numbers]
        if self.row > self.numbers:
            flags = np.unpackbits(rows[:, self.numbers :], axis=1, bitorder="little")
            out[:, self.numbers : self.flags_end] = flags

    def read_fixed(self, rows: Array, out: Array) -> None:
        """What write_fixed() wrote."""
        if self.fixed_row:
            out[:, self.flags_end :] = np.unpackbits(rows, axis=1, bitorder="little")

    def shape(self, packed: bool) -> tuple[int, Any]:
        """How wide a row is and of what type, as bytes or as floats."""
        return (self.row + self.fixed_row, np.uint8) if packed else (self.size, np.float32)

    def floats(self, packed: Array) -> Array:
        """The entries of rows that were kept as bytes."""
        if packed.shape[1] != self.row + self.fixed_row:
            raise ValueError(
                f"rows are {self.row + self.fixed_row} bytes wide, not {packed.shape[1]}"
            )
        out: Array = np.zeros((len(packed), self.size), np.float32)
        self.read(packed[:, : self.row], out)
        self.read_fixed(packed[:, self.row :], out)
        return out

    def listed(self, rows: Array, fixed: list[float]) -> list[float]:
        """The entries of a single row as one list; most of them are 0 and cost nothing."""
        entries = self.zeros + fixed
        row = rows[0]
        self.list_numbers(row[: self.numbers], entries)
        list_flags(row[self.numbers :], entries, self.numbers)
        return entries

    def list_numbers(self, row: Array, entries: list[float]) -> None:
        places = (row != 0).nonzero()[0]
        if DENSE * len(places) > self.numbers:
            entries[: self.numbers] = np.multiply(row, self.each_scale).tolist()
            return
        scaled = (row[places] * self.each_scale[places]).tolist()
        for place, entry in zip(places.tolist(), scaled, strict=True):
            entries[place] = entry

    def listed_fixed(self, rows: Array) -> list[float]:
        """What write_fixed() wrote, as a list."""
        entries = [0.0] * (8 * self.fixed_row)
        list_flags(rows[0], entries, 0)
        return entries


def list_flags(row: Array, entries: list[float], first: int) -> None:
    flags = np.unpackbits(row, bitorder="little").view(np.bool_)
    for place in (flags.nonzero()[0] + first).tolist():
        entries[place] = 1.0
