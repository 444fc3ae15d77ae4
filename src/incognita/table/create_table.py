"""Making a table: from the start of a game, a record, a position, or another table."""

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
from incognita.core.record import check_header
from incognita.table import chance
from incognita.table.errors import RefusedError, option_refusal, record_refusal
from incognita.table.game_list import find_game
from incognita.table.live_table import LiveTable
from incognita.table.live_tables import empty_history
from incognita.table.names import new_key, new_table_name
from incognita.table.pending import in_force
from incognita.table.seating import MAX_NAME, Seating, check_count
from incognita.table.store import (
    ACT,
    CHANCE_ENTRY,
    ConflictError,
    Entry,
    NotSavedError,
    Store,
    StoredChair,
    StoredTable,
)
from incognita.table.text_gate import check_text, one_line

TRIES: Final = 8


class TableSpec(Struct, frozen=True):
    """What a new table begins with: the start of a game or an origin, and entries after it."""

    game: Game
    options: dict[str, Any]
    origin: dict[str, Any] | None = None
    entries: list[Entry] = []
    frozen: bool = False
    answer_seconds: int = 0
    hints: bool = False


def start_spec(
    game: Game, options: dict[str, Any], seats: int, answer_seconds: int = 0
) -> TableSpec:
    """A new game; the number of players is the number of chairs."""
    check_count(game, seats)
    players = options.get("players", seats)
    try:
        complete = game.options().complete({**options, "players": players})
    except OptionError as error:
        raise option_refusal(game, error) from error
    if complete["players"] != seats:
        raise RefusedError("chairs-and-players", count=seats, players=complete["players"])
    return TableSpec(game, dict(complete), answer_seconds=answer_seconds)


def fork_spec(table: LiveTable, step: int, own: list[int], seat: int) -> TableSpec:
    """Play on from a step. What a running game hides from the seat is guessed."""
    options, seconds = table.history.options, table.stored.answer_seconds
    if table.history.over or table.stored.frozen:
        entries = in_force(table.history.entries)[:step]
        origin = table.stored.origin
        return TableSpec(table.game, options, origin, entries, answer_seconds=seconds)
    if not own:
        raise RefusedError("not-seated")
    if seat not in own:
        raise RefusedError("foreign-seat")
    guess = table.history.state_at(step).determinise(seat, chance.fresh_rng())
    return TableSpec(table.game, options, guess.dump(), answer_seconds=seconds)


async def text_spec(text: str) -> tuple[TableSpec, list[str]]:
    """A record or a position that somebody has pasted, to be looked at; with the seats' names."""
    try:
        return await asyncio.to_thread(_read_spec, text)
    except RecordError as error:
        raise record_refusal(error) from error


def _read_spec(text: str) -> tuple[TableSpec, list[str]]:
    if text.split()[:2] == ["incognita", "position"]:
        id, _rules, data = read_position(text)
        check_text([id, data])
        game = find_game(id)
        state = load_position(game, text)
        options = state.dump().get("options", {"players": state.players()})
        return TableSpec(game, options, state.dump(), frozen=True), seat_names(state, [])
    record = read_record(text)
    check_text([record.game, record.options])
    game = find_game(record.game)
    state = record.replay(game)
    now = int(time.time())
    entries = [
        Entry(CHANCE_ENTRY if step.seat == CHANCE else ACT, step.seat, step.action, now)
        for step in record.steps
    ]
    options = dict(game.options().complete(check_header(game, record)))
    return TableSpec(game, options, entries=entries, frozen=True), seat_names(state, record.seats)


def seat_names(state: State, names: list[str]) -> list[str]:
    """One name for each seat, short enough to be shown."""
    short = [one_line(name, MAX_NAME) for name in names]
    return [*short, *([""] * state.players())][: state.players()]


def record_seating(names: list[str]) -> Seating:
    """A record has no secrets from the one who brought it: their key opens every seat."""
    chairs = [StoredChair(seat, "person", name, "") for seat, name in enumerate(names)]
    return Seating(chairs, list(range(len(names))), [], new_key())


async def create_table(store: Store, spec: TableSpec, seating: Seating) -> StoredTable:
    """Store the new table with the chance that opens it."""
    for _ in range(TRIES):
        table = StoredTable(
            id=new_table_name(),
            game=spec.game.id,
            rules=spec.game.rules_version,
            options=spec.options,
            origin=spec.origin,
            frozen=spec.frozen,
            made=int(time.time()),
            chairs=seating.chairs,
            keys=seating.stored_keys(),
            answer_seconds=spec.answer_seconds,
            hints=spec.hints,
        )
        try:
            await store.create(table, await asyncio.to_thread(_with_chance, table, spec.entries))
        except ConflictError:
            continue
        except NotSavedError as error:
            raise RefusedError("not-saved") from error
        return table
    raise RefusedError("not-saved")


def _with_chance(table: StoredTable, entries: list[Entry]) -> list[Entry]:
    """The entries, and after them the outcomes of chance until it is somebody's turn."""
    if table.frozen:
        return entries
    history = empty_history(table)
    history.load_entries(entries)
    changes = history.changeset()
    changes.resolve_chance(chance.fresh_rng())
    return [*entries, *changes.entries]


def record_of(table: LiveTable) -> Record:
    """The whole game, once nothing in it is a secret any more."""
    if table.stored.origin is not None:
        raise RefusedError("no-record")
    if not table.history.over and not table.stored.frozen:
        raise RefusedError("still-running")
    return table.history.record([chair.name for chair in table.chairs])
