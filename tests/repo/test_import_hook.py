"""`import incognita` finds the compiled package while it is current, and else the sources."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import compiled, import_hook
from scripts.shell import ROOT

ASK = """
import sys
sys.path.insert(0, sys.argv[1] + "/src")
from scripts import import_hook
# The environment has a hook of its own, for this repository.
sys.meta_path[:] = [finder for finder in sys.meta_path if type(finder).__name__ != "Chooser"]
import_hook.install(sys.argv[1])
import incognita.core
print(incognita.core.NAME, import_hook.why_pure, sep="|")
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project whose compiled package can be told from its sources."""
    for place, name in (("src", "sources"), ("build/compiled", "compiled")):
        core = tmp_path / place / "incognita" / "core"
        core.mkdir(parents=True)
        (core.parent / "__init__.py").touch()
        (core / "__init__.py").write_text(f"NAME = {name!r}\n")
    mark_current(tmp_path)
    return tmp_path


def mark_current(project: Path) -> None:
    manifest = import_hook.made_from(str(project), ["core"])
    (project / "build" / "compiled" / import_hook.MANIFEST).write_text(json.dumps(manifest))


def ask(project: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    kept = {name: os.environ[name] for name in os.environ if name != "INCOGNITA_PURE"}
    return subprocess.run(
        [sys.executable, "-c", ASK, str(project)],
        cwd=ROOT,
        env={**kept, **variables},
        capture_output=True,
        text=True,
        check=False,
    )


def answer(project: Path, **variables: str) -> tuple[str, str]:
    """Which package was imported, and why not the compiled one."""
    done = ask(project, **variables)
    assert done.returncode == 0, done.stderr
    name, why = done.stdout.strip().split("|")
    return name, why


def test_the_compiled_package_is_found_while_it_is_current(project: Path) -> None:
    assert answer(project) == ("compiled", "")
    assert answer(project, INCOGNITA_PURE="0") == ("compiled", "")


def test_an_edited_source_is_never_hidden(project: Path) -> None:
    core = project / "src" / "incognita" / "core"
    (core / "__init__.py").write_text("NAME = 'edited'\n")
    assert answer(project) == ("edited", import_hook.CHANGED)
    mark_current(project)
    (core / "further.py").touch()
    assert answer(project) == ("edited", import_hook.CHANGED)


def test_a_new_file_that_has_no_link_yet_is_never_missed(project: Path) -> None:
    (project / "src" / "incognita" / "table").mkdir()
    assert answer(project)[1] == import_hook.CHANGED
    mark_current(project)
    (project / "src" / "incognita" / "core" / "tiles.toml").touch()
    assert answer(project)[1] == import_hook.CHANGED


def test_what_tools_leave_behind_is_no_change(project: Path) -> None:
    cache = project / "src" / "incognita" / "core" / "__pycache__"
    cache.mkdir()
    (cache / "x.pyc").touch()
    assert answer(project) == ("compiled", "")


def test_before_anything_is_compiled_the_sources_are_found(project: Path) -> None:
    (project / "build" / "compiled" / import_hook.MANIFEST).unlink()
    assert answer(project) == ("sources", import_hook.NOT_COMPILED)


def test_a_package_for_another_python_is_not_used(project: Path) -> None:
    manifest = project / "build" / "compiled" / import_hook.MANIFEST
    manifest.write_text(json.dumps({**json.loads(manifest.read_text()), "python": "cpython-27"}))
    assert answer(project) == ("sources", import_hook.OTHER_PYTHON)


def test_the_sources_can_be_asked_for(project: Path) -> None:
    assert answer(project, INCOGNITA_PURE="1") == ("sources", "INCOGNITA_PURE is set")
    assert answer(project, PYTHONPATH=str(project / "src"))[0] == "sources"


def test_a_compiled_package_that_is_insisted_on_must_be_current(project: Path) -> None:
    (project / "src" / "incognita" / "core" / "__init__.py").write_text("NAME = 'edited'\n")
    done = ask(project, INCOGNITA_PURE="0")
    assert done.returncode != 0
    assert import_hook.CHANGED in done.stderr


def test_everything_that_is_not_compiled_is_linked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "src" / "incognita"
    for name in ("core/a.py", "core/data/x.toml", "core/rules.toml", "lab/b.py", "lab/fast/c.py"):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).touch()
    monkeypatch.setattr(compiled, "PACKAGE", package)
    monkeypatch.setattr(compiled, "COMPILED", ("core", "lab/fast"))
    target = tmp_path / "build" / "compiled" / "incognita"
    target.mkdir(parents=True)
    compiled.link_sources(package, target)
    assert (target / "core/data").is_symlink()
    linked = {
        path.relative_to(target).as_posix() for path in target.rglob("*") if path.is_symlink()
    }
    assert linked == {"core/data", "core/rules.toml", "lab/b.py"}
    assert all((target / name).resolve() == package / name for name in linked)
