"""Positions in readable notation: a line of spaces, or a place on a printed route.

    line("J1 J2 |3| J1 W1", hand="trailblazer sailor")

The piece stands on L0; the spaces to its right are L1, L2, … and `|3|` is a seam with blockade 3
(`||` a seam without one, `E` the finish). `J1^` has a cave to its north-east, which its right
neighbour touches too. Everything else on that map is mountain.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from incognita.core import Reason, State
from incognita.games.eldorado import Eldorado
from incognita.games.eldorado.rules import actions as act
from incognita.games.eldorado.rules.buying import offered
from incognita.games.eldorado.rules.cards import (
    CARD_ID,
    CURSE_ID,
    CURSE_KINDS,
    FAMILIARS,
    HEROES,
    START_SLOTS,
    TILE_KINDS,
    TILES,
    stock_of,
)
from incognita.games.eldorado.rules.extras import Extras, laid_out
from incognita.games.eldorado.rules.options import Setup
from incognita.games.eldorado.rules.phases import ACT
from incognita.games.eldorado.rules.state import EldoradoState
from incognita.games.eldorado.rules.tables import AHEAD, BEHIND, HOME, TUNNEL, Route, Side
from tests.eldorado.leftovers import check_leftovers

GAME = Eldorado()
# Boards in a straight line show seven spaces of it, then four, then seven, by turns.
WIDE, NARROW = (0, 7), (3, 4)
SHAPES = {1: [WIDE], 2: [NARROW, WIDE], 3: [WIDE, NARROW, WIDE]}
ONWARD = {WIDE: (7, -3), NARROW: (4, 3)}


def cards(words: str) -> list[int]:
    return sorted(CARD_ID.index(word) for word in words.split())


def names(pile: Iterable[int]) -> str:
    return " ".join(CARD_ID[card] for card in pile)


def line(land: str, **fields: Any) -> EldoradoState:
    """A position on a map that is one line of spaces."""
    segments, blockades = _segments(land)
    route = line_route(segments)
    return position(route=route, at=fields.pop("at", "L0"), blockades=blockades, **fields)


def _segments(land: str) -> tuple[list[list[str]], list[int]]:
    segments: list[list[str]] = [["S1"]]
    blockades: list[int] = []
    for token in land.split():
        if token.startswith("|"):
            segments.append([])
            blockades.append(int(token.strip("|") or 0))
        elif token != "E":
            segments[-1].append(token)
    if "E" not in land and len(segments) == 1:
        segments[0].append("##")
    return segments, blockades


def line_route(segments: Sequence[Sequence[str]]) -> Route:
    shapes = SHAPES[len(segments)]
    sides: dict[str, Side] = {}
    boards: list[list[Any]] = []
    at = (0, 0)
    assert len(segments) < 3 or len(segments[1]) == NARROW[1], "a board between two seams is full"
    for number, (segment, shape) in enumerate(zip(segments, shapes, strict=True)):
        letter = "LMN"[number]
        sides[letter] = line_side(letter, segment, shape, left=number > 0)
        boards.append([letter, 0, *at])
        if number + 1 < len(shapes):
            step = ONWARD[shape]
            at = (at[0] + step[0], at[1] + step[1])
    finish = ["jungle", 5, at[0] + 4, at[1]]
    route = Route({"id": "line", "boards": boards, "finish": finish}, sides)
    _name_cells(route)
    return route


def line_side(letter: str, segment: Sequence[str], shape: tuple[int, int], left: bool) -> Side:
    """A board of mountains but for its part of the line, which begins or ends at a seam."""
    row, width = shape
    side = Side(letter, "start" if letter == "L" else "large", {})
    rest = ["##"] * (width - len(segment))
    wanted = [*segment, *rest] if left else [*rest, *segment]
    places = side.places()
    in_row = [number for number, place in enumerate(places) if place[1] == row]
    side.tokens = ["##"] * len(places)
    for number, token in zip(in_row, wanted, strict=True):
        side.tokens[number] = token.rstrip("^")
        if token.endswith("^"):
            q, r = places[number]
            side.tokens[places.index((q + 1, r - 1))] = "@@"
    return side


def _name_cells(route: Route) -> None:
    row = min(place[1] for cell, place in enumerate(route.places) if cell in route.start_cells)
    start = route.places[route.start_cells[0]][0]
    for cell in range(route.first_finish):
        q, r = route.places[cell]
        route.names[cell] = f"L{q - start}" if r == row and q >= start else f"-{cell}"


def position(
    *,
    route: Route | str = "first",
    at: str = "",
    players: int = 3,
    seat: int = 0,
    hand: str = "",
    deck: str = "",
    discard: str = "",
    others: str = "",
    blockades: Sequence[int] | None = None,
    market: str = "",
    sold: str = "",
    arrived: Sequence[int] = (),
    won: Sequence[Sequence[int]] = (),
    on_round: int = 1,
    tiles: str = "",
    curses: str = "",
    **options: Any,
) -> EldoradoState:
    """A position in the first phase of the seat's turn. `others` may stand on named cells.

    `tiles` and `curses` lie before the seat, at a table that has them.
    """
    word = route if isinstance(route, str) else "first"
    state = EldoradoState(Setup({**DEFAULTS, **options, "players": players, "route": word}))
    if isinstance(route, Route):
        state.setup.route = route
        state.route = route
    _begin(state)
    _lay_extras(state, seat, tiles, curses)
    state.seat = seat
    state.round = on_round
    state.hands[seat] = cards(hand)
    state.decks[seat] = cards(deck)
    state.discards[seat] = cards(discard)
    state.arrivals = list(arrived)
    state.blockades = list(blockades or [0] * state.route.joints)
    state.blockades += [0] * (state.route.joints - len(state.blockades))
    for number, pieces in enumerate(won):
        state.won[number] = list(pieces)
    _place(state, at, others)
    _lay_market(state, market, sold)
    _call_singles(state)
    return state


DEFAULTS = GAME.options().default()


def _begin(state: EldoradoState) -> None:
    """Every field of an untouched turn."""
    fresh = GAME.start(players=state.seats)
    for name in ("hands", "decks", "discards", "known", "boxes", "won"):
        setattr(state, name, [[] for _ in range(state.seats)])
    state.played, state.boxed, state.spare = [], [], []
    for name in ("purse", "bought", "owed", "giver", "mover", "symbol", "strength", "removable"):
        setattr(state, name, getattr(fresh, name))
    state.target, state.pending = -1, 0
    state.phase = state.resume = ACT


def _lay_extras(state: EldoradoState, seat: int, tiles: str, curses: str) -> None:
    setup = state.setup
    state.extras = None
    if not setup.extended:
        return
    extras = laid_out(state.seats, len(state.route.cave_cells) if setup.caves else -1, setup.hexes)
    state.extras = extras
    for word in tiles.split():
        kind = CARD_ID.index(f"tile_{word}") - TILES
        extras.pool[kind] -= 1
        extras.reserve -= 1
        extras.tiles[seat * TILE_KINDS + kind] += 1
    for word in curses.split():
        curse = CURSE_ID.index(word)
        extras.curses[curse] -= 1
        extras.cursed[seat * CURSE_KINDS + curse] += 1


def _call_singles(state: EldoradoState) -> None:
    """Heroes and familiars that somebody holds are in no pile."""
    extras = state.extras
    if extras is None:
        return
    for pile in [*state.hands, *state.decks, *state.discards]:
        for card in pile:
            if FAMILIARS <= card < HEROES:
                extras.familiars.remove(card)
            elif card >= HEROES:
                extras.heroes.remove(card)


def extras_of(state: EldoradoState) -> Extras:
    assert state.extras is not None
    return state.extras


def tiles(state: EldoradoState, seat: int = 0) -> str:
    """The tiles before a seat."""
    shown = state.view(-1)["seats"][seat]["tiles"]
    return " ".join(CARD_ID[tile].removeprefix("tile_") for tile in shown)


def curses(state: EldoradoState, seat: int = 0) -> str:
    shown = state.view(-1)["seats"][seat]["curses"]
    return " ".join(CURSE_ID[curse] for curse in shown)


def _place(state: EldoradoState, at: str, others: str) -> None:
    """Named cells for the acting seat's pieces and then for others; the rest keep away."""
    count = state.seats * state.pieces
    away = [cell for cell in range(state.route.cells) if state.route.terrain_of[cell] == "mountain"]
    spots = away or [cell for cell in state.route.start_cells if cell >= 0]
    state.piece_cells = [spots[number % len(spots)] for number in range(count)]
    mine = [state.seat * state.pieces + piece for piece in range(state.pieces)]
    foreign = [number for number in range(count) if number not in mine]
    for number, name in [
        *zip(mine, at.split(), strict=False),
        *zip(foreign, others.split(), strict=False),
    ]:
        state.piece_cells[number] = cell_of(state, name)


