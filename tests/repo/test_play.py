"""`make play`: the table starts before anything is compiled, and the compiler ends with it."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from scripts import compiled, environment, page, play, stamps
from scripts.shell import ROOT, StopError

# A server that ends when its bots are renewed, or at Ctrl-C, and says which.
SERVER = """
import signal, sys, time
def leave(number, frame):
    print("server heard", signal.Signals(number).name, flush=True)
    sys.exit(7 if number == signal.SIGUSR1 else 0)
for number in (signal.SIGUSR1, signal.SIGINT):
    signal.signal(number, leave)
print("server is up", flush=True)
time.sleep(60)
"""
# A compiler with a child of its own, like the one that `scripts.compiled` starts.
COMPILER = """
import pathlib, signal, sys
from scripts.shell import run
signal.signal(signal.SIGTERM, signal.default_int_handler)
print("compiler is up", flush=True)
sys.exit(run(sys.argv[2:], pathlib.Path(sys.argv[1])))
"""
SUPERVISOR = """
import sys
from pathlib import Path
from scripts import play
play.PROGRESS_SECONDS = 0.2
play.STAMPS = Path(sys.argv[3])
server = [sys.executable, "-c", sys.argv[1]]
sys.exit(play.play_while_compiling(server, [sys.executable, "-c", sys.argv[2], *sys.argv[4:]]))
"""

Start = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Plays beside a compiler that runs these words; ends what is left over."""
    started: list[subprocess.Popen[str]] = []

    def start_play(*words: str, server: str = SERVER) -> subprocess.Popen[str]:
        log = str(tmp_path / "log")
        process = subprocess.Popen(
            [sys.executable, "-c", SUPERVISOR, server, COMPILER, str(tmp_path), log, *words],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        started.append(process)
        return process

    yield start_play
    for process in started:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def lines_until(process: subprocess.Popen[str], *wanted: str) -> None:
    """Read what is said until all of this was."""
    assert process.stdout is not None
    left = set(wanted)
    for line in process.stdout:
        left.discard(line.strip())
        if not left:
            return
    raise AssertionError(f"{left} was not said")


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def pid_in(path: Path) -> int:
    """The number that a process wrote about itself."""
    until = time.monotonic() + 20
    while time.monotonic() < until:
        if path.exists() and path.read_text().strip():
            return int(path.read_text())
        time.sleep(0.05)
    raise AssertionError(f"{path} was not written")


def has_ended(pid: int) -> bool:
    until = time.monotonic() + 20
    while is_alive(pid) and time.monotonic() < until:
        time.sleep(0.05)
    return not is_alive(pid)


def test_the_server_is_told_when_the_compiler_is_done(start: Start) -> None:
    process = start("sh", "-c", "sleep 1")
    out, _ = process.communicate(timeout=30)
    assert process.returncode == 7
    said = [line for line in out.splitlines() if not line.startswith("Compiling: ")]
    assert said[0] == play.IN_BACKGROUND
    assert play.FINISHED in said
    assert "server heard SIGUSR1" in said


def test_a_compiler_that_fails_leaves_the_table_running(start: Start, tmp_path: Path) -> None:
    process = start("false")
    lines_until(process, "server is up", play.NOT_COMPILED)
    assert process.poll() is None
    assert (tmp_path / "uncompilable").read_text() == compiled.made_from()
    os.killpg(process.pid, signal.SIGINT)
    assert process.wait(20) == 0


def test_ctrl_c_ends_the_compiler_and_all_it_has_started(start: Start, tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    process = start("sh", "-c", f"echo $$ > {pid}; sleep 60")
    lines_until(process, "server is up", "compiler is up")
    child = pid_in(pid)
    os.killpg(process.pid, signal.SIGINT)
    out, _ = process.communicate(timeout=30)
    assert process.returncode == 0
    assert "server heard SIGINT" in out
    assert has_ended(child)


def test_being_ended_by_another_program_ends_everything_too(start: Start, tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    process = start("sh", "-c", f"echo $$ > {pid}; sleep 60")
    lines_until(process, "server is up", "compiler is up")
    child = pid_in(pid)
    process.terminate()
    assert process.wait(30) == 128 + signal.SIGTERM
    assert has_ended(child)


def test_a_server_that_ends_takes_the_compiler_along(start: Start, tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    wait_and_fail = f"import pathlib, time\nwhile not pathlib.Path({str(pid)!r}).exists(): "
    server = f"{wait_and_fail}time.sleep(0.05)\nraise SystemExit(3)"
    process = start("sh", "-c", f"echo $$ > {pid}; sleep 60", server=server)
    child = pid_in(pid)
    assert process.wait(30) == 3
    assert has_ended(child)


def test_the_table_waits_for_packages_and_page_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.delenv("INCOGNITA_PURE", raising=False)
    monkeypatch.setattr(page, "ready", lambda: done.append("page"))
    monkeypatch.setattr(environment, "ready", lambda _lock: done.append("packages"))
    monkeypatch.setattr(compiled, "ready", lambda: done.append("compiled"))
    monkeypatch.setattr(play, "reason_for_pure", lambda: "")
    monkeypatch.setattr(compiled, "is_current", lambda: False)
    monkeypatch.setattr(play, "play_while_compiling", lambda *_: len(done))
    assert play.main() == 2
    assert set(done) == {"page", "packages"}


def test_progress_is_told_in_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "WORK", tmp_path / "work")
    assert compiled.progress() == "getting ready"
    source = tmp_path / "work" / "tmpx" / "build"
    source.mkdir(parents=True)
    assert compiled.progress() == "checking types, translating to C"
    for name in ("a", "b"):
        (source / f"__native_{name}.c").touch()
    (source / "shim.o").write_text("x")
    assert compiled.progress() == "0 of 2 parts done"
    (source / "__native_a.o").write_text("x")
    assert compiled.progress() == "1 of 2 parts done"


def test_a_page_that_is_built_and_unchanged_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stamps, "STAMPS", tmp_path)
    monkeypatch.setattr(page, "STATIC", tmp_path)

    def need_packages() -> None:
        raise StopError("packages")

    monkeypatch.setattr(page, "packages", need_packages)
    with pytest.raises(StopError):
        page.ready()
    (tmp_path / "index.html").touch()
    (tmp_path / "page").write_text(page.made_from())
    page.ready()
    (tmp_path / "page").write_text("made from something else")
    monkeypatch.setattr(page, "packages", lambda: None)
    monkeypatch.setattr(page, "run_build", (tmp_path / "built").touch)
    page.ready()
    assert (tmp_path / "built").exists()


def test_tests_and_tools_are_no_part_of_the_page() -> None:
    names = {path.name for path in stamps.files_under(*page.BUILT_FROM)}
    assert {"vite.config.ts", "pnpm-lock.yaml", "index.html"} <= names
    assert "eslint.config.js" not in names
