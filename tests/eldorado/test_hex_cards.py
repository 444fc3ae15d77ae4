"""The new cards and cave tiles of Heroes & Hexes (eldorado.hex.*)."""

import pytest

from incognita.core import CHANCE
from tests.eldorado.hexes import HEXES, hex_line
from tests.eldorado.positions import (
    GAME,
    at,
    cards,
    curses,
    extras_of,
    go,
    hand,
    legal,
    market,
    names,
    reach,
    tiles,
    why_not,
)

NEW = "shaman geologist cave_explorer ranger"


@pytest.mark.rule("eldorado.hex.market")
def test_sixteen_piles_lie_beside_the_market() -> None:
    piles = GAME.start(**HEXES).view(0)["beyond"]
    assert len(piles) == 16
    assert names(pile["card"] for pile in piles[-4:]) == NEW
    assert all(pile["left"] == 3 for pile in piles)


@pytest.mark.rule("eldorado.hex.tiles", "eldorado.hex.reserve")
def test_fifty_four_tiles_fill_the_caves_and_the_reserve() -> None:
    state = GAME.start(**HEXES)
    assert sum(extras_of(state).pool) == 54
    assert state.view(-1)["caves"]["reserve"] == 54 - 4 * 3
    assert GAME.start(caves=True).view(-1)["caves"]["reserve"] == 0


@pytest.mark.rule("eldorado.hex.shaman", "eldorado.walk.steps")
def test_the_shaman_walks_two_spaces_and_is_cursed() -> None:
    state = hex_line("J4 W3 J1", hand="shaman explorer")
    go(state, "shaman L1")
    assert legal(state) == {"step L2", "done"}
    assert why_not(state, "explorer L2") == ("curse-due", "hex.shaman")
    go(state, "step L2")
    assert state.actor() == CHANCE
    go(state, "curse misery", "explorer L3")
    assert at(state) == "L3"
    assert names(state.played) == "shaman explorer"


@pytest.mark.rule("eldorado.hex.shaman")
def test_the_shaman_may_stop_after_one_space() -> None:
    state = go(hex_line("J4 W3 J1", hand="shaman"), "shaman L1", "done", "curse torment")
    assert at(state) == "L1"
    assert state.actor() == 0


@pytest.mark.rule("eldorado.hex.shaman", "eldorado.walk.steps")
def test_a_blockade_takes_one_of_the_shamans_steps() -> None:
    state = hex_line("|6| R2 J1", hand="shaman")
    go(state, "shaman x6", "step L1", "curse misery")
    assert at(state) == "L1"
    assert state.won[0] == [6]
    shut = hex_line("J1 |6| R2", hand="shaman", native_at_blockade="never")
    go(shut, "shaman L1")
    assert legal(shut) == {"done"}
    assert why_not(shut, "step x6") == ("curse-due", "hex.shaman")


@pytest.mark.rule("eldorado.hex.shaman", "eldorado.walk.steps")
def test_by_another_reading_each_step_of_the_shaman_may_take_one_blockade_first() -> None:
    state = go(hex_line("|6| R2 J1", hand="shaman", native_at_blockade="both"), "shaman x6")
    state.blockades[0] = 5
    assert legal(state) == {"done"}
    state.blockades[0] = 0
    assert legal(state) == {"done", "step L1"}
    go(state, "step L1", "step L2", "curse misery")
    assert at(state) == "L2"


@pytest.mark.rule("eldorado.hex.geologist")
def test_the_geologist_enters_demons_and_mountains() -> None:
    state = go(hex_line("D2 J1", hand="geologist"), "geologist L1")
    assert at(state) == "L1"
    assert curses(state) == ""
    peak = hex_line("J1 ## J1", hand="geologist explorer", at="L1", others="L0")
    go(peak, "geologist L2", "explorer L3")
    assert at(peak) == "L3"


