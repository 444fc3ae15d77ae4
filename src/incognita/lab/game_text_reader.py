"""A game's text as a tree: every move is looked up in the position in which it is made."""

from typing import Final

import incognita
from incognita.core import CHANCE, OVER, Game, State
from incognita.core.record import RecordError
from incognita.lab.game_text_tokens import MARKS, GameTextError, Token, tokens
from incognita.lab.game_tree import GameTree, Move

# Written anew from the moves.
DERIVED: Final = ("Result", "Scores")
MOST_NESTED: Final = 200


def read_tree(text: str) -> GameTree:
    reader = Reader(list(tokens(text)))
    tree = reader.header()
    reader.game = incognita.game(tree.game)
    try:
        state = tree.start(reader.game)
    except GameTextError:
        raise
    except RecordError as error:
        raise reader.tokens[0].error(error.code, error.sentence) from error
    tree.comment = reader.comments()
    reader.line(state, tree.moves)
    return tree


class Reader:
    """Goes through the tokens once; variations are read by recursion."""

    game: Game

    def __init__(self, tokens: list[Token]) -> None:
        self.tokens = tokens
        self.at = 0
        self.nested = 0

    def peek(self) -> Token:
        return self.tokens[self.at]

    def take(self) -> Token:
        self.at += 1
        return self.tokens[self.at - 1]

    def skip_ends(self) -> None:
        while self.peek().kind in ("end", "turn"):
            self.at += 1

    def tags(self) -> dict[str, Token]:
        tags: dict[str, Token] = {}
        self.skip_ends()
        while self.peek().kind == "tag":
            token = self.take()
            if token.name in tags:
                raise token.error("bad-tag", f"the tag {token.name} stands here twice")
            tags[token.name] = token
            self.skip_ends()
        return tags

    def header(self) -> GameTree:
        tags = self.tags()
        for name in ("Game", "Options"):
            if name not in tags:
                raise self.tokens[0].error("missing-tag", f"the tag {name} is missing")
        game = known_game(tags.pop("Game"))
        rules = rules_of(tags.pop("Rules", None), game)
        options = read_options(tags.pop("Options"))
        seats = read_seats(tags)
        others = {name: token.text for name, token in tags.items() if name not in DERIVED}
        return GameTree(game.id, rules, options, seats, others)

    def comments(self) -> str:
        self.skip_ends()
        said: list[str] = []
        while self.peek().kind == "comment":
            said.append(self.take().text)
            self.skip_ends()
        return "\n".join(said)

    def line(self, state: State, following: list[Move]) -> None:
        """Moves until the text or the variation ends; each is added to what follows the last."""
        before, siblings = state, following
        last: Move | None = None
        while True:
            self.skip_ends()
            token = self.peek()
            if token.kind == "stop" or (token.kind == "close" and token.text == ")"):
                return
            if token.kind == "comment":
                last = self.need(last, token)
                last.comment = "\n".join(filter(None, [last.comment, self.comments()]))
            elif token.kind == "open" and token.text == "(":
                self.need(last, token)
                self.variation(before, siblings)
            elif is_marks(token):
                last = self.need(last, self.take())
                last.marks += token.text.strip()
            else:
                for move in self.moves(state):
                    before, state = state, after(state, move)
                    siblings = following
                    siblings.append(move.move)
                    following, last = move.move.next, move.move

    def need(self, last: Move | None, token: Token) -> Move:
        if last is None:
            raise token.error("bad-text", "this has to stand behind a move")
        return last

    def variation(self, state: State, siblings: list[Move]) -> None:
        opened = self.take()
        self.nested += 1
        if self.nested > MOST_NESTED:
            raise opened.error("bad-text", "variations are nested too deeply")
        tags = self.tags()
        count = len(siblings)
        self.line(state, siblings)
        if self.take().text != ")":
            raise opened.error("bad-text", "this variation does not end")
        if len(siblings) == count:
            raise opened.error("bad-text", "this variation has no moves")
        if "Name" in tags:
            siblings[count].name = tags["Name"].text
        self.nested -= 1

    def moves(self, state: State) -> list["Placed"]:
        """One decision, or the outcomes between two braces."""
        token = self.take()
        if token.kind == "open":
            return self.outcomes(state)
        if token.kind not in ("text", "literal"):
            raise token.error("bad-text", f"{token.text or token.name!r} is no move")
        return [self.decision(state, token)]

    def outcomes(self, state: State) -> list["Placed"]:
        placed: list[Placed] = []
        while True:
            while self.peek().kind == "end":
                self.at += 1
            token = self.take()
            if token.kind == "close" and token.text == "}":
                return placed
            if token.kind not in ("text", "literal"):
                raise token.error("bad-text", "outcomes between { and } are divided by ;")
            if state.actor() != CHANCE:
                raise token.error("out-of-step", "nothing is left to chance here")
            action = parsed(self.game, state, token, token.text)
            placed.append(Placed(token, Move(action, CHANCE)))
            state = after(state, placed[-1])

    def decision(self, state: State, token: Token) -> "Placed":
        text = token.text.strip()
        seat, first = state.actor(), True
        if state.actor() == OVER:
            raise token.error("after-the-end", "the game is over before this move")
        if token.kind == "text" and text.startswith("@"):
            seat, text = self.seat_of(token, text)
            first = seat == state.actor()
            if not text and self.peek().kind == "literal":
                token = self.take()
                text = token.text
        if state.actor() == CHANCE:
            raise token.error("out-of-step", "an outcome of chance is due here, between { and }")
        if seat not in state.actors():
            raise token.error("wrong-seat", f"seat {seat + 1} cannot decide here")
        marks = ""
        if token.kind == "text":
            text, marks = without_marks(text)
        action = parsed(self.game, state.as_actor(seat), token, text)
        return Placed(token, Move(action, seat, first, marks))

    def seat_of(self, token: Token, text: str) -> tuple[int, str]:
        word, _, rest = text[1:].partition(" ")
        if not word.isdecimal() or len(word) > 2:
            raise token.error("wrong-seat", "a seat is written @1, @2, …")
        return int(word) - 1, rest.strip()


