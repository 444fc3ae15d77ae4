"""What a seat knows as a row of small numbers: named entries that programs learn from.

An observation is a row of entries in [0, 1]. The game's `ai/observation.py` declares and writes it,
in bytes: numbers, one byte each, to be divided by the most that they can be; then flags, eight to a
byte, lowest bit first; and flags that stay as they are for a whole game. Needs the package librt,
which comes with the extra `research`: nothing else of the rules and bots imports it.
"""

from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from incognita.core.state import State
from incognita.mypyc_compat import i64, mypyc_attr

# The most that one entry can hold; what may be more takes two, see Layout.wide().
MOST: Final = 255
DIGIT: Final = 64
NUMBERS: Final = 0
FLAGS: Final = 1
FIXED: Final = 2


class Block:
    """Entries of one meaning: where they begin, their shape, and the most that each can be."""

    def __init__(self, name: str, shape: list[int], most: int, meaning: str) -> None:
        self.name = name
        self.shape = shape
        self.most = most
        self.meaning = meaning
        self.section = NUMBERS
        self.first = 0
        self.size = 1
        for side in shape:
            self.size *= side


class Layout:
    """All entries of an observation, one block after the other: numbers, flags, fixed flags."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        # Entries in all, and the bytes of each section.
        self.size = 0
        self.bytes: list[int] = [0, 0, 0]

    def add(self, name: str, shape: list[int], most: int, meaning: str) -> int:
        """Numbers; returns the byte where they begin."""
        if not 1 <= most <= MOST:
            raise ValueError(f"{name}: an entry holds at most {MOST}, not {most}")
        block = Block(name, shape, most, meaning)
        self._append(block, block.size)
        return block.first

    def wide(self, name: str, shape: list[int], meaning: str) -> int:
        """Numbers up to 16,383, each as two entries: how many times 64, and the rest."""
        return self.add(name, [*shape, 2], MOST, f"{meaning}; as 64s and the rest")

    def flags(self, name: str, shape: list[int], meaning: str) -> int:
        """Flags, eight to a byte; returns the byte where they begin. They follow all numbers."""
        first = self.bytes[NUMBERS] + self.bytes[FLAGS]
        self._append_flags(Block(name, shape, 1, meaning), FLAGS)
        return first

    def fixed(self, name: str, shape: list[int], meaning: str) -> int:
        """Flags that stay the same for a whole game, written by write_fixed(). They come last."""
        first = self.bytes[FIXED]
        self._append_flags(Block(name, shape, 1, meaning), FIXED)
        return first

    def _append_flags(self, block: Block, section: int) -> None:
        if block.size % 8:
            raise ValueError(f"{block.name}: flags come in eights, not {block.shape}")
        block.section = section
        self._append(block, block.size // 8)

    def _append(self, block: Block, size: int) -> None:
        if any(block.name == other.name for other in self.blocks):
            raise ValueError(f"there is a block {block.name!r} already")
        if self.blocks and self.blocks[-1].section > block.section:
            raise ValueError(f"{block.name} comes too late: numbers, flags, fixed flags")
        block.first = self.size
        self.size += block.size
        self.bytes[block.section] += size
        self.blocks.append(block)

    def row(self) -> int:
        """The bytes of write(): numbers and flags."""
        return self.bytes[NUMBERS] + self.bytes[FLAGS]


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(ABC):
    """Writes what a seat knows of positions of one game with the same options and players."""

    layout: Layout

    @abstractmethod
    def write(self, state: State, seat: int, cells: vec[u8], at: i64) -> None:
        """Fill the row that begins at this byte; all of it is 0 before."""

    def write_fixed(self, state: State, cells: vec[u8], at: i64) -> None:
        """Fill the row of what stays the same; all of it is 0 before."""
        return

    def fixed_version(self, state: State) -> int:
        """Another number when write_fixed() has something else to write."""
        return 0


def blank(size: int) -> vec[u8]:
    """So many bytes, all 0."""
    return vec[u8]([0] * size)


def put(cells: vec[u8], at: i64, number: i64) -> None:
    """One entry; nothing below 0, and no more than an entry can hold."""
    if number > 0:
        cells[at] = u8(number) if number < MOST else u8(MOST)


def put_wide(cells: vec[u8], at: i64, number: i64) -> None:
    """One number of Layout.wide()."""
    if number > 0:
        put(cells, at, number // DIGIT)
        cells[at + 1] = u8(number % DIGIT)


def put_counts(cells: vec[u8], at: i64, counts: list[int]) -> None:
    """Counts by kind, beside each other."""
    place = at
    for item in counts:
        count: i64 = item
        if count:
            cells[place] = u8(count)
        place += 1


def add_each(cells: vec[u8], at: i64, kinds: list[int]) -> None:
    """Things named one by one, counted by kind."""
    for item in kinds:
        kind: i64 = item
        cells[at + kind] += 1


def mark(cells: vec[u8], at: i64, kind: i64) -> None:
    """A flag at this kind; -1 is none."""
    if kind >= 0:
        cells[at + kind] = 1


def mark_bits(cells: vec[u8], at: i64, bits: i64, count: i64) -> None:
    """A flag for each of the lowest bits that is set."""
    for bit in range(count):
        if bits >> bit & 1:
            cells[at + bit] = 1


def put_places(cells: vec[u8], at: i64, places: list[int], seat: i64) -> None:
    """By seat, that of the viewer first."""
    seats: i64 = len(places)
    for other in range(seats):
        put(cells, at + (other - seat + seats) % seats, places[other])
