"""A bot that plays for somebody goes no faster than the page shows it, in every game."""

import pytest
from playwright.sync_api import Page, expect

from incognita.core import Game
from incognita.games import games
from tests.browser.frames import Frame
from tests.browser.tables import Tables
from tests.browser.visits import Visit, Visits

GAMES = games()
WATCHED_DECISIONS = 4
QUIET_MS = 2_500
ANN = 0
ENTRIES = "document.querySelector('[data-testid=live]').dataset.entries"
BUSY = "document.querySelector('[data-testid=live]').dataset.busy === ''"
DIALOGS = "document.querySelectorAll('dialog[open]').length"


@pytest.fixture(params=GAMES, ids=[game.id for game in GAMES])
def game(request: pytest.FixtureRequest) -> Game:
    assert isinstance(request.param, Game)
    return request.param


def updates(visit: Visit) -> list[Frame]:
    return [frame for frame in visit.frames.received if frame["type"] == "update"]


def decisions(visit: Visit) -> list[int]:
    """Updates that tell of a choice at Ann's seat, by their number of entries."""
    return [
        frame["entries"]
        for frame in updates(visit)
        if any(line["seat"] == ANN for line in frame["log"])
    ]


def shown_decisions(page: Page, visit: Visit) -> int:
    entries = int(page.evaluate(ENTRIES))
    return len([number for number in decisions(visit) if number <= entries])


def wait_until(page: Page, condition: str) -> None:
    """The page's own policy forbids it to evaluate the condition again and again."""
    while not page.evaluate(condition):
        page.wait_for_timeout(100)


def let_a_bot_play(page: Page) -> None:
    page.get_by_test_id("stand-hand-0").click()
    page.get_by_test_id("stand-start").click()
    expect(page.get_by_test_id("stood-in")).to_be_visible()


def test_play_myself_comes_back_at_what_is_on_screen(visits: Visits, tables: Tables) -> None:
    made = tables.new("me Ann", "bot greedy")
    visit = visits.open(made.address(), speed="normal")
    page = visit.page
    expect(page.get_by_test_id("prompt")).to_be_visible()
    let_a_bot_play(page)
    while len(decisions(visit)) < WATCHED_DECISIONS:
        page.wait_for_timeout(100)
    wait_until(page, f"Number({ENTRIES}) > {updates(visit)[0]['entries']}")
    ahead = len(decisions(visit)) - shown_decisions(page, visit)
    assert ahead <= 1, "what is on its way is one choice at most"

    page.get_by_test_id("take-back").click()
    shown_before = len(decisions(visit))
    report = page.get_by_test_id("stand-in-report")
    expect(report).to_be_visible()
    assert page.evaluate(DIALOGS) == 1
    page.wait_for_timeout(QUIET_MS)
    wait_until(page, f"!({BUSY})")
    assert len(decisions(visit)) - shown_before <= 1
    assert not updates(visit)[-1]["over"]

    page.get_by_test_id("stand-in-report-go").click()
    expect(report).to_have_count(0)
    assert page.evaluate(DIALOGS) == 0
    expect(page.get_by_test_id("stood-in")).to_have_count(0)
    stored = tables.stored(made.table)
    assert len(stored.entries) <= updates(visit)[-1]["entries"]
