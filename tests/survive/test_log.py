"""Every line of the log points to the rule that it follows."""

from typing import Any

import pytest

from tests.survive.playing import action_of, go, legal, opened, rolled, settled
from tests.survive.positions import GAME, position

LAND = "beach D4 D5, forest E5"
SCENES: list[tuple[str, str, dict[str, Any]]] = [
    ("walk r0 D5", "move.tile-to-tile", {"red": "D4"}),
    ("swim r0 C4", "move.into-sea", {"red": "D4"}),
    ("swim r0 C3", "swim.step", {"red": "~C4"}),
    ("swim r0 C3", "swim.danger", {"red": "~C4", "sharks": "C3"}),
    ("board r0 C4", "boat.board", {"red": "D4", "boats": "C4"}),
    ("board r0 C4", "boat.change", {"red": "@C3", "boats": "C3 C4"}),
    ("board r0 C4", "boat.board-danger", {"red": "D4", "boats": "C4", "serpents": "C4"}),
    ("dive r0", "boat.jump", {"red": "@C4", "boats": "C4"}),
    ("climb r0", "swim.board-same-space", {"red": "~C4", "boats": "C4"}),
    ("land r0", "land.from-boat", {"red": "@C1", "boats": "C1"}),
    ("land r0", "land.from-sea", {"red": "~C1"}),
    ("sail C4 C3", "boat.sail", {"red": "@C4", "boats": "C4"}),
    ("sail C4 C3", "boat.wreck", {"red": "@C4", "boats": "C4", "whales": "C3"}),
    ("wind C4 C3", "kept.wind", {"red": "@C4", "boats": "C4", "kept": ["wind"]}),
    (
        "wind C4 C3",
        "kept.wind-wreck",
        {"red": "@C4", "boats": "C4", "whales": "C3", "kept": ["wind"]},
    ),
    ("dolphin r0 C3", "kept.dolphin", {"red": "~C4", "kept": ["dolphin"]}),
    ("lift C3", "kept.creature", {"red": "D4", "whales": "C3", "kept": ["move_whale"]}),
    ("sink D4", "sink.swimmers", {"red": "D4"}),
    ("end", "challenge.island-gone", {"red": "~C4", "land": "", "to_the_last": True}),
]


@pytest.mark.parametrize(("text", "rule", "fields"), SCENES)
def test_what_is_done_in_a_turn(text: str, rule: str, fields: dict[str, Any]) -> None:
    state = position(**{"land": LAND, "blue": "D5", **fields})
    assert GAME.rule(state, action_of(state, text)) == f"survive.{rule}"


@pytest.mark.parametrize(
    ("back", "rule", "options"),
    [
        ("shark", "tile.shark", {}),
        ("whirlpool", "tile.whirlpool", {}),
        ("shark_defence", "tile.red", {}),
        ("volcano", "tile.volcano", {}),
        ("volcano", "challenge.last-volcano", {"to_the_last": True}),
        ("volcano", "challenge.submerged-volcano", {"submerged": True}),
    ],
)
def test_what_is_turned_up(back: str, rule: str, options: dict[str, Any]) -> None:
    mountains = "I4 I5 I7 I8 J4 J5 J6 J7"
    state = go(position(land=f"mountain {mountains}", red="~A1", **options), "sink I4")
    assert GAME.rule(state, action_of(state, f"reveal {back}")) == f"survive.{rule}"


@pytest.mark.parametrize(
    ("die", "met", "rule"),
    [
        ("serpent", "~C5", "creature.serpent-swimmers"),
        ("serpent", "@C5", "creature.serpent-boat"),
        ("shark", "~C5", "creature.shark-swimmers"),
        ("shark", "@C5", "creature.range"),
        ("whale", "@C5", "creature.whale-capsizes"),
        ("whale", "~C5", "creature.range"),
    ],
)
def test_what_a_creature_does(die: str, met: str, rule: str) -> None:
    beast: dict[str, Any] = {f"{die}s": "C4"}
    state = rolled(die, red="~M1", blue=met, boats="C5", **beast)
    assert GAME.rule(state, action_of(state, "prowl C4 C5")) == f"survive.{rule}"
    assert GAME.rule(state, action_of(state, "stay")) == "survive.creature.may-stay"


@pytest.mark.parametrize(("die", "met"), [("shark", "~C5"), ("whale", "@C5")])
def test_what_a_defender_answers(die: str, met: str) -> None:
    beast: dict[str, Any] = {f"{die}s": "C4"}
    state = rolled(die, red="~M1", blue=met, boats="C5", kept=["", f"{die}_defence"], **beast)
    go(state, "prowl C4 C5")
    assert GAME.rule(state, action_of(state, "defend")) == f"survive.defence.{die}"
    assert GAME.rule(state, action_of(state, "decline")) == "survive.defence.may"


def test_how_a_game_is_set_up() -> None:
    first = GAME.start()
    assert GAME.rule(first, action_of(first, "lay beach")) == "survive.setup.terrain"
    placing, launching = opened(), settled()
    assert GAME.rule(placing, placing.legal()[0]) == "survive.setup.place-one"
    assert GAME.rule(launching, launching.legal()[0]) == "survive.setup.boats"


def test_what_the_die_shows() -> None:
    state = go(position(land="beach D4", red="~A1", under="wind"), "sink D4", "reveal wind")
    assert {GAME.rule(state, action_of(state, word)) for word in legal(state)} == {
        "survive.creature.die"
    }
