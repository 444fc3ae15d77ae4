"""Why not? Questions of the page, and a test for every reason that the code can give."""

import re
from pathlib import Path

import pytest

from incognita.core import Json, RuleError
from incognita.games.explorers.interface import refusals
from incognita.games.explorers.rules import actions as act
from incognita.games.explorers.rules.state import ExplorersState
from tests.explorers.playing import action_of, do, roam, seal_all, why_not
from tests.explorers.positions import GAME, cell, meadow, sketch

SOURCE = Path(refusals.__file__).parent
TEMPLES = {"T": "B2 O2 B15 O15"}


def ask(state: ExplorersState, seat: int, **question: int) -> tuple[str, str] | None:
    """Code and rule of the answer, None if nothing speaks against it."""
    reason = GAME.why(state, seat, question)
    return None if reason is None else (reason.code, reason.rule.removeprefix("explorers."))


def test_questions_about_cells() -> None:
    state = sketch("S Vx G GT", card="grass|sand", named=0, maps=1)
    do(state, 0, "take grass")
    assert ask(state, 0, cross=cell("C1")) is None
    assert ask(state, 0, cross=cell("A1")) == ("wrong-terrain", "cross.one-terrain")
    do(state, 0, "C1")
    assert ask(state, 0, cross=cell("D1")) == ("no-key", "temple.key")
    assert ask(state, 0, cross=cell("C1")) == ("crossed", "cross.once")


def test_questions_about_sides_maps_and_tiles() -> None:
    state = sketch("S Vx G", card="grass|sand", named=0)
    assert ask(state, 1, take=0) is None
    assert ask(state, 1, chart=2) == ("no-map", "item.map")
    assert ask(state, 0, take=1) == ("side-taken", "active.side-first")
    fresh = do(GAME.start(players=2, setup="chosen"), 0, "lay 4 1")
    assert ask(fresh, 0, lay=4) == ("tile-laid", "setup.tile-once")
    assert ask(fresh, 0, lay=5) is None


def test_every_game_understands_an_action() -> None:
    state = sketch("S Vx G", card="grass|sand", named=0)
    assert ask(state, 0, action=action_of(state, "C1")) is None
    assert ask(state, 0, action=act.SEAL) == ("crosses-left", "cross.compulsory")


@pytest.mark.parametrize(
    "question",
    [
        {},
        {"cross": 256},
        {"cross": -1},
        {"cross": "A1"},
        {"take": 2},
        {"take": True},
        {"chart": 4},
        {"lay": 0},
        {"lay": 9},
        {"lay": True},
        {"action": None},
    ],
)
def test_an_unclear_question_is_an_error(question: Json) -> None:
    state = sketch("S Vx G", card="grass|sand", named=0)
    with pytest.raises(ValueError, match=r".+"):
        GAME.why(state, 0, question)


def test_reasons_name_the_terrains() -> None:
    state = sketch("S Vx G M", card="grass+mountain|water+sand", named=0)
    reason = state.refusal(0, action_of(state, "A1"))
    assert reason is not None
    assert reason.facts == {"terrain": "sand", "wanted": "grass", "other": "mountain"}


def test_reasons_name_the_temple() -> None:
    state = meadow(TEMPLES)
    roam(state, 0, "D3 D2 C2")
    reason = state.refusal(0, action_of(state, "B2"))
    assert reason is not None
    assert (reason.code, reason.facts) == ("no-key", {"temple": "A"})


def test_play_refuses_with_the_reason() -> None:
    state = sketch("S Vx G", card="grass|sand", named=0)
    with pytest.raises(RuleError) as caught:
        do(state, 0, "A1")
    assert str(caught.value) == "wrong-terrain (explorers.cross.one-terrain)"


@pytest.mark.rule("explorers.bonus.end-of-turn", "explorers.bonus.rank")
def test_bonuses_that_are_not_there() -> None:
    state = meadow(TEMPLES, temples="advanced", players=3, keys=2)
    assert why_not(state, 0, "bonus A") == ("bonus-later", "bonus.end-of-turn")
    roam(state, 0, "D3 D2 C2 B2 E2:N2 O2")
    seal_all(state)
    assert why_not(state, 1, "E4") == ("no-bonus", "bonus.rank")
    assert why_not(state, 0, "bonus C") == ("no-bonus-there", "bonus.rank")
    assert why_not(state, 0, "E4") == ("pick-bonus", "bonus.two-temples")
    assert why_not(state, 0, "seal") == ("bonus-first", "bonus.compulsory")
    do(state, 0, "bonus B")
    assert why_not(state, 0, "bonus A") == ("bonus-running", "bonus.two-temples")


@pytest.mark.rule("explorers.bonus.one-terrain")
def test_neither_card_nor_map_serves_bonus_crosses() -> None:
    state = meadow(TEMPLES, temples="advanced", keys=1, maps=1)
    roam(state, 0, "D3 D2 C2 B2")
    seal_all(state)
    assert why_not(state, 0, "take sand") == ("bonus-no-card", "bonus.one-terrain")
    assert why_not(state, 0, "chart sand") == ("bonus-no-card", "bonus.one-terrain")


def test_every_code_is_tested() -> None:
    """The tests of this folder name each reason that the code can give."""
    tests = "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    text = (SOURCE / "refusals.py").read_text()
    codes = set(re.findall(r'Reason\(\s*"([a-z-]+)"', text))
    assert len(codes) > 30
    assert {
        code for code in codes if f'("{code}"' not in tests and f'"{code}",' not in tests
    } == set()


def test_every_refusal_names_a_rule_of_the_catalogue() -> None:
    known = GAME.catalogue().by_id
    states = [
        GAME.start(players=2, setup="chosen"),
        sketch("S Vx G", card="grass|sand"),
        sketch("S Vx G", card="grass|sand", named=0, maps=1),
        seal_all(meadow({})),
        seal_all(meadow({}, on_round=4, turn=7)),
    ]
    for state in states:
        for action in range(GAME.action_count()):
            for seat in range(2):
                reason = state.refusal(seat, action)
                assert reason is None or reason.rule in known
