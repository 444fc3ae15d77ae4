"""Routes are data: a further one needs no code."""

from collections.abc import Iterator

import pytest

from incognita.core import OVER, Record, Rng, load_position, position_text, read_record, run
from incognita.games.eldorado.tables import ROUTE_DATA, SIDES, Route
from tests.eldorado.positions import GAME, at, go

SHORT_CUT = {
    "id": "short-cut",
    "en": "Short cut",
    "fr": "Le Raccourci",
    "difficulty": "easy",
    "boards": [["A", 0, 0, 0], ["M", 3, 7, -3], ["P", 0, 10, -8]],
    "finish": ["jungle", 0, 13, -10],
}


@pytest.fixture
def short_cut() -> Iterator[str]:
    """The route laid beside the official ones, as if routes.toml had named it."""
    choices = GAME.options().find("route").choices
    ROUTE_DATA["short-cut"] = SHORT_CUT
    choices.append("short-cut")
    yield "short-cut"
    choices.remove("short-cut")
    del ROUTE_DATA["short-cut"]


@pytest.mark.rule("eldorado.setup.own-route", "eldorado.blockade.unused")
def test_a_route_of_ones_own_is_played_like_the_others(short_cut: str) -> None:
    state = GAME.start(route=short_cut, players=2)
    go(state, "deal 4", "deal 2")
    assert state.blockades == [4, 2]
    assert state.spare == [1, 3, 5, 6]
    assert at(state, 0) == "A34"
    scene = GAME.scene(state)
    assert (scene["route"]["en"], scene["route"]["fr"]) == ("Short cut", "Le Raccourci")
    assert [board["side"] for board in scene["boards"]] == ["A", "M", "P"]
    run(state, Rng(5), 100_000)
    assert state.actor() == OVER


@pytest.mark.rule("eldorado.setup.own-route")
def test_records_and_positions_of_a_route_of_ones_own(short_cut: str) -> None:
    record = Record(GAME.id, GAME.rules_version, {"route": short_cut}, ["Ann", "Ben", "Cy"])
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
def test_overlapping_boards_are_refused() -> None:
    with pytest.raises(ValueError, match="overlap"):
        Route({**SHORT_CUT, "boards": [["A", 0, 0, 0], ["M", 3, 2, 0]]}, SIDES)


@pytest.mark.rule("eldorado.blockade.unused", "eldorado.blockade.deal")
def test_a_route_with_more_seams_than_blockades_leaves_the_last_ones_open() -> None:
    boards = [
        ["A", 0, 0, 0], ["C", 0, 7, -3], ["E", 0, 14, -6], ["G", 0, 21, -9], ["I", 0, 28, -12],
        ["K", 0, 35, -15], ["M", 0, 42, -18], ["N", 0, 49, -21],
    ]  # fmt: skip
    ROUTE_DATA["caravan"] = {**SHORT_CUT, "id": "caravan", "boards": boards, "finish": [
        "water", 0, 53, -25,
    ]}  # fmt: skip
    choices = GAME.options().find("route").choices
    choices.append("caravan")
    try:
        state = GAME.start(route="caravan")
        go(state, *[f"deal {number}" for number in range(1, 7)])
        assert state.blockades == [1, 2, 3, 4, 5, 6, 0]
        assert state.view(0)["phase"] == "draw"
    finally:
        choices.remove("caravan")
        del ROUTE_DATA["caravan"]
