"""Places in the repository, and running other programs."""

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
LOGS = BUILD / "logs"
VENV = ROOT / ".venv"
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "incognita"
STATIC = PACKAGE / "table" / "static"

# The exit code of a program that was stopped because it did not get on.
STALLED = 124

PROGRESS = re.compile(r"[.sxXRFE]+ +\[ *\d+%\]")

# Python programs start two to three times as fast from bytecode, which a machine may be told not to
# write beside the sources.
BYTECODE = {"PYTHONPYCACHEPREFIX": str(BUILD / "bytecode"), "PYTHONDONTWRITEBYTECODE": ""}

Command = Sequence[str | Path]


class StopError(Exception):
    """Cannot go on; the text says what is missing and how to get it."""


def venv(program: str) -> Path:
    """A program of the virtual environment."""
    folder = "Scripts" if os.name == "nt" else "bin"
    return VENV / folder / program


def say(text: str) -> None:
    """A line at once, so that what other processes say is not mixed into it."""
    print(f"{text}\n", end="", flush=True)


def run(
    command: Command,
    log: Path,
    *,
    folder: Path = ROOT,
    extra: Mapping[str, str] | None = None,
    silence: float | None = None,
) -> int:
    """Run to the end with all output in the log; whoever writes nothing for so long is stopped.

    How long it takes in all does not matter: a busy machine is slow, but it gets on.
    """
    log.parent.mkdir(parents=True, exist_ok=True)
    process: subprocess.Popen[bytes] | None = None
    with log.open("w") as out:
        try:
            with signals_deferred():
                process = subprocess.Popen(
                    [str(word) for word in command],
                    cwd=folder,
                    env={**os.environ, **BYTECODE, **(extra or {})},
                    stdin=subprocess.DEVNULL,
                    stdout=out,
                    stderr=subprocess.STDOUT,
                    start_new_session=True,
                )
            return process.wait() if silence is None else wait_while_busy(process, log, silence)
        finally:
            if process is not None:
                kill_process_group(process)


@contextmanager
def signals_deferred() -> Iterator[None]:
    """Signals are answered after the block: one in the middle of Popen() would lose the child."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[int] = []
    numbers = [one for one in (signal.SIGINT, signal.SIGTERM) if callable(signal.getsignal(one))]
    before = {
        one: signal.signal(one, lambda number, _frame: heard.append(number)) for one in numbers
    }
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    for heard_number in heard:
        signal.raise_signal(heard_number)


def wait_while_busy(process: subprocess.Popen[bytes], log: Path, silence: float) -> int:
    """The exit code, or STALLED when the log has not grown for so many seconds."""
    size, since = 0, time.monotonic()
    while True:
        try:
            return process.wait(min(1.0, silence / 4))
        except subprocess.TimeoutExpired:
            now, grown = time.monotonic(), log.stat().st_size
        if grown != size:
            size, since = grown, now
        elif now - since >= silence:
            with log.open("a") as out:
                out.write(f"\nstopped: nothing was written for {silence:.0f} seconds\n")
            return STALLED


def kill_process_group(process: subprocess.Popen[bytes]) -> None:
    """Nothing that a step started outlives it."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        return
    process.wait()


def run_or_stop(
    command: Command, name: str, *, folder: Path = ROOT, extra: Mapping[str, str] | None = None
) -> None:
    """Run a set-up command; its last words are the message if it fails."""
    log = LOGS / f"set-up-{name}.log"
    if run(command, log, folder=folder, extra=extra):
        shown = " ".join(str(word) for word in command)
        place = f"(all of it: {relative(log)})"
        raise StopError(f"{name} failed\n    {shown}\n{tail(log, 25)}\n{place}")


def tail(log: Path, lines: int) -> str:
    """The last lines, without those in which a test runner counts its tests with dots."""
    text = log.read_text(errors="replace").splitlines()
    text = [line for line in text if not PROGRESS.fullmatch(line)]
    return "\n".join(f"    {line}" for line in text[-lines:])


def relative(path: Path) -> str:
    return str(path.relative_to(ROOT))


def exit_code(work: Callable[[], int]) -> int:
    """Do the work of a command; what is missing becomes a message, not a traceback."""
    try:
        return work()
    except StopError as error:
        print(f"\n{error}", file=sys.stderr, flush=True)
        return 1
    except KeyboardInterrupt:
        return 130
