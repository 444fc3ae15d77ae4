"""The coach: says so before a seat does something that loses much, and why.

It thinks while the player does. What is played before it is ready is played at once; if the coach
then finds that it lost much, it says so as long as that can still be taken back.
"""

import asyncio
import secrets
from typing import Final

import structlog

from incognita.table import chance
from incognita.table.advised import described, hinted
from incognita.table.connection import Connection
from incognita.table.history import History
from incognita.table.limits import Payer
from incognita.table.messages import Advised, Caution
from incognita.table.settings import Settings
from incognita.table.worker_pool import WeighedLoss, WeighReply, WeighRequest, WorkerPool
from incognita.table.worker_process import WorkerError

# By strictness: what a decision must lose for the coach to speak.
LEAST_LOSS: Final = (1.0, 0.15, 0.1, 0.05)

log = structlog.get_logger()


class Thought:
    """What the coach thinks of one position, which `number` tells from all others."""

    def __init__(self, number: int, weighed: WeighReply, advice: list[Advised]) -> None:
        self.number = number
        self.advice = advice
        self._losses = {tuple(loss.actions): loss for loss in weighed.losses}

    def loss(self, actions: list[int]) -> WeighedLoss | None:
        """Of the whole line, or of its first decision."""
        return self._losses.get(tuple(actions)) or self._losses.get(tuple(actions[:1]))


class Coach:
    """Thinks about the positions in which seats that are coached decide."""

    def __init__(self, history: History, worker_pool: WorkerPool, settings: Settings) -> None:
        self._history = history
        self._worker_pool = worker_pool
        self._settings = settings
        self._thoughts: dict[int, Thought] = {}
        self._thinking: dict[int, asyncio.Task[None]] = {}
        # What was played before the coach was ready: at which number, and what.
        self._played: dict[int, tuple[int, list[int]]] = {}

    def watch(self, connection: Connection, payer: Payer) -> None:
        """Begin to think about what the seat of this connection is to decide."""
        seat = connection.viewer
        if connection.strictness and seat not in self._thinking and self._has_to_think(seat):
            task = asyncio.create_task(self._think(connection, seat, payer))
            self._thinking[seat] = task

    def caution(self, connection: Connection, seat: int, actions: list[int]) -> Caution | None:
        """What is to be said before this is played; None where nothing is, or not yet."""
        thought = self._thought(seat)
        if thought is None:
            self._played[seat] = self._history.number(seat), actions
            return None
        return self._caution(connection, seat, actions, thought)

    async def advice(self, seat: int) -> list[Advised]:
        """What a hint says of the position; empty where the coach has not thought about it."""
        if seat in self._thinking:
            await asyncio.wait([self._thinking[seat]])
        thought = self._thought(seat)
        return thought.advice if thought else []

    def _thought(self, seat: int) -> Thought | None:
        """What it thinks of the position as it is now."""
        thought = self._thoughts.get(seat)
        return thought if thought and thought.number == self._history.number(seat) else None

    def _has_to_think(self, seat: int) -> bool:
        state = self._history.state
        if seat not in state.actors() or self._thought(seat):
            return False
        return len(state.legal(seat)) > 1

    async def _think(self, connection: Connection, seat: int, payer: Payer) -> None:
        """About one position after the other, as long as the seat is to decide."""
        try:
            while connection.strictness and not connection.closed and self._has_to_think(seat):
                if not self._worker_pool.limits.may_search(payer):
                    return
                thought = await self._weighed(seat, payer)
                self._thoughts[seat] = thought
                self._comment(connection, seat, thought)
        except WorkerError:
            log.warning("the coach has nothing to say", game=self._history.game.id)
        finally:
            self._thinking.pop(seat, None)

    async def _weighed(self, seat: int, payer: Payer) -> Thought:
        history = self._history
        number, guess = history.number(seat), history.state.determinise(seat, chance.fresh_rng())
        budget, seed = self._settings.hint_seconds, secrets.randbits(32)
        request = WeighRequest(history.game.id, seat, budget, seed, guess.dump())
        weighed = await self._worker_pool.weigh(request, payer)
        best = hinted(weighed.advice)
        return Thought(
            number, weighed, [described(history.game, guess, seat, one, number) for one in best]
        )

    def _comment(self, connection: Connection, seat: int, thought: Thought) -> None:
        """On what was played meanwhile, while it can still be taken back."""
        number, actions = self._played.pop(seat, (-1, []))
        count = len(actions)
        if number != thought.number or self._history.number(seat) != number + count:
            return
        if self._history.undo_depth(seat) < count:
            return
        caution = self._caution(connection, seat, actions, thought)
        if caution:
            connection.send(caution)

    def _caution(
        self, connection: Connection, seat: int, actions: list[int], thought: Thought
    ) -> Caution | None:
        loss = thought.loss(actions)
        if loss is None or not thought.advice or loss.amount < LEAST_LOSS[connection.strictness]:
            return None
        now = self._history.number(seat)
        return Caution(
            seat=seat,
            entries=now,
            actions=actions,
            loss=loss.amount,
            reason=loss.reason,
            better=thought.advice[0],
            late=now != thought.number,
        )
