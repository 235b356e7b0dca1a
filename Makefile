# make play: install everything and play.   make test: install what tests need and run them all.   make help: the rest.

PYTHON ?= python3
BIN := .venv/bin
RUN := $(BIN)/python
PIP := $(RUN) -m pip install --quiet --disable-pip-version-check --no-input -c constraints.txt

.PHONY: help play install client test quick fast bench format dist clean

help:
	@echo 'make play     install, build the browser client and serve: open the address it prints'
	@echo 'make install  the same, but start nothing (then: .venv/bin/maraud --help)'
	@echo 'make test     install what tests need and run all of them (some 25 minutes on two cores)'
	@echo 'make quick    the tests without browser, compiler and long games'
	@echo 'make fast     compile engine, games and players with mypyc into .venv/fast'
	@echo 'make bench    measure the plain and the compiled form side by side'
	@echo 'make format   format the code'
	@echo 'make dist     sdist and wheel into dist/'
	@echo 'make clean    remove everything that was made'

play: install
	@$(BIN)/maraud serve $(ARGS)

install: .venv/installed client

test: .venv/dev-installed
	@$(RUN) tools/needs.py
	@$(RUN) tools/check.py

quick: .venv/dev-installed
	@$(RUN) tools/check.py --quick

fast: .venv/dev-installed
	@$(RUN) tools/fast.py

bench: fast
	@$(RUN) tools/bench.py

format: .venv/dev-installed
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format .

dist: .venv/dev-installed
	@rm -rf dist
	@$(RUN) -m build

client: .venv/made
	@$(RUN) tools/client.py

.venv/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo 'maraud needs Python 3.11 or newer as $(PYTHON); name another one like this: make play PYTHON=python3.12'; exit 1; }
	@echo 'Making .venv ...'
	@$(PYTHON) -m venv .venv || { echo 'This Python cannot make a venv (Debian: apt install python3-venv).'; rm -rf .venv; exit 1; }
	@touch $@

# MARAUD_EDITABLE: the build hook then asks for no compiler and no Node, which an editable install does not use.
.venv/installed: pyproject.toml constraints.txt hatch_build.py | .venv/made
	@echo 'Installing maraud into .venv ...'
	@MARAUD_EDITABLE=1 $(PIP) -e .
	@touch $@

.venv/dev-installed: pyproject.toml constraints.txt hatch_build.py | .venv/made
	@echo 'Installing maraud and what its tests need into .venv ...'
	@MARAUD_EDITABLE=1 $(PIP) -e '.[dev]'
	@touch $@ .venv/installed

clean:
	rm -rf .venv dist web/node_modules src/maraud/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +
