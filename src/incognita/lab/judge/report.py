"""A study as plain data, for programs, the terminal and the page."""

from collections.abc import Iterator
from typing import Any, Final

import incognita
from incognita.core import CHANCE, Game, State
from incognita.lab.judge.chances import Chances
from incognita.lab.judge.classes import BEST, CLASSES, ERRORS, FROM, SURE, WORDS, word_of
from incognita.lab.judge.decisions import Decision
from incognita.lab.judge.lines import follow
from incognita.lab.judge.study import JudgedStep, Study

FORMAT: Final = "incognita-study"
VERSION: Final = 2
DIGITS: Final = 5
TURNING_POINTS: Final = 8

Report = dict[str, Any]


def report(study: Study) -> Report:
    """`seats` add up: result = expected_at_start + luck + own_decisions + others_decisions."""
    game = incognita.game(study.game)
    steps = [step_report(game, step) for step in study.steps]
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": study.game,
        "thresholds": thresholds(),
        "seats": [seat_report(study, seat) for seat in range(study.players())],
        "steps": steps,
        "turning_points": turning_points(steps),
    }


def thresholds() -> Report:
    """What the classes and words mean, so that whoever shows a study can say it."""
    return {
        "sure": SURE,
        "losses": [{"name": name, "loss": loss} for name, loss in FROM.items()],
        "words": [{"name": name, "loss": most} for name, most in WORDS[:-1]],
    }


def seat_report(study: Study, seat: int) -> Report:
    decisions = study.decisions(seat)
    lost = sum(one.loss for one in decisions)
    mean = lost / len(decisions) if decisions else 0.0
    names = [one.name for one in decisions]
    result, luck = study.result()[seat], study.luck(seat)
    return {
        "seat": seat,
        "name": study.seats[seat] if seat < len(study.seats) else "",
        "result": result,
        "expected_at_start": study.at_start()[seat],
        "luck": luck,
        "own_decisions": study.own_decisions(seat),
        "others_decisions": study.others_decisions(seat),
        "error": study.error(seat),
        "with_even_luck": result - luck,
        "decisions": len(decisions),
        "loss": lost,
        "mean_loss": mean,
        "classes": {name: names.count(name) for name in CLASSES},
        "played": word_of(mean) if decisions else "",
    }


def step_report(game: Game, step: JudgedStep) -> Report:
    segment = step.segment
    chance = segment.seat == CHANCE
    return {
        "kind": "chance" if chance else "decision",
        "seat": segment.seat,
        "first": min(segment.steps),
        "last": max(segment.steps),
        "round": segment.before.round_number(),
        "text": texts(game, segment.before, segment.seat, segment.actions),
        "before": chances_report(step.before),
        "after": chances_report(step.after),
        "change": [rounded(step.change(seat)) for seat in range(len(step.after.returns))],
        "decisions": [decision_report(game, step, one) for one in step.decisions],
    }


def decision_report(game: Game, step: JudgedStep, decision: Decision) -> Report:
    segment = step.segment
    at = 0 if segment.is_together() else segment.steps.index(decision.step)
    state = segment.origin.copy().as_actor(segment.seat)
    follow(state, segment.seat, segment.actions[:at])
    best = texts(game, state, segment.seat, decision.best_line)
    played = texts(game, state, segment.seat, segment.actions[at:])
    alike = decision.name == BEST
    error = decision.name in ERRORS
    return {
        "step": decision.step,
        "seat": decision.seat,
        "action": decision.action,
        "text": played[0] if played else "",
        "loss": rounded(decision.loss),
        "error": rounded(decision.error),
        "class": decision.name,
        "best_action": decision.best_line[0],
        "best": best[0],
        "best_actions": [] if alike else decision.best_line,
        "best_line": [] if alike else best,
        "played_line": [] if alike else played,
        "best_log": log(game, state, decision, decision.best_line) if error else [],
        "played_log": log(game, state, decision, segment.actions[at:]) if error else [],
        "best_chances": chances_report(decision.best),
        "played_chances": chances_report(decision.played),
    }


def texts(game: Game, state: State, seat: int, actions: list[int]) -> list[str]:
    """Each action in the game's notation, as far as they can be made from here."""
    return [game.text(before, action) for before, action in walked(state, seat, actions)]


def log(game: Game, state: State, decision: Decision, actions: list[int]) -> list[Report]:
    """The lines that a table's log would have of these actions, with the rule behind each."""
    return [
        {
            "step": decision.step + 1 + at,
            "seat": decision.seat,
            "round": before.round_number(),
            "line": {"text": game.text(before, action), **game.describe(before, action)},
            "rule": game.rule(before, action),
            "at": 0,
        }
        for at, (before, action) in enumerate(walked(state, decision.seat, actions))
    ]


def walked(state: State, seat: int, actions: list[int]) -> Iterator[tuple[State, int]]:
    """Each action with the position before it, which changes as one goes on."""
    state = state.copy() if seat == CHANCE else state.copy().as_actor(seat)
    for action in actions:
        if seat != CHANCE and (state.actor() != seat or action not in state.legal(seat)):
            return
        yield state, action
        state.apply(action, seat)


def chances_report(chances: Chances) -> Report:
    return {
        "returns": [rounded(one) for one in chances.returns],
        "wins": [rounded(one) for one in chances.wins],
    }


def rounded(number: float) -> float:
    return round(number, DIGITS)


def turning_points(steps: list[Report]) -> list[Report]:
    """What changed the game most: luck by what it changed for one seat, errors by their loss."""
    points = [
        {
            "kind": "luck",
            "step": step["last"],
            "seat": max(range(len(step["change"])), key=lambda seat: abs(step["change"][seat])),
            "change": max(step["change"], key=abs),
            "text": "; ".join(step["text"]),
            "best": "",
        }
        for step in steps
        if step["kind"] == "chance"
    ]
    points += [
        {
            "kind": "decision",
            "step": one["step"],
            "seat": one["seat"],
            "change": -one["loss"],
            "text": one["text"],
            "best": one["best"],
        }
        for step in steps
        for one in step["decisions"]
        if one["class"] in ERRORS
    ]
    points.sort(key=lambda one: abs(one["change"]), reverse=True)
    return sorted(points[:TURNING_POINTS], key=lambda one: one["step"])
