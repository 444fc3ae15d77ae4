"""Tables in memory: loaded once, unloaded when idle, and healed after somebody else wrote."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from incognita.core import Game, State
from incognita.table import history, log_lines
from incognita.table.connection import BEHIND, Connection
from incognita.table.create_table import create_table, start_spec
from incognita.table.errors import RefusedError
from incognita.table.game_list import find_game
from incognita.table.live_tables import LiveTables
from incognita.table.log_lines import StepToDescribe
from incognita.table.presence import COALESCE_SECONDS
from incognita.table.seating import Admission, WantedChair, assign_seats
from incognita.table.settings import Settings
from incognita.table.store import Entry, NotSavedError, Snapshot, StoredGame, StoredTable
from incognita.table.store.sqlite import SqliteStore
from incognita.table.worker_pool import WorkerPool

Story = Callable[[SqliteStore, LiveTables, StoredTable], Awaitable[None]]


def run_story(tmp_path: Path, story: Story, idle: float = 600.0) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.open()
        tables = new_tables(store, tmp_path, idle)
        chairs = [WantedChair("me"), WantedChair("friend")]
        seating = assign_seats(chairs, [], shuffle=False)
        stored = await create_table(store, start_spec(find_game("eldorado"), {}, 2), seating)
        try:
            await story(store, tables, stored)
        finally:
            await tables.close()
            await store.close()

    asyncio.run(run())


def new_tables(store: SqliteStore, path: Path, idle: float = 600.0) -> LiveTables:
    return LiveTables(store, WorkerPool(1, 1), Settings(data=path, idle_seconds=idle))


def connection(seat: int) -> Connection:
    return Connection(Admission([seat], owner=False), "en")


def independent_actions(state: State) -> tuple[int, int]:
    """Two actions of which the second is legal before and after the first."""
    for first in state.legal():
        after = state.copy()
        after.apply(first)
        if after.actor() == state.actor():
            for second in after.legal():
                if second != first and state.refusal(state.actor(), second) is None:
                    return first, second
    raise AssertionError("each action of this position excludes all others")


def test_a_table_is_loaded_once_even_if_many_ask(tmp_path: Path) -> None:
    async def story(_store: SqliteStore, tables: LiveTables, stored: StoredTable) -> None:
        same = await asyncio.gather(*[tables.find(stored.id) for _ in range(10)])
        assert len({id(table) for table in same}) == 1

    run_story(tmp_path, story)


def test_a_table_that_is_not_there_is_not_remembered(tmp_path: Path) -> None:
    async def story(_store: SqliteStore, tables: LiveTables, _stored: StoredTable) -> None:
        for _ in range(2):
            with pytest.raises(RefusedError):
                await tables.find("2222-no-table")
        assert len(tables) == 0

    run_story(tmp_path, story)


def test_a_table_that_is_opened_while_it_is_unloaded_keeps_its_bots(tmp_path: Path) -> None:
    async def story(_store: SqliteStore, tables: LiveTables, stored: StoredTable) -> None:
        closing, go_on = asyncio.Event(), asyncio.Event()
        old = await tables.find(stored.id)

        async def close_slowly() -> None:
            closing.set()
            await go_on.wait()

        old.close = close_slowly  # type: ignore[method-assign]
        old.last_used -= 1.0
        unloading = asyncio.create_task(tables.unload_idle())
        await closing.wait()
        new = await tables.find(stored.id)
        go_on.set()
        await unloading
        assert new is not old
        assert not tables._bot_loops[stored.id]._task.done()

    run_story(tmp_path, story, idle=0.0)


def test_an_idle_table_is_unloaded_and_comes_back_the_same(tmp_path: Path) -> None:
    async def story(_store: SqliteStore, tables: LiveTables, stored: StoredTable) -> None:
        table = await tables.find(stored.id)
        ann = connection(0)
        table.join(ann)
        await table.play(ann, len(table.history.entries), [table.history.state.legal()[0]])
        await tables.unload_idle()
        assert len(tables) == 1
        table.leave(ann)
        await tables.unload_idle()
        assert len(tables) == 0
        again = await tables.find(stored.id)
        assert again is not table
        assert again.history.state.dump() == table.history.state.dump()
        assert again.history.entries == table.history.entries

    run_story(tmp_path, story, idle=0.0)


def test_what_another_process_wrote_is_taken_over(tmp_path: Path) -> None:
    async def story(store: SqliteStore, tables: LiveTables, stored: StoredTable) -> None:
        other = new_tables(store, tmp_path)
        here, there = await tables.find(stored.id), await other.find(stored.id)
        ann, again = connection(0), connection(0)
        here.join(ann)
        there.join(again)
        first, second = independent_actions(here.history.state)
        number = len(here.history.entries)
        await here.play(ann, number, [first])
        with pytest.raises(RefusedError, match="stale"):
            await there.play(again, number, [second])
        assert there.history.entries == here.history.entries
        assert there.history.state.dump() == here.history.state.dump()
        await there.undo(again, len(there.history.entries), 1)
        with pytest.raises(RefusedError, match="stale"):
            await here.play(ann, len(here.history.entries), [second])
        assert here.history.step == number
        await here.play(ann, len(here.history.entries), [second])
        await other.close()

    run_story(tmp_path, story)


def test_a_move_that_cannot_be_stored_did_not_happen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_arguments: object) -> None:
        raise NotSavedError("the disk is full")

    async def story(store: SqliteStore, tables: LiveTables, stored: StoredTable) -> None:
        table = await tables.find(stored.id)
        ann = connection(0)
        table.join(ann)
        before = table.history.state.dump()
        action = table.history.state.legal()[0]
        with monkeypatch.context() as patch:
            patch.setattr(store, "append", full)
            with pytest.raises(RefusedError, match="not-saved"):
                await table.play(ann, len(table.history.entries), [action])
        assert table.history.state.dump() == before
        await table.play(ann, len(table.history.entries), [action])
        assert table.history.state.dump() != before

    run_story(tmp_path, story)


def test_the_log_is_described_once_for_all_who_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    described: list[int] = []

    def counted(game: Game, state: State, step: StepToDescribe, *rest: Any) -> None:
        described.append(step.number)
        log_lines.describe_step(game, state, step, *rest)

    async def story(_store: SqliteStore, tables: LiveTables, stored: StoredTable) -> None:
        table = await tables.find(stored.id)
        before = len(described)
        table.join(connection(0))
        first = len(described)
        table.join(connection(1))
        assert len(described) == first > before
        assert table.history.lines_for(1) != []

    monkeypatch.setattr(history, "describe_step", counted)
    run_story(tmp_path, story)


def test_bots_wait_for_no_watcher_and_for_all_players_together(tmp_path: Path) -> None:
    async def story(_store: SqliteStore, tables: LiveTables, stored: StoredTable) -> None:
        table = await tables.find(stored.id)
        for _ in range(10):
            watcher = Connection(Admission([], owner=False), "en")
            table.join(watcher)
            for _ in range(BEHIND + 1):
                watcher.send_encoded(b"{}")
        began = time.monotonic()
        await table.wait_for_players()
        assert time.monotonic() - began < 0.5

    run_story(tmp_path, story)


def test_who_comes_and_goes_is_told_once_and_watchers_are_a_number(tmp_path: Path) -> None:
    async def story(_store: SqliteStore, tables: LiveTables, stored: StoredTable) -> None:
        table = await tables.find(stored.id)
        ann = connection(0)
        table.join(ann)
        strangers = [Connection(Admission([], owner=False), "en") for _ in range(50)]
        for stranger in strangers:
            table.join(stranger)
        await asyncio.sleep(COALESCE_SECONDS * 2)
        for one in (ann, *strangers):
            kinds = [json.loads(message) for message in one._waiting]
            news = [message for message in kinds if message["type"] == "presence"]
            assert [(len(message["chairs"]), message["watchers"]) for message in news] == [(1, 50)]

    run_story(tmp_path, story)


def test_a_table_that_everybody_left_sleeps_though_an_answer_is_due(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    async def story(_store: SqliteStore, tables: LiveTables, stored: StoredTable) -> None:
        table = await tables.find(stored.id)

        def time_is_up() -> float:
            asked.append(1)
            return 0.0

        monkeypatch.setattr(table.prompt, "seconds_left", time_is_up)
        table.changed.set()
        await asyncio.sleep(0.05)
        assert len(asked) < 5

    run_story(tmp_path, story)


def test_tables_are_opened_a_few_at_a_time_and_not_too_many_may_wait(tmp_path: Path) -> None:
    async def story(store: SqliteStore, _tables: LiveTables, stored: StoredTable) -> None:
        most = at_once = 0
        load = store.load

        async def counted(id: str) -> StoredGame | None:
            nonlocal most, at_once
            at_once += 1
            most = max(most, at_once)
            await asyncio.sleep(0.01)
            at_once -= 1
            return await load(id)

        tables = LiveTables(
            store,
            WorkerPool(1, 1),
            Settings(data=tmp_path, openings=2, max_waiting_openings=6),
        )
        names = [f"222{n}-aa-bb" for n in range(2, 9)]
        store.load = counted  # type: ignore[method-assign]
        ends = await asyncio.gather(*[tables.find(n) for n in names], return_exceptions=True)
        assert most <= 2
        codes = [end.code for end in ends if isinstance(end, RefusedError)]
        assert codes.count("no-table") == 6
        assert codes.count("busy") == 1
        await tables.find(stored.id)
        await tables.close()

    run_story(tmp_path, story)


def test_positions_of_every_step_are_the_ones_that_were_played(tmp_path: Path) -> None:
    async def story(_store: SqliteStore, tables: LiveTables, stored: StoredTable) -> None:
        table = await tables.find(stored.id)
        connections = [connection(0), connection(1)]
        for one in connections:
            table.join(one)
        seen = {}
        for turn in range(150):
            state = table.history.state
            seen[table.history.step] = state.dump()
            legal = state.legal()
            player = connections[state.actor()]
            await table.play(player, len(table.history.entries), [legal[turn % len(legal)]])
            for one in connections:
                one._waiting.clear()
        for step, dump in seen.items():
            assert table.history.state_at(step).dump() == dump

    run_story(tmp_path, story)


def test_a_table_is_opened_from_its_snapshot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    applied: list[int] = []

    async def story(store: SqliteStore, tables: LiveTables, stored: StoredTable) -> None:
        table = await tables.find(stored.id)
        connections = [connection(0), connection(1)]
        while table.history.step < 120:
            state = table.history.state
            player = connections[state.actor()]
            await table.play(player, len(table.history.entries), [state.legal()[0]])
        apply = history._apply

        def counted(state: State, entry: Entry) -> None:
            applied.append(0)
            apply(state, entry)

        with monkeypatch.context() as patch:
            patch.setattr(history, "_apply", counted)
            again = await new_tables(store, tmp_path).find(stored.id)
        assert again.history.state.dump() == table.history.state.dump()
        assert len(applied) < history.STEPS_PER_CHECKPOINT + 20
        assert again.history.lines_for(0) == table.history.lines_for(0)
        assert again.history.record([]).text() == table.history.record([]).text()

    run_story(tmp_path, story)


def test_a_snapshot_that_was_taken_back_is_not_used(tmp_path: Path) -> None:
    entries = [Entry("act", 0, value, 0) for value in range(60)]
    snapshot = Snapshot(entries=55, step=55, state={})
    assert history.is_usable(snapshot, entries)
    assert history.is_usable(snapshot, [*entries, Entry("undo", 0, 55, 0)])
    assert not history.is_usable(snapshot, [*entries, Entry("undo", 0, 54, 0)])
    assert not history.is_usable(snapshot, entries[:54])


def test_a_rename_and_a_stand_in_at_once_are_both_kept(tmp_path: Path) -> None:
    async def story(store: SqliteStore, tables: LiveTables, stored: StoredTable) -> None:
        other = new_tables(store, tmp_path)
        here, there = await tables.find(stored.id), await other.find(stored.id)
        await asyncio.gather(
            here.seat_changes.rename(connection(0), 0, "Anne"),
            there.seat_changes.stand_in(connection(0), 0, "greedy"),
        )
        kept = await store.find(stored.id)
        assert kept is not None
        assert (kept.chairs[0].name, kept.chairs[0].stand_in) == ("Anne", "greedy")
        await other.close()

    run_story(tmp_path, story)


def test_tables_with_the_same_options_share_their_scene(tmp_path: Path) -> None:
    async def story(store: SqliteStore, tables: LiveTables, stored: StoredTable) -> None:
        game = find_game("eldorado")
        others = []
        for options in ({}, {"route": game.options().find("route").choices[1]}):
            seating = assign_seats([WantedChair("me"), WantedChair("friend")], [], shuffle=False)
            made = await create_table(store, start_spec(game, options, 2), seating)
            others.append(await tables.find(made.id))
        table = await tables.find(stored.id)
        assert others[0].scene is table.scene
        assert bytes(others[1].scene) != bytes(table.scene)

    run_story(tmp_path, story)
