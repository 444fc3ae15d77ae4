"""Routes are data: a further one needs no code."""

import pytest

from incognita.core import (
    OVER,
    OptionError,
    Record,
    Rng,
    load_position,
    position_text,
    read_record,
)
from incognita.games.eldorado.rules.tables import SIDES, Route
from incognita.search import play_random
from tests.eldorado.positions import GAME, at, go

TEXT = """
incognita route 1
name Short cut
board A
board M turn 3 ne+
board P at 10 -8
finish jungle at 13 -10
"""
CODE = "own-12f6g-eqc07-5037f"


@pytest.mark.rule("eldorado.setup.own-route", "eldorado.blockade.unused")
def test_a_route_of_ones_own_is_played_like_the_others() -> None:
    state = GAME.start(route=CODE, players=2)
    go(state, "deal 4", "deal 2")
    assert state.blockades == [4, 2]
    assert state.spare == [1, 3, 5, 6]
    assert at(state, 0) == "A34"
    scene = GAME.scene(state)
    assert scene["route"]["id"] == CODE
    assert scene["route"]["en"] == "A route of your own"
    assert scene["route"]["fr"] == "Un parcours de votre invention"
    assert [board["side"] for board in scene["boards"]] == ["A", "M", "P"]
    play_random(state, Rng(5), 100_000)
    assert state.actor() == OVER


@pytest.mark.rule("eldorado.setup.own-route")
def test_records_and_positions_of_a_route_of_ones_own() -> None:
    record = Record(GAME.id, GAME.rules_version, {"route": CODE}, ["Ann", "Ben", "Cy"])
    state = GAME.start(**record.options)
    rng = Rng(8)
    for _ in range(60):
        actor = state.actor()
        action = state.sample(rng) if actor < 0 else state.legal()[rng.below(len(state.legal()))]
        record.add(state, action, actor)
    again = read_record(record.text()).replay(GAME)
    assert again.dump() == state.dump()
    assert load_position(GAME, position_text(GAME, state)).dump() == state.dump()


@pytest.mark.rule("eldorado.setup.own-route")
def test_a_pasted_text_is_kept_as_its_code() -> None:
    assert GAME.options().complete({"route": TEXT})["route"] == CODE
    assert GAME.options().complete({"route": CODE.upper()})["route"] == CODE


@pytest.mark.rule("eldorado.setup.own-route")
def test_overlapping_boards_are_refused() -> None:
    with pytest.raises(OptionError, match="overlap A M") as error:
        GAME.start(route=TEXT.replace("turn 3 ne+", "turn 3 at 2 0"))
    assert (error.value.option, error.value.code) == ("route", "unusable")
    data = {"id": "pile", "boards": [["A", 0, 0, 0], ["M", 3, 2, 0]], "finish": ["jungle", 0, 6, 4]}
    with pytest.raises(ValueError, match="overlap"):
        Route(data, SIDES)


@pytest.mark.parametrize("route", ["x", "own", "boring", "", "First"])
def test_what_is_no_route_is_answered_with_those_there_are(route: str) -> None:
    with pytest.raises(OptionError, match="route is one of first, hills") as error:
        GAME.start(route=route)
    assert error.value.code == "bad-choice"


@pytest.mark.rule("eldorado.blockade.unused", "eldorado.blockade.deal")
def test_a_route_with_more_seams_than_blockades_leaves_the_last_ones_open() -> None:
    boards = "\n".join(f"board {side} ne+" for side in "CEGIKMS")
    state = GAME.start(
        route=f"incognita route 1\nboard A\n{boards}\nfinish water at 53 -25"
    )  # fmt: skip
    go(state, *[f"deal {number}" for number in range(1, 7)])
    assert state.blockades == [1, 2, 3, 4, 5, 6, 0]
    assert state.view(0)["phase"] == "draw"


@pytest.mark.rule("eldorado.blockade.unused")
def test_a_seam_that_was_left_open_takes_no_blockade() -> None:
    state = GAME.start(route=TEXT.replace("board M", "open\nboard M"))
    go(state, "deal 3")
    assert state.blockades == [0, 3]
    assert load_position(GAME, position_text(GAME, state)).dump() == state.dump()
