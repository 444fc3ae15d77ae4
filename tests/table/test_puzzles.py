"""Puzzles and mistakes of finished games: what is sent, what is right, and what nobody learns."""

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest

import incognita
from incognita.core import Game, Rng
from incognita.lab.judge.classes import ERRORS
from incognita.lab.puzzles import Puzzle, puzzles_of
from incognita.table import exercises
from incognita.table.messages import encoded
from incognita.table.puzzle_models import Exercise
from tests.lab.games_played import short_race
from tests.table.server import Server

GAMES = [game for game in incognita.games() if puzzles_of(game)]
PATIENCE = 120.0
EACH_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def first(game: Game) -> Puzzle:
    return next(iter(puzzles_of(game).values()))


def shown(game: Game, puzzle: Puzzle) -> dict[str, Any]:
    task = exercises.puzzle_task(game, puzzle)
    message: dict[str, Any] = json.loads(encoded(exercises.exercise(task, puzzle.id, [], 0, 0.0)))
    return message


@EACH_GAME
def test_a_puzzle_shows_what_its_seat_sees_and_may_do(game: Game) -> None:
    puzzle = first(game)
    state = puzzle.state(game)
    sent = shown(game, puzzle)
    assert sent["view"] == json.loads(json.dumps(state.view(puzzle.seat)))
    assert [one["action"] for one in sent["legal"]] == state.legal(puzzle.seat)
    assert set(sent) == set(Exercise.__struct_fields__)


@EACH_GAME
def test_what_the_seat_cannot_see_changes_nothing_that_is_sent(game: Game) -> None:
    puzzle = first(game)
    task = exercises.puzzle_task(game, puzzle)
    hidden = task.position.state().determinise(puzzle.seat, Rng(7)).as_actor(puzzle.seat)
    sent = exercises.exercise(task, "", [], 0, 0.0)
    assert json.loads(json.dumps(hidden.view(puzzle.seat))) == json.loads(bytes(sent.view))
    assert exercises.choices(task.position, hidden)["legal"] == sent.legal
    assert exercises.choices(task.position, hidden)["plans"] == sent.plans


@EACH_GAME
def test_the_answer_is_right_and_every_other_decision_is_wrong(game: Game) -> None:
    puzzle = first(game)
    task = exercises.puzzle_task(game, puzzle)
    assert exercises.tried(task, puzzle.line).verdict == "right"
    for action in puzzle.state(game).legal(puzzle.seat):
        answer = exercises.tried(task, [action])
        if action in puzzle.asked[0].right:
            assert answer.verdict != "wrong"
        else:
            assert answer.verdict == "wrong"
            assert answer.loss >= puzzle.asked[0].margin / 1000


@EACH_GAME
def test_the_answer_is_shown_step_by_step(game: Game) -> None:
    puzzle = first(game)
    line = exercises.answer(exercises.puzzle_task(game, puzzle))
    assert next(step.text for step in line.steps) == game.text(puzzle.state(game), puzzle.line[0])
    assert line.wins == puzzle.wins
    assert line.rule == puzzle.rule


def test_a_puzzle_is_solved_over_http(server: Server) -> None:
    listed = server.get("/api/puzzles")
    assert {one["game"] for one in listed} == {game.id for game in GAMES}
    address = f"/api/puzzles/{listed[0]['id']}"
    assert server.get(address)["game"] == listed[0]["game"]
    puzzle = puzzles_of(incognita.game(listed[0]["game"]))[listed[0]["id"]]
    tried = server.post(f"{address}/try", {"actions": puzzle.line})
    assert tried["verdict"] == "right"
    assert server.get(f"{address}/hint") == {"rule": puzzle.rule}
    why = server.post(f"{address}/why", {"question": {"action": puzzle.line[0]}})
    assert why["reason"] is None
    assert why["text"]
    assert server.get(f"{address}/answer")["seat"] == puzzle.seat


def test_what_is_no_puzzle_is_refused(server: Server) -> None:
    assert server.get("/api/puzzles/none", 404)["code"] == "no-puzzle"
    listed = server.get("/api/puzzles")
    tried = server.post(f"/api/puzzles/{listed[0]['id']}/try", {"actions": [10**6]}, 400)
    assert tried["code"] == "illegal"


RECORD = short_race(rounds=3, careless=0).text()


@pytest.fixture(scope="module")
def studied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str, str, Any]]:
    """A finished game and its study."""
    running = Server(tmp_path_factory.mktemp("studied"), study_simulations=64).start()
    made = running.post("/api/records", {"text": RECORD})
    address, key = f"/api/tables/{made['table']}", made["key"]
    running.post(f"{address}/study?key={key}", {})
    last = time.monotonic() + PATIENCE
    while (status := running.get(f"{address}/study", key=key))["state"] != "done":
        assert time.monotonic() < last
        time.sleep(0.1)
    yield running, address, key, status["report"]
    running.stop()