@pytest.mark.rule("eldorado.hex.geologist")
def test_the_geologist_enters_nothing_else() -> None:
    state = hex_line("J1 J1", hand="geologist")
    assert why_not(state, "geologist L1") == ("walk-not-there", "hex.geologist")
    taken = hex_line("D1 J1", hand="geologist", others="L1")
    assert why_not(taken, "geologist L1") == ("walk-not-there", "hex.geologist")
    peak = hex_line("J1 ## J1", hand="geologist", tiles="geologist_step", at="L1", others="L2")
    assert why_not(peak, "geologist L2") == ("walk-not-there", "hex.geologist")
    assert why_not(peak, "tile_geologist_step L2") == ("walk-not-there", "hex.geologist-step")
    cave = hex_line("J1 @@ J1", hand="geologist", at="L1")
    assert why_not(cave, "geologist L2") == ("walk-not-there", "hex.geologist")


@pytest.mark.rule("eldorado.hex.geologist")
def test_who_stands_on_a_mountain_has_a_distance_to_go() -> None:
    state = go(hex_line("J1 ## J1 E", hand="geologist", at="L1"), "geologist L2")
    assert state.view(0)["seats"][0]["steps"] == 2


@pytest.mark.rule("eldorado.hex.cave-explorer")
def test_the_cave_explorer_takes_a_tile_from_the_reserve() -> None:
    state = go(hex_line("J1", hand="cave_explorer"), "play cave_explorer")
    assert state.actor() == CHANCE
    before = extras_of(state).reserve
    go(state, "find tile_pass")
    assert tiles(state) == "pass"
    assert extras_of(state).reserve == before - 1


@pytest.mark.rule("eldorado.hex.reserve")
def test_an_empty_reserve_is_made_of_the_used_tiles() -> None:
    state = hex_line("J1 J1", hand="cave_explorer cave_explorer")
    extras = extras_of(state)
    extras.tiles[18:36], extras.pool, extras.reserve = extras.pool, [0] * 18, 0
    assert why_not(state, "play cave_explorer") == ("no-reserve", "hex.reserve")
    extras.tiles[18] -= 1
    extras.used[0] += 1
    go(state, "play cave_explorer")
    assert state.outcomes() == [(0, 1)]
    go(state, "find tile_machete_1")
    assert tiles(state) == "machete_1"
    assert sum(extras_of(state).used) == 0


@pytest.mark.rule("eldorado.hex.ranger")
def test_the_ranger_has_three_machetes_or_paddles() -> None:
    assert reach(hex_line("J2 J1 W1", hand="ranger"), "ranger") == {"L1", "L2"}
    assert reach(hex_line("W3 J1", hand="ranger"), "ranger") == {"L1"}
    assert reach(hex_line("V1 J1", hand="ranger"), "ranger") == set()
    assert go(hex_line("J1", hand="ranger traveler"), "pay ranger").purse == 1


@pytest.mark.rule("eldorado.hex.banish")
def test_a_demon_goes_to_anothers_discard_pile() -> None:
    state = hex_line("J1", hand="demon explorer", tiles="banish_demon")
    assert legal(state, "use") == {"use tile_banish_demon 1", "use tile_banish_demon 2"}
    go(state, "use tile_banish_demon 2")
    assert hand(state) == "explorer"
    assert names(state.discards[2]) == "demon"
    assert tiles(state) == ""


@pytest.mark.rule("eldorado.hex.banish")
def test_without_a_demon_in_hand_the_tile_is_idle() -> None:
    state = hex_line("J1", hand="explorer", tiles="banish_demon")
    assert why_not(state, "use tile_banish_demon 1") == ("tile-idle", "hex.banish")


@pytest.mark.rule("eldorado.hex.ward")
def test_a_ward_is_asked_for_when_the_curse_lies_open() -> None:
    state = go(hex_line("D1 J1", tiles="ward"), "brave L1", "curse misfortune")
    assert state.view(-1)["hexes"]["curse"] == 5
    assert legal(state) == {"done", "use tile_ward"}
    assert why_not(state, "end") == ("warding", "hex.ward")
    go(state, "use tile_ward")
    assert (tiles(state), curses(state)) == ("", "")
    assert state.actor() == 0


