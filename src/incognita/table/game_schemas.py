"""JSON schemas of what games send, from the types that they declare."""

from typing import Any, Final, TypedDict

import msgspec

from incognita.core import BaseView, Game, GameTypes
from incognita.core.interface.types import ROLES
from incognita.table.messages import REF

Schema = dict[str, Any]

LEGAL: Final = "legal"


class GenericScene(TypedDict):
    """Any object."""


class GenericLine(TypedDict):
    """A line of the log or a legal action: its notation, "" where the viewer may not know it."""

    text: str


class GenericPlan(TypedDict):
    actions: list[int]


class GenericQuestion(TypedDict, total=False):
    action: int


# For games that declare no types: they may send more fields than these.
GENERIC: Final = GameTypes(
    "Generic",
    scene=GenericScene,
    view=BaseView,
    line=GenericLine,
    plan=GenericPlan,
    question=GenericQuestion,
)


def game_components(types: GameTypes) -> dict[str, Schema]:
    """The schemas of one game; all but the generic ones name every field that there may be."""
    _, schemas = msgspec.json.schema_components(
        [types.by_role[role] for role in ROLES], ref_template=f"{REF}{{name}}"
    )
    if types is GENERIC:
        schemas["GenericView"] = schemas.pop("BaseView") | {"title": "GenericView"}
    for schema in schemas.values():
        schema["additionalProperties"] = types is GENERIC
    legal = f"{types.prefix}Legal"
    schemas[legal] = _legal(schemas[f"{types.prefix}Line"]) | {"title": legal}
    return schemas


def types_of(game: Game) -> GameTypes:
    return game.types() or GENERIC


def role_schema(prefixes: list[str], role: str) -> Schema:
    """What any of the games sends in this role."""
    refs = [{"$ref": f"{REF}{prefix}{role.capitalize()}"} for prefix in prefixes]
    return refs[0] if len(refs) == 1 else {"anyOf": refs}


def _legal(line: Schema) -> Schema:
    """A log line that has not happened yet, with its action."""
    return {
        **line,
        "properties": {"action": {"type": "integer"}, **line["properties"]},
        "required": ["action", *line["required"]],
    }
