"""Which of the puzzles that were mined come with the game: the clearest, of many kinds."""

from collections.abc import Iterable, Sequence
from typing import Final

from incognita.lab.puzzles.puzzle import Puzzle

WANTED: Final = 60

Kind = tuple[str, int]


def selected(mined: Iterable[Puzzle], wanted: int = WANTED) -> list[Puzzle]:
    """One of each kind in turn, the clearest first; in the order of their rating."""
    kinds: dict[Kind, list[Puzzle]] = {}
    for puzzle in sorted(mined, key=lambda one: (-one.margin, one.id)):
        kinds.setdefault(kind_of(puzzle), []).append(puzzle)
    chosen: list[Puzzle] = []
    queues = [kinds[kind] for kind in sorted(kinds)]
    while len(chosen) < wanted and any(queues):
        for queue in queues:
            chosen += queue[:1]
            del queue[:1]
    return in_order(chosen[:wanted])


def in_order(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    return sorted(puzzles, key=lambda one: (one.rating, one.id))


def kind_of(puzzle: Puzzle) -> Kind:
    """The rule that the answer applies, and how many sit at the table."""
    return puzzle.rule, len(puzzle.returns)
