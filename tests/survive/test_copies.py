"""What a position shares with its copies, and the numbers that records hold."""

import pytest

from incognita.games.survive.rules import actions as act
from tests.copies import check_copies
from tests.survive.positions import GAME


@pytest.mark.parametrize("seed", range(3))
def test_playing_on_leaves_copies_as_they_are(seed: int) -> None:
    check_copies(GAME, seed, players=2 + seed, steps=400)


def test_records_go_on_meaning_the_same() -> None:
    assert act.BASES == [
        0, 480, 613, 1333, 1549, 1597, 2437, 2509, 2549, 2550, 2683, 2723, 2819, 2820, 2826,
        2827, 2830,
    ]  # fmt: skip
    assert act.COUNT == 2831