def _lay_market(state: EldoradoState, market: str, sold: str) -> None:
    """`market` lists the six slots (`-` is empty), `sold` the cards that are gone, one by one."""
    state.stock = stock_of(state.setup.promo, state.setup.hexes)
    state.slots = START_SLOTS[:]
    if market:
        state.slots = [-1 if word == "-" else CARD_ID.index(word) for word in market.split()]
    for word in sold.split():
        state.stock[CARD_ID.index(word)] -= 1
    state.slots = [card if card >= 0 and state.stock[card] else -1 for card in state.slots]
    state.offers = offered(state.stock, state.slots)


def cell_of(state: EldoradoState, name: str) -> int:
    return HOME if name == "home" else state.route.names.index(name)


def at(state: EldoradoState, seat: int = -1, piece: int = 0) -> str:
    """The name of the cell where a piece stands."""
    by = state.seat if seat < 0 else seat
    cell = state.piece_cells[by * state.pieces + piece]
    return "home" if cell == HOME else state.route.names[cell]


def legal(state: EldoradoState, kind: str = "") -> set[str]:
    """What may be done, in words; of one kind only if it is named."""
    actions = state.legal()
    assert actions == sorted(set(actions)), "numbers come in order, each of them once"
    return {
        GAME.text(state, action) for action in actions if not kind or act.kind_of(action) == kind
    }


