"""A finished game is studied beside its replay: progress, graph, figures, turning points."""

import re

import pytest
from playwright.sync_api import expect

import incognita
from tests.browser.phones import check_width
from tests.browser.replays import at_step, last_step, move_slider
from tests.browser.server import Server
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.lab.games_played import short_race

PATIENCE = 240_000


@pytest.mark.parametrize("phone", [False, True])
def test_a_finished_game_is_studied_beside_its_replay(
    visits: Visits, server: Server, phone: bool
) -> None:
    shown = Tables(server, incognita.game("eldorado")).record(short_race(rounds=3).text())
    language = "fr" if phone else "en"
    page = visits.open(shown.step(0), phone=phone, language=language).page
    page.get_by_test_id("study-begin").click()
    seats = page.get_by_test_id("study-seats")
    expect(seats).to_be_visible(timeout=PATIENCE)
    expect(seats).to_contain_text("Chance" if phone else "Luck")
    check_width(page)
    slider = page.get_by_test_id("study-graph").get_by_role("slider")
    slider.focus()
    slider.press("End")
    at_step(page, last_step(page))
    expect(slider).to_have_attribute(
        "aria-valuetext", re.compile(r"Player 1 \d+\s?%, Player 2 \d+\s?%")
    )
    slider.press("ArrowLeft")
    expect(move_slider(page)).not_to_have_attribute("data-step", str(last_step(page)))
    first = page.get_by_test_id("turning-points").get_by_role("button").first
    first.click()
    expect(first).to_have_attribute("aria-current", "step")
    table = page.get_by_test_id("study-table")
    table.locator("summary").click()
    expect(table.get_by_role("row").nth(1)).to_contain_text("%")
    page.reload()
    expect(page.get_by_test_id("study-graph")).to_be_visible()


def test_a_game_that_is_over_leads_to_its_study(visits: Visits, server: Server) -> None:
    shown = Tables(server, incognita.game("eldorado")).record(short_race(rounds=3).text())
    page = visits.open(shown.address()).page
    page.get_by_role("dialog").get_by_test_id("end-study").click()
    expect(page).to_have_url(re.compile(r"/step/0\?study"))
    expect(page.get_by_test_id("study")).to_be_visible()
    expect(page.get_by_test_id("study-begin")).to_have_count(0)
