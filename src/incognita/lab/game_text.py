"""The text of a game with variations, to be read and typed by people: docs/notation.md.

`write` makes it from a tree, `read` is the inverse.
"""

import json
import re
from collections.abc import Sequence
from typing import Final

import incognita
from incognita.core import CHANCE, Game, Record, State, read_record
from incognita.lab.game_text_reader import read_tree
from incognita.lab.game_text_tokens import LITERAL, MARKS, RESERVED, TURN_NUMBER
from incognita.lab.game_tree import GameTree, Move, option_words, result_of

WIDTH: Final = 100


def read(text: str) -> GameTree:
    """The game that is written so; raises GameTextError with line and column."""
    return read_tree(text)


def read_record_or_game(text: str) -> Record:
    """A record as numbers or as a game's text, of which only the main line counts."""
    return read(text).record() if is_game_text(text) else read_record(text)


def is_game_text(text: str) -> bool:
    """It begins with a tag."""
    return text.lstrip().startswith("[")


def write(tree: GameTree) -> str:
    game = incognita.game(tree.game)
    writer = GameTextWriter(game)
    state = tree.start(game)
    writer.comment(tree.comment)
    last = writer.line(state, tree.moves)
    tags = [
        tag("Game", tree.game),
        tag("Rules", str(tree.rules)),
        tag("Options", option_words(tree.options)),
    ]
    tags += [tag(f"Seat{at}", name) for at, name in enumerate(tree.seats, start=1)]
    tags += [tag(name, value) for name, value in tree.tags.items()]
    tags += [tag("Result", result_of(last)), tag("Scores", " ".join(map(str, last.scores())))]
    return "\n".join([*tags, "", *writer.wrapped(), ""])


def tag(name: str, value: str) -> str:
    return f"[{name} {quoted(value)}]"


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


class GameTextWriter:
    """Pieces of text; a line may be broken between two of them, and nowhere else."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.pieces: list[str] = []
        self.turn = 0
        self.seat = CHANCE

    def line(self, state: State, moves: Sequence[Move]) -> State:
        """The first of the moves, the others as variations, and all that follows."""
        state = state.copy()
        while moves:
            main, *others = moves
            before = state.copy() if others else state
            self.move(state, main)
            for other in others:
                self.variation(before, other)
            moves = main.next
        return state

    def variation(self, state: State, move: Move) -> None:
        turn, seat = self.turn, self.seat
        self.seat = CHANCE
        self.pieces.append("(")
        if move.name:
            self.pieces.append(tag("Name", move.name))
        self.line(state, [move])
        self.pieces.append(")")
        self.turn, self.seat = turn, seat

    def move(self, state: State, move: Move) -> None:
        """Written, and made."""
        if state.actor() == CHANCE:
            self.outcome(literal(self.game.text(state, move.action), inside=True))
        else:
            self.decision(state, move)
        move.apply_to(state)
        self.annotations(move)

    def outcome(self, text: str) -> None:
        """Outcomes that follow each other share their braces."""
        if self.pieces and self.pieces[-1].startswith("{"):
            self.pieces[-1] = f"{self.pieces[-1][:-1]}; {text}}}"
        else:
            self.pieces.append(f"{{{text}}}")

    def decision(self, state: State, move: Move) -> None:
        by = "" if move.first else f"@{move.seat + 1} "
        seen = state if move.first else state.as_actor(move.seat)
        text = f"{by}{literal(self.game.text(seen, move.action), inside=False)}"
        seat = state.actor() if move.first else move.seat
        if seat != self.seat:
            self.seat = seat
            self.turn += 1
            self.pieces.append(f"\n{self.turn}.")
        marks = f" {move.marks}" if move.marks else ""
        self.pieces.append(f"{text}{marks};")

    def annotations(self, move: Move) -> None:
        if move.marks and self.pieces[-1].startswith("{"):
            self.pieces.append(f"{move.marks};")
        self.comment(move.comment)

    def comment(self, text: str) -> None:
        if text:
            self.pieces.append(quoted(text))

    def wrapped(self) -> list[str]:
        lines = [""]
        for piece in self.pieces:
            new_line = piece.startswith("\n")
            words = piece.lstrip("\n")
            if lines[-1] and (new_line or len(lines[-1]) + len(words) >= WIDTH):
                lines.append("")
            lines[-1] += f" {words}" if lines[-1] else words
        return lines


def literal(text: str, inside: bool) -> str:
    """The text as it is, or between backquotes where it could be taken for something else."""
    last = text.rpartition(" ")[2]
    clash = any(sign in text for sign in RESERVED)
    if not inside:
        marks = bool(last) and all(sign in MARKS for sign in last)
        clash = clash or marks or text.startswith("@") or bool(re.match(TURN_NUMBER, text))
    return f"{LITERAL}{text}{LITERAL}" if clash else text
