"""A worker process for one try-out: told a trial, it tells each race, then what all came to."""

import json
import os
import sys
from typing import Any, TextIO

from incognita.lab.atlas import Trial, measure


def main() -> None:
    answers = sys.stdout
    sys.stdout = sys.stderr
    if hasattr(os, "nice"):
        os.nice(10)
    trial = Trial(**json.loads(sys.stdin.readline()))

    def tell(done: int) -> bool:
        say(answers, {"done": done})
        return True

    say(answers, {"measured": measure(trial, tell).data()})


def say(answers: TextIO, thing: dict[str, Any]) -> None:
    answers.write(json.dumps(thing) + "\n")
    answers.flush()


if __name__ == "__main__":
    main()
