"""Chief scouts (neue-entdecker.chief.*)."""

import pytest

from incognita.core import Json, Rng
from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState
from incognita.games.neue_entdecker.rules.tables import (
    CHIEF,
    GRID,
    KNOWN_CHIEF,
    KNOWN_SCOUT,
    SCOUT,
    form_of,
    owner_of,
    scout_form,
    scout_of,
    scout_owner,
    unit_of,
)
from tests.neue_entdecker.positions import (
    GAME,
    NINE,
    PAIR,
    action_of,
    guessed,
    jungle,
    leave_scouts,
    offers,
    phase,
    refused,
    sail,
    settle,
    supply,
    table,
    why_not,
)

END_NINE = ["start G7", "hidden 1", "A", "lay F7/3", "stop"]
END_PAIR = ["start S|B8", "hidden 1", "C", "lay B8/3"]
LAST = ["start S|L8", "hidden 1", "S", "lay L8/0"]


def chiefs(words: str = "", pieces: str = "", **fields: object) -> NeueEntdeckerState:
    return table(words, pieces, chief_scouts=True, **fields)


def unit(state: NeueEntdeckerState, eyes: int) -> Json:
    first: Json = state.view(eyes)["units"][0]
    return first


@pytest.mark.parametrize(("players", "highest"), [(2, 20), (3, 15), (4, 12)])
@pytest.mark.rule("neue-entdecker.chief.numbers", "neue-entdecker.chief.marker")
def test_scouts_are_numbered_and_the_highest_is_the_marker(players: int, highest: int) -> None:
    state = GAME.start(players=players, chief_scouts=True)
    assert offers(state) == {f"name {number}" for number in range(1, highest)}
    reason = refused(state, f"name {highest}")
    assert (reason.code, reason.rule) == ("marker", "neue-entdecker.chief.marker")
    if highest < 20:
        assert why_not(state, f"name {highest + 1}") == "chief.numbers"


@pytest.mark.rule("neue-entdecker.chief.two")
def test_everybody_names_two_different_numbers() -> None:
    state = GAME.start(players=2, chief_scouts=True)
    assert (state.actor(), phase(state)) == (0, "name")
    sail(state, "name 7")
    assert (state.actor(), why_not(state, "name 7")) == (0, "chief.two")
    sail(state, "name 12")
    assert (state.actor(), len(state.legal())) == (1, 19)
    sail(state, "name 7", "name 1")
    settle(state)
    assert (state.actor(), phase(state)) == (0, "start")
    assert [state.view(seat)["seats"][seat]["named"] for seat in range(2)] == [[7, 12], [1, 7]]
    assert state.chiefs == [2, 2]
    assert why_not(state, "name 3") == "chief.two"


@pytest.mark.rule("neue-entdecker.chief.two")
def test_numbers_are_secret() -> None:
    one, other = (GAME.start(players=2, chief_scouts=True) for _ in range(2))
    sail(one, "name 7", "name 12")
    sail(other, "name 3", "name 5")
    assert one.view(1) == other.view(1)
    assert one.view(0) != other.view(0)
    plain = table()
    assert (phase(GAME.start()), why_not(plain, "name 3")) == ("back", "chief.two")


@pytest.mark.parametrize(
    ("pieces", "points"),
    [
        ("0 chief@D5, 1 scout@E5", [9, 5, 0]),
        ("0 chief@D5, 1 scout@E5 scout@F5", [9, 9, 0]),
        ("0 chief@D5, 1 scout@E5 scout@F5 scout@D6", [5, 9, 0]),
        ("0 chief@D5 chief@E5, 1 scout@F5 scout@D6 scout@F6", [9, 5, 0]),
    ],
)
@pytest.mark.rule("neue-entdecker.chief.island")
def test_a_chief_counts_as_two_on_an_island(pieces: str, points: list[int]) -> None:
    assert sail(chiefs(NINE, pieces), *END_NINE).points == points


@pytest.mark.parametrize(
    ("paths", "winner"),
    [
        ("1 1.1, 0 1.2*", 0),
        ("1 1.1 1.2, 0 1.3*", 1),
        ("1 1.1 1.2 1.3, 0 1.4* 1.5*", 0),
    ],
)
@pytest.mark.rule("neue-entdecker.chief.path")
def test_a_chief_counts_as_two_on_a_path(paths: str, winner: int) -> None:
    state = sail(chiefs(open="L8", jungle=paths, huts="1=15:0"), *LAST)
    assert state.points == [15 if seat == winner else 0 for seat in range(3)]


