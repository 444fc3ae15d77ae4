"""`incognita stats`: the numbers of many finished games."""

import json
import sys
from pathlib import Path

import pytest

import incognita
from incognita import cli
from incognita.core import Record
from incognita.lab.judge import study
from incognita.lab.judge.report import report
from incognita.lab.numbers import GameRow, game_row, numbers_of
from incognita.lab.numbers.numbers import choices, interval, lengths, seats
from tests.lab.games_played import finished, short_race


def row(returns: list[float], decided: list[set[str]]) -> GameRow:
    things = [{("buy", text) for text in some} for some in decided]
    first = [next(iter(sorted(some)), "") for some in decided]
    return GameRow("eldorado", ["Ann", "Bob"], returns, 9, 99, first, things)


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["incognita", "stats", *words])
        code = cli.main()
    return code, capsys.readouterr().out


def test_shares_of_wins_lie_in_their_interval() -> None:
    rows = [row([1.0, 0.0], [set(), set()])] * 3 + [row([0.5, 0.5], [set(), set()])]
    first, second = seats(rows)
    assert (first["wins"], first["share"], second["share"]) == (3.5, 0.875, 0.125)
    assert first["low"] < first["share"] < first["high"] <= 1
    assert interval(0, 4)[0] == 0
    assert interval(4, 4)[1] == 1


def test_a_choice_is_worth_what_those_who_made_it_came_to() -> None:
    rows = [row([1.0, 0.0], [{"scout", "map"}, {"map"}])] * 6
    (only,) = choices(rows)
    assert (only["text"], only["made"]) == ("scout", 6)
    assert (only["result_with"], only["result_without"], only["error"]) == (1.0, 0.0, 0.0)


def test_lengths_count_every_game_once() -> None:
    length = lengths([10, 12, 12, 29])
    assert (length["least"], length["most"], length["mean"]) == (10, 29, 15.75)
    assert sum(length["counts"]) == 4
    assert length["counts"][0] == 1
    assert length["counts"][-1] == 1


@pytest.mark.parametrize("game", incognita.games(), ids=lambda game: game.id)
def test_a_game_tells_who_won_and_what_was_decided(game: incognita.Game) -> None:
    record = finished(game, {"players": 2}, 5)
    data = game_row(game, record)
    assert data is not None
    assert data.returns == record.replay(game).returns()
    assert all(data.first)
    numbers = numbers_of([data])
    assert sum(one["wins"] for one in numbers["seats"]) == 1
    assert json.loads(json.dumps(numbers)) == numbers


def test_a_game_that_is_not_over_has_no_numbers() -> None:
    record = short_race(rounds=2)
    cut = Record(record.game, record.rules, record.options, record.seats)
    cut.steps = record.steps[:-1]
    assert game_row(incognita.game("eldorado"), cut) is None


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    game = incognita.game("eldorado")
    for seed in range(4):
        (tmp_path / f"race-{seed}.txt").write_text(short_race(seed, rounds=2).text())
    record = short_race(0, rounds=2)
    (tmp_path / "race-0.json").write_text(json.dumps(report(study(game, record, simulations=8))))
    (tmp_path / "notes.txt").write_text("no game at all")
    return tmp_path


def test_a_folder_is_told_as_table_data_and_page(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = folder / "numbers.html"
    code, out = run(capsys, str(folder), "--html", str(page))
    assert code == 0
    assert "1 of 2" in out
    assert "1 files are no finished games" in out
    assert "mean loss by tenths" in out
    assert "<svg" in page.read_text(encoding="utf-8")
    code, out = run(capsys, str(folder), "--json")
    data = json.loads(out)
    assert code == 0
    assert data["unread"] == ["notes.txt"]
    (numbers,) = data["games"]
    assert numbers["games"] == 4
    assert [one["studied"] for one in numbers["names"]] == [1, 1]


def test_a_folder_without_games_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(capsys, str(tmp_path))[0] != 0
    assert run(capsys, str(tmp_path / "none"))[0] != 0
