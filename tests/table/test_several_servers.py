"""Several servers serve the same tables: what one stores, guests of the others see."""

import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from incognita.table.bus import Bus, LocalBus
from incognita.table.bus.base import Handler, Subscription
from scripts.real_servers import Nats, Postgres
from tests.table.client import PATIENCE, Client, Json, play_on
from tests.table.server import Server

Pair = tuple[Server, Server]


class SilentBus(Bus):
    """Loses every message."""

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    def publish(self, subject: str, message: bytes, own: Subscription | None = None) -> None:
        pass

    async def subscribe(self, subject: str, handler: Handler) -> Subscription:
        return await LocalBus().subscribe(subject, handler)


@contextmanager
def two_servers(url: str, folder: Path, bus: Bus | None = None, **settings: Any) -> Iterator[Pair]:
    servers = [
        Server(folder / name, bus, database_url=url, **settings).start() for name in ("one", "two")
    ]
    try:
        yield servers[0], servers[1]
    finally:
        for server in servers:
            server.stop()


@pytest.fixture(params=["local", "nats"])
def pair(request: pytest.FixtureRequest, postgres: Postgres, tmp_path: Path) -> Iterator[Pair]:
    """Two servers over one database, with either bus between them."""
    url = postgres.database(tmp_path.name)
    if request.param == "local":
        with two_servers(url, tmp_path, LocalBus()) as servers:
            yield servers
    else:
        nats: Nats = request.getfixturevalue("nats")
        with two_servers(url, tmp_path, bus_url=nats.url) as servers:
            yield servers


def guests(servers: Pair, made: Json, stack: ExitStack) -> tuple[Client, Client]:
    """The maker at the first server, the friend at the second."""
    ann = stack.enter_context(Client(servers[0], made["table"], made["key"]))
    link = made["links"][0]["key"]
    ben = stack.enter_context(Client(servers[1], made["table"], link))
    return ann, ben


def until_chair(client: Client, seat: int, **wanted: object) -> None:
    """Wait until this chair is shown like this."""
    while True:
        frame = client.until("presence")
        chairs = [chair for chair in frame["chairs"] if chair["seat"] == seat]
        if chairs and wanted.items() <= chairs[0].items():
            return


