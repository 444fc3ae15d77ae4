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


class GenericView(BaseView):
    """What every view has."""


class GenericLine(TypedDict):
    """A line of the log or a legal action: its notation, "" where the viewer may not know it."""

    text: str


class GenericPlan(TypedDict):
    actions: list[int]


class GenericQuestion(TypedDict, total=False):
    action: int


GENERIC: Final = GameTypes(
    "Generic",
    scene=GenericScene,
    view=GenericView,
    line=GenericLine,
    plan=GenericPlan,
    question=GenericQuestion,
)


def game_components(game: Game) -> dict[str, Schema]:
    """The schemas of one game and its atlas, which name every field that there may be."""
    schemas: dict[str, Schema] = {}
    types, atlas = game.types(), game.atlas()
    if types is not None:
        schemas |= _role_components(types)
    if atlas is not None:
        schemas |= _components(list(atlas.types()), further_fields=False)
    return schemas


def generic_components() -> dict[str, Schema]:
    """For games that declare no types: they may send more fields than these."""
    return _role_components(GENERIC)


def _role_components(types: GameTypes) -> dict[str, Schema]:
    roles = [types.by_role[role] for role in ROLES]
    schemas = _components(roles, further_fields=types is GENERIC)
    legal = f"{types.prefix}Legal"
    schemas[legal] = _legal(schemas[f"{types.prefix}Line"]) | {"title": legal}
    return schemas


def _components(types: list[Any], *, further_fields: bool) -> dict[str, Schema]:
    _, schemas = msgspec.json.schema_components(types, ref_template=f"{REF}{{name}}")
    for schema in schemas.values():
        schema["additionalProperties"] = further_fields
    return schemas


def types_of(game: Game) -> GameTypes:
    """The types that the game declares, or generic ones."""
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
