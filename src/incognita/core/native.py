"""What the compiler needs to know, without needing its package when it is not there."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    try:
        from mypy_extensions import mypyc_attr
    except ImportError:

        def mypyc_attr(**_hints: object) -> Callable[[Any], Any]:
            return lambda thing: thing


__all__ = ["mypyc_attr"]
