"""Games with variations between the list of moves that a page has, and the tree behind a text."""

from collections import Counter
from typing import Final

from incognita.core import CHANCE, Game, RecordError, State, read_position
from incognita.core.record import check_header, read_record
from incognita.lab.game_text import is_game_text, read, write
from incognita.lab.game_text_reader import MOST_NESTED
from incognita.lab.game_tree import POSITION, GameTree, Move, loaded_data, position_tag, tree_of
from incognita.table.analysis_models import (
    MOST_MOVES,
    Analysis,
    AnalysisBody,
    AnalysisMove,
    GameStart,
    MoveBody,
)
from incognita.table.errors import RefusedError, record_refusal
from incognita.table.game_list import find_game
from incognita.table.seating import MAX_NAME
from incognita.table.text_gate import check_text, one_line

# The first line of the comment on an outcome that nobody saw.
GUESSED: Final = "guessed"
# Tags that the page shows elsewhere.
OWN_TAGS: Final = (POSITION,)


def analysis_of_text(text: str) -> Analysis:
    """A game's text, a record or a position; raises RefusedError that says where."""
    try:
        return analysis_of(tree_of_text(text))
    except RecordError as error:
        raise record_refusal(error) from error


def tree_of_text(text: str) -> GameTree:
    if is_game_text(text):
        return read(text)
    if text.split()[:2] == ["incognita", "position"]:
        id, rules, data = read_position(text)
        check_text([id, data])
        game = find_game(id)
        tree = tree_of_position(game, game.load(data), [])
        tree.rules = rules
        return tree
    return tree_of(read_record(text))


def tree_of_position(game: Game, state: State, seats: list[str]) -> GameTree:
    """A game that begins here."""
    data = state.dump()
    options = data.get("options", {"players": state.players()})
    options = options if isinstance(options, dict) else {"players": state.players()}
    tree = GameTree(game.id, game.rules_version, options, seats)
    tree.tags[POSITION] = position_tag(state)
    return tree


def analysis_of(tree: GameTree) -> Analysis:
    """The tree as a list; raises RecordError, RefusedError."""
    game = find_game(tree.game)
    state = tree.start(game)
    options = dict(game.options().complete(check_header(game, tree.header())))
    names = [one_line(name, MAX_NAME) for name in tree.seats]
    seats = [*names, *([""] * state.players())][: state.players()]
    origin = state.dump() if POSITION in tree.tags else None
    tags = {name: value for name, value in tree.tags.items() if name not in OWN_TAGS}
    moves = listed(game, state, tree.moves)
    return Analysis(game.id, game.rules_version, options, origin, seats, tags, tree.comment, moves)


def listed(game: Game, start: State, roots: list[Move]) -> list[AnalysisMove]:
    """All moves, each after the one it follows, the main line first."""
    moves: list[AnalysisMove] = []
    waiting = [(-1, move, start) for move in reversed(roots)]
    while waiting:
        parent, move, before = waiting.pop()
        if len(moves) >= MOST_MOVES:
            raise RefusedError("too-big")
        after = before.copy()
        text = text_of(game, before, move.seat, move.action)
        move.apply_to(after)
        guessed, comment = without_guess(move)
        at = len(moves)
        moves.append(
            AnalysisMove(
                parent, move.seat, move.action, text, move.marks, comment, move.name, guessed
            )
        )
        waiting += [(at, following, after) for following in reversed(move.next)]
    return moves


def without_guess(move: Move) -> tuple[bool, str]:
    first, _, rest = move.comment.partition("\n")
    if move.seat == CHANCE and first == GUESSED:
        return True, rest
    return False, move.comment


def text_of(game: Game, state: State, seat: int, action: int) -> str:
    return game.text(state if seat == CHANCE else state.as_actor(seat), action)


def tree_of_analysis(body: AnalysisBody) -> GameTree:
    """Checked: every move may be made where it stands; raises RefusedError."""
    game = find_game(body.game)
    tree = GameTree(game.id, body.rules or game.rules_version, dict(body.options), list(body.seats))
    tree.tags = {name: value for name, value in body.tags.items() if name not in OWN_TAGS}
    tree.comment = body.comment
    try:
        state = start_of(body)
        if body.origin is not None:
            tree.tags[POSITION] = position_tag(state)
        add_moves(tree, state, body)
    except RecordError as error:
        raise record_refusal(error) from error
    return tree


def add_moves(tree: GameTree, start: State, body: AnalysisBody) -> None:
    children = Counter(one.parent for one in body.moves)
    # Positions with moves still to come, and how deep in variations they are.
    open_states = {-1: (start, 0)}
    moves: list[Move] = []
    for at, one in enumerate(body.moves):
        if one.parent >= at:
            raise RefusedError("bad-tree", move=at + 1)
        before, depth = open_states[one.parent]
        children[one.parent] -= 1
        if not children[one.parent]:
            del open_states[one.parent]
        siblings = moves[one.parent].next if one.parent >= 0 else tree.moves
        depth += 1 if siblings else 0
        if depth > MOST_NESTED:
            raise RefusedError("bad-tree", move=at + 1)
        state = before.copy()
        moves.append(made_move(state, one, at, varies=bool(siblings)))
        siblings.append(moves[-1])
        if children[at]:
            open_states[at] = state, depth


def made_move(state: State, one: MoveBody, at: int, *, varies: bool) -> Move:
    """The move, made in this position; raises RecordError."""
    guess = [GUESSED] if one.guessed and one.seat == CHANCE else []
    comment = "\n".join([*guess, *([one.comment] if one.comment else [])])
    name = one.name if varies else ""
    move = Move(one.action, one.seat, one.seat == state.actor(), one.marks, comment, name)
    move.apply_to(state, at)
    return move


def start_of(start: GameStart) -> State:
    """The first position of what is asked about; raises RecordError, RefusedError."""
    game = find_game(start.game)
    tree = GameTree(game.id, start.rules or game.rules_version, dict(start.options), [])
    if start.origin is not None:
        check_header(game, tree.header())
        return loaded_data(game, start.origin)
    return tree.start(game)


def text_of_analysis(body: AnalysisBody) -> str:
    return write(tree_of_analysis(body))
