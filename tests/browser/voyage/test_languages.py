"""Games of discovery in English and French: every word, and only one of them at a time."""

import re

from playwright.sync_api import expect

from tests.browser.records import played
from tests.browser.tables import Tables
from tests.browser.texts import SAME, Tour, check_languages
from tests.browser.visits import Visits
from tests.browser.voyage.games import Voyage
from tests.browser.voyage.hands import Mouse
from tests.browser.voyage.table import VoyageTable

LATE = 150
# Units that have one name in both languages.
ALIKE = re.compile(rf"{SAME.pattern}|Base|Fort")


def test_no_text_of_a_page_is_in_the_other_language(
    visits: Visits, tables: Tables, voyage: Voyage
) -> None:
    states = {
        "start": voyage.harbour,
        "drawing": voyage.under_way,
        "over": voyage.finished,
        **voyage.moments,
    }
    moments = {
        name: tables.at(state, "me Ann", "friend Ben").address() for name, state in states.items()
    }
    replay = tables.record(played(voyage.game)).step(LATE)
    check_languages(visits, Tour(voyage.game.id, replay, LATE, moments), VoyageTable, ALIKE)


def test_a_turn_in_french(visits: Visits, tables: Tables, voyage: Voyage) -> None:
    made = tables.at(voyage.harbour, "me Ann", "bot greedy")
    table = VoyageTable(visits.open(made.address(), language="fr"))
    table.settle()
    table.click(voyage.nowhere)
    expect(table.page.get_by_text("Pourquoi pas")).to_be_visible()
    rule = table.page.get_by_role("link", name=voyage.rule, exact=True)
    expect(rule).to_be_visible()
    voyage.player(table, Mouse(table)).play_turn()
    table.settle()
    lines = table.log().all_inner_texts()
    assert any("Ann" in line for line in lines)
    assert not any(re.search(r"\b(sails|lays|builds|draws|ends)\b", line) for line in lines)