class Placed:
    """A move, and where it stands."""

    def __init__(self, token: Token, move: Move) -> None:
        self.token = token
        self.move = move


def after(state: State, placed: Placed) -> State:
    twin = state.copy()
    try:
        placed.move.apply_to(twin)
    except RecordError as error:
        raise placed.token.error(error.code, error.sentence) from error
    return twin


def parsed(game: Game, state: State, token: Token, text: str) -> int:
    try:
        return game.parse(state, text)
    except ValueError as error:
        raise token.error("illegal", str(error)) from error


def is_marks(token: Token) -> bool:
    return token.kind == "text" and all(sign in MARKS for sign in token.text.strip())


def without_marks(text: str) -> tuple[str, str]:
    body, _, last = text.rpartition(" ")
    if body and last and all(sign in MARKS for sign in last):
        return body.strip(), last
    return text, ""


def known_game(token: Token) -> Game:
    try:
        return incognita.game(token.text)
    except KeyError as error:
        raise token.error("no-game", str(error.args[0])) from error


def rules_of(token: Token | None, game: Game) -> int:
    if token is None:
        return game.rules_version
    if not token.text.isdecimal() or len(token.text) > 6:
        raise token.error("bad-tag", "the version of the rules is a number")
    return int(token.text)


def read_options(token: Token) -> dict[str, object]:
    chosen: dict[str, object] = {}
    for word in token.text.split():
        name, sign, value = word.partition("=")
        if not sign or not name or not value:
            raise token.error("bad-option", f"an option is written name=value, not {word!r}")
        chosen[name] = value
    return chosen


def read_seats(tags: dict[str, Token]) -> list[str]:
    seats: list[str] = []
    while (token := tags.pop(f"Seat{len(seats) + 1}", None)) is not None:
        seats.append(token.text)
    return seats
