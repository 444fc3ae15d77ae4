"""These tests are about Explorers."""

import pytest

from incognita.core import Game
from tests.explorers.positions import GAME


@pytest.fixture(scope="session")
def game() -> Game:
    return GAME
