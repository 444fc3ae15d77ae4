"""How soon many tables are back after the server was killed, with two people at each."""

import asyncio
import tempfile
import time
from collections.abc import Callable
from subprocess import Popen

import httpx
import msgspec
from websockets.asyncio.client import connect

from bench.server_process import cpu_seconds

STEPS = 60
AT_ONCE = 64

Starter = Callable[..., Popen[str]]
Place = tuple[str, str]


class Frame(msgspec.Struct):
    type: str
    entries: int = 0
    legal: list[dict[str, object]] = []


decode = msgspec.json.Decoder(Frame).decode


async def make_table(http: httpx.AsyncClient, port: int) -> list[Place]:
    """A table in the middle of a game, with the keys of both seats."""
    chairs = [{"kind": "me"}, {"kind": "friend"}]
    answer = await http.post("/api/tables", json={"game": "eldorado", "chairs": chairs})
    made = answer.raise_for_status().json()
    places = [(made["table"], made["key"]), (made["table"], made["links"][0]["key"])]
    links = [await connect(address(port, place), compression=None) for place in places]
    entries = 0
    while entries < STEPS:
        for link in links:
            while (frame := decode(await link.recv())).type != "update":
                pass
            entries = frame.entries
            if frame.legal:
                action = frame.legal[-1]["action"]
                message = {"type": "play", "expect": entries, "actions": [action]}
                await link.send(msgspec.json.encode(message).decode())
    for link in links:
        await link.close()
    return places


def address(port: int, place: Place) -> str:
    return f"ws://127.0.0.1:{port}/api/tables/{place[0]}/socket?key={place[1]}"


async def come_back(port: int, place: Place, began: float) -> float:
    """Seconds until the position is there."""
    wait = 0.4
    while True:
        try:
            async with connect(address(port, place), compression=None, open_timeout=120) as link:
                async for text in link:
                    if decode(text).type == "update":
                        elapsed = time.perf_counter() - began
                        await asyncio.sleep(1.0)
                        return elapsed
        except OSError:
            pass
        await asyncio.sleep(wait)
        wait = min(8.0, wait * 2)


async def measure(count: int, start_server: Starter, port: int) -> int:
    with tempfile.TemporaryDirectory() as data:
        server = start_server(data, port, "--no-limits")
        try:
            places = await make_tables(count, port)
            server.kill()
            server.wait()
            began = time.perf_counter()
            server = start_server(data, port, "--no-limits")
            back = sorted(await asyncio.gather(*[come_back(port, one, began) for one in places]))
            used = cpu_seconds(server.pid)
        finally:
            server.terminate()
            server.wait()
    middle, last = back[len(back) // 2], back[-1]
    print(f"{count} tables, {len(places)} sockets: half back {middle:.1f} s, all {last:.1f} s")
    print(f"processor time of the server until then, its start included: {used:.1f} s")
    return 0


async def make_tables(count: int, port: int) -> list[Place]:
    gate = asyncio.Semaphore(AT_ONCE)
    url = f"http://127.0.0.1:{port}"
    # The server ends connections that are idle for some seconds, also in the moment of a request.
    limits = httpx.Limits(max_keepalive_connections=0)
    async with httpx.AsyncClient(base_url=url, timeout=120, limits=limits) as http:

        async def one() -> list[Place]:
            async with gate:
                return await make_table(http, port)

        made = await asyncio.gather(*[one() for _ in range(count)])
    return [place for places in made for place in places]
