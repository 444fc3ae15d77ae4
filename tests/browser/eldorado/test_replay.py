"""Looking back: slider, arrow keys, an address for every step, and playing on from one."""

from playwright.sync_api import Page, expect

from tests.browser.eldorado.hands import Mouse
from tests.browser.eldorado.player import Player
from tests.browser.eldorado.records import short_game
from tests.browser.eldorado.table import Table
from tests.browser.replays import at_move, at_step, last_move, last_step, move_slider
from tests.browser.tables import Tables
from tests.browser.visits import Visits

WHERE = """() => [...document.querySelectorAll('[data-cell]')]
  .map((cell) => cell.ariaLabel).filter((name) => name.includes('stands here'))"""


def standing(page: Page) -> list[str]:
    cells: list[str] = page.evaluate(WHERE)
    return cells


def comes_to_show(page: Page, wanted: list[str]) -> None:
    """The slider moves before the pieces do."""
    for _ in range(100):
        if standing(page) == wanted:
            return
        page.wait_for_timeout(100)
    assert standing(page) == wanted


def test_a_pasted_record_is_replayed(visits: Visits) -> None:
    page = visits.open("/").page
    page.get_by_role("button", name="Replay a game").click()
    page.get_by_role("textbox", name="The record").fill(short_game())
    page.get_by_role("dialog").get_by_role("button", name="Replay", exact=True).click()
    at_step(page, 0)
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    assert at_move(page, 3) > 3
    page.keyboard.press("ArrowLeft")
    at_move(page, 2)
    expect(page.locator("[data-testid=log] li.current")).to_be_visible()
    page.keyboard.press("End")
    last = last_step(page)
    at_step(page, last)
    page.keyboard.press("Home")
    at_step(page, 0)
    page.get_by_role("button", name="One turn on").click()
    expect(move_slider(page)).not_to_have_value("0")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download the record").click()
    assert saved.value.path().read_text() == short_game()


def test_a_damaged_record_is_refused_in_words(visits: Visits) -> None:
    page = visits.open("/").page
    page.get_by_role("button", name="Replay a game").click()
    page.get_by_role("textbox", name="The record").fill(short_game()[:-30])
    page.get_by_role("dialog").get_by_role("button", name="Replay", exact=True).click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert len(page.get_by_role("alert").inner_text()) > 20


def test_the_address_of_a_step_opens_it(visits: Visits, tables: Tables) -> None:
    made = tables.new("me Ann", "bot greedy", "bot greedy", route="first")
    table = Table(visits.open(made.address()))
    Player(table, Mouse(table)).play_turn()
    entries = table.settle().entries
    step = table.last_update()["step"]
    now = standing(table.page)

    table.page.get_by_role("link", name="Replay move by move").click()
    at_step(table.page, step)
    comes_to_show(table.page, now)
    half = last_move(table.page) // 2
    move_slider(table.page).fill(str(half))
    middle = at_move(table.page, half)
    other = visits.open(made.step(middle)).page
    at_step(other, middle)
    expect(other.locator("[data-cell]").first).to_be_visible()
    comes_to_show(table.page, standing(other))
    seen = tables.get(f"/api/tables/{made.table}/steps/{middle}?key={made.key}")
    assert seen["viewer"] == 0

    table.page.get_by_role("link", name="To the table").click()
    assert table.settle().entries == entries


def test_playing_on_from_a_step_is_a_new_table(visits: Visits, tables: Tables) -> None:
    made = tables.new("me Ann", "bot greedy", "bot greedy", route="first")
    table = Table(visits.open(made.address()))
    first = table.settle()
    step, hand = table.last_update()["step"], table.view()["hand"]
    Player(table, Mouse(table)).play_turn()

    other = Table(visits.open(made.step(step)))
    at_step(other.page, step)
    other.page.get_by_role("button", name="Play on from here").click()
    dialog = other.page.get_by_role("dialog", name="Play on from here")
    dialog.get_by_role("textbox", name="Name at seat 1").fill("Anna")
    dialog.get_by_role("button", name="Set the table").click()
    moment = other.settle()
    assert f"/t/{made.table}" not in other.page.url
    assert other.view()["hand"] == hand
    assert moment.hand == first.hand
    expect(other.page.get_by_test_id("players")).to_contain_text("Anna")
    Player(other, Mouse(other)).play_turn()
    assert len(tables.stored(made.table).entries) >= table.last_update()["entries"]
