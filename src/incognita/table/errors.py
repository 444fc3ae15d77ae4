"""What the service refuses: a code for programs, facts for the sentence, a status for HTTP."""

from typing import Any, Final

from incognita.core import Game, OptionError, Reason, RecordError

STATUS: Final = {
    "bad-key": 403,
    "foreign-seat": 403,
    "no-game": 404,
    "no-step": 404,
    "no-table": 404,
    "nothing-here": 404,
    "no-method": 405,
    "too-slow": 408,
    "no-record": 409,
    "read-only": 409,
    "rules-version": 409,
    "still-running": 409,
    "too-big": 413,
    "limit-reached": 429,
    "broken": 500,
    "busy": 503,
    "not-saved": 503,
}


class RefusedError(Exception):
    """A request that cannot be granted; the table goes on."""

    def __init__(self, code: str, reason: Reason | None = None, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.reason = reason
        self.facts = facts

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)


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
    return RefusedError(f"record-{error.code}", at=error.at)
