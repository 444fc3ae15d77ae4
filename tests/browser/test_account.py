"""Accounts on the page: a password on one device, a passkey on another, and the way out."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser import axe
from tests.browser.server import Server
from tests.browser.visits import Visits

TRIED = {"puzzle": "survive-1", "rating": 1000, "right": True, "at": 1}
SOLVED = {"account": "", "tries": [TRIED, {**TRIED, "puzzle": "survive-2", "at": 2}]}
PASSWORD = "a handful of plain words"
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def device(visits: Visits, server: Server) -> Callable[[], Page]:
    """Browsers keep passkeys for addresses with a name alone."""

    def open_page() -> Page:
        return visits.open(f"http://localhost:{server.port}/account").page

    return open_page


def start_game(page: Page) -> str:
    page.get_by_role("link", name="New table: Survive: Escape from Atlantis").click()
    page.get_by_role("button", name="Start the table").click()
    expect(page.get_by_test_id("players")).to_be_visible()
    return page.url


def test_an_account_brings_tables_and_ratings_to_another_device(
    device: Callable[[], Page],
) -> None:
    desk = device()
    desk.goto("/".join(desk.url.split("/")[:3]))
    table = start_game(desk)
    desk.evaluate("kept => localStorage.setItem('incognita.puzzles', kept)", json.dumps(SOLVED))
    desk.goto("/".join(desk.url.split("/")[:3]) + "/account")
    desk.get_by_role("radio", name="New account").press("Space")
    desk.get_by_label("Name").fill("Ada of the desk")
    desk.get_by_label("New password").fill(PASSWORD)
    axe.check(desk)
    desk.get_by_role("button", name="Make the account").click()
    expect(desk.get_by_test_id("codes").locator("li")).to_have_count(8)
    desk.get_by_role("button", name="I have kept them").click()
    axe.check(desk)

    phone = device()
    phone.get_by_label("Name").fill("ada of the desk")
    phone.get_by_label("Password", exact=True).fill("not the password")
    phone.get_by_role("button", name="Log in", exact=True).click()
    expect(phone.get_by_role("alert")).to_have_text("Name and password do not fit.")
    phone.get_by_label("Password", exact=True).fill(PASSWORD)
    phone.get_by_role("button", name="Log in", exact=True).click()
    expect(phone.get_by_test_id("sessions").locator("li")).to_have_count(2)
    phone.get_by_role("link", name="Your tables").click()
    phone.get_by_role("link", name=re.compile("Survive.*" + table.split("/t/")[1][:11])).click()
    expect(phone.get_by_test_id("players")).to_contain_text("you")
    assert phone.url == table
    phone.goto("/".join(phone.url.split("/")[:3]) + "/puzzles")
    expect(phone.get_by_test_id("puzzles-kept")).to_contain_text("Ada of the desk")
    expect(phone.get_by_test_id("puzzle-standing").locator("dd").nth(1)).to_have_text("2")


def test_a_passkey_opens_the_account_without_a_name_or_a_password(
    device: Callable[[], Page],
) -> None:
    page = device()
    protocol = page.context.new_cdp_session(page)
    protocol.send("WebAuthn.enable")
    protocol.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    page.get_by_role("radio", name="New account").press("Space")
    page.get_by_label("Name").fill("Passe-partout")
    page.get_by_role("button", name="Use a passkey instead").click()
    page.get_by_role("button", name="I have kept them").click()
    expect(page.get_by_test_id("passkey")).to_have_count(1)
    page.get_by_role("button", name="Remove the passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("the only way into your account")
    page.get_by_role("button", name="Log out", exact=True).click()
    page.get_by_role("button", name="Log in with a passkey").click()
    expect(page.get_by_role("heading", name="Passe-partout")).to_be_visible()

    page.get_by_role("button", name="Delete the account").click()
    page.get_by_label("type the name of the account").fill("Passe-partout")
    page.get_by_role("button", name="Delete it for good").click()
    expect(page.get_by_role("status")).to_contain_text("The account is deleted.")
    page.get_by_role("button", name="Log in with a passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("This passkey cannot be used here")
