"""How a table comes to be: from the start, a record, a position, or another table."""

import asyncio
import time
from typing import Any, Final

from msgspec import Struct

from incognita.core import (
    CHANCE,
    Game,
    OptionError,
    Record,
    RecordError,
    State,
    load_position,
    read_position,
    read_record,
)
from incognita.table import chance
from incognita.table.catalogue import find_game
from incognita.table.errors import RefusedError, option_refusal, record_refusal
from incognita.table.hidden import in_force
from incognita.table.names import new_key, new_table_name
from incognita.table.room import Room
from incognita.table.rooms import empty_ledger
from incognita.table.seating import Seating, check_count
from incognita.table.store import (
    ACT,
    CHANCE_ENTRY,
    ConflictError,
    Entry,
    KeptChair,
    KeptTable,
    NotSavedError,
)
from incognita.table.store import Store as TableStore

TRIES: Final = 8


class Plan(Struct, frozen=True):
    """What the new table begins with."""

    game: Game
    options: dict[str, Any]
    origin: dict[str, Any] | None = None
    entries: list[Entry] = []
    frozen: bool = False
    answer_seconds: int = 0
    hints: bool = False


def plan_start(game: Game, options: dict[str, Any], seats: int, answer_seconds: int = 0) -> Plan:
    """A new game; the number of players is the number of chairs."""
    check_count(game, seats)
    players = options.get("players", seats)
    try:
        complete = game.options().complete({**options, "players": players})
    except OptionError as error:
        raise option_refusal(game, error) from error
    if complete["players"] != seats:
        raise RefusedError("chairs-and-players", count=seats, players=complete["players"])
    return Plan(game, dict(complete), answer_seconds=answer_seconds)


def plan_fork(room: Room, step: int, own: list[int], seat: int) -> Plan:
    """Play on from a step. What a running game hides is guessed for the one who asks."""
    options, seconds = room.table.options, room.table.answer_seconds
    if room.ledger.over or room.table.frozen:
        entries = in_force(room.ledger.entries)[:step]
        return Plan(room.game, options, room.table.origin, entries, answer_seconds=seconds)
    if not own:
        raise RefusedError("not-seated")
    if seat not in own:
        raise RefusedError("foreign-seat")
    guess = room.ledger.state_at(step).determinise(seat, chance.fresh_rng())
    return Plan(room.game, options, guess.dump(), answer_seconds=seconds)


async def plan_record(text: str) -> tuple[Plan, list[str]]:
    """A record or a position that somebody has pasted, only to be looked at."""
    try:
        return await asyncio.to_thread(_plan_text, text)
    except RecordError as error:
        raise record_refusal(error) from error


def _plan_text(text: str) -> tuple[Plan, list[str]]:
    if text.split()[:2] == ["incognita", "position"]:
        game = find_game(read_position(text)[0])
        state = load_position(game, text)
        options = state.dump().get("options", {"players": state.players()})
        return Plan(game, options, state.dump(), frozen=True), names_for(state, [])
    record = read_record(text)
    game = find_game(record.game)
    state = record.replay(game)
    now = int(time.time())
    entries = [
        Entry(CHANCE_ENTRY if step.seat == CHANCE else ACT, step.seat, step.action, now)
        for step in record.steps
    ]
    options = dict(game.options().complete(record.options))
    return Plan(game, options, entries=entries, frozen=True), names_for(state, record.seats)


def names_for(state: State, names: list[str]) -> list[str]:
    """One name for each seat, short enough to be shown."""
    shown = [" ".join(name.split())[:24] for name in names]
    return [*shown, *([""] * state.players())][: state.players()]


def onlookers(names: list[str]) -> Seating:
    """A record has no secrets from the one who brought it: their key opens every seat."""
    chairs = [KeptChair(seat, "person", name, "") for seat, name in enumerate(names)]
    return Seating(chairs, list(range(len(names))), [], new_key())


async def found(store: TableStore, plan: Plan, seating: Seating) -> KeptTable:
    """Store the new table with the chance that opens it."""
    for _ in range(TRIES):
        kept = KeptTable(
            id=new_table_name(),
            game=plan.game.id,
            rules=plan.game.rules_version,
            options=plan.options,
            origin=plan.origin,
            frozen=plan.frozen,
            made=int(time.time()),
            chairs=seating.chairs,
            keys=seating.kept_keys(),
            answer_seconds=plan.answer_seconds,
            hints=plan.hints,
        )
        try:
            await store.create(kept, await asyncio.to_thread(_opening, kept, plan.entries))
        except ConflictError:
            continue
        except NotSavedError as error:
            raise RefusedError("not-saved") from error
        return kept
    raise RefusedError("not-saved")


def _opening(kept: KeptTable, entries: list[Entry]) -> list[Entry]:
    if kept.frozen:
        return entries
    ledger = empty_ledger(kept)
    ledger.take_over(entries)
    draft = ledger.draft()
    draft.settle(chance.fresh_rng())
    return [*entries, *draft.entries]


def record_of(room: Room) -> Record:
    """The whole game, once nothing in it is a secret any more."""
    if room.table.origin is not None:
        raise RefusedError("no-record")
    if not room.ledger.over and not room.table.frozen:
        raise RefusedError("still-running")
    record = room.ledger.record
    record.seats = [chair.name for chair in room.chairs]
    return record
