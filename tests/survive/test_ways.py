"""Plans against every run of moves of one piece, made one by one on copies of the position."""

from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from incognita.core import State
from incognita.games.survive.rules import actions as act
from incognita.games.survive.rules.phases import GLIDING, TURN
from incognita.games.survive.rules.state import SurviveState
from incognita.games.survive.rules.tables import ABOARD, ASHORE, GONE, LOST, NEIGHBOURS, SEA
from tests.laws.walks import examples
from tests.survive.playing import rolled
from tests.survive.positions import GAME, position
from tests.survive.test_oracle import Crowd

Mover = tuple[str, int, str]
# What ends a way: the space (any of an isle's), what is there, the boat and the isle.
End = tuple[int, str, int, int]
# Whom it harms: the boat that is wrecked, whether the mover is lost, and explorers.
Harm = tuple[int, bool, list[int]]
ANYWHERE = -1
UNHARMED: Harm = (-1, False, [])
FIRST: dict[int, tuple[str, str]] = {
    act.MOVE: ("explorer", ""),
    act.SAIL: ("boat", ""),
    act.PROWL: ("creature", ""),
    act.DOLPHIN: ("explorer", "dolphin"),
    act.WIND: ("boat", "wind"),
}
BEGINNINGS = st.sampled_from(["turn", "shark", "whale", "serpent", "dolphin", "wind"])


def mover_of(action: int) -> Mover | None:
    kind = FIRST.get(act.base_of(action))
    return kind and (kind[0], act.piece_of(action), kind[1])


def spot(state: SurviveState, mover: Mover) -> int:
    piece, number, _tile = mover
    return {"explorer": state.where, "boat": state.boats, "creature": state.creatures}[piece][
        number
    ]


def cell_of(state: SurviveState, place: int) -> int:
    """The space of a piece that stands, swims, sits in a boat or was lost there."""
    if place <= LOST:
        return LOST - place
    return state.boats[place - ABOARD] if ABOARD <= place < ASHORE else place


def end_of(before: SurviveState, after: SurviveState, mover: Mover, came_to: int) -> End:
    place = spot(after, mover)
    if mover[0] == "explorer" and place >= ASHORE:
        return ANYWHERE, "isle", -1, place - ASHORE
    if mover[0] == "explorer" and place >= ABOARD:
        return came_to, "boat", place - ABOARD, -1
    return came_to, "sea" if before.terrain_at[came_to] == SEA else "land", -1, -1


def target(state: SurviveState, cell: int, action: int) -> int:
    """The space that a move leads to from this one."""
    if act.base_of(action) == act.MOVE and act.how_of(action) >= act.DIVE:
        return cell
    return NEIGHBOURS[6 * cell + act.direction_of(action)]


def harm_of(before: SurviveState, after: SurviveState, mover: Mover) -> Harm:
    """What the last move has done: explorers whose place is another one, but for the mover."""
    wrecked = [
        boat for boat, cell in enumerate(before.boats) if cell >= 0 and after.boats[boat] == GONE
    ]
    moved = [
        explorer for explorer, place in enumerate(before.where) if after.where[explorer] != place
    ]
    if mover[0] == "explorer":
        lost = after.where[mover[1]] <= LOST
        return (wrecked[0] if wrecked else -1), lost, ([mover[1]] if lost or wrecked else [])
    lost = mover[0] == "boat" and mover[1] in wrecked
    return (wrecked[0] if wrecked else -1), lost, moved


class Run(NamedTuple):
    """`gentle`: no boat was wrecked on the way so that its passenger could swim on."""

    cost: int
    harm: Harm
    gentle: bool


def runs(start: SurviveState) -> dict[tuple[Mover, End], list[Run]]:
    """Every run of moves of every piece, by mover and end."""
    ends: dict[tuple[Mover, End], list[Run]] = {}

    def follow(state: SurviveState, mover: Mover, cell: int, before: Run) -> None:
        glides = state.phase == GLIDING
        for action in state.legal():
            going_on = act.base_of(action) == act.GLIDE if glides else mover_of(action) == mover
            if going_on:
                step(state, mover, cell, before, action)

    def step(state: SurviveState, mover: Mover, cell: int, before: Run, action: int) -> None:
        after, came_to = state.copy(), target(state, cell, action)
        after.apply(action)
        end, harm = end_of(state, after, mover, came_to), harm_of(state, after, mover)
        run = Run(before.cost + 1, harm, before.gentle and before.harm[0] < 0)
        aboard = mover[0] == "explorer" and start.where[mover[1]] >= ABOARD
        if came_to != origin(mover) or end[1] == "isle" or aboard != (end[1] == "boat"):
            ends.setdefault((mover, end), []).append(run)
        same_turn = after.actor() == start.seat and after.turn == start.turn and not harm[1]
        walks_on = after.phase == TURN and not mover[2] and mover[0] != "creature"
        if same_turn and (after.phase == GLIDING or walks_on) and end[1] != "isle":
            follow(after, mover, came_to, run)

    def origin(mover: Mover) -> int:
        return cell_of(start, spot(start, mover))

    for action in start.legal():
        mover = mover_of(action)
        if mover is not None:
            step(start, mover, origin(mover), Run(0, UNHARMED, gentle=True), action)
    return ends


def plan_end(plan: dict[str, object]) -> tuple[Mover, End]:
    mover = (plan["piece"], plan["id"], plan["tile"])
    to = ANYWHERE if plan["into"] == "isle" else plan["to"]
    return mover, (to, plan["into"], plan["boat"], plan["isle"])  # type: ignore[return-value]


def order(plan: dict[str, Any]) -> tuple[object, ...]:
    """By piece, tile and what they end in, by name; then by space, or by isle."""
    place = plan["isle"] if plan["into"] == "isle" else plan["to"]
    return plan["piece"], plan["id"], plan["tile"], plan["into"], place


def danger(cost: int, harm: Harm) -> tuple[int, bool, int]:
    """The less of it, the better: cheap first, then safe."""
    _wrecked, lost, hits = harm
    return cost, lost, len(hits)


def start_of(seed: int, beginning: str) -> State:
    fields: dict[str, Any] = dict(Crowd(seed).fields())
    if beginning in ("shark", "whale", "serpent"):
        return rolled(beginning, **fields)
    kept = [beginning] if beginning != "turn" else []
    return position(**fields, kept=kept)


@pytest.mark.rule("survive.turn.three-moves")
@settings(max_examples=examples(100), deadline=None)
@given(seed=st.integers(0, 1 << 32), beginning=BEGINNINGS)
def test_plans_are_the_cheapest_and_safest_runs(seed: int, beginning: str) -> None:
    state = start_of(seed, beginning)
    assert isinstance(state, SurviveState)
    made = runs(state)
    listed = GAME.plans(state)
    assert listed == sorted(listed, key=order)
    plans = {plan_end(plan): plan for plan in listed}
    assert {end for end, ends in made.items() if any(run.gentle for run in ends)} <= plans.keys()
    for end, plan in plans.items():
        harm = (plan["wrecked"], plan["lost"], plan["hits"])
        assert (plan["cost"], harm) in [(run.cost, run.harm) for run in made[end]]
        for run in made[end]:
            assert not run.gentle or danger(plan["cost"], harm) <= danger(run.cost, run.harm)
