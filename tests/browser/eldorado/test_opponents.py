"""Opponents: chosen by level, seen to think, asked for a hint, and standing in for who has gone."""

import re

from playwright.sync_api import expect

from tests.browser.axe import check
from tests.browser.eldorado.hands import Mouse
from tests.browser.eldorado.player import Player
from tests.browser.eldorado.table import Table
from tests.browser.tables import Tables
from tests.browser.visits import Visits


def test_an_opponent_is_chosen_and_asked_for_a_hint(visits: Visits) -> None:
    visit = visits.open("/new/eldorado")
    page = visit.page
    level = page.get_by_role("radiogroup", name="Level of the bot at seat 2")
    expect(level.get_by_role("radio")).to_have_count(6)
    level.get_by_role("radio", name="First steps").press("Space")
    page.get_by_role("radio", name="2", exact=True).press("Space")
    page.get_by_role("radio", name="seat 1").press("Space")
    check(page)
    page.get_by_role("button", name="Start the table").click()
    table = Table(visit)
    moment = table.settle()
    expect(table.seat(1)).to_contain_text("First steps")

    page.keyboard.press("i")
    hint = page.get_by_test_id("hint")
    tips = hint.get_by_role("listitem")
    expect(tips.first).to_contain_text("%")
    expect(tips.first.get_by_role("button")).to_be_focused()
    check(page)
    message = [frame for frame in visit.frames.received if frame["type"] == "advice"][-1]
    best = message["advice"][0]["actions"][0]
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    table.button("hint").click()
    tips.first.get_by_role("button").click()
    expect(tips.first).to_contain_text("press once more to do it")
    assert table.plays() == []
    tips.first.get_by_role("button").click()
    table.after(moment.entries)
    message = [frame for frame in visit.frames.received if frame["type"] == "advice"][-1]
    taken = table.plays()[-1]["actions"]
    assert taken == message["advice"][0]["actions"][: len(taken)]
    assert best in [one["action"] for one in visit.frames.updates()[0]["legal"]]
    expect(hint).to_have_count(0)


def test_a_bot_stands_in_and_gives_the_seat_back(visits: Visits, tables: Tables) -> None:
    made = tables.new("me Ann", "friend Ben", route="first")
    ann = Table(visits.open(made.address()))
    ann.settle()
    expect(ann.button("hint")).to_have_count(0)
    first = visits.open(made.address(made.links[1]))
    expect(ann.seat(1)).to_contain_text("at the table")
    first.page.context.close()
    visits.all.remove(first)
    ann.page.get_by_test_id("stand-let-1").click()
    ann.page.get_by_role("radio", name="Rambler").press("Space")
    ann.page.get_by_test_id("stand-start").click()
    expect(ann.seat(1)).to_contain_text("Rambler stands in")
    moment = Player(ann, Mouse(ann)).play_turn()
    turned = re.compile("Ben (ends the turn|discards)")
    expect(ann.log().filter(has_text=turned).first).to_be_visible()

    ben = Table(visits.open(made.address(made.links[1])))
    expect(ben.page.get_by_test_id("stand-in-report")).to_contain_text(turned)
    check(ben.page)
    ben.page.get_by_test_id("stand-in-report-go").click()
    expect(ann.seat(1)).to_contain_text("at the table")
    assert ben.view() != ann.view()
    moment = Player(ann, Mouse(ann)).play_turn()
    ben.settle(moment.entries)
    moment = Player(ben, Mouse(ben)).play_turn()
    ann.settle(moment.entries)
