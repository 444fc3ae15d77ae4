"""Moves over sockets: one server process, many tables, three people at each.

python -m bench.server            prints moves/s and latencies, paced and flat out
python -m bench.server --games    the same flat out for each game: CPU time of the server a move
python -m bench.server --restart  how soon 5,000 tables are back after the server was killed
"""

import argparse
import asyncio
import gc
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench import server_restart

FLOOR_MOVES = 500.0
FLOOR_P99_MS = 50.0
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


async def paced(tables: list[Table], rate: float, seconds: float) -> list[float]:
    """Every table moves in its own time; together they make `rate` moves a second."""
    gap = len(tables) / rate
    end = time.perf_counter() + seconds

    async def run(table: Table, offset: float) -> list[float]:
        latencies: list[float] = []
        due = time.perf_counter() + offset
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            latencies.append(await table.move())
            due += gap
        return latencies

    runs = [run(table, gap * at / len(tables)) for at, table in enumerate(tables)]
    return [latency for run_latencies in await asyncio.gather(*runs) for latency in run_latencies]


async def flat_out(tables: list[Table], seconds: float, at_once: int) -> list[float]:
    """So many moves on their way at any time."""
    end = time.perf_counter() + seconds

    async def run(mine: list[Table]) -> list[float]:
        latencies: list[float] = []
        while time.perf_counter() < end:
            for table in mine:
                latencies.append(await table.move())
        return latencies

    shares = [tables[start::at_once] for start in range(at_once)]
    return [
        latency
        for run_latencies in await asyncio.gather(*map(run, shares))
        for latency in run_latencies
    ]


def cpu_seconds(pid: int) -> float:
    """What the server has used so far; 0 where the system does not tell."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def summarise(name: str, latencies: list[float], seconds: float, cpu: float) -> dict[str, Any]:
    ordered = sorted(latencies)

    def percentile(share: float) -> float:
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    summary = {
        "moves_per_second": round(len(ordered) / seconds, 1),
        "p50_ms": round(percentile(0.5), 2),
        "p95_ms": round(percentile(0.95), 2),
        "p99_ms": round(percentile(0.99), 2),
        "cpu_ms_per_move": round(1000 * cpu / len(ordered), 3),
    }
    print(f"{name:10}", "  ".join(f"{key} {value}" for key, value in summary.items()), flush=True)
    return summary


async def measure(port: int, pid: int, arguments: argparse.Namespace) -> dict[str, Any]:
    results: dict[str, Any] = {}

    async def stage(name: str, work: Awaitable[list[float]]) -> None:
        start, cpu = time.perf_counter(), cpu_seconds(pid)
        latencies = await work
        seconds = time.perf_counter() - start
        results[name] = summarise(name, latencies, seconds, cpu_seconds(pid) - cpu)

    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        if arguments.games:
            for game in (await http.get("/api/games")).json():
                tables = await open_tables(http, port, game["id"], arguments.tables)
                await stage(game["id"], flat_out(tables, arguments.seconds, arguments.at_once))
                await asyncio.gather(*[table.close() for table in tables])
            return results
        tables = await open_tables(http, port, "eldorado", arguments.tables)
        await paced(tables, arguments.rate, 1.0)
        await stage("paced", paced(tables, arguments.rate, arguments.seconds))
        await stage("flat out", flat_out(tables, arguments.seconds, arguments.at_once))
        await asyncio.gather(*[table.close() for table in tables])
    return results


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start_server(data: str, port: int, *more: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "incognita.cli"]
    command += ["serve", "--port", str(port), "--data", data, *more]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    if server.stdout is None or "Incognita is at" not in server.stdout.readline():
        raise SystemExit("the server did not start")
    return server


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=550.0, help="paced moves a second")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--at-once", type=int, default=16)
    parser.add_argument("--games", action="store_true", help="flat out, one game after the other")
    parser.add_argument("--restart", action="store_true", help="tables that come back at once")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    arguments = parser.parse_args()
    # The measuring side must not stand still for its own memory.
    gc.disable()
    if arguments.restart:
        return asyncio.run(server_restart.measure(arguments.tables, start_server, free_port()))
    with tempfile.TemporaryDirectory() as data:
        port = free_port()
        server = start_server(data, port)
        try:
            results = asyncio.run(measure(port, server.pid, arguments))
        finally:
            server.terminate()
            server.wait()
    if arguments.json:
        arguments.json.write_text(json.dumps(results))
    if arguments.games:
        return 0
    steady = results["paced"]
    good = steady["moves_per_second"] >= FLOOR_MOVES and steady["p99_ms"] < FLOOR_P99_MS
    print("floor met" if good else f"floor missed: {FLOOR_MOVES} moves/s, p99 {FLOOR_P99_MS} ms")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
