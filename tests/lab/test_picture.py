"""The report as a picture."""

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from incognita.lab.arena import contest, play_contest
from incognita.lab.picture import DAY, NIGHT, picture
from incognita.lab.report import report
from scripts.shell import WEB

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def results() -> dict[str, Any]:
    bots = ["greedy", "random", "ext:./no<such>bot"]
    held = contest("eldorado", bots, 2, {"round_limit": 1}, duels=True)
    return report(held, play_contest(held, lambda _outcome: None, 1))


def parts(drawn: str, kind: str) -> list[ElementTree.Element]:
    return [
        one for one in ElementTree.fromstring(drawn).iter() if kind in one.get("class", "").split()
    ]


def test_every_bot_has_a_bar_as_long_as_its_wins(results: dict[str, Any]) -> None:
    drawn = picture(results)
    tracks, bars = parts(drawn, "track"), parts(drawn, "bar")
    shares = [
        float(bar.get("width", "")) / float(track.get("width", ""))
        for bar, track in zip(bars, tracks, strict=True)
    ]
    assert shares == pytest.approx(
        sorted((b["win_rate"] for b in results["bots"]), reverse=True), abs=0.01
    )
    assert len(parts(drawn, "reach")) == 3


def test_every_pair_is_shown_from_both_sides(results: dict[str, Any]) -> None:
    drawn = picture(results)
    assert len(parts(drawn, "cell")) == 9
    assert len(parts(drawn, "self")) == 3
    assert len(parts(drawn, "ahead")) == len(parts(drawn, "behind")) == 2
    assert len(parts(drawn, "tied")) == 2


def test_the_picture_has_a_spoken_form(results: dict[str, Any]) -> None:
    root = ElementTree.fromstring(picture(results))
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == "Arena: eldorado, 2 players, 6 games"
    assert "no<such>bot: 0.0 % wins" in (root.findtext(f"{SVG}desc") or "")


def test_one_bot_alone_has_no_pairs() -> None:
    held = contest("eldorado", ["greedy"], 1, {"round_limit": 1})
    drawn = picture(report(held, play_contest(held, lambda _outcome: None, 1)))
    assert not parts(drawn, "cell")


def test_colours_are_those_of_the_page() -> None:
    tokens = (WEB / "src" / "lib" / "tokens.css").read_text()
    day, night = tokens.split('[data-theme="dark"]')[:2]
    for block, ours in ((day, DAY), (night, NIGHT)):
        page = dict(re.findall(r"--([a-z0-9-]+):\s*(#[0-9a-f]{6})", block))
        assert {name: page[name] for name in ours} == ours
