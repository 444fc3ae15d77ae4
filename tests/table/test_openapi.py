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
    ("GET", "/api/games/{id}/diagrams"),
    ("POST", "/api/games/{id}/tutorials/{name}"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables/{id}"),
    ("GET", "/api/tables/{id}/steps/{step}"),
    ("GET", "/api/tables/{id}/log"),
    ("GET", "/api/tables/{id}/statistics"),
    ("GET", "/api/tables/{id}/chances"),
    ("GET", "/api/showcase"),
    ("GET", "/api/tables/{id}/study"),
    ("POST", "/api/tables/{id}/study"),
    ("GET", "/api/tables/{id}/analysis"),
    ("POST", "/api/studies/position"),
    ("POST", "/api/studies/data"),
    ("POST", "/api/studies/why"),
    ("POST", "/api/studies/judge"),
    ("POST", "/api/studies/otherwise"),
    ("POST", "/api/studies/read"),
    ("POST", "/api/studies/write"),
    ("POST", "/api/studies"),
    ("GET", "/api/studies/{id}"),
    ("POST", "/api/studies/{id}"),
    ("POST", "/api/tables/{id}/fork"),
    ("POST", "/api/tables/{id}/rematch"),
    ("GET", "/api/tables/{id}/record"),
    ("GET", "/api/puzzles"),
    ("GET", "/api/puzzles/{id}"),
    ("POST", "/api/puzzles/{id}/try"),
    ("POST", "/api/puzzles/{id}/why"),
    ("GET", "/api/puzzles/{id}/hint"),
    ("GET", "/api/puzzles/{id}/answer"),
    ("GET", "/api/tables/{id}/mistakes/{step}"),
    ("POST", "/api/tables/{id}/mistakes/{step}/try"),
    ("POST", "/api/tables/{id}/mistakes/{step}/why"),
    ("GET", "/api/tables/{id}/mistakes/{step}/hint"),
    ("GET", "/api/tables/{id}/mistakes/{step}/{line}"),
    ("GET", "/api/tables/{id}/views/{step}"),
    ("POST", "/api/numbers"),
    ("POST", "/api/promises"),
    ("GET", "/api/lobby"),
    ("POST", "/api/lobby/{id}"),
    ("GET", "/api/account"),
    ("POST", "/api/account"),
    ("POST", "/api/account/login"),
    ("POST", "/api/account/recover"),
    ("POST", "/api/account/logout"),
    ("POST", "/api/account/password"),
    ("POST", "/api/account/codes"),
    ("POST", "/api/account/sessions/end"),
    ("GET", "/api/account/data"),
    ("POST", "/api/account/delete"),
    ("POST", "/api/account/passkeys/options"),
    ("POST", "/api/account/passkeys"),
    ("POST", "/api/account/passkeys/login/options"),
    ("POST", "/api/account/passkeys/login"),
    ("POST", "/api/account/passkeys/remove"),
    ("GET", "/api/account/tries"),
    ("POST", "/api/account/tries"),
    ("GET", "/api/me"),
    ("POST", "/api/me"),
    ("GET", "/api/me/tables"),
    ("POST", "/api/me/tables/forget"),
    ("GET", "/api/tables/{id}/draws"),
    ("GET", "/api/tables/{id}/proof"),
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
