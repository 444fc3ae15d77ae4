"""Die neuen Entdecker in English and French: every word of it, and only one of them at a time."""

import re

from playwright.sync_api import expect

from tests.browser.neue_entdecker.player import Player
from tests.browser.neue_entdecker.positions import finished, harbour, holding, natives, poor
from tests.browser.records import played
from tests.browser.tables import Tables
from tests.browser.texts import in_both, texts
from tests.browser.visits import Visits
from tests.browser.voyage.hands import Mouse
from tests.browser.voyage.table import VoyageTable
from tests.neue_entdecker.positions import GAME, sail

LATE = 150


def shown(visits: Visits, addresses: dict[str, str], language: str) -> dict[str, set[str]]:
    """Every text of every page, by page."""
    visit = visits.open("/help/neue-entdecker", language=language)
    page, table = visit.page, VoyageTable(visit)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("#honest")).to_be_visible()
    pages = {"help": texts(page)}
    page.goto("/new/neue-entdecker")
    expect(page.locator("button[type=submit]")).to_be_visible()
    pages["new"] = texts(page)
    page.goto(addresses["replay"])
    expect(page.get_by_test_id("replay-slider")).to_have_value(str(LATE))
    pages["replay"] = texts(page)
    for name in ("start", "wheel", "paying", "holding", "natives", "over"):
        page.goto(addresses[name])
        table.settle()
        pages[name] = texts(page)
    return pages


def test_no_text_of_a_page_is_in_the_other_language(visits: Visits, tables: Tables) -> None:
    positions = {
        "start": harbour(),
        "wheel": poor(),
        "paying": sail(harbour(), "start B7"),
        "holding": holding("C?pirates"),
        "natives": natives(),
        "over": finished(),
    }
    addresses = {
        name: tables.at(state, "me Ann", "friend Ben").address()
        for name, state in positions.items()
    }
    addresses["replay"] = tables.record(played(GAME)).step(LATE)
    english = shown(visits, addresses, "en")
    french = shown(visits, addresses, "fr")
    for name, words in english.items():
        assert in_both(words, french[name]) == set(), name
        assert len(french[name]) > 20


def test_a_turn_in_french(visits: Visits, tables: Tables) -> None:
    made = tables.at(harbour(), "me Ann", "bot greedy")
    table = VoyageTable(visits.open(made.address(), language="fr"))
    table.settle()
    table.click("D3")
    expect(table.page.get_by_text("Pourquoi pas")).to_be_visible()
    expect(table.page.get_by_role("link", name="neue-entdecker.start.edge")).to_be_visible()
    Player(table, Mouse(table)).play_turn()
    table.settle()
    lines = table.log().all_inner_texts()
    assert any("Ann" in line for line in lines)
    assert not any(re.search(r"\b(sails|lays|builds|draws|ends)\b", line) for line in lines)
