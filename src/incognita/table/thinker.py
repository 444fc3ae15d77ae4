"""A worker process: reads one question a line, writes one answer a line.

It is told only positions that the bot's seat cannot tell apart from the true one.
"""

import json
import os
import sys
from typing import Any

import incognita
from incognita.bots import advise, make_bot


def answer(question: dict[str, Any]) -> dict[str, Any]:
    game = incognita.game(question["game"])
    state = game.load(question["state"])
    seat, budget, seed = question["seat"], question["budget"], question["seed"]
    if question["type"] == "advise":
        found = advise(game, state, seat, budget, seed)
        return {"advice": [{"action": one.action, "chance": one.chance} for one in found]}
    return {"action": make_bot(question["level"], game, seed).decide(state, seat, budget)}


def main() -> None:
    answers = sys.stdout
    sys.stdout = sys.stderr
    if hasattr(os, "nice"):
        os.nice(5)
    for line in sys.stdin:
        answers.write(json.dumps(answer(json.loads(line))) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
