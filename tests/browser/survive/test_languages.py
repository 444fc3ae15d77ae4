"""Survive in English and French: every word of it, and only one of them at a time."""

import re

from playwright.sync_api import expect

from tests.browser.records import played
from tests.browser.survive.hands import Mouse
from tests.browser.survive.player import Player
from tests.browser.survive.positions import middle, shark_near
from tests.browser.survive.table import Table
from tests.browser.tables import Tables
from tests.browser.texts import in_both, texts
from tests.browser.visits import Visits
from tests.survive.positions import GAME
from tests.survive.telling import go

LATE = 150


def shown(visits: Visits, addresses: dict[str, str], language: str) -> dict[str, set[str]]:
    """Every text of every page, by page."""
    visit = visits.open("/help/survive", language=language)
    page, table = visit.page, Table(visit)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("#honest")).to_be_visible()
    pages = {"help": texts(page)}
    page.goto("/new/survive")
    expect(page.locator("button[type=submit]")).to_be_visible()
    pages["new"] = texts(page)
    page.goto(addresses["replay"])
    expect(page.get_by_test_id("replay-slider")).to_have_value(str(LATE))
    pages["replay"] = texts(page)
    for name in ("placing", "table", "asked"):
        page.goto(addresses[name])
        table.settle()
        pages[name] = texts(page)
        if name == "table":
            table.crew("r0").click()
            pages["chosen"] = texts(page)
    return pages


def test_no_text_of_a_page_is_in_the_other_language(visits: Visits, tables: Tables) -> None:
    addresses = {
        "replay": tables.record(played(GAME)).step(LATE),
        "placing": tables.new("me Ann", "friend Ben").address(),
        "table": tables.at(middle(), "me Ann", "friend Ben").address(),
        "asked": tables.at(go(shark_near(), "prowl C4 C5"), "friend Ann", "me Ben").address(),
    }
    english = shown(visits, addresses, "en")
    french = shown(visits, addresses, "fr")
    for name, words in english.items():
        assert in_both(words, french[name]) == set(), name
        assert len(french[name]) > 20


def test_a_turn_in_french(visits: Visits, tables: Tables) -> None:
    made = tables.at(middle(), "me Ann", "bot greedy")
    table = Table(visits.open(made.address(), language="fr"))
    table.settle()
    table.click("r0")
    table.click("M1")
    expect(table.page.get_by_text("Pourquoi pas")).to_be_visible()
    expect(table.page.get_by_role("link", name="survive.turn.three-moves")).to_be_visible()
    table.page.keyboard.press("Escape")
    Player(table, Mouse(table)).play_turn()
    table.settle()
    lines = table.log().all_inner_texts()
    assert any("lance" in line or "coule" in line for line in lines)
    assert not any(re.search("sinks|rolls|boards|walks|swims|explorer ", line) for line in lines)
