"""Plans for people: this piece, to that place, as a run of actions."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

from incognita.games.survive.interface.notation import describe
from incognita.games.survive.interface.types import Piece, SurviveLine, SurvivePlan
from incognita.games.survive.rules import actions as act
from incognita.games.survive.rules import moves
from incognita.games.survive.rules.phases import CREATURE, GLIDING, TURN
from incognita.games.survive.rules.tables import ABOARD, ASHORE, SEA

if TYPE_CHECKING:
    from incognita.games.survive.rules.state import SurviveState

# What tells plans apart: piece, its number, the tile played, what it ends in, and where.
Key = tuple[str, int, str, str, int]


def plans(state: SurviveState) -> list[SurvivePlan]:
    """The cheapest plan for each piece and end; the safest among equals."""
    best: dict[Key, SurvivePlan] = {}
    if state.phase not in (TURN, GLIDING, CREATURE):
        return []
    for action in moves.legal(state):
        piece = piece_of(state, action)
        if piece is not None:
            explore(state, first_plan(state, piece, action), best)
    return [best[key] for key in sorted(best)]


def piece_of(state: SurviveState, action: int) -> Piece | None:
    """What sort of piece an action moves; None if it begins no plan."""
    base = act.base_of(action)
    if base in (act.MOVE, act.DOLPHIN):
        return "explorer"
    if base in (act.SAIL, act.WIND):
        return "boat"
    if base == act.PROWL:
        return "creature"
    if base != act.GLIDE:
        return None
    if state.carried_swimmer >= 0:
        return "explorer"
    return "boat" if state.driven_boat >= 0 else "creature"


def explore(state: SurviveState, first: SurvivePlan, best: dict[Key, SurvivePlan]) -> None:
    """Follow one piece as far as its moves carry, but nowhere that a plan as cheap has led."""
    queue: list[tuple[SurviveState, SurvivePlan]] = [(state, first)]
    while queue:
        before, plan = queue.pop(0)
        action = plan["actions"][-1]
        after = before.copy()
        after.apply(action)
        arrive(before, after, plan, action)
        if not keep(state, after, plan, best):
            continue
        for following in onward(state, after, plan):
            queue.append((after, extended(plan, following)))


def first_plan(state: SurviveState, piece: Piece, action: int) -> SurvivePlan:
    """A plan of one action; where that leads is filled in by arrive()."""
    line = describe(state, action)
    plan: SurvivePlan = {
        "piece": piece,
        "id": line[piece],
        "tile": "",
        "to": -1,
        "into": "sea",
        "boat": -1,
        "isle": -1,
        "cost": 0,
        "actions": [action],
        "path": [line["from"] if "from" in line else line["cell"]],
        "hits": [],
        "wrecked": -1,
        "lost": False,
    }
    base = act.base_of(action)
    if base == act.DOLPHIN or (base == act.GLIDE and state.carried_swimmer >= 0):
        plan["tile"] = "dolphin"
    elif base == act.WIND or (base == act.GLIDE and state.driven_boat >= 0):
        plan["tile"] = "wind"
    return plan


def extended(plan: SurvivePlan, action: int) -> SurvivePlan:
    longer = plan.copy()
    longer["actions"] = [*plan["actions"], action]
    longer["path"] = plan["path"][:]
    return longer


def arrive(before: SurviveState, after: SurviveState, plan: SurvivePlan, action: int) -> None:
    """Write down where the last action has led."""
    line = describe(before, action)
    to = line["to"] if "to" in line else plan["path"][-1]
    if to != plan["path"][-1]:
        plan["path"].append(to)
    plan["to"] = to
    plan["cost"] += 1
    plan["into"] = "sea"
    plan["boat"] = plan["isle"] = -1
    if line["kind"] in ("board", "climb") and not line["wrecked"]:
        plan["into"] = "boat"
        plan["boat"] = line["boat"]
    elif line["kind"] == "land":
        plan["into"] = "isle"
        plan["isle"] = line["isle"]
    elif after.terrain_at[to] != SEA:
        plan["into"] = "land"
    record_harm(plan, line)


def record_harm(plan: SurvivePlan, line: SurviveLine) -> None:
    """Whom the last action harms: the explorer itself, a crew, or those in a creature's way."""
    wrecked = bool(line.get("wrecked", False))
    if "hits" in line:
        plan["hits"] = line["hits"]
        plan["wrecked"] = int(line["wrecked"])
        plan["lost"] = plan["piece"] != "creature" and bool(line["hits"])
        return
    plan["wrecked"] = line["boat"] if wrecked else -1
    if plan["piece"] == "boat":
        plan["hits"] = line["spilled"]
        plan["lost"] = wrecked
    else:
        plan["lost"] = bool(line.get("lost", False))
        plan["hits"] = [plan["id"]] if plan["lost"] or wrecked else []


def keep(
    state: SurviveState, after: SurviveState, plan: SurvivePlan, best: dict[Key, SurvivePlan]
) -> bool:
    """Remember the plan unless one as good is known; whether it is remembered."""
    if is_back(state, plan):
        return False
    cell = plan["isle"] if plan["into"] == "isle" else plan["to"]
    key = (plan["piece"], plan["id"], plan["tile"], plan["into"], cell)
    whole = extended(plan, act.STOP) if after.phase == GLIDING else plan
    known = best.get(key)
    if known is not None and price_of(known) <= price_of(whole):
        return False
    best[key] = whole
    return True


def is_back(state: SurviveState, plan: SurvivePlan) -> bool:
    """The piece is where it was before."""
    if plan["to"] != plan["path"][0] or plan["into"] == "isle":
        return False
    aboard = plan["piece"] == "explorer" and state.where[plan["id"]] >= ABOARD
    return aboard == (plan["into"] == "boat")


def price_of(plan: SurvivePlan) -> tuple[int, bool, int]:
    """Cheap first, then safe."""
    return plan["cost"], plan["lost"], len(plan["hits"])


def onward(state: SurviveState, after: SurviveState, plan: SurvivePlan) -> list[int]:
    """Further moves of the same piece, while it is this seat's turn to move it."""
    if after.actor() != state.seat or after.turn != state.turn or plan["lost"]:
        return []
    if after.phase == GLIDING:
        return [action for action in moves.legal(after) if action != act.STOP]
    if after.phase != TURN or plan["tile"]:
        return []
    if plan["piece"] == "boat":
        return between(moves.legal(after), act.sail(plan["id"], 0), act.sail(plan["id"], 5) + 1)
    if not 0 <= after.where[plan["id"]] < ASHORE:
        return []
    start = act.MOVE + plan["id"] * act.BLOCK
    return between(moves.legal(after), start, start + act.BLOCK)


def between(actions: list[int], start: int, end: int) -> list[int]:
    """Those from `start` on and before `end`; the actions are sorted."""
    return actions[bisect_left(actions, start) : bisect_left(actions, end)]