@pytest.mark.rule("neue-entdecker.chief.only-count")
def test_a_chief_is_no_base_and_no_nearer() -> None:
    beaten = chiefs(NINE, "0 chief@D5 chief@E5 scout@F5, 1 base@D6")
    assert sail(beaten, *END_NINE).points == [5, 9, 0]
    tied = chiefs(open="L8", jungle="1 1.1 1.3, 0 1.2*", huts="1=15:0")
    assert sail(tied, *LAST).points == [0, 15, 0]


@pytest.mark.rule("neue-entdecker.chief.choose")
def test_the_owner_chooses_and_others_do_not_see() -> None:
    state = sail(chiefs(PAIR), "start S|E8", "hidden 1", "C", "lay E8/0")
    assert {"build scout", "build chief"} <= offers(state)
    chief, scout = state.copy(), state.copy()
    sail(chief, "build chief")
    sail(scout, "build scout")
    assert (chief.chiefs[0], scout.chiefs[0]) == (1, 2)
    assert supply(chief, 0) == supply(scout, 0) == [13, 2, 1]
    assert chief.view(1) == scout.view(1)
    assert chief.view(-1) == scout.view(-1)
    assert (unit(chief, 0)["chief"], unit(scout, 0)["chief"]) == (1, 0)
    assert unit(chief, 1) == {**unit(chief, 0), "chief": -1}


@pytest.mark.rule("neue-entdecker.chief.choose")
def test_a_chief_may_go_to_the_natives() -> None:
    state = sail(chiefs(), "start S|E8", "hidden 2", "C?natives", "lay E8/0")
    assert len(offers(state, "scout")) == 14
    sail(state, "scout 2 chief", "token 5")
    assert (jungle(state), state.chiefs[0]) == ({"2.1": "0*"}, 1)
    assert state.view(0)["paths"][1]["scouts"] == [{"space": 0, "seat": 0, "chief": 1}]
    assert state.view(1)["paths"][1]["scouts"] == [{"space": 0, "seat": 0, "chief": -1}]


@pytest.mark.rule("neue-entdecker.chief.choose")
def test_only_a_chief_that_is_there_is_placed() -> None:
    both = sail(chiefs(jungle="0 1.1* 1.2*"), "start S|E8", "hidden 1", "C", "lay E8/0")
    assert why_not(both, "build chief") == "chief.choose"
    none = sail(table(), "start S|E8", "hidden 1", "C", "lay E8/0")
    assert why_not(none, "build chief") == "chief.two"
    assert refused(none, "build chief").code == "no-chiefs"


@pytest.mark.rule("neue-entdecker.chief.choose")
def test_where_only_chiefs_are_left_a_chief_is_placed() -> None:
    state = leave_scouts(chiefs(), 0, 2)
    sail(state, "start S|E8", "hidden 1", "C", "lay E8/0")
    assert offers(state, "build") == {"build chief", "build base", "build settlement"}
    reason = refused(state, "build scout")
    assert (reason.code, reason.rule) == ("chiefs-only", "neue-entdecker.chief.choose")
    natives = leave_scouts(chiefs(), 0, 2)
    sail(natives, "start S|E8", "hidden 2", "C?natives", "lay E8/0")
    assert offers(natives, "scout") == {f"scout {path} chief" for path in range(1, 8)}
    assert why_not(natives, "scout 1") == "chief.choose"


@pytest.mark.parametrize(("form", "shown"), [(CHIEF, -1), (KNOWN_CHIEF, 1), (KNOWN_SCOUT, 0)])
@pytest.mark.rule("neue-entdecker.chief.choose", "neue-entdecker.chief.revealed")
def test_a_scout_taken_back_stays_what_it_was(form: int, shown: int) -> None:
    state = leave_scouts(chiefs(jungle="0 1.1* 1.2*", huts="1=5:0"), 0, 0)
    state.jungle[0] = scout_of(0, form)
    sail(state, "start S|E8", "hidden 1", "C", "lay E8/0", "recall 1.1")
    assert unit(state, 0)["chief"] == (0 if form == KNOWN_SCOUT else 1)
    assert unit(state, 1)["chief"] == unit(state, -1)["chief"] == shown


