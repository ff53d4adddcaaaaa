"""`python -m rekontra` is the command line."""

from rekontra.cli import app

app()
