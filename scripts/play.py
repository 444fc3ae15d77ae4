"""`make play`: set up whatever is missing, then start the table."""

import os
import socket
import sys
from concurrent.futures import ThreadPoolExecutor

from scripts import compiled, environment, page
from scripts.shell import StopError, exit_code, say, venv
from scripts.stamps import STAMPS, holds

LOCAL = "127.0.0.1"


def main() -> int:
    port = os.environ.get("PORT", "")
    check_port(port)
    extra = set_up()
    program = str(venv("incognita"))
    command = [program, "play", *(["--port", port] if port else [])]
    return os.execve(program, command, {**os.environ, **extra})


def check_port(port: str) -> None:
    """Better now than after minutes of set-up."""
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


def set_up() -> dict[str, str]:
    """Python and page side by side; gives the environment variables to play with."""
    with ThreadPoolExecutor() as pool:
        waiting = pool.submit(page.ready)
        environment.ready("play")
        extra = compiled_if_possible()
        waiting.result()
    return extra


def compiled_if_possible() -> dict[str, str]:
    """Where compiling fails, that is tried and told once for each state of the sources."""
    failed = STAMPS / "uncompilable"
    if os.environ.get("INCOGNITA_PURE", "0") != "0":
        return play_pure("INCOGNITA_PURE is set.")
    if holds(failed, compiled.made_from()):
        return play_pure("Compiling failed before; after make clean it is tried again.")
    try:
        compiled.ready()
    except StopError as error:
        failed.write_text(compiled.made_from())
        return play_pure(str(error))
    return compiled.variables()


def play_pure(why: str) -> dict[str, str]:
    say(f"{why}\nPlaying with the pure-Python package: the bots think more slowly.")
    return {}


if __name__ == "__main__":
    sys.exit(exit_code(main))
