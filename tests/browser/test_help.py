"""The rules beside a table: the goal and a picture first, names of rules for those who ask."""

import re

import pytest
from playwright.sync_api import expect

import incognita
from tests.browser.server import Server
from tests.browser.tables import Tables
from tests.browser.visits import Visits

GAMES = [game.id for game in incognita.games()]


@pytest.mark.parametrize("game", GAMES)
def test_rules_open_in_a_tab_of_their_own(visits: Visits, server: Server, game: str) -> None:
    made = Tables(server, incognita.game(game)).new("me Ann", "bot random")
    page = visits.open(made.address()).page
    expect(page.get_by_test_id("prompt")).to_be_visible()
    table = page.url
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Rules", exact=True).click()
    expect(opened.value).to_have_url(f"{server.address}/help/{game}")
    page.get_by_role("link", name="Rules", exact=True).click()
    assert page.url == table
    assert len(page.context.pages) == 2


@pytest.mark.parametrize("game", GAMES)
def test_the_goal_stands_first_and_what_is_assumed_last(visits: Visits, game: str) -> None:
    page = visits.open(f"/help/{game}", phone=True).page
    parts = page.locator("main section")
    expect(parts.first.get_by_role("heading", name="The goal")).to_be_in_viewport()
    expect(parts.first.get_by_role("img")).to_be_in_viewport()
    goal, search = parts.first.bounding_box(), page.get_by_role("searchbox").bounding_box()
    assert goal
    assert search
    assert goal["y"] + goal["height"] <= search["y"]
    expect(parts.last.get_by_role("heading", name="What is ours")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_names_of_rules_are_shown_to_those_who_ask(visits: Visits, game: str) -> None:
    page = visits.open(f"/help/{game}").page
    expect(page.locator("main li[id]").first).to_be_visible()
    name = re.compile(rf"\b{game}\.\w")
    expect(page.locator("main")).not_to_contain_text(name)
    page.get_by_role("switch", name="Show the names of rules").click()
    expect(page.locator("main li[id]").first).to_contain_text(name)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_the_moment_are_open_in_a_first_game(
    visits: Visits, server: Server, game: str
) -> None:
    made = Tables(server, incognita.game(game)).new("me Ann", "bot random")
    page = visits.open(made.address()).page
    rules = page.get_by_role("button", name="Rules for this moment")
    expect(rules).to_have_attribute("aria-expanded", "true")
    expect(page.get_by_role("link", name="All the rules")).to_be_visible()
    page.evaluate(f"localStorage.setItem('incognita.played', '[\"{game}\"]')")
    page.reload()
    expect(rules).to_have_attribute("aria-expanded", "false")
