"""These tests are about both games of discovery."""

import pytest

from incognita.core import Game
from tests.browser.voyage.games import VOYAGES, Voyage


@pytest.fixture(params=VOYAGES, ids=[voyage.game.id for voyage in VOYAGES])
def voyage(request: pytest.FixtureRequest) -> Voyage:
    assert isinstance(request.param, Voyage)
    return request.param


@pytest.fixture
def game(voyage: Voyage) -> Game:
    return voyage.game
