"""Accounts: what opens them, what does not, and what is left when they are gone."""

import json
from pathlib import Path
from typing import Any

import pytest

from incognita.table import accounts
from incognita.table.bus import LocalBus
from scripts.real_servers import Postgres
from tests.table.browser import Browser, NewBrowser
from tests.table.client import Client
from tests.table.server import Json, Server
from tests.table.test_several_servers import two_servers

PASSWORD = "correct horse battery"


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a password costs is not what these tests are about."""
    from argon2 import PasswordHasher

    from incognita.table import passwords

    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(passwords, "_hasher", lambda: quick)


def sign_up(browser: Browser, name: str) -> list[str]:
    codes: list[str] = browser.post("/api/account", login(name))["codes"]
    return codes


def login(name: str, password: str = PASSWORD) -> Json:
    return {"name": name, "password": password}


def refused(browser: Browser, path: str, body: Json, status: int) -> str:
    code: str = browser.post(path, body, status=status)["code"]
    return code


def test_an_account_has_the_tables_of_every_device(new_browser: NewBrowser, server: Server) -> None:
    first, second, third = (server.table("me", "bot") for _ in range(3))
    desk, phone = new_browser(server), new_browser(server)
    desk.open_table(first["table"], first["key"])
    sign_up(desk, "Ada")
    desk.open_table(second["table"], second["key"])
    phone.open_table(third["table"], third["key"])
    assert phone.post("/api/account/login", login("ada")) == {"name": "Ada", "account": True}
    everything = {(made["table"], made["key"]) for made in (first, second, third)}
    assert set(phone.tables()) == set(desk.tables()) == everything


def test_a_stranger_learns_nothing_from_a_login(new_browser: NewBrowser, server: Server) -> None:
    sign_up(new_browser(server), "Bea")
    eve = new_browser(server)
    wrong = eve.post("/api/account/login", login("Bea", "something else"), status=403)
    unknown = eve.post("/api/account/login", login("Nobody at all"), status=403)
    assert wrong == unknown
    assert wrong["code"] == "wrong-login"
    body = {"name": "Bea", "code": "2222-2222-2222", "password": PASSWORD + "!"}
    used = eve.post("/api/account/recover", body, status=403)
    assert used == eve.post("/api/account/recover", body | {"name": "Nobody"}, status=403)
    assert not eve.get("/api/me")["account"]


def test_who_tries_passwords_has_to_wait(new_browser: NewBrowser, own_server: Server) -> None:
    """For one name also from several addresses, and whether the name is somebody's or not."""
    for name in ("Cleo", "Nobody"):
        eve = new_browser(own_server)
        codes = [
            eve.http.post("/api/account/login", json=login(name, "wrong password")).json()["code"]
            for _ in range(12)
        ]
        assert codes == ["wrong-login"] * 10 + ["limit-reached"] * 2
        own_server.app.state.limits._buckets._values.pop(("logins", "127.0.0.1"))


def test_a_name_is_one_account_however_it_is_written(
    new_browser: NewBrowser, server: Server
) -> None:
    sign_up(new_browser(server), "Dora")
    for name in ("Dora", "DORA", " dora ", "Ｄora"):
        assert refused(new_browser(server), "/api/account", login(name), 409) == "name-taken"
    for name in ("", "D", "x" * 25, "a\u202eb"):
        assert refused(new_browser(server), "/api/account", login(name), 400) == "bad-name"
    for password in ("short", "", "dora the second", "x" * 300):
        name = "Dora the second"
        assert (
            refused(new_browser(server), "/api/account", login(name, password), 400)
            == "weak-password"
        )


def test_a_cookie_opens_nothing_after_logging_out(new_browser: NewBrowser, server: Server) -> None:
    ann, made = new_browser(server), server.table("me", "bot")
    before = ann.cookie
    sign_up(ann, "Edda")
    ann.open_table(made["table"], made["key"])
    inside = ann.cookie
    ann.post("/api/account/logout", {})
    assert len({before, inside, ann.cookie}) == 3
    for cookie in (before, inside, ann.cookie):
        again = new_browser(server, cookie)
        assert not again.get("/api/me")["account"]
        assert again.tables() == []
        assert again.get("/api/account", status=403)["code"] == "no-account"


def test_other_browsers_are_listed_and_logged_out(new_browser: NewBrowser, server: Server) -> None:
    desk, phone, lost = (new_browser(server) for _ in range(3))
    phone.http.headers["user-agent"] = "Mozilla/5.0 (Android 15; Mobile) Gecko Firefox/140.0"
    sign_up(desk, "Finn")
    for other in (phone, lost):
        other.post("/api/account/login", login("Finn"))
    sessions = desk.get("/api/account")["sessions"]
    assert [one["current"] for one in sessions].count(True) == 1
    handheld = next(one for one in sessions if one["device"] == "Firefox · Android")
    left = desk.post("/api/account/sessions/end", {"id": handheld["id"]})["sessions"]
    assert len(left) == 2
    assert not phone.get("/api/me")["account"]
    assert lost.get("/api/me")["account"]
    assert len(desk.post("/api/account/sessions/end", {})["sessions"]) == 1
    assert not lost.get("/api/me")["account"]
    assert desk.get("/api/me")["account"]


