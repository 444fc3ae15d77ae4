"""English and French: every word of it, and only one of them at a time."""

import re

from playwright.sync_api import expect

from tests.browser.eldorado.hands import Mouse
from tests.browser.eldorado.player import Player
from tests.browser.eldorado.records import short_game
from tests.browser.eldorado.table import Table
from tests.browser.replays import at_step
from tests.browser.tables import Made, Tables
from tests.browser.texts import in_both, texts
from tests.browser.visits import Visits
from tests.eldorado.positions import position


def shown(visits: Visits, tables: Tables, made: Made, language: str) -> dict[str, set[str]]:
    """Every text of every page, by page."""
    pages: dict[str, set[str]] = {}
    visit = visits.open("/", language=language)
    page = visit.page
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator('a[href="/new/eldorado"]').first).to_be_visible()
    pages["home"] = texts(page)
    page.goto("/new/eldorado")
    expect(page.locator("button[type=submit]")).to_be_visible()
    expect(page.locator("[data-choice] .num")).to_have_count(7)
    pages["new"] = texts(page)
    page.goto("/help/eldorado")
    expect(page.locator("#honest")).to_be_visible()
    pages["help"] = texts(page)
    page.goto(tables.record(short_game()).step(40))
    at_step(page, 40)
    pages["replay"] = texts(page)
    page.goto(made.address())
    Table(visit).settle()
    pages["table"] = texts(page)
    return pages


def test_no_text_of_a_page_is_in_the_other_language(visits: Visits, tables: Tables) -> None:
    state = position(at="B31", hand="explorer sailor traveler scout", others="B26 B32")
    made = tables.at(state, "me Ann", "friend Ben", "friend Cleo")
    english = shown(visits, tables, made, "en")
    french = shown(visits, tables, made, "fr")
    for name, words in english.items():
        assert in_both(words, french[name]) == set(), name
        assert len(french[name]) > 20


def test_a_few_turns_in_french(visits: Visits, tables: Tables) -> None:
    made = tables.new("me Ann", "bot greedy", "bot greedy", route="first")
    table = Table(visits.open(made.address(), language="fr"))
    for _ in range(2):
        Player(table, Mouse(table)).play_turn()
        table.settle()
    lines = table.log().all_inner_texts()
    assert any("pioche" in line for line in lines)
    assert any("joue" in line or "achète" in line or "défausse" in line for line in lines)
    assert not any(re.search("draws|plays|buys|discards|ends|cards", line) for line in lines)


def test_a_refusal_is_told_in_french(visits: Visits, tables: Tables) -> None:
    state = position(at="B31", hand="explorer", others="B26 B32")
    made = tables.at(state, "me Ann", "friend Ben", "friend Cleo")
    table = Table(visits.open(made.address(), language="fr"))
    table.settle()
    table.page.keyboard.press("1")
    table.named("B25").click()
    expect(table.page.get_by_text("Pourquoi pas")).to_be_visible()
    rule = table.page.get_by_role("link", name="eldorado.move.symbol", exact=True)
    expect(rule).to_be_visible()
    answer = next(one for one in table.visit.frames.received if one["type"] == "answer")
    assert "pagaie" in answer["text"]


def test_the_language_changes_on_the_spot(visits: Visits, tables: Tables) -> None:
    made = tables.new("me Ann", "bot greedy", "bot greedy", route="first")
    table = Table(visits.open(made.address()))
    table.settle()
    table.expect_prompt("Your turn: choose a card")
    table.page.get_by_role("button", name="Lire en français").click()
    expect(table.page.locator("html")).to_have_attribute("lang", "fr")
    expect(table.prompt()).not_to_contain_text("Your turn")
    expect(table.log().first).to_contain_text("barrières")
    table.page.reload()
    expect(table.log().first).to_contain_text("barrières")
