"""What is fetched before the first picture: home, and the first board of every game."""

import httpx
import pytest
from playwright.sync_api import Browser

import incognita
from bench.browsing import new_table
from bench.page import BOARD, DESK, EVERYTHING, GAMES_TO_CHOOSE, load, nodes_of, open_page
from tests.browser.server import Server

ANN = {"kind": "me", "name": "Ann"}
BOT = {"kind": "bot", "level": "random"}


@pytest.mark.parametrize("game", [game.id for game in incognita.games()])
def test_the_first_board_of_a_game_is_light(browser: Browser, server: Server, game: str) -> None:
    fetched = load(browser, new_table(server.address, game, [ANN, BOT, BOT]), BOARD)
    assert 60 < fetched.kilobytes < 150
    assert 5 < fetched.requests < 25


def test_home_is_light(browser: Browser, server: Server) -> None:
    fetched = load(browser, server.address, GAMES_TO_CHOOSE)
    assert 30 < fetched.kilobytes < 90
    assert 5 < fetched.requests < 25


def test_the_largest_route_is_drawn_with_few_nodes(browser: Browser, server: Server) -> None:
    page, session = open_page(browser, DESK)
    page.goto(new_table(server.address, "eldorado", [ANN, BOT, BOT], **EVERYTHING))
    page.locator("[data-cell]").first.wait_for()
    page.wait_for_load_state("networkidle")
    spaces = page.locator("[data-cell]").count()
    nodes = nodes_of(session)
    page.context.close()
    assert spaces > 230
    assert 1_000 < nodes < 6_000


def test_a_table_fetches_the_words_of_its_game_and_language_alone(
    browser: Browser, server: Server
) -> None:
    context = browser.new_context(locale="fr-FR")
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(new_table(server.address, "survive", [ANN, BOT, BOT]))
    page.locator(BOARD).first.wait_for()
    page.wait_for_load_state("networkidle")
    chunks = httpx.get(f"{server.address}/chunks.json", trust_env=False).json()
    words = {name: chunk["file"] for name, chunk in chunks.items() if "virtual:words/" in name}
    fetched = {name for name, file in words.items() if any(url.endswith(file) for url in asked)}
    context.close()
    assert fetched == {f"virtual:words/fr/{part}" for part in ("page", "table", "survive")}
