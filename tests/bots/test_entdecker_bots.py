"""Bots at Entdecker: they close what is theirs, settle where it pays, and mind their gold."""

from typing import Any

import pytest

from incognita.bots import make_bot
from incognita.core import OVER, Rng
from incognita.games.entdecker.ai.value import MODEL
from incognita.games.entdecker.rules.state import EntdeckerState
from incognita.search.playout import TO_THE_END, play_on
from tests.entdecker.positions import GAME, LONE, TEN, offers, sail, table

TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "recycle": True},
    {"players": 4, "rotating_first": True},
    {"players": 2, "personal_tiles": True},
    {"players": 4, "wealth_breaks_ties": True},
]
PLAYOUTS = 96
GROWING = "A6=A/1 B6=B/1 C6=B/1 A7=A/0 B7=B/3 C7=B/3"


def decided(state: EntdeckerState, level: str) -> str:
    """What a bot does now, in words."""
    bot = make_bot(level, GAME, 1, simulations=PLAYOUTS)
    return GAME.text(state, bot.decide(state, state.actor(), 0.0))


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_greedy_fills_the_sea_and_scores_at_every_table(options: dict[str, Any]) -> None:
    state = GAME.start(**options)
    play_on(state, GAME.evaluator(), Rng(4), TO_THE_END)
    assert state.actor() == OVER
    assert state.sea.left <= 2
    assert sum(state.scores()) >= 60


# ---------------------------------------------------------------- single decisions


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_an_own_island_is_closed(level: str) -> None:
    state = table("A7=C/1 C7=S/0", "0 fort@A7", players=2, gold=2)
    sail(state, "start C7", "announce 1", "C")
    assert len(offers(state, "lay")) > 2
    assert decided(state, level) == "lay B7/3"


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_a_rich_discoverer_settles_on_a_growing_island(level: str) -> None:
    state = table(GROWING, players=2, gold=8)
    sail(state, "start S|D7", "announce 1", "B", "lay D7/3")
    assert decided(state, level) == "build settlement"


def test_nobody_pays_for_more_tiles_than_a_unit_leaves() -> None:
    for gold in range(1, 13):
        state = table(LONE, players=2, gold=gold)
        sail(state, "start S|D7")
        number = int(decided(state, "greedy").removeprefix("announce "))
        assert 1 <= number <= max(1, gold - 3)


def test_piles_with_the_same_back_are_tried_once() -> None:
    state = sail(table(LONE, players=2, gold=4), "start S|D7", "announce 2")
    weights = GAME.evaluator().priors(state, state.legal())
    assert sum(weight == 1.0 for weight in weights) == 1
    state.backs[3] = 1
    weights = GAME.evaluator().priors(state, state.legal())
    assert [weight == 1.0 for weight in weights] == [True, False, False, True, False]


# ---------------------------------------------------------------- how it looks


def test_estimates_follow_rank_and_units() -> None:
    alone = MODEL.estimates(table(TEN, "0 post@A6", players=2), 0)
    shared = MODEL.estimates(table(TEN, "0 post@A6, 1 fort@B6", players=2), 0)
    assert alone[0] > shared[0] > alone[1]
    assert shared[1] > alone[0]
    settled = MODEL.estimates(table(TEN, "0 settlement@A6", players=2), 0)
    assert settled[0] > alone[0] + 4
