"""What is constant in number, counted game by game; a game of another package counts itself."""

from collections import Counter
from collections.abc import Callable
from typing import cast

from incognita.core import Game, State
from incognita.games.eldorado.rules.cards import CURSE_KINDS, TILE_KINDS
from incognita.games.eldorado.rules.extras import Extras
from incognita.games.eldorado.rules.state import EldoradoState
from incognita.games.entdecker.rules.state import EntdeckerState
from incognita.games.entdecker.rules.tables import HIGHEST_TOKEN, PERSONAL, UNITS, kind_of, owner_of
from incognita.games.explorers.rules.state import ExplorersState
from incognita.games.explorers.rules.tables import CARD_COUNT, CELLS, KEY_SLOTS, MAP_SLOTS, TILES
from incognita.games.neue_entdecker.rules import tables as neue
from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState
from incognita.games.survive.rules.state import SurviveState
from incognita.games.voyage.rules.patterns import PATTERN_OF, PATTERNS, UNDISCOVERED

Census = Counter[str]


def eldorado(state: State) -> Census:
    """Cards wherever they lie, blockades, and pieces on the map or home."""
    table = cast("EldoradoState", state)
    census: Census = Counter({f"card {card}": left for card, left in enumerate(table.stock)})
    for piles in (table.hands, table.decks, table.discards, table.boxes, [table.played]):
        census.update(f"card {card}" for pile in piles for card in pile)
    census.update(f"blockade {number}" for number in [*table.blockades, *table.spare] if number)
    census.update(f"blockade {number}" for pile in table.won for number in pile)
    census["pieces"] = len(table.piece_cells)
    census["slots"] = len(table.slots)
    extras = table.extras
    if extras is not None:
        add_eldorado_extras(census, extras)
    return census


def add_eldorado_extras(census: Census, extras: Extras) -> None:
    """Cave tiles, curses, heroes and familiars; the unseen tiles lie in caves and reserve."""
    for counts in (extras.pool, extras.second, extras.used, extras.tiles):
        for at, count in enumerate(counts):
            census[f"tile {at % TILE_KINDS}"] += count
    for counts in (extras.curses, extras.lifted, extras.cursed):
        for at, count in enumerate(counts):
            census[f"curse {at % CURSE_KINDS}"] += count
    if extras.curse >= 0:
        census[f"curse {extras.curse}"] += 1
    singles = [*extras.heroes, *extras.shown, *extras.familiars]
    census.update(f"card {card}" for card in singles)
    census["unseen"] = sum(extras.pool) - sum(extras.caves) - extras.reserve


def entdecker(state: State) -> Census:
    """Tiles by pattern wherever they lie, but for stand-ins; tokens; units, also those at home."""
    table = cast("EntdeckerState", state)
    census: Census = Counter()
    for counts in (table.left, table.box, table.filler):
        for code, count in enumerate(counts):
            census[f"pattern {code % PATTERNS}"] += count
    census.update(f"pattern {PATTERN_OF[mask]}" for mask in table.sea.land if mask != UNDISCOVERED)
    census.update(
        f"pattern {at}" for hand in table.hands for at in range(PERSONAL) if hand >> at & 1
    )
    census.subtract({f"pattern {at}": count for at, count in enumerate(table.stand_ins)})
    if table.drawn >= 0:
        census[f"pattern {table.drawn % PATTERNS}"] += 1
    for value in range(1, HIGHEST_TOKEN + 1):
        taken = table.taken[value :: HIGHEST_TOKEN + 1]
        census[f"token {value}"] = table.tokens[value] + sum(taken)
    for at, count in enumerate(table.supply):
        census[f"unit {at % UNITS} of {at // UNITS}"] = count
    census.update(f"unit {kind_of(one)} of {owner_of(one)}" for one in table.units if one)
    return census


