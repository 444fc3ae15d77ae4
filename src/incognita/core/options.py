"""Options of a game: typed, with conditions; the form on the page is made from them."""

from collections.abc import Callable
from typing import Any

Value = int | str | bool


class OptionError(ValueError):
    """A choice that the game does not offer: which option, what is wrong, and what would do."""

    def __init__(self, option: str, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.option = option
        self.code = code
        self.sentence = sentence


class Option:
    """One question, with its default answer."""

    def __init__(self, name: str, kind: str, default: Value, choices: list[Value]) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.choices = choices
        self.least = 0
        self.most = 0
        self.when: dict[str, list[Value]] = {}
        self.reader: Callable[[str], str] | None = None
        # What the option is called in each language, for pages without words for the game.
        self.titles: dict[str, str] = {}

    def titled(self, **titles: str) -> "Option":
        """Names by language: `titled(en="Islands", fr="Îles")`."""
        self.titles = dict(titles)
        return self

    def takes(self, reader: Callable[[str], str]) -> "Option":
        """Answers that are not listed: the reader gives them their usual form.

        It gives "" for what it does not know, and raises ValueError for what cannot be used.
        """
        self.reader = reader
        return self

    def needs(self, **when: list[Value]) -> "Option":
        """The option counts only while the others have one of these values."""
        self.when = dict(when)
        return self

    def asked(self, chosen: dict[str, Value]) -> bool:
        return all(chosen.get(name) in values for name, values in self.when.items())

    def check(self, value: object) -> Value:
        """The value in its own type, or an OptionError."""
        if self.kind == "int":
            return self._check_int(value)
        if self.kind == "flag":
            return self._check_flag(value)
        if self.kind == "text":
            return self._check_text(value)
        if isinstance(value, str):
            answer = value if value in self.choices else self._read(value)
            if answer:
                return answer
        offered = ", ".join(str(choice) for choice in self.choices)
        raise OptionError(
            self.name, "bad-choice", f"{self.name} is one of {offered}, not {value!r}"
        )

    def _read(self, value: str) -> str:
        if self.reader is None:
            return ""
        try:
            return self.reader(value)
        except ValueError as error:
            raise OptionError(self.name, "unusable", f"{self.name}: {error}") from error

    def _check_int(self, value: object) -> Value:
        if isinstance(value, int) and not isinstance(value, bool):
            number = value
        elif isinstance(value, str) and _is_whole(value):
            number = int(value)
        else:
            raise OptionError(
                self.name, "not-a-number", f"{self.name} is a whole number, not {value!r}"
            )
        if not self.least <= number <= self.most:
            raise OptionError(
                self.name,
                "out-of-range",
                f"{self.name} goes from {self.least} to {self.most}, not {number}",
            )
        return number

    def _check_flag(self, value: object) -> Value:
        if isinstance(value, bool):
            return value
        if value in ("true", "yes", "on", "1", 1):
            return True
        if value in ("false", "no", "off", "0", 0):
            return False
        raise OptionError(self.name, "not-a-flag", f"{self.name} is true or false, not {value!r}")

    def _check_text(self, value: object) -> Value:
        if not isinstance(value, str):
            raise OptionError(self.name, "unusable", f"{self.name} is a text, not {value!r}")
        word = "".join(value.split())
        if len(word) > self.most:
            raise OptionError(
                self.name, "unusable", f"{self.name} has at most {self.most} characters"
            )
        return (self._read(word) if self.reader else word) or self.default

    def dump(self) -> dict[str, Any]:
        data: dict[str, Any] = {"name": self.name, "type": self.kind, "default": self.default}
        if self.kind == "int":
            data["min"] = self.least
        if self.kind in ("int", "text"):
            data["max"] = self.most
        if self.kind == "choice":
            data["choices"] = self.choices
        if self.when:
            data["when"] = self.when
        if self.titles:
            data["title"] = self.titles
        return data

    def schema(self) -> dict[str, Any]:
        """The option as JSON Schema."""
        if self.kind == "int":
            return {
                "type": "integer",
                "default": self.default,
                "minimum": self.least,
                "maximum": self.most,
            }
        if self.kind == "flag":
            return {"type": "boolean", "default": self.default}
        if self.kind == "text":
            return {"type": "string", "default": self.default, "maxLength": self.most}
        if self.reader is not None:
            return {"type": "string", "default": self.default, "examples": self.choices}
        return {"type": "string", "default": self.default, "enum": self.choices}


def _is_whole(word: str) -> bool:
    """Plain digits, and not so many that they mean nothing."""
    return word.isascii() and word.removeprefix("-").isdigit() and len(word) < 20


def number(name: str, default: int, least: int, most: int) -> Option:
    option = Option(name, "int", default, [])
    option.least = least
    option.most = most
    return option


def choice(name: str, default: str, choices: list[str]) -> Option:
    offered: list[Value] = []
    offered.extend(choices)
    return Option(name, "choice", default, offered)


def flag(name: str, default: bool) -> Option:
    return Option(name, "flag", default, [])


def text(name: str, default: str, longest: int) -> Option:
    """What a person writes, without its blanks: one word in a record. The game reads it."""
    option = Option(name, "text", default, [])
    option.most = longest
    return option


class OptionSet:
    """All options of a game, in the order in which a person would be asked."""

    def __init__(self, options: list[Option]) -> None:
        self.options = options

    def find(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(option.name for option in self.options)
        raise OptionError(name, "unknown-option", f"there is no option {name!r}; known are {known}")

    def complete(self, chosen: dict[str, Any]) -> dict[str, Value]:
        """Every option with its value; the ones not named get their default."""
        for name in chosen:
            self.find(name)
        answers: dict[str, Value] = {}
        for option in self.options:
            answers[option.name] = option.check(chosen.get(option.name, option.default))
        for option in self.options:
            if answers[option.name] != option.default and not option.asked(answers):
                raise OptionError(option.name, "not-together", _conflict(option))
        return answers

    def default(self) -> dict[str, Value]:
        return self.complete({})

    def dump(self) -> list[dict[str, Any]]:
        return [option.dump() for option in self.options]

    def schema(self) -> dict[str, Any]:
        return {
            "type": "object",
            "additionalProperties": False,
            "properties": {option.name: option.schema() for option in self.options},
        }


def _conflict(option: Option) -> str:
    wanted = "; ".join(
        f"{name} = {' or '.join(str(value) for value in values)}"
        for name, values in option.when.items()
    )
    return f"{option.name} can be changed only with {wanted}"
