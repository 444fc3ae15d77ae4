"""Requests made up from the OpenAPI document: every answer is one that the document names."""

from typing import Any

import hypothesis
import pytest
import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.table.server import Server

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
PATHS = [
    ("GET", "/api/health"),
    ("GET", "/api/ready"),
    ("GET", "/api/games"),
    ("GET", "/api/games/{id}/scene"),
    ("GET", "/api/tables/{id}/scene"),
    ("GET", "/api/games/{id}/rules"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables/{id}"),
    ("GET", "/api/tables/{id}/steps/{step}"),
    ("GET", "/api/tables/{id}/log"),
    ("POST", "/api/tables/{id}/fork"),
    ("GET", "/api/tables/{id}/record"),
    ("POST", "/api/records"),
    ("GET", "/api/eldorado/boards"),
    ("GET", "/api/eldorado/atlas"),
    ("POST", "/api/eldorado/check"),
    ("POST", "/api/eldorado/scene"),
    ("GET", "/api/eldorado/tryout"),
]


@pytest.fixture(scope="module")
def document(server: Server) -> Any:
    return schemathesis.openapi.from_dict(server.get("/api/openapi.json"))


def test_all_operations_are_tried(document: Any) -> None:
    operations = [operation.ok() for operation in document.get_all_operations()]
    assert sorted((o.method.upper(), o.path) for o in operations) == sorted(PATHS)


@pytest.mark.parametrize(("method", "path"), PATHS)
def test_made_up_requests_get_documented_answers(
    server: Server, document: Any, method: str, path: str
) -> None:
    operation = document[path][method]

    @hypothesis.settings(max_examples=15)
    @hypothesis.given(case=operation.as_strategy())
    def check(case: Any) -> None:
        case.call_and_validate(base_url=f"http://127.0.0.1:{server.port}", checks=CHECKS)

    check()
