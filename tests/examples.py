"""Failures that `make explore` found, kept as examples that `make test` replays.

An example holds what hypothesis drew, not how: it stays good when hypothesis or the strategies
change. It names its test, which must still draw the same things in the same order.
"""

import functools
import hashlib
import importlib
import inspect
import json
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from hypothesis.errors import HypothesisException
from hypothesis.strategies import DataObject, SearchStrategy

import incognita
from incognita.core import Game

EXAMPLES: Final = Path(__file__).parent / "laws" / "examples"

Test = Callable[..., None]
Example = dict[str, Any]


class RecordedData:
    """Draws like `st.data()`, and remembers what was drawn."""

    def __init__(self, data: DataObject) -> None:
        self._data = data
        self.draws: list[Any] = []

    def draw(self, strategy: SearchStrategy[Any], label: Any = None) -> Any:
        value = self._data.draw(strategy, label)
        self.draws.append(encoded(value))
        return value


class ReplayedData:
    """Gives out what was drawn when the test failed."""

    def __init__(self, draws: list[Any]) -> None:
        self._draws = [decoded(value) for value in draws]

    def draw(self, _strategy: SearchStrategy[Any], _label: Any = None) -> Any:
        if not self._draws:
            raise LookupError("the test draws more than it did when this example was kept")
        return self._draws.pop(0)


class Recorder:
    """Runs a test's examples; knows how many there were, and the last that failed."""

    def __init__(self, test: Test) -> None:
        self._test = test
        self.count = 0
        self.failure: Example | None = None

    def run(self, *args: Any, **kwargs: Any) -> None:
        self.count += 1
        given = inspect.signature(self._test).bind(*args, **kwargs).arguments
        arguments = {
            name: RecordedData(value) if isinstance(value, DataObject) else value
            for name, value in given.items()
        }
        known = {name: encoded(value) for name, value in arguments.items()}
        try:
            self._test(**arguments)
        except HypothesisException:
            raise
        except Exception as error:
            self.failure = {"arguments": known, "error": summary(error), "place": place(error)}
            raise


def summary(error: Exception) -> str:
    return f"{type(error).__name__}: {error}".splitlines()[0][:200].rstrip()


def place(error: Exception) -> str:
    """Where it was raised: two examples of the same place are one too many."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{Path(last.filename).name}:{last.lineno}"


def encoded(value: Any) -> Any:
    """The value as JSON holds it; what was drawn from `st.data()` is filled in as it is drawn."""
    match value:
        case RecordedData():
            return {"draws": value.draws}
        case Game():
            return {"game": value.id}
        case tuple():
            return {"tuple": [encoded(one) for one in value]}
        case list():
            return [encoded(one) for one in value]
        case set() | frozenset():
            return {"set": sorted(encoded(one) for one in value)}
        case dict():
            return {"dict": [[encoded(key), encoded(one)] for key, one in value.items()]}
        case None | bool() | int() | float() | str():
            return value
    return {"unknown": repr(value)}


def decoded(value: Any) -> Any:
    match value:
        case {"draws": draws}:
            return ReplayedData(draws)
        case {"game": name}:
            return incognita.game(name)
        case {"tuple": items}:
            return tuple(decoded(one) for one in items)
        case {"set": items}:
            return {decoded(one) for one in items}
        case {"unknown": text}:
            raise LookupError(f"an example cannot hold {text}")
        case {"dict": items}:
            return {decoded(key): decoded(one) for key, one in items}
        case list():
            return [decoded(one) for one in value]
    return value


@contextmanager
def recording(test: Any, name: str, folder: Path = EXAMPLES) -> Iterator[Recorder]:
    """While it lasts, a failure of the hypothesis test becomes a file in the folder."""
    inner = test.hypothesis.inner_test
    recorder = Recorder(inner)

    @functools.wraps(inner)
    def recorded(*args: Any, **kwargs: Any) -> None:
        recorder.run(*args, **kwargs)

    test.hypothesis.inner_test = recorded
    try:
        yield recorder
    except Exception:
        if recorder.failure is not None:
            keep({"test": name, **recorder.failure}, folder)
        raise
    finally:
        test.hypothesis.inner_test = inner


def keep(example: Example, folder: Path) -> Path:
    """One file for each test, game and place of the failure; the first one stays."""
    games = [
        one for one in example["arguments"].values() if isinstance(one, dict) and "game" in one
    ]
    key = json.dumps([example["test"], games, example["place"]])
    name = example["test"].rpartition("::")[2]
    path = folder / f"{name}-{hashlib.sha256(key.encode()).hexdigest()[:8]}.json"
    folder.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.write_text(json.dumps(example, indent=1) + "\n", encoding="utf-8")
    return path


def replay(path: Path, test: Any = None) -> None:
    """Run the test on the example; an error says which file it is about."""
    example: Example = json.loads(path.read_text(encoding="utf-8"))
    try:
        law = test or named_test(example["test"])
        arguments = {name: decoded(value) for name, value in example["arguments"].items()}
        law.hypothesis.inner_test(**arguments)
    except Exception as error:
        error.add_note(f"in {path.name}, an example of {example['test']}")
        raise


def named_test(name: str) -> Any:
    """The test function of a name such as tests/laws/test_undo.py::test_x."""
    file, _, function = name.partition("::")
    module = importlib.import_module(file.removesuffix(".py").replace("/", "."))
    return getattr(module, function)
