"""Making a table: from the start of a game, a record, a position, or another table."""

import asyncio
import time
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from incognita.bots.levels import LEVEL_IDS
from incognita.core import (
    CHANCE,
    Game,
    OptionError,
    Record,
    RecordError,
    State,
    load_position,
    read_position,
)
from incognita.core.interface.tutorials import tutorials_of
from incognita.core.record import check_header
from incognita.lab.fair_chance import commitment_to
from incognita.lab.game_text import read_record_or_game
from incognita.table import chance
from incognita.table.errors import RefusedError, option_refusal, record_refusal
from incognita.table.game_list import find_game
from incognita.table.guide import opening
from incognita.table.live_table import LiveTable
from incognita.table.live_tables import empty_history
from incognita.table.names import new_key, new_table_name
from incognita.table.pace import Pace
from incognita.table.pending import in_force
from incognita.table.seating import MAX_NAME, Seating, WantedChair, check_count
from incognita.table.store import (
    ACT,
    CHANCE_ENTRY,
    ConflictError,
    Entry,
    NotSavedError,
    Store,
    StoredChair,
    StoredKey,
    StoredTable,
)
from incognita.table.text_gate import check_text, one_line

TRIES: Final = 8


class Promise(Struct, frozen=True):
    """A secret that the server has committed to, and what the maker adds to it for their seat."""

    secret: str
    seat: int
    seed: int


class TableSpec(Struct, frozen=True):
    """What a new table begins with: the start of a game or an origin, and entries after it."""

    game: Game
    options: dict[str, Any]
    origin: dict[str, Any] | None = None
    entries: list[Entry] = []
    frozen: bool = False
    answer_seconds: int = 0
    hints: bool = False
    first: str = "lots"
    tutorial: str = ""
    promise: Promise | None = None
    pace: Pace | None = None
    listed: bool = False

    def has_own_chance(self) -> bool:
        """Whether all chance of the game is drawn at this table."""
        return not (self.frozen or self.tutorial or self.entries) and self.origin is None


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


def tutorial_spec(game: Game, name: str, step: int) -> TableSpec:
    """A table that leads through a tutorial, from this step of it on."""
    tutorial = tutorials_of(game).get(name)
    if tutorial is None:
        raise RefusedError("no-tutorial", tutorial=name[:40])
    if step >= len(tutorial.steps):
        raise RefusedError("no-step", step=step, last=len(tutorial.steps) - 1)
    spec = start_spec(game, tutorial.options, tutorial.players)
    state = game.start(**spec.options)
    entries = opening(game, state, tutorial, step)
    return replace(spec, entries=entries, tutorial=name)


def tutorial_chairs(game: Game, name: str, player: str) -> list[WantedChair]:
    """The player, and beginners on the other chairs."""
    tutorial = tutorials_of(game)[name]
    chairs = [WantedChair("bot", "", LEVEL_IDS[0]) for _ in range(tutorial.players)]
    chairs[tutorial.seat] = WantedChair("me", player)
    return chairs


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
    record = read_record_or_game(text)
    check_text([record.game, record.options])
    game = find_game(record.game)
    options = _options_of(game, record)
    state = record.replay(game)
    now = int(time.time())
    entries = [
        Entry(CHANCE_ENTRY if step.seat == CHANCE else ACT, step.seat, step.action, now)
        for step in record.steps
    ]
    return TableSpec(game, options, entries=entries, frozen=True), seat_names(state, record.seats)


def _options_of(game: Game, record: Record) -> dict[str, Any]:
    """All options by their names; raises RecordError."""
    try:
        return dict(game.options().complete(check_header(game, record)))
    except OptionError as error:
        raise RecordError("bad-option", error.sentence) from error


def seat_names(state: State, names: list[str]) -> list[str]:
    """One name for each seat, short enough to be shown."""
    short = [one_line(name, MAX_NAME) for name in names]
    return [*short, *([""] * state.players())][: state.players()]


def record_seating(names: list[str]) -> Seating:
    """A record has no secrets from the one who brought it: their key opens every seat."""
    chairs = [
        StoredChair(seat, "person", name, "", colour=seat, arrived=True)
        for seat, name in enumerate(names)
    ]
    return Seating(chairs, list(range(len(names))), [], new_key())


async def create_table(store: Store, spec: TableSpec, seating: Seating) -> StoredTable:
    """Store the new table with the chance that opens it."""
    for _ in range(TRIES):
        table = unnamed_table(spec, seating.chairs, seating.stored_keys())
        try:
            return await store_table(store, table, spec.entries, promise=spec.promise)
        except ConflictError:
            continue
    raise RefusedError("not-saved")


def unnamed_table(spec: TableSpec, chairs: list[StoredChair], keys: list[StoredKey]) -> StoredTable:
    """A table that is not stored yet."""
    return StoredTable(
        id="",
        game=spec.game.id,
        rules=spec.game.rules_version,
        options=spec.options,
        origin=spec.origin,
        frozen=spec.frozen,
        made=int(time.time()),
        chairs=chairs,
        keys=keys,
        answer_seconds=spec.answer_seconds,
        hints=spec.hints,
        first=spec.first,
        tutorial=spec.tutorial,
        secret=_secret_for(spec),
        pace=spec.pace,
        listed=spec.listed,
    )


def _secret_for(spec: TableSpec) -> str:
    if not spec.has_own_chance():
        return ""
    return spec.promise.secret if spec.promise else chance.new_secret()


async def store_table(
    store: Store,
    table: StoredTable,
    entries: list[Entry],
    rematch_of: str = "",
    promise: Promise | None = None,
) -> StoredTable:
    """Under a new name, with the chance that opens it; raises ConflictError, RefusedError."""
    table = replace(table, id=new_table_name())
    opened = await asyncio.to_thread(_with_chance, table, entries, promise)
    used = commitment_to(promise.secret) if promise else ""
    try:
        await store.create(table, opened, rematch_of, used)
    except NotSavedError as error:
        raise RefusedError("not-saved") from error
    return table


def _with_chance(table: StoredTable, entries: list[Entry], promise: Promise | None) -> list[Entry]:
    """The entries, and after them the outcomes of chance until it is somebody's turn."""
    if table.frozen:
        return entries
    history = empty_history(table)
    history.load_entries(entries)
    changes = history.changeset()
    if not table.tutorial:
        if promise and promise.seed:
            changes.add_seeds({promise.seat: promise.seed})
        drawn = history.drawn.after(changes.entries)
        changes.resolve_chance(chance.draws_for(table.secret, drawn))
    return [*entries, *changes.entries]


def record_of(table: LiveTable) -> Record:
    """The whole game, once nothing in it is a secret any more."""
    if table.stored.origin is not None:
        raise RefusedError("no-record")
    if not table.history.over and not table.stored.frozen:
        raise RefusedError("still-running")
    return table.history.record([chair.name for chair in table.chairs])
