"""The types of the numbers as data; what each means is told in docs/study.md."""

from typing import TypedDict


class SeatNumbers(TypedDict):
    """A seat at tables of so many players: games, shared wins, and their share with 95 %."""

    players: int
    seat: int
    games: int
    wins: float
    share: float
    low: float
    high: float


class NameNumbers(TypedDict):
    """Whoever played under this name; luck and loss of studied games, by game in order."""

    name: str
    games: int
    wins: float
    mean_result: float
    studied: int
    luck: list[float]
    mean_loss: list[float]


class ChoiceNumbers(TypedDict):
    """A decision that some make and others do not, and the mean results with it and without.

    Only of kinds that name things, such as cards bought, and not places.

    `error` is the standard error of the difference.
    """

    kind: str
    text: str
    made: int
    result_with: float
    result_without: float
    error: float


class FirstChoice(TypedDict):
    text: str
    made: int
    mean_result: float


class LengthNumbers(TypedDict):
    """Rounds or steps of a game; `counts` has how many games were so long, in ten bins."""

    mean: float
    least: int
    most: int
    counts: list[int]


class FigureNumbers(TypedDict):
    """A figure of the games' statistics: its mean for those who won, and for the others."""

    name: str
    winners: float
    others: float


class GameNumbers(TypedDict):
    """All numbers of one game."""

    game: str
    games: int
    seats: list[SeatNumbers]
    names: list[NameNumbers]
    rounds: LengthNumbers
    steps: LengthNumbers
    first_choices: list[FirstChoice]
    choices: list[ChoiceNumbers]
    points: list[FigureNumbers]
    figures: list[FigureNumbers]
    # Mean loss of a decision in each tenth of the game, of studied games.
    loss_over_game: list[float]
