"""Makes routes at random, as a wish has them, and says how well each follows the hints."""

from typing import Final

from incognita.core.hexes import Hex
from incognita.core.rng import Rng
from incognita.games.eldorado.interface.atlas.fitting import corner_ends, flush_steps, is_clear
from incognita.games.eldorado.interface.atlas.wish import Wish
from incognita.games.eldorado.rules.route_check import Finding, check_layout
from incognita.games.eldorado.rules.route_layout import (
    FINISHES,
    TAVERNS,
    Layout,
    Piece,
    board_spots,
    end_spots,
)
from incognita.games.eldorado.rules.route_survey import TERRAINS, Survey, bend_merit, heading
from incognita.games.eldorado.rules.tables import SIDES

LETTERS: Final[dict[str, str]] = dict(zip("JWVRC", TERRAINS, strict=True))
# Before turning, the start spaces of a start board look to the south.
START_HEADING: Final = 2
TRIES: Final = 12
PLAIN: Final = 100
LITTLE: Final = 4
MOST_TOUCHING: Final = 3
NARROWS: Final = 3
# Hints that no made route may earn, unless the wish asks for it.
FORBIDDEN: Final[list[str]] = ["slid", "finish-corner", "finish-touching", "tavern-place"]


def token_shares(letter: str) -> list[int]:
    """How much of the open land of a side each terrain has."""
    tokens = [token for token in SIDES[letter].tokens if token[0] in LETTERS]
    return [
        sum(1 for token in tokens if LETTERS[token[0]] == terrain) * 100 // len(tokens)
        for terrain in TERRAINS
    ]


def token_effort(letter: str) -> int:
    """Symbols for a hundred spaces."""
    costs = [int(token[1]) for token in SIDES[letter].tokens if token[0] in LETTERS]
    return sum(costs) * 100 // len(costs)


def token_mountains(letter: str) -> int:
    tokens = SIDES[letter].tokens
    return sum(1 for token in tokens if token[0] in "#@") * 100 // len(tokens)


SIDE_SHARES: Final[dict[str, list[int]]] = {letter: token_shares(letter) for letter in SIDES}
SIDE_EFFORT: Final[dict[str, int]] = {letter: token_effort(letter) for letter in SIDES}
SIDE_MOUNTAINS: Final[dict[str, int]] = {letter: token_mountains(letter) for letter in SIDES}


