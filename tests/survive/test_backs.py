"""The backs of the tiles (survive.tile.*)."""

import pytest

from incognita.core import OVER, SPECTATOR
from incognita.games.survive.rules.tables import BACK_ID
from tests.survive.playing import (
    action_of,
    begun,
    boats,
    creatures,
    described,
    go,
    kept,
    legal,
    names,
    phase,
    where,
)
from tests.survive.positions import GAME, position

GREEN = ["shark", "whale", "boat", "whirlpool", "volcano"]
RED = [
    "dolphin", "wind", "move_serpent", "move_shark", "move_whale",
    "shark_defence", "whale_defence",
]  # fmt: skip
COUNTS = {
    "shark": [3, 2, 1], "whale": [3, 2, 0], "boat": [1, 3, 0], "whirlpool": [0, 2, 4],
    "volcano": [0, 0, 1], "dolphin": [3, 1, 0], "wind": [2, 0, 0], "move_serpent": [1, 1, 0],
    "move_shark": [1, 1, 0], "move_whale": [1, 1, 0], "shark_defence": [1, 1, 1],
    "whale_defence": [0, 2, 1],
}  # fmt: skip


@pytest.mark.rule("survive.tile.backs")
def test_twelve_kinds_of_back_in_fixed_numbers() -> None:
    backs = GAME.scene(GAME.start())["backs"]
    assert {back["id"]: back["counts"] for back in backs} == COUNTS
    assert [sum(back["counts"][terrain] for back in backs) for terrain in range(3)] == [16, 16, 8]
    assert [*GREEN, *RED] == BACK_ID


@pytest.mark.rule("survive.tile.backs")
def test_edges_tell_when_a_tile_is_played() -> None:
    backs = GAME.scene(GAME.start())["backs"]
    assert [back["edge"] for back in backs] == ["green"] * 5 + ["red"] * 7
    when = ["immediate"] * 5 + ["turn_start"] * 5 + ["defence"] * 2
    assert [back["when"] for back in backs] == when


@pytest.mark.rule("survive.tile.chance")
def test_every_back_of_the_terrain_is_equally_likely() -> None:
    state = begun(players=2)
    go(state, min(legal(state, "sink")))
    beach = {BACK_ID.index(back): counts[0] for back, counts in COUNTS.items() if counts[0]}
    assert dict(state.outcomes()) == beach
    go(state, "reveal dolphin", "roll whale")
    go(state, min(legal(state, "sink")))
    beach[BACK_ID.index("dolphin")] -= 1
    assert dict(state.outcomes()) == beach


@pytest.mark.rule("survive.tile.chance")
def test_what_was_seen_or_is_kept_is_no_longer_under_the_island() -> None:
    state = position(
        land="forest D4 D5 D6", red="D4", kept=["whale_defence.forest"],
        under="boat boat whirlpool",
    )  # fmt: skip
    go(state, "sink D4")
    assert dict(state.outcomes()) == {BACK_ID.index("boat"): 2, BACK_ID.index("whirlpool"): 1}


@pytest.mark.rule("survive.tile.green")
@pytest.mark.parametrize("back", ["shark", "whale", "boat", "whirlpool"])
def test_a_green_edge_is_shown_to_all_and_leaves_the_game(back: str) -> None:
    state = position(land="forest D4 D5", red="~A1", blue="~A3", under=back)
    number = BACK_ID.index(back)
    go(state, "sink D4")
    outcome = action_of(state, f"reveal {back}")
    before = state.view(SPECTATOR)["gone"][1][number]
    for seat in (SPECTATOR, 0, 1):
        assert GAME.describe_for(state, outcome, seat)["back"] == number
    go(state, f"reveal {back}")
    for seat in (SPECTATOR, 0, 1):
        assert state.view(seat)["gone"][1][number] == before + 1
        assert state.view(seat)["back"] == number
        assert [hand["kept"] for hand in state.view(seat)["seats"]] == [[], []]


