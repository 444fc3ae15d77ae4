"""Every game in windows of all shapes: a large map, no overlaps, nothing off screen."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import incognita
from incognita.core import State
from tests.browser.eldorado.table import Table as EldoradoTable
from tests.browser.entdecker import positions as entdecker
from tests.browser.explorers import positions as explorers
from tests.browser.neue_entdecker import positions as neue_entdecker
from tests.browser.records import played
from tests.browser.server import Server
from tests.browser.survive import positions as survive
from tests.browser.tables import Made, Tables
from tests.browser.test_tutorials import post
from tests.browser.visits import Visits
from tests.browser.waiting import until
from tests.eldorado.positions import position

LOOK = (Path(__file__).parent / "layout.js").read_text()
TWO_FRAMES = "new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)))"
SIZES = [(1440, 900), (1366, 768), (1280, 720), (1100, 800), (1024, 768), (844, 390)]
DESKS = SIZES[:-1]
UPRIGHT = [(390, 844), (320, 700)]
STATES: dict[str, State] = {
    "eldorado": position(at="B31", hand="explorer sailor traveler scout", others="B26 B32"),
    "survive": survive.middle(),
    "explorers": explorers.under_way(objectives=3, temples="advanced"),
    "entdecker": entdecker.under_way(personal_tiles=True),
    "neue-entdecker": neue_entdecker.harbour(chief_scouts=True),
}
# Prompts with many words and buttons at once.
WORDY: dict[str, State] = {
    "explorers": explorers.all_crossed(),
    "entdecker": entdecker.holding("C?friendly"),
    "neue-entdecker": neue_entdecker.holding(),
}
FRIENDS = {"eldorado": ("friend Ben", "friend Cleo")}
Box = dict[str, float]


def table_of(server: Server, game: str, state: State | None = None) -> Made:
    friends = FRIENDS.get(game, ("friend Ben",))
    return Tables(server, incognita.game(game)).at(state or STATES[game], "me Ann", *friends)


def apart(one: Box, other: Box) -> bool:
    beside = one["right"] <= other["left"] + 1 or other["right"] <= one["left"] + 1
    return beside or one["bottom"] <= other["top"] + 1 or other["bottom"] <= one["top"] + 1


def inside(one: Box, room: Box) -> bool:
    across = one["left"] >= room["left"] - 1 and one["right"] <= room["right"] + 1
    return across and one["top"] >= room["top"] - 1 and one["bottom"] <= room["bottom"] + 1


def look(page: Page) -> dict[str, Any]:
    expect(page.get_by_test_id("prompt")).to_be_visible()
    expect(page.locator(".map-frame, [data-testid=generic-board]").first).to_be_visible()
    page.evaluate(TWO_FRAMES)
    shown: dict[str, Any] = page.evaluate(LOOK)
    return shown


def check(page: Page, least: tuple[int, int]) -> dict[str, Any]:
    """All in the window, with a map of at least this size, and readable words."""
    shown = look(page)
    width, height = page.evaluate("[innerWidth, innerHeight]")
    window = {"left": 0, "top": 0, "right": width, "bottom": height}
    assert shown["page"]["width"] <= width
    assert shown["page"]["height"] <= height
    assert shown["board"]["width"] >= least[0]
    assert shown["board"]["height"] >= least[1]
    assert shown["words"]["width"] >= 140
    assert shown["cut"] <= 1, "the prompt is cut"
    for part in ("board", "prompt"):
        assert inside(shown[part], window), (part, shown[part])
    assert apart(shown["board"], shown["prompt"])
    for button in shown["buttons"]:
        assert inside(button, shown["prompt"]), button
    if shown["hand"]:
        assert apart(shown["hand"], shown["board"])
        assert apart(shown["hand"], shown["prompt"])
        if shown["tabs"]:
            assert apart(shown["hand"], shown["tabs"])
    return shown


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", STATES)
def test_windows_that_are_wider_than_high(
    visits: Visits, server: Server, game: str, language: str
) -> None:
    visit = visits.open(table_of(server, game).address(), language=language, size=SIZES[0])
    for width, height in SIZES:
        visit.page.set_viewport_size({"width": width, "height": height})
        shown = check(visit.page, (420, 380))
        assert apart(shown["zoom"], shown["map"]), "the zoom buttons lie on the map"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", STATES)
def test_phones_held_upright(visits: Visits, server: Server, game: str, language: str) -> None:
    address = table_of(server, game).address()
    visit = visits.open(address, language=language, phone=True, size=UPRIGHT[0])
    for width, height in UPRIGHT:
        visit.page.set_viewport_size({"width": width, "height": height})
        check(visit.page, (width, 270))


@pytest.mark.parametrize("game", WORDY)
def test_long_prompts_are_whole_beside_a_narrow_map(
    visits: Visits, server: Server, game: str
) -> None:
    made = table_of(server, game, WORDY[game])
    page = visits.open(made.address(), language="fr", size=(1024, 768)).page
    for width, height in ((1024, 768), (1280, 720), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        check(page, (420, 380))


def test_the_piles_of_a_low_tray_are_whole(visits: Visits, server: Server) -> None:
    page = visits.open(table_of(server, "eldorado").address(), size=(1024, 768)).page
    for width, height in ((1024, 768), (1280, 720), (1100, 800)):
        page.set_viewport_size({"width": width, "height": height})
        hand = look(page)["hand"]
        piles = page.locator(".pile")
        expect(piles).to_have_count(2)
        for pile in piles.all():
            box = pile.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= hand["bottom"] + 1


def test_the_names_of_columns_lie_beside_the_board(visits: Visits, server: Server) -> None:
    """Where it is shown whole, also where it is small."""
    for game in ("entdecker", "neue-entdecker"):
        made = table_of(server, game)
        page = visits.open(made.address(), size=(1024, 768)).page
        expect(page.get_by_test_id("rulers")).to_be_visible()
        page.locator(".zoom .fit").click()
        look(page)
        assert page.locator(".rulers .over").count() == 0


def test_the_score_of_explorers_is_above_the_fold(visits: Visits, server: Server) -> None:
    for language in ("en", "fr"):
        made = table_of(server, "explorers")
        page = visits.open(made.address(), language=language, size=(1440, 900)).page
        score = page.get_by_test_id("score")
        expect(score).to_be_visible()
        box = score.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 900


def test_the_seat_strip_shows_gold_and_points(visits: Visits, server: Server) -> None:
    page = visits.open(table_of(server, "entdecker").address(), phone=True).page
    strip = page.get_by_test_id("seat-strip")
    expect(strip.get_by_role("button").first).to_contain_text(re.compile(r"Gold:\s*6"))
    expect(strip.get_by_role("button").first).to_contain_text("0")


def test_the_own_piece_stays_in_sight_when_the_window_changes(
    visits: Visits, server: Server
) -> None:
    table = EldoradoTable(visits.open(table_of(server, "eldorado").address(), size=(1440, 900)))
    table.settle()
    for _ in range(3):
        table.page.locator(".zoom .in").click()
    for width, height in ((390, 844), (1024, 768), (844, 390), (320, 700), (1366, 768)):
        table.page.set_viewport_size({"width": width, "height": height})
        until(
            table.page,
            """() => {
              const own = document.querySelector('[data-cell][aria-label*="Ann"]');
              const map = document.querySelector(".map-frame > .frame");
              if (!own || !map) return false;
              const { left, top, right, bottom } = own.getBoundingClientRect();
              const frame = map.getBoundingClientRect();
              const [x, y] = [(left + right) / 2, (top + bottom) / 2];
              return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
            }""",
        )


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", ["entdecker", "neue-entdecker"])
def test_the_result_on_a_small_phone(
    visits: Visits, server: Server, game: str, language: str
) -> None:
    ends = {"entdecker": entdecker.finished, "neue-entdecker": neue_entdecker.finished}
    made = Tables(server, incognita.game(game)).at(ends[game](), "me Dominique", "friend Cleopatra")
    page = visits.open(made.address(), language=language, phone=True, size=(320, 700)).page
    places = page.get_by_test_id("places")
    expect(places).to_be_visible()
    for name in ("Dominique", "Cleopatra"):
        lines = places.get_by_text(name).first.evaluate(
            """(one) => {
              const range = document.createRange();
              range.selectNodeContents(one.firstChild ?? one);
              return range.getClientRects().length;
            }"""
        )
        assert lines == 1, f"{name} is broken into {lines} lines"
    wide, room = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= room


@pytest.mark.parametrize("game", ["eldorado", "survive"])
def test_the_ways_on_after_a_game_are_always_in_sight(
    visits: Visits, server: Server, game: str
) -> None:
    shown = Tables(server, incognita.game(game)).record(played(incognita.game(game)))
    page = visits.open(shown.address(), size=SIZES[0]).page
    expect(page.get_by_test_id("statistics")).to_be_visible()
    for width, height in [*SIZES, *UPRIGHT]:
        page.set_viewport_size({"width": width, "height": height})
        for way in ("end-look", "end-home", "end-replay", "end-study"):
            expect(page.get_by_role("dialog").get_by_test_id(way)).to_be_in_viewport(ratio=1)
        dialog = page.get_by_role("dialog")
        wide, room = dialog.evaluate("(one) => [one.scrollWidth, one.clientWidth]")
        assert wide <= room


def test_a_new_table_can_be_started_without_scrolling(visits: Visits) -> None:
    page = visits.open("/new/eldorado", size=SIZES[0]).page
    start = page.get_by_role("button", name="Start the table")
    for width, height in [*SIZES, *UPRIGHT]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        expect(start).to_be_in_viewport(ratio=1)
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        expect(start).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(844, 390), (320, 700), (1024, 768)])
def test_why_not_lies_in_the_window_and_says_what_it_is(
    visits: Visits, server: Server, size: tuple[int, int]
) -> None:
    visit = visits.open(table_of(server, "survive").address(), phone=size[0] < 900, size=size)
    table = EldoradoTable(visit)
    look(table.page)
    before = table.page.evaluate(LOOK)["board"]
    table.page.evaluate("""document.querySelector('[data-piece-hit^="creature"]').dispatchEvent(
      new MouseEvent("click", {bubbles: true}))""")
    tag = table.why_not()
    expect(tag).to_be_visible()
    expect(tag.locator("strong")).not_to_be_empty()
    box = tag.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert box["y"] + box["height"] <= size[1]
    assert table.page.evaluate(LOOK)["board"] == before


@pytest.mark.parametrize(("tutorial", "step"), [("caves", 1), ("heroes", 2)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_five_buttons_of_a_prompt_are_seen_whole(
    visits: Visits, server: Server, language: str, tutorial: str, step: int
) -> None:
    made = post(server, f"/api/games/eldorado/tutorials/{tutorial}", {"name": "Ann", "step": step})
    address = f"/t/{made['table']}#k={made['key']}"
    page = visits.open(address, size=SIZES[0], language=language).page
    buttons = page.get_by_test_id("prompt").get_by_role("button")
    expect(buttons).to_have_count(5)
    for width, height in DESKS:
        page.set_viewport_size({"width": width, "height": height})
        for button in buttons.all():
            expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_heroes_do_is_read_whole_in_the_tavern(
    visits: Visits, server: Server, language: str
) -> None:
    made = post(server, "/api/games/eldorado/tutorials/heroes", {"name": "Ann", "step": 7})
    address = f"/t/{made['table']}#k={made['key']}"
    page = visits.open(address, size=SIZES[0], language=language).page
    texts = page.get_by_test_id("tavern").locator("p")
    expect(texts).to_have_count(3)
    for text in texts.all():
        expect(text).to_be_in_viewport(ratio=1)
