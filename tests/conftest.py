"""What holds for all tests."""

import os

from hypothesis import settings

# A busy machine is no fault of the code, so no example has a deadline; in CI the examples are
# always the same, so that a failure there is one of the change.
settings.register_profile("rekontra", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("rekontra")
