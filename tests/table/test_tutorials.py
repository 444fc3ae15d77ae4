"""Every tutorial is played through the rules, whatever the player chooses of what is asked."""

import re
from collections.abc import Callable

import pytest

import incognita
from incognita.core import CHANCE, Game
from incognita.core.interface.tutorials import FIRST, AskedDecision, Tutorial, tutorials_of
from incognita.table.history import Changeset
from incognita.table.script import BEFORE, Script
from incognita.table.store import Entry
from incognita.table.words import LANGUAGES, game_sentence, sentence
from tests.table.client import Client
from tests.table.server import Server

MOST_STEPS = 15
MOST_READ = 3
MOST_SENTENCES = 2
# A word such as "Land ahoy!" may stand before them.
EXCLAMATION = re.compile(r"^[^.!?]{1,16}! ")
SENTENCE_END = re.compile(r"[.!?](?=\s|$)")
TUTORIALS = [
    pytest.param(game, tutorial, id=f"{game.id}-{tutorial.name}")
    for game in incognita.games()
    for tutorial in tutorials_of(game).values()
]
each_tutorial = pytest.mark.parametrize(("game", "tutorial"), TUTORIALS)
Choose = Callable[[int, list[int]], int]


def play(game: Game, tutorial: Tutorial, choose: Choose) -> list[int]:
    """Play it through; how many answers each decision that was asked for had."""
    script = Script(game, tutorial)
    changes = Changeset(game.start(**tutorial.options), 0)
    counts: list[int] = []
    while (asked := script.asked(changes.steps)) is not None:
        script.play_to(changes, script.step_of(len(counts)))
        assert script.seat in changes.state.actors(), f"nobody asks decision {len(counts)}"
        answers = asked.answers(game, changes.state.as_actor(script.seat))
        assert answers, f"decision {len(counts)} ({asked.texts}) is not legal"
        action = choose(len(counts), answers)
        assert changes.state.refusal(script.seat, action) is None
        changes.add(Entry("act", script.seat, action, 0))
        counts.append(len(answers))
    return counts


def answering(decision: int, choice: int) -> Choose:
    """The answers that are meant, but for one decision."""
    return lambda number, answers: answers[choice if number == decision else 0]


@each_tutorial
def test_every_answer_that_is_asked_for_leads_to_the_end(game: Game, tutorial: Tutorial) -> None:
    asks = [ask for step in tutorial.steps for ask in step.asks]
    counts = play(game, tutorial, lambda _number, answers: answers[0])
    assert len(counts) == len(asks)
    for number, (ask, count) in enumerate(zip(asks, counts, strict=True)):
        if ask.texts:
            assert count == len(ask.texts)
        for other in range(1, 0 if ask.free else count):
            play(game, tutorial, answering(number, other))


def moves_that_happen(game: Game, tutorial: Tutorial) -> dict[tuple[int, int], list[str]]:
    """What chance brings after each step, and what each seat does in all."""
    script = Script(game, tutorial)
    whole, shown = (Changeset(game.start(**tutorial.options), 0) for _ in range(2))
    script.play_to(whole, script.length)
    texts: dict[tuple[int, int], list[str]] = {}
    for entry in whole.steps:
        chance = entry.seat == CHANCE
        state = shown.state if chance else shown.state.as_actor(entry.seat)
        step = script.progress(shown.steps).step if chance else BEFORE
        texts.setdefault((entry.seat, step), []).append(game.text(state, entry.value))
        shown.add(entry)
    return texts


@each_tutorial
def test_everything_that_is_written_happens_as_it_is_written(
    game: Game, tutorial: Tutorial
) -> None:
    happened, written = moves_that_happen(game, tutorial), dict[tuple[int, int], list[str]]()
    parts = [tutorial.before, *[step.then for step in tutorial.steps]]
    for step, moves in enumerate(parts, BEFORE):
        for move in moves:
            place = move.actor, step if move.actor == CHANCE else BEFORE
            written.setdefault(place, []).append(move.text)
    for place, texts in written.items():
        assert happened[place][: len(texts)] == texts, place


@each_tutorial
def test_a_tutorial_is_short_and_asks_for_deeds(game: Game, tutorial: Tutorial) -> None:
    assert len(tutorial.steps) <= MOST_STEPS
    read = "".join("a" if step.asks else "r" for step in tutorial.steps)
    assert "r" * (MOST_READ + 1) not in read
    assert read.endswith("a")
    assert tutorial.steps[-1].asks[-1].free, "it ends with a free decision"


@each_tutorial
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_exists(game: Game, tutorial: Tutorial, language: str) -> None:
    for key in [tutorial.title_key(), *[step.key for step in tutorial.steps]]:
        assert sentence(language, key, {}) or game_sentence(language, key, {}, game), key


