"""One rematch for a table: whoever asks first makes it, and everybody keeps their key."""

import secrets

from msgspec.structs import replace

from incognita.table.create_table import TRIES, start_spec, store_table, unnamed_table
from incognita.table.errors import RefusedError
from incognita.table.live_table import LiveTable
from incognita.table.seating import FRIEND, Admission
from incognita.table.store import ConflictError, StoredChair, StoredKey, StoredTable


async def rematch(table: LiveTable, admission: Admission) -> str:
    """The table where the same people play again; it is made if there is none."""
    async with table.lock:
        if not table.stored.rematch:
            check_rematch(table, admission)
            table.offer_rematch(await _make(table))
    return table.stored.rematch


def check_rematch(table: LiveTable, admission: Admission) -> None:
    """Players may make one, when the game is over."""
    if table.stored.frozen:
        raise RefusedError("read-only")
    if not admission.seats and not admission.owner:
        raise RefusedError("watching")
    if not table.history.over:
        raise RefusedError("not-over")


async def _make(table: LiveTable) -> str:
    """The store decides between several who make one at once."""
    stored = replace(table.stored, chairs=list(table.chairs))
    spec = start_spec(table.game, stored.options, len(stored.chairs), stored.answer_seconds)
    spec = replace(spec, hints=stored.hints, first=stored.first, pace=stored.pace)
    first = secrets.randbelow(len(stored.chairs)) if stored.first == "lots" else 0
    chairs, keys = turned(stored, first)
    for _ in range(TRIES):
        try:
            made = await store_table(
                table.store, unnamed_table(spec, chairs, keys), [], rematch_of=stored.id
            )
        except ConflictError:
            fresh = await table.store.find(stored.id)
            if fresh is not None and fresh.rematch:
                return fresh.rematch
        else:
            return made.id
    raise RefusedError("not-saved")


def turned(table: StoredTable, first: int) -> tuple[list[StoredChair], list[StoredKey]]:
    """The ring of chairs, begun with another one; keys and colours stay with their people."""
    count = len(table.chairs)
    chairs = [
        replace(
            table.chairs[(first + seat) % count],
            seat=seat,
            stand_in="",
            lent=False,
            since=0,
            forfeited=False,
        )
        for seat in range(count)
    ]
    keys = [
        replace(key, seats=sorted((seat - first) % count for seat in key.seats))
        for key in table.keys
    ]
    return [replace(chair, arrived=chair.kind != FRIEND) for chair in chairs], keys
