# The few commands one needs. Everything is installed into .venv, from a lock file.
PYTHON ?= python3
PORT ?= 8000
VENV := .venv
READY := $(VENV)/.ready

.PHONY: demo test serve bench clean

demo: $(READY)
	$(VENV)/bin/staffetta demo --port $(PORT)

test: $(READY)
	$(VENV)/bin/python -m pytest

serve: $(READY)
	$(VENV)/bin/staffetta serve --port $(PORT)

bench: $(READY)
	$(VENV)/bin/python -m tests.benchmarks

$(READY): deploy/requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Staffetta needs Python 3.11 or newer; name one with PYTHON=...")'
	$(PYTHON) -m venv $(VENV)
	$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r deploy/requirements.lock
	$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $(READY)

clean:
	rm -rf $(VENV) var .pytest_cache .hypothesis
