"""Measuring routes, making the atlas, and the commands for both."""

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from incognita import cli, game
from incognita.cli import output
from incognita.core.interface.atlas import MapDraft
from incognita.games.eldorado.interface.atlas.eldorado_atlas import EldoradoAtlas
from incognita.games.eldorado.interface.atlas.maker import RouteMaker
from incognita.games.eldorado.rules import routes
from incognita.games.eldorado.rules.route_survey import TERRAINS
from incognita.lab.atlas import LeadTracker, MeasureSettings, StoppedError, atlas_of, measure
from incognita.lab.make_atlas import Effort, fixed_figures, make_entry

ELDORADO = game("eldorado")
SHORT = """incognita route 1
name Short
board A
board C turn 2 n+
finish water turn 0 at 8 -11
"""
QUICK = Effort(candidates=8, better=2, trial_games=1, best=1, games=2)
TINY: dict[str, Any] = {
    "id": "tiny", "en": "Tiny", "fr": "Petit", "kind": "adventure", "boards": 3,
    "difficulty": "easy", "rounds": [5, 12], "water": 20,
}  # fmt: skip


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["incognita", "atlas", *words])
        code = cli.main()
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_the_same_seed_gives_the_same_figures() -> None:
    wanted = MeasureSettings("first", games=3, seed=4)
    assert measure(ELDORADO, wanted) == measure(ELDORADO, wanted)
    assert measure(ELDORADO, wanted) != measure(ELDORADO, MeasureSettings("first", games=3, seed=5))


def test_figures_fit_together() -> None:
    measured = measure(ELDORADO, MeasureSettings("hills", games=4, players=3))
    assert (measured["races"], measured["players"], len(measured["wins"])) == (4, 3, 3)
    assert sum(measured["wins"]) == pytest.approx(1, abs=0.01)
    assert measured["fewest_rounds"] <= measured["rounds"] <= measured["most_rounds"]
    assert len(measured["spread"]) == measured["most_rounds"] - measured["fewest_rounds"] + 1
    assert min(measured["spread"][0], measured["spread"][-1]) > 0
    total = sum(
        count * (measured["fewest_rounds"] + more) for more, count in enumerate(measured["spread"])
    )
    assert total / sum(measured["spread"]) == pytest.approx(measured["rounds"], abs=0.01)
    assert sum(measured["terrains"].values()) == pytest.approx(1, abs=0.01)
    assert set(measured["terrains"]) == set(TERRAINS)
    assert 0 < measured["variety"] < 1
    assert measured["unfairness"] == pytest.approx(
        max(measured["wins"]) - min(measured["wins"]), abs=0.01
    )
    assert (measured["shortest"], measured["easiest"]) == ([34, 45], [38, 44])


def test_the_heat_map_tells_where_pieces_went() -> None:
    heat = measure(ELDORADO, MeasureSettings("first", games=3))["heat"]
    names = {cell["name"] for cell in game("eldorado").scene(game("eldorado").start())["cells"]}
    assert set(heat) <= names
    assert not {"B34", "B35", "B36", "B37"} & set(heat)
    joined = sum(count for name, count in heat.items() if name.startswith("K"))
    assert joined >= 3 * 4


def test_a_route_of_ones_own_is_measured_by_its_code() -> None:
    measured = measure(ELDORADO, MeasureSettings(routes.read_route(SHORT), games=3, players=2))
    assert measured["rounds"] <= 12


def test_boards_of_the_expansion_are_raced_over_by_its_rules() -> None:
    wild = measure(ELDORADO, MeasureSettings("blind-spot", games=2))
    assert wild == measure(
        ELDORADO, MeasureSettings("blind-spot", games=2, options={"caves": True, "heroes": True})
    )
    tame = measure(
        ELDORADO, MeasureSettings("blind-spot", games=2, options={"caves": False, "heroes": False})
    )
    assert set(tame["terrains"]) == set(TERRAINS)
    assert wild["heat"] != tame["heat"]


def test_other_routes_are_raced_over_by_the_base_rules() -> None:
    plain = measure(ELDORADO, MeasureSettings("first", games=2))
    assert plain != measure(ELDORADO, MeasureSettings("first", games=2, options={"caves": True}))
    assert plain == measure(ELDORADO, MeasureSettings("first", games=2, options={"caves": False}))


def test_each_race_is_told_and_may_be_the_last() -> None:
    heard: list[int] = []

    def tell(done: int) -> bool:
        heard.append(done)
        return done < 2

    with pytest.raises(StoppedError):
        measure(ELDORADO, MeasureSettings("first", games=9), tell)
    assert heard == [1, 2]


class Standing:
    """Just enough of a race to be ahead in."""

    def __init__(self, number: int, *scores: int) -> None:
        self._round = number
        self._scores = list(scores)

    def round_number(self) -> int:
        return self._round

    def scores(self) -> list[int]:
        return self._scores


def test_the_lead_changes_when_another_is_alone_ahead_after_a_round() -> None:
    lead = LeadTracker()
    rounds = [(1, 5, 0), (2, 3, 1), (3, 3, 3), (4, 3, 4), (4, 9, 4), (5, 4, 5), (6, 6, 5)]
    changes = []
    for number, one, two in rounds:
        lead.update(Standing(number, one, two))  # type: ignore[arg-type]
        changes.append(lead.changes)
    assert changes == [0, 0, 0, 1, 1, 1, 2]


def test_every_name_of_the_rulebook_is_wished_for_once() -> None:
    kinds = [entry["kind"] for entry in RouteMaker().wishes()]
    assert (kinds.count("expansion"), kinds.count("adventure")) == (6, 70)
    for key in ("id", "en", "fr"):
        assert len({entry[key] for entry in RouteMaker().wishes()}) == 76


