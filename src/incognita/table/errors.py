"""What the service refuses: a code for programs, facts for the sentence, a status for HTTP."""

from typing import Any, Final

from incognita.core import Game, OptionError, Reason, RecordError
from incognita.lab.game_text_tokens import GameTextError

STATUS: Final = {
    "bad-key": 403,
    "foreign-page": 403,
    "log-in-again": 403,
    "no-account": 403,
    "wrong-code": 403,
    "wrong-login": 403,
    "foreign-seat": 403,
    "no-game": 404,
    "no-mistake": 404,
    "no-puzzle": 404,
    "no-step": 404,
    "no-tutorial": 404,
    "no-study": 404,
    "no-table": 404,
    "nothing-here": 404,
    "no-method": 405,
    "too-slow": 408,
    "newer-study": 409,
    "last-way-in": 409,
    "name-taken": 409,
    "no-chances": 409,
    "no-free-seat": 409,
    "not-listed": 409,
    "no-proof": 409,
    "no-record": 409,
    "not-over": 409,
    "read-only": 409,
    "rules-version": 409,
    "still-running": 409,
    "too-big": 413,
    "limit-reached": 429,
    "broken": 500,
    "busy": 503,
    "judge-broke": 503,
    "not-saved": 503,
}


class RefusedError(Exception):
    """A request that cannot be granted; the table goes on."""

    def __init__(self, code: str, reason: Reason | None = None, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.reason = reason
        self.facts = facts
        # Whose words the reason is told in.
        self.game: Game | None = None

    def in_game(self, game: Game) -> "RefusedError":
        self.game = game
        return self

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)


class OvertakenError(RefusedError):
    """Another server has written to the table first; what it wrote is here now."""

    def __init__(self) -> None:
        super().__init__("stale")


def option_refusal(game: Game, error: OptionError) -> RefusedError:
    """An option that is not offered, with what would do."""
    for option in game.options().options:
        if option.name == error.option:
            offered = ", ".join(str(choice) for choice in option.choices)
            return RefusedError(
                error.code,
                option=option.name,
                offered=offered,
                least=option.least,
                most=option.most,
            )
    known = ", ".join(option.name for option in game.options().options)
    return RefusedError(error.code, option=error.option[:40], offered=known)


def record_refusal(error: RecordError) -> RefusedError:
    """A damaged record; its codes have their own sentences, so that they cannot be mistaken."""
    if isinstance(error, GameTextError):
        return RefusedError("record-game-text", line=error.line, column=error.column)
    return RefusedError(f"record-{error.code}", at=error.at)
