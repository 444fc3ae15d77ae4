"""Actions and outcomes as data, as short text, with the rule behind them."""

from incognita.core import CHANCE, Json
from incognita_atoll.rules.state import AtollState
from incognita_atoll.rules.tables import ACTION_NAMES, ANTICLOCKWISE, DIVE, ROLL, TILE_NAMES


def describe(state: AtollState, action: int) -> Json:
    data: Json = {"kind": kind(state, action), "seat": state.seat}
    if state.actor() == CHANCE:
        if state.phase == ROLL:
            data["die"] = action
        else:
            data |= {"tile": TILE_NAMES[action], "space": state.ships[state.seat]}
    elif action <= ANTICLOCKWISE:
        data["to"] = state.target(action)
    return data


def kind(state: AtollState, action: int) -> str:
    if state.actor() == CHANCE:
        return "roll" if state.phase == ROLL else "reveal"
    return ACTION_NAMES[action]


def text(state: AtollState, action: int) -> str:
    """For example `roll 2`, `clockwise 7`, `reveal pearls`, `dive`."""
    data = describe(state, action)
    words = [data[name] for name in ("die", "tile", "to") if name in data]
    return " ".join([data["kind"], *(str(word) for word in words)])


def rule(state: AtollState, action: int) -> str:
    if state.actor() == CHANCE:
        return "atoll.turn.die" if state.phase == ROLL else "atoll.tile.points"
    if action <= ANTICLOCKWISE:
        return "atoll.sail.distance"
    return "atoll.dive.pearls" if action == DIVE else "atoll.turn.pass"
