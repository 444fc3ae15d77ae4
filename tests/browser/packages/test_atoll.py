"""A game of another package, played through the page that has no module for it."""

from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser import axe
from tests.browser.replays import at_step, move_slider
from tests.browser.steady import BoardWatch
from tests.browser.visits import PATIENCE, Visits

MOST_TURNS = 40


def start(page: Page, button: str = "Start the table") -> None:
    page.get_by_role("button", name=button).click()
    expect(page.get_by_test_id("generic-board")).to_be_visible()


def play_to_the_end(page: Page) -> None:
    """Take the first action that is offered, again and again."""
    result = page.get_by_role("dialog")
    for _ in range(MOST_TURNS):
        action = page.locator("[data-testid^=action-]").first
        expect(action.or_(result).first).to_be_visible()
        if result.count():
            return
        # The action may go with the end of the game, before it is clicked.
        with suppress(Error):
            action.click(timeout=PATIENCE / 10)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("phone", [False, True])
def test_a_whole_game_is_played(visits: Visits, phone: bool) -> None:
    page = visits.open("/new/atoll", phone=phone).page
    start(page)
    watch = BoardWatch(page)
    play_to_the_end(page)
    watch.check()


def test_home_offers_it_and_the_board_can_be_used_by_everybody(visits: Visits) -> None:
    page = visits.open("/").page
    page.get_by_role("link", name="Atoll").first.click()
    start(page)
    axe.check(page)


def test_the_board_has_log_hints_and_replay(visits: Visits) -> None:
    page = visits.open("/new/atoll").page
    start(page)
    hint = page.get_by_test_id("hint")
    page.get_by_test_id("act-hint").click()
    expect(hint.get_by_role("listitem").first).to_contain_text("Sail")
    page.get_by_test_id("hint-close").click()
    expect(hint).to_have_count(0)
    log = page.get_by_test_id("log").locator("li[data-step]")
    lines = log.count()
    page.locator("[data-testid^=action-]").first.click()
    expect(log).not_to_have_count(lines)
    page.get_by_test_id("tool-replay").click()
    # The other player may move on meanwhile.
    step = int(move_slider(page).get_attribute("data-step") or 0)
    assert step > 0
    at_step(page, step)
    expect(page.get_by_test_id("generic-board")).to_contain_text("Pearls")


def test_it_brings_words_in_both_languages(visits: Visits) -> None:
    page = visits.open("/new/atoll", language="fr").page
    expect(page.get_by_role("main")).to_contain_text("Un anneau d’îles")
    start(page, "Ouvrir la table")
    expect(page.get_by_test_id("action-0")).to_contain_text("Naviguer dans le sens horaire")
    expect(page.get_by_test_id("generic-board")).to_contain_text("Perles")


def test_its_rules_are_a_page(visits: Visits) -> None:
    page = visits.open("/help/atoll", language="fr").page
    expect(page.get_by_role("main")).to_contain_text("Un tour commence par un dé")
