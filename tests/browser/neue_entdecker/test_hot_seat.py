"""One screen for two: no chief scout and no token of the other before its owner says so."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.honesty import check_frames
from tests.browser.neue_entdecker.player import Player
from tests.browser.neue_entdecker.positions import harbour
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.browser.voyage.hands import Mouse
from tests.browser.voyage.table import VoyageTable


def handed_to(table: VoyageTable, name: str) -> None:
    expect(table.page.get_by_role("dialog", name=f"Hand the screen to {name}")).to_be_visible()
    assert table.page.locator("[data-place]").count() == 0
    assert table.page.get_by_test_id("hand").count() == 0


def scout(table: VoyageTable, number: int) -> Locator:
    return table.page.get_by_test_id("names").get_by_role("button").nth(number - 1)


def test_chief_scouts_are_named_in_secret(visits: Visits, tables: Tables) -> None:
    made = tables.new("me Ann", "screen Ben", chief_scouts=True)
    table = VoyageTable(visits.open(made.address()))
    for seat, name, numbers, known in ((0, "Ann", (3, 5), []), (1, "Ben", (2, 4), [-1, -1])):
        handed_to(table, name)
        table.take_screen()
        moment = table.settle()
        assert table.last_update()["viewer"] == seat
        assert [one["named"] for one in table.view()["seats"]] == [known, []]
        for number in numbers:
            scout(table, number).click()
            moment = table.settle(moment.entries + 1)
    handed_to(table, "Ann")
    table.take_screen()
    table.settle()
    assert [one["named"] for one in table.view()["seats"]] == [[3, 5], [-1, -1]]
    expect(table.log().filter(has_text=re.compile("Ben names .* in secret"))).not_to_have_count(0)
    check_frames(tables, made, (table.visit, made.key, [0, 1]))


def test_a_token_is_seen_by_those_who_looked(visits: Visits, tables: Tables) -> None:
    made = tables.at(harbour(), "me Ann", "screen Ben")
    table = VoyageTable(visits.open(made.address()))
    for seat, name, tokens in ((0, "Ann", [10, 15, 0]), (1, "Ben", [0, 15, 5])):
        handed_to(table, name)
        table.take_screen()
        table.settle()
        assert table.last_update()["viewer"] == seat
        assert [one["token"] for one in table.view()["paths"][:3]] == tokens
        paths = table.page.get_by_role("button", name=re.compile("^Jungle path"))
        for path, token in enumerate(tokens):
            said = f"worth {token}" if token else "unknown to you"
            expect(paths.nth(path)).to_have_accessible_name(re.compile(said))
        if seat == 0:
            Player(table, Mouse(table)).play_turn()
    check_frames(tables, made, (table.visit, made.key, [0, 1]))
