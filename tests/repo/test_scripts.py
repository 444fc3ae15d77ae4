"""The scripts behind make: nothing is done twice, nothing is passed over in silence."""

import os
import signal
import socket
import subprocess
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pytest

from scripts import check, chromium, page, play, pytorch, stamps
from scripts.results import Count, Result, count_tests, covered_lines, failed_tests, summary, total
from scripts.shell import ROOT, STALLED, StopError, run, signals_deferred
from scripts.steps import STEPS, Step

REPORT = """<testsuites>
<testsuite tests="5" failures="1" errors="1" skipped="1"/><testsuite tests="2"/>
</testsuites>"""


def test_work_is_done_again_only_when_its_source_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stamps, "STAMPS", tmp_path)
    product = tmp_path / "product"
    done = [stamps.once("x", wanted, product, product.touch) for wanted in ("a", "a", "b", "b")]
    assert done == [True, False, True, False]
    product.unlink()
    assert stamps.once("x", "b", product, product.touch)


def test_work_that_failed_is_not_taken_for_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stamps, "STAMPS", tmp_path)
    stamps.once("x", "a", tmp_path, lambda: None)

    def fail() -> None:
        raise StopError("no")

    with pytest.raises(StopError):
        stamps.once("x", "b", tmp_path, fail)
    assert stamps.once("x", "a", tmp_path, lambda: None)


