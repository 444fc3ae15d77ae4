"""The coach: a word before a turn is thrown away, with three ways on."""

import pytest
from playwright.sync_api import Page, expect

import incognita
from incognita.core import CHANCE, Rng, State
from tests.browser.axe import check
from tests.browser.server import Server
from tests.browser.tables import Made, Tables
from tests.browser.test_hints import COVERED
from tests.browser.visits import Visit, Visits

STRICTEST = 3
WORDS = {False: "your chance to be ahead would fall", True: "vos chances d’être devant passeraient"}


def first_turn(server: Server) -> Made:
    """A race begins, with jungle ahead and machetes in hand."""
    game = incognita.game("eldorado")
    state: State = game.start(players=2)
    rng = Rng(1)
    while state.actor() == CHANCE:
        state.apply(state.sample(rng))
    return Tables(server, game).at(state, "me Ann", "bot random", hints=True)


def until_ready(page: Page) -> None:
    """A hint comes when the coach has thought."""
    page.get_by_test_id("act-hint").click()
    expect(page.get_by_test_id("hint").get_by_role("listitem").first).to_be_visible()
    page.get_by_test_id("hint-close").click()


def throw_away(page: Page) -> None:
    """End the turn with all cards in hand."""
    page.get_by_test_id("act-end").click()
    page.get_by_test_id("act-confirm").click()


def plays(visit: Visit) -> list[bool]:
    """Of each move that was sent, whether it was meant."""
    return [frame.get("sure", False) for frame in visit.frames.sent if frame["type"] == "play"]


@pytest.mark.parametrize("phone", [False, True])
def test_a_thrown_away_turn_is_held_back_with_three_ways_on(
    visits: Visits, server: Server, phone: bool
) -> None:
    language = "fr" if phone else "en"
    address = first_turn(server).address()
    visit = visits.open(address, phone=phone, language=language, coach=STRICTEST)
    page = visit.page
    until_ready(page)
    entries = page.get_by_test_id("live").get_attribute("data-entries")
    throw_away(page)
    coach = page.get_by_test_id("coach")
    expect(coach).to_contain_text(WORDS[phone])
    expect(coach.get_by_test_id("coach-better").locator("i")).not_to_be_empty()
    expect(coach.get_by_test_id("coach-back")).to_be_focused()
    check(page)
    coach.get_by_test_id("coach-show").click()
    expect(coach.get_by_test_id("coach-show")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-lit]").first).to_be_attached()
    assert coach.evaluate(COVERED) == 0
    coach.get_by_test_id("coach-back").press("Escape")
    expect(coach).to_have_count(0)
    assert page.get_by_test_id("live").get_attribute("data-entries") == entries
    throw_away(page)
    coach.get_by_test_id("coach-mean").click()
    expect(coach).to_have_count(0)
    expect(page.get_by_test_id("live")).not_to_have_attribute("data-entries", str(entries))
    assert plays(visit) == [False, False, True]


def test_it_is_turned_on_at_the_table(visits: Visits, server: Server) -> None:
    visit = visits.open(first_turn(server).address())
    page = visit.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radiogroup", name="Coach").get_by_text("anything").click()
    page.keyboard.press("Escape")
    until_ready(page)
    throw_away(page)
    expect(page.get_by_test_id("coach")).to_be_visible()
    asked = [frame["strictness"] for frame in visit.frames.sent if frame["type"] == "coach"]
    assert asked[-1] == STRICTEST
