"""El Dorado with caves, promo cards and Heroes & Hexes fits its types too."""

from typing import Any

import pytest

from incognita import game
from incognita.core import OVER, SPECTATOR, Rng
from tests.laws.walks import UNLISTED, pick
from tests.table.server import Server
from tests.table.test_schema import validator

MODULES: list[dict[str, Any]] = [
    {"caves": True},
    {"promos": True},
    {"caves": True, "promos": True, "heroes": True, "route": UNLISTED["route"][0]},
]


@pytest.mark.parametrize("options", MODULES, ids=str)
def test_whatever_is_told_fits(server: Server, options: dict[str, Any]) -> None:
    document = server.get("/api/openapi.json")
    scene, view, line, plan = (
        validator(document, f"Eldorado{part}") for part in ("Scene", "View", "Line", "Plan")
    )
    played = game("eldorado")
    state, rng = played.start(players=2, **options), Rng(3)
    scene.validate(played.scene(state))
    for step in range(1200):
        if state.actor() == OVER:
            break
        seat, action = pick(state, rng)
        line.validate(played.describe(state, action))
        if step % 7 == 0:
            view.validate(state.view(SPECTATOR))
            for one in played.plans(state):
                plan.validate(one)
        state.apply(action, seat)
