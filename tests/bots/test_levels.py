"""The ladder of opponents: six for every game, each a little stronger than the one before."""

from pathlib import Path

import pytest

import incognita
from incognita.bots import LEVEL_IDS, SearchBot, make_bot
from incognita.bots.levels import POLICY, level_of, levels, read_levels, seconds_for
from incognita.bots.noisy_bot import NoisyBot
from incognita.core import Evaluator, Game, Rng, State
from incognita.games.survive import Survive
from tests.bots.toys import Sticks
from tests.laws.walks import EVERY_GAME


class Leaning(Evaluator):
    """Takes one stick, would rather take two, and finds three absurd."""

    def value(self, state: State) -> list[float]:
        return [0.5, 0.5]

    def choose(self, state: State, rng: Rng) -> int:
        return 0

    def priors(self, state: State, legal: list[int]) -> list[float]:
        return [0.3, 1.0, 0.001][: len(legal)]


def shares(attention: float, temperature: float, few: int) -> list[float]:
    bot = NoisyBot(Leaning(), Rng(5), attention, temperature, few)
    taken = [bot.decide(Sticks(9), 0, 0.0) for _ in range(2000)]
    return [taken.count(action) / len(taken) for action in range(3)]


@EVERY_GAME
def test_every_game_has_six_levels_that_rise(game: Game) -> None:
    ladder = levels(game)
    assert [level.id for level in ladder] == LEVEL_IDS
    strengths = [level.elo for level in ladder]
    assert strengths == sorted(set(strengths))
    assert [level.elo for level in ladder if level.kind == POLICY] == [1000]


@EVERY_GAME
def test_only_the_strongest_looks_at_the_clock(game: Game) -> None:
    given = [seconds_for(level.id, game, 0.6) for level in levels(game)]
    assert given == [0.6, 0.6, 0.6, 0.6, 0.6, 2.0]
    assert seconds_for("search", game, 0.6) == 0.6


def test_a_level_never_takes_more_than_it_has() -> None:
    game = incognita.game("survive")
    counting = level_of(game, "navigator")
    for asked, taken in ((0, counting.simulations), (3, 3), (10**6, counting.simulations)):
        bot = counting.bot(game, 1, asked)
        assert isinstance(bot, SearchBot)
        assert bot.simulations == taken
    timed = make_bot("pathfinder", game, 1, simulations=7)
    assert isinstance(timed, SearchBot)
    assert (timed.simulations, timed.max_seconds) == (7, 2.0)


def test_attention_is_the_quick_choice() -> None:
    assert shares(1.0, 1.0, 3) == [1.0, 0.0, 0.0]


def test_a_glance_never_takes_what_looks_absurd() -> None:
    one, two, three = shares(0.0, 100.0, 3)
    assert three == 0.0
    assert one == pytest.approx(0.5, abs=0.05)
    assert two == pytest.approx(0.5, abs=0.05)


def test_attention_lies_between() -> None:
    assert shares(0.5, 1.0, 3)[0] == pytest.approx(0.75, abs=0.05)


def test_a_high_temperature_blurs_what_is_better() -> None:
    class Sure(Leaning):
        def priors(self, state: State, legal: list[int]) -> list[float]:
            return [0.0, 1.0, 0.25]

    def third(temperature: float) -> float:
        bot = NoisyBot(Sure(), Rng(5), 0.0, temperature, 3)
        return sum(bot.decide(Sticks(9), 0, 0.0) == 2 for _ in range(2000)) / 2000

    assert third(0.1) == 0.0
    assert third(1.0) == pytest.approx(0.25 / 2.25, abs=0.03)
    assert third(50.0) == pytest.approx(1 / 3, abs=0.05)


def test_few_things_come_to_mind() -> None:
    class Wide(Leaning):
        def priors(self, state: State, legal: list[int]) -> list[float]:
            return [1.0, 0.9, 0.8]

    bot = NoisyBot(Wide(), Rng(5), 0.0, 9.0, 2)
    assert {bot.decide(Sticks(9), 0, 0.0) for _ in range(200)} == {0, 1}


def test_a_file_that_cannot_be_understood_says_so(tmp_path: Path) -> None:
    text = "".join(f'[[level]]\nid = "{id}"\nkind = "policy"\nelo = 1\n' for id in LEVEL_IDS)
    path = tmp_path / "levels.toml"
    path.write_text(text)
    assert [level.id for level in read_levels(path)] == LEVEL_IDS
    path.write_text(text.replace("rambler", "racer"))
    with pytest.raises(ValueError, match="should have the levels"):
        read_levels(path)
    path.write_text(text.replace("policy", "guess", 1))
    with pytest.raises(ValueError, match="'guess' is no kind of bot"):
        read_levels(path)


def test_a_game_without_levels_has_the_default_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Survive, "id", "survive-without-levels")
    monkeypatch.setattr(Survive, "data_file", lambda _, name: tmp_path / name)
    assert [level.id for level in levels(Survive())] == LEVEL_IDS
