"""Random numbers that agree on every machine, compiled or not."""

from typing import Final

from incognita.mypyc_compat import i64

MASK: Final = 0xFFFFFFFF
# A safe-prime multiplier below 2**30 keeps the whole state below 2**62, inside a machine word.
MULTIPLIER: Final = 0x3A9C5A5F


def _scramble(seed: int) -> int:
    """SplitMix64: neighbouring seeds start far apart."""
    word = (seed + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    return word ^ (word >> 31)


class Rng:
    """Multiply-with-carry, 32 bits a draw."""

    def __init__(self, seed: int) -> None:
        self.word: i64 = 1 + _scramble(seed) % ((MULTIPLIER << 32) - 2)

    def draw(self) -> i64:
        """The next 32 random bits."""
        low = self.word & MASK
        high = self.word >> 32
        self.word = low * MULTIPLIER + high
        return low ^ high

    def bits(self) -> int:
        return self.draw()

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely; bound under 2**30."""
        width: i64 = bound
        product = self.draw() * width
        low = product & MASK
        if low < width:
            floor = (MASK + 1 - width) % width
            while low < floor:
                product = self.draw() * width
                low = product & MASK
        return product >> 32

    def unit(self) -> float:
        """A number in [0, 1)."""
        return self.bits() / 4294967296.0

    def pick(self, weights: list[int]) -> int:
        """An index, as likely as its weight."""
        return self.pick_between(weights, 0, len(weights))

    def pick_between(self, weights: list[int], first: int, end: int) -> int:
        """The same among the indices from first to end - 1."""
        total = 0
        for index in range(first, end):
            total += weights[index]
        rest = self.below(total)
        for index in range(first, end):
            rest -= weights[index]
            if rest < 0:
                return index
        raise ValueError("weights must be positive")

    def shuffle(self, things: list[int]) -> None:
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def copy(self) -> "Rng":
        twin = Rng(0)
        twin.word = self.word
        return twin
