"""The landscape of one's own: tiles picked, turned and laid, and a start village chosen."""

from playwright.sync_api import Locator, expect

from tests.browser.explorers.table import Table
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.explorers.layouts import tied, tied_by_lot

BLANK = """() => [...document.querySelectorAll('[data-cell]')]
  .filter((cell) => cell.ariaLabel.includes('no tile yet')).length"""


def tile(table: Table, number: int) -> Locator:
    return (
        table.page.get_by_role("group", name="Landscape tiles")
        .get_by_role("button")
        .nth(number - 1)
    )


def lay(table: Table, number: int, turn: int, letter: str) -> None:
    before = table.settle().entries
    table.expect_prompt(f"Lay a tile at {letter}")
    tile(table, number).click()
    for _ in range(turn):
        table.page.get_by_role("button", name="Turn right").click()
    table.page.get_by_role("button", name=f"Lay it at {letter}").click()
    table.settle(before + 1)


def test_the_first_player_lays_the_landscape(visits: Visits, tables: Tables) -> None:
    """Chosen so that several villages lie equally near to the middle."""
    wanted = tied().view(0)
    made = tables.new("me Ann", "friend Ben", setup="chosen")
    table = Table(visits.open(made.address()))
    ben = Table(visits.open(made.address(made.links[1])))
    expect(ben.prompt()).to_contain_text("Ann lays out the landscape")
    table.settle()
    assert table.page.evaluate(BLANK) == 256
    tile(table, 5).click()
    assert table.page.evaluate(BLANK) == 192
    first, *others = wanted["tiles"]
    lay(table, first["tile"], first["turn"], "A")
    assert table.page.evaluate(BLANK) == 192
    table.poke(tile(table, first["tile"]))
    table.expect_prompt(f"Tile {first['tile']} is laid already.")
    entries = table.look().entries
    table.button("undo").click()
    table.settle(entries + 1)
    for one in (first, *others):
        lay(table, one["tile"], one["turn"], "ABCD"[one["slot"]])
    assert table.view()["terrain"] == wanted["terrain"]

    table.expect_prompt("Choose the start village")
    cells = {one["slot"]: one["cell"] for one in wanted["villages"]}
    moment = table.look()
    assert set(moment.cells) == {
        cells[one["slot"]] for one in table.last_update()["legal"] if one["kind"] == "village"
    }
    village = moment.cells[-1]
    table.cell(village).click()
    moment = table.settle(moment.entries + 1)
    assert moment.crossed == [village]
    table.expect_prompt("Cross three cells of one terrain")
    ben.settle()
    expect(ben.prompt()).to_contain_text("Cross three cells of one terrain")
    assert ben.look().crossed == [village]


def test_a_tie_on_a_drawn_landscape_is_asked_of_the_first_player(
    visits: Visits, tables: Tables
) -> None:
    made = tables.at(tied_by_lot(), "me Ann", "friend Ben")
    ann = Table(visits.open(made.address()))
    ben = Table(visits.open(made.address(made.links[1])))
    expect(ben.prompt()).to_contain_text("Ann chooses the start village")
    ann.expect_prompt("Choose the start village")
    moment = ann.settle()
    village = moment.cells[0]
    ann.cell(village).click()
    moment = ann.settle(moment.entries + 1)
    assert moment.crossed == [village]
    ann.expect_prompt("Cross three cells of one terrain")
