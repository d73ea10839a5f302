# `make help` lists the targets. Anything longer than two lines lives in .ci/.

CONFIG ?= debug
PREFIX ?= /usr/local
ARGS ?=
SECONDS ?= 60
SWIFT_FILES := Package.swift Sources Tests Examples Fuzz
PYTHON := .build/venv/bin/python

.PHONY: help setup build preview preview-things test check audit bench soak fuzz format lint types docs release install clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 24

setup: ## install what building, testing and previewing need and the machine lacks
	@.ci/setup build test

build: ## build the tool and the libraries
	@.ci/setup build
	swift build -c $(CONFIG)

preview: ## serve the live preview of Themes/ and Scenes/ (ARGS="--port 0" and so on)
	@.ci/setup build
	swift build -c $(CONFIG) --product diorama && exec "$$(swift build -c $(CONFIG) --show-bin-path)/diorama" preview $(ARGS)

preview-things: ## the same with an MQTT broker of its own, for the widgets of a home's devices
	@.ci/setup build things
	swift build -c $(CONFIG) --product diorama
	@.ci/preview-things "$$(swift build -c $(CONFIG) --show-bin-path)/diorama" $(ARGS)

test: ## run the Swift tests, then the browser and command-line tests; ONLY=roster runs those of a word
	@.ci/setup build test
	@.ci/test

check: ## everything a change must pass: lint, types, build, docs, tests
	@.ci/setup build types test
	@.ci/check

audit: ## hold the classroom against the original, and write what it says to .build/audit.md
	swift build --build-tests && AUDIT_PAGE=.build/audit.md swift test --skip-build --filter UpstreamAuditTests

bench: release ## measure the figures of Benchmarks/ against their baselines
	@.ci/setup build test bench
	$(PYTHON) Benchmarks/run.py $(ARGS)

fuzz: ## try inputs that nobody thought of for SECONDS (60), all targets together
	@.ci/setup build
	@.ci/fuzz $(SECONDS)

soak: release ## use one preview for long and badly, and hold it to what it held (ARGS="--scale 0.01")
	@.ci/setup build test
	$(PYTHON) Benchmarks/soak.py $(ARGS)

format: ## rewrite the Swift sources in the house format
	swift format format --in-place --parallel --recursive $(SWIFT_FILES)

lint: ## fail on anything the formatter or its rules would change
	swift format lint --strict --parallel --recursive $(SWIFT_FILES)

types: ## check the types of the page's modules
	@.ci/setup types
	tsc --project .ci/tsconfig.json

docs: ## convert every library's documentation, warnings as errors, into .build/docs
	@.ci/setup build
	@.ci/docs

release: ## build one optimised binary that carries the Swift runtime, the resources and the C libraries
	@.ci/setup build release
	.ci/release && ls -l "$$(.ci/release --show-bin-path)/diorama"

install: release ## copy the release binary to PREFIX/bin (default /usr/local), with its manual page and completion
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -s -m 755 "$$(.ci/release --show-bin-path)/diorama" "$(DESTDIR)$(PREFIX)/bin/diorama"
	@.ci/install-pages "$(DESTDIR)$(PREFIX)"

clean: ## remove everything that was built
	rm -rf .build
