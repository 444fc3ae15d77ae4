"""The six levels on one scale."""

import shutil
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import incognita
from incognita.bots import LEVEL_IDS
from incognita.bots.levels import levels, levels_file, read_levels
from incognita.core import Game
from incognita.lab import ladder as on_scale
from incognita.lab.arena import contest
from incognita.lab.entrants import ArenaError, all_levels
from incognita.lab.ladder import APART, ladder
from tests.laws.walks import EVERY_GAME


def measured(*ratings: float) -> dict[str, Any]:
    bots = [
        {"spec": spec, "elo": {"rating": rating, "low": rating - 50, "high": rating + 50}}
        for spec, rating in zip(all_levels(), ratings, strict=True)
    ]
    return {"game": "survive", "bots": bots}


RISING = measured(-400.0, -200.0, 0.0, 100.0, 220.0, 400.0)


def test_the_quick_choice_has_a_thousand() -> None:
    quick = [level.kind for level in read_levels(levels_file(incognita.game("survive")))].index(
        "policy"
    )
    rungs = ladder(RISING)
    assert [rung.id for rung in rungs] == LEVEL_IDS
    assert rungs[quick].elo == pytest.approx(1000)
    assert (rungs[quick].low, rungs[quick].high) == pytest.approx((950, 1050))


@EVERY_GAME
def test_levels_were_measured_far_enough_apart(game: Game) -> None:
    strengths = [level.elo for level in levels(game)]
    assert min(after - before for before, after in pairwise(strengths)) >= APART


def test_neighbours_that_are_too_near_are_told() -> None:
    rungs = ladder(RISING)
    assert [rung.step for rung in rungs] == pytest.approx([0, 200, 200, 100, 120, 180])
    assert [rung.apart() for rung in rungs] == [True, True, True, False, True, True]
    assert APART == 120


def test_elo_is_kept_and_all_else_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = Path(shutil.copy(levels_file(incognita.game("survive")), tmp_path / "levels.toml"))
    monkeypatch.setattr(on_scale, "levels_file", lambda _: mine)
    before, rungs = mine.read_text(), ladder(RISING)
    assert on_scale.keep("survive", rungs) == mine
    assert [level.elo for level in read_levels(mine)] == [round(rung.elo) for rung in rungs]
    changed = zip(before.splitlines(), mine.read_text().splitlines(), strict=True)
    assert all(old == new or old.startswith("elo = ") for old, new in changed)
    mine.write_text(before.replace("elo = ", "strength = "))
    with pytest.raises(ArenaError, match="no place for the Elo of first-steps"):
        on_scale.keep("survive", rungs)


def test_levels_far_from_each_other_do_not_meet() -> None:
    held = contest("survive", all_levels(), 2, {}, duels=True, near=2)
    assert len(held.meetings()) == 9
    assert all(other - one <= 2 for one, other in held.meetings())
    assert held.planned() == 18
