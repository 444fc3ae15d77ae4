"""A worker process for one try-out: writes a line after each game, then what all came to."""

import json
import os
import sys
from typing import TextIO

import incognita
from incognita.core import Json
from incognita.lab.atlas import MeasureSettings, measure


def main() -> None:
    replies = sys.stdout
    # Whatever else prints must not get between the replies.
    sys.stdout = sys.stderr
    if hasattr(os, "nice"):
        os.nice(10)
    request = json.loads(sys.stdin.readline())
    settings = MeasureSettings(
        request["map"], request["games"], request["players"], seed=request["seed"]
    )

    def report(done: int) -> bool:
        write(replies, {"done": done})
        return True

    figures = measure(incognita.game(request["game"]), settings, report)
    write(replies, {"measured": figures})


def write(replies: TextIO, reply: Json) -> None:
    replies.write(json.dumps(reply) + "\n")
    replies.flush()


if __name__ == "__main__":
    main()
