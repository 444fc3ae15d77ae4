"""`incognita replay`: a record or a position, step by step."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

import incognita
from incognita.cli.output import StopError, out
from incognita.core import (
    CHANCE,
    OVER,
    SPECTATOR,
    Game,
    Record,
    RecordError,
    State,
    Step,
    load_position,
    read_position,
)
from incognita.core.record import check_header, replay_step
from incognita.lab.game_text import read_record_or_game

Replayed = dict[str, Any]


def replay(
    file: Annotated[
        str, typer.Argument(help="A record, a game's text or a position; - reads what is pasted.")
    ],
    upto: Annotated[int | None, typer.Option(min=0, help="Stop after so many steps.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Tell it to a program.")] = False,
) -> None:
    """Play a record again and tell it, or show a position."""
    text = read_text(file)
    try:
        if text.split()[:2] == ["incognita", "position"]:
            replayed = describe_position(text)
        else:
            replayed = describe_record(read_record_or_game(text), upto)
    except RecordError as error:
        raise StopError(f"{file}: {error.sentence} [{error.code}]") from error
    if as_json:
        print(json.dumps(replayed, ensure_ascii=False))
    else:
        show(replayed)


def read_text(file: str) -> str:
    try:
        return sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except OSError as error:
        raise StopError(f"{file} cannot be read: {error.strerror or error}.") from error
    except UnicodeDecodeError as error:
        raise StopError(f"{file} is not text. [not-a-record]") from error


def find_game(id: str) -> Game:
    try:
        return incognita.game(id)
    except KeyError as error:
        raise StopError(f"{error.args[0]} [no-game]") from error


def describe_position(text: str) -> Replayed:
    game = find_game(read_position(text)[0])
    state = load_position(game, text)
    return {"game": game.id, "steps": [], **describe_state(state)}


def describe_record(record: Record, upto: int | None) -> Replayed:
    game = find_game(record.game)
    # Options and header are checked before the first step is.
    check_header(game, record)
    state = Record(record.game, record.rules, record.options, record.seats).replay(game)
    steps = [
        describe_step(game, state, step, number) for number, step in enumerate(record.steps[:upto])
    ]
    return {
        "game": game.id,
        "options": record.options,
        "seats": record.seats,
        "steps": steps,
        "last": len(record.steps),
        **describe_state(state),
    }


def describe_step(game: Game, state: State, step: Step, number: int) -> Replayed:
    """Describe the step before it is made, then make it."""
    before = state.copy()
    replay_step(state, step, number)
    return {
        "step": number + 1,
        "seat": step.seat,
        "round": before.round_number(),
        "text": game.text(before, step.action),
        "line": game.describe(before, step.action),
        "rule": game.rule(before, step.action),
    }


def describe_state(state: State) -> Replayed:
    over = state.actor() == OVER
    return {
        "actor": state.actor(),
        "over": over,
        "scores": state.scores(),
        "returns": state.returns() if over else [],
        "view": state.view(SPECTATOR),
    }


def show(replayed: Replayed) -> None:
    out.print(f"[bold]{replayed['game']}[/]")
    options = replayed.get("options", {})
    if options:
        out.print("  ".join(f"{name}={value}" for name, value in options.items()), markup=False)
    seats = replayed.get("seats", [])
    current = 0
    for step in replayed["steps"]:
        if step["round"] != current:
            current = step["round"]
            out.print(f"\n[bold]Round {current}[/]")
        who = "" if step["seat"] == CHANCE else name_of(seats, step["seat"])
        out.print(f"{step['step']:5}  {who:16} {step['text']}", markup=False)
    out.print()
    show_end(replayed, seats)


def show_end(replayed: Replayed, seats: list[str]) -> None:
    players = len(replayed["scores"])
    if not replayed["over"]:
        waiting = "chance" if replayed["actor"] == CHANCE else name_of(seats, replayed["actor"])
        out.print(f"The game goes on; {waiting} is to decide.", markup=False)
    for seat in range(players):
        result = f"  result {replayed['returns'][seat]:.2f}" if replayed["over"] else ""
        out.print(
            f"{name_of(seats, seat):16} score {replayed['scores'][seat]}{result}", markup=False
        )


def name_of(seats: list[str], seat: int) -> str:
    named = seats[seat] if 0 <= seat < len(seats) else ""
    return named or f"seat {seat + 1}"
