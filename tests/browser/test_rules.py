"""Rules where one needs them: diagrams, the search, and each game at a glance."""

import re

import pytest
from playwright.sync_api import Page, expect

import incognita
from incognita.table.diagram_data import diagrams_of
from tests.browser.axe import check
from tests.browser.paint import painted
from tests.browser.server import Server
from tests.browser.tables import Tables
from tests.browser.visits import Visits

GAMES = [game.id for game in incognita.games()]
DIAGRAM = '[data-testid="diagram"]'
# A word of the other language, and what is found by it.
FOREIGN = {
    "eldorado": ("barrières", "blockade"),
    "survive": ("baleines", "whale"),
    "explorers": ("chevaux", "horse"),
    "entdecker": ("comptoirs", "trading post"),
    "neue-entdecker": ("éclaireurs", "scout"),
}


@pytest.mark.parametrize("game", GAMES)
def test_all_diagrams_are_drawn_on_paper(visits: Visits, game: str) -> None:
    page = visits.open(f"/help/{game}", theme="dark").page
    count = len(diagrams_of(incognita.game(game)))
    expect(page.locator(DIAGRAM)).to_have_count(count)
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    with painted(page):
        expect(page.locator(f"{DIAGRAM}[data-drawn]")).to_have_count(count)
        for drawing in page.locator(f"{DIAGRAM} .parts").all():
            assert drawing.locator("svg").count() > 0
    assert page.locator("html").get_attribute("data-theme") == "light"
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.locator("html").get_attribute("data-theme") == "dark"
    with painted(page):
        assert 4 <= pages_of(page) <= 12
    check(page)


def pages_of(page: Page) -> int:
    """How many sheets it takes on paper."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4", print_background=True)))


def open_table(visits: Visits, server: Server, game: str, *, phone: bool = False) -> Page:
    made = Tables(server, incognita.game(game)).new("me Ann", "bot random")
    page = visits.open(made.address(), phone=phone).page
    expect(page.get_by_test_id("prompt").first).to_be_visible()
    return page


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_found_at_the_table_in_either_language(
    visits: Visits, server: Server, game: str
) -> None:
    page = open_table(visits, server, game)
    page.keyboard.press("f")
    word, expected = FOREIGN[game]
    page.get_by_test_id("rules-search").fill(word)
    results = page.get_by_test_id("rules-found")
    expect(results.locator("li").first).to_be_visible()
    expect(results).to_contain_text(expected)
    with painted(page):
        results.locator(DIAGRAM).first.scroll_into_view_if_needed()
        expect(results.locator(f"{DIAGRAM}[data-drawn]").first).to_be_visible()
    check(page)
    # The first one empties the field.
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(results).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_game_at_a_glance_is_one_key_away_and_one_page(
    visits: Visits, server: Server, game: str
) -> None:
    page = open_table(visits, server, game)
    page.keyboard.press("q")
    card = page.get_by_test_id("reference")
    expect(card.get_by_role("heading", name="A turn")).to_be_visible()
    assert card.locator("section").count() >= 3
    assert card.locator("li").count() >= 8
    check(page)
    # French takes more room.
    page = visits.open(f"/help/{game}/card", language="fr").page
    expect(page.get_by_role("heading", name="Un tour")).to_be_visible()
    expect(page.get_by_test_id("reference").locator("dt").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    with painted(page):
        assert pages_of(page) == 1


def test_on_a_phone_both_are_in_the_menu(visits: Visits, server: Server) -> None:
    page = open_table(visits, server, "survive", phone=True)
    page.get_by_test_id("menu").tap()
    page.get_by_test_id("tool-reference").tap()
    expect(page.get_by_test_id("reference").locator("dd").first).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_test_id("menu").tap()
    page.get_by_test_id("tool-search").tap()
    page.get_by_test_id("rules-search").fill("whale")
    expect(page.get_by_test_id("rules-found").locator("li").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
