"""Law 8: compiled and uncompiled runs give the same checksums."""

from incognita.core import Game
from tests.laws.checksums import all_digests, written
from tests.laws.walks import EVERY_GAME


@EVERY_GAME
def test_random_games_come_to_the_numbers_on_file(game: Game) -> None:
    on_file = written(game)
    assert on_file, "run `python -m tests.laws.checksums` once for a new game"
    assert all_digests(game) == on_file
