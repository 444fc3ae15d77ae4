"""What a seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from incognita.core.paths import FAR
from incognita.core.state import Json
from incognita.games.eldorado.interface.view_expansion import add_extras
from incognita.games.eldorado.rules.cards import CAMP, PRICE, SYMBOL_NAMES
from incognita.games.eldorado.rules.ending import left, places
from incognita.games.eldorado.rules.items import on_offer
from incognita.games.eldorado.rules.phases import GIVING, PHASE_NAMES, PHASE_OVER
from incognita.games.eldorado.rules.tables import ALL_BLOCKADES, BLOCKADE_NEED

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState


class PieceView(TypedDict):
    seat: int
    piece: int
    cell: int


class BlockadeView(TypedDict):
    joint: int
    number: int
    terrain: str
    symbol: str
    cost: int


class PileView(TypedDict):
    card: int
    left: int


class SeatView(TypedDict):
    seat: int
    hand: int
    deck: int
    discard: list[int]
    removed: list[int]
    blockades: list[int]
    left: list[int]
    steps: int
    known: list[int]
    unseen: list[int]


class EldoradoView(TypedDict):
    game: str
    seat: int
    actor: int
    phase: str
    round: int
    round_limit: int
    last_round: bool
    pieces: list[PieceView]
    blockades: list[BlockadeView]
    market: list[PileView]
    beyond: list[PileView]
    on_sale: list[int]
    seats: list[SeatView]
    hand: list[int]
    deck: list[int]
    played: list[int]
    boxed: list[int]
    mover: int
    symbol: str
    strength: int
    purse: int
    bought: bool
    owed: int
    space: str
    removable: int
    pending: int
    places: list[int]


def view(state: EldoradoState, seat: int) -> Json:
    """The whole table as one seat sees it; a spectator has no hand and no draw pile."""
    mine = 0 <= seat < state.seats
    seen: EldoradoView = {
        "game": "eldorado",
        "seat": seat,
        "actor": state.actor(),
        "phase": PHASE_NAMES[state.phase],
        "round": state.round,
        "round_limit": state.setup.round_limit,
        "last_round": bool(state.arrivals) or state.round == state.setup.round_limit,
        "pieces": _pieces(state),
        "blockades": _blockades(state),
        "market": [_pile(state, card) for card in state.slots],
        "beyond": _beyond(state),
        "on_sale": state.offers[:],
        "seats": [_seat(state, other) for other in range(state.seats)],
        "hand": state.hands[seat][:] if mine else [],
        "deck": state.decks[seat][:] if mine else [],
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
    told: Json = {**seen}
    extras = state.extras
    if extras is not None:
        told["on_sale"] = on_offer(state, extras)[:]
        add_extras(state, extras, told)
    return told


def space_name(need: int) -> str:
    return "camp" if need == CAMP else "rubble"


def _pieces(state: EldoradoState) -> list[PieceView]:
    return [
        {"seat": at // state.pieces, "piece": at % state.pieces, "cell": cell}
        for at, cell in enumerate(state.places)
    ]


def _blockades(state: EldoradoState) -> list[BlockadeView]:
    return [_blockade(joint, number) for joint, number in enumerate(state.blockades) if number]


def _blockade(joint: int, number: int) -> BlockadeView:
    piece = ALL_BLOCKADES[number - 1]
    return {
        "joint": joint,
        "number": number,
        "terrain": piece.terrain,
        "symbol": SYMBOL_NAMES[BLOCKADE_NEED[number]],
        "cost": piece.cost,
    }


def _pile(state: EldoradoState, card: int) -> PileView:
    return {"card": card, "left": state.stock[card] if card >= 0 else 0}


def _beyond(state: EldoradoState) -> list[PileView]:
    return [
        {"card": card, "left": count}
        for card, count in enumerate(state.stock)
        if count and PRICE[card] and card not in state.slots
    ]


def _seat(state: EldoradoState, seat: int) -> SeatView:
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
