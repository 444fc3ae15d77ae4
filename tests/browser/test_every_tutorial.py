"""Every tutorial is played to its end by finger, by mouse, and once more by keyboard.

Fingers play in French, in the dark and without motion.
"""

import pytest
from playwright.sync_api import Page, expect

import incognita
from incognita.core.interface.tutorials import Tutorial, tutorials_of
from tests.browser import axe
from tests.browser.guided import Gesture, Newcomer, by_finger, by_keyboard, by_mouse
from tests.browser.server import Server
from tests.browser.test_tutorials import post
from tests.browser.visits import Visits

TUTORIALS = [
    pytest.param(game.id, tutorial, id=f"{game.id}-{tutorial.name}")
    for game in incognita.games()
    for tutorial in tutorials_of(game).values()
]
WHOLE = "one => one.scrollHeight <= one.clientHeight && one.scrollWidth <= one.clientWidth"
each_tutorial = pytest.mark.parametrize(("game", "tutorial"), TUTORIALS)


def begin(visits: Visits, server: Server, game: str, tutorial: Tutorial, *, phone: bool) -> Page:
    made = post(server, f"/api/games/{game}/tutorials/{tutorial.name}", {"name": "Ann"})
    address = f"/t/{made['table']}#k={made['key']}"
    language, theme = ("fr", "dark") if phone else ("en", "light")
    visit = visits.open(address, phone=phone, reduced=phone, language=language, theme=theme)
    return visit.page


def play(page: Page, tutorial: Tutorial, gesture: Gesture) -> None:
    newcomer = Newcomer(page, gesture)
    newcomer.play()
    expect(page.get_by_test_id("guide-play")).to_be_visible()
    # A message may come while the others still act, and is then read with what follows.
    assert len(newcomer.messages) >= len(tutorial.steps) - 1


@each_tutorial
def test_a_tutorial_is_played_by_mouse_and_once_more_by_keyboard(
    visits: Visits, server: Server, game: str, tutorial: Tutorial
) -> None:
    page = begin(visits, server, game, tutorial, phone=False)
    play(page, tutorial, by_mouse)
    by_keyboard(page.get_by_test_id("guide-again"))
    expect(page.get_by_test_id("guide")).to_have_attribute("data-step", "0")
    play(page, tutorial, by_keyboard)


@each_tutorial
def test_a_tutorial_is_played_by_finger(
    visits: Visits, server: Server, game: str, tutorial: Tutorial
) -> None:
    page = begin(visits, server, game, tutorial, phone=True)
    expect(page.get_by_test_id("guide")).to_have_attribute("data-step", "0")
    axe.check(page)
    assert page.get_by_test_id("round").evaluate(WHOLE), "the header is cut"
    play(page, tutorial, by_finger)
