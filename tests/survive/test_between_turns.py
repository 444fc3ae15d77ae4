"""What a turn leaves behind, and guesses at tiles that others keep."""

from collections import Counter
from itertools import count
from typing import cast

import pytest

from incognita.core import Rng
from incognita.games.survive.rules.kept_tiles import code_of, held_terrain
from incognita.games.survive.rules.pieces import cell_of
from incognita.games.survive.rules.sinking import lowest_terrain
from incognita.games.survive.rules.state import SurviveState
from incognita.games.survive.rules.tables import BACK_ID, BACKS, NAMES
from tests.survive.playing import go, legal, phase, rolled, where
from tests.survive.positions import position


@pytest.mark.rule("survive.turn.unused")
def test_when_a_tile_sinks_the_moves_are_over_and_the_last_die_is_put_away() -> None:
    state = position(land="beach D4 D5, forest E5", red="D4", blue="E5", under="boat boat")
    state.die, state.swum = 2, 1
    go(state, "sink D5")
    assert (phase(state), state.moves_left, state.may_play_tile) == ("reveal", 0, 0)
    assert (state.swum, state.sunk_back, state.die) == (0, -1, -1)


@pytest.mark.rule("survive.end.early", "survive.end.lost")
def test_at_the_end_nothing_is_under_way() -> None:
    state = position(
        land="forest E5", red="~C4", sharks="C5", kept=["dolphin"], under="boat", boats="B3"
    )
    go(state, "dolphin r0 C5")
    assert (phase(state), where(state, "r0")) == ("over", "lost")
    assert (state.moves_left, state.may_play_tile, state.swum) == (0, 0, 0)
    assert (state.carried_swimmer, state.driven_boat, state.range_left) == (-1, -1, 0)
    assert (state.moving_creature, state.asked) == (-1, -1)


@pytest.mark.rule("survive.swim.landing-counts", "survive.swim.boarding-counts")
def test_whoever_lands_or_boards_from_the_water_has_swum() -> None:
    landed = position(land="forest E5", red="~C1 E5", under="boat")
    go(landed, "land r0")
    assert landed.swum == 1
    boarded = position(land="forest E5", red="~C5 E5", boats="C5", under="boat")
    go(boarded, "climb r0")
    assert boarded.swum == 1
    from_boat = position(land="forest E5", red="@C1 E5", boats="C1", under="boat")
    go(from_boat, "land r0")
    assert from_boat.swum == 0


@pytest.mark.parametrize(("kind", "crew"), [("whale", "C5"), ("serpent", "lost")])
@pytest.mark.rule("survive.creature.whale-capsizes", "survive.creature.serpent-boat")
def test_one_explorer_aboard_is_enough_for_an_attack(kind: str, crew: str) -> None:
    beasts = {f"{kind}s": "C4"}
    state = rolled(kind, red="~M1", blue="@C5", boats="C5", **beasts)
    go(state, "prowl C4 C5")
    assert crew in where(state, "b0")


@pytest.mark.rule("survive.boat.wreck")
def test_one_explorer_aboard_is_enough_for_a_wreck() -> None:
    state = position(land="forest E5", red="@C5", boats="C5", whales="C4", under="boat")
    go(state, "sail C5 C4")
    assert "@" not in where(state, "r0")


@pytest.mark.rule("survive.kept.dolphin", "survive.kept.wind")
def test_kept_tiles_reach_the_first_space_of_the_sea() -> None:
    state = position(
        land="forest E5", red="~A1 @A1", boats="A1", kept=["dolphin wind"], under="boat"
    )
    assert legal(state, "dolphin")
    assert legal(state, "wind")


@pytest.mark.rule("survive.turn.order")
def test_a_round_is_a_turn_of_everybody() -> None:
    state = position(land="forest E5", red="E5", blue="E5", under="boat")
    for state.turn, number in ((1, 1), (2, 1), (3, 2), (4, 2)):
        assert state.round_number() == number


@pytest.mark.rule("survive.kept.wind", "survive.kept.gone")
def test_a_wind_from_under_a_forest_is_played() -> None:
    state = position(land="forest E5", red="@C5", boats="C5", kept=["wind.forest"], under="boat")
    go(state, min(legal(state, "wind")))
    assert state.kept[0] == []
    assert state.tiles_gone[code_of(2, BACK_ID.index("wind"))] == 1


