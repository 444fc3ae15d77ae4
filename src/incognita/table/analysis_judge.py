"""The judge beside the analysis board: how all seats stand, and the best lines for one of them."""

import secrets
from typing import Final

import structlog
from msgspec import Raw

from incognita.core import CHANCE, OVER, Game, State
from incognita.table import chance
from incognita.table.advised import hinted
from incognita.table.analysis_models import JudgedLine, Judgement
from incognita.table.analysis_positions import full_line, viewer_of
from incognita.table.analysis_tree import text_of
from incognita.table.errors import RefusedError
from incognita.table.limits import Payer
from incognita.table.worker_pool import AdvisedLine, JudgeRequest, WorkerPool
from incognita.table.worker_process import WorkerError

QUICK_SECONDS: Final = 1.0
DEEP_SECONDS: Final = 5.0

log = structlog.get_logger()


async def judgement(
    game: Game, state: State, seat: int, number: int, *, deep: bool, pool: WorkerPool, payer: Payer
) -> Judgement:
    """What is best is said by what the seat knows, how all stand by the position as it is."""
    pool.limits.check_search(payer)
    decides = state.actor() >= 0
    seat = viewer_of(state, seat) if decides else -1
    guess = state.determinise(seat, chance.fresh_rng()) if decides else state
    seconds = DEEP_SECONDS if deep else QUICK_SECONDS
    request = JudgeRequest(
        game.id, seat, seconds, secrets.randbits(32), guess.dump(), state.dump(), state.players()
    )
    try:
        reply = await pool.judge(request, payer)
    except WorkerError as error:
        log.warning("no judgement was worked out", game=game.id)
        raise RefusedError("judge-broke") from error
    best = [judged(game, state, seat, one, number) for one in hinted(reply.advice)]
    return Judgement(reply.returns, reply.wins, reply.errors, reply.playouts, best)


def judged(game: Game, before: State, seat: int, line: AdvisedLine, number: int) -> JudgedLine:
    """As far as it can be played in the true position: the line was found in a guessed one."""
    state = before.copy()
    actions: list[int] = []
    texts: list[str] = []
    lines: list[Raw] = []
    for action in line.actions:
        if state.actor() in (CHANCE, OVER) or seat not in state.actors():
            break
        if state.refusal(seat, action) is not None:
            break
        texts.append(text_of(game, state, seat, action))
        lines.append(full_line(game, state, seat, action, number + len(lines)))
        actions.append(action)
        state.apply(action, seat)
    return JudgedLine(actions, texts, line.chance, lines, line.reason)
