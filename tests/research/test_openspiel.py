"""OpenSpiel's own tests and bots on the games; what a player is told, and how states are kept."""

import copy
import json
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import incognita
from incognita.core import Game, RuleError
from incognita.research import openspiel
from tests.laws.walks import EVERY_GAME
from tests.research.playthroughs import FOLDER, NAMES, actions_of, lines_of

NAMES_THERE = openspiel.register()
SHORT: dict[str, dict[str, Any]] = {"eldorado": {"round_limit": 1}}


def loaded(game: Game, **options: Any) -> Any:
    return pyspiel.load_game(openspiel.short_name(game), {"players": 2, **options})


def played(state: Any, steps: int, seed: int = 1) -> Any:
    """So many steps at random, chance among them."""
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=odds)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return state


class Undecided(mcts.Evaluator):  # type: ignore[misc]
    """Everything is worth the same: the shape of a search without its time."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> Any:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def finish(game: Any, bot: Any) -> Any:
    """A whole game, the first seat played by the bot, the others at random."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node() and state.current_player() == 0:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
        else:
            played(state, 1, seed=state.move_number())
    return state


def test_every_game_is_registered_under_its_name() -> None:
    assert NAMES_THERE[:5] == [
        "python_incognita_eldorado",
        "python_incognita_survive",
        "python_incognita_explorers",
        "python_incognita_entdecker",
        "python_incognita_neue_entdecker",
    ]
    assert set(NAMES_THERE) <= set(pyspiel.registered_names())
    assert openspiel.register() == NAMES_THERE


