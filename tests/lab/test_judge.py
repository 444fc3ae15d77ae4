"""Chances, losses and luck: they add up, they leak nothing, and they mean what they say."""

import itertools
from math import sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import incognita
from incognita.core import CHANCE, OVER, Game, Record, RecordError, Rng, State, Step
from incognita.lab.judge import (
    Calibration,
    Judge,
    Segment,
    calibration_of,
    class_of,
    judged_decisions,
    segments_of,
    study,
    word_of,
)
from incognita.lab.judge.chances import Worlds
from incognita.lab.judge.fit import baseline_of, fitted, measured, positions
from tests.lab.games_played import finished, short_race, study_of
from tests.laws.walks import EVERY_GAME, SEEDS, a_position, choices, examples, walk

VALUES = st.lists(st.floats(0, 1), min_size=2, max_size=6)


@EVERY_GAME
@settings(max_examples=examples(9))
@given(data=st.data())
def test_chances_have_the_sums_that_results_have(game: Game, data: st.DataObject) -> None:
    state = a_position(data, game, 200)
    judge = Judge(game, state.players())
    seat = data.draw(st.sampled_from([None, *range(state.players())]))
    chances = judge.chances(state, seat, playouts=6, seed=data.draw(st.integers(0, 99)))
    assert sum(chances.wins) == pytest.approx(1)
    if state.players() > 1:
        assert sum(chances.returns) == pytest.approx(state.players() / 2)


@EVERY_GAME
@settings(max_examples=examples(6))
@given(data=st.data())
def test_what_a_seat_cannot_see_does_not_change_its_chances(
    game: Game, data: st.DataObject
) -> None:
    state = a_position(data, game, 200)
    judge = Judge(game, state.players())
    seat = data.draw(st.integers(0, state.players() - 1))
    twin = state.determinise(seat, Rng(data.draw(SEEDS)))
    assert judge.chances(state, seat, playouts=5, seed=4) == judge.chances(
        twin, seat, playouts=5, seed=4
    )


def decision_of(state: State, rng: Rng) -> Segment:
    """A segment of one decision in this position."""
    seat = state.actors()[0]
    legal = state.legal(seat)
    segment = Segment(seat, state.copy(), state.copy(), [legal[rng.below(len(legal))]], [0])
    segment.choices.append(len(legal))
    return segment


@EVERY_GAME
@settings(max_examples=examples(6))
@given(data=st.data())
def test_what_a_seat_cannot_see_does_not_change_the_loss_of_its_decisions(
    game: Game, data: st.DataObject
) -> None:
    state = a_position(data, game, 150)
    if state.actor() < 0:
        return
    judge = Judge(game, state.players())
    segment = decision_of(state, Rng(data.draw(SEEDS)))
    twin = state.determinise(segment.seat, Rng(data.draw(SEEDS)))
    elsewhere = Segment(segment.seat, twin, twin, segment.actions, [0], segment.choices)
    studied = judged_decisions(judge, segment, simulations=8, seed=1)
    assert studied == judged_decisions(judge, elsewhere, simulations=8, seed=1)
    assert all(one.loss >= 0 for one in studied)


@EVERY_GAME
@settings(max_examples=examples(6))
@given(data=st.data())
def test_luck_and_decisions_add_up_to_the_result(game: Game, data: st.DataObject) -> None:
    record = finished(game, data.draw(choices(game)), data.draw(SEEDS))
    studied = study_of(game, record, playouts=3, decided=2)
    for seat in range(studied.players()):
        parts = studied.luck(seat) + studied.own_decisions(seat) + studied.others_decisions(seat)
        assert studied.result()[seat] - studied.at_start()[seat] == pytest.approx(parts, abs=1e-9)
        assert studied.error(seat) >= 0
    if studied.players() > 1:
        luck = [studied.luck(seat) for seat in range(studied.players())]
        assert sum(luck) == pytest.approx(0, abs=1e-9)


