"""A worker process for one try-out: writes a line after each game, then what all came to."""

import json
import os
import sys
from typing import Any, TextIO

from incognita.lab.atlas import Trial, measure


def main() -> None:
    replies = sys.stdout
    sys.stdout = sys.stderr
    if hasattr(os, "nice"):
        os.nice(10)
    request = json.loads(sys.stdin.readline())
    trial = Trial(request["map"], request["games"], request["players"], seed=request["seed"])

    def report(done: int) -> bool:
        write(replies, {"done": done})
        return True

    write(replies, {"measured": measure(trial, report).data()})


def write(replies: TextIO, reply: dict[str, Any]) -> None:
    replies.write(json.dumps(reply) + "\n")
    replies.flush()


if __name__ == "__main__":
    main()