def test_nobody_ends_the_sessions_of_others(new_browser: NewBrowser, server: Server) -> None:
    ann, eve = new_browser(server), new_browser(server)
    sign_up(ann, "Gwen")
    sign_up(eve, "Gisela")
    [session] = ann.get("/api/account")["sessions"]
    eve.post("/api/account/sessions/end", {"id": session["id"]})
    assert ann.get("/api/me")["account"]


def test_a_recovery_code_opens_the_account_once(new_browser: NewBrowser, server: Server) -> None:
    ann, new = new_browser(server), new_browser(server)
    codes = sign_up(ann, "Hedy")
    assert len(set(codes)) == 8
    body = {
        "name": "hedy",
        "code": codes[3].upper().replace("-", " "),
        "password": "a new password",
    }
    assert new.post("/api/account/recover", body)["account"]
    assert new.get("/api/account")["codes"] == 7
    assert not ann.get("/api/me")["account"]
    assert refused(new_browser(server), "/api/account/recover", body, 403) == "wrong-code"
    assert refused(new_browser(server), "/api/account/login", login("Hedy"), 403) == "wrong-login"
    new_browser(server).post("/api/account/login", login("Hedy", "a new password"))


def test_new_codes_make_the_old_ones_worthless(new_browser: NewBrowser, server: Server) -> None:
    ann = new_browser(server)
    old = sign_up(ann, "Ida")
    new = ann.post("/api/account/codes", {})["codes"]
    assert not set(old) & set(new)
    body = {"name": "Ida", "code": old[0], "password": PASSWORD}
    assert refused(new_browser(server), "/api/account/recover", body, 403) == "wrong-code"


