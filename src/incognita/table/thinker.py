"""A worker process: reads one question a line, writes one answer a line.

It is told only positions that the bot's seat cannot tell apart from the true one.
"""

import json
import os
import sys
from typing import Any

import incognita
from incognita.bots import make_bot


def answer(question: dict[str, Any]) -> int:
    game = incognita.game(question["game"])
    bot = make_bot(question["level"], game, question["seed"])
    state = game.load(question["state"])
    return bot.decide(state, question["seat"], question["budget"])


def main() -> None:
    answers = sys.stdout
    sys.stdout = sys.stderr
    if hasattr(os, "nice"):
        os.nice(5)
    for line in sys.stdin:
        action = answer(json.loads(line))
        answers.write(json.dumps({"action": action}) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