def explorers(state: State) -> Census:
    """Cards and tiles wherever they lie; on each board cells, crossed or not, and all its boxes."""
    table = cast("ExplorersState", state)
    turned = {card for card in range(1, CARD_COUNT + 1) if card not in table.deck}
    laid = {tile for tile in table.tiles if tile}
    census: Census = Counter()
    census.update(f"card {card}" for card in [*table.deck, *turned])
    census.update(f"tile {tile}" for tile in [*laid, *set(range(1, TILES + 1)) - laid])
    for seat, board in enumerate(table.boards):
        crossed = sum(row.bit_count() for row in board.rows)
        # The start village is crossed by everybody, and is not among the cells in order.
        census[f"cells {seat}"] = CELLS - crossed + len(board.crossed) + (table.start_slot >= 0)
        free = [KEY_SLOTS - board.keys, MAP_SLOTS - board.maps]
        census[f"keys {seat}"] = free[0] + board.keys_used + (board.keys - board.keys_used)
        census[f"maps {seat}"] = free[1] + board.maps_used + (board.maps - board.maps_used)
        assert min(*free, board.keys - board.keys_used, board.maps - board.maps_used) >= 0
        assert len(set(board.crossed)) == len(board.crossed)
    for slot, gone in enumerate(table.temples_struck):
        census[f"values of temple {slot}"] = gone + len(table.setup.temple_steps[gone:])
    return census


def neue_entdecker(state: State) -> Census:
    """Tiles by pattern, but for stand-ins; tokens; pieces and chiefs, also those at home."""
    table = cast("NeueEntdeckerState", state)
    census: Census = Counter()
    for counts in (table.left, table.discards, table.stock):
        for code, count in enumerate(counts):
            census[f"pattern {code % PATTERNS}"] += count
    census.update(f"pattern {PATTERN_OF[mask]}" for mask in table.sea.land if mask != UNDISCOVERED)
    census.subtract({f"pattern {at}": count for at, count in enumerate(table.stand_ins)})
    if table.drawn >= 0:
        census[f"pattern {table.drawn % PATTERNS}"] += 1
    census.update({f"token {kind}": count for kind, count in enumerate(table.bag)})
    census.update(f"token {held - 1}" for held in table.huts if held)
    forms = [(neue.owner_of(one), neue.form_of(one)) for one in table.units if one]
    forms += [(neue.scout_owner(one), neue.scout_form(one)) for one in table.jungle if one]
    forms += [(table.seat, table.fetched - 1)] if table.fetched else []
    census.update(f"unit {neue.KIND_OF_FORM[form]} of {seat}" for seat, form in forms)
    census.update(f"chief of {seat}" for seat, form in forms if neue.IS_CHIEF[form])
    for at, count in enumerate(table.supply):
        census[f"unit {at % neue.UNITS} of {at // neue.UNITS}"] += count
    for seat in range(table.seats):
        scouts, chiefs = table.landed[2 * seat : 2 * seat + 2]
        census[f"unit {neue.SCOUT} of {seat}"] += scouts + chiefs
        census[f"chief of {seat}"] += chiefs + table.chiefs[seat]
    return census


def survive(state: State) -> Census:
    """Tiles wherever they are, on both sides; values on the board and in hand; every piece."""
    table = cast("SurviveState", state)
    census: Census = Counter()
    for counts in (table.backs_left, table.tiles_gone):
        census.update({f"tile {code}": count for code, count in enumerate(counts)})
    census.update(f"tile {code}" for hand in table.kept for code in hand)
    unseen = int(table.sunk_cell >= 0 and table.sunk_back < 0)
    away = sum(table.tiles_gone) + sum(len(hand) for hand in table.kept) + unseen
    census["terrain"] = sum(table.tiles_left) + away + 40 - table.laid
    for colour in range(table.setup.colours):
        spare = table.values_in_hand[7 * colour : 7 * colour + 7]
        census.update({f"colour {colour} value {value}": n for value, n in enumerate(spare) if n})
        own = table.values[10 * colour : 10 * colour + 10]
        census.update(f"colour {colour} value {value}" for value in own if value)
    for pieces in (table.where, table.boats, table.creatures):
        census["pieces"] += len(pieces)
    return census


CENSUS: dict[str, Callable[[State], Census]] = {
    "eldorado": eldorado,
    "entdecker": entdecker,
    "explorers": explorers,
    "neue-entdecker": neue_entdecker,
    "survive": survive,
}


def census_of(game: Game, state: State) -> Census:
    counted = CENSUS.get(game.id)
    return counted(state) if counted else Counter(game.census(state))