def test_whoever_finds_an_open_browser_cannot_take_the_account(
    new_browser: NewBrowser, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = new_browser(server)
    sign_up(ann, "June")
    monkeypatch.setattr(accounts, "PROVED_SECONDS", -1)
    for path, body in (
        ("/api/account/password", {"password": "something else"}),
        ("/api/account/codes", {}),
        ("/api/account/delete", {"name": "June"}),
        ("/api/account/passkeys/options", {}),
        ("/api/account/passkeys/remove", {"id": "x"}),
    ):
        assert refused(ann, path, body, 403) == "log-in-again"
    monkeypatch.setattr(accounts, "PROVED_SECONDS", 600)
    ann.post("/api/account/password", {"password": "something else"})
    new_browser(server).post("/api/account/login", login("June", "something else"))


def test_pages_of_other_addresses_reach_no_account(new_browser: NewBrowser, server: Server) -> None:
    ann = new_browser(server)
    sign_up(ann, "Kira")
    for path, body in (
        ("/api/account", login("Evil")),
        ("/api/account/login", login("Kira")),
        ("/api/account/logout", {}),
        ("/api/account/delete", {"name": "Kira"}),
        ("/api/account/sessions/end", {}),
        ("/api/account/passkeys/login/options", {}),
    ):
        problem = ann.post(path, body, status=403, origin="https://evil.example")
        assert problem["code"] == "foreign-page"
    assert ann.get("/api/me")["account"]


def test_all_ones_data_can_be_taken_away(new_browser: NewBrowser, server: Server) -> None:
    ann, made = new_browser(server), server.table("me", "bot")
    sign_up(ann, "Lena")
    ann.open_table(made["table"], made["key"])
    response = ann.http.get("/api/account/data")
    assert "attachment" in response.headers["content-disposition"]
    data = response.json()
    assert data["account"]["name"] == "Lena"
    [table] = data["tables"]
    assert table["seats"] == [0]
    assert table["link"].endswith(f"/t/{made['table']}#k={made['key']}")
    assert PASSWORD not in response.text
    assert "argon2" not in response.text


def test_after_deletion_nothing_is_left_but_seats_of_somebody(
    new_browser: NewBrowser, own_server: Server
) -> None:
    server = own_server
    ann, ben = new_browser(server), new_browser(server)
    made = server.table("me", "friend")
    friend = made["links"][0]["key"]
    sign_up(ann, "Mona Lisa")
    ann.open_table(made["table"], made["key"])
    ben.open_table(made["table"], friend)
    with Client(server, made["table"], friend) as other:
        assert other.welcome["chairs"][0]["name"] == "N0"
        assert refused(ann, "/api/account/delete", {"name": "Mona"}, 400) == "other-name"
        ann.post("/api/account/delete", {"name": "mona lisa"})
        while name_of_seat(other.until("presence"), 0) != "":
            pass
    assert not ann.get("/api/me")["account"]
    assert ann.tables() == []
    assert ben.tables() == [(made["table"], friend)]
    assert refused(ann, "/api/account/login", login("Mona Lisa"), 403) == "wrong-login"
    kept = stored_text(server)
    assert "mona lisa" not in kept
    assert "Mona Lisa" not in kept
    sign_up(ben, "Mona Lisa")


def name_of_seat(presence: Json, seat: int) -> str | None:
    names = [chair["name"] for chair in presence["chairs"] if chair["seat"] == seat]
    return names[0] if names else None


def stored_text(server: Server) -> str:
    """Every row of the database."""
    import sqlite3
    from contextlib import closing

    with closing(sqlite3.connect(server.settings.database)) as database:
        names = [
            row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type='table'")
        ]
        rows: list[Any] = [database.execute(f'SELECT * FROM "{name}"').fetchall() for name in names]
    return json.dumps(rows, default=str)


def test_any_server_knows_who_is_logged_in(
    new_browser: NewBrowser, postgres: Postgres, tmp_path: Path
) -> None:
    url = postgres.database(tmp_path.name)
    with two_servers(url, tmp_path, LocalBus()) as (first, second):
        here = new_browser(first)
        codes = sign_up(here, "Rosa")
        there = new_browser(second, here.cookie)
        assert there.get("/api/me") == {"name": "Rosa", "account": True}
        there.post("/api/account/logout", {})
        assert not here.get("/api/me")["account"]
        body = {"name": "Rosa", "code": codes[0], "password": PASSWORD}
        there.post("/api/account/recover", body)
        assert refused(here, "/api/account/recover", body, 403) == "wrong-code"


def tried(puzzle: str, at: int, *, right: bool = True) -> Json:
    return {"puzzle": puzzle, "rating": 900, "right": right, "at": at}


def test_tries_at_puzzles_are_on_every_device(new_browser: NewBrowser, server: Server) -> None:
    desk, phone = new_browser(server), new_browser(server)
    sign_up(desk, "Tess")
    first, second = tried("survive-1", 3), tried("survive-2", 5, right=False)
    assert desk.post("/api/account/tries", {"tries": [first]}) == [first]
    phone.post("/api/account/login", login("Tess"))
    phone.post("/api/account/tries", {"tries": [second, first]})
    assert desk.get("/api/account/tries") == [first, second]
    assert desk.get("/api/account/data")["tries"] == [first, second]
    desk.post("/api/account/delete", {"name": "Tess"})
    assert "survive-2" not in stored_text(server)


def test_tries_are_an_accounts_own(new_browser: NewBrowser, server: Server) -> None:
    ann, guest = new_browser(server), new_browser(server)
    sign_up(ann, "Uma")
    guest.post("/api/me", {"name": "Guest"})
    body = {"tries": [tried("survive-1", 3)]}
    for nobody in (guest, new_browser(server)):
        assert refused(nobody, "/api/account/tries", body, 403) == "no-account"
        assert nobody.get("/api/account/tries", status=403)["code"] == "no-account"
    foreign = ann.post("/api/account/tries", body, status=403, origin="https://evil.example")
    assert foreign["code"] == "foreign-page"
    assert ann.get("/api/account/tries") == []


def test_tries_that_are_none_are_refused(new_browser: NewBrowser, server: Server) -> None:
    ann, good = new_browser(server), tried("survive-1", 3)
    sign_up(ann, "Vera")
    odd: list[Json] = [
        {"puzzle": "../etc"},
        {"puzzle": "x" * 81},
        {"rating": -1},
        {"rating": 900.5},
        {"right": 1},
        {"at": 2**53},
        {"more": 1},
    ]
    for tries in (*([good, good | change] for change in odd), [], [good] * 201):
        assert refused(ann, "/api/account/tries", {"tries": tries}, 400) == "bad-body"
    assert ann.get("/api/account/tries") == []


def test_a_guest_is_no_account(new_browser: NewBrowser, server: Server) -> None:
    ann = new_browser(server)
    ann.post("/api/me", {"name": "Nina"})
    assert refused(ann, "/api/account/login", login("Nina"), 403) == "wrong-login"
    sign_up(ann, "Nina")
    assert refused(ann, "/api/me", {"name": "Other"}, 400) == "account-name"


def test_strange_passkeys_are_refused_with_a_sentence(
    new_browser: NewBrowser, server: Server
) -> None:
    ann = new_browser(server)
    for credential in (
        {},
        {"id": "x", "response": {}},
        {"id": "x", "response": {"clientDataJSON": "bm9uc2Vuc2U"}},
        {"id": ["x"], "response": {"clientDataJSON": 7}},
    ):
        body = {"name": "Otto", "credential": credential}
        for path in ("/api/account/passkeys", "/api/account/passkeys/login"):
            assert refused(ann, path, body, 400) == "bad-passkey"
    nobody = new_browser(server, "no cookie at all")
    assert refused(nobody, "/api/account/passkeys/login/options", {}, 400) == "no-cookie"


def test_passkeys_are_asked_for_by_pages_alone(new_browser: NewBrowser, server: Server) -> None:
    ann = new_browser(server)
    response = ann.http.post("/api/account/passkeys/login/options", json={})
    assert response.json()["code"] == "foreign-page"
    options = ann.post("/api/account/passkeys/login/options", {})
    assert options["rpId"] == "127.0.0.1"
    made = ann.post("/api/account/passkeys/options", {"name": "Pia"})
    assert made["user"]["name"] == "Pia"
    assert made["authenticatorSelection"]["residentKey"] == "required"
