"""Bots that know caves, promo cards and Heroes & Hexes."""

from typing import Any

import pytest

from incognita.bots import make_bot
from incognita.core import CHANCE, OVER, Rng
from incognita.games.eldorado.rules import actions as act
from incognita.search.playout import play_on
from tests.eldorado.hexes import HEXES, ROUTE, door, hex_line, hex_position
from tests.eldorado.positions import GAME, curses, go, line

EVERYTHING: dict[str, Any] = {**HEXES, "promos": True, "route": ROUTE}

ROUTES = [
    "journey-into-the-unknown", "demon-gorges", "cursed-delta",
    "pilgrims-road", "blind-spot", "byways",
]  # fmt: skip


def chosen(state: Any) -> str:
    return GAME.text(state, GAME.evaluator().choose(state, Rng(1)))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{"caves": True}, {"promos": True}, EVERYTHING], ids=str)
@pytest.mark.long_games
def test_greedy_reaches_the_end(options: dict[str, Any], players: int) -> None:
    for seed in range(3):
        state = GAME.start(players=players, **options)
        play_on(state, GAME.evaluator(), Rng(seed), -1)
        assert state.actor() == OVER
        assert state.round < 45
        assert state.arrivals


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("route", ROUTES)
@pytest.mark.long_games
def test_greedy_braves_the_demons_of_every_route(route: str, players: int) -> None:
    for seed in range(2):
        state = GAME.start(players=players, **{**EVERYTHING, "route": route})
        play_on(state, GAME.evaluator(), Rng(seed), -1)
        assert state.arrivals
        assert state.round < 60


def test_greedy_explores_a_cave_and_hires_a_hero() -> None:
    cave = go(line("J1^ J1 J1", hand="explorer sailor", caves=True), "explorer L1")
    assert chosen(cave).startswith("explore")
    tavern = go(hex_position(at=door(), hand="traveler explorer"), "traveler Y1")
    assert chosen(tavern) == "visit tavern"


def test_greedy_goes_on_with_tiles_when_the_hand_is_empty() -> None:
    state = line("J1 J1 J1 J1", tiles="machete_2", caves=True)
    assert chosen(state) in ("tile_machete_2 L1", "end")
    late = line("J1 E", tiles="machete_2", at="L1", caves=True)
    assert chosen(late).startswith("tile_machete_2")


def test_greedy_lifts_misfortune_first() -> None:
    state = hex_line("J1 J1 J1", hand="explorer traveler scout", curses="misfortune")
    assert chosen(state) == "lift misfortune"
    play_on(state, GAME.evaluator(), Rng(1), 3)
    assert curses(state) == ""


def test_greedy_lifts_a_lethargy_that_stands_before_the_last_step() -> None:
    state = hex_line("J1 J1 E", at="L2", hand="scout sailor", curses="lethargy_machete")
    assert chosen(state) == "lift lethargy_machete"
    dry = hex_line("W1 W1 W1 W1 E", hand="scout sailor", curses="lethargy_machete")
    assert chosen(dry) != "lift lethargy_machete"


def test_greedy_wards_off_a_curse() -> None:
    state = go(hex_line("D1 J1", tiles="ward"), "brave L1", "curse misfortune")
    assert chosen(state) == "use tile_ward"


def test_greedy_moves_others_back_and_its_own_forward() -> None:
    state = hex_line("J1 J1 D1 J1 J1 E", at="L2", hand="explorer")
    go(state, "brave L3", "curse voodoo")
    assert chosen(state) == "hop 0 L2"
    own = hex_line("D1 J1 J1 J1 J1 E", seat=0, others="L3 home")
    go(own, "brave L1", "curse paralysis")
    assert own.actor() == 1
    assert chosen(own) == "hop 1 L4"


@pytest.mark.parametrize("seed", range(2))
def test_search_takes_legal_decisions_with_everything_on(seed: int) -> None:
    state = GAME.start(players=2, **EVERYTHING)
    bot = make_bot("search", GAME, seed, simulations=8)
    rng = Rng(seed)
    for _ in range(60):
        actor = state.actor()
        if actor == CHANCE:
            state.apply(state.sample(rng))
        elif actor >= 0:
            state.play(bot.decide(state, actor, 0.0), actor)


def test_weights_are_told_for_every_legal_action() -> None:
    state = hex_line("D1 J1", hand="scout geologist", tiles="pass step")
    weights = GAME.evaluator().priors(state, state.legal())
    assert len(weights) == len(state.legal())
    assert weights[state.legal().index(act.END)] > 0
