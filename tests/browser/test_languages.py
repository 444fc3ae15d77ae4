"""English and French: every word of it, and only one of them at a time."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

import incognita
from tests.browser.hands import Mouse
from tests.browser.player import Player
from tests.browser.records import short_game
from tests.browser.table import TablePage
from tests.browser.tables import Made, Tables
from tests.browser.visits import Visits
from tests.eldorado.positions import position

WORDS = Path(incognita.__file__).parent / "words"
KEYS = {
    key
    for file in (WORDS / "en").glob("*.ftl")
    for key in re.findall(r"^([a-z][\w-]*) =", file.read_text(), re.MULTILINE)
    if "-" in key
}
TEXTS = (Path(__file__).parent / "texts.js").read_text()
# Names of people, places, games and rules, which are the same in every language.
SAME = re.compile(
    r"Incognita|El Dorado|(Die neuen )?Entdecker|Die neuen|Survive: |Escape from Atlantis"
    r"|Ann|Ben|Cleo|Mistral|Cyrus|Sirocco|Zephyr|English|[Ff]rançais|eldorado\.[\w.-]+|\d+ min"
    r"|Explorers|Survive|\d+ piles"
)


def texts(page: Page) -> set[str]:
    found: list[str] = page.evaluate(TEXTS)
    raw = [text for text in found if text in KEYS or "⟦" in text]
    assert raw == []
    return set(found)


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
    expect(page.get_by_text("witch", exact=True)).to_have_count(0)
    pages["new"] = texts(page)
    page.goto("/help/eldorado")
    expect(page.locator("#honest")).to_be_visible()
    pages["help"] = texts(page)
    page.goto(tables.record(short_game()).step(40))
    expect(page.get_by_test_id("replay-slider")).to_have_value("40")
    pages["replay"] = texts(page)
    page.goto(made.address())
    TablePage(visit).settle()
    pages["table"] = texts(page)
    return pages


def test_no_text_of_a_page_is_in_the_other_language(visits: Visits, tables: Tables) -> None:
    state = position(at="B31", hand="explorer sailor traveler scout", others="B26 B32")
    made = tables.at(state, "me Ann", "friend Ben", "friend Cleo")
    english = shown(visits, tables, made, "en")
    french = shown(visits, tables, made, "fr")
    for name, words in english.items():
        both = {
            text for text in words & french[name] if re.search("[a-zA-Z]{2}", SAME.sub("", text))
        }
        assert both == set(), name
        assert len(french[name]) > 20


def test_a_few_turns_in_french(visits: Visits, tables: Tables) -> None:
    made = tables.new("me Ann", "bot greedy", "bot greedy", route="first")
    table = TablePage(visits.open(made.address(), language="fr"))
    for _ in range(3):
        Player(table, Mouse(table)).play_turn()
        table.settle()
    lines = table.log().all_inner_texts()
    assert any("pioche" in line for line in lines)
    assert any("joue" in line or "achète" in line or "défausse" in line for line in lines)
    assert not any(re.search("draws|plays|buys|discards|ends|cards", line) for line in lines)


def test_a_refusal_is_told_in_french(visits: Visits, tables: Tables) -> None:
    state = position(at="B31", hand="explorer", others="B26 B32")
    made = tables.at(state, "me Ann", "friend Ben", "friend Cleo")
    table = TablePage(visits.open(made.address(), language="fr"))
    table.settle()
    table.page.keyboard.press("1")
    table.named("B25").click()
    expect(table.page.get_by_text("Pourquoi pas")).to_be_visible()
    expect(table.page.get_by_role("link", name="eldorado.move.symbol")).to_be_visible()
    answer = next(one for one in table.visit.frames.received if one["type"] == "answer")
    assert "pagaie" in answer["text"]


def test_the_language_changes_on_the_spot(visits: Visits, tables: Tables) -> None:
    made = tables.new("me Ann", "bot greedy", "bot greedy", route="first")
    table = TablePage(visits.open(made.address()))
    table.settle()
    table.expect_prompt("Your turn: choose a card")
    table.page.get_by_role("button", name="Lire en français").click()
    expect(table.page.locator("html")).to_have_attribute("lang", "fr")
    expect(table.prompt()).not_to_contain_text("Your turn")
    expect(table.log().first).to_contain_text("barrières")
    table.page.reload()
    expect(table.log().first).to_contain_text("barrières")
