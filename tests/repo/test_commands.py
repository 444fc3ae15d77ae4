"""The commands that people are told about exist, and the other way round."""

import os
import re

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
    told = {
        (path.name, target)
        for path in documents
        for target in re.findall(r"(?:^|`)make ([a-z]+)", path.read_text(), re.MULTILINE)
    }
    assert told
    assert {(name, target) for name, target in told if target not in TARGETS} == set()


def test_every_target_runs_a_script_that_exists() -> None:
    scripts = re.findall(r"\$\(RUN\) ([a-z]+)", MAKEFILE)
    assert scripts
    assert all((ROOT / "scripts" / f"{name}.py").exists() for name in scripts)


def test_ci_runs_make_test() -> None:
    run = ROOT / ".ci" / "run"
    assert os.access(run, os.X_OK)
    assert run.read_text().rstrip().endswith("exec make test")


def test_package_and_project_tell_the_same_version() -> None:
    project = (ROOT / "pyproject.toml").read_text()
    assert f'version = "{incognita.__version__}"' in project
