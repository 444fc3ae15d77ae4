"""`incognita analyse`: the table, the data, the page, and going on after a stop."""

import itertools
import json
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

from incognita import cli
from incognita.cli.table_record import table_address
from incognita.lab.game_text import write
from incognita.lab.game_tree import tree_of
from incognita.lab.judge.analysis import StudyTask, analyse, cut, processes
from incognita.lab.judge.kept import KeptSegments
from incognita.lab.judge.report import report
from tests.lab.games_played import short_race

QUICK = ("--simulations", "8", "--workers", "1")
PARTS = ("luck", "own_decisions", "others_decisions")
RECORD = short_race(rounds=2).text()


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["incognita", "analyse", *words])
        code = cli.main()
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "race.txt"
    path.write_text(RECORD)
    return path


def test_the_table_names_every_seat(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    code, out, _ = run(capsys, str(file), *QUICK)
    assert code == 0
    assert "Player 1" in out
    assert "Player 2" in out
    assert "result = start + luck + own + others" in out


def test_the_data_add_up(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    code, out, _ = run(capsys, str(file), *QUICK, "--json")
    output = json.loads(out)
    assert code == 0
    assert output["game"] == "eldorado"
    for seat in output["seats"]:
        parts = sum(seat[part] for part in PARTS)
        assert seat["result"] - seat["expected_at_start"] == pytest.approx(parts)
        assert seat["error"] > 0
        assert sum(seat["classes"].values()) == seat["decisions"]
    steps = output["steps"]
    assert steps[-1]["after"]["returns"] == [seat["result"] for seat in output["seats"]]
    for one, following in itertools.pairwise(steps):
        assert one["after"] == following["before"]
    told_by = [decision for step in steps for decision in step["decisions"]]
    assert {decision["step"] for decision in told_by} <= set(range(RECORD.count("\n") * 20))
    assert all(decision["text"] for decision in told_by)
    assert all(decision["best_line"] for decision in told_by if decision["class"] != "best")


def test_the_page_stands_by_itself(
    capsys: pytest.CaptureFixture[str], file: Path, tmp_path: Path
) -> None:
    page = tmp_path / "study.html"
    assert run(capsys, str(file), *QUICK, "--html", str(page))[0] == 0
    text = page.read_text()
    assert "<svg" in text
    assert "prefers-color-scheme: dark" in text
    assert text.count("<polyline") == 2
    assert "The graph as a table" in text
    assert "http://" not in text
    assert "https://" not in text


def test_a_games_text_is_studied_like_its_record(
    capsys: pytest.CaptureFixture[str], file: Path, tmp_path: Path
) -> None:
    other = tmp_path / "race.igt"
    other.write_text(write(tree_of(short_race(rounds=2))))
    _, one, _ = run(capsys, str(file), *QUICK, "--json")
    _, two, _ = run(capsys, str(other), *QUICK, "--json")
    assert json.loads(one)["seats"] == json.loads(two)["seats"]


def test_many_games_are_kept_in_a_folder(
    capsys: pytest.CaptureFixture[str], file: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.txt"
    other.write_text(short_race(seed=9, rounds=2).text())
    out = tmp_path / "studies"
    code, output, _ = run(capsys, str(file), str(other), *QUICK, "--json", "--out", str(out))
    assert code == 0
    assert len(json.loads(output)["games"]) == 2
    assert {"race.json", "race.html", "other.json", "other.html"} <= {
        path.name for path in out.iterdir()
    }


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (RECORD.replace("end", "and"), "cut short"),
        (RECORD.replace("players=2", "players=3"), "changed or damaged"),
        ("hello", "does not begin"),
        ('[Game "chess"]\n[Options "players=2"]\n', "chess"),
    ],
)
def test_damage_gets_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, sentence: str
) -> None:
    path = tmp_path / "damaged.txt"
    path.write_text(text)
    code, _, err = run(capsys, str(path), *QUICK)
    assert code == 1
    assert sentence in err
    assert "Traceback" not in err


def test_a_game_that_goes_on_cannot_be_studied(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = short_race(rounds=2)
    record.steps = record.steps[:20]
    path = tmp_path / "half.txt"
    path.write_text(record.text())
    code, _, err = run(capsys, str(path), *QUICK)
    assert code == 1
    assert "not over" in err


def test_what_was_cut_off_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    task = StudyTask(RECORD, simulations=8)
    kept = KeptSegments(tmp_path / "part.jsonl", task)
    kept.read()
    stopped: list[int] = []

    def stop_soon(number: int, segment: object) -> None:
        if len(stopped) == 5:
            raise KeyboardInterrupt
        kept.add(number, segment)  # type: ignore[arg-type]
        stopped.append(number)

    with pytest.raises(KeyboardInterrupt):
        analyse(task, stop_soon)
    with kept.path.open("a") as file:
        file.write('{"number": 7, "befo')
    known = KeptSegments(kept.path, task).read()
    assert sorted(known) == sorted(stopped)
    done: list[int] = []
    resumed = analyse(task, lambda number, _: done.append(number), known)
    assert not {*done} & {*stopped}
    assert report(resumed) == report(analyse(task, lambda *_: None))


def test_a_part_of_another_depth_is_not_taken_for_this_one(tmp_path: Path) -> None:
    path = tmp_path / "part.jsonl"
    task = StudyTask(RECORD, simulations=8)
    kept = KeptSegments(path, task)
    kept.read()
    analyse(task, kept.add)
    assert len(KeptSegments(path, task).read()) == len(cut(RECORD)[1])
    assert KeptSegments(path, StudyTask(RECORD, simulations=9)).read() == {}


def test_processes_come_to_the_same_as_one() -> None:
    task = StudyTask(RECORD, simulations=8)
    with processes(2) as pool:
        together = analyse(task, lambda *_: None, pool=pool)
    assert report(together) == report(analyse(task, lambda *_: None))


class Records(BaseHTTPRequestHandler):
    """A server with one table, which opens with one key."""

    def do_GET(self) -> None:
        known = self.path == "/api/tables/abc/record"
        allowed = self.headers.get("Authorization") == "Bearer s3cret"
        self.send_response(200 if known and allowed else 403 if known else 404)
        self.end_headers()
        if known and allowed:
            self.wfile.write(RECORD.encode())

    def log_message(self, *_: object) -> None:
        """Nothing is printed."""


@pytest.fixture
def address() -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), Records)
    thread = Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


def test_the_address_of_a_table_will_do(capsys: pytest.CaptureFixture[str], address: str) -> None:
    code, out, _ = run(capsys, f"{address}/t/abc#k=s3cret", *QUICK, "--json")
    assert code == 0
    assert json.loads(out)["game"] == "eldorado"


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/t/xyz", "There is no table"),
        ("/t/abc", "status 403"),
        ("/help", "not the address of a table"),
    ],
)
def test_an_address_that_leads_nowhere_gets_a_sentence(
    capsys: pytest.CaptureFixture[str], address: str, path: str, sentence: str
) -> None:
    code, _, err = run(capsys, f"{address}{path}", *QUICK)
    assert code == 1
    assert sentence in err


def test_an_address_may_name_a_step_and_stand_below_a_folder() -> None:
    output = table_address("https://host/games/t/abc/step/3#k=1", "record")
    assert output == "https://host/games/api/tables/abc/record"
