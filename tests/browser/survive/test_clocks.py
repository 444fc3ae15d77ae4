"""Clocks: everybody sees them, and a bot plays on when the time of a seat is up."""

import re

from playwright.sync_api import expect

from tests.browser.survive.table import Table
from tests.browser.tables import Tables
from tests.browser.visits import Visits

TIME = re.compile(r"\d:\d\d")


def test_a_bot_plays_on_when_the_time_is_up(visits: Visits, tables: Tables) -> None:
    made = tables.timed({"turn": 5, "level": "greedy"}, "me Ann", "bot greedy")
    ann = Table(visits.open(made.address()))
    clock = ann.page.get_by_test_id("players").get_by_test_id("clock")
    expect(clock).to_have_count(1)
    expect(clock).to_have_text(TIME)
    expect(clock).to_have_class(re.compile("running"))
    seat = ann.page.locator("[data-testid=players] > [data-seat='0']")
    expect(seat).to_contain_text("stands in")
