"""Tiles after the purchase, and stops that last until the piece moves on (eldorado.caves.*)."""

import pytest

from incognita.games.eldorado.rules.state import EldoradoState
from tests.eldorado.hexes import door, hex_line, hex_position
from tests.eldorado.positions import (
    GAME,
    action_of,
    at,
    cards,
    extras_of,
    go,
    legal,
    line,
    names,
    tiles,
    why_not,
)

BUYER = "photographer explorer"


def cave(state: EldoradoState) -> str:
    return state.route.names[state.route.cave_cells[0]]


# ---------------------------------------------------------------- after the purchase


@pytest.mark.rule("eldorado.caves.any-time", "eldorado.buy.after-moves")
@pytest.mark.parametrize("words", [["pay photographer"], ["pay photographer", "buy scout"]])
def test_a_tile_moves_a_piece_after_the_purchase(words: list[str]) -> None:
    state = line("J1 J1 J1", hand=BUYER, tiles="machete_2 step", caves=True)
    go(state, *words)
    assert legal(state, "move") == {"tile_machete_2 L1", "tile_step L1"}
    assert why_not(state, "explorer L1") == ("after-purchase", "buy.after-moves")
    go(state, "tile_machete_2 L1")
    assert legal(state, "step") == {"step L2"}
    go(state, "step L2", "tile_step L3")
    assert (at(state), tiles(state)) == ("L3", "")


@pytest.mark.rule("eldorado.caves.any-time", "eldorado.caves.stop")
def test_a_piece_moved_so_explores() -> None:
    state = line("J1^ J1 J1", hand=BUYER, tiles="machete_1", caves=True)
    go(state, "pay photographer", "buy scout", "tile_machete_1 L1", f"explore {cave(state)}")
    go(state, "find tile_paddle_1")
    assert tiles(state) == "paddle_1"


@pytest.mark.rule("eldorado.caves.any-time", "eldorado.hex.cave-explorer")
def test_a_tile_that_the_cave_explorer_draws_after_the_purchase_walks() -> None:
    state = hex_line("W3 J1", hand="photographer cave_explorer")
    go(state, "pay photographer", "buy scout", "play cave_explorer", "find tile_step")
    go(state, "tile_step L1")
    assert at(state) == "L1"


@pytest.mark.rule("eldorado.buy.after-moves")
@pytest.mark.parametrize(("land", "words"), [("R1 J1", "enter L1"), ("D1 J1", "brave L1")])
def test_nothing_but_tiles_moves_a_piece_then(land: str, words: str) -> None:
    state = hex_line(land, hand="photographer explorer frank", tiles="change_symbol step")
    go(state, "pay photographer", "use tile_change_symbol")
    assert legal(state, "move") == {"tile_step L1"}
    assert legal(state, "enter") == legal(state, "brave") == set()
    assert why_not(state, words) == ("after-purchase", "buy.after-moves")
    assert why_not(state, "frank_once L1") == ("after-purchase", "buy.after-moves")


@pytest.mark.rule("eldorado.caves.any-time")
def test_the_page_is_told_the_same() -> None:
    state = line("J1 W1 J1", hand=BUYER, tiles="machete_2", caves=True)
    go(state, "pay photographer")
    near, far = (state.route.names.index(name) for name in ("L1", "L2"))
    assert [plan["card"] for plan in GAME.plans(state)] == cards("tile_machete_2")
    assert GAME.why(state, 0, {"to": near}) is None
    late = GAME.why(state, 0, {"to": near, "card": cards("explorer")[0]})
    wet = GAME.why(state, 0, {"to": far, "card": cards("tile_machete_2")[0]})
    assert late is not None
    assert wet is not None
    assert (late.code, wet.code) == ("after-purchase", "wrong-symbol")


# ---------------------------------------------------------------- until the piece moves on


