"""Explorers in English and French: every word of it, and only one of them at a time."""

import re

from playwright.sync_api import expect

from tests.browser.explorers.hands import Mouse
from tests.browser.explorers.player import Player
from tests.browser.explorers.positions import at_start, last_turn, two_bonuses, under_way, with_map
from tests.browser.explorers.table import Table
from tests.browser.records import played
from tests.browser.tables import Tables
from tests.browser.texts import Tour, check_languages
from tests.browser.visits import Visits
from tests.explorers.positions import GAME

LATE = 120
# The same words in both languages.
ALIKE = re.compile(r"\b(temples?|villages?|points?|total|score)\b", re.IGNORECASE)


def test_no_text_of_a_page_is_in_the_other_language(visits: Visits, tables: Tables) -> None:
    two = ("me Ann", "friend Ben")
    moments = {
        "laying": tables.new(*two, setup="chosen").address(),
        "start": tables.at(at_start(objectives=0), *two).address(),
        "card": tables.at(with_map(), *two).address(),
        "bonus": tables.at(two_bonuses(), *two).address(),
    }
    replay = tables.record(played(GAME, objectives=3)).step(LATE)
    check_languages(visits, Tour("explorers", replay, LATE, moments), Table, ALIKE)


def test_a_turn_in_french(visits: Visits, tables: Tables) -> None:
    made = tables.at(under_way(), "me Ann", "bot greedy")
    table = Table(visits.open(made.address(), language="fr"))
    table.settle()
    table.named("E6").click()
    expect(table.page.get_by_text("Pourquoi pas")).to_be_visible()
    rule = table.page.get_by_role("link", name="explorers.cross.one-terrain", exact=True)
    expect(rule).to_be_visible()
    Player(table, Mouse(table)).play_turn()
    table.settle()
    lines = table.log().all_inner_texts()
    assert any("sable" in line for line in lines)
    assert not any(re.search("takes|crosses|names|Card|sand|grass", line) for line in lines)


def test_a_count_in_french(visits: Visits, tables: Tables) -> None:
    made = tables.at(last_turn(4, players=1), "me Ann")
    table = Table(visits.open(made.address(), language="fr"))
    Player(table, Mouse(table)).play_turn()
    expect(table.page.get_by_test_id("places")).to_be_visible()
    table.page.get_by_role("button", name="Voir la carte").click()
    table.button("count").click()
    expect(table.count()).to_contain_text("Aliments")
    assert not re.search("Food|Gems|count|Go on", table.count().inner_text())
