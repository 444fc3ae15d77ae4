"""Moves over sockets: one server process, many tables, three people at each.

python -m bench.server            prints moves/s and latencies, paced and flat out
python -m bench.server --games    what a move costs the server in each game
python -m bench.server --games --beside ../other   the same beside the server of another clone
python -m bench.server --restart  how soon 5,000 tables are back after the server was killed
"""

import argparse
import asyncio
import gc
import json
import sys
import tempfile
import time
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import httpx

from bench import server_games, server_restart
from bench.server_clients import Table, open_tables
from bench.server_process import cpu_seconds, free_port, start_server

FLOOR_MOVES = 500.0
FLOOR_P99_MS = 50.0


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
        tables = await open_tables(http, port, "eldorado", arguments.tables)
        await paced(tables, arguments.rate, 1.0)
        await stage("paced", paced(tables, arguments.rate, arguments.seconds))
        await stage("flat out", flat_out(tables, arguments.seconds, arguments.at_once))
        await asyncio.gather(*[table.close() for table in tables])
    return results


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=550.0, help="paced moves a second")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--at-once", type=int, default=16)
    parser.add_argument("--games", nargs="*", metavar="GAME", help="these games, or all")
    parser.add_argument("--moves", type=int, default=300, help="at each table, with --games")
    parser.add_argument("--beside", type=Path, help="another clone, ready to be run")
    parser.add_argument("--restart", action="store_true", help="tables that come back at once")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    arguments = parser.parse_args()
    # The measuring side must not stand still for its own memory.
    gc.disable()
    if arguments.games is not None:
        clones = [Path.cwd(), *([arguments.beside] if arguments.beside else [])]
        asyncio.run(server_games.measure(clones, arguments.games, arguments.moves))
        return 0
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
    steady = results["paced"]
    good = steady["moves_per_second"] >= FLOOR_MOVES and steady["p99_ms"] < FLOOR_P99_MS
    print("floor met" if good else f"floor missed: {FLOOR_MOVES} moves/s, p99 {FLOOR_P99_MS} ms")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
