"""The commands that people are told about exist, and the other way round."""

import json
import os
import re
import tomllib

import incognita
from scripts.shell import ROOT

MAKEFILE = (ROOT / "Makefile").read_text()
TARGETS = set(re.findall(r"^([a-z]+):", MAKEFILE, re.MULTILINE))


def test_the_readme_shows_the_commands() -> None:
    readme = (ROOT / "README.md").read_text()
    assert "make play" in readme
    assert "make test" in readme


def test_every_make_command_in_the_documents_exists() -> None:
    documents = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]
    targets = {
        (path.name, target)
        for path in documents
        for target in re.findall(r"(?:^|`)make ([a-z]+)", path.read_text(), re.MULTILINE)
    }
    assert targets
    assert {(name, target) for name, target in targets if target not in TARGETS} == set()


def test_every_target_runs_a_script_that_exists() -> None:
    scripts = re.findall(r"\$\(RUN\) ([a-z]+)", MAKEFILE)
    assert scripts
    assert all((ROOT / "scripts" / f"{name}.py").exists() for name in scripts)


def test_ci_runs_make_test() -> None:
    run = ROOT / ".ci" / "run"
    assert os.access(run, os.X_OK)
    assert run.read_text().rstrip().endswith("exec make test")


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert "version" in project["project"]["dynamic"]
    assert project["tool"]["hatch"]["version"]["path"] == "src/incognita/__init__.py"
    assert "version" not in json.loads((ROOT / "web" / "package.json").read_text())


def test_the_changelog_begins_with_this_version_and_goes_back_in_order() -> None:
    headings = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    versions = [re.match(r"(\d+)\.(\d+)\.(\d+)( \(not yet released\))?$", one) for one in headings]
    numbers = [tuple(map(int, one.groups()[:3])) for one in versions if one]
    assert len(numbers) == len(headings)
    assert numbers == sorted(numbers, reverse=True)
    assert ".".join(map(str, numbers[0])) == incognita.__version__
