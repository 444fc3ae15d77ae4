"""Reaching a safe isle (survive.land.*)."""

import pytest

from tests.survive.playing import boats, creatures, described, go, legal, where, why_not
from tests.survive.positions import position

LANDINGS = [
    ("B1", "NW"), ("C1", "NW"), ("B10", "NE"), ("C11", "NE"),
    ("K1", "SW"), ("L1", "SW"), ("K11", "SE"), ("L10", "SE"),
]  # fmt: skip


@pytest.mark.rule("survive.land.from-boat", "survive.land.any-isle")
@pytest.mark.parametrize(("cell", "isle"), LANDINGS)
@pytest.mark.parametrize("seat", [0, 3])
def test_a_passenger_lands_from_either_space_on_any_isle(cell: str, isle: str, seat: int) -> None:
    here = f"@{cell} D4"
    state = position(
        land="beach D4", red=here, white=here, blue="D4", yellow="D4", boats=cell, players=4,
        seat=seat,
    )  # fmt: skip
    mover = "rbyw"[seat] + "0"
    assert legal(state, "land") == {f"land {mover}"}
    assert described(state, f"land {mover}")["isle"] == ["NW", "NE", "SW", "SE"].index(isle)
    go(state, f"land {mover}")
    assert where(state, mover) == isle
    assert state.view(seat)["points"] == 2


@pytest.mark.rule("survive.land.from-boat")
def test_each_landing_costs_a_move() -> None:
    state = position(land="beach D4", red="@C1 @C1 D4", blue="@C1", boats="C1")
    go(state, "land r0", "land r1")
    assert where(state, "r0", "r1", "b0") == "NW NW @C1"
    assert state.view(0)["points"] == 1
    assert state.view(0)["seats"][0]["saved"] == 2


@pytest.mark.rule("survive.land.boat-stays")
def test_the_boat_stays_and_may_be_moved_again() -> None:
    state = position(land="beach D4", red="@C1 D4", boats="C1")
    go(state, "land r0")
    assert boats(state) == "C1"
    go(state, "sail C1 C2")
    assert boats(state) == "C2"


@pytest.mark.rule("survive.land.from-sea", "survive.land.any-isle")
@pytest.mark.parametrize(("cell", "isle"), LANDINGS)
def test_a_swimmer_lands_from_either_space(cell: str, isle: str) -> None:
    state = position(land="beach D4", red=f"~{cell} D4")
    go(state, "land r0")
    assert where(state, "r0") == isle
    assert state.view(0)["points"] == 2


@pytest.mark.rule("survive.land.only-there")
@pytest.mark.parametrize("start", ["~C2", "@C2", "D4"])
def test_nobody_lands_from_elsewhere(start: str) -> None:
    state = position(land="beach D4", red=start, boats="C2")
    assert legal(state, "land") == set()
    assert why_not(state, "r0 NW") == "land.only-there"


@pytest.mark.rule("survive.land.only-there")
@pytest.mark.parametrize("how", ["~", "@"])
@pytest.mark.parametrize(("cell", "isle"), LANDINGS)
def test_a_landing_space_leads_to_its_own_isle_only(cell: str, isle: str, how: str) -> None:
    state = position(land="beach D4", red=f"{how}{cell} D4", boats=cell)
    for other in {"NW", "NE", "SW", "SE"} - {isle}:
        assert why_not(state, f"r0 {other}") == "land.only-there"
    go(state, "land r0")
    assert where(state, "r0") == isle


@pytest.mark.rule("survive.land.for-good")
def test_nobody_leaves_an_isle() -> None:
    state = position(land="beach D4", red="NW D4", boats="C1")
    assert {word.split()[1] for word in legal(state, "walk", "swim", "board", "dive")} == {"r1"}
    assert why_not(state, "r0 B1") == "land.for-good"
    assert why_not(state, "r0 C1") == "land.for-good"
    assert why_not(state, "r0 boat0") == "land.for-good"


@pytest.mark.rule("survive.land.for-good")
def test_no_creature_reaches_an_isle() -> None:
    state = position(land="beach D4", red="NW D4", serpents="C2", under="wind")
    go(state, "sink D4", "reveal wind", "roll serpent", "prowl C2 C1")
    assert where(state, "r0") == "NW"
    assert creatures(state, "serpent") == "C1"
