"""Waiting for a page: asked some times a second, as asking at every frame has each one made."""

from typing import Any, Final

from playwright.sync_api import Page

OFTEN: Final = 50


def until(page: Page, script: str, arg: Any = None, timeout: float | None = None) -> None:
    """Until the script says yes, for as long as the page waits for anything."""
    page.wait_for_function(script, arg=arg, timeout=timeout, polling=OFTEN)