def test_a_chart_is_made_as_wished_and_the_same_again() -> None:
    made = make_entry(ELDORADO, TINY, 3, QUICK)
    assert made == make_entry(ELDORADO, TINY, 3, QUICK)
    assert made["boards"] != make_entry(ELDORADO, TINY, 4, QUICK)["boards"]
    assert made["boards"] != make_entry(ELDORADO, {**TINY, "luck": 1}, 3, QUICK)["boards"]
    assert (made["id"], made["en"], made["fr"]) == ("tiny", "Tiny", "Petit")
    assert len(made["boards"]) == 3
    assert made["measured"]["races"] == 2
    assert not {"heat", "spread"} & set(made["measured"])


def test_the_atlas_is_written_so_that_it_can_be_read() -> None:
    made = make_entry(ELDORADO, TINY, 3, QUICK)
    official = fixed_figures(ELDORADO, 1, 1)
    read = tomllib.loads(RouteMaker().file_text([made], official))
    assert read["route"] == [made]
    assert read["official"] == official


def test_more_rounds_than_wished_and_unfair_starts_cost_quality() -> None:
    made = measure(ELDORADO, MeasureSettings(routes.read_route(SHORT), games=2))
    draft = MapDraft(routes.read_route(SHORT), 0.0, (routes.playable(SHORT), "easy"))
    plain = RouteMaker().quality(draft, made, TINY | {"rounds": [0, 24]})
    assert RouteMaker().quality(draft, made, TINY | {"rounds": [40, 50]}) < plain - 100


def test_what_cannot_be_drawn_is_told_with_its_problems(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, _, err = run(capsys, "show", "nothing")
    assert code == 1
    assert err.startswith("# ")


def test_a_game_without_maps_has_no_atlas(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "list", "--game", "survive")
    assert code == 1
    assert "known are eldorado" in err
    with pytest.raises(ValueError, match="survive has no atlas"):
        atlas_of(game("survive"))


def test_check_says_what_is_wrong_in_both_languages(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "route.txt"
    path.write_text(SHORT)
    code, out, _ = run(capsys, "check", str(path))
    assert code == 0
    assert out.splitlines()[-1] == routes.read_route(SHORT)
    path.write_text(SHORT.replace("n+", "at 2 0"))
    code, out, _ = run(capsys, "check", str(path))
    assert code == 1
    assert "overlap in 23 spaces" in out
    code, out, _ = run(capsys, "check", str(path), "--lang", "fr")
    assert "se recouvrent sur 23 cases" in out


def test_show_draws_the_map_and_gives_text_and_code(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "show", "first")
    assert code == 0
    assert out.count("S1") == 1
    assert out.count("**") == 3
    assert "board K turn 0 at 21 0" in out
    assert routes.read_route(out[out.index("incognita") :]) in out


def test_the_list_is_sorted_and_filtered(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "list", "--sort", "rounds", "--kind", "official")
    listed = [line.split()[0] for line in out.splitlines()[1:]]
    rounds = {id: routes.atlas()[id]["measured"]["rounds"] for id in listed}
    assert len(listed) == 7
    assert listed == sorted(listed, key=lambda id: rounds[id])
    _, out, _ = run(capsys, "list", "--terrain", "water", "--difficulty", "easy")
    listed = [line.split()[0] for line in out.splitlines()[1:]]
    assert "on-blue-bayou" in listed[:6]
    assert "run-through-the-jungle" not in listed
    assert {routes.atlas()[id]["difficulty"] for id in listed} == {"easy"}
    code, _, err = run(capsys, "list", "--terrain", "sand")
    assert code == 1
    assert "known are jungle" in err


def test_names_are_told_where_there_is_room(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(output.out, "width", 200)
    _, out, _ = run(capsys, "list", "--lang", "fr")
    assert "Sur le bayou bleu" in out


def test_measure_tells_people_and_programs(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("measure", "first", "--races", "2", "--seed", "3")
    code, out, _ = run(capsys, *words)
    assert code == 0
    assert "lead changes" in out
    _, out, _ = run(capsys, *words, "--json")
    assert json.loads(out) == measure(ELDORADO, MeasureSettings("first", games=2, seed=3))


@pytest.mark.parametrize(
    ("route", "sentence"),
    [("moon", "There is no route 'moon'"), ("own-1zzzz", "cannot be played: code-check")],
)
def test_measure_of_what_is_no_route(
    capsys: pytest.CaptureFixture[str], route: str, sentence: str
) -> None:
    code, _, err = run(capsys, "measure", route)
    assert code == 1
    assert sentence in err


def test_make_writes_the_file(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(RouteMaker, "wishes", lambda _self: [TINY])
    path = tmp_path / "atlas.toml"
    code, out, _ = run(
        capsys, "make", "--to", str(path), "--candidates", "4", "--trials", "1", "--races", "1"
    )  # fmt: skip
    assert code == 0
    assert out.startswith("tiny: ")
    read = tomllib.loads(path.read_text(encoding="utf-8"))
    assert [made["id"] for made in read["route"]] == ["tiny"]
    assert len(read["official"]) == 7


def test_routes_are_kept_and_raced_over_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    before = routes.atlas()
    few = {id: before[id] for id in ("first", "byways")}
    monkeypatch.setattr(EldoradoAtlas, "entries", lambda _self: few)
    path = tmp_path / "atlas.toml"
    code, out, _ = run(capsys, "make", "--keep", "--to", str(path), "--races", "1")
    assert code == 0
    assert out.startswith("byways: ")
    read = tomllib.loads(path.read_text(encoding="utf-8"))
    (made,) = read["route"]
    assert made["boards"] == before["byways"]["boards"]
    assert made["measured"]["races"] == 1
    assert len(read["official"]) == 7
