"""Nobody can reckon out more than the view says, nor less.

An observer keeps every hand that fits what was seen on the table: cards leaving a hand, draws
face down, and the moment when a draw pile is made anew. After every step the hands that this
observer holds possible are exactly those that the view admits.
"""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from incognita.core import CHANCE, OVER, SPECTATOR, Rng
from incognita.games.eldorado.rules.state import EldoradoState
from tests.eldorado.positions import GAME

Hand = tuple[int, ...]


class Observer:
    """All pairs of hand and draw pile of one seat that are still possible."""

    def __init__(self, seat: int, deck: list[int]) -> None:
        self.seat = seat
        self.worlds: set[tuple[Hand, Hand]] = {((), tuple(deck))}

    def watch(self, before: EldoradoState, action: int, after: EldoradoState) -> None:
        seen = GAME.describe_for(before, action, SPECTATOR)
        if seen["seat"] == self.seat and seen["kind"] == "draw":
            self.worlds = {drawn for world in self.worlds for drawn in draws(*world)}
        elif seen["seat"] == self.seat and "card" in seen and seen["kind"] not in ("buy", "take"):
            self.worlds = {left for world in self.worlds for left in leaves(*world, seen["card"])}
        deck = after.view(SPECTATOR)["seats"][self.seat]["deck"]
        gained = deck - len(next(iter(self.worlds))[1])
        if gained > 0:
            self.reshuffle(after, gained)

    def reshuffle(self, after: EldoradoState, gained: int) -> None:
        """The discard pile, which lay open, becomes the draw pile."""
        fresh = Counter(after.view(SPECTATOR)["seats"][self.seat]["unseen"])
        some = next(iter(self.worlds))
        fresh.subtract(some[0] + some[1])
        assert sum(fresh.values()) == gained
        assert all(not deck for _hand, deck in self.worlds)
        self.worlds = {(hand, tuple(sorted(fresh.elements()))) for hand, _deck in self.worlds}

    def hands(self) -> set[Hand]:
        return {hand for hand, _deck in self.worlds}


def draws(hand: Hand, deck: Hand) -> set[tuple[Hand, Hand]]:
    return {(tuple(sorted((*hand, card))), without(deck, card)) for card in set(deck)}


def leaves(hand: Hand, deck: Hand, card: int) -> set[tuple[Hand, Hand]]:
    return {(without(hand, card), deck)} if card in hand else set()


def without(pile: Hand, card: int) -> Hand:
    at = pile.index(card)
    return pile[:at] + pile[at + 1 :]


def admitted(state: EldoradoState, seat: int) -> set[Hand]:
    """Every hand that a spectator's view leaves open."""
    seen = state.view(SPECTATOR)["seats"][seat]
    rest = Counter(seen["unseen"])
    rest.subtract(seen["known"])
    assert min(rest.values(), default=0) >= 0
    hidden = sorted(rest.elements())
    known = tuple(seen["known"])
    return {
        tuple(sorted(known + drawn)) for drawn in combinations(hidden, seen["hand"] - len(known))
    }


@pytest.mark.long_games
@pytest.mark.rule("eldorado.sight.reckon", "eldorado.sight.hand")
@given(st.integers(0, 10_000), st.integers(2, 4))
def test_an_observer_reckons_out_exactly_what_the_view_says(seed: int, players: int) -> None:
    state = GAME.start(players=players)
    observers = [Observer(seat, state.decks[seat]) for seat in range(players)]
    rng = Rng(seed)
    for _ in range(120):
        if state.actor() == OVER:
            break
        before = state.copy()
        action = choose(state, rng)
        state.apply(action)
        for observer in observers:
            observer.watch(before, action, state)
            assert observer.hands() == admitted(state, observer.seat)
            assert tuple(state.hands[observer.seat]) in observer.hands()


def choose(state: EldoradoState, rng: Rng) -> int:
    """Random play that plays and draws much, so that piles run out early."""
    if state.actor() == CHANCE:
        return state.sample(rng)
    legal = state.legal()
    busy = [action for action in legal if GAME.describe(state, action)["kind"] != "end"]
    pool = busy if busy and rng.below(4) else legal
    return pool[rng.below(len(pool))]
