"""Browsers at the tables: one context each, and what must hold of every page at the end."""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

import incognita
from tests.browser.frames import Frames
from tests.browser.paint import UNPAINTED, painted

PATIENCE = 60_000
DESK = (1400, 900)
PHONE = (390, 844)
# Said by the browser itself while a server is away, and of refusals that the page shows in words.
EXPECTED = re.compile(
    "WebSocket connection to|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|with a status of 4"
)


@dataclass
class Visit:
    """One page in a browser of its own, with the frames it got and the errors it made."""

    page: Page
    frames: Frames
    errors: list[str] = field(default_factory=list)

    def note(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not EXPECTED.search(message.text):
            self.errors.append(message.text)

    def missing(self) -> list[str]:
        keys: list[str] = self.page.evaluate("window.__missing ?? []")
        return keys


class Visits:
    """Opens pages, and looks after them."""

    def __init__(self, browser: Browser, address: str, *, full_trace: bool) -> None:
        self.browser = browser
        self.address = address
        self.all: list[Visit] = []
        self._full = full_trace

    def open(
        self,
        address: str = "/",
        *,
        language: str = "en",
        theme: str = "light",
        speed: str = "off",
        phone: bool = False,
        reduced: bool = False,
        size: tuple[int, int] | None = None,
        newcomer: bool = False,
        coach: int = 0,
    ) -> Visit:
        """`size` of the window, where it is not that of a desk or a phone held upright.

        A newcomer is offered the tutorial of a game at its first table.
        """
        room = size or (PHONE if phone else DESK)
        context = self._context(room, phone=phone, reduced=reduced)
        chosen = {"theme": theme, "language": language, "speed": speed, "coach": coach}
        context.add_init_script(remembering("settings", chosen))
        if not newcomer:
            context.add_init_script(remembering("learn", [game.id for game in incognita.games()]))
        context.add_init_script(UNPAINTED)
        page = context.new_page()
        visit = Visit(page, Frames(page))
        page.on("pageerror", lambda error: visit.errors.append(str(error)))
        page.on("console", visit.note)
        self.all.append(visit)
        page.goto(address)
        return visit

    def _context(self, room: tuple[int, int], *, phone: bool, reduced: bool) -> BrowserContext:
        width, height = room
        context = self.browser.new_context(
            base_url=self.address,
            viewport={"width": width, "height": height},
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=1,
            reduced_motion="reduce" if reduced else "no-preference",
            locale="en-GB",
        )
        context.set_default_timeout(PATIENCE)
        if self._full:
            context.tracing.start(screenshots=True, snapshots=True, sources=True)
        return context

    def keep(self, folder: Path) -> None:
        """What a failed test leaves behind to look at."""
        folder.mkdir(parents=True, exist_ok=True)
        for number, visit in enumerate(self.all):
            with painted(visit.page):
                visit.page.screenshot(path=folder / f"page{number}.png")
            if self._full:
                visit.page.context.tracing.stop(path=folder / f"trace{number}.zip")
            frames = {"received": visit.frames.received[-50:], "sent": visit.frames.sent[-50:]}
            (folder / f"frames{number}.json").write_text(json.dumps(frames, indent=1))

    def close(self) -> None:
        for visit in self.all:
            visit.page.context.close()


def remembering(what: str, value: object) -> str:
    """What this browser has kept from before, unless the page has changed it since."""
    text = json.dumps(json.dumps(value))
    name = f"incognita.{what}"
    return f"localStorage.getItem('{name}') ?? localStorage.setItem('{name}', {text})"
