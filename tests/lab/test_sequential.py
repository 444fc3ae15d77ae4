"""Contests that end when the question is decided."""

import json
import sys
from random import Random

import pytest

from incognita import cli
from incognita.lab.match import Outcome
from incognita.lab.sequential import (
    BettingTest,
    PairTest,
    SequentialStop,
    confidence_sequence,
    ruled_out,
)
from incognita.lab.tally import wilson

ERROR = 0.1
SHORT = ("--option", "round_limit=4", "--workers", "1", "--seed", "5")


def deals(random: Random, count: int, rate: float) -> list[float]:
    """Two games each, in which the one is ahead at this rate."""
    return [((random.random() < rate) + (random.random() < rate)) / 2 for _ in range(count)]


def test_equal_bots_are_told_apart_no_more_often_than_the_error_says() -> None:
    random = Random(11)
    wrong = sum(ruled_out(deals(random, 300, 0.5), ERROR, 0.5) for _ in range(400))
    assert wrong / 400 < ERROR


def test_to_look_at_a_fixed_interval_again_and_again_would_be_wrong_more_often() -> None:
    """So the test above can fail: Wilson's interval, looked at after each deal, does."""
    random = Random(11)
    wrong = 0
    for _ in range(200):
        score, outside = 0.0, False
        for games, one in enumerate(deals(random, 300, 0.5), start=1):
            score += 2 * one
            low, high = wilson(score, 2 * games, z=1.645)
            outside |= not low <= 0.5 <= high
        wrong += outside
    assert wrong / 200 > ERROR


@pytest.mark.parametrize(("rate", "most"), [(0.9, 20), (0.7, 60), (0.3, 60)])
def test_a_clear_difference_is_found_soon(rate: float, most: int) -> None:
    random = Random(7)
    counts: list[int] = []
    for _ in range(50):
        test = BettingTest(ERROR)
        while not test.decided():
            test.add(deals(random, 1, rate)[0])
        counts.append(test.count)
    assert sum(counts) / len(counts) < most


@pytest.mark.parametrize("rate", [0.0, 0.2, 0.5, 0.97, 1.0])
def test_the_interval_holds_the_truth_whenever_one_stops(rate: float) -> None:
    random = Random(3)
    missed = 0
    for _ in range(60):
        low, high = confidence_sequence(deals(random, 1 + random.randrange(60), rate), ERROR)
        missed += not low <= rate <= high
    assert missed / 60 <= ERROR


def test_more_deals_narrow_the_interval() -> None:
    results = deals(Random(5), 120, 0.7)
    few, many = (confidence_sequence(results[:count], ERROR) for count in (10, 120))
    assert many[1] - many[0] < (few[1] - few[0]) / 2


def outcome(deal: int, seats: tuple[int, int], winner: int) -> Outcome:
    return Outcome(0, seats, [float(seat == winner) for seat in seats], 0, [], deal=deal)


def test_deals_count_when_they_are_whole_and_in_the_order_they_were_dealt() -> None:
    pair = PairTest(0, 1, 2, BettingTest(ERROR))
    for seats in ((0, 1), (1, 0)):
        pair.add(outcome(1, seats, winner=0))
    pair.add(outcome(0, (0, 1), winner=1))
    assert pair.results == []
    pair.add(outcome(0, (1, 0), winner=0))
    assert pair.results == [0.5, 1.0]


def test_the_error_is_shared_by_all_pairs() -> None:
    stop = SequentialStop([(0, 1), (0, 2), (1, 2)], 2, confidence=0.94)
    assert [round(pair.test.error, 9) for pair in stop.pairs.values()] == [0.02] * 3
    for deal in range(200):
        for seats in ((0, 1), (1, 0), (0, 2), (2, 0)):
            stop.add(outcome(deal, seats, winner=0))
    assert not stop.decided()
    for deal in range(200):
        for seats in ((1, 2), (2, 1)):
            stop.add(outcome(deal, seats, winner=2))
    assert stop.decided()


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["incognita", "arena", *words])
        code = cli.main()
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_a_contest_ends_when_it_is_decided(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--bots", "greedy,random", "--until", "95%", "--games", "400", *SHORT)
    code, out, _ = run(capsys, *words)
    assert code == 0
    assert "decided: greedy" in out
    assert "Stopped early" not in out


def test_what_is_not_decided_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--bots", "greedy,random", "--until", "0.99", "--games", "2", "--json", *SHORT)
    code, out, _ = run(capsys, *words)
    until = json.loads(out)["until"]
    assert code == 0
    assert (until["confidence"], until["decided"]) == (0.99, False)
    assert until["pairs"][0]["deals"] == 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--until", "often"), "a confidence between 50% and 100%, as 95%, not 'often'"),
        (("--until", "100%"), "not '100%'"),
        (("--until", "95%", "--bots", "greedy"), "name two at least"),
    ],
)
def test_a_question_that_cannot_be_decided_gets_a_sentence(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str
) -> None:
    code, _, err = run(capsys, *words)
    assert code == 1
    assert sentence in err
