"""The wheel's build hook: compile with mypyc where that works, else a pure wheel and one line.

INCOGNITA_PURE=1 asks for the pure package, INCOGNITA_PURE=0 insists on the compiled one.
"""

import os
import shlex
import shutil
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import hatch_mypyc.plugin as hatch_mypyc

INSTALLED_PURE = (
    "incognita: installing the pure-Python package ({why}); "
    "everything works, the rules and bots run about three times slower"
)
# Nobody replaces functions of the library from outside: five percent more decisions a second.
CALLS_STAY_INSIDE = "-fno-semantic-interposition -fno-plt"


class CompileOrSaySo(hatch_mypyc.MypycBuildHook):  # type: ignore[misc]
    """hatch-mypyc, but a machine that cannot compile still gets a package."""

    in_groups = False

    @property
    def config_options(self) -> dict[str, Any]:
        """Each game is a C file of its own, so that all cores have something to compile."""
        options = dict(super().config_options)
        if self.in_groups:
            options["separate"] = groups(self.normalized_included_files)
        return options

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        why = reason_for_pure()
        if why and must_compile():
            raise RuntimeError(f"INCOGNITA_PURE=0, but {why}")
        if why:
            self.say_pure(why)
            return
        self.try_to_compile(version, build_data)

    def try_to_compile(self, version: str, build_data: dict[str, Any]) -> None:
        os.environ.setdefault("CFLAGS", c_flags())
        # Asked before there are groups: their libraries lie where one single library would.
        if self.config_separation:
            raise RuntimeError("the groups are made here, not in pyproject.toml")
        self.in_groups = True
        try:
            with all_cores():
                super().initialize(version, build_data)
        except Exception as error:
            self.clean([version])
            if must_compile():
                raise
            self.app.display_debug(str(error))
            self.say_pure("compiling failed; INCOGNITA_PURE=0 shows the error")

    def say_pure(self, why: str) -> None:
        self.app.display_warning(INSTALLED_PURE.format(why=why))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Compiled modules left in the source tree would hide later changes of the source."""
        if self.target_name == "wheel" and version != "editable":
            self.clean([version])


def groups(files: list[str]) -> list[tuple[list[str], str]]:
    """The files of each game, and the ground that all of them stand on."""
    found: dict[str, list[str]] = {}
    for file in files:
        parts = Path(file).parts
        game = parts[parts.index("games") + 1] if "games" in parts else "ground"
        name = "ground" if game.endswith(".py") else game
        found.setdefault(f"incognita_{name}", []).append(file)
    return [(found[name], name) for name in sorted(found)]


def must_compile() -> bool:
    return os.environ.get("INCOGNITA_PURE") == "0"


def reason_for_pure() -> str:
    if os.environ.get("INCOGNITA_PURE", "0") != "0":
        return "INCOGNITA_PURE is set"
    compiler = c_compiler()
    return "" if shutil.which(compiler) else f"no C compiler: {compiler} was not found"


def c_compiler() -> str:
    """The command that setuptools will call."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shlex.split(named)[0]


@contextmanager
def all_cores() -> Iterator[None]:
    """setuptools compiles one module after another unless a file of settings says otherwise."""
    with TemporaryDirectory() as folder:
        settings = Path(folder) / "compile.cfg"
        settings.write_text(f"[build_ext]\nparallel = {os.cpu_count() or 1}\n")
        os.environ["DIST_EXTRA_CONFIG"] = str(settings)
        try:
            yield
        finally:
            del os.environ["DIST_EXTRA_CONFIG"]


def c_flags() -> str:
    """Ours beside those of Python itself, which setuptools drops when it is given any."""
    return f"{sysconfig.get_config_var('CFLAGS') or ''} {CALLS_STAY_INSIDE}".strip()


def get_build_hook() -> type[CompileOrSaySo]:
    return CompileOrSaySo
