"""What a browser fetches and keeps busy with: home, and the first board of every game.

python -m bench.page [--game ID] [--only load|busy]

load   kB of content as it is sent, requests, and seconds on a slow phone (slow 4G, a processor four
       times as slow), all of them to the first board
busy   nodes of the page with the copies that <use> makes, and how much of the time its main thread
       works while bots take their turns at the default speed
"""

import argparse
import json
import sys
import time
import zlib
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page

import incognita
from bench.browsing import browser_and_server, new_table
from incognita.table.socket_compression import LEVEL, MIN_BYTES

BOARD = ".map-frame"
HOME = "home"
GAMES_TO_CHOOSE = "main a[href^='/new/']"
NOTE_FIRST_PICTURE = """new MutationObserver(() => {
  if (!window.__first && document.querySelector(%s)) window.__first = performance.now();
}).observe(document, { subtree: true, childList: true })"""
FETCHED_BEFORE_IT = """() => {
  const all = ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind));
  const before = all.filter(({ startTime }) => startTime <= window.__first);
  return [before.length, before.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)];
}"""
ME = {"kind": "me", "name": "Ann"}
BOT = {"kind": "bot", "level": "traveller"}
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 120_000
# Chromium's own figures for "slow 4G".
SLOW_4G = {"offline": False, "latency": 562.5, "downloadThroughput": 180_000.0}
SLOW_4G["uploadThroughput"] = 84_375.0
CPU_SLOWDOWN = 4
# The largest map there is.
EVERYTHING = {"route": "buckle-up", "caves": True, "promos": True, "heroes": True}
LARGEST: dict[str, dict[str, Any]] = {"eldorado": EVERYTHING}
WATCHED_SECONDS = 20.0


@dataclass
class Load:
    """What was asked for before the first picture: content as it is sent, without headers."""

    kilobytes: float
    requests: int


def open_page(browser: Browser, size: dict[str, int]) -> tuple[Page, CDPSession]:
    context = browser.new_context(viewport={"width": size["width"], "height": size["height"]})
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    return page, context.new_cdp_session(page)


def load(browser: Browser, address: str, picture: str) -> Load:
    """From an empty cache to the first picture, on a line without limits."""
    page, session = open_page(browser, DESK)
    page.add_init_script(NOTE_FIRST_PICTURE % json.dumps(picture))
    socket = Socket()
    socket.listen(session)
    page.goto(address)
    page.locator(picture).first.wait_for()
    page.wait_for_load_state("networkidle")
    requests, sent_bytes = page.evaluate(FETCHED_BEFORE_IT)
    page.context.close()
    return Load((sent_bytes + socket.sent_bytes) / 1000, requests + socket.opened)


class Socket:
    """What comes over a table's socket: the game, and the first position."""

    def __init__(self) -> None:
        self.opened = 0
        self.sent_bytes = 0
        self.compressed = False

    def listen(self, session: CDPSession) -> None:
        session.on("Network.webSocketHandshakeResponseReceived", self._open)
        session.on("Network.webSocketFrameReceived", self._receive)
        session.send("Network.enable")

    def _open(self, event: dict[str, Any]) -> None:
        headers = {name.lower(): text for name, text in event["response"]["headers"].items()}
        self.compressed = "deflate" in headers.get("sec-websocket-extensions", "")
        self.opened += 1

    def _receive(self, event: dict[str, Any]) -> None:
        """Frames are told as they were before compression."""
        content = event["response"]["payloadData"].encode()
        large = self.compressed and len(content) >= MIN_BYTES
        self.sent_bytes += len(zlib.compress(content, LEVEL["level"]) if large else content)


def seconds_on_a_phone(browser: Browser, address: str, picture: str) -> float:
    page, session = open_page(browser, PHONE)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_4G)
    session.send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWDOWN})
    start = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.locator(picture).first.wait_for()
    seconds = time.perf_counter() - start
    page.context.close()
    return seconds


@dataclass
class Work:
    nodes: int
    busy: float


def metrics(session: CDPSession) -> dict[str, float]:
    listed = session.send("Performance.getMetrics")["metrics"]
    return {one["name"]: one["value"] for one in listed}


def nodes_of(session: CDPSession) -> int:
    """Nodes of the page with the copies that `<use>` makes: all that is styled and laid out."""
    waiting = [session.send("DOM.getDocument", {"depth": -1, "pierce": True})["root"]]
    seen = 0
    while waiting:
        node = waiting.pop()
        seen += 1
        waiting += [*node.get("children", []), *node.get("shadowRoots", [])]
    return seen


def work(browser: Browser, address: str) -> Work:
    """While three bots play and one looks on."""
    page, session = open_page(browser, DESK)
    page.goto(address)
    page.locator(BOARD).first.wait_for()
    page.get_by_test_id("stand-hand-0").first.click()
    page.get_by_role("dialog").locator("button.go").click()
    page.wait_for_timeout(1000)
    # Processor time: waiting for others on a loaded machine is not the page's work.
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    start, before = time.perf_counter(), metrics(session)
    page.wait_for_timeout(WATCHED_SECONDS * 1000)
    seconds, after = time.perf_counter() - start, metrics(session)
    nodes = nodes_of(session)
    page.context.close()
    return Work(nodes, (after["TaskDuration"] - before["TaskDuration"]) / seconds)


def measure_load(browser: Browser, address: str, wanted: list[str]) -> None:
    for name in [HOME, *wanted]:
        home = name == HOME
        picture = GAMES_TO_CHOOSE if home else BOARD
        where = address if home else new_table(address, name, [ME, BOT, BOT])
        first = load(browser, where, picture)
        seconds = seconds_on_a_phone(browser, where, picture)
        print(
            f"{name:<16}{first.kilobytes:7.1f} kB {first.requests:4} requests"
            f" {seconds:6.1f} s on a slow phone",
            flush=True,
        )


def measure_work(browser: Browser, address: str, wanted: list[str]) -> None:
    for game in wanted:
        options = LARGEST.get(game, {})
        shown = work(browser, new_table(address, game, [ME, BOT, BOT], **options))
        print(f"{game:<16}{shown.nodes:7} nodes {shown.busy:6.0%} busy in bots' turns", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the page in Chromium.")
    parser.add_argument("--game", default="", help="this one alone")
    parser.add_argument("--only", choices=["load", "busy"], default="")
    options = parser.parse_args()
    wanted = [game.id for game in incognita.games() if options.game in ("", game.id)]
    with browser_and_server() as (browser, address):
        if options.only != "busy":
            measure_load(browser, address, wanted)
        if options.only != "load":
            measure_work(browser, address, wanted)
    return 0


if __name__ == "__main__":
    sys.exit(main())
