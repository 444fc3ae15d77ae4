"""Actions as data for the page and the log, and as short text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.core.state import CHANCE
from incognita.games.neue_entdecker.interface.types import NeueEntdeckerLine, NeueEntdeckerScored
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
    SCOUT,
    SQUARES,
    TOKEN_VALUES,
    UNIT_NAMES,
    WHEEL,
    owner_of,
    scout_owner,
)  # fmt: skip
from incognita.games.voyage.interface import notation as shared
from incognita.games.voyage.rules.patterns import MASKS, PATTERNS, TURN_OF, tile_name
from incognita.games.voyage.rules.units import SEATS

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState

PLACED_NAMES: Final[list[str]] = [*UNIT_NAMES, "chief"]
# What comes before the expedition.
DEPARTURES: Final[list[int]] = [act.NAME, act.INCOME, act.START, act.PAY, act.HIDDEN, act.OPEN]
# Outcomes that only some seats may see.
SECRETS: Final[list[int]] = [act.TOKEN, act.LOOK]


# Decisions from which nothing follows at once.
QUIET: Final = (act.START, act.HIDDEN, act.OPEN, act.DRAW)


def describe(state: NeueEntdeckerState, action: int) -> NeueEntdeckerLine:
    """An action before it is applied; at CHANCE, an outcome."""
    base = act.base_of(action)
    line = consequences(state, action)
    if state.actor() == CHANCE:
        add_outcome(line, state, base, action - base)
    elif base in DEPARTURES:
        add_departure(line, state, base, action - base)
    else:
        add_expedition(line, state, base, action - base)
    return line


def consequences(state: NeueEntdeckerState, action: int) -> NeueEntdeckerLine:
    """What follows at once: squares filled, islands scored, and points by seat."""
    if act.base_of(action) in QUIET:
        return {
            "kind": act.kind_of(action),
            "seat": state.actor(),
            "filled": [],
            "scored": [],
            "gains": [0] * state.seats,
        }
    after = state.copy()
    after.apply(action)
    laid = (action - act.LAY) // MASKS if act.base_of(action) == act.LAY else -1
    site = placed_on(state, after, action)
    left = shared.left_islands(state, after, recalled=action - act.RECALL, site=site)
    return {
        "kind": act.kind_of(action),
        "seat": state.seat if state.actor() == CHANCE else state.actor(),
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


def island_scored(state: NeueEntdeckerState, island: int) -> NeueEntdeckerScored:
    return {
        "island": island,
        "squares": state.sea.tiles(island),
        "value": islands.value(state, island),
    }


def add_outcome(line: NeueEntdeckerLine, state: NeueEntdeckerState, base: int, number: int) -> None:
    if base == act.BACK:
        shared.add_back(line, state, number)
    elif base == act.ROLL:
        line["number"] = 0 if number == WHEEL else number + LOWEST_ROLL
    elif base == act.TILE:
        shared.add_tile(line, state, number)
        line["event"] = EVENT_NAMES[number // PATTERNS]
    elif base == act.REVEAL:
        add_reveal(line, state, number)
    else:
        line["path"] = state.path
        line["value"] = TOKEN_VALUES[number]
        if base == act.HUT:
            line["winner"] = jungle.winner(state, state.path)
        else:
            line["seat"] = state.asked


def add_reveal(line: NeueEntdeckerLine, state: NeueEntdeckerState, chief: int) -> None:
    """A scout on a square of an island, or on a space of a path."""
    line["chief"] = chief
    if state.island >= 0:
        square = islands.unrevealed_on(state, state.island)
        line["seat"] = owner_of(state.units[square])
        line["square"] = square
    else:
        space = ending.unrevealed_on(state, state.path)
        line["seat"] = scout_owner(state.jungle[space])
        line["path"] = state.path
        line["space"] = space % LENGTH


def add_departure(
    line: NeueEntdeckerLine, state: NeueEntdeckerState, base: int, number: int
) -> None:
    if base == act.START:
        labels = tolls.payments_from(state, number)
        line["place"] = number
        line["cost"] = tolls.price(labels[0]) if labels else 0
        line["ways"] = len(labels)
    elif base == act.PAY:
        add_payment(line, state, tolls.pay_label_of(number))
    elif base == act.NAME:
        line["number"] = number + 1
    elif base == act.INCOME:
        line["number"] = number + LOWEST_ROLL
    else:
        line["number"] = number + 1
        line["open"] = base == act.OPEN
        line["cost"] = (number + 1) * (OPEN_COST if base == act.OPEN else HIDDEN_COST)


def add_payment(line: NeueEntdeckerLine, state: NeueEntdeckerState, label: int) -> None:
    paid = payment(state, label)
    line["place"] = state.ship
    line["pay"] = paid["pay"]
    line["cost"] = paid["cost"]
    line["coins"] = paid["coins"]
    line["tolls"] = paid["tolls"]


def add_expedition(
    line: NeueEntdeckerLine, state: NeueEntdeckerState, base: int, number: int
) -> None:
    if base == act.DRAW:
        shared.add_draw(line, state, number)
    elif base == act.LAY:
        shared.add_lay(line, state, number // MASKS, number % MASKS)
        line["event"] = EVENT_NAMES[shared.event_of(state)]
    elif base == act.BUILD:
        add_build(line, state, number // 2, number % 2)
    elif base == act.RECALL:
        add_recall(line, number)
    elif base == act.SCOUTS:
        line["path"] = number % PATHS
        line["space"] = jungle.free_space(state, number % PATHS)
        line["chief"] = placed_chief(state, number // PATHS)
    elif base == act.ISLAND:
        shared.add_island(line, island_scored(state, number))


def add_build(line: NeueEntdeckerLine, state: NeueEntdeckerState, placed: int, area: int) -> None:
    kind = KIND_OF_FORM[placed]
    shared.add_site(line, state, area)
    line["unit"] = UNIT_NAMES[kind]
    line["cost"] = COST[kind]
    line["chief"] = placed_chief(state, 1 if placed == CHIEF else 0)


def add_recall(line: NeueEntdeckerLine, where: int) -> None:
    line["unit"] = UNIT_NAMES[SCOUT]
    if where < SQUARES:
        line["square"] = where
    else:
        line["path"] = (where - SQUARES) // LENGTH
        line["space"] = (where - SQUARES) % LENGTH


def placed_chief(state: NeueEntdeckerState, chief: int) -> int:
    """A scout that was taken back stays what it was."""
    return IS_CHIEF[state.fetched - 1] if state.fetched else chief


def describe_for(state: NeueEntdeckerState, action: int, seat: int) -> NeueEntdeckerLine:
    """Names, tokens and chiefs are for those who may know them (neue-entdecker.sight.tokens)."""
    return lines_for(state, action, [seat])[0]


def lines_for(state: NeueEntdeckerState, action: int, seats: list[int]) -> list[NeueEntdeckerLine]:
    line = describe(state, action)
    masked = line
    base = act.base_of(action)
    if base == act.NAME:
        masked = {**line, "number": -1}
    elif base in SECRETS:
        masked = {**line, "value": -1}
    elif base == act.BUILD or (base == act.SCOUTS and state.phase != SCOUTING):
        masked = {**line, "chief": -1 if state.setup.chief_scouts else 0}
    return [line if seat == line["seat"] else masked for seat in seats]


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
    label = tolls.pay_label_of(code)
    paid = [(seat + 1, tolls.tolls_of(label, seat)) for seat in range(SEATS)]
    owners = "".join(f"+{seat}:{count}" for seat, count in paid if count)
    return f"pay {tolls.coins_of(label)}{owners}"


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
