"""A worker process for one study: a line after each part of the game, then the whole report."""

import json
import os
import sys
from typing import TextIO

from incognita.core import Json
from incognita.lab.judge.analysis import StudyTask, analyse, cut
from incognita.lab.judge.report import report


def main() -> None:
    replies = sys.stdout
    # Whatever else prints must not get between the replies.
    sys.stdout = sys.stderr
    if hasattr(os, "nice"):
        os.nice(10)
    request = json.loads(sys.stdin.readline())
    task = StudyTask(request["record"], request["simulations"])
    total = len(cut(task.text)[1])
    done = 0
    write(replies, {"done": done, "total": total})

    def count(_number: int, _segment: object) -> None:
        nonlocal done
        done += 1
        write(replies, {"done": done, "total": total})

    study = report(analyse(task, count))
    write(replies, {"done": total, "total": total, "report": study})


def write(replies: TextIO, reply: Json) -> None:
    replies.write(json.dumps(reply) + "\n")
    replies.flush()


if __name__ == "__main__":
    main()
