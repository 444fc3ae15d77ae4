"""Findings of axe that nobody should meet."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.paint import painted

GRAVE = ("serious", "critical")
# What passed need not be told, which takes a third of the time.
OPTIONS = {"resultTypes": ["violations"]}


def check(page: Page) -> None:
    with painted(page):
        violations: list[dict[str, Any]] = Axe().run(page, options=OPTIONS).response["violations"]
    grave = [described(one) for one in violations if one["impact"] in GRAVE]
    assert grave == [], grave


def described(violation: dict[str, Any]) -> str:
    nodes = [" ".join(map(str, node["target"])) for node in violation["nodes"][:4]]
    return f"{violation['id']} ({violation['help']}): {'; '.join(nodes)}"
