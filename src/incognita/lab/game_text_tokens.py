"""The words of a game's text, each with the place where it stands."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from incognita.core import RecordError

LITERAL: Final = "`"
MARKS: Final = "!?="
# What ends a move's text, unless it stands between backquotes.
RESERVED: Final = ';{}()[]"`'
TURN_NUMBER: Final = r"\d+\.(?=\s|$)"

TOKENS: Final = re.compile(
    r"""
    (?P<space>[ \t\r]+)
  | (?P<end>[;\n])
  | (?P<turn>\d+\.(?=\s))
  | (?P<open>[({])
  | (?P<close>[)}])
  | (?P<tag>\[\s*(?P<name>[A-Za-z][A-Za-z0-9_]*)\s+(?P<value>"(?:[^"\\\n]|\\.)*")\s*\])
  | (?P<comment>"(?:[^"\\]|\\.)*")
  | (?P<literal>`[^`\n]*`)
  | (?P<text>[^\s;{}()\[\]"`][^;{}()\[\]"`\n]*)
    """,
    re.VERBOSE,
)


class GameTextError(RecordError):
    """A game's text that cannot be read, with the line and column of what is wrong."""

    def __init__(self, code: str, sentence: str, line: int, column: int) -> None:
        super().__init__(code, f"line {line}, column {column}: {sentence}", line)
        self.line = line
        self.column = column


@dataclass(frozen=True)
class Token:
    kind: str
    text: str
    line: int
    column: int
    name: str = ""

    def error(self, code: str, sentence: str) -> GameTextError:
        return GameTextError(code, sentence, self.line, self.column)


def tokens(text: str) -> Iterator[Token]:
    """All but blanks; the last one is of the kind `stop`."""
    at, line, begins = 0, 1, 0
    while at < len(text):
        match = TOKENS.match(text, at)
        place = (line, at - begins + 1)
        if match is None:
            raise GameTextError("bad-text", what_is_wrong(text[at]), *place)
        kind = match.lastgroup or ""
        yield from token(kind, match, place)
        newlines = match[0].count("\n")
        if newlines:
            line += newlines
            begins = at + match[0].rindex("\n") + 1
        at = match.end()
    yield Token("stop", "", line, at - begins + 1)


def token(kind: str, match: re.Match[str], place: tuple[int, int]) -> Iterator[Token]:
    if kind == "space":
        return
    if match["tag"]:
        yield Token("tag", unquoted(match["value"], place), *place, match["name"])
    elif kind == "comment":
        yield Token("comment", unquoted(match[0], place), *place)
    else:
        yield Token(kind, match[0].strip(LITERAL) if kind == "literal" else match[0], *place)


def unquoted(text: str, place: tuple[int, int]) -> str:
    try:
        return str(json.loads(text.replace("\n", "\\n")))
    except ValueError as error:
        raise GameTextError("bad-text", "this text has an unknown escape in it", *place) from error


def what_is_wrong(sign: str) -> str:
    if sign == '"':
        return "a comment begins here and does not end"
    if sign == LITERAL:
        return "a text between backquotes begins here and does not end on this line"
    if sign == "[":
        return 'a tag is written [Name "value"]'
    return f"{sign!r} has no meaning here"
