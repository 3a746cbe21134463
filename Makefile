# Every target makes .venv and installs into it on first use. PYTHON, PORT and OPEN may be set.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready

unexport PYTHONDONTWRITEBYTECODE  # every process of the tests would compile everything anew

.PHONY: install play bot test test-all check bench soak lock mutants proof site

install: $(READY)

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "make: $(PYTHON) is not Python 3.11 or newer; name one that is: make play PYTHON=python3.12" >&2; exit 2; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $(READY)

play: $(READY)          ## a table in the browser, no Discord account needed
	@$(BIN)/bathysphere play

bot: $(READY)           ## on Discord, with DISCORD_TOKEN set
	@$(BIN)/bathysphere bot

test: $(READY)          ## pure Python, nothing else needed
	$(BIN)/python -m pytest -n auto --dist loadgroup -m "not programs and not soak"

test-all: $(READY)      ## all tests, also what needs Chromium, Node or PostgreSQL; Discord's schemas judge the wire
	$(BIN)/python -m pytest -n auto --dist loadgroup -m "not programs and not wire and not soak"
	LOCAL_DISCORD_SCHEMAS=1 $(BIN)/python -m pytest -n auto --dist worksteal -m "(programs or wire) and not soak"
	BATHYSPHERE_STORE=postgresql $(BIN)/python -m pytest -n auto --dist worksteal -m "not programs and not soak" tests/storage tests/bot

check: $(READY)         ## style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(READY)         ## figures, as ratios within one run
	$(BIN)/python -m bench

soak: $(READY)          ## long random play
	$(BIN)/python -m pytest -n auto --dist worksteal -m soak

mutants: $(READY)       ## faults planted one by one: each must be noticed
	$(BIN)/python -m tests.mutants

proof: $(READY)         ## faults, hostile hands, curious eyes; QUICK=1 for a minute of it
	$(BIN)/python -m tests.proof $(if $(QUICK),--quick)

site: $(READY)          ## docs, rules, gallery and films as pages in build/site; loads nothing from elsewhere
	$(BIN)/python -m website

lock: $(READY)          ## what the container installs, with hashes; after every change of dependencies
	$(BIN)/uv pip compile pyproject.toml --extra postgresql --universal --python-version 3.11 --generate-hashes --no-header \
		--no-emit-index-url --quiet --upgrade --output-file deploy/requirements.lock
