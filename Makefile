# N-Queens: a solver in C, compiled natively and to WebAssembly, and the page that draws it.
#
#   make run     install what is missing, build, serve on loopback, open the page
#   make test    install what is missing, build, run every test; ends with `N passed, N failed`
#   make build   build/nqueens for the terminal, dist/ for browsers and Node.js
#   make bench   each budget beside the measured figure
#   make dist    build, and say what to put on a web server
#   make shots   pictures of every view into build/shots
#   make clean   remove everything that was built
#
# Settings:
CC     ?= cc
EMCC   ?= emcc
NODE   ?= node
CFLAGS ?= -O3
PORT   ?= 0

WARN   := -std=c11 -Wall -Wextra -Wconversion -Werror
CORE   := c/board.c c/search.c c/timeline.c c/format.c $(sort $(wildcard c/search/*.c))
HEADS  := $(wildcard c/*.h c/search/*.h)
WEB    := index.html $(shell find web -type f 2>/dev/null)
MODULE := build/nqueens.wasm

# What fails half-way is not there: the next make tries again.
.DELETE_ON_ERROR:
.PHONY: run test build parts bench dist shots clean need-build need-test

run: build
	@$(NODE) web/serve.js --open --port $(PORT)

test: need-test
	@$(MAKE) --no-print-directory parts build/native-tests
	@$(NODE) tests/run.js

build: need-build
	@$(MAKE) --no-print-directory parts

parts: build/nqueens dist/page.js

bench: build
	@$(NODE) tests/bench.js

dist: build
	@echo "dist/ is ready: put the folder on any web server, or embed dist/n-queens.js"

shots: need-test
	@$(MAKE) --no-print-directory parts
	@$(NODE) tests/shots.js

clean:
	rm -rf build dist

need-build:
	@.ci/need build
need-test:
	@.ci/need test

build/nqueens: c/cli.c $(CORE) $(HEADS)
	@mkdir -p build
	$(CC) $(WARN) $(CFLAGS) -Ic -o $@ c/cli.c $(CORE)

# The checks of tests/native/ on the core, with every sanitizer the compiler has.
build/native-tests: tests/native/laws.c $(CORE) $(HEADS)
	@mkdir -p build
	$(CC) $(WARN) -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all -Ic -o $@ tests/native/laws.c $(CORE)

# -Os: a quarter smaller than -O2 and, with the searches inlined by hand, as fast. No imports, no JavaScript from Emscripten: web/engine loads it with its own few lines. What it exports is
# marked in c/wasm.c and listed nowhere else.
$(MODULE): c/wasm.c $(CORE) $(HEADS)
	@mkdir -p build
	$(EMCC) $(WARN) -Os -sSTANDALONE_WASM --no-entry -sINITIAL_MEMORY=8388608 -Ic -o $@ c/wasm.c $(CORE)

dist/page.js: $(MODULE) $(WEB) package.json node_modules/.package-lock.json
	$(NODE) web/build.js

node_modules/.package-lock.json: package-lock.json
	npm ci --loglevel=error
