"""What must hold of every page in one hand."""

from pathlib import Path

from playwright.sync_api import Page

WIDTH = "[document.documentElement.scrollWidth, innerWidth]"
SMALL = (Path(__file__).parent / "small.js").read_text()
THUMB = 44


def check_width(page: Page) -> None:
    """Nothing to scroll sideways."""
    wide, room = page.evaluate(WIDTH)
    assert wide <= room, f"{wide} wide, with room for {room}"


def check_targets(page: Page) -> None:
    """Every control is large enough for a thumb."""
    small = page.evaluate(SMALL, THUMB - 0.5)
    assert small == [], small
