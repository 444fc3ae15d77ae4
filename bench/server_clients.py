"""People who play over sockets, made by lot, for measuring the server."""

import asyncio
import json
import random
import time

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 3


class Legal(msgspec.Struct):
    action: int


class Frame(msgspec.Struct):
    """What the bench needs of a message."""

    type: str
    entries: int = 0
    legal: list[Legal] = []
    over: bool = False


decode = msgspec.json.Decoder(Frame).decode


class Seat:
    """One connection; keeps the last position and wakes whoever waits for it."""

    def __init__(self, link: ClientConnection) -> None:
        self.link = link
        self.last = Frame("update")
        self.news = asyncio.Event()
        self.task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for text in self.link:
            frame = decode(text)
            if frame.type == "refused":
                raise RuntimeError(f"refused: {text!r}")
            if frame.type == "update":
                self.last = frame
                self.news.set()

    async def play(self, action: int) -> float:
        """Seconds from sending to the new position."""
        before = self.last.entries
        start = time.perf_counter()
        message = {"type": "play", "expect": before, "actions": [action]}
        self.news.clear()
        await self.link.send(json.dumps(message))
        while self.last.entries == before:
            self.news.clear()
            await self.news.wait()
        return time.perf_counter() - start


class Table:
    """Three seats and a person's choices, made by lot; after a game a new one begins."""

    def __init__(self, http: httpx.AsyncClient, port: int, game: str, seed: int) -> None:
        self.http = http
        self.port = port
        self.game = game
        self.rng = random.Random(seed)
        self.seats: list[Seat] = []

    async def open(self) -> None:
        chairs = [{"kind": "me"}, *[{"kind": "friend"}] * (SEATS - 1)]
        answer = await self.http.post("/api/tables", json={"game": self.game, "chairs": chairs})
        made = answer.raise_for_status().json()
        keys = [made["key"], *[link["key"] for link in made["links"]]]
        address = f"ws://127.0.0.1:{self.port}/api/tables/{made['table']}/socket?key="
        links = [await connect(address + key, compression=None, max_size=None) for key in keys]
        self.seats = [Seat(link) for link in links]
        for seat in self.seats:
            await seat.news.wait()

    async def close(self) -> None:
        for seat in self.seats:
            await seat.link.close()

    async def move(self) -> float:
        while True:
            if self.seats[0].last.over:
                await self.close()
                await self.open()
            for seat in self.seats:
                if seat.last.legal:
                    return await seat.play(self.rng.choice(seat.last.legal).action)
            await asyncio.sleep(0.001)


async def open_tables(http: httpx.AsyncClient, port: int, game: str, count: int) -> list[Table]:
    tables = [Table(http, port, game, seed) for seed in range(count)]
    for table in tables:
        await table.open()
    return tables
