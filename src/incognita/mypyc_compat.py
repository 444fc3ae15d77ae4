"""What the compiler needs to know, without needing its package when it is not there."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import i64
else:
    i64 = int

try:
    from mypy_extensions import mypyc_attr
except ImportError:

    def mypyc_attr(*_names: str, **_hints: object) -> Callable[[Any], Any]:  # type: ignore[misc]
        """Interpreted code takes no notice."""
        return _same


def _same(thing: Any) -> Any:
    return thing


__all__ = ["i64", "mypyc_attr"]
