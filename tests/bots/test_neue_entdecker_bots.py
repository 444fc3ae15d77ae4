"""Bots at Die neuen Entdecker: they close what is theirs, mind their gold and enter the jungle."""

from typing import Any

import pytest

from incognita.bots import make_bot
from incognita.core import OVER, Rng
from incognita.games.neue_entdecker.ai.value import MODEL
from incognita.games.neue_entdecker.rules import actions as act
from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState
from incognita.search.playout import TO_THE_END, play_on
from tests.neue_entdecker.positions import GAME, LONE, TEN, action_of, offers, sail, table

TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "layout": "variant1"},
    {"players": 4, "layout": "variant3", "toll_per_unit": True},
    {"players": 2, "chief_scouts": True},
    {"players": 2, "layout": "free"},
]
PLAYOUTS = 96
TIES = "1 1.1 2.1, 0 1.2 2.2"


def decided(state: NeueEntdeckerState, level: str) -> int:
    bot = make_bot(level, GAME, 1, simulations=PLAYOUTS)
    return bot.decide(state, state.actor(), 0.0)


def decided_text(state: NeueEntdeckerState, level: str) -> str:
    """What a bot does now, in words."""
    return GAME.text(state, decided(state, level))


def closing() -> NeueEntdeckerState:
    """A tile in hand would close an island of ten that is the seat's alone."""
    state = table(f"{TEN} F8=S/0", "0 base@A7", players=2, gold=4)
    return sail(state, "start F8", "hidden 1", "A")


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_greedy_fills_the_sea_and_scores_at_every_table(options: dict[str, Any]) -> None:
    state = GAME.start(**options)
    play_on(state, GAME.evaluator(), Rng(4), TO_THE_END)
    assert state.actor() == OVER
    assert state.sea.left == 0
    assert sum(state.scores()) >= 120


# ---------------------------------------------------------------- single decisions


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_an_own_island_is_closed(level: str) -> None:
    state = closing()
    assert len(offers(state, "lay")) > 2
    assert decided_text(state, level) == "lay E8/3"


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_the_last_tile_of_a_large_island_gets_a_unit_that_leads(level: str) -> None:
    state = table(TEN, "1 base@A7", players=2, gold=8)
    sail(state, "start S|E8", "hidden 1", "A", "lay E8/3")
    assert decided_text(state, level) == "build settlement"


def test_nobody_pays_for_more_tiles_than_a_unit_leaves() -> None:
    for gold in range(4, 13):
        state = table(LONE, players=2, gold=gold)
        sail(state, "start S|D8")
        number = decided(state, "greedy") - act.HIDDEN + 1
        assert 1 <= number <= max(1, gold - 3)


def test_with_no_hidden_tile_left_an_open_one_is_paid_for() -> None:
    state = sail(table(LONE, players=2, gold=12), "start S|D8")
    state.left = [0] * len(state.left)
    state.heights = [0] * len(state.heights)
    assert decided(state, "greedy") == act.open_tiles(1)


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_a_scout_goes_where_it_takes_the_lead_of_a_dear_hut(level: str) -> None:
    """Both huts are known to the seat; one scout more takes either."""
    state = table(LONE, jungle=TIES, huts="1=15:0 2=5:0", players=2, gold=4)
    sail(state, "start S|D8", "hidden 1", "S?natives", "lay D8/0")
    assert decided(state, level) == act.scout(0, 0)


def test_piles_with_the_same_back_are_tried_once() -> None:
    state = sail(table(LONE, players=2, gold=4), "start S|D8", "hidden 2")
    weights = GAME.evaluator().priors(state, state.legal())
    assert sum(weight == 1.0 for weight in weights) == 1
    state.backs[3] = 1
    weights = GAME.evaluator().priors(state, state.legal())
    assert [weight == 1.0 for weight in weights] == [True, False, False, True, False, False]


def test_ways_to_lay_are_weighed_by_how_the_seat_stands_then() -> None:
    state = closing()
    legal = state.legal()
    weights = dict(zip(legal, GAME.evaluator().priors(state, legal), strict=True))
    close = action_of(state, "lay E8/3")
    assert weights.pop(close) == 1.0
    assert max(weights.values()) < 0.5


# ---------------------------------------------------------------- how it looks


def test_estimates_follow_rank_and_units() -> None:
    alone = MODEL.estimates(table(TEN, "0 scout@A7", players=2), 0)
    shared = MODEL.estimates(table(TEN, "0 scout@A7, 1 base@B7", players=2), 0)
    assert alone[0] > shared[0] > alone[1]
    assert shared[1] > shared[0]


def test_equal_ranks_are_counted_once() -> None:
    points = MODEL.estimates(table(TEN, "0 base@A7, 1 base@B7, 2 scout@C7", gold=0), 0)
    assert points[0] == points[1]
    assert points[2] > 0.4 * points[0]


def test_a_token_counts_for_those_who_have_seen_it() -> None:
    state = table(jungle="0 1.1", huts="1=15:0", players=2)
    assert MODEL.estimates(state, 0b01)[0] > MODEL.estimates(state, 0b10)[0]


def test_a_waterfall_makes_an_island_worth_more() -> None:
    words, units = "D5=C/2", "0 scout@D5"
    plain = MODEL.estimates(table(f"{words} D6=F/0", units, players=2), 0)
    rich = MODEL.estimates(table(words, units, waterfalls="D6=X", players=2), 0)
    assert rich[0] > plain[0] + 5
