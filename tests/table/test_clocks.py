"""Clocks: each turn has its time, what is longer is taken from the bank."""

import pytest

from incognita.table.pace import (
    DAY,
    NETWORK_MS,
    SECOND,
    Clocks,
    Pace,
    clocks_at,
    due_at,
    moment_after,
    new_clocks,
    out_of_time,
    run_for,
    time_played,
    turn_left,
    with_forfeits,
)

LIVE = Pace(bank=60, turn=10)
TURN = 10 * SECOND + NETWORK_MS
SLOW = Pace(turn=2 * 86_400, days_off=(5, 6))
# The start of Monday, 5 January 1970, by UTC.
MONDAY = 4 * DAY


def running(*seats: int, since: int = 0) -> Clocks:
    return run_for(new_clocks(LIVE, 3, since), LIVE, list(seats), since)


def test_a_turn_has_its_own_time_before_the_bank_is_touched() -> None:
    within = clocks_at(running(1), LIVE, TURN)
    assert within.left == [60 * SECOND] * 3
    assert turn_left(within, LIVE) == [TURN, 0, TURN]
    beyond = clocks_at(running(1), LIVE, TURN + 7 * SECOND)
    assert beyond.left == [60 * SECOND, 53 * SECOND, 60 * SECOND]


def test_clocks_may_be_read_at_any_moment_and_say_the_same_in_the_end() -> None:
    often = running(0)
    for moment in range(0, 40 * SECOND, 700):
        often = clocks_at(often, LIVE, moment)
    assert clocks_at(often, LIVE, 40 * SECOND) == clocks_at(running(0), LIVE, 40 * SECOND)


def test_a_seat_that_decides_again_is_in_the_same_turn() -> None:
    again = run_for(running(0), LIVE, [0], 8 * SECOND)
    assert clocks_at(again, LIVE, TURN + SECOND).left[0] == 59 * SECOND


def test_a_seat_that_others_decided_between_has_a_new_turn() -> None:
    other = run_for(running(0), LIVE, [1], TURN)
    back = run_for(other, LIVE, [0], TURN + SECOND)
    assert turn_left(back, LIVE)[0] == TURN
    assert back.left[0] == 60 * SECOND


def test_all_who_have_not_sealed_are_on_the_clock() -> None:
    both = clocks_at(running(0, 2), LIVE, TURN + 5 * SECOND)
    sealed = clocks_at(run_for(both, LIVE, [2], TURN + 5 * SECOND), LIVE, TURN + 9 * SECOND)
    assert sealed.left == [55 * SECOND, 60 * SECOND, 51 * SECOND]


def test_time_is_up_when_turn_and_bank_are_used() -> None:
    clocks = running(0)
    end = due_at(clocks, LIVE)
    assert end == TURN + 60 * SECOND
    assert out_of_time(clocks_at(clocks, LIVE, end - 1), LIVE) == []
    assert out_of_time(clocks_at(clocks, LIVE, end), LIVE) == [0]
    assert clocks_at(clocks, LIVE, end + DAY).left[0] == 0


def test_nobody_is_due_while_no_clock_runs() -> None:
    assert due_at(running(), LIVE) is None
    assert clocks_at(running(), LIVE, DAY).left == [60 * SECOND] * 3


@pytest.mark.parametrize(
    ("start", "end", "played"),
    [
        (MONDAY, MONDAY + DAY, DAY),
        (MONDAY + 4 * DAY, MONDAY + 7 * DAY, DAY),
        (MONDAY + 5 * DAY, MONDAY + 7 * DAY, 0),
        (MONDAY + 5 * DAY + SECOND, MONDAY + 7 * DAY + SECOND, SECOND),
        (MONDAY, MONDAY + 14 * DAY, 10 * DAY),
        (MONDAY + DAY, MONDAY, 0),
    ],
)
def test_days_off_do_not_count(start: int, end: int, played: int) -> None:
    assert time_played(SLOW, start, end) == played


@pytest.mark.parametrize("start", [MONDAY + 3 * DAY // 2, MONDAY + 5 * DAY, MONDAY + 6 * DAY + 5])
@pytest.mark.parametrize("time", [0, 1, DAY, 3 * DAY + 17, 9 * DAY])
def test_a_deadline_is_when_the_time_has_been_played(start: int, time: int) -> None:
    end = moment_after(SLOW, start, time)
    assert time_played(SLOW, start, end) == time
    assert time == 0 or time_played(SLOW, start, end - 1) == time - 1


def test_who_has_lost_on_time_shares_the_last_places() -> None:
    assert with_forfeits([1, 2, 3], [False, False, False]) == [1, 2, 3]
    assert with_forfeits([1, 2, 3], [True, False, False]) == [3, 1, 2]
    assert with_forfeits([1, 2, 2, 4], [True, False, False, True]) == [3, 1, 1, 3]
    assert with_forfeits([], [True, False]) == []
