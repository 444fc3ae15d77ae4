"""Programs from outside: lines of JSON over standard input and output (docs/arena.md)."""

import json
import os
import signal
import subprocess
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from tempfile import TemporaryFile
from typing import Any, Final

from incognita.core import Game, Json, State

VERSION: Final = 1
START_SECONDS: Final = 20.0
GRACE: Final = 1.0
EXIT_SECONDS: Final = 1.0
LONGEST_ANSWER: Final = 1 << 16
STDERR_TAIL: Final = 4096
LONGEST_QUOTE: Final = 60


class FaultError(Exception):
    """What a program did against the protocol, as the end of a sentence that its name begins."""


def hello(game: Game, options: Json, seen: State, seat: int, seconds: float) -> Json:
    """The first line: what is played, and from which seat."""
    return {
        "type": "hello",
        "version": VERSION,
        "game": game.id,
        "rules": game.rules_version,
        "options": options,
        "players": seen.players(),
        "seat": seat,
        "seconds": seconds,
        "scene": game.scene(seen),
    }


def question(game: Game, seen: State, seat: int, seconds: float) -> Json:
    """One decision: what the seat sees, and what it may do."""
    asked = seen.as_actor(seat)
    return {
        "type": "decide",
        "view": seen.view(seat),
        "legal": [
            {
                "action": action,
                "text": game.text(asked, action),
                "means": game.describe(asked, action),
            }
            for action in seen.legal(seat)
        ],
        "seconds": seconds,
    }


def result(returns: list[float], scores: list[int], faults: dict[int, str]) -> Json:
    return {"type": "result", "returns": returns, "scores": scores, "faults": sorted(faults)}


def quoted(answer: object) -> str:
    words = repr(answer)
    return words if len(words) <= LONGEST_QUOTE else f"{words[:LONGEST_QUOTE]}…"


class ExternalPlayer:
    """One running program at one seat of one game."""

    def __init__(self, command: tuple[str, ...], game: Game, seconds: float) -> None:
        self.game = game
        self.seconds = seconds
        self.stderr = TemporaryFile()  # noqa: SIM115 - closed by close()
        self.talk = ThreadPoolExecutor(1)
        self.process = self.start(command)
        RUNNING.append(self)

    def start(self, command: tuple[str, ...]) -> subprocess.Popen[bytes]:
        """In a session of its own, so that Ctrl-C reaches it through us only."""
        try:
            return subprocess.Popen(  # noqa: S603 - the command is the user's own
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.stderr,
                start_new_session=True,
            )
        except OSError as error:
            self.talk.shutdown()
            self.stderr.close()
            raise FaultError(f"cannot be started: {error.strerror or error}") from error

    def greet(self, options: Json, seen: State, seat: int) -> None:
        line = hello(self.game, options, seen, seat, self.seconds)
        version = self.ask(line, START_SECONDS).get("version")
        if version != VERSION:
            raise FaultError(f"speaks version {quoted(version)} of the protocol, not {VERSION}")

    def decide(self, seen: State, seat: int) -> int:
        line = question(self.game, seen, seat, self.seconds)
        action = self.ask(line, self.seconds + GRACE).get("action")
        if type(action) is not int or action not in seen.legal(seat):
            raise FaultError(f"answered with the action {quoted(action)}, which is not legal")
        return action

    def ask(self, line: Json, seconds: float) -> Json:
        """Write and read in a thread, for a program may do neither."""
        exchange = self.talk.submit(self.exchange, line)
        try:
            answer = exchange.result(seconds)
        except TimeoutError as error:
            raise FaultError(f"did not answer within {seconds:g} seconds") from error
        except OSError as error:
            raise FaultError(self.ending()) from error
        return self.read(answer)

    def exchange(self, line: Json) -> bytes:
        self.write(line)
        if self.process.stdout is None:
            return b""
        return self.process.stdout.readline(LONGEST_ANSWER)

    def write(self, line: Json) -> None:
        if self.process.stdin is not None:
            self.process.stdin.write(json.dumps(line, ensure_ascii=False).encode() + b"\n")
            self.process.stdin.flush()

    def read(self, answer: bytes) -> Json:
        if not answer:
            raise FaultError(self.ending())
        try:
            data: Any = json.loads(answer)
        except (ValueError, RecursionError):
            data = None
        if not answer.endswith(b"\n") or not isinstance(data, dict):
            words = answer.decode(errors="replace").strip()
            raise FaultError(f"answered {quoted(words)}, which is not a line with a JSON object")
        return data

    def ending(self) -> str:
        """How it went, with the last thing that it wrote to standard error."""
        try:
            code = self.process.wait(EXIT_SECONDS)
        except subprocess.TimeoutExpired:
            return "closed its output"
        self.stderr.seek(max(0, self.stderr.seek(0, os.SEEK_END) - STDERR_TAIL))
        lines = self.stderr.read().decode(errors="replace").strip().splitlines()
        return f"ended with code {code}" + (f": {lines[-1].strip()[:200]}" if lines else "")

    def send_result(self, line: Json) -> None:
        """Tell how it ended; whoever does not listen is not waited for."""
        exchange = self.talk.submit(self.write, line)
        with suppress(OSError):
            exchange.result(EXIT_SECONDS)

    def close(self) -> None:
        """End of input asks it to leave; a moment later it has to."""
        RUNNING.remove(self)
        self.talk.submit(self.close_stdin)
        try:
            self.process.wait(EXIT_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.kill_group()
        self.process.wait()
        self.talk.shutdown()
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.stderr.close()

    def kill_group(self) -> None:
        """Whatever it started goes with it."""
        if hasattr(os, "killpg"):
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)

    def close_stdin(self) -> None:
        if self.process.stdin is not None:
            with suppress(OSError):
                self.process.stdin.close()


RUNNING: Final[list[ExternalPlayer]] = []


def end_all() -> None:
    """Nobody outlives the process that asked."""
    for one in RUNNING:
        one.kill_group()
