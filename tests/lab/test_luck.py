"""Luck: 0 on average, whatever the value is worth, and taken out of results without a bias."""

from dataclasses import replace
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

import incognita
from incognita.core import CHANCE, OVER, Rng, State
from incognita.lab.arena import Contest, contest, play_contest
from incognita.lab.contest_file import ContestFile
from incognita.lab.luck import LuckMeter, LuckSettings, after_chance, trusted_part
from incognita.lab.luck_report import ahead_by, compared, fewer_games, parts_taken_out
from incognita.lab.match import Outcome, play
from incognita.lab.report import report
from incognita.lab.tally import ahead, mean_of, mean_within

QUICK = LuckSettings(redraws=4, playouts=2, decisions=6, share=0.75)


def brief(bots: tuple[str, ...] = ("random", "level:1"), games: int = 4, **more: Any) -> Contest:
    """Games that end after two rounds."""
    return contest("eldorado", bots, games, {"round_limit": 2}, luck=QUICK, **more)


def unheard(outcome: Outcome) -> None:
    """Nobody listens."""


def played(held: Contest) -> list[Outcome]:
    return play_contest(held, unheard, 1)


def mean_and_error(values: list[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    return mean, sqrt(sum((one - mean) ** 2 for one in values) / (len(values) - 1) / len(values))


def at_chance(game_id: str, decisions: int) -> State:
    """The next event that is open after so many random decisions."""
    game, rng = incognita.game(game_id), Rng(4)
    state = game.start(players=2)
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            if decisions <= 0 and len({after_chance(state, Rng(lot)) for lot in range(4)}) > 1:
                return state
            state.apply(state.sample(rng))
        else:
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
            decisions -= 1
    raise AssertionError("nothing was open")


@pytest.mark.parametrize("game_id", ["eldorado", "survive", "entdecker"])
def test_the_luck_of_an_event_is_zero_on_average(game_id: str) -> None:
    before = at_chance(game_id, 12)
    meter = LuckMeter(incognita.game(game_id), 3, LuckSettings(redraws=4))
    rng = Rng(8)
    luck = [meter.of_chance(before, after_chance(before, rng))[0] for _ in range(100)]
    mean, error = mean_and_error(luck)
    assert max(map(abs, luck)) > 0
    assert abs(mean) < 3.5 * error


def test_what_was_certain_is_no_luck() -> None:
    before = at_chance("survive", 12)
    meter = LuckMeter(incognita.game("survive"), 3, QUICK)
    after = after_chance(before, Rng(8))
    assert meter.of_event(after, lambda _: after.copy()) == [0.0, 0.0]


def test_a_good_draw_is_luck_and_a_bad_one_is_the_opposite() -> None:
    game = incognita.game("survive")
    before = at_chance("survive", 40)
    meter = LuckMeter(game, 3, LuckSettings(redraws=24, decisions=3))
    expected = {}
    for outcome, _ in before.outcomes():
        after = before.copy()
        after.apply(outcome)
        expected[outcome] = meter.of_chance(before, after_chance(after, Rng(1)))
    assert all(one[0] == pytest.approx(-one[1]) for one in expected.values())
    assert min(one[0] for one in expected.values()) < 0 < max(one[0] for one in expected.values())


def test_measuring_changes_nothing_of_the_games() -> None:
    held = brief()
    without = played(replace(held, luck=None))
    outcomes = played(held)
    assert [replace(one, luck=[]) for one in outcomes] == without
    assert all(len(one.luck) == 2 for one in outcomes)
    assert any(one.luck != [0.0, 0.0] for one in outcomes)
    assert play(next(held.matches())).luck == outcomes[0].luck


def test_over_many_games_luck_is_zero_and_equal_bots_get_half() -> None:
    held = brief(("level:1", "level:1"), games=60)
    outcomes = played(held)
    mean, error = mean_and_error([one.luck[0] for one in outcomes])
    assert error > 0
    assert abs(mean) < 3 * error
    result = compared(held, outcomes, 0, 1)
    assert abs(result["adjusted"] - 0.5) < 1.5 * result["adjusted_within"]


def test_decisions_drawn_by_lot_count_as_luck() -> None:
    """From here on nothing is left to chance but what the random bot does."""
    game = incognita.game("survive")
    state = game.start(players=2)
    rng = Rng(3)
    while state.actor() == CHANCE:
        state.apply(state.sample(rng))
    meter = LuckMeter(game, 5, LuckSettings(redraws=4, decisions=3))
    legal = state.legal()
    luck = []
    for _ in range(150):
        after = state.copy()
        after.apply(legal[rng.below(len(legal))])
        luck.append(meter.of_decision(state, 0, after, lambda lot: legal[lot.below(len(legal))])[0])
    mean, error = mean_and_error(luck)
    assert max(map(abs, luck)) > 0
    assert abs(mean) < 3.5 * error


@pytest.mark.parametrize(
    ("seats", "returns"),
    [
        ((0, 1), [1.0, 0.0]),
        ((0, 1, 0), [0.0, 0.5, 1.0]),
        ((1, 0, 1, 1), [0.5, 0.5, 0.0, 1.0]),
        ((0, 1, 0, 1), [1.0, 1 / 3, 0.0, 2 / 3]),
    ],
)
def test_who_is_ahead_follows_from_returns_where_two_bots_sit(
    seats: tuple[int, ...], returns: list[float]
) -> None:
    outcome = Outcome(0, seats, returns, 1, [])
    assert ahead_by(0, seats, mean_of(0, seats, returns)) == pytest.approx(ahead(outcome, 0, 1))


def test_the_report_has_both_results_and_how_many_games_fewer() -> None:
    held = brief(games=8)
    outcomes = played(held)
    luck = report(held, outcomes)["luck"]
    assert (luck["redraws"], luck["playouts"]) == (4, 2)
    assert (luck["decisions"], luck["share"]) == (6, 0.75)
    (pair,) = luck["pairs"]
    assert pair["deals"] == 4
    results, lucks = (
        [sum(parts[one.seats.index(0)] for one, parts in deal) / 2 for deal in by_deals]
        for by_deals in (
            [[(one, one.returns) for one in outcomes if one.deal == deal] for deal in range(4)],
            [[(one, one.luck) for one in outcomes if one.deal == deal] for deal in range(4)],
        )
    )
    assert pair["plain"] == sum(results) / 4
    parts = parts_taken_out(results, lucks, 0.75)
    assert pair["part"] == pytest.approx(sum(parts) / 4)
    left = [a - part * b for a, part, b in zip(results, parts, lucks, strict=True)]
    assert pair["adjusted"] == pytest.approx(sum(left) / 4)
    assert luck["bots"][0]["plain"] == pytest.approx(1 - luck["bots"][1]["plain"])
    assert "luck" not in report(replace(held, luck=None), outcomes)


def test_noise_of_playouts_is_not_trusted() -> None:
    """The more playouts disagree about which event was the better one, the less it counts."""
    rng = Rng(6)

    def events(luck: float, noise: float) -> list[list[list[float]]]:
        """A hundred events with four playouts each, under the same chance for all."""
        same = [rng.unit() for _ in range(4)]
        return [
            [[luck * (at % 2) + noise * rng.unit() + common, -luck * (at % 2)] for common in same]
            for at in range(100)
        ]

    assert trusted_part(events(1.0, 0.0)) == pytest.approx(100 / 101)
    assert trusted_part(events(1.0, 1.0)) > 0.9
    assert 0.1 < trusted_part(events(0.1, 1.0)) < 0.8
    assert trusted_part(events(0.0, 1.0)) < 0.3
    assert trusted_part(events(0.0, 0.0)) == 0.0


def test_rare_events_leave_luck_at_zero_on_average() -> None:
    """A part that were measured at the same redrawn events would take out too much here."""
    game = incognita.game("survive")
    meter = LuckMeter(game, 2, LuckSettings(redraws=4, playouts=2))
    rng = Rng(9)
    state = game.start(players=2)
    values = {True: 1.0, False: 0.0}
    rare = state.copy()
    rare.apply(rare.sample(rng))

    class Known(LuckMeter):
        def value(self, state: State, seed: int) -> list[float]:
            worth = values[state == rare] + Rng(seed).unit() / 2
            return [worth, -worth]

    meter.__class__ = Known

    def again(lot: Rng) -> State:
        return rare if lot.below(8) == 0 else state

    luck = [meter.of_event(again(rng), again)[0] for _ in range(6000)]
    mean, error = mean_and_error(luck)
    assert error > 0
    assert abs(mean) < 3.5 * error


def test_the_part_that_is_taken_out_comes_from_the_other_deals() -> None:
    """Whatever happened in a deal, as much of its own luck is taken out."""
    rng = Rng(5)
    luck = [rng.unit() - 0.5 for _ in range(60)]
    plain = [0.5 + 0.8 * one + 0.2 * rng.unit() for one in luck]
    parts = parts_taken_out(plain, luck, 0.5)
    assert all(0.65 < part < 0.85 for part in parts)
    plain[7], luck[7] = 1.0, -5.0
    assert parts_taken_out(plain, luck, 0.5)[7] == pytest.approx(parts[7])
    assert parts_taken_out([1.0], [0.3], 0.5) == [0.5]
    assert parts_taken_out([1.0, 0.0], [0.0, 0.0], 0.5) == [0.5, 0.5]
    noise = [rng.unit() - 0.5 for _ in range(400)]
    assert max(parts_taken_out([rng.unit() for _ in noise], noise, 0.5)) < 0.25


def test_intervals_hold_the_truth_although_the_part_comes_from_the_same_contest() -> None:
    """Contests of a few deals between equal bots."""
    rng = Rng(11)
    misses, means = 0, []
    for _ in range(800):
        luck = [rng.unit() - 0.5 for _ in range(30)]
        plain = [0.5 + 0.7 * one + rng.unit() - 0.5 for one in luck]
        parts = parts_taken_out(plain, luck, 0.5)
        left = [a - part * b for a, part, b in zip(plain, parts, luck, strict=True)]
        mean, within = mean_within(left)
        means.append(mean - 0.5)
        misses += abs(mean - 0.5) > within
    mean, error = mean_and_error(means)
    assert abs(mean) < 3.5 * error
    assert misses < 0.08 * 800


def test_half_of_the_spread_takes_a_quarter_of_the_games() -> None:
    plain = [at % 2 for at in range(40)]
    result = fewer_games(plain, [0.25 + at / 2 for at in plain])
    assert result is not None
    assert result["factor"] == pytest.approx(4)
    assert result["low"] == pytest.approx(result["high"])
    assert fewer_games(plain[:4], plain[:4]) is None
    assert fewer_games([0.5] * 40, plain) is None


def test_luck_is_kept_with_the_contest(tmp_path: Path) -> None:
    held = brief()
    file = ContestFile(tmp_path)
    file.begin(held)
    outcomes = played(held)
    for outcome in outcomes[:3]:
        file.add(outcome)
    file.close()
    again, known = ContestFile(tmp_path).resume(None)
    assert again == held
    assert known == outcomes[:3]
    assert play_contest(again, unheard, 1, known) == outcomes