@pytest.mark.rule("eldorado.caves.stop", "eldorado.blockade.stay")
def test_to_open_a_blockade_is_not_to_move_on() -> None:
    state = line("J1^ |1| J1 J1", hand="explorer explorer", caves=True)
    go(state, "explorer L1", "explorer x1")
    assert legal(state, "explore") == {f"explore {cave(state)}"}
    go(state, f"explore {cave(state)}", "find tile_pass")
    assert legal(state, "explore") == set()


@pytest.mark.rule("eldorado.caves.stop", "eldorado.caves.come-away")
def test_the_step_after_the_blockade_does_move_on() -> None:
    state = line("J1 J1^ |1| J1 J1 J1", hand="explorer trailblazer", at="L1", caves=True)
    go(state, "explorer L2", "trailblazer x1")
    assert legal(state, "explore") == {f"explore {cave(state)}"}
    go(state, "step L3")
    assert extras_of(state).move_origin[0] == state.route.names.index("L2")
    assert legal(state, "explore") == set()


@pytest.mark.rule("eldorado.caves.stop")
def test_a_blockade_opened_from_an_old_stop_opens_no_cave() -> None:
    state = line("J1^ |1| J1 J1", hand="explorer", at="L1", caves=True)
    go(state, "explorer x1")
    assert legal(state, "explore") == set()


@pytest.mark.rule("eldorado.caves.stop", "eldorado.demon.blockade")
def test_nor_is_braving_a_demon_blockade() -> None:
    state = hex_line("J1^ |7| J1 J1", hand="explorer")
    go(state, "explorer L1", "brave x7", "curse misery")
    assert len(legal(state, "explore")) == 1


@pytest.mark.rule("eldorado.caves.stop", "eldorado.curse.voodoo")
def test_a_voodoo_that_moves_nothing_takes_no_cave() -> None:
    stuck = go(hex_line("D1^ ##", at="L0"), "brave L1", "curse voodoo")
    assert stuck.actor() == 0
    assert len(legal(stuck, "explore")) == 1
    spared = hex_line("D1^ J1 J1", forced_moves="may")
    go(spared, "brave L1", "curse voodoo", "done")
    assert len(legal(spared, "explore")) == 1
    moved = hex_line("D1^ J1 J1", forced_moves="may")
    go(moved, "brave L1", "curse voodoo", "hop 0 L2", "done")
    assert legal(moved, "explore") == set()


@pytest.mark.rule("eldorado.hero.tavern")
@pytest.mark.parametrize("visit", ["must", "may"])
def test_nor_does_it_take_a_visit_to_the_tavern(visit: str) -> None:
    state = hex_position(at=door(), hand="shaman", tavern_visit=visit, forced_moves="may")
    go(state, "shaman Y1", "done", "curse voodoo")
    moved = go(state.copy(), next(iter(sorted(legal(state, "hop")))), "done")
    assert legal(moved, "visit") == set()
    go(state, "done")
    assert legal(state, "visit") == {"visit tavern"}


@pytest.mark.rule("eldorado.hero.tavern")
def test_no_seam_lies_beside_the_tavern() -> None:
    route = hex_position().route
    assert all(seam < 0 for cell in route.tavern_cells for seam in route.seams[2 * cell :][:2])


# ---------------------------------------------------------------- the rulebook's example


@pytest.mark.rule("eldorado.caves.explore", "eldorado.caves.come-away", "eldorado.caves.keep")
def test_julien_and_the_cave() -> None:
    state = line("J1^ J1 J1", hand="explorer photographer", caves=True)
    go(state, "explorer L1", f"explore {cave(state)}", "find tile_machete_1")
    assert state.view(1)["seats"][0]["tiles"] == cards("tile_machete_1")
    kept = state.copy()
    go(state, "tile_machete_1 L2")
    assert (at(state), tiles(state)) == ("L2", "")
    assert extras_of(state).used[0] == 1
    reason = state.refusal(0, action_of(state, f"explore {cave(state)}"))
    assert reason is not None
    assert reason.code == "not-come-to-cave"
    go(kept, "end")
    assert tiles(kept) == "machete_1"
    assert (names(kept.discards[0]), names(kept.decks[0])) == ("", "explorer")
