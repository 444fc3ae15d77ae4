"""What a position shares with its copies, and the numbers that records hold."""

import pytest

from incognita.games.explorers import Explorers
from incognita.games.explorers.rules import actions as act
from tests.copies import check_copies

GAME = Explorers()


@pytest.mark.parametrize("seed", range(4))
def test_playing_on_leaves_copies_as_they_are(seed: int) -> None:
    sides = "advanced" if seed % 2 else "basic"
    check_copies(
        GAME, seed, players=1 + seed, temples=sides, food=sides, gems=sides, villages=sides
    )


def test_records_go_on_meaning_the_same() -> None:
    assert act.BASES == [
        0, 32, 36, 68, 92, 94, 96, 100, 356, 360,
    ]  # fmt: skip
    assert act.COUNT == 361
