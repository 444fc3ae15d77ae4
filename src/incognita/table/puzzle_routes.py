"""The HTTP routes of puzzles, of mistakes to try again, and of what a finished game hid."""

import asyncio
from typing import Any, Literal

import msgspec
from fastapi import APIRouter, Request, Response

from incognita.core import Game
from incognita.lab.puzzles import Puzzle, puzzles_of
from incognita.table import exercises
from incognita.table.errors import RefusedError
from incognita.table.exercises import Task
from incognita.table.game_list import offered_games
from incognita.table.http_models import WhyAnswer
from incognita.table.limits import address_of
from incognita.table.live_table import LiveTable
from incognita.table.messages import Chair
from incognita.table.puzzle_models import (
    Exercise,
    ExerciseHint,
    PuzzleInfo,
    SeatViews,
    ShownLine,
    Tried,
    TriedAnswer,
    WhyNot,
)
from incognita.table.responses import json_response, response_docs
from incognita.table.routes import Key, check_step, limits_of, own_work_of
from incognita.table.study_routes import finished_table, studies_of
from incognita.table.viewer_state import reason_message, why_not
from incognita.table.words import preferred_language, reason_text, sentence

puzzle_router = APIRouter(prefix="/api")
MISSING = (400, 404, 429)
FINISHED = (400, 403, 404, 409, 429)


@puzzle_router.get("/puzzles", responses=response_docs(PuzzleInfo, many=True))
async def list_puzzles() -> Response:
    """Every puzzle of every game."""
    return json_response(await asyncio.to_thread(infos))


@puzzle_router.get("/puzzles/{id}", responses=response_docs(Exercise, *MISSING))
async def show_puzzle(id: str, request: Request) -> Response:
    _game, puzzle = find_puzzle(id)
    chairs = [unnamed_chair(seat) for seat in range(len(puzzle.returns))]
    task = await puzzle_task(request, id)
    return json_response(exercises.exercise(task, id, chairs, puzzle.rating, 0.0))


@puzzle_router.post("/puzzles/{id}/try", responses=response_docs(TriedAnswer, *MISSING))
async def try_puzzle(id: str, body: Tried, request: Request) -> Response:
    """Whether these decisions are right."""
    task = await puzzle_task(request, id)
    return json_response(await asyncio.to_thread(exercises.tried, task, body.actions))


@puzzle_router.post("/puzzles/{id}/why", responses=response_docs(WhyAnswer, *MISSING))
async def why_puzzle(id: str, body: WhyNot, request: Request) -> Response:
    """Why something cannot be done."""
    return await answered(request, await puzzle_task(request, id), body)


@puzzle_router.get("/puzzles/{id}/hint", responses=response_docs(ExerciseHint, *MISSING))
async def hint_puzzle(id: str, request: Request) -> Response:
    return json_response(ExerciseHint((await puzzle_task(request, id)).rule()))


@puzzle_router.get("/puzzles/{id}/answer", responses=response_docs(ShownLine, *MISSING))
async def answer_puzzle(id: str, request: Request) -> Response:
    """The answer, step by step."""
    return json_response(exercises.answer(await puzzle_task(request, id)))


@puzzle_router.get("/tables/{id}/mistakes/{step}", responses=response_docs(Exercise, *FINISHED))
async def show_mistake(id: str, step: int, request: Request, key: Key) -> Response:
    """A decision of a finished game that its study calls a mistake, to be tried again."""
    table, decision, task = await mistake(request, id, key, step)
    chairs = table.seats.chair_messages()
    name = f"{table.stored.id}-{step}"
    return json_response(exercises.exercise(task, name, chairs, 0, decision["loss"]))


@puzzle_router.post(
    "/tables/{id}/mistakes/{step}/try", responses=response_docs(TriedAnswer, *FINISHED)
)
async def try_mistake(id: str, step: int, body: Tried, request: Request, key: Key) -> Response:
    task = (await mistake(request, id, key, step))[2]
    # A few playouts may be needed.
    tried = await own_work_of(request).run(
        address_of(request), exercises.JUDGE_SECONDS, exercises.tried, task, body.actions
    )
    return json_response(tried)


@puzzle_router.post(
    "/tables/{id}/mistakes/{step}/why", responses=response_docs(WhyAnswer, *FINISHED)
)
async def why_mistake(id: str, step: int, body: WhyNot, request: Request, key: Key) -> Response:
    return await answered(request, (await mistake(request, id, key, step))[2], body)


