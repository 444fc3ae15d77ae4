"""The position of Atoll, and the rules of a turn."""

from incognita.core import CHANCE, OVER, GameState, Json, Rng
from incognita_atoll.rules.tables import (
    ANTICLOCKWISE,
    CLOCKWISE,
    DIE,
    DIVE,
    FINISHED,
    HIDDEN,
    PASS,
    PEARLS,
    REVEAL,
    ROLL,
    ROUNDS,
    SPACES,
    TILE_COUNTS,
    TILE_POINTS,
    TURN,
)  # fmt: skip


class AtollState(GameState):
    """Hidden tiles are a multiset: a tile is drawn when a ship reaches its space."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.tiles = [HIDDEN] * SPACES
        self.left = TILE_COUNTS[:]
        self.ships = [seat * SPACES // seats for seat in range(seats)]
        self.points = [0] * seats
        self.turn = 0
        self.die = 0
        self.phase = ROLL

    def game_id(self) -> str:
        return "atoll"

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.turn % self.seats

    def round_number(self) -> int:
        return min(self.turn // self.seats + 1, ROUNDS)

    def actor(self) -> int:
        if self.phase == FINISHED:
            return OVER
        return self.seat if self.phase == TURN else CHANCE

    def target(self, action: int) -> int:
        """The space that a ship reaches by sailing (atoll.sail.distance)."""
        way = self.die if action == CLOCKWISE else -self.die
        return (self.ships[self.seat] + way) % SPACES

    def may_dive(self) -> bool:
        """Pearls lie under the ship (atoll.dive.pearls)."""
        return self.tiles[self.ships[self.seat]] == PEARLS

    def legal_actions(self) -> list[int]:
        return [CLOCKWISE, ANTICLOCKWISE, DIVE if self.may_dive() else PASS]

    def apply_decision(self, action: int) -> None:
        if action in (CLOCKWISE, ANTICLOCKWISE):
            space = self.target(action)
            self.ships[self.seat] = space
            if self.tiles[space] == HIDDEN:
                self.phase = REVEAL
                return
        elif action == DIVE:
            self.points[self.seat] += 1
        self.end_turn()

    def outcomes(self) -> list[tuple[int, int]]:
        if self.phase == ROLL:
            return [(steps, 1) for steps in range(1, DIE + 1)]
        return [(tile, count) for tile, count in enumerate(self.left) if count]

    def sample(self, rng: Rng) -> int:
        if self.phase == ROLL:
            return 1 + rng.below(DIE)
        mark = rng.below(sum(self.left))
        for tile, count in enumerate(self.left):
            mark -= count
            if mark < 0:
                return tile
        raise ValueError("there is no hidden tile")

    def apply_outcome(self, outcome: int) -> None:
        if self.phase == ROLL:
            self.die = outcome
            self.phase = TURN
            return
        self.left[outcome] -= 1
        self.tiles[self.ships[self.seat]] = outcome
        points = self.points[self.seat] + TILE_POINTS[outcome]
        self.points[self.seat] = max(points, 0)
        self.end_turn()

    def end_turn(self) -> None:
        """All tiles face up, or the last round played, ends the game (atoll.end.when)."""
        self.turn += 1
        self.die = 0
        over = HIDDEN not in self.tiles or self.turn == ROUNDS * self.seats
        self.phase = FINISHED if over else ROLL

    def scores(self) -> list[int]:
        return self.points[:]

    def places(self) -> list[int]:
        """Most points win, ties are shared (atoll.end.winner)."""
        return [1 + sum(other > own for other in self.points) for own in self.points]

    def guess(self, seat: int, rng: Rng) -> None:
        """Nobody has a secret: what is hidden is hidden from all."""

    def copy(self) -> "AtollState":
        twin = AtollState(self.seats)
        twin.tiles = self.tiles[:]
        twin.left = self.left[:]
        twin.ships = self.ships[:]
        twin.points = self.points[:]
        twin.turn = self.turn
        twin.die = self.die
        twin.phase = self.phase
        return twin

    def key(self) -> int:
        lists = (self.tiles, self.ships, self.points, [self.turn, self.die, self.phase])
        return hash(tuple(tuple(numbers) for numbers in lists))

    def dump(self) -> Json:
        return {
            "version": 1,
            "options": {"players": self.seats},
            "tiles": self.tiles[:],
            "ships": self.ships[:],
            "points": self.points[:],
            "turn": self.turn,
            "die": self.die,
            "phase": self.phase,
        }
