"""Positions that are looked at one after the other are worked out from each other."""

from typing import Any

import pytest

import incognita
from incognita.core import State
from incognita.core.record import replay_step
from incognita.table.analysis_models import GameStart
from incognita.table.analysis_positions import Positions
from tests.lab.games_played import short_race


def test_a_position_is_worked_out_from_the_nearest_one_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    replayed: list[int] = []

    def counted(state: State, step: Any, number: int) -> None:
        replayed.append(number)
        replay_step(state, step, number)

    monkeypatch.setattr("incognita.table.analysis_positions.replay_step", counted)
    record = short_race(rounds=3)
    steps = [(one.seat, one.action) for one in record.steps]
    positions = Positions()
    start = GameStart(game="eldorado", options=record.options)
    positions.after(start, steps[:-1])
    replayed.clear()
    walk = positions.after(start, steps)
    assert replayed == [len(steps) - 1]
    assert walk.state == record.replay(incognita.game("eldorado"))
    replayed.clear()
    positions.after(start, steps[:40])
    assert len(replayed) <= 40
