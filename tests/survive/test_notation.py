"""Actions as short text that can be read and pasted, and the rules that log lines point to."""

import pytest

from incognita.core import State
from tests.survive.playing import action_of, begun, go, opened, rolled
from tests.survive.positions import GAME, position


def texts(state: State) -> set[str]:
    return {GAME.text(state, action) for action in state.legal()}


def rule_of(state: State, words: str) -> str:
    return GAME.rule(state, action_of(state, words)).removeprefix("survive.")


def test_setting_up_in_text() -> None:
    assert GAME.text(GAME.start(), 1) == "lay beach"
    state = opened(players=2, colours=2)
    assert {"place red 6 D4", "place yellow 1 J7"} <= texts(state)
    assert "place 6 D4" in texts(opened(players=3))
    assert GAME.parse(state, " place  red 6   D4 ") in state.legal()


def test_a_turn_in_text() -> None:
    state = position(
        land="beach D4 D5", red="D4 ~C2 @C6 ~B1", boats="C6 C5", kept=["dolphin wind move_shark"],
        sharks="M1",
    )  # fmt: skip
    wanted = {
        "walk red1 D5", "swim red1 C4", "board red1 C5", "swim red2 C1", "dive red3", "land red4",
        "board red3 C5", "sail boat1 C7", "sink D4", "dolphin red2 C3", "wind boat2 C4",
        "lift shark1",
    }  # fmt: skip
    assert wanted <= texts(state)
    climber = position(land="beach D4", red="~C4", boats="C4")
    assert "climb red1" in texts(climber)


def test_chance_creatures_and_answers_in_text() -> None:
    sunk = go(position(land="beach D4 D5", red="D4", under="boat"), "sink D4")
    assert GAME.text(sunk, GAME.parse(sunk, "reveal boat")) == "reveal boat"
    state = rolled("shark", red="~M1", blue="~C5", sharks="C4", kept=["", "shark_defence"])
    assert {"prowl shark1 C5", "stay"} <= texts(state)
    state.play(GAME.parse(state, "prowl shark1 C5"))
    assert texts(state) == {"defend", "decline"}


def test_what_cannot_be_done_cannot_be_read() -> None:
    state = position(land="beach D4 D5", red="D4")
    for words in ("walk red1 D6", "sink D9", "", "defend", "walk red2 D5"):
        with pytest.raises(ValueError, match="cannot be done here"):
            GAME.parse(state, words)


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("walk r0 D5", "move.tile-to-tile"),
        ("swim r0 C4", "move.into-sea"),
        ("swim r1 B3", "swim.step"),
        ("swim r1 B2", "swim.danger"),
        ("board r0 C5", "boat.board"),
        ("board r2 C6", "boat.change"),
        ("board r2 D7", "boat.board-danger"),
        ("dive r2", "boat.jump"),
        ("land r3", "land.from-sea"),
        ("sail C5 C4", "boat.sail"),
        ("sink D4", "sink.swimmers"),
        ("dolphin r1 B3", "kept.dolphin"),
        ("wind C5 C4", "kept.wind"),
        ("lift B2", "kept.creature"),
    ],
)
def test_a_line_of_the_log_points_to_its_rule(words: str, rule: str) -> None:
    state = position(
        land="beach D4 D5", red="D4 ~C3 @C7 ~C1", boats="C5 C6 C7 D7", sharks="B2",
        serpents="D7", kept=["dolphin wind move_shark"],
    )  # fmt: skip
    assert rule_of(state, words) == rule


@pytest.mark.parametrize(
    ("die", "start", "to", "rule"),
    [
        ("shark", "C4", "C5", "creature.shark-swimmers"),
        ("shark", "C4", "C3", "creature.range"),
        ("serpent", "C4", "C5", "creature.serpent-swimmers"),
        ("serpent", "B5", "B6", "creature.serpent-boat"),
        ("whale", "B5", "B6", "creature.whale-capsizes"),
    ],
)
def test_a_creature_points_to_what_it_does(die: str, start: str, to: str, rule: str) -> None:
    beasts = {f"{die}s": start}
    state = rolled(die, red="~C5 ~M1", blue="@B6", boats="B6", **beasts)
    assert rule_of(state, f"prowl {start} {to}") == rule
    assert rule_of(state, "stay") == "creature.may-stay"


def test_glides_stops_and_chance_point_to_their_rules() -> None:
    state = begun(players=2)
    go(state, min(GAME.text(state, action) for action in state.legal() if action in sinks(state)))
    assert rule_of(state, "reveal shark") == "tile.shark"
    assert rule_of(state, "reveal dolphin") == "tile.red"
    go(state, "reveal dolphin")
    assert rule_of(state, "roll whale") == "creature.die"
    carried = go(position(land="beach J4", red="~C4", kept=["dolphin"]), "dolphin r0 C3")
    assert rule_of(carried, "glide C2") == rule_of(carried, "stop") == "kept.dolphin"
    blown = go(position(land="beach J4", red="@C4", boats="C4", kept=["wind"]), "wind C4 C3")
    assert rule_of(blown, "glide C2") == rule_of(blown, "stop") == "kept.wind"
    swum = go(rolled("shark", red="~M1", sharks="C4"), "prowl C4 C5")
    assert rule_of(swum, "stop") == "creature.range"


def sinks(state: State) -> list[int]:
    return [a for a in state.legal() if GAME.describe(state, a)["kind"] == "sink"]
