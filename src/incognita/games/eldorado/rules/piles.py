"""Piles: sorted lists of a few numbers, which plain loops search faster than bisect and `in`."""


def holds(pile: list[int], card: int) -> bool:
    """Whether it is there; the pile need not be sorted."""
    for other in pile:
        if other == card:
            return True
    return False


def add_card(pile: list[int], card: int) -> None:
    """Put it where it belongs in the order."""
    at = 0
    for other in pile:
        if other > card:
            break
        at += 1
    pile.insert(at, card)


def take_card(pile: list[int], card: int) -> None:
    """Take it out; the caller knows that it is there."""
    at = 0
    for other in pile:
        if other == card:
            break
        at += 1
    pile.pop(at)
