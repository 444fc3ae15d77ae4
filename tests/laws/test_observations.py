"""Observations, masks and information states say what a view says, and nothing else."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import incognita
from incognita.core import CHANCE, OVER, Game, OptionError, Rng, State
from incognita.research.encode import Encoder, NoObservationError, encoder
from tests.laws.walks import (
    EVERY_GAME,
    SEEDS,
    choices,
    each_choice,
    examples,
    pick,
    settled,
    walk,
)

STEPS = 60
OWN_GAMES = [game for game in incognita.games() if game.observer(game.start()) is not None]
# Options that bring everything a game has into play.
FULL: dict[str, dict[str, Any]] = {
    "eldorado": {
        "caves": True,
        "promos": True,
        "heroes": True,
        "route": "own-13pmw-be31g-a0bcn-tj",
    },
    "survive": {"memory": False},
    "explorers": {"objectives": 3, "gems": "advanced", "temples": "advanced"},
    "entdecker": {"personal_tiles": True, "rotating_first": True, "recycle": True},
    "neue-entdecker": {"chief_scouts": True, "layout": "variant2"},
}


def facts(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what follows from the rest of it and the options."""
    return {name: value for name, value in view.items() if name not in ("starts", "prices")}


@EVERY_GAME
@settings(max_examples=examples(30))
@given(data=st.data())
def test_nothing_hidden_shows_in_an_observation_a_mask_or_an_information_state(
    game: Game, data: st.DataObject
) -> None:
    """Law 5, for what programs learn from."""
    options = data.draw(choices(game))
    encoding = Encoder(game, options)
    steps = data.draw(st.integers(0, 400))
    state = walk(game.start(**options), Rng(data.draw(SEEDS)), steps)
    for seat in range(state.players()):
        twin = state.determinise(seat, Rng(data.draw(SEEDS)))
        shown = encoding.observation(state, seat)
        assert shown.shape == (encoding.size,)
        assert np.array_equal(encoding.observation(twin, seat), shown)
        assert np.array_equal(encoding.mask(twin, seat), encoding.mask(state, seat))
        assert encoding.information_state(twin, seat) == encoding.information_state(state, seat)


@EVERY_GAME
@settings(max_examples=examples(12))
@given(data=st.data())
def test_an_observation_changes_exactly_when_the_view_does(game: Game, data: st.DataObject) -> None:
    """All that a view says is in it: whatever happens, both change or neither does."""
    drawn = data.draw(choices(game))
    more = data.draw(st.sampled_from([{}, FULL.get(game.id, {})]))
    options = settled(game.options(), {**drawn, **more})
    encoding = Encoder(game, options)
    rng = Rng(data.draw(SEEDS))
    state = walk(encoding.start.copy(), rng, data.draw(st.integers(0, 500)))
    seats = range(state.players())
    for _ in range(STEPS):
        if state.actor() == OVER:
            break
        before = [(facts(state.view(seat)), encoding.observation(state, seat)) for seat in seats]
        seat, action = pick(state, rng)
        state.apply(action, seat)
        for other in seats:
            view, shown = before[other]
            same = np.array_equal(shown, encoding.observation(state, other))
            assert same == (view == facts(state.view(other))), (other, view, state.view(other))


@EVERY_GAME
def test_every_option_has_its_shape_and_entries_between_0_and_1(game: Game) -> None:
    for options in each_choice(game):
        encoding = Encoder(game, options)
        state = walk(encoding.start.copy(), Rng(5), 120)
        for seat in range(state.players()):
            shown = encoding.observation(state, seat)
            assert shown.dtype == np.float32
            assert shown.shape == (encoding.size,)
            assert shown.min() >= 0
            assert shown.max() <= 1, [
                name for name, block in encoding.named(shown).items() if block.max() > 1
            ]


@EVERY_GAME
def test_a_whole_game_stays_between_0_and_1(game: Game) -> None:
    encoding = Encoder(game, {"players": 2})
    state, rng = encoding.start.copy(), Rng(8)
    most = np.zeros(encoding.size, np.float32)
    count = 0
    while state.actor() != OVER and count < 3000:
        seat, action = pick(state, rng)
        state.apply(action, seat)
        count += 1
        if count % 7 == 0 or state.actor() == OVER:
            most = np.maximum(most, encoding.observation(state, 0))
    assert most.max() <= 1
    assert state.actor() == OVER
    assert encoding.rewards(state).tolist() == pytest.approx(state.returns())


@EVERY_GAME
def test_blocks_cover_the_observation_and_have_names_and_meanings(game: Game) -> None:
    encoding = Encoder(game, {})
    at = 0
    for block in encoding.blocks:
        assert block.first == at
        assert block.name
        assert block.meaning
        at += block.size
    assert at == encoding.size
    named = encoding.named(np.zeros((4, encoding.size), np.float32))
    assert sum(block[0].size for block in named.values()) == encoding.size


@pytest.mark.parametrize("game", OWN_GAMES, ids=[game.id for game in OWN_GAMES])
def test_the_seat_that_asks_comes_first(game: Game) -> None:
    encoding = Encoder(game, {"players": 3})
    state, rng = encoding.start.copy(), Rng(3)
    seen: set[int] = set()
    for _ in range(400):
        if state.actor() == OVER:
            break
        if state.actor() != CHANCE:
            for seat in range(3):
                actor = encoding.named(encoding.observation(state, seat))["actor"]
                assert actor.tolist() == [
                    float((state.actor() - seat) % 3 == row) for row in range(3)
                ]
            seen.add(state.actor())
        state = walk(state, rng, 1)
    assert seen == {0, 1, 2}


@EVERY_GAME
def test_equal_information_states_are_equal_views(game: Game) -> None:
    encoding = Encoder(game, {})
    views: dict[str, dict[str, Any]] = {}
    for seed in range(3):
        state, rng = encoding.start.copy(), Rng(seed)
        for _ in range(40):
            for seat in range(state.players()):
                text = encoding.information_state(state, seat)
                assert views.setdefault(text, state.view(seat)) == state.view(seat)
            walk(state, rng, 1)
    assert len(views) > 10


@EVERY_GAME
def test_a_mask_is_the_list_of_legal_actions(game: Game) -> None:
    encoding = Encoder(game, {})
    state = walk(encoding.start.copy(), Rng(2), 50)
    for seat in range(state.players()):
        assert np.flatnonzero(encoding.mask(state, seat)).tolist() == state.legal(seat)


def test_options_that_are_not_offered_are_refused() -> None:
    with pytest.raises(OptionError, match="players goes from 2 to 4, not 7"):
        encoder("survive", players=7)
    with pytest.raises(OptionError, match="there is no option 'colour'"):
        encoder("survive", colour=2)
    with pytest.raises(KeyError, match="there is no game 'atlantis'"):
        encoder("atlantis")


def test_a_game_without_an_observation_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(game: Game, state: State) -> None:
        return None

    monkeypatch.setattr(type(incognita.game("survive")), "observer", none)
    with pytest.raises(NoObservationError, match=r"its package has no\s+ai/observation.py"):
        encoder("survive")