@EVERY_GAME
@pytest.mark.long_games
def test_a_game_passes_the_random_simulation_with_serialisation(game: Game) -> None:
    options = SHORT.get(game.id, {})
    pyspiel.random_sim_test(loaded(game, **options), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.long_games
def test_a_playthrough_is_what_it_was(name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert "\n".join(lines_of(name, actions_of(kept))) + "\n" == kept


@EVERY_GAME
def test_options_are_parameters(game: Game) -> None:
    names = {option.name for option in game.options().options}
    parameters = pyspiel.load_game(openspiel.short_name(game)).get_parameters()
    assert (
        set(pyspiel.load_game(openspiel.short_name(game)).get_type().parameter_specification)
        == names
    )
    assert set(parameters) <= names


def test_the_number_of_players_is_a_parameter() -> None:
    for players in (2, 3, 4):
        game = pyspiel.load_game(f"python_incognita_survive(players={players})")
        assert game.num_players() == players
        assert game.utility_sum() == players / 2
    alone = pyspiel.load_game("python_incognita_explorers(players=1)")
    assert alone.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


def test_bad_parameters_are_refused_with_a_sentence() -> None:
    with pytest.raises(pyspiel.SpielError, match="players goes from 2 to 4, not 7"):
        pyspiel.load_game("python_incognita_survive(players=7)")
    with pytest.raises(pyspiel.SpielError, match="colour"):
        pyspiel.load_game("python_incognita_survive(colour=2)")


@EVERY_GAME
def test_copies_and_serialised_states_are_equal_and_independent(game: Game) -> None:
    spiel = loaded(game)
    state = played(spiel.new_initial_state(), 60)
    twins = [state.clone(), copy.deepcopy(state), spiel.deserialize_state(state.serialize())]
    twins.append(pickle.loads(pickle.dumps(state)))
    before = state.held.state.dump()
    for twin in twins:
        assert twin.history() == state.history()
        assert twin.held.state.dump() == before
        for player in range(2):
            assert twin.information_state_string(player) == state.information_state_string(player)
        played(twin, 10)
    assert state.held.state.dump() == before


@EVERY_GAME
def test_outcomes_have_probabilities_and_legal_actions_are_the_games(game: Game) -> None:
    state = loaded(game).new_initial_state()
    for _ in range(40):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(odds for _outcome, odds in outcomes) == pytest.approx(1.0)
            assert (
                max(outcome for outcome, _odds in outcomes) < state.get_game().max_chance_outcomes()
            )
        else:
            assert state.legal_actions() == state.held.state.legal()
            action = state.legal_actions()[0]
            assert state.action_to_string(action) == game.text(state.held.state, action)
        played(state, 1)


@EVERY_GAME
def test_a_resampled_state_looks_the_same_to_its_player(game: Game) -> None:
    state = played(loaded(game, **SHORT.get(game.id, {})).new_initial_state(), 90)
    rng = np.random.default_rng(2)
    for player in range(2):
        twin = state.resample_from_infostate(player, rng.random)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.information_state_tensor(player) == state.information_state_tensor(player)
        assert twin.current_player() == state.current_player()
        # And what it says about the others depends on nothing that the player cannot know.
        again = twin.resample_from_infostate(player, np.random.default_rng(5).random)
        other = state.resample_from_infostate(player, np.random.default_rng(5).random)
        for seat in range(2):
            assert again.information_state_string(seat) == other.information_state_string(seat)


def test_seats_that_decide_at_once_are_not_told() -> None:
    """What the first seat has decided changes nothing for the second before all are done."""
    state = pyspiel.load_game("python_incognita_explorers(players=2)").new_initial_state()
    while state.is_chance_node() or not state.held.state.simultaneous():
        played(state, 1)
    texts = set()
    for action in state.legal_actions():
        twin = state.clone()
        twin.apply_action(action)
        assert twin.held.state.simultaneous()
        texts.add((twin.information_state_string(1), tuple(twin.observation_tensor(1))))
    assert len(texts) == 1


def test_a_player_remembers_what_it_saw_and_did() -> None:
    """Two ways to the same view are two information states."""
    game = pyspiel.load_game("python_incognita_eldorado(players=2)")
    state = game.new_initial_state()
    while state.is_chance_node():
        played(state, 1)
    player = state.current_player()
    before = state.information_state_string(player)
    played(state, 1)
    past, _, view = state.information_state_string(player).partition(" ")
    assert view == state.observation_string(player)
    assert past != before.partition(" ")[0]


def test_an_illegal_action_is_refused_as_by_openspiel_and_with_its_rule() -> None:
    state = loaded(incognita.game("survive")).new_initial_state()
    while state.is_chance_node():
        played(state, 1)
    before = state.held.state.dump()
    with pytest.raises(pyspiel.SpielError, match=r"survive\.") as refused:
        state.apply_action(2830)
    assert isinstance(refused.value, RuleError)
    assert refused.value.reason.rule.startswith("survive.")
    with pytest.raises(pyspiel.SpielError, match="illegal action"):
        state.apply_action_with_legality_check(2830)
    assert state.held.state.dump() == before


def test_public_and_private_information_are_told_apart() -> None:
    """What is public has nothing of a hand; what is private has it, and changes nothing else."""
    game = loaded(incognita.game("eldorado"))
    state = played(game.new_initial_state(), 60)
    none, single = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER

    def text(public: bool, private: Any, player: int) -> Any:
        kind = pyspiel.IIGObservationType(
            public_info=public, perfect_recall=False, private_info=private
        )
        return json.loads(game.make_py_observer(kind).string_from(state, player))

    assert text(True, none, 0) == text(True, none, 1) == state.held.state.view(-1)
    for player in range(2):
        view = state.held.state.view(player)
        assert text(False, single, player)["hand"] == view["hand"]
        assert {**text(True, none, player), **text(False, single, player)} == view
    assert text(False, none, 0) == {}


def test_observers_take_no_parameters() -> None:
    game = loaded(incognita.game("survive"))
    with pytest.raises(ValueError, match="observations have no parameters"):
        game.make_py_observer(None, {"planes": 3})


@EVERY_GAME
@pytest.mark.long_games
def test_their_search_plays_whole_games(game: Game) -> None:
    spiel = loaded(game, **SHORT.get(game.id, {}))
    bot = mcts.MCTSBot(
        spiel, 1.0, 3, Undecided(), random_state=np.random.RandomState(1), solve=False
    )
    state = finish(spiel, bot)
    assert sum(state.returns()) == pytest.approx(1.0)


@EVERY_GAME
@pytest.mark.long_games
def test_their_search_under_uncertainty_plays_whole_games(game: Game) -> None:
    spiel = loaded(game, **SHORT.get(game.id, {}))
    bot = ismcts.ISMCTSBot(
        game=spiel,
        uct_c=1.0,
        max_simulations=3,
        evaluator=Undecided(),
        random_state=np.random.RandomState(1),
    )
    state = finish(spiel, bot)
    assert sum(state.returns()) == pytest.approx(1.0)


@EVERY_GAME
def test_lists_are_those_that_openspiel_would_make(game: Game) -> None:
    """Tensors, masks and legal actions are made without its detour through C++."""
    state = loaded(game).new_initial_state()
    for _ in range(30):
        for player in range(2):
            shown = pyspiel.State.observation_tensor(state, player)
            assert state.observation_tensor(player) == shown
            assert state.information_state_tensor(player) == shown
            assert state.legal_actions(player) == pyspiel.State.legal_actions(state, player)
            assert state.legal_actions_mask(player) == pyspiel.State.legal_actions_mask(
                state, player
            )
        assert state.legal_actions() == pyspiel.State.legal_actions(state)
        assert state.legal_actions_mask() == pyspiel.State.legal_actions_mask(state)
        played(state, 3, seed=state.move_number())
    with pytest.raises(Exception, match="layer"):
        state.observation_tensor(7)
