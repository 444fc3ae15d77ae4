"""Puzzles: each that comes with a game loads, asks for something, and has one clear answer."""

import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import incognita
from incognita import cli
from incognita.core import COMPILED, Game
from incognita.lab.judge import Judge
from incognita.lab.puzzles import Puzzle, puzzles_of
from incognita.lab.puzzles.choices import Choice, Depth, judged
from incognita.lab.puzzles.kept import KeptPuzzles
from incognita.lab.puzzles.levels import LEAST, MOST, likeliest
from incognita.lab.puzzles.mine import MiningTask, mine, tables
from incognita.lab.puzzles.puzzle import read_puzzle, steps_of, steps_text
from incognita.lab.puzzles.select import kind_of, selected
from incognita.lab.puzzles.verify import VerifyTask, positions, verify

GAMES = list(incognita.games())
EACH_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
LEAST_MARGIN = 30
# The test searches a few again; `incognita puzzles verify` searches all of them, deeper.
SAMPLE = 2 if COMPILED else 1


@EACH_GAME
def test_every_puzzle_has_one_clear_answer_by_its_own_figures(game: Game) -> None:
    for id, puzzle in puzzles_of(game).items():
        assert puzzle.id == id
        state = puzzle.state(game)
        assert puzzle.seat in state.actors()
        assert puzzle.rule in game.catalogue().by_id
        assert puzzle.rule == game.rule(state, puzzle.line[0])
        asked = positions(puzzle, state)
        assert [one for one, _ in asked] == puzzle.asked
        for one, at in asked:
            legal = at.legal(puzzle.seat)
            assert len(one.losses) == len(legal)
            for action, loss in zip(legal, one.losses, strict=True):
                assert loss == 0 if action in one.right else loss >= LEAST_MARGIN
            assert set(one.right) <= set(legal)
            assert one.margin >= 3 * one.error - 1
        assert LEAST <= puzzle.rating <= MOST
        assert sum(puzzle.wins) == pytest.approx(1, abs=0.01)


@EACH_GAME
def test_the_first_thought_is_not_the_answer(game: Game) -> None:
    for puzzle in puzzles_of(game).values():
        state = puzzle.state(game)
        choice = Choice(Judge(game, state.players()), state, puzzle.seat, seed=77)
        assert len(choice.policy_actions() & set(puzzle.asked[0].right)) <= 1


@EACH_GAME
def test_puzzles_are_of_many_kinds(game: Game) -> None:
    puzzles = list(puzzles_of(game).values())
    rules = {puzzle.rule for puzzle in puzzles}
    assert len(rules) >= min(3, len(puzzles))
    assert len({(puzzle.steps, puzzle.seat) for puzzle in puzzles}) == len(puzzles)


@EACH_GAME
def test_a_sample_holds_when_it_is_searched_again(game: Game) -> None:
    puzzles = sorted(puzzles_of(game).values(), key=lambda one: one.id)
    for puzzle in puzzles[:SAMPLE]:
        check = verify(VerifyTask(puzzle, 1, 4242, Depth(8, 32, 100, 60)))
        assert check.again > 0


def a_puzzle() -> Puzzle:
    return next(iter(puzzles_of(incognita.game("eldorado")).values()))


def test_a_puzzle_is_written_and_read_as_the_same() -> None:
    puzzle = a_puzzle()
    assert read_puzzle(puzzle.text()) == puzzle
    assert steps_text(steps_of(puzzle.steps)) == puzzle.steps


def test_a_decision_that_is_not_clear_is_no_puzzle() -> None:
    game = incognita.game("entdecker")
    state = a_start(game)
    choice = Choice(Judge(game, 2), state, state.actor(), seed=1)
    assert judged(choice, Depth(4, 8, 16, 8), margin=0.5, quick=set()) is None


def test_what_the_quick_choice_plays_is_no_puzzle() -> None:
    game = incognita.game("eldorado")
    puzzle = a_puzzle()
    state = puzzle.state(game)
    judge = Judge(game, state.players())
    quick = set(puzzle.asked[0].right)
    choice = Choice(judge, state, puzzle.seat, seed=1)
    assert judged(choice, Depth(8, 16, 32, 16), margin=0.02, quick=quick) is None


def a_start(game: Game) -> "incognita.State":
    state = game.start(players=2)
    rng = incognita.Rng(5)
    while state.actor() < 0:
        state.apply(state.sample(rng))
    return state


def test_the_same_task_finds_the_same_puzzles() -> None:
    task = MiningTask("eldorado", 0, 3, play=4, depth=Depth(1, 1, 2, 4), margin=0.2)
    assert mine(task) == mine(task)