@pytest.mark.long_games
def test_nobody_is_lucky_on_average() -> None:
    game = incognita.game("survive")
    lucks = [
        study_of(game, finished(game, {"players": 3}, seed), playouts=8, decided=0).luck(0)
        for seed in range(60)
    ]
    mean = sum(lucks) / len(lucks)
    spread = sqrt(sum((one - mean) ** 2 for one in lucks) / (len(lucks) - 1))
    assert spread > 0.1
    assert abs(mean) < 3 * spread / sqrt(len(lucks))


@pytest.mark.long_games
def test_luck_explains_a_good_part_of_the_results_of_equals() -> None:
    game = incognita.game("survive")
    left = whole = 0.0
    for seed in range(12):
        studied = study_of(game, finished(game, {"players": 3}, seed), playouts=48, decided=0)
        for seat in range(3):
            moved = studied.result()[seat] - studied.at_start()[seat]
            whole += moved**2
            left += (moved - studied.luck(seat)) ** 2
    assert left < 0.85 * whole


def test_the_same_seed_gives_the_same_study() -> None:
    game = incognita.game("eldorado")
    record = short_race()
    once, again, other = (study_of(game, record, 8, 3, seed) for seed in (1, 1, 2))
    assert [step.before for step in once.steps] == [step.before for step in again.steps]
    assert [step.decisions for step in once.steps] == [step.decisions for step in again.steps]
    assert [step.before for step in once.steps] != [step.before for step in other.steps]


def test_who_decides_at_random_loses_by_it() -> None:
    game = incognita.game("eldorado")
    studied = study(game, short_race(careless=1, rounds=3), simulations=16)
    mean = [sum(one.loss for one in studied.decisions(seat)) for seat in range(2)]
    assert mean[1] > mean[0] + 0.1
    assert studied.own_decisions(1) < studied.own_decisions(0)
    assert any(one.name == "blunder" for one in studied.decisions(1))


