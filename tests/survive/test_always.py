"""What holds in every position of every game, whatever was played."""

from collections.abc import Iterator
from typing import Any

import pytest

from incognita.core import CHANCE, OVER, SPECTATOR, Json, Rng, State
from tests.survive.playing import words
from tests.survive.positions import GAME

LIMIT = 90
OPTIONS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "inland_pairs": True},
    {"players": 4, "memory": False},
    {"players": 2, "colours": 2, "all_equal": True},
    {"players": 3, "to_the_last": True, "turn_limit": LIMIT},
    {"players": 4, "submerged": True, "ties": "explorers"},
]


# The open table before, what is done, the open table after.
Step = tuple[Json, str, Json]


def eager(state: State, rng: Rng) -> int:
    """Random, but every kind of decision has the same chance."""
    kinds: dict[str, list[int]] = {}
    for action in state.legal():
        kinds.setdefault(str(GAME.describe(state, action)["kind"]), []).append(action)
    names = sorted(kinds)
    # Sinking ends the moves, so it waits more often than not.
    if len(names) > 1 and "sink" in names and rng.below(3):
        names.remove("sink")
    actions = kinds[names[rng.below(len(names))]]
    return actions[rng.below(len(actions))]


def game(seed: int) -> Iterator[Step]:
    """One game, step by step."""
    state = GAME.start(**OPTIONS[seed % len(OPTIONS)])
    rng = Rng(seed)
    table = state.view(SPECTATOR)
    while state.actor() != OVER:
        before = table
        action = state.sample(rng) if state.actor() == CHANCE else eager(state, rng)
        done = words(state, action)
        state.apply(action)
        table = state.view(SPECTATOR)
        yield before, done, table


@pytest.fixture(scope="module", params=range(len(OPTIONS)))
def steps(request: pytest.FixtureRequest) -> list[Step]:
    return list(game(request.param))


def spaces(table: Json, kinds: tuple[str, ...]) -> set[int]:
    return {one["cell"] for one in table["creatures"] if one["kind"] in kinds}


@pytest.mark.rule("survive.swim.danger", "survive.creature.shark-swimmers", "survive.tile.shark")
def test_nobody_swims_beside_a_shark_or_a_serpent(steps: list[Step]) -> None:
    for _before, done, table in steps:
        if table["phase"] in ("defend", "reveal"):
            continue
        deadly = spaces(table, ("shark", "serpent"))
        swimmers = {one["cell"] for one in table["explorers"] if one["at"] == "sea"}
        assert not deadly & swimmers, done


@pytest.mark.rule("survive.boat.wreck", "survive.boat.board-danger", "survive.creature.whale-stops")
def test_no_boat_with_people_lies_beside_a_whale_or_a_serpent(steps: list[Step]) -> None:
    for _before, done, table in steps:
        if table["phase"] != "defend":
            wreckers = spaces(table, ("whale", "serpent"))
            loaded = {boat["cell"] for boat in table["boats"] if boat["crew"]}
            assert not wreckers & loaded, done


@pytest.mark.rule("survive.boat.three-seats", "survive.boat.one-per-space", "survive.boat.control")
def test_boats_lie_apart_and_carry_three_at_most(steps: list[Step]) -> None:
    for _before, done, table in steps:
        cells = [boat["cell"] for boat in table["boats"]]
        assert len(set(cells)) == len(cells), done
        for boat in table["boats"]:
            assert len(boat["crew"]) <= 3
            assert boat["control"] == captains(table, boat["crew"])


def captains(table: Json, crew: list[int]) -> list[int]:
    seat_of = {one["id"]: one["seat"] for one in table["explorers"]}
    aboard = [seat_of[explorer] for explorer in crew]
    seats = range(len(table["seats"]))
    most = max((aboard.count(seat) for seat in seats), default=0)
    return [seat for seat in seats if aboard.count(seat) == most]


@pytest.mark.rule("survive.move.no-return", "survive.land.for-good", "survive.tile.for-good")
def test_there_is_no_way_back(steps: list[Step]) -> None:
    """From land to sea and boat, from there to an isle or out of the game."""
    order = {"land": 0, "sea": 1, "boat": 1, "isle": 2, "lost": 3}
    for before, done, table in steps:
        was = {one["id"]: one["at"] for one in before["explorers"]}
        for one in table["explorers"]:
            old = was.get(one["id"], "land")
            assert order[one["at"]] >= order[old], done
            assert old not in ("isle", "lost") or one["at"] == old, done
        for name in ("boats", "sharks", "whales"):
            assert table["supply"][name] <= before["supply"][name], done


@pytest.mark.rule("survive.sink.order", "survive.turn.sink-must", "survive.sink.enclosed-last")
def test_one_tile_sinks_in_every_turn_in_the_right_order(steps: list[Step]) -> None:
    sunk: list[int] = []
    for before, done, table in steps:
        if table["turn"] != before["turn"] and before["turn"] and any(before["tiles"]):
            assert len(sunk) == before["turn"], done
        if done.startswith("sink"):
            cell = next(n for n in range(40) if before["tiles"][n] and not table["tiles"][n])
            sunk.append(before["tiles"][cell])
    assert sunk == sorted(sunk)
    assert len(set(sunk)) <= 3


@pytest.mark.rule("survive.setup.place-one", "survive.setup.supply", "survive.sight.backs")
def test_no_piece_and_no_tile_is_lost_from_sight(steps: list[Step]) -> None:
    for _before, done, table in steps:
        for seat in table["seats"]:
            people = ("unplaced", "land", "sea", "aboard", "saved", "lost")
            assert sum(seat[name] for name in people) == 10 * len(seat["colours"]), done
        if table["phase"] in ("lay", "place"):
            continue
        for terrain in range(3):
            tiles = [16, 16, 8][terrain]
            assert sum(table["gone"][terrain]) + sum(table["unseen"][terrain]) == tiles, done


@pytest.mark.rule("survive.tile.volcano", "survive.end.volcano", "survive.challenge.turn-limit")
def test_a_game_lasts_forty_turns_at_most_and_the_volcano_comes_late(steps: list[Step]) -> None:
    last = steps[-1][2]
    endless = last["turn_limit"] == LIMIT
    assert last["turn"] <= (LIMIT if endless else 40)
    assert all(before["turn"] >= 33 for before, done, _after in steps if done == "reveal volcano")