@EACH_GAME
def test_games_are_mined_with_every_number_of_players_and_every_flag(game: Game) -> None:
    chosen = tables(game)
    players = game.options().find("players")
    counts = {one["players"] for one in chosen}
    assert counts == set(range(max(2, players.least), players.most + 1))
    flags = [one.name for one in game.options().options if one.kind == "flag" and not one.default]
    assert all(any(one.get(flag) is True for one in chosen) for flag in flags)


def test_kinds_take_turns_and_the_clearest_come_first() -> None:
    puzzle = a_puzzle()
    many = [
        replace(puzzle, rule=rule, steps=f"{puzzle.steps} {at}", rating=1000 + at)
        for rule, count in (("a", 9), ("b", 1), ("c", 3))
        for at in range(count)
    ]
    chosen = selected(many, 6)
    assert sorted(kind_of(one)[0] for one in chosen) == ["a", "a", "a", "b", "c", "c"]
    assert [one.rating for one in chosen] == sorted(one.rating for one in chosen)


def test_the_rating_says_which_levels_solve_a_puzzle() -> None:
    levels = (400, 700, 1000, 1200, 1400, 1600)
    easy = likeliest([(elo, 4, 4) for elo in levels])
    middle = likeliest([(elo, 4 * (elo > 1000), 4) for elo in levels])
    hard = likeliest([(elo, 0, 4) for elo in levels])
    assert easy < middle < hard
    assert 900 < middle < 1300


def test_mining_goes_on_after_a_line_that_was_cut_off(tmp_path: Path) -> None:
    task = MiningTask("eldorado", 0, 1)
    kept = KeptPuzzles(tmp_path, task)
    assert kept.read() == {}
    kept.add(0, [a_puzzle()])
    kept.add(1, [])
    with kept.path.open("a", encoding="utf-8") as file:
        file.write('{"number": 2, "puz')
    again = KeptPuzzles(tmp_path, task)
    known = again.read()
    assert known == {0: [a_puzzle()], 1: []}
    assert [one.number for one in again.tasks(4, known)] == [2, 3]
    assert KeptPuzzles(tmp_path, replace(task, seed=2)).read() == {}


def run(*words: str) -> int:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["incognita", "puzzles", *words])
        return cli.main()


def test_the_command_goes_on_where_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def mined(task: MiningTask) -> tuple[int, list[Puzzle]]:
        asked.append(task.number)
        return task.number, [a_puzzle()] if task.number == 0 else []

    monkeypatch.setattr("incognita.cli.puzzles.mined_by", mined)
    words = ("mine", "eldorado", "--out", str(tmp_path), "--workers", "1", "--games")
    assert run(*words, "2") == 0
    assert run(*words, "3") == 0
    assert asked == [0, 1, 2]
    assert "1 puzzles in 3 games; 1 chosen" in capsys.readouterr().out
    written = (tmp_path / "eldorado.jsonl").read_text(encoding="utf-8")
    assert [read_puzzle(line) for line in written.splitlines()] == [a_puzzle()]


def test_mining_may_add_to_what_the_game_brings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = replace(a_puzzle(), steps=f"{a_puzzle().steps} 1")
    monkeypatch.setattr("incognita.cli.puzzles.mined_by", lambda task: (task.number, [new]))
    words = ("mine", "eldorado", "--out", str(tmp_path), "--workers", "1", "--games", "1")
    assert run(*words, "--add", "--wanted", "500", "--margin", "3") == 0
    written = [read_puzzle(line) for line in (tmp_path / "eldorado.jsonl").read_text().splitlines()]
    known = puzzles_of(incognita.game("eldorado")).values()
    assert {one.id for one in written} == {new.id, *(one.id for one in known)}


def test_verify_says_what_does_not_hold(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = a_puzzle()
    first = puzzle.asked[0]
    state = puzzle.state(incognita.game("eldorado"))
    worst = max(zip(first.losses, state.legal(puzzle.seat), strict=True))[1]
    losses = [0 if action == worst else 50 for action in state.legal(puzzle.seat)]
    wrong = replace(puzzle, asked=[replace(first, right=[worst], losses=losses)])
    monkeypatch.setattr(
        "incognita.cli.puzzles.puzzles_of", lambda _game: {"good": puzzle, "wrong": wrong}
    )
    assert run("verify", "eldorado", "--deeper", "1", "--workers", "1") == 1
    out = capsys.readouterr().out
    assert "does not hold" in out
    assert json.dumps(puzzle.margin / 10) in out
