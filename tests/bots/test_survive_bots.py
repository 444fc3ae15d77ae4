"""Bots at Survive: they save their valuable explorers and harm those of others."""

from typing import Any

import pytest

from incognita.bots import advise, make_bot
from incognita.core import CHANCE, OVER, Rng, State
from incognita.games.survive.rules.state import SurviveState
from incognita.search.playout import TO_THE_END, play_on
from tests.bots.contests import contest
from tests.survive.playing import action_of, creatures, legal, rolled, where, words
from tests.survive.positions import GAME, TABLES, position


def greedy(state: State, seed: int = 1) -> str:
    """What greedy does now, in words."""
    bot = make_bot("greedy", GAME, seed)
    return words(state, bot.decide(state, state.actor(), 0.0))


def turn_of(state: State, level: str, simulations: int = 0) -> list[str]:
    """The decisions of a bot until the tile has sunk."""
    bot = make_bot(level, GAME, 1, simulations=simulations)
    seat = state.actor()
    made: list[str] = []
    while state.actor() == seat:
        action = bot.decide(state, seat, 0.0)
        made.append(words(state, action))
        state.play(action, seat)
    return made


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_greedy_saves_some_at_every_table(options: dict[str, Any]) -> None:
    state = GAME.start(**options)
    play_on(state, GAME.evaluator(), Rng(4), TO_THE_END)
    assert state.actor() == OVER
    assert sum(state.scores()) >= 5 * options["players"] // (2 if "all_equal" in options else 1)


def test_four_greedy_bots_save_twelve_points_each() -> None:
    points = 0
    for seed in range(10):
        points += sum(contest(GAME, ["greedy"] * 4, seed).scores())
    assert points >= 10 * 4 * 10


# ---------------------------------------------------------------- moving


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_a_full_boat_at_an_isle_lands(level: str) -> None:
    state = position(
        land="forest D4", red="@C1:6 @C1:5 @C1:4", blue="D4", boats="C1", serpents="K1"
    )
    made = turn_of(state, level, simulations=150)
    assert sorted(made[:3]) == ["land r0", "land r1", "land r2"]


def test_the_most_valuable_lands_first() -> None:
    state = position(land="forest D4", red="@C1:1 @C1:6", blue="D4", boats="C1")
    assert greedy(state) == "land r1"


def test_a_swimmer_at_an_isle_lands() -> None:
    state = position(land="forest D4 D5", red="~C1:2 D5:6", blue="D4")
    assert "land r0" in turn_of(state, "greedy")


def test_explorers_board_the_boat_beside_them() -> None:
    state = position(land="forest D4 D5 D6", red="D4:6 D5:5", blue="D6", boats="C5")
    assert turn_of(state, "greedy")[0] == "board r0 C5"


def test_a_boat_does_not_sail_into_a_serpent_or_a_whale() -> None:
    state = position(
        land="forest D4", red="@C4:6 @C4:5", blue="D4", boats="C4", serpents="C3", whales="C5 B3"
    )
    for words_of_move in turn_of(state, "greedy"):
        assert words_of_move not in ("sail C4 C3", "sail C4 C5", "sail C4 B3")
    assert where(state, "r0", "r1").count("@") == 2


def test_an_empty_boat_is_fetched() -> None:
    state = position(land="mountain F6 J7", red="F6:6", blue="J7", boats="C5")
    made = turn_of(state, "greedy")
    assert any(text.startswith(("sail", "walk", "swim", "board")) for text in made)


# ---------------------------------------------------------------- sinking and creatures


def test_others_sink_first() -> None:
    state = position(
        land="beach D4 D5 D7, forest E4 E5 E6 E7 F4 F5 F6 F7 F8 F9 G4 G5",
        red="D4:6 D5:5",
        blue="D7:6 NW",
        boats="C8 C5",
    )
    assert turn_of(state, "greedy")[-1] == "sink D7"


def test_a_serpent_takes_the_boat_of_another() -> None:
    state = rolled("serpent", red="@C5:6", blue="@C8:6", boats="C5 C8", serpents="C4 C9")
    assert greedy(state) == "prowl C9 C8"


def test_a_serpent_stays_where_it_could_only_harm_its_mover() -> None:
    state = rolled("serpent", red="@C5:6 @C5:5", blue="NW", boats="C5", serpents="C4")
    bot = turn_of(state, "greedy")
    assert bot[0] != "prowl C4 C5"
    assert where(state, "r0", "r1") == "@C5 @C5"


def test_a_whale_swims_the_whole_way_to_a_boat() -> None:
    state = rolled("whale", red="NW ~M1", blue="@C7:6 @C7:5", boats="C7", whales="C4")
    turn_of(state, "greedy")
    assert creatures(state, "whale") == "C7"


def test_greedy_defends_its_swimmers() -> None:
    state = rolled("shark", red="NW", blue="~C5:6 ~C5:5", sharks="C4", kept=["", "shark_defence"])
    state.play(action_of(state, "prowl C4 C5"))
    assert greedy(state) == "defend"


def test_a_tile_is_kept_while_there_is_no_use_for_it() -> None:
    state = position(land="forest D4 D5", red="D4:6", blue="D5", boats="C4", kept=["wind dolphin"])
    assert not turn_of(state, "greedy")[0].startswith(("wind", "dolphin"))


def test_the_wind_carries_a_full_boat_home() -> None:
    state = position(
        land="forest D4", red="@C4:6 @C4:5 @C4:4", blue="D4", boats="C4", kept=["wind"]
    )
    made = turn_of(state, "greedy")
    assert made[0].startswith("wind")
    assert where(state, "r0") == "NW"


