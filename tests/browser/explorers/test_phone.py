"""In one hand: nothing to scroll sideways, targets for a thumb, turns and drawing by touch."""

import itertools

from playwright.sync_api import Page, expect

from tests.browser.explorers.hands import Finger
from tests.browser.explorers.player import Player
from tests.browser.explorers.positions import last_turn, under_way, with_map
from tests.browser.explorers.table import Table
from tests.browser.phones import check_targets, check_width
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.explorers.positions import cells_of

STEPS = 6


def test_turns_are_played_by_touch(visits: Visits, tables: Tables) -> None:
    made = tables.new("me Ann", "bot greedy", start_tie="random")
    table = Table(visits.open(made.address(), phone=True))
    player = Player(table, Finger(table))
    for turn in range(3):
        player.play_turn()
        check_width(table.page)
        assert table.settle().entries > 0
        assert table.view()["turn"] == turn + 1
    check_targets(table.page)


def swipe(page: Page, points: list[tuple[float, float]]) -> None:
    """One finger from point to point, as a screen reports it."""
    line = page.context.new_cdp_session(page)

    def touch(kind: str, *at: tuple[float, float]) -> None:
        fingers = [{"x": x, "y": y} for x, y in at]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    touch("touchStart", points[0])
    for (left, top), (x, y) in itertools.pairwise(points):
        for step in range(1, STEPS + 1):
            part = step / STEPS
            touch("touchMove", (left + (x - left) * part, top + (y - top) * part))
    touch("touchEnd")
    line.detach()


def test_a_finger_draws_over_cells(visits: Visits, tables: Tables) -> None:
    made = tables.at(under_way(), "me Ann", "friend Ben")
    table = Table(visits.open(made.address(), phone=True))
    before = table.settle()
    wanted = cells_of("D5 C5 C6")
    points = [at for at in map(table.centre, wanted) if at]
    assert len(points) == 3
    swipe(table.page, points)
    moment = table.settle(before.entries + 3)
    assert set(moment.crossed) - set(before.crossed) == {*wanted}
    assert [table.centre(one) for one in wanted] == points


def test_every_tab_fits(visits: Visits, tables: Tables) -> None:
    made = tables.at(with_map(objectives=3), "me Ann", "friend Ben")
    table = Table(visits.open(made.address(), phone=True))
    table.settle()
    for tab in ("side", "players", "log", "help", "hand"):
        table.page.get_by_test_id(f"tab-{tab}").tap()
        expect(table.page.get_by_test_id(f"tab-{tab}")).to_have_attribute("aria-current", "page")
        check_width(table.page)
        check_targets(table.page)


def test_counts_tiles_and_rules_fit(visits: Visits, tables: Tables) -> None:
    made = tables.at(last_turn(1), "me Ann", "bot greedy")
    table = Table(visits.open(made.address(), phone=True))
    Player(table, Finger(table)).play_turn()
    expect(table.count()).to_contain_text("End of round 1")
    check_width(table.page)
    check_targets(table.page)
    table.page.goto(tables.new("me Ann", setup="chosen").address())
    expect(table.page.get_by_role("group", name="Landscape tiles")).to_be_visible()
    check_width(table.page)
    check_targets(table.page)
    for address, name in (("/new/explorers", "Start the table"), ("/help/explorers", "")):
        table.page.goto(address)
        landmark = (
            table.page.get_by_role("button", name=name) if name else table.page.locator("#honest")
        )
        expect(landmark).to_be_visible()
        check_width(table.page)
