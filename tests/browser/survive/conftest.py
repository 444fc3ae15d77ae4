"""These tests are about Survive."""

import pytest

from incognita.core import Game
from tests.survive.positions import GAME


@pytest.fixture(scope="session")
def game() -> Game:
    return GAME
