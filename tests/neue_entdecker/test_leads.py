"""What bots keep of the jungle between positions, held to the same worked out from nothing."""

from typing import cast

from hypothesis import given, settings
from hypothesis import strategies as st

from incognita.core import OVER, Rng
from incognita.games.neue_entdecker import NeueEntdecker
from incognita.games.neue_entdecker.ai.value import (
    MODEL,
    WIDTH,
    NeueEntdeckerValueModel,
    leads_of,
    token_value,
)
from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState
from incognita.games.neue_entdecker.rules.tables import (
    CHIEF,
    LENGTH,
    PATHS,
    SCOUT,
    STRENGTH,
    scout_form,
    scout_owner,
)  # fmt: skip
from incognita.games.voyage.ai.value import margin_of
from incognita.search.value_model import seat_scores
from tests.laws.walks import choices, examples

GAME = NeueEntdecker()


def path_of(state: NeueEntdeckerState, path: int, knowing: int) -> list[tuple[int, int]]:
    """Seat and strength of each scout on a path, from the hut on, as far as it is known."""
    scouts = [one for one in state.jungle[LENGTH * path : LENGTH * (path + 1)] if one]
    forms = [(scout_owner(one), scout_form(one)) for one in scouts]
    return [
        (seat, STRENGTH[SCOUT if form == CHIEF and not knowing >> seat & 1 else form])
        for seat, form in forms
    ]


def check_leads(state: NeueEntdeckerState, knowing: int) -> None:
    leads = leads_of(state, knowing)
    scouts = [0.0] * state.seats
    expected: list[tuple[int, float]] = []
    for path in range(PATHS):
        there = path_of(state, path, knowing)
        strengths = [sum(s for seat, s in there if seat == one) for one in range(state.seats)]
        for seat, _ in there:
            scouts[seat] += 1.0
        first = [seat for seat, _ in there if strengths[seat] == max(strengths)]
        expected.append((first[0] if first else -1, token_value(state, path, knowing)))
    assert leads.scouts == scouts
    assert list(zip(leads.leaders, leads.tokens, strict=True)) == expected


@settings(max_examples=examples(30), deadline=None)
@given(data=st.data())
def test_what_was_kept_is_what_a_new_model_works_out(data: st.DataObject) -> None:
    state = GAME.start(**data.draw(choices(GAME)))
    rng = Rng(data.draw(st.integers(0, 2**32)))
    kept = NeueEntdeckerValueModel()
    for step in range(data.draw(st.integers(50, 400))):
        if state.actor() == OVER:
            break
        legal = state.legal()
        if step % 9 == 0:
            seat = rng.below(state.seats)
            check_leads(state, 1 << seat)
            assert kept.margin(state, seat) == NeueEntdeckerValueModel().margin(state, seat)
            twin = cast("NeueEntdeckerState", state.determinise(seat, rng))
            assert kept.rows(twin) == NeueEntdeckerValueModel().rows(twin)
        if legal and rng.below(2):
            state.apply(GAME.evaluator().choose(state, rng))
        else:
            state.apply(legal[rng.below(len(legal))] if legal else state.sample(rng))


def test_a_margin_is_that_of_the_rows() -> None:
    state = GAME.start(players=3)
    rows = MODEL.rows_known_to(state, 1)
    assert len(rows) == WIDTH * 3
    assert MODEL.margin(state, 0) == margin_of(seat_scores(rows, MODEL.weights), 0)
