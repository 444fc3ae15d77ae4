"""Actions in short notation and as data for the page."""

import pytest

from incognita.core import CHANCE, OVER, Rng
from tests.explorers.playing import action_of, do, seal_all, turn_up
from tests.explorers.positions import GAME, cell, meadow, sketch


@pytest.mark.parametrize(
    ("words", "written"),
    [
        ("take grass", "take grass"),
        ("take sand", "take sand"),
        ("chart mountain", "chart mountain"),
    ],
)
def test_decisions_are_written_in_words(words: str, written: str) -> None:
    state = sketch("S Vx G", card="grass|sand", named=0, maps=1).as_actor(1)
    action = action_of(state, words)
    assert GAME.text(state, action) == written
    assert GAME.parse(state, written) == action


def test_cells_are_written_by_column_and_row() -> None:
    state = meadow({}, start="G7")
    assert GAME.text(state, action_of(state, "G8")) == "cross G8"
    assert GAME.parse(state, "cross G8") == action_of(state, "G8")


def test_spaces_do_not_matter() -> None:
    state = meadow({}, start="G7")
    assert GAME.parse(state, "  cross   G8 ") == action_of(state, "G8")


@pytest.mark.parametrize("words", ["", "cross", "cross Q1", "cross A1", "seal", "take grass"])
def test_what_cannot_be_done_is_not_read(words: str) -> None:
    with pytest.raises(ValueError, match="cannot be done here"):
        GAME.parse(meadow({}, start="G7"), words)


def test_set_up_is_written_too() -> None:
    state = GAME.start(players=2, setup="chosen")
    action = action_of(state, "lay 3 2")
    assert GAME.text(state, action) == "lay 3 turn 2"
    assert GAME.describe(state, action) == {
        "kind": "lay",
        "seat": 0,
        "slot": 0,
        "tile": 3,
        "turn": 2,
    }


def test_cards_are_written_by_number_and_alone_with_the_side_that_faces() -> None:
    many, alone = seal_all(meadow({})), seal_all(meadow({}, players=1))
    assert GAME.text(many, many.outcomes()[0][0]) == "card 1"
    assert [GAME.text(alone, outcome) for outcome, _ in alone.outcomes()][-2:] == [
        "card 8 facing water+mountain",
        "card 8 facing grass+sand",
    ]


def test_naming_a_duo() -> None:
    state = sketch("S Vx G", card="grass+mountain|water+sand")
    assert [GAME.text(state, action) for action in state.legal()] == [
        "name grass+mountain",
        "name water+sand",
    ]


def test_sides_tell_how_many_crosses_they_give() -> None:
    state = sketch("S Vx G", card="grass|sand", named=0).as_actor(1)
    lines = [GAME.describe(state, action) for action in state.legal(1)]
    assert [(one["kind"], one["seat"], one["side"], one["crosses"]) for one in lines] == [
        ("take", 1, 0, 2),
        ("take", 1, 1, 3),
    ]


def test_crosses_tell_what_they_find() -> None:
    state = sketch("Vx GH", card="grass|sand", named=0)
    assert GAME.describe(state, action_of(state, "B1")) == {
        "kind": "cross",
        "seat": 0,
        "cell": cell("B1"),
        "terrain": 1,
        "item": 3,
        "effect": "horse",
        "lost": False,
    }


@pytest.mark.parametrize(
    ("drawing", "rule"),
    [
        ("Vx G", "cross.adjacent"),
        ("Vx GK", "item.key"),
        ("Vx GP", "item.map"),
        ("Vx GH", "horse.at-once"),
        ("Vx GA", "food.kind"),
        ("Vx GD", "gem.tick"),
        ("Vx GT", "temple.best-value"),
    ],
)
def test_a_cross_names_the_rule_that_it_applies(drawing: str, rule: str) -> None:
    state = sketch(drawing, card="grass|sand", named=0, keys=1)
    assert GAME.rule(state, action_of(state, "B1")) == f"explorers.{rule}"


def test_sides_name_the_rule_that_they_apply() -> None:
    state = sketch("S Vx G", card="grass|sand", named=0, maps=1)
    assert GAME.rule(state, action_of(state, "take grass")) == "explorers.active.three"
    other = state.as_actor(1)
    assert GAME.rule(other, action_of(state, "take grass")) == "explorers.active.same-side"
    assert GAME.rule(other, action_of(state, "take sand")) == "explorers.active.other-side"
    assert GAME.rule(other, action_of(state, "chart sand")) == "explorers.map.four-crosses"
    alone = sketch("S Vx G", card="grass|sand", players=1)
    assert GAME.rule(alone, action_of(alone, "take sand")) == "explorers.solo.facing"
    last = sketch("S Vx G", card="grass|sand", players=3, on_round=4, turn=7)
    assert GAME.rule(last, action_of(last, "take sand")) == "explorers.turn.no-active"


@pytest.mark.parametrize("setup", ["random", "chosen"])
def test_every_step_of_a_game_has_words_data_and_a_rule(setup: str) -> None:
    known = GAME.catalogue().by_id
    state = GAME.start(players=2, setup=setup, temples="advanced", food="advanced", objectives=3)
    rng = Rng(2)
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            steps = [outcome for outcome, _ in state.outcomes()]
        else:
            steps = state.legal()
        for step in steps:
            assert GAME.parse(state, GAME.text(state, step)) == step
            assert GAME.describe(state, step)["seat"] == state.actor()
            assert GAME.rule(state, step) in known
        state.apply(steps[rng.below(len(steps))])


def test_the_next_card_may_be_written() -> None:
    state = seal_all(meadow({}))
    state.apply(GAME.parse(state, "card 6"))
    do(state, 1, "name mountain")
    assert state.view(0)["named"] == 1
    seal_all(state)
    turn_up(state, "water|grass")
    assert state.view(0)["card"] == 1
