"""A worker process: reads one question a line, writes one answer a line.

It is told only positions that the bot's seat cannot tell apart from the true one.
"""

import json
import os
import sys
from typing import Any, Final

import incognita
from incognita.bots import Bot, SearchBot, advise, make_bot
from incognita.core import Game
from incognita.search.memory import Memory
from incognita.table.recent import Recent

MOST_MEMORIES: Final = 32

Memories = Recent[tuple[str, int, str], Memory]


def answer(question: dict[str, Any], memories: Memories) -> dict[str, Any]:
    game = incognita.game(question["game"])
    state = game.load(question["state"])
    seat, budget, seed = question["seat"], question["budget"], question["seed"]
    if question["type"] == "advise":
        found = advise(game, state, seat, budget, seed)
        return {"advice": [{"action": one.action, "chance": one.expected} for one in found]}
    return {"action": bot_for(question, game, memories).decide(state, seat, budget)}


def bot_for(question: dict[str, Any], game: Game, memories: Memories) -> Bot:
    """A bot with the luck of this question, and what it learnt at its seat before."""
    level = question["level"]
    bot = make_bot(level, game, question["seed"])
    if isinstance(bot, SearchBot):
        key = question["table"], question["seat"], level
        bot.memory = memories.get(key) or bot.memory
        memories.put(key, bot.memory)
    return bot


def main() -> None:
    answers = sys.stdout
    sys.stdout = sys.stderr
    if hasattr(os, "nice"):
        os.nice(5)
    memories = Memories(MOST_MEMORIES)
    for line in sys.stdin:
        answers.write(json.dumps(answer(json.loads(line), memories)) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
