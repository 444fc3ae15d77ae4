"""Options and variants (entdecker.variant.*)."""

import pytest

from tests.entdecker.positions import GAME, LONE, code_of, offers, sail, table, view, why_not


@pytest.mark.rule("entdecker.variant.recycle")
def test_a_misfit_joins_its_filler_stack() -> None:
    state = sail(table(recycle=True), "start S|A7", "announce 1", "B")
    assert (state.filler[4], view(state)["box"]) == (4, [])


@pytest.mark.rule("entdecker.variant.recycle-event")
def test_an_event_tile_still_goes_to_the_box() -> None:
    state = sail(table(recycle=True), "start S|A7", "announce 1", "B?gold")
    assert (state.filler[4], state.box[code_of("B?gold")]) == (3, 1)


@pytest.mark.rule("entdecker.variant.rotate", "entdecker.variant.rotate-last")
def test_the_first_player_changes_with_every_season() -> None:
    state = table(rotating_first=True)
    actors = []
    for number, circle in enumerate(["S|A7", "S|C7", "S|E7", "S|G7", "S|I7", "N|A1"]):
        actors.append(state.actor())
        sail(state, f"start {circle}", "announce 1", "S", f"lay {circle[2:]}/0")
        if number in (2, 5):
            sail(state, "spin 2")
    assert actors == [0, 1, 2, 1, 2, 0]
    assert (state.first, state.actor()) == (2, 2)


@pytest.mark.rule("entdecker.variant.personal")
def test_four_tiles_for_everybody() -> None:
    for seat in view(GAME.start(personal_tiles=True))["seats"]:
        assert seat["hand"] == ["S", "C", "A", "O"]
    assert view(GAME.start())["seats"][0]["hand"] == []
    state = sail(table(), "start S|E7", "announce 2")
    assert why_not(state, "own S") == "variant.personal"


@pytest.mark.parametrize(("players", "hidden"), [(2, 90), (3, 86), (4, 82)])
@pytest.mark.rule("entdecker.variant.personal-source")
def test_personal_tiles_come_from_the_discovery_tiles(players: int, hidden: int) -> None:
    data = view(GAME.start(personal_tiles=True, players=players))
    assert sum(pile["height"] for pile in data["piles"]) == hidden
    plain = {one["tile"]: one["count"] for one in data["unknown"] if not one["event"]}
    assert plain == {
        "S": 15 - players, "C": 25 - players, "A": 17 - players, "O": 12 - players, "B": 9,
    }  # fmt: skip
    assert [pile["height"] for pile in view(GAME.start(personal_tiles=True))["piles"]] == [
        18, 17, 17, 17, 17,
    ]  # fmt: skip


@pytest.mark.rule("entdecker.variant.personal-budget")
def test_gold_is_announced_and_paid_at_once() -> None:
    state = sail(table(personal_tiles=True, gold=5), "start S|E7")
    assert offers(state) == {f"announce {number}" for number in range(1, 6)}
    sail(state, "announce 4")
    assert (state.gold[0], state.budget) == (1, 4)


@pytest.mark.rule("entdecker.variant.personal-lost")
def test_what_is_left_of_the_budget_is_lost() -> None:
    state = table(personal_tiles=True, gold=5)
    sail(state, "start S|E7", "announce 4", "S", "lay E7/0", "stop")
    assert (state.gold[0], state.actor(), state.budget) == (1, 1, 0)


@pytest.mark.rule("entdecker.variant.personal-cost")
def test_a_personal_tile_takes_two() -> None:
    state = sail(table(LONE, personal_tiles=True, gold=3), "start E7", "announce 3")
    sail(state, "S", "lay D7/0")
    assert state.budget == 2
    sail(state, "own C", "lay C7/0")
    assert (state.budget, state.actor()) == (0, 1)
    short = sail(table(LONE, personal_tiles=True), "start E7", "announce 1")
    assert why_not(short, "own S") == "variant.personal-cost"


@pytest.mark.rule("entdecker.variant.personal-one")
def test_one_personal_tile_a_turn() -> None:
    state = sail(table(LONE, personal_tiles=True), "start E7", "announce 4", "own S", "lay D7/0")
    assert why_not(state, "own C") == "variant.personal-one"
    assert "draw 1" in offers(state)


@pytest.mark.rule("entdecker.variant.personal-fits")
def test_a_personal_tile_must_fit() -> None:
    state = sail(table(personal_tiles=True), "start S|A7", "announce 2")
    assert offers(state, "own") == {"own S", "own C", "own A"}
    assert why_not(state, "own O") == "variant.personal-fits"


@pytest.mark.rule("entdecker.variant.personal-gone")
def test_a_played_tile_is_not_replaced() -> None:
    state = table(LONE, personal_tiles=True, players=2)
    sail(state, "start E7", "announce 2", "own S", "lay D7/0")
    sail(state, "start S|A7", "announce 1", "S", "lay A7/0", "spin 2")
    assert view(state)["seats"][0]["hand"] == ["C", "A", "O"]
    sail(state, "start E7", "announce 2")
    assert why_not(state, "own S") == "variant.personal-gone"


@pytest.mark.rule("entdecker.variant.personal-least")
def test_at_least_one_tile_is_drawn_or_played() -> None:
    state = sail(table(LONE, personal_tiles=True), "start E7", "announce 4")
    assert "stop" not in offers(state)
    sail(state, "own S", "lay D7/0")
    assert "stop" in offers(state)
