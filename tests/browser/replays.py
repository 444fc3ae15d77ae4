"""Looking back at a game, whichever it is."""

import re

from playwright.sync_api import Locator, Page, expect


def move_slider(page: Page) -> Locator:
    return page.get_by_test_id("replay-slider")


def at_step(page: Page, step: int) -> None:
    expect(move_slider(page)).to_have_attribute("data-step", str(step))
    expect(page).to_have_url(re.compile(rf"/step/{step}\b"))


def at_move(page: Page, move: int) -> int:
    """Waits until the slider stands at a move and the address names its step; tells that step."""
    expect(move_slider(page)).to_have_attribute("aria-valuetext", re.compile(rf"^Move {move} of"))
    step = int(move_slider(page).get_attribute("data-step") or -1)
    at_step(page, step)
    return step


def last_step(page: Page) -> int:
    return int(move_slider(page).get_attribute("data-last-step") or 0)


def last_move(page: Page) -> int:
    return int(move_slider(page).get_attribute("max") or 0)
