"""What a move costs the server in each game, also beside the server of another clone.

Every table makes the same number of moves from its start, so that servers of different speed are
measured at the same stages of the games; servers take turns, so that a busy machine slows both.
"""

import asyncio
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import httpx

from bench.server_clients import Table, open_tables
from bench.server_process import cpu_seconds, free_port, start_server

TABLES = 16
TURNS = 3


class Measured(NamedTuple):
    """A running server, and what it has used for its moves."""

    port: int
    pid: int
    cpu: list[float]


async def play(tables: list[Table], moves: int) -> None:
    async def run(table: Table) -> None:
        for _ in range(moves):
            await table.move()

    await asyncio.gather(*map(run, tables))


async def round_of(server: Measured, game: str, moves: int) -> float:
    """Milliseconds of the server's CPU time for a move."""
    url = f"http://127.0.0.1:{server.port}"
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        opened = await open_tables(http, server.port, game, TABLES)
        before = cpu_seconds(server.pid)
        await play(opened, moves)
        used = cpu_seconds(server.pid) - before
        await asyncio.gather(*[table.close() for table in opened])
    return 1000 * used / (TABLES * moves)


async def measure(clones: list[Path], games: list[str], moves: int) -> None:
    """A line for each game: moves a second of one core, of each clone's server."""
    with ExitStack() as stack:
        servers = [started(stack, clone) for clone in clones]
        for game in games or await games_of(servers[0]):
            for turn in range(TURNS):
                for server in servers:
                    cost = await round_of(server, game, moves)
                    server.cpu[turn:] = [cost]
            print(line(game, [min(server.cpu) for server in servers]), flush=True)


def line(game: str, costs: list[float]) -> str:
    words = [f"{1000 / cost:7.0f} moves/s ({cost:.3f} ms)" for cost in costs]
    if len(costs) > 1:
        words.append(f"{costs[1] / costs[0]:.2f} times")
    return f"{game:15}" + "  ".join(words)


async def games_of(server: Measured) -> list[str]:
    async with httpx.AsyncClient() as http:
        offered = (await http.get(f"http://127.0.0.1:{server.port}/api/games")).json()
    return [game["id"] for game in offered]


def started(stack: ExitStack, clone: Path) -> Measured:
    data = stack.enter_context(tempfile.TemporaryDirectory())
    port = free_port()
    server = start_server(data, port, *no_limits(clone), clone=clone)
    stack.callback(server.wait)
    stack.callback(server.terminate)
    return Measured(port, server.pid, [])


def no_limits(clone: Path) -> list[str]:
    """Older servers have no limits to lift."""
    known = (clone / "src/incognita/table/limits.py").exists()
    return ["--no-limits"] if known else []
