"""Looking back at a finished game, and playing on from the middle of it."""

from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.browser.voyage.games import Voyage
from tests.browser.voyage.hands import Mouse
from tests.browser.voyage.replay import check_replay, fork


def test_a_finished_game_is_looked_back_at_and_played_on(
    visits: Visits, tables: Tables, voyage: Voyage
) -> None:
    table = check_replay(visits, tables)
    moment = fork(table, secrets=voyage.secrets)
    assert voyage.player(table, Mouse(table)).play_turn().entries > moment.entries
