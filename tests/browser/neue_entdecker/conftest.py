"""These tests are about Die neuen Entdecker."""

import pytest

from incognita.core import Game
from tests.neue_entdecker.positions import GAME


@pytest.fixture(scope="session")
def game() -> Game:
    return GAME
