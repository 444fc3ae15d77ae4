"""The analysis board: chance is chosen, lines are tried and told, texts go out and come back."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import incognita
from incognita.core import Record
from tests.browser import axe
from tests.browser.phones import check_targets, check_width
from tests.browser.server import Server
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.lab.games_played import short_race

GAMES = ("eldorado", "survive", "explorers", "entdecker", "neue-entdecker")

UNSEEN = ("explorer", "explorer", "explorer", "traveler") * 2
GUESSED = """[Game "eldorado"]
[Options "players=2"]

{deal 1; deal 2; deal 3; deal 4}
""" + "".join(f'{{draw {card}}} "guessed"\n' for card in UNSEEN)


def moves(page: Page) -> Locator:
    return page.get_by_test_id("move")


def idle(page: Page) -> None:
    expect(page.locator('[data-testid="live"]:not([data-busy])')).to_be_attached()


def begun(visits: Visits, game: str, *, phone: bool, real: bool = False) -> Page:
    address = f"/study?game={game}&players=2{'&real=1' if real else ''}"
    page = visits.open(address, phone=phone, language="fr" if phone else "en").page
    page.get_by_test_id("study-begin").click()
    expect(page.get_by_test_id("outcomes")).to_be_visible()
    return page


@pytest.mark.parametrize("game", GAMES)
def test_a_study_is_made_at_a_desk_and_gone_on_with_on_a_phone(visits: Visits, game: str) -> None:
    page = begun(visits, game, phone=False)
    outcomes = page.get_by_test_id("outcome")
    outcomes.nth(1).click()
    expect(moves(page)).not_to_have_count(0)
    idle(page)
    page.keyboard.press("Home")
    expect(page.locator('[data-testid="move"][aria-current]')).to_have_count(0)
    outcomes.first.click()
    expect(page.get_by_role("group", name="Variation", exact=True)).to_have_count(1)
    page.get_by_test_id("comment").fill("Tried.")
    page.get_by_test_id("comment").blur()
    page.keyboard.press("!")
    page.get_by_test_id("variation-name").fill("Second")
    page.get_by_test_id("variation-name").blur()
    check_width(page)
    with page.expect_download() as taken:
        page.get_by_test_id("export").click()
    text = taken.value.path().read_text()

    page = visits.open("/study", phone=True, language="fr").page
    page.get_by_test_id("study-text").fill(text)
    page.get_by_test_id("study-read").click()
    tree = page.get_by_test_id("tree")
    expect(tree).to_contain_text("Second")
    expect(tree).to_contain_text("Tried.")
    expect(moves(page).filter(has_text="!")).to_have_count(1)
    count = moves(page).count()
    page.get_by_test_id("outcome").nth(1).click()
    expect(moves(page).last).to_be_visible()
    page.get_by_test_id("by-lot").click()
    expect(moves(page)).not_to_have_count(count)
    check_width(page)
    check_targets(page)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_the_real_table_is_entered(visits: Visits, game: str, phone: bool) -> None:
    page = begun(visits, game, phone=phone, real=True)
    decides = page.get_by_test_id("prompt")
    asked = page.get_by_test_id("outcomes")
    entered = 0
    while not decides.is_visible():
        page.get_by_test_id("outcome").first.click()
        idle(page)
        entered += 1
        expect(decides.or_(asked).first).to_be_visible()
    assert entered > 0
    guessed = {"eldorado": 8}.get(game, 0)
    expect(moves(page).filter(has_text="≈")).to_have_count(guessed)
    assert moves(page).count() >= entered
    check_width(page)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_position_is_set_up_by_hand(visits: Visits, phone: bool) -> None:
    page = begun(visits, "entdecker", phone=phone)
    page.get_by_test_id("all-by-lot").click()
    idle(page)
    title = "Composer à la main" if phone else "Set up by hand"
    page.get_by_role("button", name=title).click()
    gold = page.locator('[data-field="gold"]')
    expect(gold).to_have_value(re.compile(r"^\d+, \d+$"))
    gold.fill("9, x")
    expect(page.get_by_test_id("set-up-begin")).to_be_disabled()
    gold.fill("9, 3")
    page.get_by_test_id("set-up-begin").click()
    expect(moves(page)).to_have_count(0)
    page.get_by_role("button", name=title).click()
    expect(gold).to_have_value("9, 3")
    check_width(page)


def test_a_guess_gives_way_to_what_was_played(visits: Visits) -> None:
    page = visits.open("/study").page
    page.get_by_test_id("study-text").fill(GUESSED)
    page.get_by_test_id("study-read").click()
    expect(moves(page)).to_have_count(12)
    page.keyboard.press("End")
    expect(page.get_by_test_id("prompt")).to_be_visible()
    page.get_by_test_id("others").first.click()
    page.get_by_test_id("other").filter(has_text="Sailor").first.click()
    expect(moves(page)).to_have_count(13)
    expect(moves(page).filter(has_text="≈")).to_have_count(8)
    expect(moves(page).filter(has_text="draw sailor")).not_to_have_count(0)


def test_the_board_is_played_kept_shared_and_judged(visits: Visits) -> None:
    page = begun(visits, "eldorado", phone=False)
    page.get_by_test_id("all-by-lot").click()
    idle(page)
    dealt = moves(page).count()
    page.keyboard.press("j")
    judge = page.get_by_test_id("judge")
    expect(judge.locator('[aria-busy="false"]').get_by_test_id("chances")).to_be_visible()
    best = judge.get_by_role("listitem").get_by_role("button").first
    best.click()
    best.click()
    expect(moves(page)).not_to_have_count(dealt)
    page.keyboard.press("j")
    axe.check(page)
    page.get_by_test_id("keep").click()
    expect(page.get_by_test_id("kept")).to_be_visible()
    address = page.url
    assert re.search(r"#s=.*&k=", address)
    reader = visits.open(address.partition(visits.address)[2].partition("&k=")[0]).page
    expect(moves(reader)).to_have_count(moves(page).count())
    page.get_by_test_id("comment").fill("Together.")
    page.get_by_test_id("comment").blur()
    expect(reader.get_by_test_id("tree")).to_contain_text("Together.", timeout=20_000)


def test_a_finished_game_is_studied_from_a_step_with_a_better_line(
    visits: Visits, server: Server
) -> None:
    record = short_race(rounds=3)
    step, other = choice_in(record)
    shown = Tables(server, incognita.game("eldorado")).record(record.text())
    visit = visits.open(shown.step(step))
    link = visit.page.get_by_test_id("study-from-here").get_attribute("href")
    assert link
    page = visits.open(f"{link}&line={other}&chances=40,52.5").page
    expect(page.locator('[data-testid="move"][aria-current]')).to_have_count(1)
    tree = page.get_by_test_id("tree")
    expect(tree).to_contain_text("Better")
    expect(tree).to_contain_text("52.5")
    expect(moves(page)).to_have_count(len(record.steps) + 1)


def choice_in(record: Record) -> tuple[int, int]:
    """A step at which something else could have been done, and what."""
    game = incognita.game("eldorado")
    for step in range(14, len(record.steps)):
        state = record.replay(game, step)
        legal = state.legal() if state.actor() >= 0 else []
        others = [one for one in legal if one != record.steps[step].action]
        if others:
            return step, others[0]
    raise AssertionError("nobody had a choice")
