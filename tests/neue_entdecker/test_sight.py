"""What everybody may know (neue-entdecker.sight.*)."""

import pytest

from incognita.core import SPECTATOR, Json
from incognita.games.neue_entdecker.rules.actions import BACK
from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState
from incognita.games.neue_entdecker.rules.tables import HIDDEN
from incognita.games.voyage.rules.piles import EVENT_BACK
from tests.neue_entdecker.positions import (
    GAME,
    PAIR,
    action_of,
    code_of,
    guessed,
    huts,
    sail,
    table,
)

EYES = (SPECTATOR, 0, 1, 2)


def tokens(state: NeueEntdeckerState, path: int) -> list[int]:
    """What each pair of eyes sees in a hut, a watcher's first."""
    return [state.view(eyes)["paths"][path - 1]["token"] for eyes in EYES]


@pytest.mark.rule("neue-entdecker.sight.piles")
def test_heights_and_backs_are_open_faces_are_not() -> None:
    state = table()
    state.backs = [0, EVENT_BACK, 0, 0, EVENT_BACK, 0]
    piles = state.view(0)["piles"]
    assert [pile["question"] for pile in piles] == [False, True, False, False, True, False]
    assert [pile["height"] for pile in piles] == [20] * 6
    assert all(set(pile) == {"height", "question"} for pile in piles)
    twin = guessed(state, 1, 4)
    assert (twin.heights, twin.backs) == (state.heights, state.backs)


@pytest.mark.rule("neue-entdecker.sight.piles")
def test_the_next_back_is_as_likely_as_the_tiles_below() -> None:
    state = sail(table(), "start S|E8", "hidden 1")
    state.backs = [0, EVENT_BACK, 0, 0, EVENT_BACK, 0]
    state.play(action_of(state, "draw 2"))
    assert sum(weight for _outcome, weight in state.outcomes()) == 22
    state.apply(GAME.parse(state, "tile C?gold"))
    assert state.outcomes() == [(BACK, 98 - 4), (BACK + 1, 22 - 2)]


@pytest.mark.rule("neue-entdecker.sight.seen")
def test_what_is_left_follows_from_what_was_seen() -> None:
    state = sail(table(), "start S|B8", "hidden 3", "C", "lay B8/0", "B", "S?pirates")
    counts = HIDDEN[:]
    for word in ("C", "B", "S?pirates"):
        counts[code_of(word)] -= 1
    for eyes in EYES:
        data = state.view(eyes)
        left = {code_of(tile_word(one)): one["count"] for one in data["unknown"]}
        assert left == {code: count for code, count in enumerate(counts) if count}
        assert [tile_word(one) for one in data["discards"]] == ["B"]
        assert data["drawn"] == {"tile": "S", "event": "pirates"}
        assert data["stock"] == [18, 10, 7, 4, 6, 11]


def tile_word(count: Json) -> str:
    return f"{count['tile']}?{count['event']}" if count["event"] else str(count["tile"])


@pytest.mark.rule("neue-entdecker.sight.tokens")
def test_a_token_is_known_to_those_who_saw_it() -> None:
    state = table(PAIR, "0 scout@A8")
    sail(state, "start S|B8", "hidden 1", "C", "lay B8/3", "stop", "scout 3", "token 10")
    assert tokens(state, 3) == [0, 10, 0, 0]
    looked = table(PAIR, "0 scout@A8", jungle="2 3.1", huts="3=10:2")
    sail(looked, "start S|B8", "hidden 1", "C", "lay B8/3", "stop", "scout 3")
    assert tokens(looked, 3) == [0, 10, 0, 10]


@pytest.mark.rule("neue-entdecker.sight.tokens")
def test_at_the_end_all_tokens_are_open() -> None:
    state = table(open="L8", jungle="2 3.1", huts="3=10:2")
    assert tokens(state, 3) == [0, 0, 0, 10]
    sail(state, "start S|L8", "hidden 1", "S", "lay L8/0")
    assert tokens(state, 3) == [10] * 4


@pytest.mark.rule("neue-entdecker.sight.tokens", "neue-entdecker.sight.bag")
def test_nothing_tells_a_hidden_token_from_those_in_the_bag() -> None:
    one = table(jungle="2 3.1 4.1", huts="3=10:2 4=15:01")
    other = table(jungle="2 3.1 4.1", huts="3=5:2 4=15:01")
    assert one.bag != other.bag
    assert [one.view(eyes) == other.view(eyes) for eyes in EYES] == [True, True, True, False]
    assert [one.view(eyes)["bag"] for eyes in EYES] == [7] * 4
    guesses = {tuple(huts(guessed(one, 0, seed))) for seed in range(40)}
    assert guesses == {(0, 0, value, 15, 0, 0, 0) for value in (5, 10, 15)}
    assert {tuple(huts(guessed(one, 2, seed))[2:3]) for seed in range(40)} == {(10,)}


@pytest.mark.rule("neue-entdecker.sight.bag")
def test_the_bag_stays_shut_even_at_the_end() -> None:
    state = table(open="L8", jungle="2 3.1", huts="3=10:2")
    sail(state, "start S|L8", "hidden 1", "S", "lay L8/0")
    for eyes in EYES:
        assert state.view(eyes)["bag"] == 8
        assert sum(path["held"] for path in state.view(eyes)["paths"]) == 1


@pytest.mark.rule("neue-entdecker.sight.who-looked")
def test_everybody_sees_who_has_looked() -> None:
    state = table(jungle="2 3.1, 1 3.2", huts="3=10:12")
    for eyes in EYES:
        paths = state.view(eyes)["paths"]
        assert [path["looked"] for path in paths] == [[], [], [1, 2], [], [], [], []]
        assert [path["held"] for path in paths] == [False, False, True, False, False, False, False]


@pytest.mark.rule("neue-entdecker.sight.gold")
def test_gold_points_and_supplies_are_open() -> None:
    state = table("D8=C/0", "0 base@D8", gold=[5, 4, 6], points=[1, 2, 3])
    for eyes in EYES:
        seats = state.view(eyes)["seats"]
        assert [seat["gold"] for seat in seats] == [5, 4, 6]
        assert [seat["points"] for seat in seats] == [1, 2, 3]
        assert [seat["supply"] for seat in seats] == [[14, 1, 1], [14, 2, 1], [14, 2, 1]]
    assert {**state.view(0), "seat": SPECTATOR} == state.view(SPECTATOR)
