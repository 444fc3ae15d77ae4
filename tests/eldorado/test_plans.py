"""Plans: runs of legal actions that end where they say, cheapest and complete."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from incognita.core import CHANCE, OVER, Json, Rng
from incognita.games.eldorado.rules import actions as act
from incognita.games.eldorado.rules.cards import NATIVE
from incognita.games.eldorado.rules.phases import ACT
from incognita.games.eldorado.rules.state import EldoradoState
from incognita.search import play_random
from tests.eldorado.positions import GAME, cards, go, line, position, reach

Goal = tuple[int, int, int, int, int]


def goal_of(plan: Json) -> Goal:
    return (plan["card"], plan["piece"], plan["to"], plan["blockade"], plan["cards"])


def brute_force(state: EldoradoState) -> dict[Goal, tuple[int, int]]:
    """Every goal of every run of one card, with the least strength and then the fewest actions."""
    best: dict[Goal, tuple[int, int]] = {}
    for action in state.legal():
        base = act.base_of(action)
        if base == act.ENTER:
            way = GAME.describe(state, action)
            best[-1, way["piece"], way["to"], way["blockade"], way["cards"]] = (0, 1)
        elif base in (act.MOVE, act.STEP):
            follow(state, action, best)
    return best


def follow(state: EldoradoState, first: int, best: dict[Goal, tuple[int, int]]) -> None:
    """All positions after one action, after two, and so on, until the strength is used up."""
    card = act.card_of(first)
    free = card == NATIVE or (card < 0 and state.strength == 0)
    stand = state.piece_cells[state.seat * state.pieces + GAME.describe(state, first)["piece"]]
    level: dict[tuple[object, ...], tuple[EldoradoState, int, list[int]]] = {
        (): (state, 0, [first])
    }
    length = 0
    while level:
        length += 1
        following: dict[tuple[object, ...], tuple[EldoradoState, int, list[int]]] = {}
        for before, used, choices in level.values():
            for action in choices:
                way = GAME.describe(before, action)
                spent = 0 if free else used + way["cost"]
                goal = (card, way["piece"], way["to"], way["blockade"], 0)
                if way["to"] != stand:
                    best[goal] = min(best.get(goal, (99, 99)), (spent, length))
                after = before.copy()
                after.apply(action)
                steps = [one for one in after.legal() if act.base_of(one) == act.STEP]
                if after.actor() == state.seat and after.phase == ACT and steps:
                    key = (*after.piece_cells, *after.blockades, spent)
                    following[key] = (after, spent, steps)
        level = following


def check_plans(state: EldoradoState) -> None:
    plans = GAME.plans(state)
    costs = {goal_of(plan): (plan["used"], len(plan["actions"])) for plan in plans}
    assert len(costs) == len(plans), "two plans for one goal"
    assert costs == brute_force(state)
    for plan in plans:
        check_run(state, plan)


def check_run(state: EldoradoState, plan: Json) -> None:
    """The plan is a run of legal actions, and its last one leads to the goal."""
    walk = state.copy()
    path = [walk.piece_cells[walk.seat * walk.pieces + plan["piece"]]]
    for action in plan["actions"]:
        assert walk.refusal(state.seat, action) is None
        way = GAME.describe(walk, action)
        path += [way["to"]] if way["to"] >= 0 else []
        walk.apply(action)
    assert (way["to"], way["blockade"]) == (plan["to"], plan["blockade"])
    assert way["piece"] == plan["piece"]
    assert path == plan["path"]
    assert 0 <= plan["used"] <= plan["held"] or plan["cards"]
    if plan["to"] >= 0 and not plan["cards"]:
        at = state.seat * state.pieces + plan["piece"]
        arrived = plan["to"] >= state.route.first_finish
        assert walk.piece_cells[at] == (-1 if arrived else plan["to"])


def scatter(seed: int, players: int, route: str, native: str) -> EldoradoState:
    """Pieces, hands and blockades thrown onto a route."""
    rng = Rng(seed)
    state = position(route=route, players=players, native_at_blockade=native)
    open_cells = [c for c in range(state.route.first_finish) if state.route.cost_of[c]]
    rng.shuffle(open_cells)
    state.piece_cells = open_cells[: len(state.piece_cells)]
    state.blockades = [rng.below(7) for _ in state.blockades]
    # Half of the time right at a seam, where plans have most to think of.
    if rng.below(2):
        seams = [c for c in open_cells if max(state.route.seams[2 * c : 2 * c + 2]) >= 0]
        state.piece_cells[0] = seams[0]
        if state.piece_cells.count(seams[0]) > 1:
            state.piece_cells[state.piece_cells.index(seams[0], 1)] = seams[1]
    state.hands[0] = sorted(rng.below(21) for _ in range(4))
    return state


@pytest.mark.long_games
@settings(max_examples=40)
@given(
    st.integers(0, 2**30),
    st.integers(2, 4),
    st.sampled_from(["first", "hills", "home", "winding", "serpentine", "swamp", "witch"]),
    st.sampled_from(["either", "both", "never"]),
)
def test_plans_are_complete_and_cheapest_anywhere(
    seed: int, players: int, route: str, native: str
) -> None:
    state = scatter(seed, players, route, native)
    check_plans(state)
    for action in state.legal():
        if act.base_of(action) == act.MOVE:
            after = state.copy()
            after.apply(action)
            if after.actor() == 0 and after.phase == ACT:
                check_plans(after)


@given(st.integers(0, 2**30), st.integers(0, 400))
def test_plans_in_random_games(seed: int, length: int) -> None:
    state = GAME.start(players=2 + seed % 3, route="first")
    play_random(state, Rng(seed), length)
    while state.actor() == CHANCE:
        state.apply(state.sample(Rng(seed)))
    if state.actor() != OVER:
        check_plans(state)


def test_there_are_plans_only_in_the_first_phase() -> None:
    state = go(line("R2", hand="traveler traveler explorer"), "enter L1")
    assert GAME.plans(state) == []
    discarding = go(line("J1", hand="explorer explorer"), "discard explorer")
    assert GAME.plans(discarding) == []


def test_a_plan_for_rubble_names_the_number_of_cards() -> None:
    plans = GAME.plans(line("R2", hand="traveler traveler"))
    assert [(plan["card"], plan["cards"], plan["used"]) for plan in plans] == [(-1, 2, 0)]


def test_left_over_strength_has_plans_of_its_own() -> None:
    state = go(line("J1 J1 J1", hand="trailblazer explorer"), "trailblazer L1")
    assert reach(state) == {"L2", "L3"}
    assert reach(state, "explorer") == {"L2"}


def test_no_plan_leads_back_to_where_the_piece_stands() -> None:
    assert reach(line("J1 J1", hand="trailblazer", at="L1"), "trailblazer") == {"L2"}


@pytest.mark.rule("eldorado.blockade.left-over")
def test_a_card_may_walk_along_a_seam_open_it_and_cross_further_on() -> None:
    """The seam touches several spaces; opening it from any of them opens it everywhere."""
    state = position(route="first", blockades=[1], hand="pioneer")
    edges = GAME.scene(state)["joints"][0]["edges"]
    crossings = {here for here, _there in edges}
    for start in sorted(crossings):
        state.piece_cells[0] = start
        if state.route.cost_of[start]:
            check_plans(state)


def test_a_plan_says_how_much_of_the_strength_it_uses() -> None:
    state = line("J1 J2 J1", hand="trailblazer")
    by_goal = {state.route.names[plan["to"]]: plan for plan in GAME.plans(state)}
    assert by_goal["L2"]["used"] == 3
    assert by_goal["L2"]["held"] == 3
    assert by_goal["L1"]["used"] == 1
    assert by_goal["L1"]["card"] == cards("trailblazer")[0]
