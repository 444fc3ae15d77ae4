"""What cards do at the table: ways, payments, purchases, actions, and taking it back."""

import re

import pytest
from playwright.sync_api import expect

from incognita.core import State
from tests.browser.eldorado.hands import Mouse
from tests.browser.eldorado.player import Player
from tests.browser.eldorado.table import Table
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.eldorado.positions import cards, position

OTHERS = ("friend Ben", "friend Cleo")


@pytest.fixture
def open_at(visits: Visits, tables: Tables) -> "OpenAt":
    return OpenAt(visits, tables)


class OpenAt:
    """Opens a table in a position, seen by the seat whose turn it is."""

    def __init__(self, visits: Visits, tables: Tables) -> None:
        self.visits = visits
        self.tables = tables

    def __call__(self, state: State, *others: str) -> Table:
        made = self.tables.at(state, "me Ann", *(others or OTHERS))
        table = Table(self.visits.open(made.address()))
        table.settle()
        return table


def piece_at(table: Table, name: str) -> None:
    expect(table.named(name)).to_have_accessible_name(re.compile("Ann stands here"))


def test_a_card_lights_what_it_reaches_and_one_click_goes_there(open_at: OpenAt) -> None:
    table = open_at(position(at="B31", hand="trailblazer sailor"))
    moment = table.choose_card("Trailblazer")
    plans = [
        plan for plan in table.last_update()["plans"] if plan["card"] == cards("trailblazer")[0]
    ]
    assert sorted(moment.cells) == sorted(plan["to"] for plan in plans)
    expect(table.named("B12")).to_have_accessible_name(
        "jungle 1, B12, reachable, 3 of 3, 24 steps from the city"
    )
    table.go_to("B12")
    piece_at(table, "B12")
    expect(table.log().last).to_contain_text("Ann plays Trailblazer, 3 steps into the jungle")


def test_left_over_strength_goes_on(open_at: OpenAt) -> None:
    table = open_at(position(at="B31", hand="trailblazer"))
    table.choose_card("Trailblazer")
    moment = table.go_to("B26")
    assert moment.title == "2 machetes left: go on, or play another card"
    table.go_to("B19")
    moment = table.go_to("B12")
    assert moment.title == "No cards left: end your turn"
    expect(table.log().last).to_contain_text("3 steps")


def test_undo_and_restart_take_steps_back(open_at: OpenAt) -> None:
    table = open_at(position(at="B31", hand="explorer explorer scout"))
    start = table.look()
    assert start.buttons["undo"] is False
    table.choose_card("Explorer")
    after_one = table.go_to("B26")
    table.choose_card("Explorer")
    before = table.go_to("B19").entries
    table.button("undo").click()
    table.after(before)
    piece_at(table, "B26")
    assert table.look().hand == after_one.hand
    table.choose_card("Scout")
    before = table.go_to("B19").entries
    table.button("restart").click()
    moment = table.after(before)
    piece_at(table, "B31")
    assert moment.hand == start.hand
    assert moment.buttons["undo"] is False
    table.poke(table.button("undo"))
    table.expect_prompt("There is nothing to take back")


def test_rubble_takes_any_cards(open_at: OpenAt) -> None:
    table = open_at(position(at="I17", hand="explorer sailor traveler scout"))
    table.named("I24").click()
    expect(table.named("I24")).to_have_accessible_name(
        "rubble 3, I24, reachable, 3 cards, 9 steps from the city"
    )
    moment = table.go_to("I24")
    assert moment.title == "Rubble: give up 3 cards"
    for number, name in enumerate(("Explorer", "Sailor")):
        table.expect_prompt(f"{number} of 3 chosen")
        table.held(name).click()
    before = table.look().entries
    table.held("Scout").click()
    moment = table.after(before)
    assert [card.split(".")[0] for card in moment.hand] == ["Traveler"]
    piece_at(table, "I24")
    expect(table.log().last).to_contain_text("Ann gives up 3 cards for rubble")


