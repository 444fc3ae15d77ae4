"""Piles keep their order, and a card taken out is the only one that goes."""

from bisect import insort

from hypothesis import given
from hypothesis import strategies as st

from incognita.games.eldorado.rules.piles import add_card, holds, take_card

piles = st.lists(st.integers(0, 60), max_size=12).map(sorted)
cards = st.integers(0, 60)


@given(piles, cards)
def test_a_card_is_added_where_it_belongs(pile: list[int], card: int) -> None:
    expected = pile[:]
    insort(expected, card)
    add_card(pile, card)
    assert pile == expected


@given(piles, piles, cards)
def test_one_card_of_its_kind_is_taken(before: list[int], after: list[int], card: int) -> None:
    pile = sorted([*before, card, *after])
    expected = pile[:]
    expected.remove(card)
    take_card(pile, card)
    assert pile == expected


@given(st.lists(st.integers(0, 20), max_size=8), st.integers(0, 20))
def test_a_pile_holds_what_is_in_it(pile: list[int], card: int) -> None:
    assert holds(pile, card) == (card in pile)
