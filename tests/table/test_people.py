"""Browsers are told apart by a cookie, which has their tables and opens nobody else's."""

import pytest

from incognita.table.browsers import Browsers
from tests.table.browser import NewBrowser
from tests.table.server import Server


def test_the_cookie_is_for_the_server_alone(new_browser: NewBrowser, server: Server) -> None:
    said = new_browser(server).greeting.headers["set-cookie"].lower()
    assert "httponly" in said
    assert "samesite=lax" in said
    assert "max-age=34560000" in said
    assert "secure" not in said


def test_a_secure_page_has_a_secure_cookie(server: Server) -> None:
    headers = {"X-Forwarded-Proto": "https"}
    said = server.http.get("/", headers=headers).headers["set-cookie"].lower()
    assert "; secure" in said


def test_a_browser_that_is_known_gets_no_other_cookie(
    new_browser: NewBrowser, server: Server
) -> None:
    known = new_browser(server)
    assert "set-cookie" not in known.http.get("/").headers


def test_an_older_cookie_is_signed_anew_and_stays_the_same(
    new_browser: NewBrowser, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = new_browser(server)
    before = ann.cookie
    ann.post("/api/me", {"name": "Ann"})
    monkeypatch.setattr("incognita.table.browsers.RENEWED_SECONDS", -1)
    ann.http.get("/")
    assert ann.cookie.partition(".")[0] == before.partition(".")[0]
    assert ann.get("/api/me")["name"] == "Ann"


def test_whoever_sits_down_finds_the_table_again(new_browser: NewBrowser, server: Server) -> None:
    ann = new_browser(server)
    first, second = server.table("me", "bot"), server.table("me", "friend")
    assert ann.tables() == []
    ann.open_table(first["table"], first["key"])
    ann.open_table(second["table"], second["key"])
    assert set(ann.tables()) == {(made["table"], made["key"]) for made in (first, second)}
    assert ann.get("/api/me") == {"name": "N0", "account": False}
    again = new_browser(server, ann.cookie)
    assert again.tables() == ann.tables()


def test_a_key_in_a_link_opens_its_seat_in_any_browser(
    new_browser: NewBrowser, server: Server
) -> None:
    made = server.table("me", "friend")
    link = made["links"][0]["key"]
    ann, ben = new_browser(server), new_browser(server)
    ann.open_table(made["table"], made["key"])
    ben.open_table(made["table"], link)
    assert ann.tables() == [(made["table"], made["key"])]
    assert ben.tables() == [(made["table"], link)]


def test_watching_makes_nobody_of_a_browser(new_browser: NewBrowser, server: Server) -> None:
    made = server.table("me", "friend")
    eve = new_browser(server)
    eve.open_table(made["table"], made["watch"])
    eve.open_table(made["table"], "")
    assert eve.tables() == []
    assert eve.get("/api/me") == {"name": "", "account": False}


def test_a_table_may_be_forgotten(new_browser: NewBrowser, server: Server) -> None:
    ann, made = new_browser(server), server.table("me", "bot")
    ann.open_table(made["table"], made["key"])
    body = {"table": made["table"], "key": made["key"]}
    assert new_browser(server).post("/api/me/tables/forget", body) == []
    assert len(ann.tables()) == 1
    assert ann.post("/api/me/tables/forget", body) == []


@pytest.mark.parametrize("change", ["name", "moment", "signature", "length"])
def test_nobody_makes_up_a_cookie(new_browser: NewBrowser, server: Server, change: str) -> None:
    ann = new_browser(server)
    ann.post("/api/me", {"name": "Ann"})
    name, moment, signature = ann.cookie.split(".")
    forged = {
        "name": f"{name[:-1]}{'A' if name[-1] != 'A' else 'B'}.{moment}.{signature}",
        "moment": f"{name}.{moment[:-1]}_.{signature}",
        "signature": f"{name}.{moment}.{signature[:-2]}AA",
        "length": "x" * 5000,
    }
    eve = new_browser(server, forged[change])
    assert eve.get("/api/me") == {"name": "", "account": False}
    assert eve.post("/api/me", {"name": "Eve"}, status=400)["code"] == "no-cookie"
    assert ann.get("/api/me")["name"] == "Ann"


def test_another_service_signs_otherwise() -> None:
    assert Browsers("a" * 64)._signer.sign("x") != Browsers("b" * 64)._signer.sign("x")


@pytest.mark.parametrize("origin", ["https://evil.example", "null"])
def test_pages_of_other_addresses_change_nothing(
    new_browser: NewBrowser, server: Server, origin: str
) -> None:
    ann = new_browser(server)
    problem = ann.post("/api/me", {"name": "Eve"}, status=403, origin=origin)
    assert problem["code"] == "foreign-page"
    assert ann.get("/api/me") == {"name": "", "account": False}


def test_bad_names_are_refused(new_browser: NewBrowser, server: Server) -> None:
    ann = new_browser(server)
    for name in ("", "  ", "x" * 25, "a\u202eb"):
        assert ann.post("/api/me", {"name": name}, status=400)["code"] == "bad-name"


def test_it_is_all_there_after_a_restart_and_nothing_is_told_in_the_clear(
    new_browser: NewBrowser, own_server: Server
) -> None:
    ann, made = new_browser(own_server), own_server.table("me", "bot")
    ann.open_table(made["table"], made["key"])
    cookie = ann.cookie
    own_server.restart()
    assert new_browser(own_server, cookie).tables() == [(made["table"], made["key"])]
    own_server.stop()
    stored = b"".join(file.read_bytes() for file in own_server.settings.data.glob("tables*"))
    own_server.start()
    assert made["key"].encode() not in stored
    assert cookie.partition(".")[0].encode() not in stored


def test_programs_without_cookies_leave_nothing_behind(server: Server) -> None:
    made = server.table("me", "bot")
    assert server.get("/api/me") == {"name": "", "account": False}
    assert server.get("/api/me/tables") == []
    assert server.post("/api/me", {"name": "Ann"}, status=400)["code"] == "no-cookie"
    assert made["key"]
