"""Law 4: outcome weights are positive, and samples fit them."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from incognita.core import CHANCE, Game, Rng, State
from tests.laws.walks import EVERY_GAME, a_position, each_choice, examples, pick

SAMPLES = 4000
# With one degree of freedom a fair source stays below 19.5 in all but one of 100,000 trials;
# for k degrees Wilson and Hilferty's cube gives the same bound.
FAR_OUT = 4.26


def chi_square_bound(degrees: int) -> float:
    part = 2 / (9 * degrees)
    return float(degrees * (1 - part + FAR_OUT * part**0.5) ** 3)


def chance_positions(game: Game, seed: int, wanted: int) -> list[State]:
    """Different moments of chance along one random game."""
    rng = Rng(seed)
    state = game.start()
    positions: list[State] = []
    seen: set[tuple[tuple[int, int], ...]] = set()
    while state.actor() != -2 and len(positions) < wanted:
        if state.actor() == CHANCE and tuple(state.outcomes()) not in seen:
            seen.add(tuple(state.outcomes()))
            positions.append(state.copy())
        seat, action = pick(state, rng)
        state.apply(action, seat)
    return positions


@EVERY_GAME
@given(data=st.data())
def test_weights_are_positive_and_outcomes_different(game: Game, data: st.DataObject) -> None:
    state = a_position(data, game)
    if state.actor() != CHANCE:
        return
    outcomes = state.outcomes()
    assert outcomes
    assert all(weight > 0 for _outcome, weight in outcomes)
    assert len({outcome for outcome, _weight in outcomes}) == len(outcomes)


@EVERY_GAME
@settings(max_examples=examples(40))
@given(data=st.data())
def test_every_outcome_applies(game: Game, data: st.DataObject) -> None:
    state = a_position(data, game, most=60)
    if state.actor() != CHANCE:
        return
    for outcome, _weight in state.outcomes():
        after = state.copy()
        after.apply(outcome)
        assert after.dump() != state.dump()


@EVERY_GAME
def test_samples_fit_the_weights(game: Game) -> None:
    for state in chance_positions(game, seed=11, wanted=12):
        outcomes = dict(state.outcomes())
        rng = Rng(2024)
        drawn = Counter(state.sample(rng) for _ in range(SAMPLES))
        assert set(drawn) <= set(outcomes)
        if len(outcomes) == 1:
            continue
        total = sum(outcomes.values())
        distance = sum(
            (drawn[outcome] - SAMPLES * weight / total) ** 2 / (SAMPLES * weight / total)
            for outcome, weight in outcomes.items()
        )
        assert distance < chi_square_bound(len(outcomes) - 1)


@EVERY_GAME
def test_sampling_changes_nothing(game: Game) -> None:
    for choice in each_choice(game):
        state = game.start(**choice)
        if state.actor() != CHANCE:
            continue
        before = state.dump()
        assert state.sample(Rng(1)) in dict(state.outcomes())
        assert state.dump() == before
