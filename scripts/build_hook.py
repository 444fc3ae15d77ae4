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
C_FLAGS = "-fno-semantic-interposition -fno-plt"


class CompileOrFallBack(hatch_mypyc.MypycBuildHook):  # type: ignore[misc]
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
            self.warn_pure(why)
            return
        self.compile_or_fall_back(version, build_data)

    def compile_or_fall_back(self, version: str, build_data: dict[str, Any]) -> None:
        os.environ.setdefault("CFLAGS", c_flags())
        # Asked before there are groups: their libraries lie where one single library would.
        if self.config_separation:
            raise RuntimeError("the groups are made here, not in pyproject.toml")
        self.in_groups = True
        try:
            with parallel_build():
                super().initialize(version, build_data)
        except Exception as error:
            self.clean([version])
            if must_compile():
                raise
            self.app.display_debug(str(error))
            self.warn_pure("compiling failed; INCOGNITA_PURE=0 shows the error")

    def warn_pure(self, why: str) -> None:
        self.app.display_warning(INSTALLED_PURE.format(why=why))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Compiled modules left in the source tree would hide later changes of the source."""
        if self.target_name == "wheel" and version != "editable":
            self.clean([version])


def groups(files: list[str]) -> list[tuple[list[str], str]]:
    """The files of each game, and those that all games are built on."""
    files_of: dict[str, list[str]] = {}
    for file in files:
        parts = Path(file).parts
        game = parts[parts.index("games") + 1] if "games" in parts else "base"
        name = "base" if game.endswith(".py") else game
        files_of.setdefault(f"incognita_{name}", []).append(file)
    return [(files_of[name], name) for name in sorted(files_of)]


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
def parallel_build() -> Iterator[None]:
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
    return f"{sysconfig.get_config_var('CFLAGS') or ''} {C_FLAGS}".strip()


def get_build_hook() -> type[CompileOrFallBack]:
    return CompileOrFallBack
