"""Actions as data for the page and the log, and as short text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.core.state import CHANCE, Json
from incognita.games.neue_entdecker.interface.types import NeueEntdeckerScored
from incognita.games.neue_entdecker.interface.view import payment
from incognita.games.neue_entdecker.rules import actions as act
from incognita.games.neue_entdecker.rules import ending, islands, jungle, tolls
from incognita.games.neue_entdecker.rules.phases import EXPLORING, SCOUTING
from incognita.games.neue_entdecker.rules.tables import (
    CHIEF,
    COST,
    EVENT_NAMES,
    GRID,
    HIDDEN_COST,
    IS_CHIEF,
    KIND_OF_FORM,
    LENGTH,
    LOWEST_ROLL,
    OPEN_COST,
    PATHS,
    SQUARES,
    TOKEN_VALUES,
    UNIT_NAMES,
    WHEEL,
    owner_of,
    scout_owner,
)  # fmt: skip
from incognita.games.voyage.interface import notation as shared
from incognita.games.voyage.rules.patterns import MASKS, TURN_OF, tile_name
from incognita.games.voyage.rules.units import SEATS

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState

PLACED_NAMES: Final[list[str]] = [*UNIT_NAMES, "chief"]
# What comes before the expedition.
DEPARTURES: Final[list[int]] = [act.NAME, act.INCOME, act.START, act.PAY, act.HIDDEN, act.OPEN]
# Outcomes that only some seats may see.
SECRETS: Final[list[int]] = [act.TOKEN, act.LOOK]


def describe(state: NeueEntdeckerState, action: int) -> Json:
    """An action before it is applied; at CHANCE, an outcome."""
    base = act.base_of(action)
    number = action - base
    chance = state.actor() == CHANCE
    data: Json = {"kind": act.kind_of(action), "seat": state.seat if chance else state.actor()}
    if chance:
        data.update(describe_outcome(state, base, number))
    elif base in DEPARTURES:
        data.update(describe_departure(state, base, number))
    else:
        data.update(describe_expedition(state, base, number))
    data.update(consequences(state, action))
    return data


def describe_outcome(state: NeueEntdeckerState, base: int, number: int) -> Json:
    if base == act.BACK:
        return shared.describe_back(state, number)
    if base == act.ROLL:
        return {"number": 0 if number == WHEEL else number + LOWEST_ROLL}
    if base == act.TILE:
        return shared.describe_tile(state, number, EVENT_NAMES)
    if base == act.REVEAL:
        return describe_reveal(state, number)
    token: Json = {"path": state.path, "value": TOKEN_VALUES[number]}
    if base == act.HUT:
        return {**token, "winner": jungle.winner(state, state.path)}
    return {**token, "seat": state.asked}


def describe_reveal(state: NeueEntdeckerState, chief: int) -> Json:
    """A scout on a square of an island, or on a space of a path."""
    if state.island >= 0:
        square = islands.unrevealed_on(state, state.island)
        return {"seat": owner_of(state.units[square]), "square": square, "chief": chief}
    space = ending.unrevealed_on(state, state.path)
    return {
        "seat": scout_owner(state.jungle[space]),
        "path": state.path,
        "space": space % LENGTH,
        "chief": chief,
    }


def describe_departure(state: NeueEntdeckerState, base: int, number: int) -> Json:
    if base == act.INCOME:
        return {"number": number + LOWEST_ROLL}
    if base == act.START:
        labels = tolls.payments_from(state, number)
        return {
            "place": number,
            "cost": tolls.price(labels[0]) if labels else 0,
            "ways": len(labels),
        }
    if base == act.PAY:
        label = label_of(number)
        return {"place": state.ship, **payment(state, label)}
    if base == act.NAME:
        return {"number": number + 1}
    price = OPEN_COST if base == act.OPEN else HIDDEN_COST
    return {"number": number + 1, "open": base == act.OPEN, "cost": (number + 1) * price}


def label_of(code: int) -> int:
    """The inverse of tolls.pay_code()."""
    label = code // act.TOLLS
    for seat in range(SEATS):
        label |= (code >> 2 * seat & 3) << tolls.shift_of(seat)
    return label


def describe_expedition(state: NeueEntdeckerState, base: int, number: int) -> Json:
    if base == act.DRAW:
        return shared.describe_draw(state, number)
    if base == act.LAY:
        return shared.describe_lay(state, number // MASKS, number % MASKS, EVENT_NAMES)
    if base == act.BUILD:
        return describe_build(state, number // 2, number % 2)
    if base == act.RECALL:
        if number < SQUARES:
            return {"square": number, "unit": UNIT_NAMES[0]}
        space = number - SQUARES
        return {"path": space // LENGTH, "space": space % LENGTH, "unit": UNIT_NAMES[0]}
    if base == act.SCOUTS:
        return describe_scout(state, number % PATHS, number // PATHS)
    return {**island_scored(state, number)} if base == act.ISLAND else {}


def island_scored(state: NeueEntdeckerState, island: int) -> NeueEntdeckerScored:
    return {
        "island": island,
        "squares": state.sea.tiles(island),
        "value": islands.value(state, island),
    }


def describe_build(state: NeueEntdeckerState, placed: int, area: int) -> Json:
    return {
        "unit": UNIT_NAMES[KIND_OF_FORM[placed]],
        **shared.describe_site(state, area),
        "cost": COST[KIND_OF_FORM[placed]],
        "chief": placed_chief(state, 1 if placed == CHIEF else 0),
    }


def describe_scout(state: NeueEntdeckerState, path: int, chief: int) -> Json:
    return {
        "path": path,
        "space": jungle.free_space(state, path),
        "chief": placed_chief(state, chief),
    }


def placed_chief(state: NeueEntdeckerState, chief: int) -> int:
    """A scout that was taken back stays what it was."""
    return IS_CHIEF[state.fetched - 1] if state.fetched else chief


def describe_for(state: NeueEntdeckerState, action: int, seat: int) -> Json:
    """Names, tokens and chiefs are for those who may know them (neue-entdecker.sight.tokens)."""
    data = describe(state, action)
    if data["seat"] == seat:
        return data
    base = act.base_of(action)
    if base == act.NAME:
        data["number"] = -1
    elif base in SECRETS:
        data["value"] = -1
    elif base == act.BUILD or (base == act.SCOUTS and state.phase != SCOUTING):
        data["chief"] = -1 if state.setup.chief_scouts else 0
    return data


def consequences(state: NeueEntdeckerState, action: int) -> Json:
    """What follows at once: squares filled, islands scored, and points by seat."""
    after = state.copy()
    after.apply(action)
    laid = (action - act.LAY) // MASKS if act.base_of(action) == act.LAY else -1
    site = placed_on(state, after, action)
    left = shared.left_islands(state, after, recalled=action - act.RECALL, site=site)
    return {
        "filled": shared.filled(state.sea, after.sea, laid),
        "scored": [island_scored(after, island) for island in left],
        "gains": shared.gains(state, after),
    }


def placed_on(state: NeueEntdeckerState, after: NeueEntdeckerState, action: int) -> int:
    """The land where the action places a unit, or -1; a scout taken back may be placed at once."""
    base = act.base_of(action)
    if base == act.BUILD:
        return 2 * state.last + (action - act.BUILD) % 2
    placed = base == act.RECALL and state.phase == EXPLORING and after.last < 0
    return 2 * state.last if placed else -1


def text(state: NeueEntdeckerState, action: int) -> str:
    """For example `start S|B8`, `hidden 3`, `draw 2`, `lay B8/3`, `build base`, `scout 4`."""
    base = act.base_of(action)
    kind = act.kind_of(action)
    number = action - base
    if base == act.START:
        return f"start {GRID.name(number)}"
    if base == act.HIDDEN or base == act.OPEN:
        return f"{'open' if base == act.OPEN else 'hidden'} {number + 1}"
    if base == act.NAME or base == act.DRAW:
        return f"{kind} {number + 1}"
    if base == act.INCOME:
        return f"wheel {number + LOWEST_ROLL}"
    if base == act.PAY:
        return pay_text(number)
    if base == act.LAY:
        return lay_text(state, number // MASKS, number % MASKS)
    if base == act.BUILD:
        return shared.build_text(state, PLACED_NAMES[number // 2], number % 2)
    if base == act.RECALL:
        return recall_text(number)
    if base == act.SCOUTS:
        return f"scout {number % PATHS + 1}" + (" chief" if number >= PATHS else "")
    if base == act.ISLAND:
        return f"island {shared.land_name(state.sea, number)}"
    return outcome_text(base, kind, number)


def outcome_text(base: int, kind: str, number: int) -> str:
    if base == act.BACK:
        return shared.back_text(number)
    if base == act.ROLL:
        return f"roll {'wheel' if number == WHEEL else number + LOWEST_ROLL}"
    if base == act.TILE:
        return f"tile {shared.tile_text(number, EVENT_NAMES)}"
    if base == act.REVEAL:
        return f"reveal {'chief' if number else 'scout'}"
    if base in (act.TOKEN, act.LOOK, act.HUT):
        return f"{kind} {TOKEN_VALUES[number]}"
    return kind


def pay_text(code: int) -> str:
    """`pay 1+2:1`: a coin, and one toll for the second seat."""
    paid = [(seat + 1, code >> 2 * seat & 3) for seat in range(SEATS)]
    owners = "".join(f"+{seat}:{tolls}" for seat, tolls in paid if tolls)
    return f"pay {code // act.TOLLS}{owners}"


def lay_text(state: NeueEntdeckerState, square: int, mask: int) -> str:
    """An open tile is chosen, so its pattern is said."""
    if state.open:
        return f"lay {GRID.name(square)}={tile_name(mask)}"
    return f"lay {GRID.name(square)}/{TURN_OF[mask]}"


def recall_text(number: int) -> str:
    """`recall C5`, or `recall 3.2` for the second space of the third path."""
    if number < SQUARES:
        return f"recall {GRID.name(number)}"
    space = number - SQUARES
    return f"recall {space // LENGTH + 1}.{space % LENGTH + 1}"
