"""Law 7: every game ends within a bound under random play; returns have a constant sum."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from incognita.core import CHANCE, OVER, Game, Rng
from tests.laws.walks import EVERY_GAME, SEEDS, choices, each_choice, everybody, examples, pick

BOUND = 50_000


def play_to_the_end(game: Game, options: dict[str, object], seed: int) -> tuple[int, list[float]]:
    state = game.start(**options)
    rng = Rng(seed)
    steps = 0
    while state.actor() != OVER:
        seat, action = pick(state, rng)
        state.apply(action, seat)
        steps += 1
        assert steps < BOUND
    assert state.actors() == []
    assert state.actor() != CHANCE
    assert all(state.legal(seat) == [] for seat in range(state.players()))
    assert all(state.refusal(seat, 0) is not None for seat in range(state.players()))
    assert len({repr(state.view(eyes)["places"]) for eyes in everybody(state)}) == 1
    return steps, state.returns()


def check_returns(returns: list[float], players: int) -> None:
    assert len(returns) == players
    assert all(0 <= share <= 1 for share in returns)
    # Alone there are no places to share: the return tells how good the result was.
    if players > 1:
        assert sum(returns) == pytest.approx(players / 2)


@EVERY_GAME
@settings(max_examples=examples(30))
@given(data=st.data())
def test_every_game_ends_and_shares_out_the_same_sum(game: Game, data: st.DataObject) -> None:
    options = data.draw(choices(game))
    steps, returns = play_to_the_end(game, options, data.draw(SEEDS))
    assert steps > 0
    check_returns(returns, options["players"])


@EVERY_GAME
def test_every_answer_to_every_option_leads_to_an_end(game: Game) -> None:
    for number, options in enumerate(each_choice(game)):
        _steps, returns = play_to_the_end(game, options, seed=number)
        check_returns(returns, options["players"])
