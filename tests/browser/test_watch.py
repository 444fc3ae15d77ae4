"""Watching bots: pace, pause, chances, a seat of one's own, a wall, and a game on home."""

import pytest
from playwright.sync_api import expect

import incognita
from tests.browser.axe import check
from tests.browser.visits import Visits
from tests.browser.waiting import until

GAMES = [game.id for game in incognita.games()]
# The page grows while its parts arrive: its end is gone to until the game is there.
SCROLLED_TO_SHOWCASE = """() => {
  scrollTo(0, document.body.scrollHeight);
  return document.querySelector('[data-testid="showcase"]') !== null;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_with_chances_and_a_log(visits: Visits, game: str) -> None:
    page = visits.open(f"/watch?game={game}&level=first-steps&speed=fast&players=2").page
    bars = page.get_by_test_id("chances").locator("li")
    expect(bars).to_have_count(2)
    expect(bars.first).to_contain_text("%")
    expect(page.get_by_test_id("log").locator("li").first).to_be_visible()
    page.get_by_test_id("watch-pause").click()
    check(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_pause_stops_the_bots(visits: Visits) -> None:
    page = visits.open("/watch?game=entdecker&level=first-steps&speed=fast").page
    expect(page.get_by_test_id("log").locator("li").nth(3)).to_be_visible()
    page.get_by_test_id("watch-pause").click()
    page.wait_for_timeout(1500)
    lines = page.get_by_test_id("log").inner_text()
    page.wait_for_timeout(1500)
    assert page.get_by_test_id("log").inner_text() == lines
    page.get_by_test_id("watch-pause").click()
    expect(page.get_by_test_id("log")).not_to_have_text(lines)


def test_a_seat_is_taken_over(visits: Visits) -> None:
    page = visits.open("/watch?game=eldorado&level=first-steps&speed=fast&players=2").page
    expect(page.get_by_test_id("log").locator("li").nth(3)).to_be_visible()
    page.get_by_test_id("watch-take").click()
    page.get_by_test_id("take-1").click()
    expect(page.get_by_test_id("prompt").first).to_be_visible()
    expect(page.get_by_test_id("hand")).to_be_visible()
    assert "/t/" in page.url


def test_a_wall_shows_no_controls(visits: Visits) -> None:
    address = "/watch?game=survive,explorers&level=first-steps&wall"
    page = visits.open(address, size=(1920, 1080)).page
    expect(page.get_by_test_id("turning-points")).to_be_visible()
    expect(page.get_by_test_id("watch-pause")).to_have_count(0)
    expect(page.locator("header")).to_have_count(0)


def test_what_is_watched_can_be_chosen(visits: Visits) -> None:
    page = visits.open("/watch?game=chess", phone=True).page
    expect(page.get_by_role("alert")).to_contain_text("chess")
    check(page)
    page.locator("label", has_text="Explorers").first.tap()
    page.get_by_test_id("watch-begin").tap()
    expect(page.get_by_test_id("turning-points")).to_be_visible()
    assert "game=explorers" in page.url


def test_home_shows_a_game_going_on(visits: Visits) -> None:
    page = visits.open("/").page
    until(page, SCROLLED_TO_SHOWCASE)
    shown = page.get_by_test_id("showcase")
    expect(shown).to_be_visible()
    expect(shown.get_by_role("link", name="Watch", exact=True)).to_be_visible()
    check(page)
