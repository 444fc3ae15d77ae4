"""How fast a table is played, and the clocks of its seats at one moment.

Times are in milliseconds since 1970, as the server's clock has them; nothing here reads a clock.
"""

from typing import Final

from msgspec import Struct

STAND_IN: Final = "stand-in"
LOSE: Final = "lose"
SECOND: Final = 1000
DAY: Final = 86_400 * SECOND
# Of each turn, for the way to the server and back.
NETWORK_MS: Final = SECOND
# 1 January 1970 was a Thursday; Monday is 0.
FIRST_WEEKDAY: Final = 3


class Pace(Struct, frozen=True):
    """Each turn has `turn` seconds; what is longer is taken from `bank`, a seat's for the game.

    `days_off` are days of the week on which all clocks stand still, by UTC. When the time of a
    seat is up, a bot of this level plays on; with `time_up` "lose" the seat has lost as well.
    """

    bank: int = 0
    turn: int = 0
    days_off: tuple[int, ...] = ()
    time_up: str = STAND_IN
    level: str = ""

    def turn_ms(self) -> int:
        return self.turn * SECOND + NETWORK_MS


class Clocks(Struct, frozen=True):
    """By seat what is left in the bank, and how much the turn has used of its own time.

    Seats that are `running` use both from the moment `since` on.
    """

    left: list[int]
    used: list[int]
    running: list[int]
    since: int


def new_clocks(pace: Pace, seats: int, now: int) -> Clocks:
    return Clocks([pace.bank * SECOND] * seats, [0] * seats, [], now)


def clocks_at(clocks: Clocks, pace: Pace, now: int) -> Clocks:
    """The same clocks at a later moment."""
    elapsed = time_played(pace, clocks.since, now)
    left, used = list(clocks.left), list(clocks.used)
    for seat in clocks.running:
        before = _beyond_turn(used[seat], pace)
        used[seat] += elapsed
        left[seat] = max(0, left[seat] - _beyond_turn(used[seat], pace) + before)
    return Clocks(left, used, clocks.running, max(now, clocks.since))


def run_for(clocks: Clocks, pace: Pace, seats: list[int], now: int) -> Clocks:
    """From now on the clocks of these seats run; a seat that goes on is in the same turn."""
    after = clocks_at(clocks, pace, now)
    used = [
        time if seat in seats and seat in after.running else 0
        for seat, time in enumerate(after.used)
    ]
    return Clocks(after.left, used, sorted(seats), after.since)


def turn_left(clocks: Clocks, pace: Pace) -> list[int]:
    """What each seat has before its bank is touched."""
    return [max(0, pace.turn_ms() - used) for used in clocks.used]


def out_of_time(clocks: Clocks, pace: Pace) -> list[int]:
    """The running seats that have nothing left."""
    return [
        seat
        for seat in clocks.running
        if clocks.left[seat] == 0 and clocks.used[seat] >= pace.turn_ms()
    ]


def due_at(clocks: Clocks, pace: Pace) -> int | None:
    """When the first of the running seats has nothing left, if nothing happens until then."""
    spare = turn_left(clocks, pace)
    moments = [
        moment_after(pace, clocks.since, spare[seat] + clocks.left[seat]) for seat in clocks.running
    ]
    return min(moments, default=None)


def time_played(pace: Pace, start: int, end: int) -> int:
    """The time between two moments without days off."""
    if not pace.days_off:
        return max(0, end - start)
    total = 0
    while start < end:
        stop = min(end, next_day(start))
        if not is_day_off(pace, start):
            total += stop - start
        start = stop
    return total


def moment_after(pace: Pace, start: int, time: int) -> int:
    """The moment at which so much time has been played."""
    while pace.days_off and (is_day_off(pace, start) or start + time > next_day(start)):
        if not is_day_off(pace, start):
            time -= next_day(start) - start
        start = next_day(start)
    return start + time


def with_forfeits(places: list[int], forfeited: list[bool]) -> list[int]:
    """Places in which those who have lost on time share the last ones."""
    if not any(forfeited) or not places:
        return places
    ranks = [(lost, place) for lost, place in zip(forfeited, places, strict=True)]
    shared = [(True, 0) if lost else (False, place) for lost, place in ranks]
    return [1 + sum(other < one for other in shared) for one in shared]


def next_day(moment: int) -> int:
    return (moment // DAY + 1) * DAY


def is_day_off(pace: Pace, moment: int) -> bool:
    return (moment // DAY + FIRST_WEEKDAY) % 7 in pace.days_off


def _beyond_turn(used: int, pace: Pace) -> int:
    return max(0, used - pace.turn_ms())
