"""A worker process of the pool: reads one request a line, writes one reply a line.

It gets only positions that the bot's seat cannot tell apart from the true one.
"""

import json
import os
import sys
from typing import Any, Final

import incognita
from incognita.bots import Advice, Bot, SearchBot, advise, make_bot
from incognita.core import Game, State
from incognita.lab.judge.chances import Judge
from incognita.search import value_model_of
from incognita.search.memory import Memory
from incognita.search.reasons import HintReason, reason_of
from incognita.table.lru import LruCache
from incognita.table.weighing import after_line, weigh

MAX_MEMORIES: Final = 32
# More decisions than any hint shows.
MAX_ADVISED: Final = 6
# Of the judge, who stops earlier when the time is up.
MOST_PLAYOUTS: Final = 4096

Memories = LruCache[tuple[str, int, str], Memory]


def reply_to(request: dict[str, Any], memories: Memories) -> dict[str, Any]:
    game = incognita.game(request["game"])
    if request["type"] == "assess":
        return assessed(game, request)
    if request["type"] == "judge":
        return judged(game, request)
    state = game.load(request["state"])
    seat, budget, seed = request["seat"], request["budget"], request["seed"]
    if request["type"] == "advise":
        return {"advice": explained(game, state, seat, advise(game, state, seat, budget, seed))}
    if request["type"] == "weigh":
        advice, losses = weigh(game, state, seat, budget, seed)
        lost = [{**loss._asdict(), "reason": reason_data(loss.reason)} for loss in losses]
        return {"advice": explained(game, state, seat, advice), "losses": lost}
    return {"action": bot_for(request, game, memories).decide(state, seat, budget)}


def explained(game: Game, state: State, seat: int, advice: list[Advice]) -> list[dict[str, Any]]:
    """The best of the advice, with reasons."""
    best = advice[:MAX_ADVISED]
    reasons = reasons_for(game, state, seat, best)
    return [advised(*pair) for pair in zip(best, reasons, strict=True)]


def assessed(game: Game, request: dict[str, Any]) -> dict[str, Any]:
    """Mean values over all guesses, and for each seat what has changed in one of its own."""
    now = [game.load(data) for data in request["states"]]
    before = [game.load(data) for data in request["before"]]
    values, earlier = mean_values(game, now), mean_values(game, before)
    model = value_model_of(game.evaluator())
    guesses = len(now) // len(values)
    reasons = [
        None if model is None else reason_of(model, before[at], now[at], seat, [])
        for seat, at in enumerate(range(0, len(now), guesses))
    ]
    return {"values": values, "before": earlier, "reasons": [reason_data(one) for one in reasons]}


def judged(game: Game, request: dict[str, Any]) -> dict[str, Any]:
    """Half of the time for the chances of all seats, half for the advice."""
    seat, seconds, seed = request["seat"], request["budget"] / 2, request["seed"]
    judge = Judge(game, request["players"])
    position = game.load(request["position"])
    chances = judge.chances(position, playouts=MOST_PLAYOUTS, seed=seed, seconds=seconds)
    state = game.load(request["state"])
    advice = advise(game, state, seat, seconds, seed) if seat >= 0 else []
    return {**vars(chances), "advice": explained(game, state, seat, advice) if advice else []}


def mean_values(game: Game, states: list[State]) -> list[float]:
    evaluator = game.evaluator()
    each = [evaluator.value(state) for state in states]
    return [sum(values) / len(each) for values in zip(*each, strict=True)]


def advised(advice: Advice, reason: HintReason | None) -> dict[str, Any]:
    return {
        "actions": [advice.action, *advice.next_actions],
        "chance": advice.expected,
        "reason": reason_data(reason),
    }


def reason_data(reason: HintReason | None) -> dict[str, Any] | None:
    return None if reason is None else reason._asdict()


def reasons_for(
    game: Game, state: State, seat: int, advice: list[Advice]
) -> list[HintReason | None]:
    """What each line of decisions changes most; None where the game's value cannot tell."""
    model = value_model_of(game.evaluator())
    before = state.as_actor(seat)
    ends = [after_line(before, seat, (one.action, *one.next_actions)) for one in advice]
    if model is None:
        return [None] * len(advice)
    return [
        reason_of(model, before, end, seat, [other for other in ends if other is not end])
        for end in ends
    ]


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