@pytest.mark.rule("eldorado.hex.ward", "eldorado.demon.enter")
def test_a_ward_turns_one_curse_away_and_not_all() -> None:
    state = go(hex_line("D2 J1", tiles="ward"), "brave L1", "curse misfortune", "use tile_ward")
    assert state.actor() == CHANCE
    go(state, "curse misery")
    assert (curses(state), state.actor()) == ("misery", 0)
    two = go(hex_line("D2 J1", tiles="ward ward"), "brave L1", "curse misfortune", "use tile_ward")
    go(two, "curse misery", "done")
    assert (tiles(two), curses(two)) == ("ward", "misery")


@pytest.mark.rule("eldorado.hex.ward")
def test_a_ward_may_be_kept_and_is_no_use_at_other_times() -> None:
    state = hex_line("D1 J1", tiles="ward")
    assert why_not(state, "use tile_ward") == ("tile-idle", "hex.ward")
    go(state, "brave L1", "curse misery", "done")
    assert (tiles(state), curses(state)) == ("ward", "misery")


@pytest.mark.rule("eldorado.hex.ward", "eldorado.curse.cave-fever")
def test_a_fever_keeps_wards_shut() -> None:
    state = hex_line("D1 J1", tiles="ward", curses="cave_fever")
    go(state, "brave L1", "curse misery")
    assert state.view(-1)["phase"] == "play"


@pytest.mark.rule("eldorado.hex.ward")
def test_a_ward_turns_voodoo_away() -> None:
    state = go(hex_line("D1 J1 J1", tiles="ward"), "brave L1", "curse voodoo", "use tile_ward")
    assert state.actor() == 0
    assert at(state) == "L1"


@pytest.mark.rule("eldorado.hex.geologist-step")
def test_a_tile_walks_like_the_geologist() -> None:
    state = go(hex_line("D2 J1", tiles="geologist_step"), "tile_geologist_step L1")
    assert at(state) == "L1"
    assert (tiles(state), curses(state)) == ("", "")
    flat = hex_line("J1", tiles="geologist_step")
    assert why_not(flat, "tile_geologist_step L1") == ("walk-not-there", "hex.geologist-step")


@pytest.mark.rule("eldorado.hex.free-market")
def test_a_card_from_beside_the_market_leaves_its_pile_there() -> None:
    state = hex_line("J1", hand="journalist", tiles="free_market")
    slots = market(state)
    assert why_not(go(state, "pay journalist"), "buy cave_explorer") == (
        "market-full",
        "market.six",
    )
    go(state, "use tile_free_market", "buy cave_explorer")
    assert names(state.discards[0]) == "cave_explorer"
    assert market(state) == slots
    assert state.stock[cards("cave_explorer")[0]] == 2
    assert extras_of(state).free_market == 0


@pytest.mark.rule("eldorado.hex.free-market")
def test_nor_does_the_pile_fill_an_empty_place() -> None:
    gap = "scout - photographer treasure_chest jack transmitter"
    state = hex_line("J1", hand="journalist", tiles="free_market", market=gap)
    plain = go(state.copy(), "pay journalist", "buy cave_explorer")
    assert market(plain) == gap.replace("-", "cave_explorer")
    go(state, "use tile_free_market", "pay journalist", "buy cave_explorer")
    assert market(state) == gap


@pytest.mark.rule("eldorado.hex.free-market")
def test_the_free_market_is_for_this_turns_purchase() -> None:
    state = hex_line("J1", hand="journalist traveler", tiles="free_market free_market")
    go(state, "use tile_free_market")
    assert why_not(state, "use tile_free_market") == ("tile-idle", "hex.free-market")
    go(state, "pay journalist", "buy compass")
    assert why_not(state, "use tile_free_market") == ("tile-idle", "hex.free-market")
