# make play   set everything up and start the table   (PORT=8123: on that port)
# make test   every check, with one summary           (ONLY=lint,unit: some of them)
# make grown  PostgreSQL, NATS, two servers and two workers on this machine
# make explore  look for new failures of the laws   (MINUTES=60: for an hour)
# make mutants  break the rules, see tests fail     (GAME=survive MINUTES=60 FILES=turns.py,boats.py)
# make bench  measure speed    make compile  make lint  make format  make docs  make lock  make clean

RUN := sh scripts/run.sh
export PORT PYTHON MINUTES GAME FILES SEED
.DEFAULT_GOAL := help

.PHONY: play test grown explore mutants lint format compile bench docs lock clean help

play:
	@$(RUN) play

test:
	@$(RUN) check $(ONLY)

grown:
	@$(RUN) grown

explore:
	@$(RUN) explore

mutants:
	@$(RUN) mutants

lint:
	@$(RUN) check lint

format:
	@$(RUN) tidy

compile:
	@$(RUN) compiled

bench:
	@$(RUN) bench $(ARGS)

docs:
	@$(RUN) docs

lock:
	@$(RUN) lock

clean:
	@rm -rf build dist .venv web/node_modules src/incognita/table/static
	@rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find src tests scripts bench -name __pycache__ -type d -prune -exec rm -rf {} +

help:
	@sed -n 's/^# //p' Makefile
