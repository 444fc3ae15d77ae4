"""How the service writes its log: lines of JSON, or something prettier for a person's terminal.

Never with the values of local variables: they hold positions and keys, and formatting them takes
longer than what went wrong.
"""

import logging
import sys
from typing import Any, TextIO

import structlog


def configure_logs(stream: TextIO = sys.stderr) -> None:
    structlog.configure(
        processors=processors(terminal=stream.isatty()),
        logger_factory=structlog.PrintLoggerFactory(stream),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        cache_logger_on_first_use=False,
    )


def processors(*, terminal: bool) -> list[Any]:
    first = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    if terminal:
        formatter = structlog.dev.RichTracebackFormatter(show_locals=False)
        return [*first, structlog.dev.ConsoleRenderer(exception_formatter=formatter)]
    return [*first, structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