def test_a_win_at_hand_is_found_and_missing_it_is_a_blunder() -> None:
    game = incognita.game("survive")
    state = walk(game.start(players=2), Rng(5), 40)
    judge = Judge(game, 2)
    while state.actor() < 0 or len(state.legal()) < 6:
        state = walk(state, Rng(state.key() % 1000), 1)
    legal = state.legal()
    losses = []
    for action in legal[:: max(1, len(legal) // 6)]:
        segment = Segment(state.actor(), state, state, [action], [0], [len(legal)])
        losses.append(judged_decisions(judge, segment, simulations=24, seed=3)[0])
    assert len({one.best_line[0] for one in losses}) < len(losses)
    assert max(one.loss for one in losses) > min(one.loss for one in losses)


def test_outcomes_are_sampled_as_often_as_their_weights_say() -> None:
    game = incognita.game("explorers")
    state = game.start(players=2)
    assert state.actor() == CHANCE
    outcomes = state.outcomes()
    total = sum(weight for _, weight in outcomes)
    worlds = Worlds(state, None, 3 * total, seed=8)
    assert worlds.first_outcome is not None
    drawn = [worlds.first_outcome(number) for number in range(3 * total)]
    for outcome, weight in outcomes:
        assert abs(drawn.count(outcome) - 3 * weight) <= 1


def test_time_may_end_a_judgement_early() -> None:
    game = incognita.game("survive")
    state = walk(game.start(players=2), Rng(1), 30)
    chances = Judge(game, 2).chances(state, playouts=100_000, seed=1, seconds=0.05)
    assert 0 < chances.playouts < 100_000
    assert max(chances.errors) > 0


def test_nothing_is_open_at_the_end() -> None:
    game = incognita.game("eldorado")
    record = short_race()
    state = record.replay(game)
    chances = Judge(game, 2).chances(state, playouts=50, seed=1)
    assert (chances.returns, chances.errors) == (state.returns(), [0.0, 0.0])


@given(VALUES, st.floats(0.1, 4), st.floats(0.1, 4))
def test_calibration_keeps_sums_and_order(values: list[float], one: float, other: float) -> None:
    returns, wins = Calibration(one, other).chances(values)
    assert sum(returns) == pytest.approx(len(values) / 2)
    assert sum(wins) == pytest.approx(1)
    for studied in (returns, wins):
        by_value = sorted(range(len(values)), key=lambda seat: values[seat])
        assert all(studied[a] <= studied[b] + 1e-9 for a, b in itertools.pairwise(by_value))


def test_one_who_plays_alone_keeps_the_value() -> None:
    assert Calibration(0.3, 2.0).chances([0.4]) == ([0.4], [1.0])


def test_chances_are_better_than_those_from_scores_alone() -> None:
    game = incognita.game("survive")
    learnt = list(positions(game, 3, 40, seed=11))
    others = list(positions(game, 3, 24, seed=12))
    judge = Judge(game, 3, fitted(learnt))
    result = measured(
        others, lambda one: judge.chances(one.state, playouts=4, seed=1).wins, baseline_of(learnt)
    )
    assert result.brier < result.baseline < result.even + 0.01
    assert sum(count for count, _, _ in result.bins) == 3 * result.positions


@EVERY_GAME
def test_every_table_has_its_calibration(game: Game) -> None:
    most = game.options().find("players").most
    for players in range(2, most + 1):
        assert calibration_of(game, players) != calibration_of(game, 99)


@pytest.mark.parametrize(
    ("loss", "error", "name"),
    [
        (0.0, 0.0, "best"),
        (0.01, 0.006, "best"),
        (0.01, 0.001, "good"),
        (0.03, 0.02, "good"),
        (0.03, 0.01, "inaccuracy"),
        (0.06, 0.01, "mistake"),
        (0.3, 0.01, "blunder"),
        (0.3, 0.2, "good"),
    ],
)
def test_an_error_is_more_than_its_uncertainty(loss: float, error: float, name: str) -> None:
    assert class_of(loss, error) == name


def test_the_words_go_from_excellent_to_weak() -> None:
    assert [word_of(mean) for mean in (0.0, 0.005, 0.01, 0.02, 0.5)] == [
        "excellent", "strong", "sound", "uneven", "weak",
    ]  # fmt: skip


def test_a_game_that_is_not_over_cannot_be_studied() -> None:
    game = incognita.game("eldorado")
    record = short_race()
    record.steps = record.steps[:-3]
    with pytest.raises(RecordError, match="not over"):
        segments_of(game, record)


def interleaved(game: Game, seed: int) -> Record:
    """A game in which those who decide at once take their decisions in turns."""
    options = dict(game.options().complete({"players": 2}))
    state = game.start(**options)
    record = Record(game.id, game.rules_version, options, ["one", "two"])
    rng = Rng(seed)
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            record.add(state, state.sample(rng), CHANCE)
            continue
        seats = state.actors()
        seat = seats[len(record.steps) % len(seats)]
        record.add(state, game.evaluator().choose(state.as_actor(seat), rng), seat)
    return record


def test_decisions_at_once_are_judged_turn_by_turn_in_whatever_order_they_came() -> None:
    game = incognita.game("explorers")
    record = interleaved(game, 4)
    segments, last = segments_of(game, record)
    assert last.returns() == record.replay(game).returns()
    assert sorted(step for one in segments for step in one.steps) == [*range(len(record.steps))]
    together = [one for one in segments if one.is_together()]
    assert any(max(one.steps) - min(one.steps) >= len(one.steps) for one in together)
    result = judged_decisions(Judge(game, 2), together[0], simulations=8, seed=1)
    assert len(result) == 1


def test_a_step_that_is_not_legal_is_named() -> None:
    game = incognita.game("eldorado")
    record = short_race()
    record.steps[4] = Step(record.steps[4].seat, 10**6, True)
    with pytest.raises(RecordError, match="step 5"):
        segments_of(game, record)
