"""Endings tell how: points by source, figures and a plot; finished games keep their results."""

import re

import pytest
from playwright.sync_api import expect

import incognita
from tests.browser.phones import check_width
from tests.browser.records import played
from tests.browser.server import Server
from tests.browser.tables import Tables
from tests.browser.visits import Visits

GAMES = [game.id for game in incognita.games()]
# A row of the breakdown and one of the figures, in English and French.
ROWS = {
    "eldorado": (("", "Spaces travelled"), ("", "Cases parcourues")),
    "survive": (("Explorers worth", "Sharks rolled"), ("Explorateurs qui valent", "Requins au dé")),
    "explorers": (("Villages", "Crosses"), ("Villages", "Croix")),
    "entdecker": (("Islands", "Tiles laid"), ("Îles", "Tuiles posées")),
    "neue-entdecker": (("Islands", "Gold from own rolls"), ("Îles", "Or de ses propres")),
}


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_an_ending_tells_where_points_came_from_and_how_it_went(
    visits: Visits, server: Server, game: str, phone: bool
) -> None:
    shown = Tables(server, incognita.game(game)).record(played(incognita.game(game)))
    visit = visits.open(shown.address(), phone=phone, language="fr" if phone else "en")
    statistics = visit.page.get_by_test_id("statistics")
    source, figure = ROWS[game][phone]
    expect(statistics.get_by_test_id("figures")).to_contain_text(figure)
    if source:
        breakdown = statistics.get_by_test_id("breakdown")
        expect(breakdown).to_contain_text(source)
        total = breakdown.locator("tr").last.locator("td").first.inner_text()
        expect(visit.page.get_by_test_id("places")).to_contain_text(re.compile(rf"\b{total}\b"))
    expect(statistics.get_by_role("img")).to_have_accessible_name(re.compile("Ann: 0, "))
    check_width(visit.page)


@pytest.mark.parametrize("game", ["survive", "eldorado"])
def test_home_shows_the_results_of_finished_games(
    visits: Visits, server: Server, game: str
) -> None:
    shown = Tables(server, incognita.game(game)).record(played(incognita.game(game)))
    page = visits.open(shown.address()).page
    expect(page.get_by_test_id("places")).to_be_visible()
    page.goto("/")
    results = page.locator("section", has=page.get_by_role("heading", name="Your tables"))
    points = ", \\d+ pts" if game == "survive" else ""
    expect(results).to_contain_text(re.compile(rf"1\. (Ann|Ben){points}"))
