"""Ways over the sea: chains of tiles joined by sea sides, out to the circles."""

from incognita.core.squares import opposite
from incognita.games.voyage.grid import BORDER
from incognita.games.voyage.patterns import ALL_LAND, UNDISCOVERED
from incognita.games.voyage.sea import Sea

# Coins for the bank, and the owners who are paid, as bits.
Payment = tuple[int, int]


def joined(sea: Sea, square: int) -> list[int]:
    """Tiles beside this one across a side that is sea on both."""
    found: list[int] = []
    for side in range(4):
        other = sea.grid.beside[4 * square + side]
        if other == BORDER or sea.land[other] == UNDISCOVERED:
            continue
        if not (sea.land[square] >> side | sea.land[other] >> opposite(side)) & 1:
            found.append(other)
    return found


def ports(sea: Sea, square: int) -> list[int]:
    """Circles (from 0) where a way over this tile can end."""
    if sea.land[square] in (UNDISCOVERED, ALL_LAND):
        return []
    grid = sea.grid
    return [
        circle
        for circle in range(grid.circles)
        if grid.circle_squares[circle] == square
        and not sea.land[square] >> grid.circle_sides[circle] & 1
    ]


def reachable(sea: Sea) -> list[bool]:
    """By square: a tile that a way joins with the border."""
    reached = [bool(ports(sea, square)) for square in range(sea.grid.squares)]
    waiting = [square for square, here in enumerate(reached) if here]
    for square in waiting:
        for other in joined(sea, square):
            if not reached[other]:
                reached[other] = True
                waiting.append(other)
    return reached


def payments(sea: Sea, start: int, coins: list[int], owners: list[int]) -> list[Payment]:
    """What a way from the start tile to the border can cost, without what is never better.

    coins is by circle; owners, by square, holds those who are paid by whoever passes, as bits.
    A payment is left out if another takes no more coins and pays no other owners. The least
    sum comes first, then the fewest owners, then the lowest.
    """
    found: list[Payment] = []
    begun = (start, owners[start])
    seen = {begun}
    waiting = [begun]
    for square, paid in waiting:
        for circle in ports(sea, square):
            found.append((coins[circle], paid))
        for other in joined(sea, square):
            onward = (other, paid | owners[other])
            if onward not in seen:
                seen.add(onward)
                waiting.append(onward)
    return _undominated(sorted(set(found), key=_price))


def _price(payment: Payment) -> tuple[int, int, int]:
    coins, paid = payment
    return coins + 2 * paid.bit_count(), paid.bit_count(), paid


def _undominated(found: list[Payment]) -> list[Payment]:
    return [
        (coins, paid)
        for coins, paid in found
        if not any(
            other != (coins, paid) and other[0] <= coins and other[1] & ~paid == 0
            for other in found
        )
    ]
