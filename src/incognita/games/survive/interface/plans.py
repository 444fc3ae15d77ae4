"""Plans for people: this piece, to that place, as a run of actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.core.state import Json
from incognita.games.survive.interface.notation import describe
from incognita.games.survive.rules import actions as act
from incognita.games.survive.rules import moves
from incognita.games.survive.rules.phases import CREATURE, GLIDING, TURN
from incognita.games.survive.rules.tables import ABOARD, ASHORE, SEA

if TYPE_CHECKING:
    from incognita.games.survive.rules.state import SurviveState

# Piece, number, tile, what it ends in, and where: a plan has no rival with the same.
Key = tuple[str, int, str, str, int]


def plans(state: SurviveState) -> list[Json]:
    """The cheapest plan for each piece and end; the safest among equals."""
    found: dict[Key, Json] = {}
    if state.phase not in (TURN, GLIDING, CREATURE):
        return []
    for action in moves.legal(state):
        if piece_of(state, action):
            explore(state, action, found)
    return [found[key] for key in sorted(found)]


def piece_of(state: SurviveState, action: int) -> str:
    """What sort of piece an action moves; empty if it begins no plan."""
    base = act.base_of(action)
    if base in (act.MOVE, act.DOLPHIN):
        return "explorer"
    if base in (act.SAIL, act.WIND):
        return "boat"
    if base == act.PROWL:
        return "creature"
    if base != act.GLIDE:
        return ""
    if state.carried_swimmer >= 0:
        return "explorer"
    return "boat" if state.driven_boat >= 0 else "creature"


def explore(state: SurviveState, first: int, found: dict[Key, Json]) -> None:
    """Follow one piece as far as its moves carry; no way leads back where one as cheap has been."""
    waiting: list[tuple[SurviveState, Json]] = [(state, begun(state, first))]
    while waiting:
        before, plan = waiting.pop(0)
        action = plan["actions"][-1]
        after = before.copy()
        after.apply(action)
        arrive(before, after, plan, action)
        if not keep(state, after, plan, found):
            continue
        for following in onward(state, after, plan):
            waiting.append((after, extended(plan, following)))


def begun(state: SurviveState, action: int) -> Json:
    base = act.base_of(action)
    piece = piece_of(state, action)
    tile = ""
    if base == act.DOLPHIN or (base == act.GLIDE and state.carried_swimmer >= 0):
        tile = "dolphin"
    elif base == act.WIND or (base == act.GLIDE and state.driven_boat >= 0):
        tile = "wind"
    told = describe(state, action)
    return {
        "piece": piece,
        "id": told[piece],
        "tile": tile,
        "to": -1,
        "into": "",
        "boat": -1,
        "isle": -1,
        "cost": 0,
        "actions": [action],
        "path": [told["from"] if "from" in told else told["cell"]],
        "hits": [],
        "wrecked": -1,
        "lost": False,
    }


def extended(plan: Json, action: int) -> Json:
    return {**plan, "actions": [*plan["actions"], action], "path": plan["path"][:]}


def arrive(before: SurviveState, after: SurviveState, plan: Json, action: int) -> None:
    """Write down where the last action has led."""
    told = describe(before, action)
    to = told["to"] if "to" in told else plan["path"][-1]
    if to != plan["path"][-1]:
        plan["path"].append(to)
    plan["to"] = to
    plan["cost"] += 1
    plan["into"] = "sea"
    plan["boat"] = plan["isle"] = -1
    if told["kind"] in ("board", "climb") and not told["wrecked"]:
        plan["into"] = "boat"
        plan["boat"] = told["boat"]
    elif told["kind"] == "land":
        plan["into"] = "isle"
        plan["isle"] = told["isle"]
    elif after.terrain_at[to] != SEA:
        plan["into"] = "land"
    record_harm(plan, told)


def record_harm(plan: Json, told: Json) -> None:
    """Whom the last action hits: the mover, a crew, or those in a creature's way."""
    if "hits" in told:
        plan["hits"] = told["hits"]
        plan["wrecked"] = told["wrecked"]
        plan["lost"] = plan["piece"] != "creature" and bool(told["hits"])
    elif plan["piece"] == "boat":
        plan["hits"] = told["spilled"]
        plan["wrecked"] = told["boat"] if told["wrecked"] else -1
        plan["lost"] = bool(told["wrecked"])
    else:
        plan["lost"] = bool(told.get("lost", False))
        plan["hits"] = [plan["id"]] if plan["lost"] or told.get("wrecked", False) else []
        plan["wrecked"] = told["boat"] if told.get("wrecked", False) else -1


def keep(state: SurviveState, after: SurviveState, plan: Json, found: dict[Key, Json]) -> bool:
    """Remember the plan unless one as good is known; whether it was worth remembering."""
    if is_back(state, plan):
        return False
    key = (
        str(plan["piece"]),
        int(plan["id"]),
        str(plan["tile"]),
        str(plan["into"]),
        int(plan["isle"] if plan["into"] == "isle" else plan["to"]),
    )
    whole = extended(plan, act.STOP) if after.phase == GLIDING else plan
    known = found.get(key)
    if known is not None and price_of(known) <= price_of(whole):
        return False
    found[key] = whole
    return True


def is_back(state: SurviveState, plan: Json) -> bool:
    """The piece is where it was before."""
    if plan["to"] != plan["path"][0] or plan["into"] == "isle":
        return False
    aboard = plan["piece"] == "explorer" and state.where[plan["id"]] >= ABOARD
    return bool(aboard == (plan["into"] == "boat"))


def price_of(plan: Json) -> tuple[int, bool, int]:
    """Cheap first, then safe."""
    return plan["cost"], plan["lost"], len(plan["hits"])


def onward(state: SurviveState, after: SurviveState, plan: Json) -> list[int]:
    """Further moves of the same piece, while it is this seat's turn to move it."""
    if after.actor() != state.seat or after.turn != state.turn or plan["lost"]:
        return []
    if after.phase == GLIDING:
        return [action for action in moves.legal(after) if action != act.STOP]
    if after.phase != TURN or plan["tile"]:
        return []
    if plan["piece"] == "boat":
        return [action for action in moves.legal(after) if is_sail_of(action, plan["id"])]
    if not 0 <= after.where[plan["id"]] < ASHORE:
        return []
    return [action for action in moves.legal(after) if is_move_of(action, plan["id"])]


def is_sail_of(action: int, boat: int) -> bool:
    return act.sail(boat, 0) <= action <= act.sail(boat, 5)


def is_move_of(action: int, explorer: int) -> bool:
    return act.MOVE + explorer * act.BLOCK <= action < act.MOVE + (explorer + 1) * act.BLOCK
