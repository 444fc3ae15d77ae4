"""What is lost, forgotten or cleared when the next thing is done, or when a turn ends."""

from typing import Any

import pytest

from incognita.games.eldorado.rules.cards import ANY
from incognita.games.eldorado.rules.extras import LISTS, NUMBERS
from tests.eldorado.hexes import door, hex_line, hex_position
from tests.eldorado.positions import at, cards, extras_of, go, legal, line, names, why_not

# Of the extras, what belongs to one turn, and how a turn finds it.
FRESH: dict[str, Any] = {
    "came": [-1, -1], "dug": [0, 0], "passing": 0, "changed": 0, "free_market": 0, "free_tile": 0,
    "moved": 0, "on_top": 0, "banishing": 0, "ghost": -1, "item": -1, "gait": 0, "walker": -1,
    "due": 0, "curse": -1, "asked": -1, "lifting": -1, "swapped": 0, "cave": -1, "at_rest": 0,
}  # fmt: skip


@pytest.mark.rule("eldorado.turn.put-down")
@pytest.mark.parametrize("junk", [3, 7])
def test_nothing_used_in_a_turn_outlasts_it(junk: int) -> None:
    state = hex_line("J1", hand="sailor " * 4)
    extras = extras_of(state)
    for name, value in FRESH.items():
        field = {**LISTS, **NUMBERS}[name]
        setattr(extras, field, [junk, junk] if isinstance(value, list) else junk)
    extras.curses_due = 0
    extras.hops = []
    state.purse, state.owed, state.giver, state.target = junk, junk, junk, junk
    state.mover, state.symbol, state.strength, state.bought = 0, 0, junk, True
    state.boxed = [junk]
    go(state, "end")
    dump = state.dump()
    assert {name: dump["extras"][name] for name in FRESH} == FRESH
    base = ("purse", "owed", "giver", "target", "mover", "symbol", "strength", "bought", "boxed")
    assert [dump[name] for name in base] == [0, 0, -1, -1, -1, ANY, 0, False, []]


@pytest.mark.rule("eldorado.end.play-out")
def test_the_last_seat_of_the_round_is_the_last_to_have_had_a_turn() -> None:
    state = line("E", hand="explorer", seat=2, arrived=[0], others="home L0")
    go(state, "explorer Z1")
    assert (state.seat, state.view(-1)["phase"]) == (2, "over")


# ---------------------------------------------------------------- strength that is left over


@pytest.mark.rule("eldorado.move.lost", "eldorado.caves.any-time")
def test_a_tile_used_in_between_loses_left_over_strength() -> None:
    state = line("J1 J1 J1", hand="trailblazer", tiles="pass", caves=True)
    go(state, "trailblazer L1", "use tile_pass")
    assert legal(state, "step") == set()


@pytest.mark.rule("eldorado.move.lost", "eldorado.caves.change-symbol")
def test_so_does_a_card_paid_with_another_symbol() -> None:
    state = line("J1 J1", hand="trailblazer", tiles="change_symbol machete_2", caves=True)
    go(state, "use tile_change_symbol", "tile_machete_2 L1")
    assert legal(state, "step") == {"step L2"}
    go(state, "change trailblazer")
    assert (state.purse, legal(state, "step"), state.mover) == (6, set(), -1)


@pytest.mark.rule("eldorado.hex.shaman", "eldorado.walk.steps")
def test_so_does_the_curse_after_a_walk_that_stopped_early() -> None:
    state = go(hex_line("J1 J1 J1", hand="shaman"), "shaman L1", "done", "curse misery")
    assert legal(state, "step") == set()
    assert why_not(state, "step L2") == ("no-left-over", "move.left-over")


@pytest.mark.rule("eldorado.move.lost", "eldorado.curse.lift")
def test_so_does_the_lifting_of_a_curse() -> None:
    state = hex_line("J1 J1 J1", hand="trailblazer compass", curses="misery")
    go(state, "trailblazer L1", "lift misery", "give compass")
    assert legal(state, "step") == set()


@pytest.mark.rule("eldorado.walk.steps", "eldorado.move.lost")
def test_a_walk_is_no_continuation_of_the_card_before() -> None:
    state = hex_line("J1 J1 W1 W1", hand="trailblazer nathan_cook")
    go(state, "trailblazer L1", "nathan_cook L2")
    assert (legal(state, "step"), state.strength) == ({"step L3", "step L1"}, 2)
    go(state, "step L3", "step L4")
    assert at(state) == "L4"


