"""One description of everything that is said: HTTP, socket messages and the games' own shapes."""

from typing import Any, Final

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from incognita.table import bodies, messages
from incognita.table.messages import REF
from incognita.table.shapes import SHAPES, Shapes

STRUCTS: Final = [
    bodies.Problem,
    bodies.GameInfo,
    bodies.RuleText,
    bodies.TableMade,
    bodies.TableSummary,
    bodies.StepView,
    bodies.Health,
    messages.LogLine,
    messages.ClientMessage,
    messages.ServerMessage,
]
CHAIR_KINDS: Final = ["person", "screen", "friend", "bot"]
ROLES: Final = ("scene", "view", "line", "plan", "question")

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
    found["Reason"] = found.pop("ReasonText")
    found["ClientMessage"] = _any_of(messages.ClientMessage.__args__)
    found["ServerMessage"] = _any_of(messages.ServerMessage.__args__)
    for shapes in SHAPES:
        found.update(game_components(shapes))
    for role in (*ROLES, "legal"):
        found[role.capitalize()] = _of_all_games(role)
    return _all_renamed(found, {"ReasonText": "Reason"})


def game_components(shapes: Shapes) -> dict[str, Schema]:
    """The types of one game, under names that begin with the game's."""
    types = [getattr(shapes, role) for role in ROLES]
    _, found = msgspec.json.schema_components(types, ref_template=f"{REF}{{name}}")
    names = {name: _game_name(shapes.prefix, name) for name in found}
    renamed = _all_renamed({names[name]: schema for name, schema in found.items()}, names)
    for name, required in shapes.required.items():
        renamed[name]["required"] = required
    for place, words in shapes.words.items():
        name, _, field = place.partition(".")
        renamed[name]["properties"][field] = {"type": "string", "enum": words}
    renamed[f"{shapes.prefix}Legal"] = _legal(renamed[f"{shapes.prefix}Line"])
    for name, schema in renamed.items():
        schema["additionalProperties"] = False
        schema["title"] = name
    return renamed


def _legal(line: Schema) -> Schema:
    """A log line that has not happened yet, with its action."""
    return {
        **line,
        "properties": {"action": {"type": "integer"}, **line["properties"]},
        "required": ["action", *line["required"]],
    }


def _game_name(prefix: str, name: str) -> str:
    if name.startswith(prefix):
        return name
    return prefix + name.removesuffix("View").removesuffix("Scene")


def _of_all_games(role: str) -> Schema:
    refs = [{"$ref": f"{REF}{shapes.prefix}{role.capitalize()}"} for shapes in SHAPES]
    return refs[0] if len(refs) == 1 else {"anyOf": refs}


def _any_of(structs: tuple[type, ...]) -> Schema:
    return {"anyOf": [{"$ref": f"{REF}{struct.__name__}"} for struct in structs]}


def _all_renamed(found: dict[str, Schema], names: dict[str, str]) -> dict[str, Schema]:
    return {name: _renamed(schema, names) for name, schema in found.items()}


def _renamed(thing: Any, names: dict[str, str]) -> Any:
    """The same schema with its references changed."""
    if isinstance(thing, list):
        return [_renamed(part, names) for part in thing]
    if not isinstance(thing, dict):
        return thing
    changed = {key: _renamed(part, names) for key, part in thing.items()}
    target = changed.get("$ref")
    if isinstance(target, str):
        last = target.removeprefix(REF)
        changed["$ref"] = REF + names.get(last, last)
    return changed


def _use_own_problems(document: Schema) -> None:
    """Bad requests are answered with 400 and a Problem, not as the framework has it."""
    for path in document["paths"].values():
        for operation in path.values():
            operation["responses"].pop("422", None)
    schemas = document.get("components", {}).get("schemas", {})
    for name in ("HTTPValidationError", "ValidationError"):
        schemas.pop(name, None)
