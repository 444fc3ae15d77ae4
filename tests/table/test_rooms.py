"""Rooms in memory: loaded once, unloaded when idle, and healed after somebody else wrote."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from incognita.table.catalogue import find_game
from incognita.table.errors import RefusedError
from incognita.table.founding import found, plan_start
from incognita.table.guest import MOST_WAITING, Guest
from incognita.table.rooms import Rooms
from incognita.table.seating import Admission, WantedChair, seat_people
from incognita.table.settings import Settings
from incognita.table.store import Entry, KeptTable, NotSavedError
from incognita.table.store.sqlite import SqliteStore
from incognita.table.thinkers import Thinkers

Story = Callable[[SqliteStore, Rooms, KeptTable], Awaitable[None]]


def told(tmp_path: Path, story: Story, idle: float = 600.0) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.open()
        rooms = new_rooms(store, tmp_path, idle)
        chairs = [WantedChair("me"), WantedChair("friend")]
        seating = seat_people(chairs, [], lots=False)
        kept = await found(store, plan_start(find_game("eldorado"), {}, 2), seating)
        try:
            await story(store, rooms, kept)
        finally:
            await rooms.close()
            await store.close()

    asyncio.run(run())


def new_rooms(store: SqliteStore, path: Path, idle: float = 600.0) -> Rooms:
    return Rooms(store, Thinkers(1, 1), Settings(data=path, idle_seconds=idle))


def guest(seat: int) -> Guest:
    return Guest(Admission([seat], owner=False), "en")


def test_a_room_is_loaded_once_even_if_many_ask(tmp_path: Path) -> None:
    async def story(_store: SqliteStore, rooms: Rooms, kept: KeptTable) -> None:
        same = await asyncio.gather(*[rooms.find(kept.id) for _ in range(10)])
        assert len({id(room) for room in same}) == 1

    told(tmp_path, story)


def test_a_table_that_is_not_there_is_not_remembered(tmp_path: Path) -> None:
    async def story(_store: SqliteStore, rooms: Rooms, _kept: KeptTable) -> None:
        for _ in range(2):
            with pytest.raises(RefusedError):
                await rooms.find("2222-no-table")
        assert len(rooms) == 0

    told(tmp_path, story)


def test_an_idle_room_is_unloaded_and_comes_back_the_same(tmp_path: Path) -> None:
    async def story(_store: SqliteStore, rooms: Rooms, kept: KeptTable) -> None:
        room = await rooms.find(kept.id)
        ann = guest(0)
        room.join(ann)
        await room.play(ann, len(room.ledger.entries), [room.ledger.state.legal()[0]])
        await rooms.sweep()
        assert len(rooms) == 1
        room.leave(ann)
        await rooms.sweep()
        assert len(rooms) == 0
        again = await rooms.find(kept.id)
        assert again is not room
        assert again.ledger.state.dump() == room.ledger.state.dump()
        assert again.ledger.entries == room.ledger.entries

    told(tmp_path, story, idle=0.0)


def test_what_another_process_wrote_is_taken_over(tmp_path: Path) -> None:
    async def story(store: SqliteStore, rooms: Rooms, kept: KeptTable) -> None:
        other = new_rooms(store, tmp_path)
        here, there = await rooms.find(kept.id), await other.find(kept.id)
        ann, again = guest(0), guest(0)
        here.join(ann)
        there.join(again)
        first, second = here.ledger.state.legal()[:2]
        number = len(here.ledger.entries)
        await here.play(ann, number, [first])
        with pytest.raises(RefusedError, match="stale"):
            await there.play(again, number, [second])
        assert there.ledger.entries == here.ledger.entries
        assert there.ledger.state.dump() == here.ledger.state.dump()
        await there.take_back(again, len(there.ledger.entries), whole=False)
        with pytest.raises(RefusedError, match="stale"):
            await here.play(ann, len(here.ledger.entries), [second])
        assert here.ledger.step == number
        await here.play(ann, len(here.ledger.entries), [second])
        await other.close()

    told(tmp_path, story)


def test_a_move_that_cannot_be_stored_did_not_happen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(_id: str, _number: int, _entries: list[Entry]) -> None:
        raise NotSavedError("the disk is full")

    async def story(store: SqliteStore, rooms: Rooms, kept: KeptTable) -> None:
        room = await rooms.find(kept.id)
        ann = guest(0)
        room.join(ann)
        before = room.ledger.state.dump()
        action = room.ledger.state.legal()[0]
        with monkeypatch.context() as patch:
            patch.setattr(store, "append", full)
            with pytest.raises(RefusedError, match="not-saved"):
                await room.play(ann, len(room.ledger.entries), [action])
        assert room.ledger.state.dump() == before
        await room.play(ann, len(room.ledger.entries), [action])
        assert room.ledger.state.dump() != before

    told(tmp_path, story)


def test_a_connection_that_takes_nothing_is_let_go() -> None:
    async def story() -> None:
        slow = guest(0)
        for _ in range(MOST_WAITING + 1):
            slow.send_written(b"{}")
        assert await slow.next_message() is None

    asyncio.run(story())


def test_positions_of_every_step_are_the_ones_that_were_played(tmp_path: Path) -> None:
    async def story(_store: SqliteStore, rooms: Rooms, kept: KeptTable) -> None:
        room = await rooms.find(kept.id)
        guests = [guest(0), guest(1)]
        for one in guests:
            room.join(one)
        seen = {}
        for turn in range(150):
            state = room.ledger.state
            seen[room.ledger.step] = state.dump()
            legal = state.legal()
            player = guests[state.actor()]
            await room.play(player, len(room.ledger.entries), [legal[turn % len(legal)]])
            for one in guests:
                one.dismiss()
        for step, dump in seen.items():
            assert room.ledger.state_at(step).dump() == dump

    told(tmp_path, story)