def test_a_camp_removes_the_card_in_hand(open_at: OpenAt) -> None:
    table = open_at(position(at="B2", hand="explorer sailor"))
    table.choose_card("Sailor")
    moment = table.go_to("B3")
    piece_at(table, "B3")
    assert [card.split(".")[0] for card in moment.hand] == ["Explorer"]
    expect(table.page.get_by_role("list", name="Out of the game")).to_be_visible()


def test_a_blockade_is_won(open_at: OpenAt) -> None:
    table = open_at(position(at="B5", hand="scout", blockades=[5, 0, 0, 0]))
    table.choose_card("Scout")
    blockade = table.page.get_by_role("button", name="blockade 5, jungle 2")
    expect(blockade).to_have_accessible_name("blockade 5, jungle 2, reachable, 2 of 2")
    before = table.look().entries
    table.blockade(0).click()
    table.after(before)
    expect(blockade).to_have_count(0)
    expect(table.log().last).to_contain_text("Ann plays Scout and wins blockade 5")
    ann = table.page.get_by_test_id("players").locator("[data-seat='0']")
    expect(ann).to_contain_text(re.compile(r"Blockades won:\s*1"))


def test_a_purchase_shows_the_running_sum(open_at: OpenAt) -> None:
    table = open_at(position(at="B31", hand="traveler traveler explorer sailor"))
    purse = table.page.get_by_role("status", name="Purse")
    expect(purse).to_contain_text("3")
    table.button("buy").click()
    for name, total in (("Explorer", "½"), ("Sailor", "1"), ("Traveler", "2")):
        table.held(name).click()
        table.expect_prompt(total)
        expect(purse.locator("b")).to_have_text(total)
    before = table.look().entries
    table.pile("Photographer").click()
    moment = table.after(before)
    assert [card.split(".")[0] for card in moment.hand] == ["Traveler"]
    expect(table.log().last).to_contain_text("Ann buys Photographer for 2")
    expect(table.pile("Photographer")).to_have_accessible_name(re.compile("2 left"))


def test_a_pile_proposes_its_payment(open_at: OpenAt) -> None:
    table = open_at(position(at="B31", hand="traveler traveler traveler explorer"))
    table.pile("Treasure Chest").click()
    table.expect_prompt("Treasure Chest costs 3")
    assert len(table.look().chosen) == 3
    before = table.look().entries
    table.page.get_by_role("button", name="Buy for 3").click()
    table.after(before)
    expect(table.log().last).to_contain_text("Ann buys Treasure Chest for 3")


def test_a_pile_beyond_the_market_fills_a_free_slot(open_at: OpenAt) -> None:
    market = "- trailblazer jack photographer treasure_chest transmitter"
    sold = "scout scout scout"
    table = open_at(position(at="B31", hand="traveler traveler", market=market, sold=sold))
    table.page.get_by_test_id("beyond").get_by_text("Beyond the market").click()
    table.pile("Captain").click()
    table.expect_prompt("Captain costs 2")
    before = table.look().entries
    table.page.get_by_role("button", name="Buy for 2").click()
    table.after(before)
    expect(table.log().last).to_contain_text("Ann buys Captain for 2")
    market_piles = table.page.get_by_test_id("market")
    expect(market_piles.get_by_role("button", name="Captain.")).to_be_visible()


def test_the_transmitter_takes_any_card(open_at: OpenAt) -> None:
    table = open_at(position(at="B31", hand="transmitter explorer"))
    before = table.choose_card("Transmitter").entries
    table.page.get_by_role("button", name="Play it").click()
    moment = table.after(before)
    assert moment.title == "Take any card for free"
    table.pile("Prop Plane").click()
    table.after(moment.entries)
    expect(table.log().last).to_contain_text("Ann takes Prop Plane for free")


