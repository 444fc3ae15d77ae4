"""OpenSpiel games: `register()` makes all games known to pyspiel.

    >>> import pyspiel
    >>> from incognita.research import openspiel
    >>> openspiel.register()
    >>> game = pyspiel.load_game("python_incognita_survive(players=2)")
    >>> game.num_distinct_actions()
    2831

Chance is explicit. Seats that decide at once are asked one after the other, and nothing tells a
seat what another has decided.
"""

import hashlib
from collections.abc import Callable
from typing import Any, Final

from incognita.core import (
    CHANCE,
    OVER,
    SPECTATOR,
    Game,
    Json,
    OptionError,
    Rng,
    RuleError,
    State,
)
from incognita.games import games
from incognita.research.encode import Encoder, view_text
from incognita.research.extras import missing

try:
    import numpy as np
    import pyspiel

    from incognita.research.rows import Array
except ImportError as error:
    raise missing(error) from error

PREFIX: Final = "python_incognita_"
# Every game ends within so many decisions under random play: a law of the project.
MOST_DECISIONS: Final = 50_000
SMALL: Final = 1 / 2**31
DIGEST: Final = 12


def register() -> list[str]:
    """Make every game known to pyspiel that it does not know yet; returns their names there."""
    known = set(pyspiel.registered_names())
    names: list[str] = []
    for game in games():
        name = short_name(game)
        names.append(name)
        if name not in known:
            pyspiel.register_game(game_type(game), game_class(game))
    return names


def short_name(game: Game) -> str:
    return PREFIX + game.id.replace("-", "_")


def game_class(game: Game) -> type["IncognitaGame"]:
    """A class of its own for each game: pyspiel keeps it beyond the end of the interpreter."""
    return type(f"{type(game).__name__}Game", (IncognitaGame,), {"game": game})


