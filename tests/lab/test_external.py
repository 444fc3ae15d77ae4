"""Programs from outside: what they are told, and what becomes of those that break the protocol."""

import json
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from incognita.core import Game, Rng
from incognita.lab import external
from incognita.lab.arena import contest, play_contest
from incognita.lab.external import hello, question
from incognita.lab.match import Outcome
from scripts.shell import ROOT
from tests.laws.walks import EVERY_GAME, SEEDS, a_position, examples

HASTY = ROOT / "docs" / "examples" / "hasty.py"
OPENING = """
import json, sys, time
told = json.loads(sys.stdin.readline())
print(json.dumps({"version": 1}), flush=True)
asked = json.loads(sys.stdin.readline())
"""


@pytest.fixture(autouse=True)
def _short_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external, "EXIT_SECONDS", 0.3)


def against(
    program: Path, *others: str, game: str = "eldorado", seconds: float = 5.0, **options: Any
) -> list[Outcome]:
    bots = [f"ext:{sys.executable} {program}", *(others or ("random",))]
    chosen = {"round_limit": 2, **options} if game == "eldorado" else options
    held = contest(game, bots, max(2, len(bots)), chosen, seconds=seconds)
    return play_contest(held, lambda _outcome: None, 1)


def written(folder: Path, text: str) -> Path:
    program = folder / "bot.py"
    program.write_text(text)
    return program


def only_fault(outcomes: list[Outcome]) -> str:
    """The sentence about the entrant from outside, the same in each game."""
    for outcome in outcomes:
        assert [outcome.seats[seat] for seat in outcome.faults] == [0]
        assert outcome.returns[outcome.seats.index(0)] == 0.0
    sentences = {sentence for outcome in outcomes for sentence in outcome.faults.values()}
    assert len(sentences) == 1
    return sentences.pop()


def test_the_example_has_no_more_than_twenty_lines() -> None:
    assert len(HASTY.read_text().splitlines()) <= 20


@pytest.mark.parametrize("game", ["eldorado", "explorers"])
def test_the_example_plays_whole_games(game: str) -> None:
    outcomes = against(HASTY, game=game)
    for outcome in outcomes:
        assert not outcome.faults
        assert outcome.thinking[outcome.seats.index(0)].decisions > 3


def test_a_program_is_told_of_the_game_each_decision_and_the_result(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    listener = HASTY.read_text().replace(
        "    if reply", f"    open({str(heard)!r}, 'a').write(line)\n    if reply"
    )
    outcomes = against(written(tmp_path, listener))
    lines = [json.loads(line) for line in heard.read_text().splitlines()]
    kinds = [line["type"] for line in lines]
    decisions = sum(outcome.thinking[outcome.seats.index(0)].decisions for outcome in outcomes)
    assert kinds.count("hello") == kinds.count("result") == 2
    assert kinds.count("decide") == decisions
    assert kinds[0] == "hello"
    assert kinds[-1] == "result"
    assert set(lines[0]) == {
        "type", "version", "game", "rules", "options", "players", "seat", "seconds", "scene",
    }  # fmt: skip
    assert set(lines[1]) == {"type", "view", "legal", "seconds"}
    assert set(lines[1]["legal"][0]) == {"action", "text", "means"}
    assert lines[-1]["returns"] == outcomes[-1].returns


@EVERY_GAME
@settings(max_examples=examples(40))
@given(data=st.data())
def test_nothing_that_is_hidden_from_the_seat_is_told(game: Game, data: st.DataObject) -> None:
    """The true position and one that the seat cannot tell apart give the very same lines."""
    state = a_position(data, game)
    for seat in range(state.players()):
        twin = state.determinise(seat, Rng(data.draw(SEEDS)))
        greetings = [hello(game, {}, one, seat, 1.0) for one in (state, twin)]
        assert json.dumps(greetings[0]) == json.dumps(greetings[1])
        if seat in state.actors():
            questions = [question(game, one, seat, 1.0) for one in (state, twin)]
            assert json.dumps(questions[0]) == json.dumps(questions[1])


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("raise SystemExit('no licence')", "ended with code 1: no licence"),
        (OPENING + "raise KeyError('lost')", "ended with code 1: KeyError: 'lost'"),
        (OPENING + "print('{\"action\": -1}', flush=True); time.sleep(9)", "which is not legal"),
        (OPENING + "print('{\"action\": true}', flush=True); time.sleep(9)", "which is not legal"),
        (OPENING + "print('{}', flush=True); time.sleep(9)", "the action None"),
        (OPENING + "print('hm', flush=True); time.sleep(9)", "answered 'hm', which is not a line"),
        (OPENING + "print('[1]', flush=True); time.sleep(9)", "answered '[1]', which is not"),
        (OPENING + "print('[' * 50000, flush=True); time.sleep(9)", "[…, which is not a line"),
        (OPENING + "print('x' * 99999, flush=True); time.sleep(9)", "x…, which is not a line"),
        (OPENING + "import os; os.close(1); time.sleep(9)", "closed its output"),
        ("print('{\"version\": 7}', flush=True); input()", "speaks version 7 of the protocol"),
    ],
)
def test_breaking_the_protocol_loses_the_game_and_is_told(
    tmp_path: Path, text: str, sentence: str
) -> None:
    assert sentence in only_fault(against(written(tmp_path, text)))


def test_too_slow_an_answer_loses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external, "GRACE", 0.1)
    outcomes = against(written(tmp_path, OPENING + "time.sleep(60)"), seconds=0.2)
    assert only_fault(outcomes) == "did not answer within 0.3 seconds"


def test_a_program_that_never_reads_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(external, "START_SECONDS", 0.5)
    deaf = written(tmp_path, "import time; time.sleep(60)")
    assert only_fault(against(deaf)) == "did not answer within 0.5 seconds"


def test_a_program_that_is_not_there_loses() -> None:
    held = contest("eldorado", ["ext:./no-such-bot", "random"], 2, {"round_limit": 2})
    fault = only_fault(play_contest(held, lambda _outcome: None, 1))
    assert fault.startswith("cannot be started")


def test_others_play_on_where_more_than_one_is_left(tmp_path: Path) -> None:
    broken = written(tmp_path, OPENING + "raise SystemExit(3)")
    for outcome in against(broken, "greedy", "random"):
        assert outcome.rounds == 2
        assert outcome.returns[outcome.seats.index(0)] == 0.0
        assert sum(outcome.returns) == pytest.approx(1.5)
        assert outcome.thinking[outcome.seats.index(1)].decisions > 0


def test_what_a_program_has_started_ends_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(external, "START_SECONDS", 0.5)
    trace = tmp_path / "trace"
    child = f"import time; time.sleep(2); open({str(trace)!r}, 'w')"
    parent = f"import subprocess, sys\nsubprocess.Popen([sys.executable, '-c', {child!r}])\n"
    against(written(tmp_path, parent + "raise SystemExit(1)"))
    time.sleep(2.5)
    assert not trace.exists()
