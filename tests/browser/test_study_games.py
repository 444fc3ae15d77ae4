"""Every game's study at a desk and on a phone: report, lines, truth, and mistakes tried again."""

import json

import pytest
from playwright.sync_api import expect

import incognita
from incognita.core import Game
from incognita.lab.judge.report import report
from tests.browser.phones import check_width
from tests.browser.server import Server
from tests.browser.tables import Made, Tables
from tests.browser.visits import Visits
from tests.lab.games_played import finished, study_of

SEATS = {"eldorado": 4, "survive": 3, "explorers": 2, "entdecker": 3, "neue-entdecker": 4}
SHORT = {"eldorado": {"round_limit": 4}, "survive": {"to_the_last": True, "turn_limit": 40}}
# So many segments have their decisions judged; the careless seat errs in one of them.
JUDGED = 40
_made: dict[str, Made] = {}


def studied(server: Server, game: Game) -> Made:
    """A finished game whose study lies beside it, as the server would have kept it."""
    if game.id not in _made:
        options = {"players": SEATS[game.id], **SHORT.get(game.id, {})}
        record = finished(game, options, seed=3, careless=0)
        shown = Tables(server, game).record(record.text())
        folder = server.data / "studies"
        folder.mkdir(exist_ok=True)
        study = report(study_of(game, record, playouts=4, decided=JUDGED))
        (folder / f"{shown.table}.json").write_text(json.dumps(study), encoding="utf-8")
        _made[game.id] = shown
    return _made[game.id]


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", incognita.games(), ids=lambda game: game.id)
def test_a_finished_game_is_studied(
    visits: Visits, server: Server, game: Game, phone: bool
) -> None:
    shown = studied(server, game)
    page = visits.open(shown.step(0), phone=phone, language="fr" if phone else "en").page
    graph = page.get_by_test_id("study-graph")
    expect(graph).to_have_attribute("data-stacked", str(SEATS[game.id] > 2).lower())
    expect(graph.locator("canvas")).to_be_attached()
    points = page.get_by_test_id("turning-points").get_by_role("button")
    expect(points.first).to_be_visible()
    errors = page.get_by_test_id("study-errors")
    errors.get_by_role("button").first.click()
    expect(page.get_by_test_id("line-steps").get_by_role("button").first).to_be_visible()
    page.get_by_test_id("line-played").click()
    expect(page.get_by_test_id("line-played")).to_have_attribute("aria-pressed", "true")
    page.get_by_text("Toute la vérité" if phone else "The full truth").click()
    page.get_by_test_id("truth-toggle").click()
    believed = page.get_by_test_id("truth-believed")
    expect(believed.get_by_role("row")).to_have_count(SEATS[game.id] + 2)
    check_width(page)
    page.get_by_test_id("study-retry").click()
    exercise = page.get_by_test_id("exercise")
    expect(exercise).to_have_attribute("data-verdict", "ask")
    check_width(page)
    page.get_by_test_id("guide-answer").click()
    expect(exercise).to_have_attribute("data-verdict", "shown")
