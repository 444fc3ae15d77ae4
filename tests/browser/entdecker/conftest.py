"""These tests are about Entdecker."""

import pytest

from incognita.core import Game
from tests.entdecker.positions import GAME


@pytest.fixture(scope="session")
def game() -> Game:
    return GAME