def game_type(game: Game, *, constant_sum: bool = True) -> Any:
    players = game.options().find("players")
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.title("en"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.CONSTANT_SUM if constant_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players.most,
        min_num_players=players.least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


def parameters(game: Game) -> dict[str, Any]:
    """Every option with its default; a text is empty there, for OpenSpiel reads "." as a number."""
    return {
        option.name: "" if option.kind == "text" else option.default
        for option in game.options().options
    }


def game_info(encoding: Encoder) -> Any:
    players = encoding.players
    return pyspiel.GameInfo(
        num_distinct_actions=encoding.action_count,
        max_chance_outcomes=max(encoding.action_count, 256),
        num_players=players,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=players / 2 if players > 1 else None,
        max_game_length=MOST_DECISIONS,
    )


class IncognitaGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its options; a subclass names the game."""

    game: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.game
        given, usual = dict(params or {}), parameters(self.game)
        chosen = {name: given[name] for name in given if given[name] != usual.get(name)}
        try:
            self.encoding = Encoder(game, chosen)
        except OptionError as refused:
            raise pyspiel.SpielError(f"{short_name(game)}: {refused}") from refused
        solo = self.encoding.players == 1
        super().__init__(game_type(game, constant_sum=not solo), game_info(self.encoding), chosen)

    def new_initial_state(self) -> "IncognitaState":
        return IncognitaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SeatObserver":
        if isinstance(iig_obs_type, dict):
            iig_obs_type, params = None, iig_obs_type
        if params:
            raise ValueError(f"observations have no parameters; {params} was passed")
        return SeatObserver(self.encoding, iig_obs_type)


class IllegalActionError(RuleError, pyspiel.SpielError):  # type: ignore[misc]
    """What OpenSpiel raises for an illegal action, with the rule that is broken."""


class Held:
    """A position with what each seat has seen and done so far, which is worked out when asked."""

    def __init__(self, encoding: Encoder, state: State, digests: list[str]) -> None:
        self.encoding = encoding
        self.state = state
        # The legal actions of whoever decides, once somebody has asked.
        self.legal: list[int] | None = None
        # The observation's entries that stay the same, with the version that they are of.
        self.fixed: tuple[int, list[float]] | None = None
        # The position up to which the digests go, and the decisions since.
        self.digested = state.copy()
        self.digests = digests
        self.since: list[tuple[int, int]] = []

    def apply(self, action: int) -> None:
        actor = self.state.actor()
        self.since.append((actor, action))
        self.legal = None
        self.state.apply(action, actor if actor >= 0 else CHANCE)

    def legal_now(self) -> list[int]:
        """The legal actions of the seat that decides; not to be changed."""
        if self.legal is None:
            self.legal = self.state.legal()
        return self.legal

    def entries(self, seat: int) -> list[float]:
        """The observation of a seat; what stays the same for a whole game is listed once."""
        encoding, state = self.encoding, self.state
        version = encoding.observer.fixed_version(state)
        if self.fixed is None or self.fixed[0] != version:
            self.fixed = version, encoding.fixed_entries(state)
        return encoding.entries(state, seat, self.fixed[1])

    def past_of(self, seat: int) -> str:
        """What the seat saw whenever it decided, and what it did, as a digest."""
        self.catch_up()
        return self.digests[seat]

    def catch_up(self) -> None:
        for actor, action in self.since:
            if actor >= 0:
                seen = view_text(self.digested.view(actor))
                text = f"{self.digests[actor]}{seen}{action}"
                self.digests[actor] = hashlib.blake2b(text.encode(), digest_size=DIGEST).hexdigest()
            self.digested.apply(action, actor if actor >= 0 else CHANCE)
        self.since = []

    def guessed(self, seat: int, rng: Rng) -> "Held":
        """A position that the seat cannot tell apart; it takes the others' past to be its own."""
        past = self.past_of(seat)
        return Held(
            self.encoding, self.state.determinise(seat, rng), [past] * self.encoding.players
        )

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Held":
        twin = Held.__new__(Held)
        twin.encoding = self.encoding
        twin.state = self.state.copy()
        twin.digested = self.digested.copy() if self.since else twin.state.copy()
        twin.legal = self.legal
        twin.fixed = self.fixed
        twin.digests = self.digests[:]
        twin.since = self.since[:]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        self.catch_up()
        encoding = self.encoding
        return _restored, (encoding.game.id, encoding.options, self.state.dump(), self.digests)


def _restored(
    game_id: str, options: dict[str, Any], dump: dict[str, Any], digests: list[str]
) -> Held:
    encoding = _encoding(game_id, options)
    return Held(encoding, encoding.game.load(dump), digests)


_encodings: Final[dict[str, Encoder]] = {}


def _encoding(game_id: str, options: dict[str, Any]) -> Encoder:
    """Kept, because positions are restored by the thousand."""
    key = f"{game_id} {sorted(options.items())}"
    if key not in _encodings:
        game = next(game for game in games() if game.id == game_id)
        _encodings[key] = Encoder(game, options)
    return _encodings[key]


class IncognitaState(pyspiel.State):  # type: ignore[misc]
    """A position of one of the games."""

    def __init__(self, game: IncognitaGame) -> None:
        super().__init__(game)
        encoding = game.encoding
        self.held = Held(encoding, encoding.start.copy(), [""] * encoding.players)

    def current_player(self) -> int:
        actor = self.held.state.actor()
        if actor >= 0:
            return actor
        over = actor == OVER
        return int(pyspiel.PlayerId.TERMINAL if over else pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        return self.held.state.actor() == OVER

    def _legal_actions(self, player: int) -> list[int]:
        held = self.held
        return held.legal_now() if player == held.state.actor() else held.state.legal(player)

    # OpenSpiel's own three would make the same lists by way of C++, one conversion after the other.

    def legal_actions(self, player: int | None = None) -> list[int]:
        actor = self.held.state.actor()
        if actor < 0 or player not in (None, actor):
            return list(super().legal_actions(*(() if player is None else (player,))))
        return self.held.legal_now()[:]

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        if self.held.state.actor() < 0:
            return list(super().legal_actions_mask(*(() if player is None else (player,))))
        mask = [0] * self.held.encoding.action_count
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def observation_tensor(self, player: int | None = None) -> list[float]:
        seat = self.held.state.actor() if player is None else player
        if not 0 <= seat < self.held.encoding.players:
            return list(super().observation_tensor(seat))
        return self.held.entries(seat)

    information_state_tensor = observation_tensor

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.held.state.outcomes()
        total = sum(weight for _outcome, weight in outcomes)
        return [(outcome, weight / total) for outcome, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        state = self.held.state
        actor = state.actor()
        if actor >= 0 and action not in self.held.legal_now():
            reason = state.refusal(actor, action)
            if reason is not None:
                raise IllegalActionError(reason)
        self.held.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.held.encoding.game.text(self.held.state, action)

    def returns(self) -> list[float]:
        state = self.held.state
        if state.actor() != OVER:
            return [0.0] * state.players()
        return state.returns()

    def resample_from_infostate(
        self, player: int, sampler: Callable[[], float]
    ) -> "IncognitaState":
        """A position that looks the same to the player; sampler gives numbers from 0 to 1."""
        twin: IncognitaState = self.clone()
        twin.held = self.held.guessed(player, Rng(int(sampler() / SMALL)))
        return twin

    def __str__(self) -> str:
        return self.held.encoding.game.draw(self.held.state)


class SeatObserver:
    """What OpenSpiel asks of an observer: a text, and a tensor of all that a seat knows.

    Of public information alone, or private alone, there is a text only.
    """

    def __init__(self, encoding: Encoder, iig_obs_type: Any) -> None:
        self.encoding = encoding
        asked = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        self.past = bool(asked.perfect_recall)
        self.public = bool(asked.public_info)
        self.private = asked.private_info != pyspiel.PrivateInfoType.NONE
        self.tensor: Array | None = None
        self.dict: dict[str, Array] = {}
        if self.public and self.private:
            self.tensor = np.zeros(encoding.size, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: IncognitaState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = self.encoding.observation(state.held.state, player)

    def string_from(self, state: IncognitaState, player: int) -> str:
        held = state.held
        if not (self.public and self.private):
            return view_text(self.part(held.state, player))
        text = self.encoding.information_state(held.state, player)
        return f"{held.past_of(player)} {text}" if self.past else text

    def part(self, state: State, player: int) -> Json:
        """What everybody sees, or what of the player's view others do not see."""
        seen_by_all = state.view(SPECTATOR)
        if self.public:
            return seen_by_all
        if not self.private:
            return {}
        own = state.view(player)
        return {name: own[name] for name in own if own[name] != seen_by_all.get(name)}
