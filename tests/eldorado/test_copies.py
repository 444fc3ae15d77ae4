"""What a position shares with its copies, and the numbers that records hold."""

import pytest

from incognita.games.eldorado import Eldorado
from incognita.games.eldorado.rules import actions as act
from tests.copies import check_copies

GAME = Eldorado()


@pytest.mark.parametrize("seed", range(8))
def test_playing_on_leaves_copies_as_they_are(seed: int) -> None:
    more = bool(seed % 2)
    check_copies(GAME, seed, players=2 + seed % 3, steps=400, caves=more, promos=more, heroes=more)


def test_records_go_on_meaning_the_same() -> None:
    assert act.BASES == [
        0, 336, 344, 360, 381, 465, 486, 487, 508, 529, 550, 571, 2489, 2521, 2593, 2658,
        2701, 2725, 2734, 2758, 2760,
    ]  # fmt: skip
    assert act.COUNT == 2770
    assert act.MORE == [572, 2132, 2144, 2209, 2252, 2295, 2338, 2403, 2446]
