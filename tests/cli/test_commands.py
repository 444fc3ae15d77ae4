"""The commands of the table: what they print, and one clear sentence for every trouble."""

import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from incognita import __version__, cli, game
from incognita.cli import app, data_folder, play
from incognita.core import Record, Rng, position_text


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["incognita", *words])
        code = cli.main()
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def played(decisions: int, **options: object) -> Record:
    eldorado = game("eldorado")
    state = eldorado.start(**options)
    record = Record("eldorado", eldorado.rules_version, options, ["Ann", "Ben"])
    rng = Rng(4)
    while state.actor() != -2 and decisions:
        actor = state.actor()
        if actor < 0:
            record.add(state, state.sample(rng), actor)
            continue
        legal = state.legal()
        record.add(state, legal[rng.below(len(legal))], actor)
        decisions -= 1
    return record


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(played(10_000, players=2, round_limit=3).text())
    return path


def test_version_says_compiled_or_pure(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--version")
    assert code == 0
    assert out.startswith(f"incognita {__version__} (")
    assert ("compiled" in out) != ("pure" in out)


def test_replay_tells_every_step_and_the_result(
    capsys: pytest.CaptureFixture[str], record_file: Path
) -> None:
    code, out, _ = run(capsys, "replay", str(record_file))
    assert code == 0
    for word in ("Round 1", "Round 3", "Ann", "Ben", "end", "result 1.00"):
        assert word in out


def test_replay_stops_where_it_is_told(
    capsys: pytest.CaptureFixture[str], record_file: Path
) -> None:
    code, out, _ = run(capsys, "replay", str(record_file), "--upto", "20")
    assert code == 0
    assert "The game goes on" in out
    assert "\n   20  " in out
    assert "\n   21  " not in out


def test_replay_speaks_json(capsys: pytest.CaptureFixture[str], record_file: Path) -> None:
    code, out, _ = run(capsys, "replay", str(record_file), "--json")
    replayed = json.loads(out)
    assert code == 0
    assert replayed["over"]
    assert len(replayed["steps"]) == replayed["last"]
    assert replayed["steps"][-1]["line"]["kind"] in ("end", "draw")
    assert sum(replayed["returns"]) == 1.0


def test_replay_shows_a_position(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    eldorado = game("eldorado")
    path = tmp_path / "position.txt"
    path.write_text(position_text(eldorado, played(5, players=2).replay(eldorado)))
    code, out, _ = run(capsys, "replay", str(path))
    assert code == 0
    assert "is to decide" in out


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda _text: "hello", "not-a-record"),
        (lambda text: text[:-20], "cut-short"),
        (lambda text: text.replace("Ann", "Eve"), "checksum"),
        (lambda text: text.replace("record 1", "record 2"), "unknown-version"),
    ],
)
def test_a_damaged_file_is_refused_with_its_reason(
    capsys: pytest.CaptureFixture[str], record_file: Path, change: object, code: str
) -> None:
    assert callable(change)
    record_file.write_text(change(record_file.read_text()))
    exit_code, _out, error = run(capsys, "replay", str(record_file))
    assert exit_code == 1
    assert f"[{code}]" in error
    assert "Traceback" not in error


def test_a_file_that_cannot_be_read_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    noise = tmp_path / "noise.bin"
    noise.write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path / "none.txt", tmp_path, noise):
        code, _out, error = run(capsys, "replay", str(path))
        assert code == 1
        assert str(path) in error
        assert "Traceback" not in error


def test_rules_are_printed_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    rule = game("eldorado").catalogue().rules[0]
    for language, sentence in (("en", rule.en), ("fr", rule.fr)):
        code, out, _ = run(capsys, "rules", "eldorado", "--lang", language)
        assert code == 0
        assert rule.id in out
        assert sentence in out
    code, _out, error = run(capsys, "rules", "chess")
    assert (code, "no-game" in error) == (1, True)


def test_schema_is_a_document_for_programs(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code, out, _ = run(capsys, "schema")
    document = json.loads(out)
    assert code == 0
    assert {"Update", "EldoradoView", "Play"} <= set(document["components"]["schemas"])
    run(capsys, "schema", "--out", str(tmp_path / "schema.json"))
    assert json.loads((tmp_path / "schema.json").read_text()) == document


def test_all_commands_are_offered(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--help")
    assert code == 0
    for name in app.command_names():
        assert name in out


def test_an_unknown_command_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    code, _out, error = run(capsys, "dance")
    assert code == 2
    assert "dance" in error


def test_a_taken_port_is_said_in_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        for command in ("serve", "play"):
            words = (command, "--port", port, "--data", str(tmp_path))
            code, _out, error = run(capsys, *words)
            assert code == 1
            assert f"Port {port}" in error
            assert "--port" in error


def test_data_that_cannot_be_used_is_said_in_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"this is not a database at all" * 40)
    code, _out, error = run(capsys, "serve", "--port", "0", "--data", str(tmp_path))
    assert (code, "cannot be opened" in error) == (1, True)
    file = tmp_path / "file"
    file.write_text("")
    code, _out, error = run(capsys, "serve", "--port", "0", "--data", str(file))
    assert (code, "cannot be used" in error) == (1, True)


def test_play_prints_its_address_and_serves_until_stopped(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "incognita.cli", "play", "--no-browser"]
    process = subprocess.Popen(
        [*command, "--data", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("Incognita is at http://127.0.0.1:")
    process.send_signal(signal.SIGUSR1)
    with pytest.raises(subprocess.TimeoutExpired):
        process.wait(0.3)
    process.send_signal(signal.SIGINT)
    _out, error = process.communicate(timeout=60)
    assert process.returncode == 0
    assert error == ""


def test_a_browser_counts_only_with_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert play.has_browser() is False


def test_data_lies_where_the_platform_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", os.sep + "data")
    assert data_folder.user_data() == Path(os.sep, "data", "incognita")
    monkeypatch.setattr(sys, "platform", "darwin")
    assert data_folder.user_data().parts[-2:] == ("Application Support", "incognita")


def test_without_its_packages_the_command_says_how_to_get_them(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "typer", None)
    monkeypatch.delitem(sys.modules, "incognita.cli.app", raising=False)
    monkeypatch.delattr(cli, "app", raising=False)
    code, _out, error = run(capsys, "play")
    assert code == 1
    assert 'pip install "incognita[table]"' in error
