"""These tests are about El Dorado."""

import pytest

from incognita.core import Game
from incognita.games.eldorado import Eldorado


@pytest.fixture(scope="session")
def game() -> Game:
    return Eldorado()
