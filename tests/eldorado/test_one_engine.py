"""The base game is the game with everything added, and nothing of it on the table.

The same games are played twice, once as a base table and once with empty extras: no caves, no
promo cards, no heroes. Every answer of the rules must be the same.
"""

from typing import Any

import pytest

from incognita.core import CHANCE, OVER, Json, Rng
from incognita.games.eldorado.rules.actions import BASE_COUNT
from incognita.games.eldorado.rules.extras import laid_out
from incognita.games.eldorado.rules.state import EldoradoState
from tests.eldorado.positions import GAME
from tests.eldorado.test_coverage import eager, enrich

pytestmark = pytest.mark.long_games

GAMES: list[dict[str, Any]] = [
    {"players": 2, "purchase": "any-order"},
    {"players": 2, "native_at_blockade": "never"},
    {"players": 3, "native_at_blockade": "both"},
    {"players": 3, "route": "hills"},
    {"players": 4, "route": "witch", "round_limit": 25},
]


def with_empty_extras(state: EldoradoState) -> EldoradoState:
    """The same position at a table where nothing was added, but anything might have been."""
    twin = state.copy()
    twin.extras = laid_out(state.seats, -1, False)
    return twin


def base_part(view: Json) -> Json:
    """A view without what only a table with extras shows."""
    seats = [
        {name: value for name, value in seat.items() if name != "tiles"} for seat in view["seats"]
    ]
    return {**view, "turn": None, "seats": seats}


def assert_same_table(state: EldoradoState, twin: EldoradoState) -> None:
    dump = twin.dump()
    del dump["extras"]
    assert dump == state.dump()
    assert twin.actor() == state.actor()
    for seat in range(-1, state.seats):
        assert base_part(twin.view(seat)) == base_part(state.view(seat))


def assert_same_choices(state: EldoradoState, twin: EldoradoState) -> None:
    chance = state.actor() == CHANCE
    assert twin.outcomes() == state.outcomes() if chance else twin.legal() == state.legal()
    choices = [outcome for outcome, _ in state.outcomes()] if chance else state.legal()
    for action in choices:
        assert GAME.text(twin, action) == GAME.text(state, action)
        assert GAME.describe(twin, action) == GAME.describe(state, action)
        assert GAME.rule(twin, action) == GAME.rule(state, action)


def assert_same_reasons(state: EldoradoState, twin: EldoradoState, first: int) -> None:
    """Of a part of all actions, and of questions that are no actions yet."""
    for action in range(first % 7, BASE_COUNT, 7):
        one, two = state.refusal(state.seat, action), twin.refusal(state.seat, action)
        assert one == two
    hand = state.hands[state.seat]
    questions: list[Json] = [{"to": cell} for cell in range(first % 5, state.route.cells, 5)]
    questions += [{"blockade": joint} for joint in range(state.route.joints)]
    questions += [{word: card} for word in ("buy", "pay", "take", "give") for card in range(17)]
    if hand:
        questions += [{**question, "card": hand[0]} for question in questions if "to" in question]
    for question in questions:
        one, two = (GAME.why(table, state.seat, question) for table in (state, twin))
        assert one == two, question
    assert GAME.plans(twin) == GAME.plans(state)


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_empty_extras_change_nothing(options: dict[str, Any]) -> None:
    state = GAME.start(**options)
    enrich(state)
    twin = with_empty_extras(state)
    rng = Rng(len(str(options)))
    step = 0
    while state.actor() != OVER:
        assert_same_choices(state, twin)
        chance = state.actor() == CHANCE
        if not chance and step % 19 == 0:
            assert_same_reasons(state, twin, step)
        action = state.sample(rng) if chance else eager(state, rng, 4)
        state.apply(action)
        twin.apply(action)
        assert_same_table(state, twin)
        step += 1
    assert twin.returns() == state.returns()
