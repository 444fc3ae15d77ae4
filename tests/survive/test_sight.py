"""What is open and what is hidden (survive.sight.*)."""

import pytest

from incognita.core import SPECTATOR, Rng, State
from incognita.games.survive.rules.tables import BACK_ID
from tests.survive.playing import (
    action_of,
    begun,
    go,
    legal,
    opened,
    phase,
    rolled,
    settled,
    where,
)  # fmt: skip
from tests.survive.positions import GAME, position

VALUES = [1, 1, 1, 2, 2, 3, 3, 4, 5, 6]


def values(state: State, seat: int) -> dict[int, int]:
    return {one["id"]: one["value"] for one in state.view(seat)["explorers"]}


def dealt(state: State, colour: int) -> list[int]:
    """The true values of a colour."""
    return list(state.dump()["values"][10 * colour : 10 * colour + 10])


@pytest.mark.rule("survive.sight.values")
def test_nobody_sees_the_values_of_others() -> None:
    state = position(land="beach D4", red="D4:6 NW:5 lost:4", blue="D4:3")
    own = values(state, 0)
    assert (own[0], own[1], own[2]) == (6, 5, 4)
    assert all(own[explorer] == 0 for explorer in range(10, 20))
    assert set(values(state, SPECTATOR).values()) == {0}
    assert values(state, 1)[10] == 3
    assert all(values(state, 1)[explorer] == 0 for explorer in range(10))


@pytest.mark.rule("survive.sight.values")
def test_a_score_would_tell_values_too() -> None:
    state = position(land="beach D4", red="D4 NW:5 NE:4", blue="D4 SE:6")
    assert [seat["score"] for seat in state.view(0)["seats"]] == [9, -1]
    assert [seat["score"] for seat in state.view(1)["seats"]] == [-1, 6]
    assert [seat["score"] for seat in state.view(SPECTATOR)["seats"]] == [-1, -1]


@pytest.mark.rule("survive.sight.values")
def test_what_is_still_to_be_placed_is_ones_own_secret() -> None:
    state = go(opened(players=2), "place r6 D4")
    assert state.view(1)["unplaced"] == [VALUES]
    assert state.view(SPECTATOR)["unplaced"] == []
    assert state.view(1)["seats"][0]["unplaced"] == 9


@pytest.mark.rule("survive.sight.values")
def test_a_guess_deals_the_values_of_others_anew() -> None:
    state = begun(players=3)
    guesses = [state.determinise(0, Rng(seed)) for seed in range(20)]
    assert all(dealt(twin, 0) == dealt(state, 0) for twin in guesses)
    for colour in (1, 2):
        assert all(sorted(dealt(twin, colour)) == VALUES for twin in guesses)
        assert len({tuple(dealt(twin, colour)) for twin in guesses}) > 10


@pytest.mark.rule("survive.sight.values")
def test_a_guess_while_placing_keeps_ten_explorers_a_colour() -> None:
    state = go(opened(players=2), "place r6 D4", "place b6 D5", "place r5 D6")
    known = set()
    for seed in range(30):
        twin = state.determinise(0, Rng(seed))
        assert dealt(twin, 0) == dealt(state, 0)
        placed = dealt(twin, 1)[0]
        left = twin.view(1)["unplaced"][0]
        assert sorted([placed, *left]) == VALUES
        known.add(placed)
    assert len(known) > 3


@pytest.mark.rule("survive.sight.memory")
def test_with_memory_the_own_values_stay_in_sight() -> None:
    state = begun(players=2)
    assert sorted(values(state, 0)[explorer] for explorer in range(10)) == VALUES


@pytest.mark.rule("survive.sight.memory")
def test_without_memory_nobody_knows_a_value_once_the_game_has_begun() -> None:
    state = go(opened(players=2, memory=False), "place r6 D4", "place b5 D5")
    assert values(state, 0) == {0: 6, 10: 0}
    state = begun(players=2, memory=False)
    for seat in (SPECTATOR, 0, 1):
        assert set(values(state, seat).values()) == {0}
        assert [hand["score"] for hand in state.view(seat)["seats"]] == [-1, -1]


@pytest.mark.rule("survive.sight.memory")
def test_while_boats_are_placed_everybody_still_knows_their_own_values() -> None:
    state = settled(players=2, memory=False)
    for boats_left in (4, 3, 2, 1):
        assert phase(state) == "launch"
        assert sum(hand["boats"] for hand in state.view(0)["seats"]) == boats_left
        for seat in (0, 1):
            known = values(state, seat)
            assert [known[10 * seat + number] for number in range(10)] == dealt(state, seat)
            assert {known[10 * (1 - seat) + number] for number in range(10)} == {0}
            assert dealt(state.determinise(seat, Rng(boats_left)), seat) == dealt(state, seat)
        go(state, min(legal(state, "launch")))
    assert phase(state) == "turn"
    assert set(values(state, 0).values()) == {0}


