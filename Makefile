# The few commands one needs. Everything is installed into .venv, from a lock file.
PYTHON ?= python3
PORT ?= 8000
VENV := .venv
READY := $(VENV)/.ready
TESTABLE := $(VENV)/.testable
INSTALL := $(VENV)/bin/python -m pip install --quiet --disable-pip-version-check

.PHONY: demo test check cover serve bench clean

demo: $(READY)
	$(VENV)/bin/staffetta demo --port $(PORT)

test: $(TESTABLE)
	$(VENV)/bin/python -m pytest -n auto --dist worksteal $(if $(LONG),,--quick)

check: $(TESTABLE)
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy
	$(VENV)/bin/python -m pytest -q tests/test_prose.py

cover: $(TESTABLE)
	STAFFETTA_TEST_POSTGRES_URL=off $(VENV)/bin/python -m pytest -n auto --dist worksteal --cov --cov-report=
	$(VENV)/bin/python -m coverage report --skip-covered

serve: $(READY)
	$(VENV)/bin/staffetta serve --port $(PORT)

bench: $(TESTABLE)
	$(VENV)/bin/python -m tests.benchmarks

$(READY): deploy/requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Staffetta needs Python 3.11 or newer; name one with PYTHON=...")'
	$(PYTHON) -m venv --clear $(VENV)
	$(INSTALL) --require-hashes -r deploy/requirements.lock
	$(INSTALL) --no-deps --no-build-isolation --editable .
	$(VENV)/bin/python -m compileall -q engine printables service
	@touch $@

$(TESTABLE): $(READY) deploy/requirements-test.lock
	$(INSTALL) --require-hashes -r deploy/requirements-test.lock
	@touch $@

clean:
	rm -rf $(VENV) var .pytest_cache .hypothesis
