"""Returns, reasons and the registry of games."""

import pytest

import incognita
from incognita.core import CHANCE, Reason, Rng, RuleError, shared_returns


@pytest.mark.parametrize(
    ("places", "returns"),
    [
        ([1], [1.0]),
        ([1, 2], [1.0, 0.0]),
        ([2, 1], [0.0, 1.0]),
        ([1, 1], [0.5, 0.5]),
        ([1, 2, 3], [1.0, 0.5, 0.0]),
        ([1, 1, 3], [0.75, 0.75, 0.0]),
        ([1, 2, 2], [1.0, 0.25, 0.25]),
        ([1, 1, 1], [0.5, 0.5, 0.5]),
        ([4, 1, 2, 2], [0.0, 1.0, 0.5, 0.5]),
        ([1, 1, 1, 1], [0.5, 0.5, 0.5, 0.5]),
    ],
)
def test_places_become_returns(places: list[int], returns: list[float]) -> None:
    assert shared_returns(places) == pytest.approx(returns)


def test_a_reason_is_data() -> None:
    reason = Reason("too-weak", "eldorado.move.strength", {"needs": 2})
    assert reason == Reason("too-weak", "eldorado.move.strength", {"needs": 2})
    assert reason != Reason("too-weak", "eldorado.move.strength")
    assert reason != "too-weak"
    assert hash(reason) == hash(Reason("too-weak", "eldorado.move.strength"))
    assert repr(reason) == "Reason('too-weak', rule='eldorado.move.strength', needs=2)"
    assert str(RuleError(reason)) == "too-weak (eldorado.move.strength)"


def test_games_are_found_by_their_id() -> None:
    for game in incognita.games():
        assert incognita.game(game.id).id == game.id
        assert game.action_count() > 0
        assert game.rules_version >= 1
        assert "players" in game.options().default()


def test_an_unknown_game_is_a_clear_error() -> None:
    with pytest.raises(KeyError, match="there is no game 'chess'; known are eldorado"):
        incognita.game("chess")


def test_every_game_understands_the_question_about_an_action() -> None:
    for game in incognita.games():
        state = game.start()
        while state.actor() == CHANCE:
            state.apply(state.sample(Rng(1)))
        assert game.why(state, state.actor(), {"action": state.legal()[0]}) is None
        assert game.why(state, state.actor(), {"action": -1}) is not None
        with pytest.raises(ValueError, match=r".+"):
            game.why(state, state.actor(), {})
