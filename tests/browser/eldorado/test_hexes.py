"""Caves, promo cards and Heroes & Hexes on the page, by mouse, keys and finger."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import check
from tests.browser.eldorado.expansion_player import ExpansionPlayer
from tests.browser.eldorado.hands import Mouse
from tests.browser.eldorado.honesty import check_frames
from tests.browser.eldorado.table import Table
from tests.browser.phones import check_targets, check_width
from tests.browser.replays import at_step
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.eldorado.hexes import hex_position
from tests.eldorado.positions import go

# One board after the start board, with caves, demons, and the Tavern beside it.
SHORT = "own-1cbkb-cj73"
EVERYTHING = {"caves": True, "promos": True, "heroes": True}
AFAR = {"players": 2, "others": "B30 B31 B32", "deck": "sailor traveler"}


def test_a_whole_game_with_everything_against_bots(visits: Visits, tables: Tables) -> None:
    """To the city over a short route with caves, demons and the Tavern, looked at again then."""
    made = tables.new("me Ann", "bot greedy", "bot greedy", route=SHORT, **EVERYTHING)
    table = Table(visits.open(made.address()))
    ExpansionPlayer(table, Mouse(table)).play_game()
    assert table.view()["phase"] == "over"
    assert any(piece["cell"] < 0 for piece in table.view()["pieces"])
    check_frames(tables, made, (table.visit, made.key, [0]))
    expect(table.page.get_by_role("dialog")).to_be_visible()
    table.page.keyboard.press("Escape")
    table.page.get_by_role("button", name="Show earlier lines").click()
    expect(table.log().filter(has_text="is joined by")).to_have_count(3)
    table.page.goto(made.step(20))
    at_step(table.page, 20)
    expect(table.page.get_by_test_id("players")).to_contain_text("Cave tiles")


def test_a_cave_is_explored_and_its_tile_used_by_keys(visits: Visits, tables: Tables) -> None:
    state = hex_position(at="B12", hand="explorer native", **AFAR)
    made = tables.at(state, "me Ann", "friend Ben")
    table = Table(visits.open(made.address(), speed="normal"))
    page = table.page
    begun = table.settle().entries
    table.choose_card("Explorer")
    table.go_to("B13")
    table.expect_prompt("Explore the cave, or go on")
    assert table.cell_id("B8") in table.look().cells
    page.keyboard.press("c")
    expect(page.get_by_test_id("revealed")).to_contain_text("explores a cave and finds")
    assert table.settle(begun + 2).title == "Your turn: choose a card"
    table.expect_prompt("You found")
    expect(table.log().last).to_contain_text("explores a cave and finds")
    assert table.scene()["cards"][table.view()["seats"][0]["tiles"][0]]["family"] == "tile"
    page.keyboard.press("2")
    expect(table.tile(0)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(table.tile(0)).to_have_attribute("aria-pressed", "false")


def test_curses_forbid_say_so_and_are_lifted(visits: Visits, tables: Tables) -> None:
    hand = "native explorer explorer sailor"
    state = hex_position(at="B13", hand=hand, curses="misery lethargy_machete", **AFAR)
    made = tables.at(state, "me Ann", "friend Ben")
    table = Table(visits.open(made.address()))
    page = table.page
    table.settle()
    expect(page.get_by_test_id("curses")).to_contain_text("You cannot use machetes")
    expect(page.get_by_test_id("open-0").get_by_role("listitem")).to_have_count(2)
    check(page)
    table.poke(table.held("Native"))
    table.expect_prompt("a curse forbids it")
    table.poke(table.held("Explorer"))
    table.named("B12").click()
    expect(table.why_not()).to_contain_text("Lethargy: you cannot use machetes")
    page.keyboard.press("Escape")
    page.keyboard.press("x")
    table.expect_prompt("2 machetes still to give. It can be: Explorer.")
    table.poke(table.held("Sailor"))
    table.expect_prompt("First give what lifts the curse.")
    before = table.look().entries
    table.held("Explorer").click()
    table.expect_prompt("1 machete still to give")
    table.held("Explorer").click()
    table.settle(before + 1)
    expect(table.log().last).to_contain_text("gives Explorer and Explorer and lifts Lethargy")
    expect(page.get_by_test_id("open-0").get_by_role("listitem")).to_have_count(1)


def test_voodoo_is_asked_of_the_other_seat(visits: Visits, tables: Tables) -> None:
    """On one screen behind the hand-over screen; far away, on a phone, while the bearer waits."""
    state = go(hex_position(at="U12", hand="explorer", **AFAR), "brave a:U11", "curse voodoo")
    table = Table(visits.open(tables.at(state, "me Ann", "screen Ben").address()))
    expect(table.page.get_by_role("dialog", name="Hand the screen to Ben")).to_be_visible()
    table.take_screen()
    table.expect_prompt("Voodoo: move the piece of Ann")
    table.named("U6").click()
    table.expect_prompt("One more space")
    table.named("U7").click()
    expect(table.page.get_by_role("dialog", name="Hand the screen to Ann")).to_be_visible()
    table.take_screen()
    table.expect_prompt("Your turn: choose a card")
    assert table.view()["pieces"][0]["cell"] == table.cell_id("U7")

    made = tables.at(state, "me Ann", "friend Ben")
    ann = Table(visits.open(made.address()))
    ben = Table(visits.open(made.address(made.links[1]), phone=True, language="fr"))
    ben.settle()
    ann.expect_prompt("Voodoo: Ben moves the cursed piece")
    ben.expect_prompt("Vaudou : déplacez le pion de Ann")
    ben.named("U6").tap()
    ben.named("U6").tap()
    ben.expect_prompt("Encore une case")
    ben.named("U7").tap()
    ben.named("U7").tap()
    ann.settle()
    expect(ann.log().filter(has_text="Ben moves the piece of Ann")).to_have_count(2)


@pytest.mark.parametrize("phone", [False, True])
def test_a_hero_is_hired(visits: Visits, tables: Tables, phone: bool) -> None:
    state = hex_position(at="U1", hand="traveler explorer", tiles="pass", curses="misery", **AFAR)
    made = tables.at(state, "me Ann", "friend Ben")
    theme = "dark" if phone else "light"
    table = Table(visits.open(made.address(), phone=phone, theme=theme))
    begun = table.settle().entries
    table.held("Traveler").click()
    table.named("Y1").click()
    if phone:
        table.named("Y1").click()
    table.settle(begun + 1)
    table.button("visit").click()
    table.settle(begun + 2)
    heroes = table.page.get_by_test_id("tavern").get_by_role("button")
    expect(heroes).to_have_count(3)
    check(table.page)
    heroes.first.click()
    table.settle(begun + 3)
    hero = table.view()["hand"][-1]
    assert table.scene()["cards"][hero]["family"] == "hero"
    if phone:
        check_width(table.page)
        check_targets(table.page)
        table.page.get_by_test_id("curses").locator("summary").click()
        expect(table.page.get_by_test_id("curses")).to_contain_text("You cannot play purple cards")
        check(table.page)


def test_a_demon_warns_of_its_curses(visits: Visits, tables: Tables) -> None:
    """No card helps: the first press tells the price, the second pays it."""
    state = hex_position(at="U12", hand="explorer", tiles="ward", **AFAR)
    # Whatever is drawn: a curse may let the other seat move.
    made = tables.at(state, "me Ann", "bot greedy")
    table = Table(visits.open(made.address()))
    begun = table.settle().entries
    table.named("U18").click()
    table.expect_prompt("No card helps here: it costs 2 curses")
    assert table.plays() == []
    table.button("confirm").click()
    table.settle(begun + 2)
    table.expect_prompt("use your ward?")
    table.button("ward").click()
    expect(table.log().filter(has_text="Ann braves a demon: 2 curses")).to_have_count(1)
    expect(table.log().filter(has_text=re.compile("Ann draws a curse"))).to_have_count(2)


def test_the_form_offers_them_and_the_help_page_is_honest(visits: Visits) -> None:
    page = visits.open("/new/eldorado").page
    heroes = page.get_by_role("switch", name="Heroes & Hexes")
    caves = page.get_by_role("switch", name="Caves")
    expect(caves).to_have_accessible_description(re.compile("Heroes & Hexes can be added"))
    expect(heroes).to_have_count(0)
    caves.click()
    expect(heroes).to_be_visible()
    page.goto("/help/eldorado")
    expect(page.get_by_test_id("assumed")).to_contain_text("Heroes & Hexes")
