"""What a position shares with its copies, and the numbers that records hold."""

import pytest

from incognita.games.neue_entdecker.rules import actions as act
from tests.copies import check_copies
from tests.neue_entdecker.positions import GAME


@pytest.mark.parametrize("seed", range(4))
def test_playing_on_leaves_copies_as_they_are(seed: int) -> None:
    check_copies(GAME, seed, players=2 + seed % 3, chief_scouts=bool(seed % 2))


def test_records_go_on_meaning_the_same() -> None:
    assert act.BASES == [
        0, 136, 142, 143, 151, 152, 272, 286, 287, 383, 1919, 2064, 2256, 3024, 3029, 3049,
        3051, 3057, 3087, 3090, 3093, 3095,
    ]  # fmt: skip
    assert act.COUNT == 3098
