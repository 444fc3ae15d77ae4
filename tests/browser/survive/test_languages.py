"""Survive in English and French: every word of it, and only one of them at a time."""

import re

from playwright.sync_api import expect

from tests.browser.records import played
from tests.browser.survive.hands import Mouse
from tests.browser.survive.player import Player
from tests.browser.survive.positions import middle, shark_near
from tests.browser.survive.table import Table
from tests.browser.tables import Tables
from tests.browser.texts import Tour, check_languages, in_both, texts
from tests.browser.visits import Visits
from tests.survive.playing import go
from tests.survive.positions import GAME

LATE = 150


def test_no_text_of_a_page_is_in_the_other_language(visits: Visits, tables: Tables) -> None:
    moments = {
        "placing": tables.new("me Ann", "friend Ben").address(),
        "table": tables.at(middle(), "me Ann", "friend Ben").address(),
        "asked": tables.at(go(shark_near(), "prowl C4 C5"), "friend Ann", "me Ben").address(),
    }
    replay = tables.record(played(GAME)).step(LATE)
    check_languages(visits, Tour("survive", replay, LATE, moments), Table)


def test_somebody_aboard_is_told_of_in_one_language(visits: Visits, tables: Tables) -> None:
    made = tables.at(middle(), "me Ann", "friend Ben")
    said: list[set[str]] = []
    for language in ("en", "fr"):
        table = Table(visits.open(made.address(), language=language))
        table.settle()
        table.crew("r0").click()
        said.append(texts(table.page))
    assert in_both(*said) == set()


def test_a_turn_in_french(visits: Visits, tables: Tables) -> None:
    made = tables.at(middle(), "me Ann", "bot greedy")
    table = Table(visits.open(made.address(), language="fr"))
    table.settle()
    table.click("r0")
    table.click("M1")
    expect(table.page.get_by_text("Pourquoi pas")).to_be_visible()
    rule = table.page.get_by_role("link", name="survive.turn.three-moves", exact=True)
    expect(rule).to_be_visible()
    table.page.keyboard.press("Escape")
    Player(table, Mouse(table)).play_turn()
    table.settle()
    lines = table.log().all_inner_texts()
    assert any("lance" in line or "coule" in line for line in lines)
    assert not any(re.search("sinks|rolls|boards|walks|swims|explorer ", line) for line in lines)
