"""Actions in words and as data, and answers to "why not?"."""

import pytest

from incognita.core import CHANCE, OVER, SPECTATOR, Json, Rng
from incognita.games.neue_entdecker.rules import actions as act
from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState
from incognita.games.neue_entdecker.rules.tables import GRID
from tests.neue_entdecker.positions import (
    GAME,
    GROUP,
    HOLE,
    LONE,
    NINE,
    PAIR,
    TWO_ISLANDS,
    action_of,
    leave_discards,
    leave_scouts,
    leave_stock,
    offers,
    sail,
    table,
)

FORK = "A7=S/0 B7=S/0 B8=C/1"


def described(state: NeueEntdeckerState, words: str) -> Json:
    return GAME.describe(state, action_of(state, words))


@pytest.mark.parametrize("seed", range(5))
def test_words_and_numbers_belong_together(seed: int) -> None:
    """Whatever can be done is written in its own way, and what is written is found again."""
    state, rng = GAME.start(chief_scouts=seed % 2 == 0, players=2 + seed % 3), Rng(seed)
    kinds = set()
    while state.actor() != OVER:
        legal = state.legal() or [outcome for outcome, _weight in state.outcomes()]
        texts = [GAME.text(state, action) for action in legal]
        assert len(set(texts)) == len(legal)
        action = legal[rng.below(len(legal))]
        assert GAME.parse(state, GAME.text(state, action)) == action
        if state.actor() != CHANCE:
            assert action_of(state, GAME.text(state, action)) == action
        kinds.add(act.kind_of(action))
        state.apply(action)
    assert kinds >= {"start", "announce", "draw", "lay", "build", "stop", "scout", "hut"}


def test_a_start_tells_its_cost() -> None:
    state = table(FORK, "1 base@B8")
    assert (described(state, "start B7")["cost"], described(state, "start B7")["ways"]) == (1, 2)
    rules = {
        place: GAME.rule(state, action_of(state, f"start {place}"))
        for place in ("B7", "B8", "A7", "N|A1")
    }
    assert rules == {
        "B7": "neue-entdecker.toll.choice",
        "B8": "neue-entdecker.toll.on-the-way",
        "A7": "neue-entdecker.toll.choice",
        "N|A1": "neue-entdecker.toll.edge-coins",
    }
    plain = table("G8=C/0")
    assert GAME.rule(plain, action_of(plain, "start G8")) == "neue-entdecker.toll.path-coins"


def test_a_payment_is_told_by_owners() -> None:
    state = sail(table(FORK, "1 base@B8"), "start B7")
    assert offers(state) == {"pay 0+2:1", "pay 1"}
    paid = described(state, "pay 0+2:1")
    assert (paid["cost"], paid["coins"], paid["tolls"]) == (2, 0, [0, 1, 0])


def test_a_lay_tells_what_follows() -> None:
    state = sail(table(GROUP, "1 base@C3"), "start F4", "hidden 1", "C?storm")
    data = described(state, "lay E4/3")
    assert (data["event"], data["tile"], data["turn"]) == ("storm", "C", 3)
    assert [one["tile"] for one in data["filled"]] == ["F", "F"]
    assert [one["value"] for one in data["scored"]] == [8]
    assert data["gains"] == [0, 8, 0]
    assert GAME.rule(state, action_of(state, "lay E4/3")) == "neue-entdecker.event.storm"


def test_an_open_tile_tells_where_it_comes_from() -> None:
    state = sail(leave_discards(leave_stock(table(), F=1), "C"), "start S|A8", "open 1")
    words = "lay A8=C/0"
    assert GAME.rule(state, action_of(state, words)) == "neue-entdecker.piles.open-discard"
    stocked = sail(table(), "start S|A8", "open 1")
    assert GAME.rule(stocked, action_of(stocked, words)) == "neue-entdecker.explore.open"


def test_a_unit_that_goes_home_at_once_is_told() -> None:
    state = sail(table(PAIR), "start S|B8", "hidden 1", "C", "lay B8/3")
    data = described(state, "build base")
    assert [one["squares"] for one in data["scored"]] == [[84, 85]]
    assert (data["gains"], data["cost"], data["sides"]) == ([2, 0, 0], 3, 8)


def test_a_scout_taken_back_is_told() -> None:
    state = leave_scouts(table("A7=C/0", "0 scout@A7", jungle="0 3.2"), 0, 0)
    sail(state, "start S|E8", "hidden 1", "C", "lay E8/0")
    assert described(state, "recall A7")["square"] == GRID.place("A7")
    assert (described(state, "recall 3.2")["path"], described(state, "recall 3.2")["space"]) == (
        2,
        1,
    )
    assert described(state, "recall 3.2")["scored"] == []


@pytest.mark.parametrize(("words", "rule"), [("B", "explore.misfit"), ("S", "explore.must-lay")])
def test_a_drawn_tile_tells_whether_it_fits(words: str, rule: str) -> None:
    state = sail(table(), "start S|A8", "hidden 1", "draw 1")
    outcome = GAME.parse(state, f"tile {words}")
    assert GAME.describe(state, outcome)["fits"] == (words == "S")
    assert GAME.rule(state, outcome) == f"neue-entdecker.{rule}"