@pytest.mark.rule("neue-entdecker.chief.revealed")
def test_chiefs_are_revealed_when_their_island_is_scored() -> None:
    state = chiefs(PAIR, "1 chief@A8")
    sail(state, *END_PAIR)
    assert unit(state, 0)["chief"] == -1
    state.play(action_of(state, "stop"))
    assert (phase(state), len(state.outcomes())) == ("reveal", 1)
    settle(state)
    assert (state.actor(), offers(state)) == (1, {f"scout {path} chief" for path in range(1, 8)})
    sail(state, "scout 3 chief", "token 5")
    for eyes in (-1, 0, 1, 2):
        assert state.view(eyes)["paths"][2]["scouts"] == [{"space": 0, "seat": 1, "chief": 1}]


@pytest.mark.rule("neue-entdecker.chief.revealed")
def test_chiefs_are_revealed_when_their_path_is_scored() -> None:
    state = chiefs(open="L8", jungle="1 1.1 1.3, 0 1.2*", huts="1=15:0")
    assert [one["chief"] for one in state.view(0)["paths"][0]["scouts"]] == [-1, 1, -1]
    sail(state, *LAST)
    for eyes in (-1, 0, 1, 2):
        assert [one["chief"] for one in state.view(eyes)["paths"][0]["scouts"]] == [0, 1, 0]


@pytest.mark.rule("neue-entdecker.chief.revealed")
def test_what_is_not_revealed_is_guessed_among_all_scouts() -> None:
    state = chiefs(f"{PAIR} D4=C/0", "0 chief@A8 scout@D4", jungle="0 1.1 1.2*", huts="1=5:0")
    guesses = [guessed(state, 1, seed) for seed in range(60)]
    homes = {guess.chiefs[0] for guess in guesses}
    shown = {tuple(sorted(jungle(guess).values())) for guess in guesses}
    assert homes == {0, 1, 2}
    assert {("0", "0"), ("0", "0*")} <= shown
    assert {unit(guess, 0)["chief"] for guess in guesses} == {0, 1}
    assert all(guess.view(1) == state.view(1) for guess in guesses)
    assert all(state.determinise(0, Rng(seed)).view(0) == state.view(0) for seed in range(5))


def all_chiefs(state: NeueEntdeckerState, seat: int) -> int:
    """Of one seat, wherever they are and whoever knows."""
    known = (CHIEF, KNOWN_CHIEF)
    units = [unit for unit in state.units if unit and owner_of(unit) == seat]
    scouts = [scout for scout in state.jungle if scout and scout_owner(scout) == seat]
    held = seat == state.seat and state.fetched - 1 in known
    return (
        state.chiefs[seat]
        + state.landed[2 * seat + 1]
        + sum(form_of(unit) in known for unit in units)
        + sum(scout_form(scout) in known for scout in scouts)
        + held
    )


@pytest.mark.parametrize("place", ["first land", "second land", "path", "landed", "hand", "hidden"])
@pytest.mark.rule("neue-entdecker.chief.two", "neue-entdecker.chief.revealed")
def test_a_guess_has_two_chiefs_however_many_are_revealed(place: str) -> None:
    state = chiefs(f"{PAIR} D4=O/0", "0 scout@A8", jungle="0 1.1", huts="1=5:0")
    if place.endswith("land"):
        state.units[GRID.place("D4")] = unit_of(0, KNOWN_CHIEF, place == "second land")
    elif place == "path":
        state.jungle[1] = scout_of(0, KNOWN_CHIEF)
    elif place == "landed":
        state.landed[1] = 1
    else:
        state.fetched = 1 + (KNOWN_CHIEF if place == "hand" else CHIEF)
    state.chiefs[0] = 1
    leave_scouts(state, 0, 3)
    guesses = [guessed(state, 1, seed) for seed in range(40)]
    assert {all_chiefs(guess, 0) for guess in guesses} == {2}
    assert {guess.chiefs[0] for guess in guesses} >= {0, 1}
    assert {guess.fetched for guess in guesses} == (
        {1 + SCOUT, 1 + CHIEF} if place == "hidden" else {state.fetched}
    )


@pytest.mark.rule("neue-entdecker.chief.two")
def test_the_numbers_of_others_are_guessed() -> None:
    state = GAME.start(players=2, chief_scouts=True)
    sail(state, "name 3", "name 7", "name 1")
    guesses = [guessed(state, 1, seed) for seed in range(20)]
    assert len({guess.named[0] for guess in guesses}) > 10
    assert {guess.named[0].bit_count() for guess in guesses} == {2}
    assert {guess.named[1] for guess in guesses} == {1}