def test_the_travel_log_draws_and_removes(open_at: OpenAt) -> None:
    table = open_at(position(at="B31", hand="travel_log sailor", deck="scout explorer traveler"))
    before = table.choose_card("Travel Log").entries
    for words in ("Draw none", "Draw 1", "Draw 2"):
        expect(table.page.get_by_role("button", name=words)).to_be_visible()
    table.page.get_by_role("button", name="Draw 2").click()
    moment = table.after(before)
    assert moment.title == "Remove up to 2 cards?"
    assert moment.buttons["undo"] is False
    table.held("Sailor").click()
    table.page.get_by_role("button", name="Remove 1").click()
    moment = table.after(moment.entries)
    assert len(moment.hand) == 2
    expect(table.log().filter(has_text="removes Sailor")).to_have_count(1)


def test_the_compass_draws_three(open_at: OpenAt) -> None:
    table = open_at(position(at="B31", hand="compass", deck="scout explorer traveler sailor"))
    before = table.choose_card("Compass").entries
    table.page.get_by_role("button", name="Draw 3").click()
    assert len(table.after(before).hand) == 3


def test_two_ways_to_one_space_are_asked_for(open_at: OpenAt) -> None:
    table = open_at(position(at="B31", hand="explorer scout"))
    table.named("B26").click()
    table.named("B26").click()
    table.expect_prompt("Which card?")
    before = table.look().entries
    table.page.get_by_role("button", name="Scout", exact=True).click()
    moment = table.after(before)
    assert [card.split(".")[0] for card in moment.hand] == ["Explorer"]


def test_two_pieces_each(open_at: OpenAt) -> None:
    state = position(at="B31 B32", players=2, hand="explorer explorer", others="B19 B20")
    table = open_at(state, "friend Ben")
    expect(table.page.get_by_text("both pieces to the city")).to_be_visible()
    table.choose_card("Explorer")
    table.named("B26").click()
    table.expect_prompt("Which piece?")
    before = table.look().entries
    table.page.get_by_role("button", name="Piece 2").click()
    table.after(before)
    piece_at(table, "B26")
    piece_at(table, "B31")


def test_arriving_announces_the_last_round(open_at: OpenAt) -> None:
    table = open_at(position(at="K4", hand="sailor", others="K19 K20"))
    table.choose_card("Sailor")
    table.named("Z2").click()
    notice = table.page.get_by_test_id("notice-last")
    expect(notice).to_contain_text("Last round: Ann has reached El Dorado.")
    expect(table.log().filter(has_text="Ann plays Sailor and reaches El Dorado")).to_have_count(1)
    ann = table.page.get_by_test_id("players").locator("[data-seat='0']")
    expect(ann).to_contain_text("arrived")


def test_arriving_ends_the_race_after_the_round(open_at: OpenAt) -> None:
    state = position(at="K4", hand="sailor", others="K19 K20")
    table = open_at(state, "bot greedy", "bot random")
    table.choose_card("Sailor")
    table.go_to("Z2")
    ending = table.page.get_by_role("dialog", name="Ann wins the race")
    expect(ending).to_be_visible()
    expect(ending.get_by_role("listitem").first).to_contain_text("in El Dorado")
    ending.get_by_role("button", name="See the map").click()
    expect(ending).to_be_hidden()
    table.expect_prompt("The race is over")


def test_the_round_limit_is_announced_and_ends_the_race(open_at: OpenAt) -> None:
    state = position(at="B31", hand="sailor", round_limit=20, others="B32 B33")
    state.round = 20
    table = open_at(state, "bot greedy", "bot greedy")
    expect(table.page.get_by_test_id("round")).to_contain_text("20")
    expect(table.page.get_by_role("status").filter(has_text="Last round")).to_be_visible()
    Player(table, Mouse(table)).play_game()
    expect(table.page.get_by_role("dialog")).to_contain_text("the shortest way left decides")
