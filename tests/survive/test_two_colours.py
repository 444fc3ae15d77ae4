"""Two players with two colours each (survive.two.*)."""

import pytest

from incognita.core import OptionError
from tests.survive.playing import (
    control,
    go,
    legal,
    opened,
    phase,
    places,
    rolled,
    settled,
    where,
    why_not,
)
from tests.survive.positions import GAME, position


@pytest.mark.rule("survive.two.colours")
def test_each_of_two_players_leads_two_colours() -> None:
    state = opened(players=2, colours=2)
    assert state.players() == 2
    assert [seat["colours"] for seat in state.view(0)["seats"]] == [[0, 2], [1, 3]]
    assert [colour["seat"] for colour in GAME.scene(state)["colours"]] == [0, 1, 0, 1]


@pytest.mark.rule("survive.two.colours")
@pytest.mark.parametrize("players", [3, 4])
def test_more_players_have_one_colour_each(players: int) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.start(players=players, colours=2)
    assert (caught.value.option, caught.value.code) == ("colours", "not-together")


@pytest.mark.rule("survive.two.sum")
def test_both_colours_count_together() -> None:
    state = position(
        land="mountain D4", red="NW:6 D4", yellow="SE:2", blue="NW:4", white="NE:5", colours=2
    )
    go(state, "sink D4", "reveal volcano")
    assert state.view(-1)["totals"] == [8, 9]
    assert places(state) == [2, 1]


@pytest.mark.rule("survive.two.placing", "survive.setup.deserted-tiles")
def test_players_alternate_and_choose_the_colour() -> None:
    state = opened(players=2, colours=2)
    assert {word.split()[1][0] for word in legal(state)} == {"r", "y"}
    go(state, "place y6 D4")
    assert state.actor() == 1
    assert {word.split()[1][0] for word in legal(state)} == {"b", "w"}
    go(state, "place b1 D5", "place y1 D6", "place w2 D7", "place r3 E4")
    assert where(state, "y0", "b0", "y1", "w0", "r0") == "D4 D5 D6 D7 E4"
    assert state.view(0)["unplaced"] == [[1, 1, 1, 2, 2, 3, 4, 5, 6], [1, 1, 2, 2, 3, 3, 4, 5]]


@pytest.mark.rule("survive.two.placing")
def test_a_colour_may_be_placed_to_the_end_first() -> None:
    state = opened(players=2, colours=2)
    while phase(state) == "place":
        wanted = [word for word in legal(state) if word.split()[1][0] in "rb"]
        go(state, min(wanted or legal(state)))
    assert len({one["cell"] for one in state.view(0)["explorers"]}) == 40
    assert (phase(state), state.actor()) == ("launch", 0)


@pytest.mark.rule("survive.two.boats")
def test_each_player_places_four_boats() -> None:
    state = settled(players=2, colours=2)
    for number in range(8):
        assert (phase(state), state.actor()) == ("launch", number % 2)
        state.apply(state.legal()[0])
    assert (phase(state), state.actor()) == ("turn", 0)
    assert len(state.view(0)["boats"]) == 8
    assert state.view(0)["supply"]["boats"] == 4


@pytest.mark.rule("survive.two.turn")
def test_three_moves_for_both_colours_together() -> None:
    state = position(
        land="beach D4 D5 J4, forest E4 E5", red="D4", yellow="D5", blue="E4", white="E5",
        colours=2, under="wind",
    )  # fmt: skip
    go(state, "walk r0 E4", "walk y0 E5", "walk r0 D4")
    assert state.view(0)["points"] == 0
    assert why_not(state, "y0 D5") == "turn.three-moves"
    go(state, "sink J4", "reveal wind", "roll whale")
    assert state.actor() == 1
    assert {word.split()[1][0] for word in legal(state, "walk")} == {"b", "w"}


@pytest.mark.rule("survive.two.turn")
def test_a_player_with_one_colour_left_still_moves() -> None:
    state = position(land="beach D4 D5", red="lost", yellow="D4", blue="D5", colours=2)
    assert legal(state, "walk") == {"walk y0 D5"}


@pytest.mark.rule("survive.two.as-one")
def test_two_colours_count_as_one_for_control() -> None:
    state = position(land="beach D4", red="@C5", yellow="@C5", blue="@C5", boats="C5", colours=2)
    assert control(state, "C5") == [0]
    go(state, "sail C5 C6")
    assert where(state, "r0", "y0", "b0") == "@C6 @C6 @C6"


@pytest.mark.rule("survive.two.as-one")
@pytest.mark.parametrize("swimmer", ["blue", "white"])
def test_two_colours_count_as_one_for_defence(swimmer: str) -> None:
    state = rolled(
        "shark", red="~M1", sharks="C4", kept=["", "shark_defence"], colours=2, **{swimmer: "~C5"}
    )
    go(state, "prowl C4 C5")
    assert state.actor() == 1
    go(state, "defend")
    assert where(state, f"{swimmer[0]}0") == "~C5"


@pytest.mark.rule("survive.two.as-one")
def test_nobody_is_asked_about_the_other_own_colour() -> None:
    state = rolled(
        "shark", red="~M1", yellow="~C5", blue="~A1", sharks="C4", kept=["shark_defence"], colours=2
    )
    go(state, "prowl C4 C5")
    assert where(state, "y0") == "lost"
