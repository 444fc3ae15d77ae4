"""How long two bots keep a player waiting: whole games in Chromium at the default speed.

python -m bench.pace [--game ID] [--games 1] [--minutes 10]   seconds a round, median and tenths

A third bot stands in for the player. The page says when it has shown an update, so the waiting of a
round is the time from there to there, for all updates that the two others caused.
"""

import argparse
import json
import os
import statistics
import sys
import time
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, WebSocket

import incognita
from bench.browsing import browser_and_server, new_table

PLAYER = 0
LEVEL = "traveller"
BOT = {"kind": "bot", "level": LEVEL}
CHAIRS = [{"kind": "me", "name": "Ann"}, BOT, BOT]
WINDOW = (1440, 900)
MINUTES_A_GAME = 10


@dataclass
class Wait:
    """Seconds of a round: until the next update came, and until it was shown."""

    thought: float = 0.0
    shown: float = 0.0

    @property
    def all(self) -> float:
        return self.thought + self.shown


@dataclass
class Watch:
    """What went over the socket of one page: who caused which update, and when it was shown."""

    seats: dict[int, list[int]] = field(default_factory=dict)
    received: dict[int, float] = field(default_factory=dict)
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
        self.received[entries] = time.perf_counter()
        self.seats[entries] = [line["seat"] for line in message["log"] if line["seat"] >= 0]
        if message["over"]:
            self.over = entries

    def _sent(self, payload: str | bytes) -> None:
        message: dict[str, Any] = json.loads(payload)
        if message["type"] != "shown":
            return
        # It is said when the last step is drawn, and again when that has been looked at.
        entries = message["entries"]
        if self.shown and self.shown[-1][0] == entries:
            self.shown.pop()
        self.shown.append((entries, time.perf_counter()))

    @property
    def ended(self) -> bool:
        return self.over >= 0 and bool(self.shown) and self.shown[-1][0] >= self.over

    def waits(self) -> list[Wait]:
        """Seconds of watching the others, from one decision of the player to the next."""
        waits = [Wait()]
        for (before, began), (entries, ended) in zip(self.shown, self.shown[1:], strict=False):
            causes = {
                seat
                for number in range(before + 1, entries + 1)
                for seat in self.seats.get(number, [])
            }
            if causes and PLAYER not in causes:
                received = self.received.get(entries, ended)
                waits[-1].thought += max(0.0, received - began)
                waits[-1].shown += ended - max(began, received)
            elif waits[-1].all:
                waits.append(Wait())
        return waits[1:-1]


def watch_game(browser: Browser, address: str, game: str, minutes: float) -> list[Wait]:
    """The rounds of a game, or of so many minutes of it."""
    watch = Watch()
    page = browser.new_page(viewport={"width": WINDOW[0], "height": WINDOW[1]}, locale="en")
    page.on("websocket", watch.listen)
    page.goto(new_table(address, game, CHAIRS))
    page.get_by_test_id(f"stand-hand-{PLAYER}").first.click()
    page.get_by_role("dialog").locator("button.go").click()
    until = time.perf_counter() + 60 * minutes
    while not watch.ended and time.perf_counter() < until:
        page.wait_for_timeout(500)
    page.close()
    return watch.waits()


def summary(waits: list[Wait]) -> str:
    if len(waits) < 2:
        return "too few rounds"
    seconds = [wait.all for wait in waits]
    tenths = statistics.quantiles(seconds, n=10)
    middle = statistics.median(seconds)
    shown = statistics.median(wait.shown for wait in waits)
    thought = statistics.median(wait.thought for wait in waits)
    return (
        f"{middle:5.1f} s a round ({tenths[0]:.1f} to {tenths[-1]:.1f}), {thought:.1f} until"
        f" updates came, {shown:.1f} shown, {len(waits)} rounds, load {os.getloadavg()[0]:.0f}"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure how long bots keep a player waiting.")
    parser.add_argument("--game", default="", help="this one alone")
    parser.add_argument("--games", type=int, default=1, help="games of each")
    parser.add_argument("--minutes", type=float, default=MINUTES_A_GAME, help="of a game at most")
    options = parser.parse_args()
    wanted = [game.id for game in incognita.games() if options.game in ("", game.id)]
    with browser_and_server() as (browser, address):
        for game in wanted:
            waits: list[Wait] = []
            for _ in range(options.games):
                waits += watch_game(browser, address, game, options.minutes)
            print(f"{game:<16}{summary(waits)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
