"""`make play`: set up whatever is missing, then start the table.

Compiling takes minutes and the table works without it, so it goes on beside the first games. When
it is done, the server starts its bots anew, and the next start runs compiled from the beginning.
"""

import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from types import FrameType

from scripts import compiled, environment, page
from scripts.shell import (
    BYTECODE,
    ROOT,
    Command,
    StopError,
    exit_code,
    say,
    signals_deferred,
    venv,
)
from scripts.stamps import STAMPS, holds

LOCAL = "127.0.0.1"
# Asks the server to start its bot processes anew.
RENEW_BOTS = signal.SIGUSR1
GRACE_SECONDS = 10.0
PROGRESS_SECONDS = 2.0

IN_BACKGROUND = (
    "The rules and bots are compiled in the background; until then bots think more slowly."
)
FINISHED = "Compiled: bots use it from now on, the table itself from the next start."
NOT_COMPILED = "They could not be compiled: bots go on thinking more slowly."
STAYS_PURE = "Playing with the pure-Python package: the bots think more slowly."


def main() -> int:
    port = os.environ.get("PORT", "")
    check_port(port)
    set_up()
    program = str(venv("incognita"))
    command = [program, "play", *(["--port", port] if port else [])]
    if why := reason_for_pure():
        say(f"{why}\n{STAYS_PURE}")
        return os.execve(program, command, {**os.environ, **BYTECODE, **environment.SOURCES})
    if compiled.is_current():
        return os.execve(program, command, {**os.environ, **BYTECODE})
    return play_while_compiling(command, compile_command())


def check_port(port: str) -> None:
    """Better now than after a minute of set-up."""
    if not port:
        return
    if not port.isdecimal() or not 0 < int(port) < 1 << 16:
        raise StopError(f"PORT={port} is not a port number: 1 to 65535.")
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((LOCAL, int(port)))
        except OSError as error:
            raise StopError(
                f"Port {port} cannot be used: {error.strerror}.\n"
                "Name another, make play PORT=..., or none and a free one is taken."
            ) from error


def set_up() -> None:
    """Python packages and page side by side."""
    with ThreadPoolExecutor() as pool:
        waiting = pool.submit(page.ready)
        environment.ready("play")
        waiting.result()


def reason_for_pure() -> str:
    """Why nothing is compiled; a failure is tried once for each state of the sources."""
    if os.environ.get("INCOGNITA_PURE", "0") != "0":
        return "INCOGNITA_PURE is set."
    if not compiled.compiler():
        return compiled.NO_COMPILER
    if holds(STAMPS / "uncompilable", compiled.made_from()):
        return "Compiling failed before; after make clean it is tried again."
    return ""


def compile_command() -> Command:
    """Compiling leaves the cores to those who play."""
    polite = ["nice", "-n", "10"] if shutil.which("nice") else []
    return [*polite, sys.executable, "-m", "scripts.compiled"]


def play_while_compiling(server_command: Command, compiler_command: Command) -> int:
    """The exit code of the server; nothing is left running when it ends."""
    # Until the server listens to it, the signal must not end it.
    signal.signal(RENEW_BOTS, signal.SIG_IGN)
    # The server hears Ctrl-C as well, and all that happens here is that it has ended.
    signal.signal(signal.SIGINT, take_no_notice)
    signal.signal(signal.SIGTERM, leave)
    say(IN_BACKGROUND)
    tried = compiled.made_from()
    with child(server_command) as server, child(compiler_command, apart=True) as compiler:
        code = watch(compiler, server)
        if code:
            (STAMPS / "uncompilable").write_text(tried)
            say(NOT_COMPILED)
        elif code == 0:
            say(FINISHED)
            server.send_signal(RENEW_BOTS)
        return server.wait()


def take_no_notice(_signal: int, _frame: FrameType | None) -> None:
    """Not SIG_IGN, which the server would inherit."""


def leave(signal_number: int, _frame: FrameType | None) -> None:
    """In good order, through everything that ends what was started."""
    sys.exit(128 + signal_number)


@contextmanager
def child(command: Command, *, apart: bool = False) -> Iterator[subprocess.Popen[bytes]]:
    """A process that is ended at the latest here. One that is apart does not hear Ctrl-C."""
    process: subprocess.Popen[bytes] | None = None
    try:
        with signals_deferred():
            process = subprocess.Popen(
                command, cwd=ROOT, env={**os.environ, **BYTECODE}, start_new_session=apart
            )
        yield process
    finally:
        if process is not None:
            end(process)


def end(process: subprocess.Popen[bytes]) -> None:
    """Ask first, and do not wait for ever."""
    if process.poll() is None:
        process.terminate()
    try:
        process.wait(GRACE_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def watch(compiler: subprocess.Popen[bytes], server: subprocess.Popen[bytes]) -> int | None:
    """Say how far compiling is; its exit code, or none if the server has ended before."""
    said = ""
    while server.poll() is None:
        with suppress(subprocess.TimeoutExpired):
            return compiler.wait(PROGRESS_SECONDS)
        if (progress := compiled.progress()) != said:
            said = progress
            say(f"Compiling: {progress}")
    return None


if __name__ == "__main__":
    sys.exit(exit_code(main))
