"""Actions in words and as data, and answers to "why not?"."""

import pytest

from incognita.core import Json
from incognita.games.entdecker.rules import actions as act
from incognita.games.entdecker.rules.state import EntdeckerState
from incognita.games.entdecker.rules.tables import GRID
from tests.entdecker.positions import (
    EIGHT,
    GAME,
    GROUP,
    LONE,
    PAIR,
    TWO_ISLANDS,
    action_of,
    sail,
    table,
)


def described(state: EntdeckerState, words: str) -> Json:
    return GAME.describe(state, action_of(state, words))


def test_a_start_tells_its_cost() -> None:
    state = table("D7=C/0", "1 fort@D7")
    assert described(state, "start D7")["cost"] == 3
    assert GAME.rule(state, action_of(state, "start D7")) == "entdecker.start.foreign-unit"
    assert GAME.rule(state, action_of(state, "start S|A7")) == "entdecker.start.circle"


def test_a_lay_tells_what_follows() -> None:
    state = sail(table(GROUP, "1 post@C3"), "start F4", "announce 1", "C?storm")
    data = described(state, "lay E4/3")
    assert (data["event"], data["tile"], data["turn"]) == ("storm", "C", 3)
    assert [one["tile"] for one in data["filled"]] == ["F", "F"]
    assert [one["value"] for one in data["scored"]] == [8]
    assert data["gains"] == [0, 8, 0]
    assert GAME.rule(state, action_of(state, "lay E4/3")) == "entdecker.event.storm"


def test_a_unit_that_goes_home_at_once_is_told() -> None:
    state = sail(table(PAIR), "start S|B7", "announce 1", "C", "lay B7/3")
    data = described(state, "build post")
    assert [one["squares"] for one in data["scored"]] == [[60, 61]]
    assert (data["gains"], data["cost"], data["sides"]) == ([2, 0, 0], 1, 8)


def test_a_recall_scores_nothing() -> None:
    state = table("A7=C/1", "0 post@A7")
    assert described(state, "recall A7")["scored"] == []


@pytest.mark.parametrize(
    ("words", "rule"),
    [("B", "explore.misfit"), ("S", "explore.must-lay")],
)
def test_a_drawn_tile_tells_whether_it_fits(words: str, rule: str) -> None:
    state = sail(table(), "start S|A7", "announce 1", "draw 1")
    outcome = GAME.parse(state, f"tile {words}")
    assert GAME.describe(state, outcome)["fits"] == (words == "S")
    assert GAME.rule(state, outcome) == f"entdecker.{rule}"


def test_islands_and_straits_have_names() -> None:
    state = table(TWO_ISLANDS, "0 fort@A7, 1 fort@C7")
    sail(state, "start S|B7", "announce 1", "O", "lay B7/1")
    assert GAME.text(state, action_of(state, "build post W")) == "build post W"
    sail(state, "stop")
    assert [GAME.text(state, action) for action in state.legal()] == ["island A7", "island B7.E"]
    assert GAME.describe(state, state.legal()[0])["squares"] == [60, 61]


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ({"start": GRID.place("A1")}, "undiscovered"),
        ({"announce": 3}, "start-first"),
        ({"draw": 0}, "start-first"),
        ({"own": 1}, "start-first"),
        ({"build": 1}, "start-first"),
        ({"recall": 5}, "no-unit"),
        ({"lay": 5, "land": 1}, "start-first"),
        ({"action": act.TOKEN + 1}, "left-to-chance"),
        ({"action": act.COUNT}, "no-such-action"),
    ],
)
def test_why_not(question: Json, code: str) -> None:
    reason = GAME.why(table(LONE), 0, question)
    assert reason is not None
    assert reason.code == code


@pytest.mark.parametrize("question", [{}, {"start": 104}, {"draw": "x"}, {"lay": 3}])
def test_questions_about_nothing(question: Json) -> None:
    with pytest.raises(ValueError, match=r"names nothing|there is no"):
        GAME.why(table(), 0, question)


def test_others_wait() -> None:
    state = table()
    reason = state.refusal(1, act.START + 80)
    assert reason is not None
    assert (reason.code, reason.facts) == ("not-your-turn", {"seat": 0})
    island = sail(table(EIGHT, "1 fort@A6"), "start S|D7", "announce 1", "A", "lay D7/3", "stop")
    reason = island.refusal(0, act.PLANT)
    assert reason is not None
    assert reason.code == "not-discoverer"