def test_tests_are_counted_over_all_suites(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    assert count_tests(report) == Count()
    report.write_text(REPORT)
    assert count_tests(report) == Count(passed=4, failed=2, skipped=1)


def test_the_summary_ends_with_the_count_alone_on_a_line() -> None:
    results = [Result("one", ok=True, seconds=1.0, count=Count(7)), Result("two", True, 0.5)]
    assert summary(results, 1.5).splitlines()[-1] == "7 passed, 0 failed"
    assert str(Count(7, 1, 2)) == "7 passed, 1 failed, 2 skipped"


def test_the_summary_names_what_failed(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    assert failed_tests(report) == ()
    good, bad = '<testcase classname="a" name="x"/>', '<testcase classname="a" name="y">'
    report.write_text(
        f"<testsuites><testsuite>{good}{bad}<failure/></testcase></testsuite></testsuites>"
    )
    assert failed_tests(report) == ("a: y",)
    results = [Result("unit", ok=False, seconds=1.0, failed=failed_tests(report))]
    assert "    a: y" in summary(results, 1.5).splitlines()


def test_a_step_that_fails_without_tests_is_counted() -> None:
    results = [Result("lint", ok=False, seconds=0.0), Result("unit", True, 0.0, count=Count(3))]
    assert total(results) == Count(passed=3, failed=1)


def done(*, ok: bool) -> Future[Result]:
    waiting: Future[Result] = Future()
    waiting.set_result(Result("set-up", ok=ok, seconds=0.0))
    return waiting


def test_what_stands_on_failed_set_up_is_not_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []

    def prepare_one(key: str) -> Result:
        tried.append(key)
        return Result(key, ok=key != "python", seconds=0.0)

    monkeypatch.setattr(check, "prepare_one", prepare_one)
    with ThreadPoolExecutor(3) as pool:
        set_up = check.prepare(pool, {"python", "compiled", "node"})
    assert sorted(tried) == ["node", "python"]
    assert {key: waiting.result().ok for key, waiting in set_up.items()} == {
        "python": False, "compiled": False, "node": True,
    }  # fmt: skip


def test_coverage_is_read_as_either_tool_writes_it(tmp_path: Path) -> None:
    report = tmp_path / "coverage-summary.json"
    assert covered_lines(report) is None
    report.write_text('{"total": {"lines": {"pct": 70.5}}}')
    assert covered_lines(report) == 70.5
    report.write_text('{"files": {"a": {"executed_lines": [1, 2, 3], "missing_lines": [5]}}}')
    assert covered_lines(report) == 75.0
    results = [Result("unit", True, 1.0, count=Count(7), covered=93.25)]
    assert "7 passed, 0 failed, 93.2 % of the lines" in summary(results, 1.0)


def test_a_line_that_either_of_two_steps_ran_is_covered(tmp_path: Path) -> None:
    one, other, gone = tmp_path / "one.json", tmp_path / "other.json", tmp_path / "gone.json"
    one.write_text('{"files": {"a": {"executed_lines": [1], "missing_lines": [2, 3, 4]}}}')
    other.write_text(
        '{"files": {"a": {"executed_lines": [1, 2], "missing_lines": [3, 4]},'
        ' "b": {"executed_lines": [4], "missing_lines": []}}}'
    )
    assert covered_lines(one, other) == 60.0
    assert covered_lines(gone, one) == 25.0


def test_a_step_whose_set_up_failed_is_a_failure() -> None:
    for step in check.choose([]):
        result = check.check_one(step, dict.fromkeys(step.needs, done(ok=False)))
        assert not result.ok
        assert result.note.startswith("not run")


def test_steps_are_chosen_by_name_or_group() -> None:
    assert [step.key for step in check.choose(["unit", "mypy"])] == ["mypy", "unit"]
    assert {step.group for step in check.choose(["lint"])} == {"lint"}
    assert check.choose(["lint", "nonsense"]) == []
    assert len(check.choose([])) == len(STEPS)


def test_a_program_that_does_not_get_on_is_ended_with_its_children(tmp_path: Path) -> None:
    log = tmp_path / "log"
    assert run(["sh", "-c", "sleep 60 & wait"], log, silence=0.1) == STALLED
    assert "nothing was written" in log.read_text()


def test_a_program_that_gets_on_may_take_as_long_as_it_likes(tmp_path: Path) -> None:
    slow = "for i in 1 2 3 4 5 6 7 8; do echo $i; sleep 0.25; done; exit 3"
    assert run(["sh", "-c", slow], tmp_path / "log", silence=1.5) == 3


def test_without_node_the_message_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(StopError, match=r"Node\.js 20 or newer, and it was not found"):
        page.need_node()


def test_an_old_node_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("node", "npx"):
        program = tmp_path / name
        program.write_text("#!/bin/sh\necho v18.19.0\n")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(StopError, match=r"this is v18\.19\.0"):
        page.need_node()


def test_without_node_a_page_built_before_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(page, "STATIC", tmp_path)
    monkeypatch.setattr(page, "is_current", lambda *_: False)
    with pytest.raises(StopError):
        page.ready()
    (tmp_path / "index.html").touch()
    page.ready()
    assert "as built before" in capsys.readouterr().out


def test_what_passed_at_the_second_try_is_told(tmp_path: Path) -> None:
    log = tmp_path / "browser.log"
    log.write_text(
        "....R..\nRERUN tests/browser/test_home.py::test_x[chromium]\n8 passed, 1 rerun\n"
    )
    assert check.rerun_tests(log) == ["tests/browser/test_home.py::test_x[chromium]"]


def test_the_headless_shell_is_preferred_and_a_named_browser_even_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(chromium.VARIABLE, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    for name in ("chromium", chromium.SHELL, "mine"):
        (tmp_path / name).touch(mode=0o755)
        assert Path(chromium.find()).name == ("chromium" if name == "chromium" else chromium.SHELL)
    monkeypatch.setenv(chromium.VARIABLE, "mine")
    assert Path(chromium.find()).name == "mine"


def test_where_there_is_no_headless_shell_the_whole_browser_is_installed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    def run_or_stop(command: list[str], name: str, **_: object) -> None:
        asked.append(command[-1])
        if command[-1] == chromium.SHELL:
            raise StopError(name)

    monkeypatch.setattr(chromium, "run_or_stop", run_or_stop)
    chromium.install()
    assert asked == ["-q", chromium.SHELL, "chromium"]


def test_without_chromium_the_message_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(chromium.VARIABLE, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(StopError, match="apt-get install chromium"):
        chromium.ready()


def test_a_port_that_is_taken_is_told_before_anything_is_set_up() -> None:
    with socket.socket() as other:
        other.bind((play.LOCAL, 0))
        other.listen()
        with pytest.raises(StopError, match="cannot be used"):
            play.check_port(str(other.getsockname()[1]))


@pytest.mark.parametrize("port", ["0", "65536", "http", "-1"])
def test_a_port_is_a_number_in_range(port: str) -> None:
    with pytest.raises(StopError, match="not a port number"):
        play.check_port(port)


def test_without_a_python_that_is_new_enough_the_message_says_so() -> None:
    done = subprocess.run(
        ["/bin/sh", ROOT / "scripts" / "run.sh", "check"],
        env={**os.environ, "PYTHON": "no-such-python"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "Python 3.11 or newer was not found" in done.stderr


def test_a_step_whose_folder_is_missing_is_a_failure() -> None:
    step = Step("x", "x", "x", ("pytest", "tests/no-such-folder", "tests/repo"))
    result = check.check_one(step, {"python": done(ok=True)})
    assert not result.ok
    assert result.note == "not run: no tests/no-such-folder"


def test_a_signal_waits_until_a_process_is_known() -> None:
    known: list[str] = []

    def interrupted() -> None:
        with signals_deferred():
            signal.raise_signal(signal.SIGINT)
            known.append("process")

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert known
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.parametrize("code", [0, 1])
def test_pytorch_is_for_cpus_and_said_to_be_missing_where_there_is_none(
    code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Never the registry's build for Linux, which draws gigabytes of CUDA packages."""
    asked: list[list[str]] = []

    def run_instead(command: list[str], **_more: object) -> subprocess.CompletedProcess[str]:
        asked.append([str(word) for word in command])
        return subprocess.CompletedProcess(command, code)

    monkeypatch.setattr(pytorch, "imports", lambda: False)
    monkeypatch.setattr(subprocess, "run", run_instead)
    assert pytorch.requirement("linux").endswith("+cpu")
    assert "+" not in pytorch.requirement("darwin")
    pytorch.install()
    (command,) = asked
    assert command[-1] == pytorch.REQUIREMENT
    assert ("PyTorch is not installed" in capsys.readouterr().out) == bool(code)


def test_pytorch_is_in_no_lock_file() -> None:
    for lock in (ROOT / "requirements").glob("*.txt"):
        names = {line.partition("==")[0] for line in lock.read_text().splitlines()}
        assert not names & {"torch", "triton"}
        assert not [name for name in names if name.startswith("nvidia")]
