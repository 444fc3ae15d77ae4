"""How long two bots keep a player waiting: whole games in Chromium at the default speed.

python -m bench.pace [--game ID] [--games 1]   seconds a round, median and tenths

A third bot stands in for the player. The page says when it has shown an update, so the waiting of a
round is the time from there to there, for all updates that the two others caused.
"""

import argparse
import json
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
from playwright.sync_api import Browser, WebSocket, sync_playwright

import incognita
from bench.server import free_port, start_server
from scripts import chromium

PLAYER = 0
LEVEL = "traveller"
BOT = {"kind": "bot", "level": LEVEL}
CHAIRS = [{"kind": "me", "name": "Ann"}, BOT, BOT]
WINDOW = (1440, 900)
MINUTES_A_GAME = 10
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]


@dataclass
class Watch:
    """What went over the socket of one page: who caused which update, and when it was shown."""

    seats: dict[int, list[int]] = field(default_factory=dict)
    shown: list[tuple[int, float]] = field(default_factory=list)
    over: int = -1

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._received)
        socket.on("framesent", self._sent)

    def _received(self, payload: str | bytes) -> None:
        message: dict[str, Any] = json.loads(payload)
        if message["type"] != "update":
            return
        entries = message["entries"]
        self.seats[entries] = [line["seat"] for line in message["log"] if line["seat"] >= 0]
        if message["over"]:
            self.over = entries

    def _sent(self, payload: str | bytes) -> None:
        message: dict[str, Any] = json.loads(payload)
        if message["type"] == "shown":
            self.shown.append((message["entries"], time.perf_counter()))

    @property
    def ended(self) -> bool:
        return self.over >= 0 and bool(self.shown) and self.shown[-1][0] >= self.over

    def waits(self) -> list[float]:
        """Seconds of watching the others, from one decision of the player to the next."""
        waits: list[float] = [0.0]
        for (before, began), (entries, ended) in zip(self.shown, self.shown[1:], strict=False):
            causes = {
                seat
                for number in range(before + 1, entries + 1)
                for seat in self.seats.get(number, [])
            }
            if causes and PLAYER not in causes:
                waits[-1] += ended - began
            elif waits[-1]:
                waits.append(0.0)
        return waits[1:-1]


def watch_game(browser: Browser, address: str, game: str) -> list[float]:
    made = httpx.post(f"{address}/api/tables", json={"game": game, "chairs": CHAIRS})
    table = made.raise_for_status().json()
    watch = Watch()
    page = browser.new_page(viewport={"width": WINDOW[0], "height": WINDOW[1]}, locale="en")
    page.on("websocket", watch.listen)
    page.goto(f"{address}/t/{table['table']}#k={table['key']}")
    page.get_by_test_id(f"stand-hand-{PLAYER}").first.click()
    page.get_by_role("dialog").locator("button.go").click()
    until = time.perf_counter() + 60 * MINUTES_A_GAME
    while not watch.ended and time.perf_counter() < until:
        page.wait_for_timeout(500)
    page.close()
    return watch.waits()


def summary(waits: list[float]) -> str:
    if len(waits) < 2:
        return "too few rounds"
    tenths = statistics.quantiles(waits, n=10)
    middle = statistics.median(waits)
    return f"{middle:5.1f} s a round ({tenths[0]:.1f} to {tenths[-1]:.1f}), {len(waits)} rounds"


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure how long bots keep a player waiting.")
    parser.add_argument("--game", default="", help="this one alone")
    parser.add_argument("--games", type=int, default=1, help="whole games of each")
    options = parser.parse_args()
    wanted = [game.id for game in incognita.games() if options.game in ("", game.id)]
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        port = free_port()
        server = start_server(data, port)
        try:
            browser = playwright.chromium.launch(executable_path=chromium.find(), args=ARGUMENTS)
            for game in wanted:
                waits: list[float] = []
                for _ in range(options.games):
                    waits += watch_game(browser, f"http://127.0.0.1:{port}", game)
                print(f"{game:<16}{summary(waits)}", flush=True)
            browser.close()
        finally:
            server.terminate()
            server.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
