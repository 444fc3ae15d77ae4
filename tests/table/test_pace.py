"""Bots go on when the players at the table have seen their last decision."""

import asyncio

import pytest

from incognita.table import connection
from incognita.table.connection import Connection
from incognita.table.seating import Admission
from tests.table.client import Client
from tests.table.server import Server

A_WHILE = 0.4


def show(client: Client) -> None:
    client.say(type="shown", entries=client.update["entries"])


def entries_after_a_while(client: Client) -> int:
    """The position when nothing more has come for a while."""
    try:
        while True:
            client.receive(timeout=A_WHILE)
    except TimeoutError:
        return int(client.update["entries"])


def test_a_bot_waits_until_its_last_decision_was_shown(own_server: Server) -> None:
    made = own_server.table("me", "bot", "bot", level="greedy")
    with Client(own_server, made["table"], made["key"]) as ann:
        show(ann)
        ann.play(ann.choose("end") or ann.actions()[0])
        for _ in range(3):
            first = entries_after_a_while(ann)
            assert entries_after_a_while(ann) == first
            show(ann)
            assert ann.until("update")["entries"] > first


def test_who_takes_too_long_is_not_waited_for_until_they_have_caught_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def guest() -> None:
        slow = Connection(Admission([0], owner=False), "en")
        slow.has_shown(0)
        slow.update_sent(1)
        monkeypatch.setattr(connection, "SHOW_SECONDS", 0.01)
        await slow.until_shown()
        monkeypatch.setattr(connection, "SHOW_SECONDS", 60.0)
        slow.update_sent(2)
        async with asyncio.timeout(1):
            await slow.until_shown()
        slow.has_shown(2)
        slow.update_sent(3)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01):
                await slow.until_shown()

    asyncio.run(guest())


def test_who_plays_again_finds_the_game_where_the_screen_is(own_server: Server) -> None:
    made = own_server.table("me", "me", level="random")
    with Client(own_server, made["table"], made["key"]) as ann:
        ann.ask(type="sit", seat=0)
        show(ann)
        for seat in (0, 1):
            ann.say(type="stand", seat=seat, level="traveller")
        ann.until("update")
        seen = entries_after_a_while(ann)
        for seat in (0, 1):
            ann.say(type="resume", seat=seat)
        assert entries_after_a_while(ann) == seen
        show(ann)
        assert entries_after_a_while(ann) == seen


def test_strangers_are_not_waited_for(own_server: Server) -> None:
    made = own_server.table("me", "bot", "bot", level="greedy")
    with (
        Client(own_server, made["table"], made["key"]) as ann,
        Client(own_server, made["table"]) as eve,
    ):
        show(eve)
        ann.play(ann.choose("end") or ann.actions()[0])
        while ann.update["view"]["actor"] != 0:
            ann.receive()
