"""Hints in every game: moves in words, shown on the board first, and nothing of it covered."""

import re

import pytest
from playwright.sync_api import Page, expect

import incognita
from tests.browser.axe import check
from tests.browser.paint import painted
from tests.browser.server import Server
from tests.browser.tables import Tables
from tests.browser.visits import Visits

GAMES = [game.id for game in incognita.games()]
# What a hint says of the first decision of each game, and the same in French.
WORDS = {
    "eldorado": ("Buy|to [A-Z]|Discard|End", "Acheter|vers [A-Z]|Défausser|Finir"),
    "survive": ("Place the explorer worth", "Placer l’explorateur qui vaut"),
    "explorers": (r"Cross|Take", "Cocher|Prendre"),
    "entdecker": ("Sail from", "Départ"),
    "neue-entdecker": ("Sail from|Name", "Départ|Désigner"),
}
COVERED = """panel => {
  const boxOf = (element) => element.getBoundingClientRect();
  const boxes = [...document.querySelectorAll("[data-lit]")].map(boxOf);
  const apart = (a, b) =>
    a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom;
  return boxes.filter(box => box.width * box.height > 0 && !apart(box, boxOf(panel))).length;
}"""


def ask(page: Page) -> None:
    expect(page.get_by_test_id("act-hint")).to_be_visible()
    page.get_by_test_id("act-hint").click()


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_a_move_that_is_shown_first(
    visits: Visits, server: Server, game: str, phone: bool
) -> None:
    made = Tables(server, incognita.game(game)).new("me Ann", "bot random")
    visit = visits.open(made.address(), phone=phone, language="fr" if phone else "en")
    page = visit.page
    ask(page)
    hint = page.get_by_test_id("hint")
    moves = hint.get_by_role("listitem")
    expect(moves.first).to_contain_text(re.compile(WORDS[game][phone]))
    expect(moves.first.locator(".reason")).not_to_be_empty()
    if not phone:
        check(page)
    moves.first.get_by_role("button").click()
    expect(moves.first.get_by_role("button")).to_have_attribute("aria-pressed", "true")
    assert not [frame for frame in visit.frames.sent if frame["type"] == "play"]
    with painted(page):
        page.wait_for_timeout(500)
        assert hint.evaluate(COVERED) == 0
    moves.first.get_by_role("button").click()
    expect(hint).to_have_count(0)
    played = [frame for frame in visit.frames.sent if frame["type"] == "play"]
    advice = next(frame for frame in visit.frames.received if frame["type"] == "advice")
    lines = [one["actions"] for one in advice["advice"]]
    assert any(line[: len(played[0]["actions"])] == played[0]["actions"] for line in lines)