class Builder:
    """One wish, and chance."""

    def __init__(self, wish: Wish, rng: Rng) -> None:
        self.wish = wish
        self.rng = rng
        self.boards: list[Piece] = []
        self.spots: list[list[Hex]] = []
        self.bias = 1
        self.ahead = 0

    def candidate(self) -> Finding | None:
        """A route that the checker accepts, or None if the boards did not come together."""
        self.boards = []
        self.spots = []
        self.bias = 1 if self.rng.below(2) else -1
        for number, side in enumerate(self._sides()):
            self.ahead = self._heading(number)
            if not self._lay(side):
                return None
        finish = self._end(self.boards[-1], self._finish_terrain())
        if finish is None:
            return None
        layout = Layout(self.boards[:], finish)
        if self.wish.expansion:
            layout.tavern = self._tavern(finish)
            if layout.tavern is None:
                return None
        layout.open_seams = self._open_seams()
        finding = check_layout(layout)
        return finding if finding.playable() and self._allowed(finding) else None

    def _allowed(self, finding: Finding) -> bool:
        for problem in finding.problems:
            if problem.code in FORBIDDEN or (problem.code == "touching" and not self.wish.wide):
                return False
        return True

    def _sides(self) -> list[str]:
        """The start board, then others by weight, each physical board once."""
        rng = self.rng
        chosen = ["AB"[rng.below(2)]]
        wanted: list[str] = ["strip"] * self.wish.strips
        wanted += ["expansion"] * (3 if self.wish.expansion else 0)
        wanted += ["large"] * (self.wish.boards - 1 - len(wanted))
        for kind in wanted:
            offered = [letter for letter in SIDES if _offers(letter, kind, chosen)]
            chosen.append(offered[rng.pick([self._weight(letter) for letter in offered])])
        return self._ordered(chosen)

    def _ordered(self, chosen: list[str]) -> list[str]:
        """Mixed, or from easy to hard; a strip is never the last."""
        further = list(range(1, len(chosen)))
        self.rng.shuffle(further)
        if self.wish.rising:
            further.sort(key=lambda number: SIDE_EFFORT[chosen[number]])
        if SIDES[chosen[further[-1]]].kind == "strip":
            further.insert(0, further.pop())
        return [chosen[0]] + [chosen[number] for number in further]

    def _weight(self, letter: str) -> int:
        """How likely a side is, as far as its land is what was wished for."""
        wish = self.wish
        weight = PLAIN
        for wanted, share in zip(wish.shares, SIDE_SHARES[letter], strict=True):
            if wanted >= 0:
                weight = weight * (share + LITTLE) ** 2 // 100
        if wish.mountains >= 0:
            weight = weight * (SIDE_MOUNTAINS[letter] + LITTLE) ** 2 // 100
        if wish.effort >= 0:
            weight -= weight * min(abs(SIDE_EFFORT[letter] - wish.effort), 60) // 80
        return max(1, weight)

    def _heading(self, number: int) -> int:
        """Where the next board lies, as the shape has it."""
        rng = self.rng
        if number < 2:
            return self._from_start()
        shape = self.wish.shape
        ahead = self.ahead
        if shape == "straight":
            return ahead
        if shape == "zigzag":
            return (ahead + (self.bias if number % 2 else -self.bias)) % 6
        if shape == "ring":
            roomy = self.wish.boards > 6
            goes_on = number % 2 == 1 if roomy else number == 2 and rng.below(3) == 0
            return ahead if goes_on else (ahead + self.bias) % 6
        if shape == "hook":
            middle = 1 + self.wish.boards // 2
            return (ahead + (2 * self.bias if number == middle else 0)) % 6
        sharpest = 2 if self.wish.wide else 1
        return (ahead + rng.below(2 * sharpest + 1) - sharpest) % 6

    def _lay(self, side: str) -> bool:
        if not self.boards:
            self._put((side, self.rng.below(6), 0, 0))
            return True
        before = self.boards[-1]
        for _ in range(TRIES):
            turn = self.rng.below(6)
            steps = [
                step
                for step in flush_steps(before[0], before[1], side, turn)
                if heading(step[0], step[1]) == self.ahead
            ]
            if not steps:
                continue
            step = steps[self.rng.below(len(steps))]
            board = (side, turn, before[2] + step[0], before[3] + step[1])
            if self._fits(board):
                self._put(board)
                return True
        return False

    def _from_start(self) -> int:
        """The way on lies opposite the start spaces, or nearly so."""
        turn = self.boards[0][1] if self.boards else 0
        return (START_HEADING + turn + 3 + self.rng.below(3) - 1) % 6

    def _put(self, board: Piece) -> None:
        self.boards.append(board)
        self.spots.append(board_spots(board))

    def _fits(self, board: Piece) -> bool:
        spots = board_spots(board)
        if not self.wish.wide:
            return is_clear(spots, self.spots[:-1])
        # A wide stretch may touch the board before the last, but no short cut leads further back.
        taken = set(spots)
        near = self.spots[-2:]
        return is_clear(spots, self.spots[:-2]) and not any(taken & set(other) for other in near)

    def _end(self, board: Piece, terrain: str) -> Piece | None:
        offered: list[Piece] = []
        others = [spots for spots in self.spots if spots != board_spots(board)]
        for _, turn, q, r in corner_ends(board):
            end = (terrain, turn, q, r)
            if is_clear(end_spots(end), others):
                offered.append(end)
        return offered[self.rng.below(len(offered))] if offered else None

    def _finish_terrain(self) -> str:
        return self.wish.finish or FINISHES[self.rng.below(2)]

    def _tavern(self, finish: Piece) -> Piece | None:
        if SIDES[self.boards[1][0]].kind == "strip":
            return None
        self.spots.append(end_spots(finish))
        tavern = self._end(self.boards[1], TAVERNS[self.rng.below(2)])
        self.spots.pop()
        return tavern

    def _open_seams(self) -> list[int]:
        seams = list(range(len(self.boards) - 1))
        self.rng.shuffle(seams)
        return sorted(seams[: self.wish.open_seams])


def _offers(letter: str, kind: str, chosen: list[str]) -> bool:
    side = SIDES[letter]
    if letter in chosen or side.reverse in chosen:
        return False
    if kind == "expansion":
        return side.box == "expansion"
    return side.box == "base" and side.kind == kind


def merit(finding: Finding, wish: Wish) -> int:
    """How well a route follows the wish and the hints; more is better. It must be playable."""
    survey = finding.survey
    if survey is None:
        raise ValueError("only routes that can be played have seat_scores")
    total = -2 * abs(survey.effort() - wish.effort) if wish.effort >= 0 else 0
    for number, wanted in enumerate(wish.shares):
        if wanted >= 0:
            share = (survey.shares[number] + survey.trail_shares[number]) // 2
            total -= 5 * max(0, wanted - share)
    if wish.mountains >= 0:
        total -= 4 * max(0, wish.mountains - survey.mountains)
    if wish.wide:
        touching = sum(1 for problem in finding.problems if problem.code == "touching")
        total += 15 * min(touching, MOST_TOUCHING)
    total -= max(0, survey.patch - 30)
    total += _narrow_merit(survey, wish)
    total += _fork_merit(survey, wish)
    return total + 6 * bend_merit(survey.route)


def _narrow_merit(survey: Survey, wish: Wish) -> int:
    if wish.narrow:
        return 8 * min(survey.narrows, 12)
    return -8 * max(0, survey.narrows - NARROWS)


def _fork_merit(survey: Survey, wish: Wish) -> int:
    """Short cuts ask for more, and the two ways are really two."""
    apart = 100 - survey.overlap()
    if wish.fork:
        return min(60, 3 * survey.toll()) + apart // 2
    return min(20, 2 * survey.toll()) + apart // 5