def go(state: EldoradoState, *words: str) -> EldoradoState:
    """Do all this, one after the other; outcomes of chance are written `draw sailor`."""
    for word in words:
        state_after(state, word)
    return state


def state_after(state: EldoradoState, word: str) -> None:
    action = GAME.parse(state, word)
    if state.actor() >= 0:
        state.play(action)
    else:
        state.apply(action)
    check_leftovers(state)


def reach(state: EldoradoState, card: str = "") -> set[str]:
    """Every cell, and every blockade as x3, to which a plan with this card leads."""
    wanted = CARD_ID.index(card) if card else -1
    goals: set[str] = set()
    for plan in GAME.plans(state):
        if plan["card"] != wanted or plan["cards"]:
            continue
        blockade = plan["blockade"]
        goals.add(f"x{state.blockades[blockade]}" if blockade >= 0 else _name(state, plan["to"]))
    return goals


def _name(state: EldoradoState, cell: int) -> str:
    return state.route.names[cell]


def action_of(state: EldoradoState, words: str) -> int:
    """The number of an action in words, legal or not."""
    verb, _, rest = words.partition(" ")
    if verb in ("done", "end"):
        return act.DONE if verb == "done" else act.END
    if verb == "play":
        card, _, draws = rest.partition(" ")
        return act.play(CARD_ID.index(card), int(draws or 0))
    if verb in ("use", "explore", "brave", "lift", "hop", "visit", "hire", "change", "copy"):
        return own_action(state, verb, rest)
    bases = {"give": act.GIVE, "remove": act.REMOVE, "take": act.TAKE, "pay": act.PAY}
    bases |= {"buy": act.BUY, "discard": act.DISCARD}
    if verb in bases:
        return act.named(bases[verb], CARD_ID.index(rest))
    piece, target = way_of(state, rest)
    if verb == "step":
        return act.step(target)
    if verb == "enter":
        return act.enter(piece, target)
    return act.move(CARD_ID.index(verb), piece, target)


def own_action(state: EldoradoState, verb: str, rest: str) -> int:
    """Kinds of action beyond the base game."""
    if verb == "use":
        tile, _, seat = rest.partition(" ")
        return act.use(CARD_ID.index(tile), int(seat or 0))
    if verb == "explore":
        letter, sign, name = rest.rpartition(":")
        cave = state.route.cave_cells.index(cell_of(state, name))
        return act.explore("ab".index(letter) if sign else 0, cave)
    if verb == "brave":
        return act.brave(*way_of(state, rest))
    if verb == "lift":
        return act.LIFT + CURSE_ID.index(rest)
    if verb == "hop":
        at, name = rest.split()
        around = state.route.neighbours[6 * state.piece_cells[int(at)] :][:6]
        return act.hop(int(at), around.index(cell_of(state, name)))
    if verb == "visit":
        return act.VISIT + (1 if rest.startswith("b:") else 0)
    if verb == "hire":
        return act.hire(CARD_ID.index(rest))
    return (act.CHANGE if verb == "change" else act.COPY) + CARD_ID.index(rest)


def way_of(state: EldoradoState, words: str) -> tuple[int, int]:
    """Piece and target of `L3`, `b:L3`, `x2`, `b:x2`, or of a bare direction `>0`."""
    letter, sign, rest = words.rpartition(":")
    piece = "ab".index(letter) if sign else 0
    if rest.startswith(">"):
        return piece, int(rest[1:])
    cell = state.piece_cells[state.seat * state.pieces + min(piece, state.pieces - 1)]
    if rest.startswith("x"):
        joint = state.blockades.index(int(rest[1:]))
        return piece, AHEAD if state.route.seams[2 * cell + 1] == joint else BEHIND
    around = state.route.neighbours[6 * cell : 6 * cell + 6]
    to = cell_of(state, rest)
    if to in state.route.links[cell]:
        return piece, TUNNEL + state.route.links[cell].index(to)
    return piece, around.index(to)


def refused(state: EldoradoState, words: str, seat: int = -1) -> Reason:
    """The reason why this cannot be done; fails if it can."""
    reason = state.refusal(state.seat if seat < 0 else seat, action_of(state, words))
    assert reason is not None, f"{words!r} is legal"
    return reason


def why_not(state: EldoradoState, words: str, seat: int = -1) -> tuple[str, str]:
    """Code and rule of the refusal."""
    reason = refused(state, words, seat)
    return reason.code, reason.rule.removeprefix("eldorado.")


def hand(state: EldoradoState, seat: int = 0) -> str:
    return names(state.hands[seat])


def market(state: EldoradoState) -> str:
    return " ".join("-" if card < 0 else CARD_ID[card] for card in state.slots)


def everything(state: EldoradoState) -> list[int]:
    """How many of each card there are at the table, wherever they lie."""
    census = list(state.stock)
    for piles in (state.hands, state.decks, state.discards, state.boxes, [state.played]):
        for pile in piles:
            for card in pile:
                census[card] += 1
    assert len(census) == state.setup.kinds
    return census


def as_eldorado(state: State) -> EldoradoState:
    assert isinstance(state, EldoradoState)
    return state
