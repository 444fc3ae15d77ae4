"""A look at things: resting, focusing or holding shows them large, with what they do in words."""

import contextlib
import re

import pytest
from playwright.sync_api import Locator, Page, expect

import incognita
from tests.browser.axe import check
from tests.browser.server import Server
from tests.browser.tables import Tables
from tests.browser.visits import Visits

GAMES = [game.id for game in incognita.games()]
# Something to look at in each game, and what is said of it in English and French.
THINGS = {
    "eldorado": (
        '[data-look="{}"]',
        ("Transmitter", "without paying"),
        ("Poste de transmission", "sans payer"),
    ),
    "survive": (
        '[data-piece-hit][data-look="{}"]',
        ("Serpent", "Takes swimmers"),
        ("Serpent", "Prend les nageurs"),
    ),
    "explorers": ('[data-cell][data-look="{}"]', ("key", "opens one temple"), ("clé", "temple")),
    "entdecker": ('[data-look="{}"]', ("fort", "finds a plant"), ("fort", "trouve une plante")),
    "neue-entdecker": ('[data-look="{}"]', ("base", "pays you a toll"), ("base", "péage")),
}


def open_table(visits: Visits, server: Server, game: str, *, phone: bool) -> Page:
    made = Tables(server, incognita.game(game)).new("me Ann", "bot random")
    page = visits.open(made.address(), phone=phone, language="fr" if phone else "en").page
    expect(page.get_by_test_id("act-hint")).to_be_visible()
    page.wait_for_load_state("networkidle")
    return page


def rest_on(page: Page, thing: Locator, look: Locator) -> None:
    """Again from afar while nothing comes: a board that moves under a resting pointer asks anew."""
    for _ in range(5):
        page.mouse.move(5, 5)
        thing.hover(force=True)
        with contextlib.suppress(AssertionError):
            expect(look).to_be_visible(timeout=5_000)
            return


@pytest.mark.parametrize("game", GAMES)
def test_resting_on_a_thing_shows_it_large(visits: Visits, server: Server, game: str) -> None:
    page = open_table(visits, server, game, phone=False)
    selector, (name, does), _ = THINGS[game]
    thing = page.locator(selector.format(name)).first
    look = page.get_by_test_id("look")
    expect(look).to_have_count(0)
    rest_on(page, thing, look)
    expect(look).to_contain_text(re.compile(name, re.IGNORECASE))
    expect(look).to_contain_text(does)
    box, window = look.bounding_box(), page.viewport_size
    assert box is not None
    assert window is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= window["width"]
    assert box["y"] + box["height"] <= window["height"]
    assert look.locator("svg").count() > 0
    check(page)
    page.mouse.move(5, 5)
    expect(look).to_have_count(0)


HOLD = """element => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const at = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true };
  element.dispatchEvent(new PointerEvent("pointerdown", { ...at, pointerType: "touch" }));
}"""


@pytest.mark.parametrize("game", GAMES)
def test_holding_a_thing_shows_it_and_chooses_nothing(
    visits: Visits, server: Server, game: str
) -> None:
    page = open_table(visits, server, game, phone=True)
    selector, _, (name, does) = THINGS[game]
    thing = page.locator(selector.format(name)).first
    if thing.count() == 0:
        page.get_by_test_id("tab-side").tap()
    thing.evaluate(HOLD)
    expect(page.get_by_test_id("look")).to_contain_text(does)
    thing.evaluate("element => element.dispatchEvent(new MouseEvent('click', { bubbles: true }))")
    expect(page.get_by_test_id("look")).to_contain_text(does)
    expect(page.locator("[data-look][aria-pressed=true]")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_legend_is_one_key_away(visits: Visits, server: Server, game: str) -> None:
    page = open_table(visits, server, game, phone=False)
    page.keyboard.press("q")
    legend = page.get_by_test_id("legend")
    expect(legend.locator("dt").first).to_be_visible()
    assert legend.locator("dt").count() >= 7
    assert legend.locator("dd").first.inner_text() != ""
    check(page)