@pytest.mark.rule("survive.tile.red")
@pytest.mark.parametrize("back", RED)
def test_a_red_edge_is_kept_unseen_by_the_others(back: str) -> None:
    terrain = "beach" if back == "wind" else "forest"
    state = position(land=f"{terrain} D4 D5", red="~A1", blue="~A3", under=f"{back}.{terrain}")
    number = BACK_ID.index(back)
    go(state, "sink D4")
    outcome = action_of(state, f"reveal {back}")
    gone = state.view(SPECTATOR)["gone"]
    assert GAME.describe_for(state, outcome, 0)["back"] == number
    assert [GAME.describe_for(state, outcome, seat)["back"] for seat in (SPECTATOR, 1)] == [-1, -1]
    go(state, f"reveal {back}")
    assert kept(state, 0) == back
    assert state.view(0)["back"] == number
    for seat in (SPECTATOR, 1):
        assert state.view(seat)["back"] == -1
        assert state.view(seat)["kept"] == []
        assert state.view(seat)["gone"] == gone
        assert len(state.view(seat)["seats"][0]["kept"]) == 1


@pytest.mark.rule("survive.tile.shark")
def test_a_shark_comes_up_and_takes_the_swimmers_there() -> None:
    state = position(land="beach D4 D5", red="D4 D5 ~C4", blue="D4", under="shark")
    supply = state.view(0)["supply"]["sharks"]
    go(state, "sink D4")
    assert described(state, "reveal shark")["lost"] == [0, 10]
    go(state, "reveal shark")
    assert creatures(state, "shark") == "D4"
    assert where(state, "r0", "r1", "r2", "b0") == "lost D5 ~C4 lost"
    assert state.view(0)["supply"]["sharks"] == supply - 1


@pytest.mark.rule("survive.tile.shark-no-defence")
def test_nobody_is_asked_about_the_shark_of_a_tile() -> None:
    state = position(
        land="beach D4 D5", red="D5", blue="D4 D5", kept=["", "shark_defence"], under="shark"
    )
    go(state, "sink D4", "reveal shark")
    assert phase(state) == "roll"
    assert where(state, "b0") == "lost"
    assert kept(state, 1) == "shark_defence"


@pytest.mark.rule("survive.tile.whale")
def test_a_whale_comes_up_and_swimmers_are_unharmed() -> None:
    state = position(land="beach D4 D5", red="D4", blue="D4", under="whale")
    supply = state.view(0)["supply"]["whales"]
    go(state, "sink D4", "reveal whale")
    assert creatures(state, "whale") == "D4"
    assert where(state, "r0", "b0") == "~D4 ~D4"
    assert state.view(0)["supply"]["whales"] == supply - 1


@pytest.mark.rule("survive.tile.boat")
@pytest.mark.parametrize("crew", ["", "D4", "D4 D4"])
def test_a_boat_comes_up_and_takes_the_swimmers_aboard(crew: str) -> None:
    state = position(land="beach D4 D5", red=f"D5 {crew}", blue="D4", under="boat")
    supply = state.view(0)["supply"]["boats"]
    go(state, "sink D4")
    aboard = [*range(1, 1 + len(crew.split())), 10]
    assert described(state, "reveal boat")["aboard"] == aboard
    go(state, "reveal boat")
    assert phase(state) == "roll"
    assert boats(state) == "D4"
    assert state.view(0)["boats"][0]["crew"] == aboard
    assert state.view(0)["supply"]["boats"] == supply - 1


@pytest.mark.rule("survive.tile.boat")
def test_a_boat_under_an_empty_tile_stays_empty() -> None:
    state = position(land="beach D4 D5", red="D5", under="boat")
    go(state, "sink D4", "reveal boat")
    assert state.view(0)["boats"][0]["crew"] == []


