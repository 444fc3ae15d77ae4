"""Finished games for tests, played by quick players or at random, and studied in part."""

from typing import Any

import incognita
from incognita.core import CHANCE, OVER, Game, Record, Rng
from incognita.lab.judge import Judge, Study, judged_decisions, segments_of
from incognita.lab.judge.study import JudgedSegment, joined, seed_of


def finished(game: Game, options: dict[str, Any], seed: int, careless: int = -1) -> Record:
    """A whole game by the policy; the careless seat decides at random."""
    chosen = dict(game.options().complete(options))
    state = game.start(**chosen)
    names = [f"Player {seat + 1}" for seat in range(state.players())]
    record = Record(game.id, game.rules_version, chosen, names)
    rng = Rng(seed)
    evaluator = game.evaluator()
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            record.add(state, state.sample(rng), CHANCE)
        elif actor == careless:
            legal = state.legal(actor)
            record.add(state, legal[rng.below(len(legal))], actor)
        else:
            record.add(state, evaluator.choose(state.as_actor(actor), rng), actor)
    return record


def short_race(seed: int = 3, careless: int = -1, players: int = 2, rounds: int = 4) -> Record:
    """El Dorado, ended after a few rounds."""
    options = {"players": players, "round_limit": rounds}
    return finished(incognita.game("eldorado"), options, seed, careless)


def study_of(game: Game, record: Record, playouts: int, decided: int, seed: int = 0) -> Study:
    """All positions are judged, and the decisions of so many segments."""
    segments, last = segments_of(game, record)
    judge = Judge(game, last.players())
    judged: list[JudgedSegment] = []
    for number, segment in enumerate(segments):
        start = seed_of(record, number, seed)
        before = None
        if not segment.is_forced():
            before = judge.chances(segment.before, playouts=playouts, seed=start)
        decisions = []
        if number < decided:
            decisions = judged_decisions(judge, segment, simulations=playouts, seed=start + 1)
        judged.append(JudgedSegment(before, decisions))
    return joined(record, segments, judged, last)