# ---------------------------------------------------------------- setting up


def test_the_most_valuable_explorer_is_placed_first() -> None:
    state = GAME.start(players=2)
    rng = Rng(5)
    while state.actor() == CHANCE:
        state.apply(state.sample(rng))
    assert greedy(state).startswith("place r6")


# ---------------------------------------------------------------- judgement


def midgame(seed: int, **options: Any) -> SurviveState:
    state = GAME.start(**options)
    play_on(state, GAME.evaluator(), Rng(seed), 90)
    assert isinstance(state, SurviveState)
    return state


@pytest.mark.parametrize("seed", range(4))
def test_the_policy_does_not_know_what_others_hide(seed: int) -> None:
    state = midgame(seed, players=3)
    twin = state.determinise(state.actor(), Rng(seed + 70))
    assert GAME.evaluator().choose(twin, Rng(1)) == GAME.evaluator().choose(state, Rng(1))


def test_without_memory_own_values_are_not_known_either() -> None:
    state = midgame(3, players=3, memory=False)
    choice = GAME.evaluator().choose(state, Rng(1))
    for seed in range(5):
        assert (
            GAME.evaluator().choose(state.determinise(state.actor(), Rng(seed)), Rng(1)) == choice
        )


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_values_are_probabilities_that_sum_up(options: dict[str, Any]) -> None:
    state = midgame(2, **options)
    values = GAME.evaluator().value(state)
    assert all(0.0 <= value <= 1.0 for value in values)
    assert sum(values) == pytest.approx(options["players"] / 2)


def test_who_has_saved_more_is_ahead() -> None:
    state = position(land="forest D4 D5", red="NW:6 NW:5 D4", blue="NE:1 lost:6 D5")
    first, second = GAME.evaluator().value(state)
    assert first > 0.8
    assert second < 0.2


@pytest.mark.parametrize("seed", range(6))
def test_every_action_has_a_prior_and_that_of_the_policy_a_large_one(seed: int) -> None:
    state = midgame(seed, players=2)
    evaluator = GAME.evaluator()
    actions = state.legal()
    priors = evaluator.priors(state, actions)
    assert len(priors) == len(actions)
    assert min(priors) > 0.0
    chosen = evaluator.choose(state, Rng(1))
    assert priors[actions.index(chosen)] >= 1.0


def test_search_spends_little_on_what_is_plainly_bad() -> None:
    state = position(land="forest D4", red="@C4:6 @C4:5", blue="D4", boats="C4", serpents="C3 D3")
    priors = dict(zip(state.legal(), GAME.evaluator().priors(state, state.legal()), strict=True))
    assert "sail C4 C3" in legal(state)
    assert priors[action_of(state, "sail C4 C3")] < 0.05


# ---------------------------------------------------------------- planning


def test_the_planner_sees_that_a_boat_beside_a_serpent_is_lost() -> None:
    """Red may take blue's three most valuable with its serpent, or leave them alone."""
    state = rolled(
        "serpent",
        land="mountain E6 F6 F7 G6 G7",
        red="@C5:6",
        blue="@C8:6 @C8:5 @C8:4",
        boats="C5 C8",
        serpents="C9 I6",
    )
    bot = make_bot("search", GAME, 1, simulations=120)
    assert words(state, bot.decide(state, 0, 0.0)) == "prowl C9 C8"


def test_the_planner_finds_what_the_policy_overlooks() -> None:
    """The last turns: red is about to land, unless the serpent beside it attacks."""
    state = rolled(
        "serpent", red="@C5:6", blue="@C8:6 @C8:5 @C8:4", boats="C5 C8", serpents="C9 C4"
    )
    bot = make_bot("search", GAME, 1, simulations=400)
    assert greedy(state) == "prowl C9 C8"
    assert words(state, bot.decide(state, 0, 0.0)) in ("prowl C4 B3", "prowl C4 C3", "prowl C4 D3")


def test_with_too_few_playouts_the_planner_keeps_to_the_policy() -> None:
    for seed in range(4):
        state = midgame(seed, players=2)
        bot = make_bot("search", GAME, 1, simulations=1)
        chosen = GAME.evaluator().choose(state, Rng(1))
        assert bot.decide(state, state.actor(), 0.0) == chosen


def test_the_planner_looks_beyond_what_the_policy_scores() -> None:
    """With many playouts many spaces are tried, with few only what is promising."""
    state = GAME.start(players=2)
    rng = Rng(5)
    while state.view(-1)["phase"] != "launch":
        chance = state.actor() == CHANCE
        state.apply(state.sample(rng) if chance else GAME.evaluator().choose(state, rng))
    seat = state.actor()
    assert len(advise(GAME, state, seat, 0.0, 1, simulations=320)) > 12
    assert len(advise(GAME, state, seat, 0.0, 1, simulations=15)) < 12


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_a_bot_goes_on_when_the_island_is_gone(level: str) -> None:
    state = GAME.start(players=2, to_the_last=True)
    rng = Rng(0)
    while state.actor() != OVER and (
        state.view(-1)["phase"] != "turn" or state.view(-1)["exposed"]
    ):
        chance = state.actor() == CHANCE
        legal = [] if chance else state.legal()
        state.apply(state.sample(rng) if chance else legal[rng.below(len(legal))])
    assert state.actor() >= 0
    bot = make_bot(level, GAME, 3, simulations=4)
    assert bot.decide(state, state.actor(), 1.0) in state.legal()


# ---------------------------------------------------------------- what is kept between decisions