@puzzle_router.get(
    "/tables/{id}/mistakes/{step}/hint", responses=response_docs(ExerciseHint, *FINISHED)
)
async def hint_mistake(id: str, step: int, request: Request, key: Key) -> Response:
    return json_response(ExerciseHint((await mistake(request, id, key, step))[2].rule()))


@puzzle_router.get(
    "/tables/{id}/mistakes/{step}/{line}", responses=response_docs(ShownLine, *FINISHED)
)
async def line_of_mistake(
    id: str, step: int, line: Literal["answer", "played"], request: Request, key: Key
) -> Response:
    """What was better, or what was played, step by step, with the chances behind it."""
    _table, decision, task = await mistake(request, id, key, step)
    if line == "answer":
        return json_response(exercises.answer(task))
    return json_response(await asyncio.to_thread(played_line, task, decision))


@puzzle_router.get("/tables/{id}/views/{step}", responses=response_docs(SeatViews, *FINISHED))
async def show_views(id: str, step: int, request: Request, key: Key) -> Response:
    """What every seat saw and believed at a step, once the game is over."""
    table = await finished_table(request, id, key)
    check_step(table, step)
    limits_of(request).take("puzzles", address_of(request))
    state = table.history.state_at(step)
    views = await own_work_of(request).run(
        address_of(request), exercises.BELIEF_SECONDS, exercises.seat_views, table.game, state, step
    )
    return json_response(views)


def infos() -> list[PuzzleInfo]:
    return [
        PuzzleInfo(puzzle.id, puzzle.game, len(puzzle.returns), puzzle.rating)
        for entry in offered_games().values()
        for puzzle in puzzles_of(entry.game).values()
    ]


def find_puzzle(id: str) -> tuple[Game, Puzzle]:
    for entry in offered_games().values():
        puzzle = puzzles_of(entry.game).get(id)
        if puzzle is not None:
            return entry.game, puzzle
    raise RefusedError("no-puzzle", puzzle=id[:40])


async def puzzle_task(request: Request, id: str) -> Task:
    limits_of(request).take("puzzles", address_of(request))
    game, puzzle = await asyncio.to_thread(find_puzzle, id)
    return await asyncio.to_thread(exercises.puzzle_task, game, puzzle)


async def mistake(
    request: Request, id: str, key: str, step: int
) -> tuple[LiveTable, dict[str, Any], Task]:
    """Only of a game that is over and studied."""
    table = await finished_table(request, id, key)
    check_step(table, step)
    limits_of(request).take("puzzles", address_of(request))
    status = await studies_of(request).status(table.stored.id)
    decision = None
    if isinstance(status.report, msgspec.Raw):
        decision = decision_at(msgspec.json.decode(status.report), step)
    if decision is None:
        raise RefusedError("no-mistake", step=step)
    return table, decision, exercises.mistake_task(table.history, decision)


def decision_at(report: dict[str, Any], step: int) -> dict[str, Any] | None:
    """One that has a better line beside it."""
    decisions = (one for part in report["steps"] for one in part["decisions"])
    return next((one for one in decisions if one["step"] == step and one["best_actions"]), None)


def played_line(task: Task, decision: dict[str, Any]) -> ShownLine:
    position = task.position
    walk = exercises.Walk(position)
    actions: list[int] = []
    for text in decision["played_line"]:
        try:
            actions.append(position.game.parse(walk.state, text))
        except ValueError:
            break
        walk.make(actions[-1])
    chances = decision["played_chances"]
    rule = position.game.rule(position.state(), decision["action"])
    return exercises.shown_line(position, actions, rule, chances["returns"], chances["wins"])


async def answered(request: Request, task: Task, body: WhyNot) -> Response:
    position = task.position
    state = exercises.walked(position, body.actions)
    reason = why_not(position.game, state, position.seat, body.question)
    language = preferred_language(request.headers.get("accept-language", ""))
    if reason is None:
        text = sentence(language, "answer-allowed", {}) or ""
    else:
        text = reason_text(language, reason, position.game)
    return json_response(WhyAnswer(reason_message(reason), text))


def unnamed_chair(seat: int) -> Chair:
    return Chair(
        seat=seat,
        name="",
        kind="person",
        level="",
        here=True,
        stand_in="",
        lent=False,
        gone_in=-1.0,
        colour=seat,
        arrived=True,
        forfeited=False,
    )