@pytest.mark.rule("survive.kept.later")
def test_whoever_keeps_nothing_has_no_tile_to_play() -> None:
    state = position(land="forest E5", red="~C5", kept=["", "dolphin"], under="boat")
    assert [held_terrain(state, seat, BACK_ID.index("dolphin")) for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("survive.sink.order")
def test_without_tiles_no_terrain_is_the_lowest() -> None:
    state = position(land="forest E5", red="E5", under="boat")
    assert lowest_terrain(state) == 2
    state.tiles_left = [0, 0, 0, 0]
    assert lowest_terrain(state) == 0


@pytest.mark.rule("survive.defence.may")
def test_a_creature_goes_no_further_while_a_defence_is_awaited() -> None:
    state = rolled("whale", red="~M1", blue="@C5", boats="C5", whales="C4", kept=["", WHALE])
    go(state, "prowl C4 C5")
    assert (phase(state), cast("SurviveState", state).range_left) == ("defend", 0)


@pytest.mark.rule("survive.end.lost")
def test_who_is_out_of_the_game_is_on_no_space() -> None:
    state = position(land="forest E5", red="E5 lost NW ~C5", under="boat")
    assert [cell_of(state, explorer) for explorer in (1, 2)] == [-1, -1]
    assert [NAMES[cell_of(state, explorer)] for explorer in (0, 3)] == ["E5", "C5"]


def rng_with(number: int, limit: int) -> Rng:
    """One whose first number below the limit is this."""
    return next(Rng(seed) for seed in count() if Rng(seed).below(limit) == number)


@pytest.mark.rule("survive.creature.die")
def test_every_face_of_the_die_is_sampled_as_often_as_it_is_there() -> None:
    state = position(land="beach J4 J5", red="~M1", under="wind wind")
    go(state, "sink J4", "reveal wind")
    faces = sum(weight for _, weight in state.outcomes())
    sampled = Counter(state.sample(rng_with(number, faces)) for number in range(faces))
    assert dict(sampled) == dict(state.outcomes())


@pytest.mark.rule("survive.kept.dolphin", "survive.kept.gone")
def test_a_dolphin_from_under_a_mountain_is_played() -> None:
    state = position(
        land="forest E5", red="~C5 E5", blue="E5 " * 9 + "~C3", seat=1, under="boat",
        kept=["", "dolphin.mountain"],
    )  # fmt: skip
    go(state, min(legal(state, "dolphin")))
    assert state.kept[1] == []
    assert state.tiles_gone[code_of(3, BACK_ID.index("dolphin"))] == 1


@pytest.mark.rule("survive.tile.chance")
def test_every_tile_is_sampled_as_often_as_it_is_there() -> None:
    state = position(land="beach J4 J5 D4 D5", red="~M1", under="wind wind boat")
    go(state, "sink J4")
    left = sum(weight for _, weight in state.outcomes())
    sampled = Counter(state.sample(rng_with(number, left)) for number in range(left))
    assert dict(sampled) == dict(state.outcomes())


WHALE = "whale_defence"
KEPT = ["dolphin", "wind move_whale wind.forest dolphin.forest move_shark.mountain"]
UNDER = "shark_defence move_shark dolphin boat"


def tiles_of(state: SurviveState) -> Counter[int]:
    """All that lies under the island or is kept, by code."""
    left = Counter({code: count for code, count in enumerate(state.backs_left) if count})
    return left + Counter(code for hand in state.kept for code in hand)


@pytest.mark.rule("survive.sight.kept", "survive.sight.backs")
def test_a_guess_loses_no_tile_and_keeps_terrains() -> None:
    land = "beach D4 D5 D6 D7, forest E5 E6 E7 F5, mountain G5 G6 G7 H5"
    state = position(land=land, red="D4", kept=KEPT, under=UNDER)
    before = state.dump()
    hands = set()
    for seed in range(40):
        twin = cast("SurviveState", state.determinise(0, Rng(seed)))
        assert tiles_of(twin) == tiles_of(state)
        assert twin.kept[0] == state.kept[0]
        assert twin.kept[1] == sorted(twin.kept[1])
        assert [code // BACKS for code in twin.kept[1]] == [0, 0, 1, 1, 2]
        hands.add(tuple(twin.kept[1]))
    assert {hand[4] for hand in hands} != {code_of(3, BACK_ID.index("move_shark"))}
    assert len({hand[2:4] for hand in hands}) > 1
    assert state.dump() == before


@pytest.mark.rule("survive.tile.red", "survive.sight.kept")
def test_a_back_that_only_its_finder_saw_is_guessed_among_what_the_finder_keeps() -> None:
    state = position(land="forest E5 E6 F5", red="E5", blue="F5", under="dolphin")
    go(state, "sink E6", "reveal dolphin")
    for seed in range(20):
        twin = cast("SurviveState", state.determinise(1, Rng(seed)))
        assert [code_of(2, twin.sunk_back)] == twin.kept[0]
