"""The rules against plain functions of our own that were written from the rulebook."""

from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from incognita.core import CHANCE, OVER, Rng
from incognita.games.eldorado.rules.phases import ACT
from incognita.games.eldorado.rules.state import EldoradoState
from tests.eldorado.oracles import Map, Place, reach
from tests.eldorado.oracles_log import LogReader
from tests.eldorado.positions import GAME, line
from tests.eldorado.test_coverage import eager
from tests.eldorado.test_expansion import EVERYTHING, play

SEEDS = st.integers(0, 2**32)
READINGS: dict[str, list[str]] = {
    "tavern_visit": ["must", "may"],
    "forced_moves": ["must", "may"],
    "moved_to_finish": ["arrives", "never"],
    "discarded_demons": ["owner", "pile"],
}


def planned(state: EldoradoState, card: int, piece: int) -> set[Place]:
    return {
        ("cell", plan["to"]) if plan["to"] >= 0 else ("blockade", plan["blockade"])
        for plan in GAME.plans(state)
        if plan["card"] == card and plan["piece"] == piece
    }


def compare_reach(state: EldoradoState, board: Map) -> int:
    """Every card of the hand with every piece; how many places that were."""
    scene, view = GAME.scene(state), state.view(state.seat)
    count = 0
    for piece in [one for one in view["pieces"] if one["seat"] == state.seat and one["cell"] >= 0]:
        for card in sorted(set(view["hand"])):
            face = scene["cards"][card]
            expected: set[Place] = set()
            for symbol in face["symbols"]:
                expected |= reach(board, view, piece["cell"], symbol, face["power"])
            if face["symbols"]:
                assert planned(state, card, piece["piece"]) == expected
                count += len(expected)
    return count


@given(SEEDS, st.sampled_from(["first", "serpentine", "swamp", "witch"]), st.integers(2, 4))
@settings(max_examples=5)
def test_cards_reach_what_walking_from_space_to_space_reaches(
    seed: int, route: str, players: int
) -> None:
    state = GAME.start(players=players, route=route)
    strong = [card for card in range(3, 15) if GAME.scene(state)["cards"][card]["symbols"]]
    for deck in state.decks:
        deck.extend(strong)
    board, rng = Map(GAME.scene(state)), Rng(seed)
    for step in range(200):
        if state.actor() == OVER:
            break
        chance = state.actor() == CHANCE
        resting = state.phase == ACT and state.mover < 0 and not state.purse and not state.bought
        if resting and step % 4 == 0:
            compare_reach(state, board)
        state.apply(state.sample(rng) if chance else eager(state, rng, 8))


@pytest.mark.rule("eldorado.blockade.left-over", "eldorado.move.left-over")
@pytest.mark.parametrize(
    ("land", "count"),
    [("J1 |1| J1 J1 W1", 3), ("J1 |5| J1 J1 W1", 2), ("J2 |4| J1 J1", 1), ("|1| J1 R1", 2)],
)
def test_the_walker_crosses_blockades(land: str, count: int) -> None:
    state = line(land, hand="trailblazer")
    state.route.data |= {"en": "", "fr": "", "difficulty": ""}
    assert compare_reach(state, Map(GAME.scene(state))) == count


@given(
    SEEDS,
    st.integers(2, 4),
    st.fixed_dictionaries({k: st.sampled_from(v) for k, v in READINGS.items()}),
)
@settings(max_examples=5)
def test_what_the_log_says_of_curses_and_caves(
    seed: int, players: int, readings: dict[str, Any]
) -> None:
    reader: LogReader | None = None
    for state, action in islice(play({**EVERYTHING, **readings, "players": players}, seed), 420):
        reader = reader or LogReader(GAME.scene(state), players)
        if state.phase == ACT:
            compare_with_log(reader, state)
        reader.read(GAME.describe(state, action), (state.round, state.seat))


def compare_with_log(reader: LogReader, state: EldoradoState) -> None:
    view = state.view(-1)
    if (state.round, state.seat) != reader.turn:
        return
    assert [sorted(held) for held in reader.curses] == [one["curses"] for one in view["seats"]]
    lying = view["hexes"]["pile"] + sum(view["hexes"]["discarded"])
    assert lying + sum(len(held) for held in reader.curses) == 20
    assert view["turn"]["due"] == reader.due
    if reader.due == 0:
        lines = [GAME.describe(state, action) for action in state.legal()]
        offered = {(one["piece"], one["cave"]) for one in lines if one["kind"] == "explore"}
        assert offered == reader.explorable(view)
