"""The public interface: documented, importable, and retired with a warning."""

import doctest

import pytest

import incognita
from incognita.core import GameState
from scripts import api_page


def test_the_page_about_the_interface_is_current() -> None:
    assert api_page.PAGE.read_text(encoding="utf-8") == api_page.page(), "run `make docs`"


def test_the_examples_of_the_introduction_are_true() -> None:
    result = doctest.testmod(incognita)
    assert result.attempted >= 8
    assert result.failed == 0


def test_every_public_name_is_there() -> None:
    assert [name for name in incognita.__all__ if not hasattr(incognita, name)] == []


@pytest.mark.parametrize("game", incognita.games(), ids=lambda game: game.id)
def test_positions_print_compare_and_hash_by_their_key(game: incognita.Game) -> None:
    state = game.start()
    twin = state.copy()
    assert isinstance(state, GameState)
    assert state == twin
    assert len({state, twin}) == 1
    outcome = state.outcomes()[0][0] if state.actor() == incognita.CHANCE else state.legal()[0]
    twin.apply(outcome)
    assert state != twin
    assert f"{state.players()} players" in repr(state)
    assert len(str(state).splitlines()) > 1


def test_old_names_of_the_contract_work_and_warn() -> None:
    game = incognita.game("explorers")
    state = game.start()
    outcome = state.outcomes()[0][0]
    with pytest.warns(DeprecationWarning, match=r"State\.simultaneous"):
        assert state.veiled() == state.simultaneous()
    with pytest.warns(DeprecationWarning, match=r"State\.as_actor"):
        assert state.asking(0).actor() == state.as_actor(0).actor()
    with pytest.warns(DeprecationWarning, match=r"Game\.evaluator"):
        assert isinstance(game.worth(), incognita.Evaluator)
    with pytest.warns(DeprecationWarning, match=r"Game\.describe_for"):
        assert game.glimpse(state, outcome, 0) == game.describe_for(state, outcome, 0)
    with pytest.warns(DeprecationWarning, match=r"Game\.timeout_action"):
        assert game.silence(state) == game.timeout_action(state)
