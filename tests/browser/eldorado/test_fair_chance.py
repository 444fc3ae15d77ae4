"""After a game everybody may draw its chance again."""

import re

from playwright.sync_api import expect

from incognita.core import read_record
from incognita.lab.proof import check_draws, read_proof, split_proof
from tests.browser.eldorado.table import Table
from tests.browser.server import Server
from tests.browser.visits import Visits

FITS = re.compile(r"All \d+ outcomes are what the secret gives\.")


def test_a_game_made_on_the_page_is_drawn_again(visits: Visits, server: Server) -> None:
    """A race of one round: the promise, the own seed, and the check at the end."""
    table = Table(visits.open("/new/eldorado?players=2&round_limit=1"))
    page = table.page
    page.get_by_role("button", name="Start the table").click()
    table.settle()
    table.end_turn()
    page.get_by_test_id("fair-check").click()
    findings = page.get_by_test_id("fair-findings").locator("li")
    expect(findings).to_have_count(3)
    expect(findings.first).to_have_text(FITS)
    assert [one.get_attribute("data-good") for one in findings.all()] == ["true"] * 3
    with page.expect_download() as download:
        page.get_by_test_id("fair-save").click()
    record, proof = split_proof(download.value.path().read_text())
    assert check_draws(read_record(record), read_proof(proof)).wrong_step == 0
