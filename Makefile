# Needs Python 3.11 or newer and make; everything else is installed into .venv, from the lock.
# `make help` lists the targets.

PYTHON ?= python3
ARGS   ?=
UV     := uv==0.13.9

BIN      := .venv/bin
PACKAGE  := pyproject.toml setup.py
ENGINE   := $(shell find src/mollyhouse -name '*.py' 2>/dev/null)
INSTALL   = -m pip install --quiet --disable-pip-version-check
COMPILED := $(CURDIR)/.venv-compiled/bin/python

.DEFAULT_GOAL := help
.PHONY: help play test lint format golden bench bench-server soak compile lock clean

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' $(MAKEFILE_LIST) | while IFS='	' read -r t d; do printf '  make %-12s %s\n' "$$t" "$$d"; done

play: .venv/package ## play in the terminal; options: make play ARGS="--players 3"
	@$(BIN)/mollyhouse play $(ARGS)

test: lint ## all checks and tests; options for pytest: make test ARGS="-k festivity"
	$(BIN)/pytest $(ARGS)

lint: .venv/package ## style, types and architecture
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

format: .venv/package ## put imports and layout right
	$(BIN)/ruff check --select I --fix
	$(BIN)/ruff format

golden: .venv/package ## tell the golden playthroughs anew, after a change that is meant
	$(BIN)/python tests/playthrough.py

soak: .venv/package ## thousands of random games; the server killed 100 times, and with 500 streams
	$(BIN)/python tests/soak.py $(ARGS)
	$(BIN)/python tests/soak_server.py

bench: .venv-bench/package .venv-compiled/package bench-server ## speed of the server; that of the engine, compared with others
	MOLLYHOUSE_COMPILED_PYTHON=$(COMPILED) .venv-bench/bin/python benchmarks/bench.py $(ARGS)

bench-server: .venv/package ## speed of the server alone: latency, throughput, profile, memory
	$(BIN)/python benchmarks/server_bench.py $(ARGS)

compile: .venv-compiled/package ## the engine compiled by mypyc, in an environment of its own (needs a C compiler)
	@echo "The compiled engine is ready: $(COMPILED)"

lock: ## renew both lock files with the current releases
	$(PYTHON) -m venv --clear .venv-lock
	.venv-lock/bin/python $(INSTALL) $(UV)
	$(call relock,requirements.lock,test lint compile)
	$(call relock,requirements-bench.lock,bench)

clean: ## remove environments, builds and caches
	rm -rf .venv .venv-bench .venv-compiled .venv-lock build dist src/*.egg-info
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .coverage* htmlcov
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

# An environment is made anew when its lock changes (the stamp `python`), and the package is
# installed into it anew when its definition changes (the stamp `package`).

.venv/python .venv-compiled/python: requirements.lock
.venv-bench/python: requirements-bench.lock

%/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Python 3.11 or newer is needed and '$(PYTHON)' is not. Name one: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "The venv module of '$(PYTHON)' is missing. On Debian or Ubuntu: apt install python3-venv"; exit 1; }
	@echo "Setting up $* ..."
	@$(PYTHON) -m venv --clear $*
	@$*/bin/python $(INSTALL) --require-hashes -r $< || { \
	  echo "The packages of $< could not be installed. Is the package index within reach?"; exit 1; }
	@touch $@

.venv/package .venv-bench/package: %/package: %/python $(PACKAGE)
	@$*/bin/python $(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

.venv-compiled/package: %/package: %/python $(PACKAGE) $(ENGINE)
	@command -v $${CC:-cc} >/dev/null || { \
	  echo "A C compiler is missing. On Debian or Ubuntu: apt install gcc python3-dev"; exit 1; }
	@echo "Compiling the engine ..."
	@rm -rf build
	@MOLLYHOUSE_MYPYC=1 $*/bin/python $(INSTALL) --no-deps --no-build-isolation --force-reinstall .
	@rm -rf build
	@touch $@

relock = .venv-lock/bin/uv pip compile --quiet --universal --python-version 3.11 --upgrade \
  --fork-strategy fewest --generate-hashes --custom-compile-command 'make lock' \
  $(addprefix --extra ,$(2)) --output-file $(1) pyproject.toml
