# One word per job. Each target first sets up what it needs; a second time that takes no time.
# Words for the tool behind a target go into ARGS:  make test ARGS="tests/game -k claim"

UV_VERSION := 0.13.9
ARGS ?=

UV := .tools/bin/uv
UV_STAMP := .tools/uv-$(UV_VERSION)
BIN := .venv/bin

# Python comes from the machine, never from a download.
export UV_PYTHON_DOWNLOADS := never
export UV_PYTHON := $(CURDIR)/.tools/bin/python

.PHONY: help run test lint format client client-types dev npm bench fuzz docs browser clean distclean
.DELETE_ON_ERROR:

help:
	@echo "make run      open the club on this machine (ARGS for rekontra serve)"
	@echo "make test     all tests, in real browsers too (ARGS for pytest)"
	@echo "make lint     everything that reads the code without running it"
	@echo "make format   put the code into its form"
	@echo "make client   build the browser client if its sources changed"
	@echo "make client-types  make the client's types from the server's messages"
	@echo "make dev      serve the client from its sources, beside a running club"
	@echo "make npm      npm in frontend/, with the project's own Node (ARGS for npm)"
	@echo "make bench    measure (ARGS for python -m bench)"
	@echo "make fuzz     try the readers of files on 100 000 bad ones (ARGS for python -m tests.fuzz)"
	@echo "make docs     check the examples in the docs"
	@echo "make clean    remove what was built; make distclean: the environments too"

# An environment knows its own path; a folder that has moved gets a new one.
HERE := $(shell cat .venv/.here 2>/dev/null)
ifneq ($(filter-out $(CURDIR),$(HERE)),)
$(shell rm -rf .venv)
endif

# The environments. The client is left to hatch_build.py, so that a client in the middle of a
# change does not keep anybody from installing the Python side.

$(UV_STAMP):
	@echo "rekontra: setting up the tools, once"
	@scripts/get-uv $(UV_VERSION)

.venv/.run: pyproject.toml uv.lock $(UV_STAMP)
	@echo "rekontra: setting up the packages"
	@REKONTRA_CLIENT=skip $(UV) sync --frozen --quiet --inexact --no-default-groups --group client
	@echo "$(CURDIR)" >.venv/.here && touch $@

.venv/.dev: pyproject.toml uv.lock $(UV_STAMP)
	@echo "rekontra: setting up the packages and the tools of development"
	@REKONTRA_CLIENT=skip $(UV) sync --frozen --quiet
	@echo "$(CURDIR)" >.venv/.here && touch .venv/.run $@

client: .venv/.run
	@$(BIN)/python hatch_build.py

# The jobs.

run: client
	@$(BIN)/rekontra serve $(ARGS)

test: .venv/.dev client browser
	@$(BIN)/pytest $(ARGS)

browser: .venv/.dev
	@$(BIN)/python -m tests.browser.chromium

lint: .venv/.dev
	@$(BIN)/ruff format --check --quiet || { echo "make format puts these files right:"; $(BIN)/ruff format --check; exit 1; }
	@$(BIN)/ruff check --quiet
	@$(BIN)/lint-imports --no-logo >.venv/lint-imports.txt || { cat .venv/lint-imports.txt; exit 1; }
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/python hatch_build.py check

format: .venv/.dev
	@$(BIN)/ruff check --fix --quiet --exit-zero
	@$(BIN)/ruff format

client-types: .venv/.dev
	@$(BIN)/python -m rekontra.web.schema >.venv/protocol.json
	@$(BIN)/python hatch_build.py npm run --silent types -- -i ../.venv/protocol.json -o src/protocol.ts
	@$(BIN)/python scripts/message_ids.py

dev: .venv/.run
	@$(BIN)/python hatch_build.py npm run dev -- $(ARGS)

npm: .venv/.run
	@$(BIN)/python hatch_build.py npm $(ARGS)

bench: .venv/.dev client
	@$(BIN)/python -m bench $(ARGS)

fuzz: .venv/.dev
	@$(BIN)/python -m tests.fuzz $(ARGS)

docs: .venv/.dev
	@$(BIN)/pytest --quiet --doctest-glob='*.md' src README.md README.ru.md docs tests/cli/test_docs.py $(ARGS)

clean:
	rm -rf src/rekontra/web/static dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .schemathesis test-results
	find src tests bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

distclean: clean
	rm -rf .venv .tools frontend/node_modules
