"""What the games of discovery send alike; each gives it a name of its own."""

from typing import Literal, TypedDict

TileLetter = Literal["S", "C", "A", "O", "B", "F"]


class Square(TypedDict):
    id: int
    name: str
    x: int
    y: int


class Tile(TypedDict):
    square: int
    tile: TileLetter
    turn: int
    land: int


class Island(TypedDict):
    id: int
    squares: list[int]
    value: int
    complete: bool
    strengths: list[int]


class Filled(TypedDict):
    square: int
    tile: TileLetter
    turn: int


class Scored(TypedDict):
    island: int
    squares: list[int]
    value: int
