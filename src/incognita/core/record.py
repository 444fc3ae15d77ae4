"""A record is the game: a header and one number per decision and per chance outcome."""

import json
import zlib
from typing import Any, Final

from incognita.core.game import Game
from incognita.core.options import OptionError
from incognita.core.reason import RuleError
from incognita.core.state import CHANCE, OVER, Json, State

RECORD_VERSION: Final = 1
POSITION_VERSION: Final = 1
PER_LINE: Final = 20
MOST_DIGITS: Final = 16


class RecordError(ValueError):
    """A damaged or foreign record: a code, a sentence, and the line or step it is about."""

    def __init__(self, code: str, sentence: str, at: int = 0) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.at = at


class Step:
    """One decision (seat 0 or more) or one outcome (seat CHANCE)."""

    def __init__(self, seat: int, action: int, first: bool) -> None:
        self.seat = seat
        self.action = action
        self.first = first

    def text(self) -> str:
        if self.seat == CHANCE:
            return f"~{self.action}"
        return str(self.action) if self.first else f"{self.action}@{self.seat}"


class Record:
    """Everything that a game needs to be played again."""

    def __init__(self, game: str, rules: int, options: dict[str, Any], seats: list[str]) -> None:
        self.game = game
        self.rules = rules
        self.options = options
        self.seats = seats
        self.steps: list[Step] = []

    def add(self, state: State, action: int, seat: int) -> None:
        """Apply the action to the state and write it down."""
        first = state.actor()
        self.steps.append(Step(seat, action, seat == first))
        state.apply(action, seat)

    def undo_depth(self, state: State) -> int:
        """How many steps the acting seat may take back: its own, up to the last outcome.

        Where several decide at once, what was revealed stays.
        """
        actor = state.actor()
        if actor < 0:
            return 0
        loose = state.undoable(actor)
        most = len(self.steps) if loose < 0 else loose
        depth = 0
        while depth < most and self.steps[-1 - depth].seat == actor:
            depth += 1
        return depth

    def replay(self, game: Game, upto: int | None = None) -> State:
        """The position after so many steps; every step is checked."""
        try:
            state = game.start(**check_header(game, self))
        except OptionError as error:
            raise RecordError("bad-option", error.sentence) from error
        for number, step in enumerate(self.steps[:upto]):
            replay_step(state, step, number)
        return state

    def text(self) -> str:
        options = " ".join(f"{name}={_word(value)}" for name, value in self.options.items())
        lines = [
            f"incognita record {RECORD_VERSION}",
            f"game {self.game}",
            f"rules {self.rules}",
            f"options {options}",
            f"seats {_names(self.seats)}",
        ]
        words = [step.text() for step in self.steps]
        for start in range(0, len(words), PER_LINE):
            lines.append(" ".join(words[start : start + PER_LINE]))
        return _sealed(lines)


def check_header(game: Game, record: Record) -> dict[str, Any]:
    """The options under which the record replays today, or a RecordError that says why not."""
    if game.id != record.game:
        raise RecordError("wrong-game", f"this is a record of {record.game}, not of {game.id}")
    options = game.options_of(record.rules, record.options)
    if options is None:
        raise RecordError(
            "rules-version",
            f"the record was made with version {record.rules} of the rules of {game.id}; "
            f"this program plays version {game.rules_version}",
        )
    return options


def replay_step(state: State, step: Step, number: int) -> None:
    """Apply one recorded step, or say what is wrong with it."""
    actor = state.actor()
    if actor == OVER:
        raise RecordError("after-the-end", f"step {number + 1} comes after the end", number)
    if (actor == CHANCE) != (step.seat == CHANCE):
        expected = "an outcome" if actor == CHANCE else "a decision"
        raise RecordError("out-of-step", f"step {number + 1} should be {expected}", number)
    if actor == CHANCE:
        if all(step.action != outcome for outcome, _weight in state.outcomes()):
            raise RecordError("impossible", f"step {number + 1} cannot come about", number)
        state.apply(step.action)
        return
    if step.first:
        step.seat = actor
    if step.seat not in state.actors():
        raise RecordError("wrong-seat", f"seat {step.seat} cannot decide step {number + 1}", number)
    try:
        state.play(step.action, step.seat)
    except RuleError as error:
        raise RecordError("illegal", f"step {number + 1} is not legal: {error}", number) from error


def read_record(text: str) -> Record:
    """The inverse of Record.text(); raises RecordError for every kind of damage."""
    lines = _opened(text, "record", RECORD_VERSION)
    game = _field(lines, 0, "game")
    rules = _int_field(lines, 1, "rules")
    options = _options(_field(lines, 2, "options"))
    record = Record(game, rules, options, _seats(_field(lines, 3, "seats")))
    for number, line in enumerate(lines[4:], start=6):
        record.steps.extend(_step(word, number) for word in line.split())
    return record


