"""A worker process of the pool: reads one request a line, writes one reply a line.

It gets only positions that the bot's seat cannot tell apart from the true one.
"""

import json
import os
import sys
from typing import Any, Final

import incognita
from incognita.bots import Bot, SearchBot, advise, make_bot
from incognita.core import Game
from incognita.search.memory import Memory
from incognita.table.lru import LruCache

MAX_MEMORIES: Final = 32

Memories = LruCache[tuple[str, int, str], Memory]


def reply_to(request: dict[str, Any], memories: Memories) -> dict[str, Any]:
    game = incognita.game(request["game"])
    state = game.load(request["state"])
    seat, budget, seed = request["seat"], request["budget"], request["seed"]
    if request["type"] == "advise":
        advice = advise(game, state, seat, budget, seed)
        return {"advice": [{"action": one.action, "chance": one.expected} for one in advice]}
    return {"action": bot_for(request, game, memories).decide(state, seat, budget)}


def bot_for(request: dict[str, Any], game: Game, memories: Memories) -> Bot:
    """A bot with the request's seed and the memory of the seat's earlier searches."""
    level = request["level"]
    bot = make_bot(level, game, request["seed"])
    if isinstance(bot, SearchBot):
        key = request["table"], request["seat"], level
        bot.memory = memories.get(key) or bot.memory
        memories.put(key, bot.memory)
    return bot


def main() -> None:
    replies = sys.stdout
    # Whatever else prints must not get between the replies.
    sys.stdout = sys.stderr
    if hasattr(os, "nice"):
        os.nice(5)
    memories = Memories(MAX_MEMORIES)
    for line in sys.stdin:
        replies.write(json.dumps(reply_to(json.loads(line), memories)) + "\n")
        replies.flush()


if __name__ == "__main__":
    main()
