"""The position: its fields, and how they are copied, hashed and dumped."""

from typing import Final

from incognita.core import ACTOR, CHANCE, OVER, Json, Rng
from incognita.core.game_state import GameState
from incognita.games.explorers.rules import apply, chance, determinise, ending, moves
from incognita.games.explorers.rules.board import NUMBERS as BOARD_NUMBERS
from incognita.games.explorers.rules.board import Board
from incognita.games.explorers.rules.landscape import BARE, Landscape
from incognita.games.explorers.rules.options import Setup
from incognita.games.explorers.rules.phases import (
    DONE,
    DRAWING_OBJECTIVE,
    NAMING,
    PHASE_OVER,
    TURNING_CARD,
    WAITS,
    is_simultaneous,
)  # fmt: skip
from incognita.games.explorers.rules.tables import ROUNDS, TURNS_A_ROUND

VERSION: Final = 1
NUMBERS: Final[list[str]] = ["phase", "round", "turn", "start", "card", "facing", "named"]
LISTS: Final[list[str]] = ["tiles", "turns", "objectives", "struck", "raced", "deck"]


class ExplorersState(GameState):
    """A full position of Explorers.

    `known` holds the boards as others see them while a turn is veiled. `lead` is the seat to be
    asked first where several may decide; it belongs to whoever asks and is no part of the dump.
    """

    setup: Setup
    seats: int
    land: Landscape

    tiles: list[int]
    turns: list[int]
    objectives: list[int]
    struck: list[int]
    raced: list[int]
    deck: list[int]
    boards: list[Board]
    known: list[Board]

    phase: int
    round: int
    turn: int
    start: int
    card: int
    facing: int
    named: int
    lead: int

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats = setup.seats
        self.land = BARE
        self.lead = -1

    def game_id(self) -> str:
        return "explorers"

    def actor(self) -> int:
        phase = self.phase
        if is_simultaneous(phase):
            return self._first_unsealed()
        if phase == NAMING:
            return self.active()
        if phase == PHASE_OVER:
            return OVER
        if phase in (TURNING_CARD, DRAWING_OBJECTIVE) or self.setup.random:
            return CHANCE
        return 0

    def _first_unsealed(self) -> int:
        if self.lead >= 0 and self.deciding(self.lead):
            return self.lead
        for seat in range(self.seats):
            if self.deciding(seat):
                return seat
        return OVER

    def deciding(self, seat: int) -> bool:
        """In a veiled phase: the seat has not sealed yet."""
        stage = self.boards[seat].stage
        return stage != DONE and stage != WAITS

    def actors(self) -> list[int]:
        if is_simultaneous(self.phase):
            return [seat for seat in range(self.seats) if self.deciding(seat)]
        return super().actors()

    def active(self) -> int:
        """The active seat (explorers.turn.next-active), or -1 where nobody is."""
        seats = self.seats
        if seats == 1 or self.turn == 0:
            return -1
        if seats == 3 and self.round == ROUNDS and self.turn == TURNS_A_ROUND:
            return -1
        return (self.round + self.turn - 2) % seats

    def first(self) -> int:
        """The first player of the round (explorers.turn.token)."""
        return (self.round - 1) % self.seats

    def legal(self, seat: int = ACTOR) -> list[int]:
        by = self.actor() if seat == ACTOR else seat
        if by < 0 or by >= self.seats:
            return []
        if is_simultaneous(self.phase) or by == self.actor():
            return moves.legal(self, by)
        return []

    def legal_actions(self) -> list[int]:
        return moves.legal(self, self.actor())

    def apply(self, action: int, seat: int = ACTOR) -> None:
        by = self.actor() if seat in (ACTOR, CHANCE) else seat
        if by == CHANCE:
            chance.apply(self, action)
        else:
            apply.apply(self, action, by)

    def apply_decision(self, action: int) -> None:
        apply.apply(self, action, self.actor())

    def apply_outcome(self, outcome: int) -> None:
        chance.apply(self, outcome)

    def outcomes(self) -> list[tuple[int, int]]:
        return chance.outcomes(self)

    def sample(self, rng: Rng) -> int:
        return chance.sample(self, rng)

    def round_number(self) -> int:
        return self.round

    def places(self) -> list[int]:
        return ending.places(self)

    def scores(self) -> list[int]:
        return ending.scores(self)

    def returns(self) -> list[float]:
        return ending.returns(self)

    def simultaneous(self) -> bool:
        return is_simultaneous(self.phase)

    def undoable(self, seat: int) -> int:
        """Everything since the veil was drawn (explorers.sight.take-back); nothing once sealed."""
        if not is_simultaneous(self.phase):
            return -1
        return self.boards[seat].since if self.deciding(seat) else 0

    def as_actor(self, seat: int) -> "ExplorersState":
        twin = self.copy()
        twin.lead = seat
        return twin

    def guess(self, seat: int, rng: Rng) -> None:
        determinise.guess(self, seat, rng)

    def copy(self) -> "ExplorersState":
        twin = ExplorersState(self.setup)
        twin.land = self.land
        twin.tiles = self.tiles[:]
        twin.turns = self.turns[:]
        twin.objectives = self.objectives[:]
        twin.struck = self.struck[:]
        twin.raced = self.raced[:]
        twin.deck = self.deck[:]
        twin.boards = [board.copy() for board in self.boards]
        # What is known is never changed, only replaced.
        twin.known = self.known
        twin.phase = self.phase
        twin.round = self.round
        twin.turn = self.turn
        twin.start = self.start
        twin.card = self.card
        twin.facing = self.facing
        twin.named = self.named
        twin.lead = self.lead
        return twin

    def key(self) -> int:
        return hash(
            (
                self.seats, self.setup.number, self.phase, self.round, self.turn, self.start,
                self.card, self.facing, self.named,
                tuple(self.tiles), tuple(self.turns), tuple(self.objectives),
                tuple(self.struck), tuple(self.raced), tuple(self.deck),
                tuple([board.key() for board in self.boards]),
            )
        )  # fmt: skip

    def dump(self) -> Json:
        data: Json = {"version": VERSION, "options": dict(self.setup.options)}
        for name in NUMBERS:
            data[name] = getattr(self, name)
        for name in LISTS:
            data[name] = list(getattr(self, name))
        data["boards"] = [dump_board(board) for board in self.boards]
        data["known"] = [dump_board(board) for board in self.known]
        return data


def dump_board(board: Board) -> Json:
    """Rows and edge follow from the trail."""
    data: Json = {"trail": list(board.trail), "notes": list(board.notes)}
    for name in BOARD_NUMBERS:
        data[name] = getattr(board, name)
    return data
