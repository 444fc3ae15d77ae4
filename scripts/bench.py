"""`make bench`: the measurements, compiled and uncompiled."""

import os
import subprocess
import sys

from scripts import compiled, environment
from scripts.shell import BYTECODE, ROOT, Command, exit_code, say, venv


def main(words: list[str]) -> int:
    environment.ready("dev")
    compiled.ready()
    return measure("compiled", compiled.variables(), words) or measure(
        "uncompiled", environment.SOURCES, words
    )


def measure(title: str, extra: dict[str, str], words: list[str]) -> int:
    say(f"\n{title}")
    command: Command = [venv("python"), "-m", "bench", *words]
    return subprocess.run(
        list(command), cwd=ROOT, env={**os.environ, **BYTECODE, **extra}, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(exit_code(lambda: main(sys.argv[1:])))
