"""`make bench`: the measurements, compiled and uncompiled."""

import os
import subprocess
import sys

from scripts import compiled, environment
from scripts.shell import ROOT, StopError, Words, say, stop_with, venv


def main(words: list[str]) -> int:
    try:
        environment.ready("dev")
        compiled.ready()
    except StopError as error:
        return stop_with(error)
    return measure("compiled", compiled.variables(), words) or measure("uncompiled", {}, words)


def measure(title: str, extra: dict[str, str], words: list[str]) -> int:
    say(f"\n{title}")
    command: Words = [venv("python"), "-m", "bench", *words]
    return subprocess.run(
        list(command), cwd=ROOT, env={**os.environ, **extra}, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
