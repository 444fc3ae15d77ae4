"""Games of other packages: what they need not bring, and what happens if one is broken."""

from collections.abc import Callable
from typing import Any, ClassVar

import jsonschema_rs
import pytest
from structlog.testing import capture_logs

import incognita
from incognita.core import Catalogue, Game, Json, OptionSet, Reason, Rule, State
from incognita.core.options import number
from incognita.table.schema import components
from incognita.table.words import check_words, reason_text
from tests.bots.toys import SticksGame
from tests.table.client import Client
from tests.table.server import Server

FAULTS = ["options", "levels", "catalogue", "start", "scene", "types", "words"]


class PlainGame(SticksGame):
    """Brings rules and a catalogue, and neither words nor types."""

    id = "plain_sticks"

    def catalogue(self) -> Catalogue:
        section = {"id": "play", "en": "Play", "fr": "Jeu"}
        return Catalogue([section], [Rule("sticks.take", "play", "Take some.", "Prenez-en.")])

    def options(self) -> OptionSet:
        players = number("players", 2, 2, 2)
        return OptionSet([players, number("sticks", 21, 3, 99).titled(en="Sticks", fr="Bâtons")])

    def describe_for(self, state: State, action: int, seat: int) -> Json:
        """The second seat is not told how many the others take."""
        return {"kind": "take"} if seat == 1 else self.describe(state, action)


class WordyGame(PlainGame):
    """Brings messages of its own."""

    id = "wordy"

    def words(self, language: str) -> str:
        title = {"en": "Sticks and stones", "fr": "Bâtons et cailloux"}[language]
        return f"game-wordy = {title}\nreason-wordy-stuck = {{ $count }} {language}\n"


class BrokenGame(PlainGame):
    """Raises an error wherever this part is asked for."""

    id = "broken"
    part: ClassVar[str] = ""

    def __getattribute__(self, name: str) -> Any:
        part = type(self).part
        if name == {"levels": "data_file"}.get(part, part):
            raise RuntimeError("out of order")
        return super().__getattribute__(name)


def broken(part: str) -> Game:
    made: Game = type("BrokenGame", (BrokenGame,), {"part": part})()
    return made


Offer = Callable[[Game], None]


@pytest.fixture
def offer(monkeypatch: pytest.MonkeyPatch) -> Offer:
    """Registers a further game until the test ends."""
    known = incognita.games()

    def register(game: Game) -> None:
        monkeypatch.setattr(incognita, "games", lambda: [*known, game])

    return register


@pytest.mark.parametrize("part", FAULTS)
def test_a_broken_game_is_left_out_and_the_log_says_why(
    server: Server, offer: Offer, part: str
) -> None:
    before = server.get("/api/games")
    offer(broken(part))
    with capture_logs() as logs:
        assert server.get("/api/games") == before
        assert server.get("/api/games/broken/rules", 404)["code"] == "no-game"
    assert [entry for entry in logs if entry.get("game") == "broken"] == [
        {
            "event": "a broken game is left out",
            "log_level": "error",
            "game": "broken",
            "part": part,
            "error": "RuntimeError('out of order')",
        }
    ]
    assert "BrokenView" not in components()


def test_a_game_without_words_of_its_own_has_names(server: Server, offer: Offer) -> None:
    offer(PlainGame())
    info = server.get("/api/games")[-1]
    assert (info["id"], info["title"]) == (
        "plain_sticks",
        {"en": "Plain Sticks", "fr": "Plain Sticks"},
    )
    assert info["about"] == {"en": "", "fr": ""}
    assert info["options"]["options"][1]["title"] == {"en": "Sticks", "fr": "Bâtons"}
    assert len(info["levels"]) == 6
    rules = server.get("/api/games/plain_sticks/rules")
    assert [(rule["en"], rule["section_fr"]) for rule in rules] == [("Take some.", "Jeu")]


def test_a_game_brings_messages_of_its_own(server: Server, offer: Offer) -> None:
    game = WordyGame()
    offer(game)
    info = {game["id"]: game for game in server.get("/api/games")}["wordy"]
    assert info["title"]["fr"] == "Bâtons et cailloux"
    assert info["words"]["en"].startswith("game-wordy = Sticks")
    reason = Reason("stuck", "sticks.take", {"count": 3})
    assert reason_text("en", reason, game) == "3 en"


def test_messages_that_cannot_be_read_are_refused() -> None:
    class Unreadable(PlainGame):
        id = "unreadable"

        def words(self, language: str) -> str:
            return "hello = world\n??? no message\n"

    with pytest.raises(ValueError, match=r"words/en\.ftl: '\?\?\? no message'"):
        check_words(Unreadable())


def test_our_games_are_named_in_both_languages(server: Server) -> None:
    info = server.get("/api/games")[0]
    assert info["title"]["en"] == "The Quest for El Dorado"
    assert all(info["about"][language] for language in ("en", "fr"))


def test_a_game_without_types_is_played_with_its_notation(server: Server, offer: Offer) -> None:
    offer(PlainGame())
    made = server.table("me", "friend", game="plain_sticks")
    friend = made["links"][0]["key"]
    with (
        Client(server, made["table"], made["key"]) as ann,
        Client(server, made["table"], friend) as ben,
    ):
        assert [legal["text"] for legal in ann.update["legal"]] == ["take 1", "take 2", "take 3"]
        ann.play(1)
        ben.until_entries(1)
        assert ann.log[0]["line"] == {"text": "take 2", "kind": "take", "sticks": 2}
        assert ben.log[0]["line"] == {"text": "", "kind": "take"}


def test_the_schema_of_a_game_without_types_is_open(offer: Offer) -> None:
    assert {"$ref": "#/components/schemas/GenericView"} not in components()["View"]["anyOf"]
    offer(PlainGame())
    schemas = components()
    assert schemas["View"]["anyOf"][-1] == {"$ref": "#/components/schemas/GenericView"}
    legal = jsonschema_rs.validator_for(schemas["GenericLegal"])
    assert legal.is_valid({"action": 1, "text": "take 2", "sticks": 2})
    assert not legal.is_valid({"text": "take 2"})


def test_a_reason_whose_rule_is_not_in_the_catalogue_is_told_by_its_code() -> None:
    reason = Reason("no-such-words", "sticks.unknown")
    assert reason_text("en", reason, PlainGame()) == "no-such-words"
