# Four verbs: install, check, test, serve. Everything sets itself up in .venv.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.installed

.PHONY: install demo test test-all check bench serve spec clean

install: $(STAMP)

$(STAMP): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed, this is " + sys.version.split()[0]) if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	$(BIN)/python -m compileall -q mock_server spectron_sdk
	@touch $@

demo: $(STAMP)
	$(BIN)/spectron demo

test: $(STAMP)
	$(BIN)/python -m pytest -n auto $(ARGS)

# On every Python that this machine has, from 3.11 up.
test-all:
	.ci/test-all $(ARGS)

check: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/basedpyright
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	$(BIN)/python -m pytest -q tests/test_imports.py

bench: $(STAMP)
	$(BIN)/python -m benchmarks.server
	$(BIN)/python -m benchmarks.sdk
	$(BIN)/python -m benchmarks.recall

serve: $(STAMP)
	$(BIN)/spectron serve $(ARGS)

spec: $(STAMP)
	$(BIN)/python -m mock_server.http.spec

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache build dist
