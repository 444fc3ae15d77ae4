"""What everybody may know (entdecker.sight.*)."""

import pytest

from incognita.core import SPECTATOR, Json, Rng
from incognita.games.entdecker.rules.actions import BACK
from incognita.games.entdecker.rules.tables import DISCOVERY
from incognita.games.voyage.rules.piles import EVENT_BACK
from tests.entdecker.positions import GAME, code_of, sail, table, view


@pytest.mark.rule("entdecker.sight.piles")
def test_heights_and_backs_are_open_faces_are_not() -> None:
    state = table()
    state.backs = [0, EVENT_BACK, 0, 0, EVENT_BACK]
    piles = view(state)["piles"]
    assert [pile["question"] for pile in piles] == [False, True, False, False, True]
    assert all(set(pile) == {"height", "question"} for pile in piles)
    assert state.determinise(1, Rng(4)).dump() == state.dump()


@pytest.mark.rule("entdecker.sight.piles")
def test_the_next_back_is_as_likely_as_the_tiles_below() -> None:
    state = sail(table(), "start S|E7", "announce 1")
    state.backs = [0, EVENT_BACK, 0, 0, EVENT_BACK]
    state.play(GAME.parse(state, "draw 2"))
    assert all(outcome >= 0 and weight for outcome, weight in state.outcomes())
    state.apply(GAME.parse(state, "tile C?gold"))
    assert state.outcomes() == [(BACK, 75), (BACK + 1, 18)]


@pytest.mark.rule("entdecker.sight.seen")
def test_what_is_left_follows_from_what_was_seen() -> None:
    state = sail(table(), "start S|B7", "announce 3", "C", "lay B7/0", "B", "S?pirates")
    counts = DISCOVERY[:]
    for word in ("C", "B", "S?pirates"):
        counts[code_of(word)] -= 1
    left = {code_of(tile_word(one)): one["count"] for one in view(state)["unknown"]}
    assert left == {code: count for code, count in enumerate(counts) if count}
    assert [tile_word(one) for one in view(state)["box"]] == ["B"]
    assert view(state)["drawn"] == {"tile": "S", "event": "pirates"}


def tile_word(count: Json) -> str:
    return f"{count['tile']}?{count['event']}" if count["event"] else str(count["tile"])


@pytest.mark.rule("entdecker.sight.tokens")
def test_tokens_are_open_once_taken() -> None:
    state = sail(table(), "start S|E7", "announce 1", "C?friendly", "lay E7/0", "plant 1")
    assert view(state)["tokens"] == [5, 5, 5, 5]
    sail(state, "token 4")
    for eyes in (SPECTATOR, 0, 1, 2):
        assert state.view(eyes)["seats"][0]["tokens"] == [0, 0, 0, 1]
        assert state.view(eyes)["tokens"] == [5, 5, 5, 4]


@pytest.mark.rule("entdecker.sight.wealth")
def test_everything_of_everybody_is_open() -> None:
    state = table("D7=C/0", "0 fort@D7", gold=[3, 4, 5], points=[1, 2, 3])
    seat = state.view(1)["seats"][0]
    assert (seat["gold"], seat["points"], seat["supply"]) == (3, 1, [3, 1, 1])
    assert {**state.view(0), "seat": -1} == state.view(SPECTATOR)
