"""One description of everything that is said: HTTP, socket messages and the games' own shapes."""

from typing import Any, Final

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from incognita.core.interface.types import ROLES, GameTypes
from incognita.games import games
from incognita.table import bodies, maps, messages
from incognita.table.messages import REF

STRUCTS: Final = [
    bodies.Problem,
    bodies.GameInfo,
    bodies.RuleText,
    bodies.TableMade,
    bodies.TableSummary,
    bodies.StepView,
    bodies.Health,
    maps.BoardBox,
    maps.AtlasRoute,
    maps.RouteCheck,
    maps.Measurement,
    maps.TryoutProgress,
    messages.LogLine,
    messages.ClientMessage,
    messages.ServerMessage,
]
CHAIR_KINDS: Final = ["person", "screen", "friend", "bot"]

Schema = dict[str, Any]


def openapi(app: FastAPI) -> Schema:
    """The OpenAPI document, made once."""
    if app.openapi_schema is None:
        document = get_openapi(
            title=app.title,
            version=app.version,
            summary=app.summary,
            routes=app.routes,
        )
        _use_own_problems(document)
        document.setdefault("components", {}).setdefault("schemas", {}).update(components())
        app.openapi_schema = document
    return app.openapi_schema


def components() -> dict[str, Schema]:
    """Every schema that is not of an HTTP body."""
    _, found = msgspec.json.schema_components(STRUCTS, ref_template=f"{REF}{{name}}")
    found["Chair"]["properties"]["kind"]["enum"] = CHAIR_KINDS
    found["ClientMessage"] = _any_of(messages.ClientMessage.__args__)
    found["ServerMessage"] = _any_of(messages.ServerMessage.__args__)
    declared = game_types()
    for types in declared:
        found.update(game_components(types))
    for role in (*ROLES, "legal"):
        found[role.capitalize()] = _of_all_games(declared, role)
    return found


def game_types() -> list[GameTypes]:
    """The types of all games that declare any."""
    return [types for types in (game.types() for game in games()) if types is not None]


def game_components(types: GameTypes) -> dict[str, Schema]:
    """The types of one game, which say all that they may hold."""
    roles = [types.by_role[role] for role in ROLES]
    _, found = msgspec.json.schema_components(roles, ref_template=f"{REF}{{name}}")
    for schema in found.values():
        schema["additionalProperties"] = False
    legal = f"{types.prefix}Legal"
    found[legal] = _legal(found[f"{types.prefix}Line"]) | {"title": legal}
    return found


def _legal(line: Schema) -> Schema:
    """A log line that has not happened yet, with its action."""
    return {
        **line,
        "properties": {"action": {"type": "integer"}, **line["properties"]},
        "required": ["action", *line["required"]],
    }


def _of_all_games(declared: list[GameTypes], role: str) -> Schema:
    refs = [{"$ref": f"{REF}{types.prefix}{role.capitalize()}"} for types in declared]
    return refs[0] if len(refs) == 1 else {"anyOf": refs}


def _any_of(structs: tuple[type, ...]) -> Schema:
    return {"anyOf": [{"$ref": f"{REF}{struct.__name__}"} for struct in structs]}


def _use_own_problems(document: Schema) -> None:
    """Bad requests are answered with 400 and a Problem, not as the framework has it."""
    for path in document["paths"].values():
        for operation in path.values():
            operation["responses"].pop("422", None)
    schemas = document.get("components", {}).get("schemas", {})
    for name in ("HTTPValidationError", "ValidationError"):
        schemas.pop(name, None)
