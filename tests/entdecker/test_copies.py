"""What a position shares with its copies, and the numbers that records hold."""

import pytest

from incognita.games.entdecker.rules import actions as act
from tests.copies import check_copies
from tests.entdecker.positions import GAME


@pytest.mark.parametrize("seed", range(4))
def test_playing_on_leaves_copies_as_they_are(seed: int) -> None:
    odd = bool(seed % 2)
    check_copies(GAME, seed, players=2 + seed % 3, personal_tiles=odd, recycle=odd)


def test_records_go_on_meaning_the_same() -> None:
    assert act.BASES == [
        0, 104, 116, 121, 125, 1245, 1251, 1252, 1322, 1324, 1325, 1465, 1467, 1473, 1515,
    ]  # fmt: skip
    assert act.COUNT == 1520
    assert [act.start(3), act.announce(3)] == [3, 106]
