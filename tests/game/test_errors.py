"""Refusals as they go from one process to another."""

from __future__ import annotations

import copy
import pickle

import pytest

from rekontra.game import Illegal, Reason


@pytest.mark.parametrize("details", [{}, {"left": 11}, {"name": "Анна", "most": 24}])
def test_a_refusal_arrives_whole_in_another_process(details: dict[str, str | int]) -> None:
    refusal = Illegal(Reason.CLAIM_TRICKS, **details)
    for arrived in (pickle.loads(pickle.dumps(refusal)), copy.copy(refusal)):
        assert isinstance(arrived, Illegal)
        assert (arrived.reason, arrived.code) == (Reason.CLAIM_TRICKS, "claim-tricks")
        assert arrived.details == details
        assert arrived.args == refusal.args
