"""What caves, promo cards and Heroes & Hexes add to a position; a base game has none of it."""

from typing import Final

from incognita.core import Json
from incognita.games.eldorado.rules.cards import (
    ALL_KINDS,
    CAVE_TILES,
    CURSE_COUNT,
    CURSE_KINDS,
    FAMILIARS,
    HEROES,
    HEX_TILES,
    TILE_KINDS,
    TILES_A_CAVE,
)  # fmt: skip

# By their names in a dump: the fields that are lists of numbers, and those that are numbers.
LISTS: Final[dict[str, str]] = {
    "caves": "caves", "pool": "pool", "second": "second", "used": "used", "tiles": "tiles",
    "came": "move_origin", "dug": "explored", "curses": "curses", "lifted": "lifted",
    "cursed": "cursed", "heroes": "heroes", "shown": "shown", "hired": "hired",
    "familiars": "familiars", "tops": "tops", "hops": "hops", "queue": "queue",
}  # fmt: skip
NUMBERS: Final[dict[str, str]] = {
    "reserve": "reserve", "passing": "passing", "changed": "changed",
    "free_market": "free_market", "free_tile": "free_tile", "moved": "moved", "on_top": "on_top",
    "banishing": "banishing", "ghost": "copied_card", "item": "item", "gait": "gait",
    "walker": "walker", "due": "curses_due", "curse": "curse", "asked": "asked",
    "lifting": "lifting", "swapped": "swapped", "cave": "cave", "at_rest": "at_rest",
}  # fmt: skip


class Extras:
    """Piles are counts by kind or sorted lists; -1 stands for none."""

    # Caves: tiles by cave, and by kind those nobody has seen, the new reserve, the used ones and
    # those of each seat. `reserve` counts the unseen ones that lie in no cave.
    caves: list[int]
    pool: list[int]
    second: list[int]
    used: list[int]
    tiles: list[int]
    reserve: int
    # By piece of the acting seat: where its last move began (-1: not moved), caves explored since.
    move_origin: list[int]
    explored: list[int]
    # The expansion: curses by kind in the pile, in the box, before each seat; heroes; familiars;
    # a card that lies on top of a seat's draw pile for all to see.
    curses: list[int]
    lifted: list[int]
    cursed: list[int]
    heroes: list[int]
    shown: list[int]
    hired: list[int]
    familiars: list[int]
    tops: list[int]
    # A question: who is asked, which pieces may hop, who is asked next.
    asked: int
    hops: list[int]
    queue: list[int]
    # What was used this turn and lasts.
    passing: int
    changed: int
    free_market: int
    free_tile: int
    moved: int
    on_top: int
    banishing: int
    copied_card: int
    item: int
    gait: int
    walker: int
    curses_due: int
    curse: int
    lifting: int
    swapped: int
    cave: int
    # 1 while the card or tile played last has not moved its piece: it may only open a blockade.
    at_rest: int

    def open_turn(self) -> None:
        """Nothing used in a turn outlasts it."""
        self.move_origin = [-1, -1]
        self.explored = [0, 0]
        self.passing = 0
        self.changed = 0
        self.free_market = 0
        self.free_tile = 0
        self.moved = 0
        self.on_top = 0
        self.banishing = 0
        self.copied_card = -1
        self.item = -1
        self.gait = 0
        self.walker = -1
        self.curses_due = 0
        self.curse = -1
        self.asked = -1
        self.lifting = -1
        self.swapped = 0
        self.cave = -1
        self.at_rest = 0

    def copy(self) -> "Extras":
        twin = Extras()
        twin.caves = self.caves[:]
        twin.pool = self.pool[:]
        twin.second = self.second[:]
        twin.used = self.used[:]
        twin.tiles = self.tiles[:]
        twin.reserve = self.reserve
        twin.move_origin = self.move_origin[:]
        twin.explored = self.explored[:]
        twin.curses = self.curses[:]
        twin.lifted = self.lifted[:]
        twin.cursed = self.cursed[:]
        twin.heroes = self.heroes[:]
        twin.shown = self.shown[:]
        twin.hired = self.hired[:]
        twin.familiars = self.familiars[:]
        twin.tops = self.tops[:]
        twin.asked = self.asked
        twin.hops = self.hops[:]
        twin.queue = self.queue[:]
        twin.passing = self.passing
        twin.changed = self.changed
        twin.free_market = self.free_market
        twin.free_tile = self.free_tile
        twin.moved = self.moved
        twin.on_top = self.on_top
        twin.banishing = self.banishing
        twin.copied_card = self.copied_card
        twin.item = self.item
        twin.gait = self.gait
        twin.walker = self.walker
        twin.curses_due = self.curses_due
        twin.curse = self.curse
        twin.lifting = self.lifting
        twin.swapped = self.swapped
        twin.cave = self.cave
        twin.at_rest = self.at_rest
        return twin

    def key(self) -> tuple[tuple[int, ...], ...]:
        return (
            tuple(self.caves), tuple(self.pool), tuple(self.second), tuple(self.used),
            tuple(self.tiles), tuple(self.move_origin), tuple(self.explored), tuple(self.curses),
            tuple(self.lifted), tuple(self.cursed), tuple(self.heroes), tuple(self.shown),
            tuple(self.hired), tuple(self.familiars), tuple(self.tops), tuple(self.hops),
            tuple(self.queue),
            (
                self.reserve, self.passing, self.changed, self.free_market, self.free_tile,
                self.moved, self.on_top, self.banishing, self.copied_card, self.item, self.gait,
                self.walker, self.curses_due, self.curse, self.asked, self.lifting, self.swapped,
                self.cave, self.at_rest,
            ),
        )  # fmt: skip

    def dump(self) -> Json:
        data: Json = {name: list(getattr(self, field)) for name, field in LISTS.items()}
        for name, field in NUMBERS.items():
            data[name] = getattr(self, field)
        return data


def laid_out(seats: int, caves: int, hexes: bool) -> Extras:
    """Everything in its pile (eldorado.caves.piles); -1 caves: none are explored at all."""
    extras = Extras()
    extras.pool = [0] * TILE_KINDS
    if caves >= 0:
        extras.pool = CAVE_TILES + (HEX_TILES if hexes else [0] * len(HEX_TILES))
    left = sum(extras.pool)
    extras.caves = []
    for _ in range(caves):
        laid = TILES_A_CAVE if left >= TILES_A_CAVE else 0
        extras.caves.append(laid)
        left -= laid
    extras.reserve = left
    extras.second = [0] * TILE_KINDS
    extras.used = [0] * TILE_KINDS
    extras.tiles = [0] * (seats * TILE_KINDS)
    extras.curses = CURSE_COUNT[:] if hexes else [0] * CURSE_KINDS
    extras.lifted = [0] * CURSE_KINDS
    extras.cursed = [0] * (seats * CURSE_KINDS)
    extras.heroes = list(range(HEROES, ALL_KINDS)) if hexes else []
    extras.shown = []
    extras.hired = [0] * seats
    extras.familiars = list(range(FAMILIARS, HEROES)) if hexes else []
    extras.tops = [-1] * seats
    extras.hops = []
    extras.queue = []
    extras.open_turn()
    return extras
