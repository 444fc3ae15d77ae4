"""How a game of bots stands: each seat's chance to win, and what has changed it most.

The value that search itself uses judges positions as the seats might guess them, so that nothing
is known that no seat knows; its mean over the seats is what watchers are told. Where a person
plays there is no such mean: it would tell of the other hands.
"""

from math import exp, log
from typing import Final

import structlog
from msgspec import Struct

from incognita.core import State
from incognita.table import chance
from incognita.table.errors import RefusedError
from incognita.table.limits import Payer
from incognita.table.live_table import LiveTable
from incognita.table.messages import HintReason
from incognita.table.worker_pool import AssessReply, AssessRequest, WorkerPool
from incognita.table.worker_process import WorkerError

# Guesses for each seat, whose values are averaged.
GUESSES: Final = 4
# How long a worker may take for both positions.
SECONDS: Final = 2.0
# A value nearer to 0 or 1 counts as this near.
EDGE: Final = 0.002

events = structlog.get_logger()


class ChancesToWin(Struct, frozen=True):
    """Chances to win by seat, at a step and at an earlier one; they add up to 1.

    `gained` is the seat that has gained most, -1 if none has, and `reason` what it has gained by
    the game's own value. Without an answer of the worker the lists are empty.
    """

    step: int
    since: int
    chances: list[float]
    before: list[float]
    gained: int
    reason: HintReason | None


async def chances_of(
    table: LiveTable, pool: WorkerPool, payer: Payer, step: int, since: int
) -> ChancesToWin:
    """Raises RefusedError at a table where a person plays."""
    if not table.seats.of_bots():
        raise RefusedError("no-chances")
    pool.limits.check_search(payer)
    history = table.history
    now, before = guesses(history.state_at(step)), guesses(history.state_at(since))
    try:
        reply = await pool.assess(AssessRequest(table.game.id, SECONDS, now, before), payer)
    except WorkerError:
        events.warning("no chances were worked out", game=table.game.id)
        return ChancesToWin(step, since, [], [], -1, None)
    return chances_message(step, since, reply)


def guesses(state: State) -> list[dict[str, object]]:
    rng = chance.fresh_rng()
    seats = [seat for seat in range(state.players()) for _ in range(GUESSES)]
    return [state.determinise(seat, rng).dump() for seat in seats]


def chances_message(step: int, since: int, reply: AssessReply) -> ChancesToWin:
    chances, before = win_chances(reply.values), win_chances(reply.before)
    gains = [now - then for now, then in zip(chances, before, strict=True)]
    most = max(gains)
    gained = gains.index(most) if most > 0 else -1
    reason = reply.reasons[gained] if gained >= 0 else None
    return ChancesToWin(step, since, chances, before, gained, reason)


def win_chances(values: list[float]) -> list[float]:
    """From the share of the others that each seat leaves behind to the chance to be first.

    Each seat gets a strength that gives it this share against the mean of the others; for two
    seats the chances are the values themselves.
    """
    seats = len(values)
    if seats < 2:
        return [1.0] * seats
    near = [min(max(value, EDGE), 1.0 - EDGE) for value in values]
    weights = [exp((seats - 1) / seats * log(value / (1.0 - value))) for value in near]
    return [round(weight / sum(weights), 3) for weight in weights]