@pytest.mark.rule("survive.sight.memory")
def test_without_memory_a_guess_deals_the_own_values_anew_as_well() -> None:
    state = begun(players=2, memory=False)
    guesses = [state.determinise(0, Rng(seed)) for seed in range(20)]
    for colour in (0, 1):
        assert len({tuple(dealt(twin, colour)) for twin in guesses}) > 10


@pytest.mark.rule("survive.sight.followed")
def test_everybody_sees_which_piece_goes_where() -> None:
    state = opened(players=2)
    action = action_of(state, "place r6 D4")
    own = GAME.describe_for(state, action, 0)
    assert (own["explorer"], own["value"]) == (0, 6)
    for seat in (SPECTATOR, 1):
        assert GAME.describe_for(state, action, seat) == {**own, "value": -1}
    go(state, "place r6 D4", "place b1 D5", "place r1 D6")
    assert where(state, "r0", "b0", "r1") == "D4 D5 D6"


@pytest.mark.rule("survive.sight.followed")
def test_moves_are_seen_by_all() -> None:
    state = position(land="beach D4 D5", red="D4 @C5 ~C4", blue="D5", boats="C5", kept=["dolphin"])
    for action in state.legal():
        for seat in (SPECTATOR, 1):
            assert GAME.describe_for(state, action, seat) == GAME.describe(state, action)


@pytest.mark.rule("survive.sight.kept")
def test_the_terrain_of_a_kept_tile_is_open_and_its_back_is_not() -> None:
    state = position(land="beach D4", red="D4", kept=["dolphin shark_defence.mountain", "wind"])
    for seat in (SPECTATOR, 0, 1):
        assert [hand["kept"] for hand in state.view(seat)["seats"]] == [[1, 3], [1]]
    assert state.view(0)["kept"] == [{"back": 5, "terrain": 1}, {"back": 10, "terrain": 3}]
    assert state.view(1)["kept"] == [{"back": 6, "terrain": 1}]
    assert state.view(SPECTATOR)["kept"] == []


@pytest.mark.rule("survive.sight.kept")
def test_a_guess_draws_the_tiles_of_others_anew() -> None:
    state = position(
        land="beach D4 D5 D6 D7, forest E5", red="D4", kept=["dolphin", "wind move_whale"],
        under="shark_defence move_shark dolphin boat",
    )  # fmt: skip
    hands = set()
    for seed in range(40):
        twin = state.determinise(0, Rng(seed))
        assert [tile["back"] for tile in twin.view(0)["kept"]] == [BACK_ID.index("dolphin")]
        hand = tuple(tile["back"] for tile in twin.view(1)["kept"])
        assert all(back >= 5 for back in hand)
        assert [tile["terrain"] for tile in twin.view(1)["kept"]] == [1, 1]
        hands.add(hand)
    assert len(hands) > 3


@pytest.mark.rule("survive.sight.backs")
def test_everybody_may_count_what_was_seen() -> None:
    state = begun(players=2)
    go(state, min(legal(state, "sink")), "reveal whale", "roll shark")
    go(state, min(legal(state, "sink")), "reveal dolphin", "roll shark")
    whale, dolphin = BACK_ID.index("whale"), BACK_ID.index("dolphin")
    for seat in (SPECTATOR, 0, 1):
        assert state.view(seat)["gone"][0][whale] == 1
        assert state.view(seat)["gone"][0][dolphin] == 0
        assert state.view(seat)["unseen"][0][whale] == 2
    # Its keeper has seen the dolphin; to the others it may be anywhere.
    assert [state.view(seat)["unseen"][0][dolphin] for seat in (SPECTATOR, 0, 1)] == [3, 3, 2]
    assert [sum(state.view(seat)["unseen"][0]) for seat in (SPECTATOR, 0, 1)] == [15, 15, 14]


@pytest.mark.rule("survive.sight.backs")
def test_a_tile_played_has_been_seen_by_all() -> None:
    state = rolled("shark", red="~M1", blue="~C5", sharks="C4", kept=["", "shark_defence"])
    assert state.view(0)["unseen"][0][10] == 1
    assert state.view(1)["unseen"][0][10] == 0
    go(state, "prowl C4 C5", "defend")
    assert state.view(0)["unseen"][0][10] == 0
    assert state.view(0)["gone"][0][10] == 1


@pytest.mark.rule("survive.sight.revealed")
@pytest.mark.parametrize("memory", [True, False])
def test_all_values_are_turned_up_at_the_end(memory: bool) -> None:
    state = position(land="mountain D4", red="NW:6 D4:1", blue="NE:5", memory=memory)
    go(state, "sink D4", "reveal volcano")
    for seat in (SPECTATOR, 0, 1):
        known = values(state, seat)
        assert (known[0], known[1], known[10]) == (6, 1, 5)
        assert [hand["score"] for hand in state.view(seat)["seats"]] == [6, 5]
        assert state.view(seat)["totals"] == [6, 5]
