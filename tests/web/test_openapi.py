"""The API keeps what its own OpenAPI document promises, whatever it is sent."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from rekontra.adapters.chance import SeededDealer
from rekontra.web.app import build_app
from tests.club.people import books, club

app = build_app(club(), books(), SeededDealer(5))
schema = schemathesis.openapi.from_asgi("/api/schema/openapi.json", app)


@pytest.mark.filterwarnings("ignore")
@schema.parametrize()
@settings(max_examples=25, suppress_health_check=list(HealthCheck))
def test_what_the_document_promises(case: Case[Any]) -> None:
    case.call_and_validate(
        checks=[not_a_server_error, response_schema_conformance, status_code_conformance]
    )
