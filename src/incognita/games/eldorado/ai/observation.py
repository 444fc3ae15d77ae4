"""What a seat knows, as numbers: the base game, and what expansions add to it."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import u8

from incognita.core.state import State
from incognita.games.eldorado.ai.observation_extras import ExtrasObserver
from incognita.games.eldorado.rules.cards import CAMP, COPIES, DEMONS, THINGS
from incognita.games.eldorado.rules.ending import places
from incognita.games.eldorado.rules.options import Setup
from incognita.games.eldorado.rules.phases import GIVING, PHASE_NAMES, PHASE_OVER
from incognita.games.eldorado.rules.state import EldoradoState
from incognita.games.eldorado.rules.tables import ALL_BLOCKADES, BLOCKADES, HOME
from incognita.mypyc_compat import i64
from incognita.search.observation import (
    Layout,
    Observer,
    add_each,
    put,
    put_counts,
    put_places,
    put_wide,
)  # fmt: skip

MOST_CARDS: Final = 128
# By symbol as the rules count them: as everybody sees it, where rubble and camps ask for cards.
SEEN_SYMBOL: Final[list[int]] = [0, 1, 2, 3, 3, 4, 5, 6]
SEEN_SYMBOLS: Final = 7


class EldoradoObserver(Observer):
    """Rows are cards by kind; planes are cells of the route."""

    def __init__(self, setup: Setup) -> None:
        self.layout = Layout()
        self.extras: ExtrasObserver | None = None
        self.seats: i64 = setup.seats
        self.pieces: i64 = setup.pieces
        self.kinds: i64 = setup.kinds
        self.blockade_kinds: i64 = len(ALL_BLOCKADES if setup.hexes else BLOCKADES)
        self._add_cards(setup)
        self._add_counters(setup)
        if setup.extended:
            self.extras = ExtrasObserver(setup, self.layout)
        self._add_turn(setup)
        self._add_board(setup)

    def _add_cards(self, setup: Setup) -> None:
        add, seats, kinds = self.layout.add, setup.seats, setup.kinds
        most = DEMONS if setup.hexes else 2 * COPIES
        self.hand: i64 = add("hand", [kinds], most, "own hand, by card")
        self.deck: i64 = add("deck", [kinds], most, "own draw pile, by card")
        self.unseen: i64 = add("unseen", [seats, kinds], most, "hand and draw pile together")
        self.known: i64 = add("known", [seats, kinds], most, "cards known to be in the hand")
        self.discards: i64 = add("discards", [seats, kinds], most, "discard pile")
        self.removed: i64 = add("removed", [seats, kinds], most, "cards removed from the game")
        self.stock: i64 = add("stock", [kinds], most, "cards to be bought, in the market or beside")
        things = THINGS if setup.extended else kinds
        self.played: i64 = add("played", [things], most, "cards and tiles played this turn")
        self.boxed: i64 = add("boxed", [things], most, "of these, those that leave the game")

    def _add_counters(self, setup: Setup) -> None:
        add, seats = self.layout.add, setup.seats
        self.hand_sizes: i64 = add("hand_sizes", [seats], MOST_CARDS, "cards in hand")
        self.deck_sizes: i64 = add("deck_sizes", [seats], MOST_CARDS, "cards in the draw pile")
        self.round: i64 = self.layout.wide("round", [], "the round")
        self.strength: i64 = add("strength", [], 99, "what the card that moves has left")
        self.purse: i64 = add("purse", [], 64, "half coins to buy with")
        self.owed: i64 = add("owed", [], 16, "cards still to be given")
        self.removable: i64 = add("removable", [], 24, "cards that may be removed")
        self.pending: i64 = add("pending", [], 64, "cards still to be drawn")
        self.places: i64 = add("places", [seats], seats, "the place of each seat, at the end")

    def _add_turn(self, setup: Setup) -> None:
        add, seats = self.layout.add, setup.seats
        things = THINGS if setup.extended else setup.kinds
        self.actor: i64 = add("actor", [seats], 1, "who decides")
        self.phase: i64 = add("phase", [len(PHASE_NAMES)], 1, "what is to be decided")
        self.last_round: i64 = add("last_round", [], 1, "the last round")
        self.bought: i64 = add("bought", [], 1, "a card was bought this turn")
        self.mover: i64 = add("mover", [things], 1, "the card or tile that moves a piece")
        self.symbol: i64 = add("symbol", [SEEN_SYMBOLS], 1, "the symbol it moves with")
        self.space: i64 = add("space", [2], 1, "cards are given for: a camp, rubble")

    def _add_board(self, setup: Setup) -> None:
        add, seats, route = self.layout.add, setup.seats, setup.route
        kinds = len(ALL_BLOCKADES if setup.hexes else BLOCKADES)
        self.in_market: i64 = add("in_market", [setup.kinds], 1, "in one of the market's places")
        self.won: i64 = add("won", [seats, kinds], 1, "blockades taken, by number")
        self.blockades: i64 = add(
            "blockades", [route.joints, kinds], 1, "the blockade on each joint, by number"
        )
        self.cells: i64 = route.cells
        self.standing: i64 = add(
            "pieces", [seats, setup.pieces, route.cells], 1, "where each piece stands"
        )

    def write(self, state: State, seat: int, cells: vec[u8], at: i64) -> None:
        table = cast("EldoradoState", state)
        viewer: i64 = seat
        self._write_cards(table, viewer, cells, at)
        self._write_counters(table, viewer, cells, at)
        self._write_turn(table, viewer, cells, at)
        self._write_board(table, viewer, cells, at)
        extras = table.extras
        if self.extras is not None and extras is not None:
            self.extras.write(table, extras, viewer, cells, at)

    def _write_cards(self, state: EldoradoState, viewer: i64, cells: vec[u8], at: i64) -> None:
        add_each(cells, at + self.hand, state.hands[viewer])
        add_each(cells, at + self.deck, state.decks[viewer])
        seats, kinds = self.seats, self.kinds
        seat = viewer
        row: i64 = 0
        while row < seats:
            first = at + row * kinds
            hand, deck = state.hands[seat], state.decks[seat]
            add_each(cells, first + self.unseen, hand)
            add_each(cells, first + self.unseen, deck)
            add_each(cells, first + self.known, state.known[seat])
            add_each(cells, first + self.discards, state.discards[seat])
            add_each(cells, first + self.removed, state.boxes[seat])
            put(cells, at + self.hand_sizes + row, len(hand))
            put(cells, at + self.deck_sizes + row, len(deck))
            seat = seat + 1 if seat + 1 < seats else 0
            row += 1
        put_counts(cells, at + self.stock, state.stock)
        add_each(cells, at + self.played, state.played)
        add_each(cells, at + self.boxed, state.boxed)

    def _write_counters(self, state: EldoradoState, viewer: i64, cells: vec[u8], at: i64) -> None:
        put_wide(cells, at + self.round, state.round)
        put(cells, at + self.strength, state.strength)
        put(cells, at + self.purse, state.purse)
        put(cells, at + self.owed, state.owed)
        put(cells, at + self.removable, state.removable)
        put(cells, at + self.pending, state.pending)
        if state.phase == PHASE_OVER:
            put_places(cells, at + self.places, places(state), viewer)

    def _write_turn(self, state: EldoradoState, viewer: i64, cells: vec[u8], at: i64) -> None:
        phase: i64 = state.phase
        actor: i64 = state.actor()
        mover: i64 = state.mover
        cells[at + self.phase + phase] = 1
        if actor >= 0:
            cells[at + self.actor + (actor - viewer + self.seats) % self.seats] = 1
        if state.arrivals or state.round == state.setup.round_limit:
            cells[at + self.last_round] = 1
        if state.bought:
            cells[at + self.bought] = 1
        if mover >= 0:
            symbol: i64 = SEEN_SYMBOL[state.symbol]
            cells[at + self.mover + mover] = 1
            cells[at + self.symbol + symbol] = 1
        if phase == GIVING:
            cells[at + self.space + (0 if state.symbol == CAMP else 1)] = 1

    def _write_board(self, state: EldoradoState, viewer: i64, cells: vec[u8], at: i64) -> None:
        for slot in state.slots:
            card: i64 = slot
            if card >= 0:
                cells[at + self.in_market + card] = 1
        place = at + self.blockades
        for blockade in state.blockades:
            number: i64 = blockade
            if number:
                cells[place + number - 1] = 1
            place += self.blockade_kinds
        seats, pieces = self.seats, self.pieces
        row: i64 = 0
        while row < seats:
            seat = (viewer + row) % seats
            for taken in state.won[seat]:
                won: i64 = taken
                cells[at + self.won + row * self.blockade_kinds + won - 1] = 1
            piece: i64 = 0
            while piece < pieces:
                cell: i64 = state.piece_cells[seat * pieces + piece]
                if cell != HOME:
                    cells[at + self.standing + (row * pieces + piece) * self.cells + cell] = 1
                piece += 1
            row += 1


def observer(state: State) -> Observer:
    """For positions with these options and players."""
    return EldoradoObserver(cast("EldoradoState", state).setup)