@pytest.mark.rule("eldorado.hero.tavern", "eldorado.move.lost")
def test_so_does_a_visit_to_the_tavern() -> None:
    state = go(hex_position(at=door(), hand="photographer"), "photographer Y1")
    assert legal(state, "step")
    go(state, "visit tavern", "reveal nathan_cook", "reveal mary_ripley", "reveal lara_omalley")
    go(state, "hire mary_ripley")
    assert legal(state, "step") == set()


# ---------------------------------------------------------------- the item used last


@pytest.mark.rule("eldorado.caves.keep-item")
@pytest.mark.parametrize(
    "words", [["pay sailor"], ["use tile_pass"], ["lift misery", "give compass"]]
)
def test_whatever_is_done_after_an_item_it_is_too_late_to_keep_it(words: list[str]) -> None:
    state = hex_line(
        "J1 J1", hand="giant_machete sailor photographer compass", tiles="keep_item pass",
        curses="misery",
    )  # fmt: skip
    go(state, "giant_machete L1")
    assert "use tile_keep_item" in legal(state)
    go(state, *words)
    assert why_not(state, "use tile_keep_item") == ("tile-idle", "caves.keep-item")


@pytest.mark.rule("eldorado.caves.keep-item", "eldorado.demon.enter")
def test_nor_is_it_kept_once_a_demon_space_was_entered() -> None:
    state = hex_line("J1 D1", hand="giant_machete", tiles="keep_item")
    go(state, "giant_machete L1", "brave L2", "curse misery")
    assert why_not(state, "use tile_keep_item") == ("tile-idle", "caves.keep-item")


@pytest.mark.rule("eldorado.caves.keep-item")
def test_an_item_that_was_kept_is_out_of_the_box_for_good() -> None:
    state = line("J1 J1", hand="giant_machete", tiles="keep_item", caves=True)
    go(state, "giant_machete L1", "use tile_keep_item")
    assert (state.boxed, names(state.played)) == ([], "giant_machete")


# ---------------------------------------------------------------- the copy and the changed symbol


@pytest.mark.rule("eldorado.promo.binoculars")
def test_a_copy_fades_with_the_purchase() -> None:
    state = line("J1", hand="binoculars photographer", promos=True)
    go(state, "pay photographer", "play binoculars", "copy transmitter")
    assert "play transmitter 0" in legal(state)
    go(state, "buy scout")
    assert legal(state, "play") == set()


@pytest.mark.rule("eldorado.promo.binoculars", "eldorado.caves.keep-item")
def test_only_binoculars_that_left_the_game_this_turn_are_kept() -> None:
    state = line("J1 J1", hand="explorer", tiles="keep_item", promos=True, caves=True)
    extras_of(state).copied_card = cards("scout")[0]
    go(state, "scout L1")
    assert (extras_of(state).item, state.boxed) == (-1, [])
    assert why_not(state, "use tile_keep_item") == ("tile-idle", "caves.keep-item")


@pytest.mark.rule("eldorado.promo.binoculars", "eldorado.curse.lift")
def test_a_copy_fades_when_a_curse_is_lifted() -> None:
    state = hex_line("J1", hand="binoculars compass", promos=True)
    go(state, "play binoculars", "copy scout")
    extras_of(state).cursed[3] = 1
    extras_of(state).curses[3] -= 1
    go(state, "lift misery", "give compass")
    assert legal(state, "move") == set()


@pytest.mark.rule("eldorado.caves.change-symbol")
@pytest.mark.parametrize("space", ["C1", "R1"])
def test_a_card_given_up_is_the_next_card_too(space: str) -> None:
    state = line(f"{space} W1", hand="explorer explorer", tiles="change_symbol", caves=True)
    go(state, "use tile_change_symbol", "enter L1", "give explorer")
    assert extras_of(state).changed == 0
    assert legal(state, "move") == set()


@pytest.mark.rule("eldorado.caves.change-symbol")
@pytest.mark.parametrize("tile", ["machete_1", "machete_2", "pass"])
def test_a_tile_in_between_leaves_the_change_to_the_next_card(tile: str) -> None:
    state = line("J1 W1", hand="explorer", tiles=f"change_symbol {tile}", caves=True)
    go(state, "use tile_change_symbol")
    go(state, "use tile_pass" if tile == "pass" else f"tile_{tile} L1")
    assert extras_of(state).changed == 1
    if tile != "pass":
        go(state, "explorer L2")
        assert at(state) == "L2"
