"""Puzzles are played on the real board, and mistakes of a finished game are tried again."""

import re

import pytest
from playwright.sync_api import Page, expect

import incognita
from incognita.core import Game
from incognita.lab.puzzles import puzzles_of
from tests.browser.axe import check
from tests.browser.phones import check_width
from tests.browser.server import Server
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.lab.games_played import short_race

PATIENCE = 240_000
GAMES = [game for game in incognita.games() if puzzles_of(game)]


def verdict(page: Page, wanted: str) -> None:
    expect(page.get_by_test_id("exercise")).to_have_attribute(
        "data-verdict", wanted, timeout=PATIENCE
    )


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_a_puzzle_has_a_hint_and_an_answer_on_the_board(
    visits: Visits, game: Game, phone: bool
) -> None:
    puzzle = next(iter(puzzles_of(game).values()))
    address = f"/puzzles/{puzzle.id}?game={game.id}"
    page = visits.open(address, phone=phone, language="fr" if phone else "en").page
    verdict(page, "ask")
    check_width(page)
    page.keyboard.press("i")
    rule = game.catalogue().sentence(puzzle.rule, "fr" if phone else "en")
    expect(page.get_by_test_id("guide-text")).to_contain_text(rule.split(".")[0][:30])
    page.get_by_test_id("guide-answer").click()
    verdict(page, "shown")
    page.get_by_test_id("guide-step").select_option("0")
    expect(page.get_by_test_id("guide-step")).to_have_value("0")
    page.keyboard.press("n")
    expect(page).not_to_have_url(re.compile(puzzle.id))
    verdict(page, "ask")


def test_the_first_try_counts_and_games_are_chosen(visits: Visits) -> None:
    page = visits.open("/puzzles").page
    expect(page.get_by_test_id("puzzle-daily")).to_be_visible()
    standing = page.get_by_test_id("puzzle-standing")
    expect(standing).to_contain_text("1000")
    check(page)
    page.locator("label", has_text="El Dorado").click()
    page.get_by_test_id("puzzles-begin").click()
    verdict(page, "ask")
    page.get_by_test_id("guide-answer").click()
    verdict(page, "shown")
    page.get_by_test_id("guide-leave").click()
    expect(standing).not_to_contain_text("1000")


def test_a_mistake_is_tried_again(visits: Visits, server: Server) -> None:
    record = short_race(rounds=3, careless=0).text()
    shown = Tables(server, incognita.game("eldorado")).record(record)
    page = visits.open(shown.step(0).replace("#", "?study#"), phone=True).page
    errors = page.get_by_test_id("study-errors")
    expect(errors).to_be_visible(timeout=PATIENCE)
    errors.get_by_role("button").first.click()
    expect(page.get_by_test_id("line-steps").get_by_role("button").first).to_be_visible()
    page.get_by_test_id("line-played").click()
    expect(page.get_by_test_id("line-played")).to_have_attribute("aria-pressed", "true")
    page.get_by_text("The full truth").click()
    page.get_by_test_id("truth-toggle").click()
    expect(page.get_by_test_id("truth-hand")).to_have_count(2)
    check_width(page)
    page.get_by_test_id("study-retry").click()
    verdict(page, "ask")
    check_width(page)
    page.get_by_test_id("guide-answer").click()
    verdict(page, "shown")
    page.get_by_test_id("guide-again").click()
    verdict(page, "ask")
