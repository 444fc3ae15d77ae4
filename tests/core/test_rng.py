"""Random numbers that agree on every machine."""

from collections import Counter
from itertools import pairwise

import pytest

from incognita.core import Rng
from incognita.core.rng import MULTIPLIER


def is_prime(number: int) -> bool:
    """Miller and Rabin; these bases are proof enough below 3.3e24."""
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41):
        power = pow(base, odd, number)
        if power in (1, number - 1):
            continue
        if all((power := power * power % number) != number - 1 for _ in range(twos - 1)):
            return False
    return True


def test_the_multiplier_gives_the_longest_period() -> None:
    """A safe prime: the period is half of the modulus, about 2**61."""
    modulus = (MULTIPLIER << 32) - 1
    assert is_prime(modulus)
    assert is_prime((modulus - 1) // 2)
    assert MULTIPLIER < 2**30


@pytest.mark.parametrize(
    ("seed", "bits"),
    [
        (0, [1230394538, 4022016412, 666321652, 2390220484, 822119849]),
        (1, [2463311336, 866759803, 2345486694, 901296466, 3754831973]),
        (2**40 + 7, [945975000, 3084918474, 2006326859, 261252208, 3429024820]),
    ],
)
def test_the_first_numbers_are_the_same_everywhere(seed: int, bits: list[int]) -> None:
    rng = Rng(seed)
    assert [rng.bits() for _ in range(5)] == bits


def test_a_state_stays_a_machine_word() -> None:
    for seed in (0, 1, 2**63, -5):
        rng = Rng(seed)
        for _ in range(2000):
            rng.bits()
            assert 0 < rng.word < 2**62


def test_the_same_seed_gives_the_same_numbers_and_another_does_not() -> None:
    one, same, other = Rng(5), Rng(5), Rng(6)
    first = [one.bits() for _ in range(20)]
    assert [same.bits() for _ in range(20)] == first
    assert [other.bits() for _ in range(20)] != first


def test_a_copy_goes_on_alike_and_apart() -> None:
    rng = Rng(9)
    rng.bits()
    twin = rng.copy()
    ahead = [rng.bits() for _ in range(10)]
    assert [twin.bits() for _ in range(10)] == ahead


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 10, 54, 1000])
def test_below_is_even(bound: int) -> None:
    rng = Rng(bound)
    trials = 200 * bound if bound < 100 else 20_000
    drawn = Counter(rng.below(bound) for _ in range(trials))
    assert set(drawn) <= set(range(bound))
    expected = trials / bound
    distance = sum((drawn[value] - expected) ** 2 / expected for value in range(bound))
    assert distance <= bound + 5 * (2 * bound) ** 0.5


def test_below_has_no_bias_where_a_plain_remainder_would() -> None:
    """For three quarters of 2**30 the rejected zone is largest: the halves must stay even."""
    bound = 3 << 28
    rng = Rng(77)
    low = sum(rng.below(bound) < bound // 2 for _ in range(20_000))
    assert abs(low - 10_000) < 5 * 71


def test_below_throws_away_what_would_be_uneven() -> None:
    """Every accepted product has a low word at or above the floor of its bound."""
    bound = (1 << 29) + 1
    floor = (1 << 32) % bound
    rng = Rng(3)
    rejected = 0
    for _ in range(3000):
        before = rng.copy()
        value = rng.below(bound)
        while (product := before.bits() * bound) & 0xFFFFFFFF < floor:
            rejected += 1
        assert product >> 32 == value
        assert before.word == rng.word
    assert rejected > 0


def test_unit_lies_in_the_half_open_unit() -> None:
    rng = Rng(1)
    drawn = [rng.unit() for _ in range(5000)]
    assert all(0 <= value < 1 for value in drawn)
    assert abs(sum(drawn) / 5000 - 0.5) < 0.02


def test_bits_are_balanced_and_neighbours_independent() -> None:
    rng = Rng(123)
    words = [rng.bits() for _ in range(20_000)]
    for bit in range(32):
        ones = sum(word >> bit & 1 for word in words)
        assert abs(ones - 10_000) < 5 * 71
    pairs = Counter((one >> 29, two >> 29) for one, two in pairwise(words))
    expected = len(words) / 64
    assert sum((count - expected) ** 2 / expected for count in pairs.values()) < 64 + 5 * 11.3


def test_neighbouring_seeds_start_far_apart() -> None:
    firsts = [Rng(seed).bits() for seed in range(2000)]
    assert len(set(firsts)) == 2000
    tops = Counter(first >> 28 for first in firsts)
    assert max(tops.values()) < 2 * min(tops.values())


def test_pick_follows_the_weights() -> None:
    rng = Rng(4)
    drawn = Counter(rng.pick([1, 0, 3]) for _ in range(8000))
    assert drawn[1] == 0
    assert abs(drawn[0] - 2000) < 200


def test_pick_between_leaves_the_rest_alone() -> None:
    one, other = Rng(4), Rng(4)
    for _ in range(200):
        assert one.pick_between([9, 1, 0, 3, 9], 1, 4) == 1 + other.pick([1, 0, 3])
    with pytest.raises(ValueError, match="positive"):
        one.pick_between([9, 0, 9], 1, 2)


@pytest.mark.parametrize("weights", [[], [0], [0, 0]])
def test_pick_needs_something_to_pick(weights: list[int]) -> None:
    with pytest.raises(ValueError, match="positive"):
        Rng(1).pick(weights)


def test_shuffle_reaches_every_order_evenly() -> None:
    rng = Rng(6)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        things = [1, 2, 3]
        rng.shuffle(things)
        orders[tuple(things)] += 1
    assert len(orders) == 6
    assert all(abs(count - 1000) < 150 for count in orders.values())


def test_shuffling_nothing_or_one_thing_draws_no_number() -> None:
    rng = Rng(6)
    before = rng.word
    rng.shuffle([])
    rng.shuffle([1])
    assert rng.word == before
