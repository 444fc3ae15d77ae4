"""Scripts: actions and outcomes in words, as far as both games write them alike.

A tile is `C` for a cape, or `C?gold` with its event. Other words are those of a game.
"""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from incognita.core import CHANCE, Game, Reason
from incognita.games.voyage.rules.grid import SIDE_NAMES
from incognita.games.voyage.rules.patterns import (
    AREA_OF,
    LETTERS,
    PATTERNS,
    UNDISCOVERED,
    tile_name,
)
from incognita.games.voyage.rules.piles import EVENT_BACK, PLAIN_BACK
from incognita.games.voyage.rules.sea import Sea
from incognita.games.voyage.rules.state import VoyageState
from tests.voyage.charts import pattern_named

Position = TypeVar("Position", bound=VoyageState)


class Script(Generic[Position]):
    """`action_of` tells what words mean, legal or not; in `settled` phases any outcome will do."""

    def __init__(
        self,
        game: Game,
        action_of: Callable[[Position, str], int],
        events: Sequence[str],
        settled: tuple[int, ...],
    ) -> None:
        self.game = game
        self.action_of = action_of
        self.events = events
        self.settled = settled

    def sail(self, state: Position, *steps: str) -> Position:
        """One step after the other: a tile is drawn, and where chance acts a step is an outcome."""
        for step in steps:
            if step.partition("?")[0] in LETTERS:
                self.draw(state, step)
            elif state.actor() == CHANCE:
                state.apply(self.game.parse(state, step))
            else:
                state.play(self.action_of(state, step))
            self.settle(state)
        return state

    def draw(self, state: Position, word: str) -> None:
        """This very tile lies on the first pile that is not empty, and is drawn."""
        code = self.code_of(word)
        pile = next(at for at, height in enumerate(state.heights) if height)
        left = state.left[:]
        if not left[code]:
            left[code] += 1
            left[max(range(len(left)), key=lambda other: (other != code, left[other]))] -= 1
        state.left = left
        state.backs = state.backs[:]
        state.backs[pile] = EVENT_BACK if code >= PATTERNS else PLAIN_BACK
        state.play(self.action_of(state, f"draw {pile + 1}"))
        state.apply(self.game.parse(state, f"tile {word}"))

    def settle(self, state: Position) -> None:
        """What chance does without a test's asking."""
        while state.phase in self.settled:
            state.apply(state.outcomes()[0][0])

    def code_of(self, word: str) -> int:
        """`C` or `C?storm` as the code of a hidden tile."""
        letter, _, event = word.partition("?")
        return PATTERNS * self.events.index(event) + pattern_named(letter)

    def counted(self, words: str) -> list[int]:
        """Tiles by their code."""
        counts = [0] * (PATTERNS * len(self.events))
        for word in words.split():
            counts[self.code_of(word)] += 1
        return counts

    def tiles(self, state: Position) -> dict[str, str]:
        """What lies on the sea: `{"A7": "C/1"}`."""
        sea = state.sea
        return {
            sea.grid.name(at): tile_name(mask)
            for at, mask in enumerate(sea.land)
            if mask != UNDISCOVERED
        }

    def offers(self, state: Position, kind: str = "") -> set[str]:
        """What may be done now, in words; only those of one kind, if it is named."""
        texts = {self.game.text(state, action) for action in state.legal()}
        return {words for words in texts if words.startswith(kind)}

    def why_not(self, state: Position, words: str) -> str:
        """The rule that refuses it."""
        return self.refused(state, words).rule.removeprefix(f"{self.game.id}.")

    def refused(self, state: Position, words: str) -> Reason:
        reason = state.refusal(state.actor(), self.action_of(state, words))
        assert reason is not None, f"{words} is legal"
        return reason


def area_named(mask: int, side: str) -> int:
    """The land of a tile by one of its sides; the first if none is named."""
    return AREA_OF[4 * mask + SIDE_NAMES.index(side)] if side else 0


def groups_of(words: str) -> list[tuple[int, list[str]]]:
    """`0 a b, 1 c` by seat."""
    groups = []
    for group in words.split(",") if words else []:
        seat, *pieces = group.split()
        groups.append((int(seat), pieces))
    return groups


def units_named(sea: Sea, words: str, names: Sequence[str]) -> list[tuple[int, int, int, int]]:
    """`0 post@A6 fort@B6.N, 1 post@C6`: square, seat, kind and land of each."""
    units = []
    for seat, pieces in groups_of(words):
        for piece in pieces:
            name, _, where = piece.partition("@")
            square, _, side = where.partition(".")
            at = sea.grid.place(square)
            units.append((at, seat, names.index(name), area_named(sea.land[at], side)))
    return units


def by_seat(given: int | list[int], players: int) -> list[int]:
    return list(given) if isinstance(given, list) else [given] * players
