"""The HTTP routes of provable chance: a promise before a game, the proof after it."""

import asyncio

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from incognita.core import CHANCE
from incognita.lab.fair_chance import commitment_to
from incognita.lab.proof import Proof, signed_bytes
from incognita.table import chance
from incognita.table.create_table import record_of
from incognita.table.errors import RefusedError
from incognita.table.fair_models import DrawnEvent, FairGame, Promised, SeedGiven
from incognita.table.limits import address_of
from incognita.table.live_table import LiveTable
from incognita.table.responses import json_response, refusal_docs, response_docs
from incognita.table.routes import Key, limits_of, tables_of
from incognita.table.store import NotSavedError, Store
from incognita.table.study_routes import finished_table

fair_router = APIRouter(prefix="/api")


@fair_router.post("/promises", responses=response_docs(Promised, 429, 503))
async def make_promise(request: Request) -> Response:
    """Commit to a secret before the maker of a table says what they add to it."""
    limits_of(request).take("promises", address_of(request))
    secret = chance.new_secret()
    commitment = commitment_to(secret)
    try:
        await tables_of(request).store.add_promise(commitment, secret)
    except NotSavedError as error:
        raise RefusedError("not-saved") from error
    return json_response(Promised(commitment))


@fair_router.get("/tables/{id}/draws", responses=response_docs(FairGame, 400, 403, 404, 409, 429))
async def show_draws(id: str, request: Request, key: Key) -> Response:
    """The secret of a finished game, and every event with what could have happened."""
    table = await fair_table(request, id, key)
    return json_response(await asyncio.to_thread(fair_game, table))


@fair_router.get(
    "/tables/{id}/proof",
    response_class=PlainTextResponse,
    responses=refusal_docs(400, 403, 404, 409, 429),
)
async def show_proof(id: str, request: Request, key: Key) -> Response:
    """The record of a finished game with its secret and seeds, signed by this service."""
    table = await fair_table(request, id, key)
    record = record_of(table).text()
    proof = Proof(table.stored.secret, table.history.drawn.seeds)
    signed = await _signed(tables_of(request).store, record, proof)
    return PlainTextResponse(record + signed.text())


async def fair_table(request: Request, id: str, key: str) -> LiveTable:
    """A finished table whose chance can be proved."""
    table = await finished_table(request, id, key)
    if not table.stored.secret:
        raise RefusedError("no-proof")
    return table


def fair_game(table: LiveTable) -> FairGame:
    history, secret = table.history, table.stored.secret
    seeds = [SeedGiven(*seed) for seed in history.drawn.seeds]
    state = history.state_at(0)
    events: list[DrawnEvent] = []
    for number, step in enumerate(history.steps):
        if state.actor() == CHANCE:
            events.append(DrawnEvent(number + 1, sorted(state.outcomes()), step.value))
            state.apply(step.value)
        else:
            state.apply(step.value, step.seat)
    return FairGame(commitment_to(secret), secret, seeds, events)


async def _signed(store: Store, record: str, proof: Proof) -> Proof:
    # Slow to import, and needed only here.
    from incognita.lab.signatures import new_private_key, public_key_of, sign  # noqa: PLC0415

    key = await store.service_key("signing", new_private_key())
    signature = sign(key, signed_bytes(record, proof))
    return proof._replace(public_key=public_key_of(key), signature=signature)