def mistakes(report: Any) -> list[Any]:
    return [one for part in report["steps"] for one in part["decisions"] if one["class"] in ERRORS]


def test_a_mistake_is_tried_again(studied: tuple[Server, str, str, Any]) -> None:
    server, address, key, report = studied
    worst = max(mistakes(report), key=lambda one: one["loss"])
    path = f"{address}/mistakes/{worst['step']}"
    shown = server.get(path, key=key)
    assert (shown["seat"], shown["loss"]) == (worst["seat"], worst["loss"])
    assert shown["view"]["seat"] == worst["seat"]
    tried = server.post(f"{path}/try?key={key}", {"actions": [worst["action"]]})
    assert (tried["verdict"], tried["loss"]) == ("wrong", worst["loss"])
    best = server.post(f"{path}/try?key={key}", {"actions": worst["best_actions"]})
    assert best["verdict"] == "right"
    others = {one["action"] for one in shown["legal"]}
    for other in sorted(others - {worst["action"], worst["best_actions"][0]})[:1]:
        assert server.post(f"{path}/try?key={key}", {"actions": [other]})["loss"] >= 0


def test_a_mistake_is_told_in_the_lines_of_the_log(studied: tuple[Server, str, str, Any]) -> None:
    server, address, key, report = studied
    worst = max(mistakes(report), key=lambda one: one["loss"])
    shown = server.get(f"{address}/mistakes/{worst['step']}/answer", key=key)
    for step, line in zip(shown["steps"], worst["best_log"], strict=False):
        (logged,) = step["log"]
        shown = {name: value for name, value in line["line"].items() if name != "text"}
        assert shown == {name: value for name, value in logged["line"].items() if name != "text"}
        assert (line["rule"], line["step"]) == (logged["rule"], logged["step"])
    assert worst["played_log"][0]["line"] != worst["best_log"][0]["line"]


def test_both_lines_of_a_mistake_are_shown_step_by_step(
    studied: tuple[Server, str, str, Any],
) -> None:
    server, address, key, report = studied
    worst = max(mistakes(report), key=lambda one: one["loss"])
    path = f"{address}/mistakes/{worst['step']}"
    for name, texts, chances in (
        ("answer", worst["best_line"], worst["best_chances"]),
        ("played", worst["played_line"], worst["played_chances"]),
    ):
        line = server.get(f"{path}/{name}", key=key)
        shown = [step["text"] for step in line["steps"]]
        assert shown == texts[: len(shown)]
        assert shown
        assert line["wins"] == chances["wins"]


def test_the_full_truth_is_that_of_a_finished_game_only(
    studied: tuple[Server, str, str, Any],
) -> None:
    server, address, key, _report = studied
    truth = server.get(f"{address}/views/9", key=key)
    assert [view["seat"] for view in truth["views"]] == [0, 1]
    for wins in (truth["wins"], *truth["believed"]):
        assert sum(wins) == pytest.approx(1)
    assert len(truth["believed"]) == 2
    running = server.table("me", "bot")
    paths = ("views/0", "mistakes/0", "mistakes/0/answer", "mistakes/0/hint")
    for path in paths:
        refused = server.get(f"/api/tables/{running['table']}/{path}", 409, key=running["key"])
        assert refused["code"] == "still-running"
        assert server.http.get(f"{address}/{path}", params={"key": "wrong"}).status_code == 403


def test_what_was_no_mistake_is_not_tried_again(studied: tuple[Server, str, str, Any]) -> None:
    server, address, key, _report = studied
    assert server.get(f"{address}/mistakes/0", 404, key=key)["code"] == "no-mistake"
    assert server.get(f"{address}/mistakes/{10**30}", 404, key=key)["code"] == "no-step"


def test_numbers_are_those_of_finished_tables_that_the_keys_open(
    studied: tuple[Server, str, str, Any],
) -> None:
    server, address, key, report = studied
    running = server.table("me", "bot")
    own = [
        {"table": address.rpartition("/")[2], "key": key},
        {"table": running["table"], "key": running["key"]},
        {"table": address.rpartition("/")[2], "key": "wrong"},
    ]
    (numbers,) = server.post("/api/numbers", {"tables": own})
    assert (numbers["game"], numbers["games"]) == ("eldorado", 1)
    luck = {one["name"]: one["luck"] for one in numbers["names"]}
    assert luck == {
        seat["name"]: [pytest.approx(seat["luck"], abs=1e-4)] for seat in report["seats"]
    }