@pytest.mark.rule("survive.tile.boat-crew")
def test_the_one_who_removed_the_tile_picks_three() -> None:
    state = position(land="beach D4 D5", red="D4 D4", blue="D4 D4 D4", seat=1, under="boat")
    go(state, "sink D4", "reveal boat")
    assert (phase(state), state.actor()) == ("crew", 1)
    assert legal(state) == {"pick r0", "pick r1", "pick b0", "pick b1", "pick b2"}
    go(state, "pick b2", "pick r1")
    assert legal(state) == {"pick r0", "pick b0", "pick b1"}
    go(state, "pick b0")
    assert phase(state) == "roll"
    assert where(state, "r0", "r1", "b0", "b1", "b2") == "~D4 @D4 @D4 ~D4 @D4"
    other = position(land="beach D4 D5", red="D4 D4", blue="D4 D4 D4", seat=1, under="boat")
    go(other, "sink D4", "reveal boat", "pick r0", "pick b0", "pick b1")
    assert where(other, "r0", "r1", "b0", "b1", "b2") == "@D4 ~D4 @D4 @D4 ~D4"


@pytest.mark.rule("survive.tile.boat-crew")
def test_three_go_aboard_without_a_question() -> None:
    state = position(land="beach D4 D5", red="D4 D4", blue="D4", under="boat")
    go(state, "sink D4", "reveal boat")
    assert phase(state) == "roll"
    assert where(state, "r0", "r1", "b0") == "@D4 @D4 @D4"


@pytest.mark.rule("survive.tile.whirlpool")
def test_a_whirlpool_takes_everything_around() -> None:
    state = position(
        land="forest D4 D5, mountain F6",
        red="D4 ~C4 @C5 ~C3", blue="~D3 D5", boats="C5 E4 B3",
        serpents="E5", sharks="C5 E5", whales="D3 C4 B2", under="whirlpool",
    )  # fmt: skip
    go(state, "sink D4")
    way = described(state, "reveal whirlpool")
    assert names(way["lost"]) == "r0 r1 r2 b0"
    assert way["boats"] == [0, 1]
    assert len(way["creatures"]) == 5
    go(state, "reveal whirlpool")
    assert where(state, "r0", "r1", "r2", "b0") == "lost lost lost lost"
    assert where(state, "r3") == "~C3"
    assert boats(state) == "B3"
    assert [creatures(state, kind) for kind in ("serpent", "shark", "whale")] == ["", "", "B2"]
    assert state.view(0)["tiles"][0] == 0


@pytest.mark.rule("survive.tile.whirlpool-land")
def test_a_whirlpool_spares_tiles_and_isles() -> None:
    state = position(
        land="forest D4 D5 E4, mountain E5", red="D5 E4 NW", blue="E5 ~A1", under="whirlpool"
    )
    go(state, "sink D4", "reveal whirlpool")
    assert where(state, "r0", "r1", "r2", "b0", "b1") == "D5 E4 NW E5 ~A1"
    assert state.view(0)["tiles"][:2] == [0, 2]


@pytest.mark.rule("survive.tile.volcano")
def test_one_mountain_hides_the_volcano() -> None:
    assert COUNTS["volcano"] == [0, 0, 1]
    state = position(land="mountain D4 D5", red="D4 NW:3", blue="D5")
    go(state, "sink D4", "reveal volcano")
    assert state.actor() == OVER
    assert where(state, "r0", "r1", "b0") == "lost NW lost"


@pytest.mark.rule("survive.tile.for-good")
def test_what_is_removed_never_returns_to_the_supply() -> None:
    state = position(
        land="forest D4 D5", red="~A1", boats="C4", sharks="C4", whales="C5", serpents="D3",
        under="whirlpool",
    )  # fmt: skip
    before = state.view(0)["supply"]
    go(state, "sink D4", "reveal whirlpool")
    assert state.view(0)["creatures"] == state.view(0)["boats"] == []
    assert state.view(0)["supply"] == before
