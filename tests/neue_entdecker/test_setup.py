"""Setting up (neue-entdecker.setup.*)."""

import tomllib

import pytest

from incognita.core import CHANCE, OptionError
from incognita.games.neue_entdecker.rules.actions import BACK, TILE
from incognita.games.neue_entdecker.rules.tables import (
    COINS,
    DATA,
    EVENT_NAMES,
    GRID,
    HIDDEN,
    LENGTH,
    PATHS,
    SCOUTS,
    SPACES,
    STOCK,
    TOKEN_VALUES,
    TOKENS,
    WATERFALLS,
)
from incognita.games.voyage.rules.grid import SIDE_NAMES
from incognita.games.voyage.rules.patterns import LETTERS, PATTERNS
from tests.neue_entdecker.positions import (
    GAME,
    huts,
    jungle,
    phase,
    sail,
    settle,
    supply,
    table,
)

FULL_HUTS = "1=5:0 2=5:0 3=5:0 4=10:0 5=10:0 6=10:0 7=15:0"


@pytest.mark.rule("neue-entdecker.setup.players")
def test_two_to_four_play() -> None:
    for players in (2, 3, 4):
        assert GAME.start(players=players).players() == players
    assert GAME.start().players() == 3
    for players in (1, 5):
        with pytest.raises(OptionError):
            GAME.start(players=players)


@pytest.mark.parametrize(
    ("players", "colours"),
    [
        (2, ["red", "white"]),
        (3, ["red", "white", "yellow"]),
        (4, ["red", "white", "yellow", "violet"]),
    ],
)
@pytest.mark.rule("neue-entdecker.setup.colours")
def test_colours_join_in_order(players: int, colours: list[str]) -> None:
    colours_sent = GAME.scene(GAME.start(players=players))["colours"]
    assert [one["colour"] for one in colours_sent] == colours
    words = {2: "two_players", 3: "three_players", 4: "four_players"}
    pieces = tomllib.loads((DATA / "pieces.toml").read_text(encoding="utf-8"))
    assert pieces["colours"][words[players]] == colours


@pytest.mark.rule("neue-entdecker.setup.first-player")
def test_the_first_player_begins() -> None:
    state = GAME.start()
    assert (state.actor(), phase(state)) == (CHANCE, "back")
    settle(state)
    assert (state.actor(), phase(state), state.turn) == (0, "start", 1)


@pytest.mark.rule("neue-entdecker.setup.board")
def test_ninety_six_squares() -> None:
    assert (GRID.width, GRID.height, GRID.squares) == (12, 8, 96)
    state = GAME.start(layout="free")
    assert (state.sea.left, state.view(0)["undiscovered"]) == (96, 96)
    assert len(GAME.scene(state)["squares"]) == 96


@pytest.mark.rule("neue-entdecker.setup.edge")
def test_forty_edge_spaces_and_their_coins() -> None:
    sides = [SIDE_NAMES[side] for side in GRID.circle_sides]
    assert {side: sides.count(side) for side in "NESW"} == {"N": 12, "E": 8, "S": 12, "W": 8}
    coins = {"N": 2, "E": 1, "S": 0, "W": 1}
    assert [coins[side] for side in sides] == COINS
    assert [edge["coins"] for edge in GAME.scene(table())["edges"]] == COINS
    assert len(table().legal()) == 40


@pytest.mark.parametrize(("players", "scouts"), [(2, 20), (3, 15), (4, 12)])
@pytest.mark.rule("neue-entdecker.setup.scouts", "neue-entdecker.setup.units")
def test_units_of_everybody(players: int, scouts: int) -> None:
    assert SCOUTS[players] == scouts
    state = GAME.start(players=players)
    for seat in range(players):
        assert supply(state, seat) == [scouts - 1, 2, 1]


@pytest.mark.rule("neue-entdecker.setup.gold", "neue-entdecker.setup.points")
def test_seven_gold_and_no_points() -> None:
    state = GAME.start(players=4)
    assert (state.gold, state.points, state.scores()) == ([7] * 4, [0] * 4, [0] * 4)


@pytest.mark.rule("neue-entdecker.setup.bank")
def test_gold_has_no_limit() -> None:
    assert sail(table(gold=[3, 900, 0]), "roll 6").gold == [9, 907, 7]
    rich = sail(table(gold=900), "start S|E8", "hidden 1", "C?gold", "lay E8/0")
    assert rich.gold[0] == 902


@pytest.mark.rule("neue-entdecker.setup.hidden")
def test_six_equal_hidden_piles() -> None:
    state = GAME.start()
    assert (sum(HIDDEN), state.heights) == (120, [20] * 6)


@pytest.mark.rule("neue-entdecker.setup.question-marks")
def test_twenty_two_tiles_with_a_question_mark() -> None:
    counts = {
        event: sum(HIDDEN[PATTERNS * at : PATTERNS * (at + 1)])
        for at, event in enumerate(EVENT_NAMES)
    }
    assert counts == {"": 98, "gold": 6, "pirates": 5, "natives": 6, "storm": 5}
    assert GAME.start().outcomes() == [(BACK, 98), (BACK + 1, 22)]


@pytest.mark.rule("neue-entdecker.setup.open")
def test_sixty_open_tiles() -> None:
    assert STOCK == [18, 10, 7, 4, 6, 11]
    assert sum(STOCK) + sum(WATERFALLS.values()) == 60
    assert GAME.start(layout="free").stock == STOCK


def test_a_hundred_and_eighty_tiles() -> None:
    assert sum(HIDDEN) + sum(STOCK) + sum(WATERFALLS.values()) == 180


@pytest.mark.rule("neue-entdecker.setup.no-inland")
def test_all_land_is_never_drawn() -> None:
    inland = LETTERS.index("F")
    assert sum(HIDDEN[inland::PATTERNS]) == 0
    state = sail(table(), "start S|E8", "hidden 1", "draw 1")
    outcomes = [outcome for outcome, _weight in state.outcomes()]
    assert sorted(outcomes) == [TILE + pattern for pattern in range(PATTERNS) if pattern != inland]


@pytest.mark.rule("neue-entdecker.setup.huts")
def test_seven_empty_huts() -> None:
    state = GAME.start()
    assert (PATHS, huts(state), jungle(state)) == (7, [0] * 7, {})


@pytest.mark.rule("neue-entdecker.setup.plants")
def test_nine_tokens_and_two_stay_in_the_bag() -> None:
    assert (TOKEN_VALUES, TOKENS, GAME.start().bag) == ([5, 10, 15], [3, 3, 3], [3, 3, 3])
    state = table(huts=FULL_HUTS)
    sail(state, "start S|E8", "hidden 2", "C?natives", "lay E8/0", "scout 7")
    assert (jungle(state), sum(state.bag), state.actor()) == ({"7.1": "0"}, 2, 0)


@pytest.mark.rule("neue-entdecker.jungle.room")
def test_there_is_room_for_every_scout() -> None:
    assert (LENGTH, SPACES, PATHS * LENGTH) == (7, 49, 49)
    assert max(players * (SCOUTS[players] - 1) for players in (2, 3, 4)) == 44 < SPACES
