"""The types of what games send: what all views have, and which types each game declares."""

from typing import Any, Final, TypedDict

# What a game declares a type for: the fixed scene, the view of a seat, a line of the log,
# a plan of several actions, and a question "why not?".
ROLES: Final = ("scene", "view", "line", "plan", "question")


class BaseView(TypedDict):
    """What every view has: the game, whose view it is, who decides, and how far it has come.

    `round` is 0 where the game counts none; `places` is empty until the end. Every view also has a
    `phase`, whose names each game declares.
    """

    game: str
    seat: int
    actor: int
    players: int
    round: int
    places: list[int]


class GameTypes:
    """The types of one game; the names of all of them begin with the prefix."""

    def __init__(
        self, prefix: str, *, scene: Any, view: Any, line: Any, plan: Any, question: Any
    ) -> None:
        self.prefix = prefix
        self.by_role: dict[str, Any] = {
            "scene": scene,
            "view": view,
            "line": line,
            "plan": plan,
            "question": question,
        }