@each_tutorial
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_has_one_or_two_sentences(game: Game, tutorial: Tutorial, language: str) -> None:
    for step in tutorial.steps:
        text = sentence(language, step.key, {}) or game_sentence(language, step.key, {}, game) or ""
        plain = re.sub(r"</?b>", "", text).replace("\N{NARROW NO-BREAK SPACE}", "")
        said = EXCLAMATION.sub("", plain)
        assert len(SENTENCE_END.findall(said)) <= MOST_SENTENCES, text


@each_tutorial
def test_every_rule_named_exists(game: Game, tutorial: Tutorial) -> None:
    named = {rule for step in tutorial.steps for rule in step.rules}
    named |= {ask.rule for step in tutorial.steps for ask in step.asks if ask.rule}
    assert named <= set(game.catalogue().by_id)
    game.options().complete({"players": tutorial.players} | tutorial.after)


def test_the_answer_that_is_meant_comes_first() -> None:
    game = incognita.game("entdecker")
    tutorial = tutorials_of(game)[FIRST]
    changes = Changeset(game.start(**tutorial.options), 0)
    Script(game, tutorial).play_to(changes, 1)
    circles = AskedDecision("start S|H7 | start N|E1").answers(game, changes.state)
    assert [game.text(changes.state, one) for one in circles] == ["start S|H7", "start N|E1"]
    assert AskedDecision("*").answers(game, changes.state) == changes.state.legal()
    by_rule = AskedDecision("rule entdecker.start.circle").answers(game, changes.state)
    assert len(by_rule) == len(changes.state.legal())


# At a table


def begin(server: Server, step: int = 0) -> Client:
    made = server.post("/api/games/entdecker/tutorials/first", {"step": step, "name": "Ann"})
    return Client(server, made["table"], made["key"])


def kinds(client: Client) -> list[str]:
    return [one["kind"] for one in client.update["legal"]]


def test_a_message_is_read_before_anything_is_asked(server: Server) -> None:
    with begin(server) as ann:
        assert ann.welcome["lesson"]["name"] == FIRST
        assert ann.welcome["lesson"]["steps"][0]["asks"] is False
        assert (ann.update["guide"], ann.update["legal"]) == (0, [])
        ann.ask(type="guide", step=1)
        assert (ann.update["guide"], kinds(ann)) == (1, ["start"])


def test_only_what_is_asked_for_is_done(server: Server) -> None:
    with begin(server, 2) as ann:
        asked = ann.actions()
        assert len(asked) == 1
        refused = ann.play(asked[0] + 1)
        assert refused["code"] == "not-this-step"
        assert ann.ask(type="why", id=1, question={"action": asked[0] + 1})["text"]
        assert ann.play(asked[0])["guide"] == 3


def test_chance_and_the_others_do_as_the_tutorial_says(server: Server) -> None:
    with begin(server, 6) as ann:
        ann.play(ann.actions()[0])
        while ann.update["view"]["actor"] != 0:
            ann.receive()
        assert ann.update["guide"] == 7
        laid = [line["line"] for line in ann.log if line["line"]["kind"] == "lay"]
        assert [line["seat"] for line in laid] == [0, 0, 1, 1]
        assert ann.update["view"]["seats"][0]["gold"] == 9


def test_one_can_go_back_and_on_and_come_back_later(server: Server) -> None:
    with begin(server, 5) as ann:
        there = ann.update["view"]
        ann.ask(type="guide", step=2)
        assert (ann.update["guide"], kinds(ann)) == (2, ["announce"])
        ann.ask(type="guide", step=5)
        assert (ann.update["guide"], ann.update["view"]) == (5, there)
        table, entries = ann.welcome["table"], ann.update["entries"]
        assert server.get(f"/api/tables/{table}")["step"] == ann.update["step"]
    assert entries > ann.update["step"]


def test_after_the_last_step_the_table_is_like_any_other(server: Server) -> None:
    steps = len(tutorials_of(incognita.game("entdecker"))[FIRST].steps)
    with begin(server, steps - 1) as ann:
        assert len(ann.update["legal"]) > 3
        assert ann.play(ann.actions()[0])["guide"] == steps
        assert kinds(ann).count("announce") > 1
        refused = ann.ask(type="guide", step=steps + 1)
        assert refused["code"] == "no-step"


def test_what_does_not_exist_is_refused(server: Server) -> None:
    assert server.post("/api/games/entdecker/tutorials/none", {}, 404)["code"] == "no-tutorial"
    assert (
        server.post("/api/games/entdecker/tutorials/first", {"step": 90}, 404)["code"] == "no-step"
    )