def until_true(check: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not check():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_people_at_two_servers_play_a_whole_game(pair: Pair) -> None:
    made = pair[0].table("me", "friend", game="survive")
    with ExitStack() as stack:
        clients = list(guests(pair, made, stack))
        play_on(clients, random.Random(3), most=60)
        assert clients[0].update["entries"] == clients[1].update["entries"] >= 60
        assert same_position(pair, made)


def test_seats_that_decide_at_once_at_two_servers_are_revealed_once(pair: Pair) -> None:
    """Nobody waits for the other's announcement, so that they overtake each other."""
    made = pair[0].table("me", "friend", game="explorers", start_tie="random")
    chooser = random.Random(5)
    with ExitStack() as stack:
        clients = guests(pair, made, stack)
        known = [server.live_table(made["table"]).history for server in pair]
        begun = len(known[0].entries)
        while len(known[0].entries) < begun + 12:
            for client in clients:
                if client.update["legal"]:
                    action = chooser.choice(client.actions())
                    client.say(type="play", expect=client.update["entries"], actions=[action])
            for client in clients:
                client.say(type="ping")
                client.until("pong")
            # Whoever asks faster than a person could gets no pong.
            time.sleep(0.02)
        refusals = {frame.get("code", "") for client in clients for frame in client.frames}
        assert refusals <= {"", "stale"}
        until_true(lambda: len({history.state.key() for history in known}) == 1)
        assert known[0].entries == known[1].entries


def test_names_stand_ins_and_presence_are_known_at_both(pair: Pair) -> None:
    made = pair[0].table("me", "friend")
    with ExitStack() as stack:
        ann, ben = guests(pair, made, stack)
        seat = ben.update["viewer"]
        until_chair(ann, seat, here=True)
        ben.say(type="name", seat=seat, name="Benedict")
        until_chair(ann, seat, name="Benedict")
        ben.say(type="stand", seat=seat, level="random")
        until_chair(ann, seat, stand_in="random")
        ben.close()
        until_chair(ann, seat, here=False)


def test_a_move_that_nobody_announced_is_found_within_seconds(
    postgres: Postgres, tmp_path: Path
) -> None:
    with two_servers(postgres.database(tmp_path.name), tmp_path, SilentBus()) as servers:
        made = servers[0].table("me", "friend")
        with ExitStack() as stack:
            clients = guests(servers, made, stack)
            actor = clients[0].update["view"]["actor"]
            mover = next(client for client in clients if client.update["viewer"] == actor)
            other = next(client for client in clients if client is not mover)
            mover.play(mover.actions()[0])
            other.until_entries(mover.update["entries"])


def test_a_dead_bus_delays_moves_and_loses_none(postgres: Postgres, tmp_path: Path) -> None:
    nats = Nats(tmp_path)
    url = postgres.database(tmp_path.name)
    with two_servers(url, tmp_path, bus_url=nats.url) as servers:
        made = servers[0].table("me", "friend", game="survive")
        with ExitStack() as stack:
            clients = list(guests(servers, made, stack))
            play_on(clients, random.Random(1), most=3)
            nats.kill()
            play_on(clients, random.Random(2), most=3)
            nats.start()
            play_on(clients, random.Random(3), most=3)
            assert clients[0].update["entries"] == clients[1].update["entries"]
    nats.stop()


def test_bots_think_in_workers_of_the_queue_and_decide_once(
    postgres: Postgres, nats: Nats, tmp_path: Path
) -> None:
    url = postgres.database(tmp_path.name)
    with two_servers(url, tmp_path, bus_url=nats.url) as servers:
        made = servers[0].table("me", "friend", "bot", game="survive", level="greedy")
        with ExitStack() as stack:
            clients = list(guests(servers, made, stack))
            with worker(nats.url):
                play_with_bots(clients, entries=40)
            until_true(lambda: same_position(servers, made))
            assert [
                frame
                for client in clients
                for frame in client.frames
                if frame.get("code") == "broken"
            ] == []


def test_what_a_dead_worker_had_in_hand_another_takes_over(
    postgres: Postgres, nats: Nats, tmp_path: Path
) -> None:
    url = postgres.database(tmp_path.name)
    server = Server(tmp_path, database_url=url, bus_url=nats.url, think_seconds=3.0).start()
    try:
        made = server.table("bot", "me", game="survive", level="navigator")
        with worker(nats.url) as first, Client(server, made["table"], made["key"]) as ann:
            while ann.update["view"]["actor"] == ann.update["viewer"]:
                ann.play(ann.actions()[0])
            asked = ann.update["entries"]
            time.sleep(1.0)
            first.kill()
            with worker(nats.url):
                ann.until_entries(asked + 1)
    finally:
        server.stop()


@contextmanager
def worker(url: str) -> Iterator["subprocess.Popen[str]"]:
    """`incognita think` for this bus."""
    command = [sys.executable, "-m", "incognita.cli", "think", "--bus", url, "--workers", "1"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        assert "Thinking" in process.stdout.readline()
        yield process
    finally:
        process.terminate()
        process.wait(60)
        assert process.stdout is not None
        process.stdout.close()


def play_with_bots(clients: list[Client], entries: int) -> None:
    """People play at random, bots in between, until so many entries are there."""
    chooser = random.Random(4)
    while clients[0].update["entries"] < entries and not clients[0].update["over"]:
        actor = clients[0].update["view"]["actor"]
        mover = next((client for client in clients if client.update["viewer"] == actor), None)
        if mover is not None:
            mover.play(chooser.choice(mover.actions()))
        else:
            clients[0].until("update")
        newest = max(client.update["entries"] for client in clients)
        for client in clients:
            client.until_entries(newest)


def same_position(servers: Pair, made: Json) -> bool:
    return len({server.truth(made["table"]).key() for server in servers}) == 1
