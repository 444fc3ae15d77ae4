"""What a seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, cast

from incognita.core.paths import FAR
from incognita.core.state import SPECTATOR
from incognita.games.eldorado.interface.types import (
    EldoradoBlockade,
    EldoradoPiece,
    EldoradoPile,
    EldoradoSeat,
    EldoradoView,
    Phase,
    Symbol,
)
from incognita.games.eldorado.interface.view_extras import add_extras
from incognita.games.eldorado.rules.buying import on_offer
from incognita.games.eldorado.rules.cards import CAMP, PRICE, SYMBOL_NAMES
from incognita.games.eldorado.rules.ending import left, places
from incognita.games.eldorado.rules.phases import GIVING, PHASE_NAMES, PHASE_OVER
from incognita.games.eldorado.rules.tables import ALL_BLOCKADES, BLOCKADE_NEED

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState


def view(state: EldoradoState, seat: int) -> EldoradoView:
    """The whole table as one seat sees it; a spectator has no hand and no draw pile."""
    return views(state, [seat])[0]


def views(state: EldoradoState, seats: list[int]) -> list[EldoradoView]:
    """What lies open is made once for all."""
    table = open_view(state)
    return [seen_by(state, table, seat) for seat in seats]


def seen_by(state: EldoradoState, table: EldoradoView, seat: int) -> EldoradoView:
    mine = table.copy()
    mine["seat"] = seat
    if 0 <= seat < state.seats:
        mine["hand"] = state.hands[seat][:]
        mine["deck"] = state.decks[seat][:]
    return mine


def open_view(state: EldoradoState) -> EldoradoView:
    """The table as a spectator sees it."""
    table: EldoradoView = {
        "game": "eldorado",
        "seat": SPECTATOR,
        "actor": state.actor(),
        "players": state.seats,
        "phase": cast("Phase", PHASE_NAMES[state.phase]),
        "round": state.round,
        "round_limit": state.setup.round_limit,
        "last_round": bool(state.arrivals) or state.round == state.setup.round_limit,
        "pieces": _pieces(state),
        "blockades": _blockades(state),
        "market": [_pile(state, card) for card in state.slots],
        "beyond": _beside_market(state),
        "on_sale": on_offer(state)[:],
        "seats": [_seat(state, other) for other in range(state.seats)],
        "hand": [],
        "deck": [],
        "played": state.played[:],
        "boxed": state.boxed[:],
        "mover": state.mover,
        "symbol": SYMBOL_NAMES[state.symbol] if state.mover >= 0 else "",
        "strength": state.strength,
        "purse": state.purse,
        "bought": state.bought,
        "owed": state.owed,
        "space": space_name(state.symbol) if state.phase == GIVING else "",
        "removable": state.removable,
        "pending": state.pending,
        "places": places(state) if state.phase == PHASE_OVER else [],
    }
    extras = state.extras
    if extras is not None:
        add_extras(state, extras, table)
    return table


def symbol_name(need: int) -> Symbol:
    return cast("Symbol", SYMBOL_NAMES[need])


def space_name(need: int) -> Literal["camp", "rubble"]:
    return "camp" if need == CAMP else "rubble"


def _pieces(state: EldoradoState) -> list[EldoradoPiece]:
    return [
        {"seat": at // state.pieces, "piece": at % state.pieces, "cell": cell}
        for at, cell in enumerate(state.piece_cells)
    ]


def _blockades(state: EldoradoState) -> list[EldoradoBlockade]:
    return [_blockade(joint, number) for joint, number in enumerate(state.blockades) if number]


def _blockade(joint: int, number: int) -> EldoradoBlockade:
    piece = ALL_BLOCKADES[number - 1]
    return {
        "joint": joint,
        "number": number,
        "terrain": piece.terrain,
        "symbol": symbol_name(BLOCKADE_NEED[number]),
        "cost": piece.cost,
    }


def _pile(state: EldoradoState, card: int) -> EldoradoPile:
    return {"card": card, "left": state.stock[card] if card >= 0 else 0}


def _beside_market(state: EldoradoState) -> list[EldoradoPile]:
    return [
        {"card": card, "left": count}
        for card, count in enumerate(state.stock)
        if count and PRICE[card] and card not in state.slots
    ]


def _seat(state: EldoradoState, seat: int) -> EldoradoSeat:
    """All of this is public: what was drawn is hidden, what a deck holds is not."""
    steps = left(state, seat)
    return {
        "seat": seat,
        "hand": len(state.hands[seat]),
        "deck": len(state.decks[seat]),
        "discard": state.discards[seat][:],
        "removed": state.boxes[seat][:],
        "blockades": state.won[seat][:],
        "left": [-1 if one == FAR else one for one in steps],
        "steps": sum(steps),
        "known": state.known[seat][:],
        "unseen": sorted(state.hands[seat] + state.decks[seat]),
    }
