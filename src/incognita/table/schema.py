"""The OpenAPI document: HTTP, socket messages and the types that games send."""

from typing import Final

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from incognita.core.interface.statistics import GameStatistics
from incognita.core.interface.types import ROLES
from incognita.lab.judge.report_types import StudyReport
from incognita.lab.numbers.types import GameNumbers
from incognita.table import (
    account_models,
    analysis_models,
    client_messages,
    http_models,
    messages,
    puzzle_models,
)
from incognita.table.chances import ChancesToWin
from incognita.table.diagrams import DiagramBook
from incognita.table.fair_models import FairGame, Promised
from incognita.table.game_list import offered_games
from incognita.table.game_schemas import (
    LEGAL,
    Schema,
    game_components,
    generic_components,
    role_schema,
    types_of,
)
from incognita.table.lobby import LobbyTable, SeatTaken
from incognita.table.messages import REF
from incognita.table.people import OwnTable
from incognita.table.people_routes import Me
from incognita.table.showcase import ShowcaseTable
from incognita.table.store.first_tries import FirstTry

STRUCTS: Final = [
    http_models.Problem,
    http_models.WhyAnswer,
    http_models.GameInfo,
    http_models.RuleText,
    DiagramBook,
    ChancesToWin,
    ShowcaseTable,
    Promised,
    FairGame,
    LobbyTable,
    SeatTaken,
    Me,
    OwnTable,
    account_models.RecoveryCodes,
    account_models.AccountInfo,
    account_models.OwnData,
    FirstTry,
    http_models.TableMade,
    http_models.TableSummary,
    http_models.RematchMade,
    http_models.StudyStatus,
    StudyReport,
    analysis_models.Analysis,
    analysis_models.AnalysisPosition,
    analysis_models.PositionData,
    analysis_models.Judgement,
    analysis_models.OtherMoves,
    analysis_models.KeptAnalysis,
    puzzle_models.PuzzleInfo,
    puzzle_models.Exercise,
    puzzle_models.TriedAnswer,
    puzzle_models.ExerciseHint,
    puzzle_models.ShownLine,
    puzzle_models.SeatViews,
    GameNumbers,
    GameStatistics,
    http_models.StepView,
    http_models.LogWindow,
    http_models.Ready,
    http_models.Health,
    http_models.TryoutProgress,
    messages.LogLine,
    client_messages.ClientMessage,
    messages.ServerMessage,
]
CHAIR_KINDS: Final = ["person", "screen", "friend", "bot"]


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
    """Every schema that is not of a request's body."""
    _, schemas = msgspec.json.schema_components(STRUCTS, ref_template=f"{REF}{{name}}")
    schemas["Chair"]["properties"]["kind"]["enum"] = CHAIR_KINDS
    schemas["ClientMessage"] = _any_of(client_messages.ClientMessage.__args__)
    schemas["ServerMessage"] = _any_of(messages.ServerMessage.__args__)
    schemas |= generic_components()
    games = [entry.game for entry in offered_games().values()]
    for game in games:
        schemas |= game_components(game)
    prefixes = list(dict.fromkeys(types_of(game).prefix for game in games))
    for role in (*ROLES, LEGAL):
        schemas[role.capitalize()] = role_schema(prefixes, role)
    return schemas


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
