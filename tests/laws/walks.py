"""Positions of every registered game, reached by random play under options drawn at random."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import strategies as st

import incognita
from incognita.core import (
    CHANCE,
    COMPILED,
    OVER,
    SPECTATOR,
    Game,
    OptionError,
    OptionSet,
    Record,
    Rng,
    State,
)
from incognita.core.options import Option

GAMES = incognita.games()
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
SEEDS = st.integers(0, 2**32)
# Texts worth trying, by the name of their option: a sea with two squares that no ship can enter.
RING = "." * 29 + "~~.........~..~.........~~" + "." * 41
TEXTS = {"map": [".", RING]}
# Answers that a choice takes but does not list: a route with demons, tunnels and the Tavern.
UNLISTED = {"route": ["own-13pmw-be31g-a0bcn-tj"]}


def examples(compiled: int) -> int:
    """How many examples of a law are tried; the sources, which are slower, get a third of them."""
    return compiled if COMPILED else max(3, compiled // 3)


def values(option: Option) -> list[Any]:
    """The answers worth trying: all of a choice, the ends and the default of a wide number."""
    if option.kind == "choice":
        return [*option.choices, *UNLISTED.get(option.name, [])]
    if option.kind == "flag":
        return [False, True]
    if option.kind == "text":
        return list(TEXTS[option.name])
    if option.most - option.least < 10:
        return list(range(option.least, option.most + 1))
    return sorted({option.least, option.least + 1, int(option.default)})


def settled(options: OptionSet, chosen: dict[str, Any]) -> dict[str, Any]:
    """The choice without what cannot be chosen together."""
    try:
        return dict(options.complete(chosen))
    except OptionError as error:
        return settled(options, {**chosen, error.option: options.find(error.option).default})


@st.composite
def choices(draw: st.DrawFn, game: Game) -> dict[str, Any]:
    """A full set of options; a wide number is mostly left as it is, so that games get far."""
    options = game.options()
    drawn: dict[str, Any] = {}
    for option in options.options:
        wide = option.kind == "int" and len(values(option)) < option.most - option.least
        offered = [option.default] * 5 * wide + values(option)
        drawn[option.name] = draw(st.sampled_from(offered))
    return settled(options, drawn)


def each_choice(game: Game) -> Iterator[dict[str, Any]]:
    """Every player count with every answer to every other option, one option at a time."""
    options = game.options()
    seen: list[dict[str, Any]] = []
    for players in values(options.find("players")):
        for option in options.options:
            for value in values(option):
                choice = settled(options, {"players": players, option.name: value})
                if choice not in seen:
                    seen.append(choice)
                    yield choice


def pick(state: State, rng: Rng) -> tuple[int, int]:
    """Who does what next, at random: an outcome at CHANCE, else a decision of one of the actors."""
    if state.actor() == CHANCE:
        return CHANCE, state.sample(rng)
    seats = state.actors()
    seat = seats[rng.below(len(seats))]
    legal = state.legal(seat)
    return seat, legal[rng.below(len(legal))]


def walk(state: State, rng: Rng, steps: int) -> State:
    """Play at random, outcomes counted too, and stop wherever that leads."""
    for _ in range(steps):
        if state.actor() == OVER:
            break
        seat, action = pick(state, rng)
        state.apply(action, seat)
    return state


def recorded(game: Game, options: dict[str, Any], rng: Rng, steps: int) -> tuple[Record, State]:
    """The same, with its record."""
    state = game.start(**options)
    names = [f"seat {seat}" for seat in range(state.players())]
    record = Record(game.id, game.rules_version, options, names)
    for _ in range(steps):
        if state.actor() == OVER:
            break
        seat, action = pick(state, rng)
        record.add(state, action, seat)
    return record, state


def a_position(data: st.DataObject, game: Game, most: int = 500) -> State:
    """A position of the game, whoever is to act in it.

    Built here and not by a strategy: hypothesis keeps weak references to what strategies give
    out, and the garbage collector cannot follow those into compiled classes.
    """
    options = data.draw(choices(game))
    steps = data.draw(st.integers(0, most))
    return walk(game.start(**options), Rng(data.draw(SEEDS)), steps)


def everybody(state: State) -> list[int]:
    """Every pair of eyes: the seats and somebody who only watches."""
    return [SPECTATOR, *range(state.players())]
