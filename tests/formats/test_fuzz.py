"""The short run of the fuzz of files; `make fuzz` is the long one."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fuzz import files
from tests.fuzz.frame import run


def test_mutated_files_are_read_or_refused() -> None:
    assert run(files.FUZZ, seed=0, number=300).failures == ()


@settings(max_examples=100, deadline=None)
@given(st.sampled_from((".pbn", ".lin", ".json")), st.binary(max_size=300))
def test_any_bytes_are_read_or_refused(ending: str, data: bytes) -> None:
    files.check(files.Case(ending, data))


@settings(max_examples=100, deadline=None)
@given(
    st.sampled_from((".pbn", ".lin", ".json")),
    st.lists(st.sampled_from(files.WORDS), max_size=30),
)
def test_any_words_of_the_formats_are_read_or_refused(ending: str, words: list[bytes]) -> None:
    files.check(files.Case(ending, b"".join(words)))