def position_text(game: Game, state: State) -> str:
    """A position as text that people can paste. It holds everything, hidden things too."""
    body = json.dumps(state.dump(), ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return _sealed(
        [
            f"incognita position {POSITION_VERSION}",
            f"game {game.id}",
            f"rules {game.rules_version}",
            body,
        ]
    )


def read_position(text: str) -> tuple[str, int, Json]:
    """Game id, rules version and data of a position's text, for Game.load()."""
    lines = _opened(text, "position", POSITION_VERSION)
    game = _field(lines, 0, "game")
    rules = _int_field(lines, 1, "rules")
    try:
        data = json.loads("".join(lines[2:]))
    except (ValueError, RecursionError) as error:
        raise RecordError("bad-data", f"the position cannot be read: {error}", 4) from error
    if not isinstance(data, dict):
        raise RecordError("bad-data", "the position holds no data", 4)
    return game, rules, data


def load_position(game: Game, text: str) -> State:
    id, rules, data = read_position(text)
    check_header(game, Record(id, rules, {}, []))
    try:
        return game.load(data)
    except (ValueError, KeyError, TypeError, IndexError) as error:
        raise RecordError("bad-data", f"this is no position of {id}: {error}", 4) from error


def _names(seats: list[str]) -> str:
    """JSON on one line; half characters, which no file can hold, are written as escapes."""
    return json.dumps(seats, ensure_ascii=False).encode("utf-8", "backslashreplace").decode("utf-8")


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _sealed(lines: list[str]) -> str:
    body = "\n".join(lines) + "\n"
    return f"{body}end {_checksum(body)}\n"


def _checksum(body: str) -> str:
    squeezed = " ".join(body.split())
    return f"{zlib.crc32(squeezed.encode('utf-8', 'backslashreplace')):08x}"


def _opened(text: str, kind: str, version: int) -> list[str]:
    """The lines between the header and the seal, once both are found good."""
    lines = [line.strip() for line in text.strip().split("\n") if line.strip()]
    head = lines[0].split() if lines else []
    if len(head) != 3 or head[0] != "incognita" or head[1] != kind or not _is_number(head[2]):
        raise RecordError("not-a-record", f"this does not begin with 'incognita {kind} …'", 1)
    if int(head[2]) != version:
        raise RecordError("unknown-version", f"{kind} version {head[2]} is not known here", 1)
    last = lines[-1].split()
    if len(last) != 2 or last[0] != "end":
        raise RecordError("cut-short", f"the {kind} is cut short: its end is missing", len(lines))
    if last[1] != _checksum("\n".join(lines[:-1])):
        raise RecordError("checksum", f"the {kind} was changed or damaged: its seal does not fit")
    return lines[1:-1]


def _field(lines: list[str], number: int, name: str) -> str:
    word, _, rest = lines[number].partition(" ") if number < len(lines) else ("", "", "")
    if word != name:
        raise RecordError("missing-field", f"line {number + 2} should give '{name}'", number + 2)
    return rest.strip()


def _is_number(word: str) -> bool:
    """Plain digits, and not so many that they mean nothing."""
    return word.isascii() and word.isdigit() and len(word) < MOST_DIGITS


def _int_field(lines: list[str], number: int, name: str) -> int:
    word = _field(lines, number, name)
    if not _is_number(word):
        raise RecordError("bad-field", f"'{name}' should be a number, not {word!r}", number + 2)
    return int(word)


def _options(text: str) -> dict[str, Any]:
    chosen: dict[str, Any] = {}
    for word in text.split():
        name, sign, value = word.partition("=")
        if not sign or not name or not value:
            raise RecordError("bad-option", f"an option is written name=value, not {word!r}", 4)
        chosen[name] = value
    return chosen


def _seats(text: str) -> list[str]:
    try:
        names = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError("bad-field", "the names of the seats cannot be read", 5) from error
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise RecordError("bad-field", "the seats should be a list of names", 5)
    return [str(name) for name in names]


def _step(word: str, line: int) -> Step:
    number, sign, seat = word.removeprefix("~").partition("@")
    chance = word.startswith("~")
    if not _is_number(number) or (sign and (chance or not _is_number(seat))):
        raise RecordError("bad-step", f"line {line}: {word!r} is no step", line)
    if chance:
        return Step(CHANCE, int(number), True)
    return Step(int(seat) if sign else 0, int(number), not sign)