@pytest.mark.parametrize(
    ("path", "rule"),
    [
        (1, "jungle.dot"),
        (2, "jungle.eye"),
        (3, "jungle.nearest"),
        (4, "jungle.dot-again"),
    ],
)
def test_a_scout_tells_what_its_space_brings(path: int, rule: str) -> None:
    paths, tokens = "1 2.1 3.1 3.2 4.2", "2=5:1 3=5:1 4=5:1"
    state = table(PAIR, "0 scout@A8", jungle=paths, huts=tokens)
    sail(state, "start S|B8", "hidden 1", "C", "lay B8/3", "stop")
    assert GAME.rule(state, action_of(state, f"scout {path}")) == f"neue-entdecker.{rule}"


def test_a_token_is_told_to_those_who_see_it() -> None:
    state = sail(table(), "start S|E8", "hidden 2", "C?natives", "lay E8/0", "scout 3")
    outcome = GAME.parse(state, "token 15")
    values = [GAME.describe_for(state, outcome, eyes)["value"] for eyes in (SPECTATOR, 0, 1, 2)]
    assert values == [-1, 15, -1, -1]


def test_numbers_and_chiefs_are_told_to_their_owner() -> None:
    fresh = GAME.start(chief_scouts=True)
    named = [GAME.describe_for(fresh, act.name(5), eyes)["number"] for eyes in (SPECTATOR, 0, 1)]
    assert named == [-1, 5, -1]
    state = table(chief_scouts=True)
    sail(state, "start S|E8", "hidden 1", "C", "lay E8/0")
    for words, chief in (("build chief", 1), ("build scout", 0)):
        action = action_of(state, words)
        chiefs = [GAME.describe_for(state, action, eyes)["chief"] for eyes in (SPECTATOR, 0, 1)]
        assert chiefs == [-1, chief, -1]


def test_islands_and_straits_have_names() -> None:
    state = table(TWO_ISLANDS, "0 scout@A8, 1 scout@C8")
    sail(state, "start S|B8", "hidden 1", "O", "lay B8/1")
    assert GAME.text(state, action_of(state, "build scout W")) == "build scout W"
    sail(state, "stop")
    assert [GAME.text(state, action) for action in state.legal()] == ["island A8", "island B8.E"]
    assert GAME.describe(state, state.legal()[0])["squares"] == [84, 85]


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ({"start": GRID.place("A1")}, "undiscovered"),
        ({"announce": 3}, "start-first"),
        ({"announce": 2, "open": True}, "start-first"),
        ({"name": 1}, "no-chiefs"),
        ({"draw": 0}, "start-first"),
        ({"build": 1}, "start-first"),
        ({"build": 0, "chief": True}, "start-first"),
        ({"recall": 5}, "start-first"),
        ({"path": 3, "space": 2}, "start-first"),
        ({"scout": 3}, "no-natives"),
        ({"scout": 3, "chief": True}, "no-natives"),
        ({"lay": 5, "land": 1}, "start-first"),
        ({"action": act.INCOME}, "no-wheel"),
        ({"action": act.PAY}, "nothing-to-pay"),
        ({"action": act.TOKEN}, "left-to-chance"),
        ({"action": act.COUNT}, "no-such-action"),
    ],
)
def test_why_not(question: Json, code: str) -> None:
    reason = GAME.why(table(LONE), 0, question)
    assert reason is not None
    assert reason.code == code


@pytest.mark.parametrize(
    "question",
    [
        {},
        {"start": 136},
        {"draw": "x"},
        {"lay": 3},
        {"scout": 14},
        {"scout": 7, "chief": True},
        {"path": 7, "space": 1},
    ],
)
def test_questions_about_nothing(question: Json) -> None:
    with pytest.raises(ValueError, match=r"names nothing|there is no"):
        GAME.why(table(), 0, question)


def test_nothing_is_decided_while_chance_acts() -> None:
    state = table(HOLE, gold=0)
    reason = state.refusal(0, act.start(GRID.place("S|E8")))
    assert reason is not None
    assert (reason.code, reason.rule) == ("chance-first", "neue-entdecker.turn.steps")


def test_every_refusal_names_a_rule_of_the_catalogue() -> None:
    known = {rule.id for rule in GAME.catalogue().rules}
    codes: set[str] = set()
    for seed in range(4):
        state, rng = GAME.start(chief_scouts=seed % 2 == 0), Rng(seed)
        while state.actor() != OVER:
            if state.actor() != CHANCE:
                action = rng.below(act.COUNT)
                reason = state.refusal(state.actor(), action)
                assert (reason is None) == (action in state.legal())
                if reason is not None:
                    assert reason.rule in known
                    codes.add(reason.code)
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))] if legal else state.sample(rng))
    assert len(codes) > 20


def test_an_island_names_itself_while_its_scouts_are_placed() -> None:
    state = sail(table(NINE, "1 scout@D5"), "start G7", "hidden 1", "A", "lay F7/3", "stop")
    assert state.view(0)["island"] == 2 * GRID.place("D5")
    assert state.view(0)["seats"][1]["landed"] == [1, 0]
