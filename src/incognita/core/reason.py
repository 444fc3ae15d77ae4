"""Why an action is refused: data that a person can use."""

from typing import Any


class Reason:
    """A code for the words, the rule behind it, and the numbers that the words need."""

    def __init__(self, code: str, rule: str, facts: dict[str, Any] | None = None) -> None:
        self.code = code
        self.rule = rule
        self.facts: dict[str, Any] = facts or {}

    def dump(self) -> dict[str, Any]:
        return {"code": self.code, "rule": self.rule, "facts": self.facts}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.dump() == other.dump()

    def __hash__(self) -> int:
        return hash((self.code, self.rule))

    def __repr__(self) -> str:
        facts = "".join(f", {name}={fact!r}" for name, fact in self.facts.items())
        return f"Reason({self.code!r}, rule={self.rule!r}{facts})"


class RuleError(Exception):
    """An action that the rules refuse."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.code} ({reason.rule})")
        self.reason = reason
