"""Setting up (entdecker.setup.*)."""

import pytest

from incognita.core import CHANCE, OptionError
from incognita.games.entdecker.rules.actions import BACK, TILE
from incognita.games.entdecker.rules.tables import DISCOVERY, EVENT_NAMES, GRID, TOKENS
from incognita.games.voyage.rules.patterns import LETTERS, PATTERNS
from tests.entdecker.positions import GAME, leave_plants, offers, sail, settle, table, view


@pytest.mark.rule("entdecker.setup.players")
def test_two_to_four_play() -> None:
    for players in (2, 3, 4):
        assert GAME.start(players=players).players() == players
    for players in (1, 5):
        with pytest.raises(OptionError):
            GAME.start(players=players)


@pytest.mark.rule("entdecker.setup.first-player")
def test_the_first_player_spins_and_begins() -> None:
    state = GAME.start()
    settle(state)
    assert (state.actor(), view(state)["phase"]) == (CHANCE, "spin")
    assert GAME.describe(state, state.outcomes()[0][0])["seat"] == 0
    sail(state, "spin 4")
    assert (state.actor(), view(state)["phase"]) == (0, "start")


@pytest.mark.rule("entdecker.setup.first-player")
def test_nothing_has_happened_before_the_first_season() -> None:
    state = GAME.start()
    assert (state.first, state.season, state.spun, state.best) == (0, 0, 0, 0)
    assert (state.own_used, state.hostile, state.leaders) == (0, 0, 0)
    assert (state.seat, state.turn, state.budget, state.used) == (0, 0, 0, 0)
    assert (state.ship, state.pile, state.drawn, state.last) == (-1, -1, -1, -1)
    assert (state.island, state.asked) == (-1, -1)
    settle(state)
    assert state.season == 1


@pytest.mark.rule("entdecker.setup.board")
def test_seventy_squares_undiscovered() -> None:
    assert (GRID.width, GRID.height, GRID.squares) == (10, 7, 70)
    fresh = GAME.start()
    assert (view(fresh)["tiles"], view(fresh)["undiscovered"]) == ([], 70)
    assert len(GAME.scene(fresh)["squares"]) == 70


@pytest.mark.rule("entdecker.setup.circles")
def test_thirty_four_free_circles() -> None:
    starts = view(table())["starts"]
    assert len(starts) == 34
    assert {start["cost"] for start in starts} == {0}
    assert len(GAME.scene(table())["circles"]) == 34


@pytest.mark.rule("entdecker.setup.piles")
def test_five_even_piles() -> None:
    data = view(GAME.start())
    assert [pile["height"] for pile in data["piles"]] == [20, 20, 20, 19, 19]
    assert sum(entry["count"] for entry in data["unknown"]) == 98


@pytest.mark.rule("entdecker.setup.question-marks")
def test_twenty_tiles_with_a_question_mark() -> None:
    counts = {
        event: sum(DISCOVERY[PATTERNS * at : PATTERNS * (at + 1)])
        for at, event in enumerate(EVENT_NAMES)
    }
    assert counts == {
        "": 78, "storm": 3, "hostile": 3, "friendly": 3, "pirates": 3, "ruins": 4, "gold": 4,
    }  # fmt: skip
    assert GAME.start().outcomes() == [(BACK, 78), (BACK + 1, 20)]


@pytest.mark.rule("entdecker.setup.filler")
def test_six_filler_stacks() -> None:
    assert view(GAME.start())["filler"] == [4, 3, 3, 2, 3, 7]
    patterns = GAME.scene(GAME.start())["patterns"]
    assert [pattern["number"] for pattern in patterns] == [1, 2, 3, 4, 5, 6]
    assert patterns[5]["tile"] == "F"


@pytest.mark.rule("entdecker.setup.no-inland")
def test_all_land_is_never_drawn() -> None:
    inland = LETTERS.index("F")
    assert sum(DISCOVERY[inland::PATTERNS]) == 0
    state = sail(table(), "start S|E7", "announce 1", "draw 1")
    assert TILE + inland not in dict(state.outcomes())


@pytest.mark.rule("entdecker.setup.plants")
def test_twenty_plant_tokens_in_two_piles() -> None:
    assert (TOKENS, view(GAME.start())["plants"]) == ([0, 5, 5, 5, 5], [10, 10])
    state = sail(table(), "start S|E7", "announce 1", "C?friendly", "lay E7/0", "plant 1")
    assert [weight for _outcome, weight in state.outcomes()] == [5, 5, 5, 5]
    assert offers(leave_plants(table(), 3), "plant") == set()


@pytest.mark.rule("entdecker.setup.units", "entdecker.setup.wealth", "entdecker.setup.points")
def test_what_everybody_begins_with() -> None:
    for seat in view(GAME.start(players=4))["seats"]:
        assert (seat["supply"], seat["gold"], seat["points"]) == ([3, 2, 1], 4, 0)
    assert GAME.start().scores() == [0, 0, 0]
