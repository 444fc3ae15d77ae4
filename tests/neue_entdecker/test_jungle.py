"""Scouts and chiefs' huts (neue-entdecker.jungle.*)."""

import pytest

from incognita.games.neue_entdecker.rules.tables import DOT, EYE, LENGTH, PATHS, SPACES
from tests.neue_entdecker.positions import (
    NINE,
    PAIR,
    action_of,
    huts,
    jungle,
    offers,
    phase,
    sail,
    supply,
    table,
    why_not,
)

END_NINE = ["start G7", "hidden 1", "A", "lay F7/3", "stop"]
END_PAIR = ["start S|B8", "hidden 1", "C", "lay B8/3", "stop"]
FULL = "0 1.1 1.2 1.3 1.4, 1 1.5 1.6 1.7"


@pytest.mark.rule("neue-entdecker.jungle.rounds", "neue-entdecker.jungle.skipped")
def test_one_scout_each_from_the_active_player() -> None:
    pieces = "0 scout@D5, 1 base@E5, 2 scout@F5 scout@D6, 3 scout@F6 scout@D7 scout@E7"
    state = sail(table(NINE, pieces, players=4, seat=2), *END_NINE)
    asked = []
    while phase(state) == "scout":
        asked.append(state.actor())
        assert "stop" not in offers(state)
        sail(state, f"scout {len(asked)}", "token 5" if state.bag[0] else "token 10")
    assert asked == [2, 3, 0, 2, 3, 3]
    assert (state.actor(), phase(state)) == (3, "start")


@pytest.mark.parametrize(
    ("seat", "order"), [(0, [0, 1, 3, 0, 3]), (1, [1, 3, 0, 3, 0]), (2, [3, 0, 1, 3, 0])]
)
@pytest.mark.rule("neue-entdecker.jungle.rounds", "neue-entdecker.jungle.skipped")
def test_rounds_go_on_after_the_first_seat(seat: int, order: list[int]) -> None:
    """Seat 2 has no scout there, whether it is its turn or not."""
    pieces = "0 scout@D5 scout@E5, 1 scout@F5, 2 base@D6, 3 scout@F6 scout@D7"
    state = sail(table(NINE, pieces, players=4, seat=seat), *END_NINE)
    asked = []
    while phase(state) == "scout":
        asked.append(state.actor())
        sail(state, f"scout {len(asked)}", "token 5" if state.bag[0] else "token 10")
    assert asked == order


@pytest.mark.rule("neue-entdecker.jungle.rounds")
def test_others_wait_until_they_are_asked() -> None:
    state = sail(table(NINE, "1 scout@D5, 2 scout@E5"), *END_NINE)
    assert state.actor() == 1
    reason = state.refusal(2, action_of(state, "scout 1"))
    assert reason is not None
    assert (reason.code, reason.rule) == ("not-your-scout", "neue-entdecker.jungle.rounds")
    assert why_not(state, "decline") == "jungle.rounds"


@pytest.mark.rule("neue-entdecker.jungle.nearest")
def test_a_scout_takes_the_free_space_nearest_to_the_hut() -> None:
    state = table(PAIR, "0 scout@A8", jungle=f"{FULL}, 2 2.1 2.3", huts="1=5:0 2=5:2")
    sail(state, *END_PAIR)
    assert offers(state) == {f"scout {path}" for path in range(2, 8)}
    assert why_not(state, "scout 1") == "jungle.nearest"
    sail(state, "scout 2")
    assert jungle(state)["2.2"] == "0"


@pytest.mark.rule("neue-entdecker.jungle.spaces")
def test_a_dot_an_eye_and_five_plain_spaces() -> None:
    assert (PATHS, LENGTH, SPACES, DOT, EYE) == (7, 7, 49, 0, 1)
    for space in range(3, 8):
        taken = " ".join(f"1.{before}" for before in range(1, space))
        state = table(PAIR, "0 scout@A8", jungle=f"1 {taken}", huts="1=5:1")
        sail(state, *END_PAIR, "scout 1")
        assert jungle(state)[f"1.{space}"] == "0"
        assert (state.looked[0], state.actor(), phase(state)) == (0b010, 1, "start")


@pytest.mark.rule("neue-entdecker.jungle.dot")
def test_the_first_scout_draws_a_token() -> None:
    state = sail(table(PAIR, "0 scout@A8"), *END_PAIR, "scout 5")
    assert (phase(state), [weight for _one, weight in state.outcomes()]) == ("token", [3, 3, 3])
    sail(state, "token 15")
    assert (huts(state), state.bag) == ([0, 0, 0, 0, 15, 0, 0], [3, 3, 2])
    assert (state.looked[4], state.actor()) == (0b001, 1)


@pytest.mark.rule("neue-entdecker.jungle.dot-again")
def test_a_dot_with_a_token_is_an_ordinary_space() -> None:
    state = table(PAIR, "0 scout@A8", jungle="1 5.2", huts="5=15:2")
    sail(state, *END_PAIR, "scout 5")
    assert (jungle(state)["5.1"], huts(state)[4], state.bag) == ("0", 15, [3, 3, 2])
    assert (state.looked[4], state.actor(), phase(state)) == (0b100, 1, "start")


@pytest.mark.rule("neue-entdecker.jungle.eye")
def test_the_eye_shows_the_token() -> None:
    state = table(PAIR, "0 scout@A8", jungle="1 5.1", huts="5=15:1")
    sail(state, *END_PAIR)
    state.play(action_of(state, "scout 5"))
    assert (phase(state), len(state.outcomes())) == ("look", 1)
    state.apply(state.outcomes()[0][0])
    assert (state.looked[4], state.view(0)["paths"][4]["token"]) == (0b011, 15)
    assert (state.view(2)["paths"][4]["token"], state.bag) == (0, [3, 3, 2])


@pytest.mark.rule("neue-entdecker.jungle.room")
def test_all_scouts_of_four_players_find_room() -> None:
    spaces = [f"{path}.{space}" for path in range(1, 8) for space in range(1, 8)]
    taken = [spaces[11 * seat : 11 * (seat + 1)] for seat in range(4)]
    taken[0].pop()
    words = ", ".join(f"{seat} {' '.join(own)}" for seat, own in enumerate(taken))
    held = " ".join(f"{path}={5 * (1 + path % 3)}:0" for path in range(1, 8))
    state = table(PAIR, "0 scout@A8", players=4, jungle=words, huts=held)
    assert [supply(state, seat)[0] for seat in range(4)] == [0] * 4
    sail(state, *END_PAIR)
    assert offers(state) == {"scout 2", "scout 7"}
