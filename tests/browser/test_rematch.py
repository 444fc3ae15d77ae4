"""After the end, in every game: the ways on stay in reach, and a pair stays a pair."""

import re

import pytest
from playwright.sync_api import Page, expect

from incognita.core import CHANCE, OVER, Game, Rng, State
from incognita.games import games
from tests.browser.tables import Made, Tables
from tests.browser.visits import Visits

GAMES = games()


@pytest.fixture(params=GAMES, ids=[game.id for game in GAMES])
def game(request: pytest.FixtureRequest) -> Game:
    assert isinstance(request.param, Game)
    return request.param


def finished(game: Game) -> State:
    """A game of two, played to its end at random."""
    state, rng = game.start(players=2), Rng(5)
    while (actor := state.actor()) != OVER:
        moves = [state.sample(rng)] if actor == CHANCE else state.legal()
        state.apply(moves[rng.below(len(moves))])
    return state


@pytest.fixture
def made(game: Game, tables: Tables) -> Made:
    return tables.at(finished(game), "me Ann", "friend Ben")


def table_of(page: Page) -> str:
    return re.sub(r".*/t/([^/#]+).*", r"\1", page.url)


def mark_of(page: Page, name: str) -> str:
    """The colour that somebody has in their own list of players."""
    row = page.locator("[data-seat]").filter(has_text=name).first
    match = re.search(r"\bs(\d)\b", row.locator("svg").first.get_attribute("class") or "")
    assert match
    return match[1]


def test_both_press_play_again_and_meet_at_one_table(visits: Visits, made: Made) -> None:
    ann = visits.open(made.address()).page
    ben = visits.open(made.address(made.links[1])).page
    eve = visits.open(made.address(made.watch)).page
    for page in (ann, ben):
        expect(page.get_by_test_id("end-again")).to_have_text("Play again")
    expect(eve.get_by_test_id("end-replay")).to_be_visible()
    expect(eve.get_by_test_id("end-again")).to_have_count(0)
    before = [mark_of(ann, "Ann"), mark_of(ben, "Ben")]

    for page in (ann, ben):
        # Without waiting for what the other's press brings.
        page.evaluate("document.querySelector('[data-testid=end-again]').click()")
    for page in (ann, ben):
        page.wait_for_url(lambda url: made.table not in url)
        expect(page.get_by_test_id("prompt")).to_be_visible()
    assert table_of(ann) == table_of(ben)
    assert [mark_of(ann, "Ann"), mark_of(ben, "Ben")] == before
    expect(ann.get_by_test_id("places")).to_have_count(0)

    expect(eve.get_by_test_id("rematch-offer")).to_contain_text("you follow them")
    eve.wait_for_url(lambda url: made.table not in url)
    assert table_of(eve) == table_of(ann)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_ways_on_stay_in_the_prompt_until_one_leaves(
    visits: Visits, made: Made, *, phone: bool
) -> None:
    ann = visits.open(made.address(), phone=phone, language="fr" if phone else "en").page
    ann.get_by_test_id("end-look").click()
    expect(ann.get_by_test_id("places")).to_have_count(0)
    prompt = ann.get_by_test_id("prompt")
    for way in ("end-again", "end-replay", "end-home"):
        expect(prompt.get_by_test_id(way)).to_be_in_viewport(ratio=1)
    prompt.get_by_test_id("end-replay").click()
    ann.wait_for_url("**/step/0*")
    ann.go_back()
    ann.get_by_test_id("end-look").click()
    prompt.get_by_test_id("end-home").click()
    ann.wait_for_url(re.compile(r"/$"))
