"""Why not? Whatever cannot be done says so, with the rule behind it."""

import pytest
from playwright.sync_api import expect

from tests.browser.eldorado.table import Table
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.eldorado.positions import position


@pytest.fixture
def table(visits: Visits, tables: Tables) -> Table:
    state = position(at="B31", hand="explorer sailor", others="B26 B32")
    made = tables.at(state, "me Ann", "friend Ben", "friend Cleo")
    table = Table(visits.open(made.address()))
    table.settle()
    return table


REFUSED = [
    ("B25", "This space asks for paddles", "eldorado.move.symbol"),
    ("B26", "A piece stands there", "eldorado.move.occupied"),
    ("B8", "Mountains cannot be entered", "eldorado.move.mountain"),
    ("B36", "Nobody goes back to the start", "eldorado.move.start-closed"),
]


def test_an_unlit_space_names_its_rule(table: Table) -> None:
    table.choose_card("Explorer")
    tag = table.page.get_by_role("note").filter(has_text="Why not?")
    for cell, sentence, rule in REFUSED:
        table.named(cell).click()
        expect(tag).to_contain_text(sentence)
        expect(tag.get_by_role("link")).to_have_text(rule)
        expect(table.page.get_by_test_id("live")).to_contain_text(sentence)
    with table.page.context.expect_page() as rules:
        tag.get_by_role("link").click()
    expect(rules.value.locator(f'[id="{REFUSED[-1][2]}"]')).to_be_in_viewport()


def test_a_card_too_dear_says_what_it_costs(table: Table) -> None:
    table.poke(table.pile("Transmitter"))
    sentence = "It costs 4: your cards are worth too little."
    table.expect_prompt(sentence)
    expect(table.pile("Transmitter")).to_have_accessible_description(sentence)
    expect(table.pile("Transmitter")).to_have_accessible_description(
        "It costs 4: your cards are worth too little."
    )


def test_resting_on_a_space_out_of_reach_is_enough(table: Table) -> None:
    table.choose_card("Explorer")
    table.named("B25").hover()
    tag = table.page.get_by_role("note").filter(has_text="Why not?")
    expect(tag).to_contain_text("This space asks for paddles")
    expect(tag.get_by_role("link")).to_have_text("eldorado.move.symbol")


def test_the_focus_on_a_space_out_of_reach_is_enough(table: Table) -> None:
    table.page.keyboard.press("1")
    table.page.keyboard.press("g")
    table.page.keyboard.press("End")
    tag = table.page.get_by_role("note").filter(has_text="Why not?")
    expect(tag).to_be_visible()
    expect(tag.get_by_role("link")).to_contain_text("eldorado.")


def test_resting_on_a_card_too_dear_is_enough(table: Table) -> None:
    table.pile("Transmitter").hover()
    table.expect_prompt("It costs 4: your cards are worth too little.")
    expect(table.prompt().get_by_role("link")).to_contain_text("eldorado.")


def test_a_pile_beyond_the_full_market_says_so(table: Table) -> None:
    table.page.get_by_text("Beyond the market").click()
    table.poke(table.pile("Captain"))
    table.expect_prompt("Only the six piles on the market are for sale")


def test_the_rules_of_the_moment_are_at_hand(table: Table) -> None:
    side = table.page.get_by_role("complementary", name="Market and rules")
    expect(side.get_by_role("link", name="All the rules")).to_be_visible()


def test_a_log_line_opens_to_its_rule(table: Table) -> None:
    table.choose_card("Sailor")
    table.go_to("B25")
    table.log().last.get_by_role("button").click()
    expect(table.log().last.get_by_role("link", name="Read the rule")).to_be_visible()
