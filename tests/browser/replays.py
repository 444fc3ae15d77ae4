"""Looking back at a game, whichever it is."""

import re

from playwright.sync_api import Page, expect


def at_step(page: Page, step: int) -> None:
    expect(page.get_by_role("slider", name="Step")).to_have_value(str(step))
    expect(page).to_have_url(re.compile(rf"/step/{step}\b"))


def last_step(page: Page) -> int:
    return int(page.get_by_role("slider", name="Step").get_attribute("max") or 0)
