# N-Queens: a solver in C, compiled natively and to WebAssembly, and the page that draws it.
#
#   make run     install what is missing, build, serve on loopback, open the page
#   make test    install what is missing, check, build, run every test; ends with `N passed, N failed`
#   make test-long   by hand: counts killed at a thousand instants, local clusters with faults, a reproducible build from
#                nothing, other compilers, processors and Node.js, the recipes of hosts
#   make check   static checks, in seconds: format, lint, types, unused exports, imports between modules
#   make watch   serve the page, rebuild and reload it after each change in web/ and c/
#   make build   build/nqueens for the terminal, dist/ for browsers and Node.js
#   make mutants by hand: plant small faults one at a time and see whether a test fails; resumes where it was stopped
#   make fuzz    by hand: libFuzzer on every reader in C, SECONDS=60 each
#   make bench   measure each budget
#   make dist    build, and print what to upload; SITE=https://… is the site's address, for hosts with oEmbed
#   make lms     a package for Moodle, Canvas and others, in build/lms/; PAGE='?n=6&questions=random:5' is the figure,
#                LOCALE=ja its language, SCORM=2004 or SCORM=cmi5 its standard
#   make tables  recompute the tables of c/solutions/ (minutes)
#   make clean   remove everything that was built
#
# Settings:
CC     ?= cc
EMCC   ?= emcc
NODE   ?= node
CFLAGS ?= -O3
PORT   ?= 0
SITE   ?=
PAGE   ?=
TITLE  ?=
SCORM  ?= 1.2
PASS   ?=
TRIES  ?=
# Not LANG, which shells set.
LOCALE ?=
ONLY   ?=
SECONDS ?= 60
# For building; tests/run.js sets its own number.
CORES  := -j$(shell nproc 2>/dev/null || echo 2)

# -Wno-psabi: vectors are passed only between functions of one file, so their calling convention does not matter.
# _DEFAULT_SOURCE: POSIX, and flock.
WARN   := -std=c11 -D_DEFAULT_SOURCE -Wall -Wextra -Wconversion -Werror -Wno-psabi
# Programs link the list of all searches, all.c; only build/nqueens.wasm links tutorials.c.
CORE   := c/board.c c/lines.c c/setup.c c/search.c c/timeline.c c/format.c c/tree.c $(sort $(filter-out %/tutorials.c,$(wildcard c/search/*.c)))
COUNT  := c/count.c $(sort $(wildcard c/count/*.c c/count/join/*.c))
BOARDS := c/solutions.c c/symmetry.c c/totals.c
COMPLETE := $(sort $(wildcard c/complete/*.c))
CHECK := $(sort $(wildcard c/check/*.c))
SHARD  := c/shard.c
CLI    := $(sort $(wildcard c/cli/*.c))
HEADS  := $(wildcard c/*.h c/check/*.h c/search/*.h c/count/*.h c/count/join/*.inc c/solutions/*.h c/complete/*.h)
WEB    := index.html $(shell find web -type f 2>/dev/null)
# The tutorials' searches, and all searches, a lazy module.
WALKS := build/nqueens.wasm build/searches.wasm
# Descriptions of the searches, for web/.
DESCRIBED := build/searches.json
# Counting, with 128-bit vectors.
COUNTING := build/count.wasm
# All solutions, for the page's gallery and the engine; a module of its own, which a figure does not load.
SOLUTIONS := build/solutions.wasm
# Boards with fixed queens and blocked squares, also for page and engine.
COMPLETIONS := build/complete.wasm
JUDGING := build/check.wasm
PACKED := $(patsubst %,%.gz,$(WALKS) $(COMPLETIONS) $(JUDGING))

TESTS  := $(patsubst tests/c/%.c,build/tests/%,$(sort $(wildcard tests/c/*.c)))

# Deletes a target whose recipe fails.
.DELETE_ON_ERROR:
.SECONDARY:
.PHONY: run watch modules test test-long native-tests mutants fuzz check build parts bench dist release lms tables clean need-build need-check need-test

run: build
	@$(NODE) web/make/serve.js --open --port $(PORT)

# Node.js restarts after changes of the build scripts or a new mode.
watch: build
	@$(NODE) --watch web/make/serve.js --watch --port $(or $(filter-out 0,$(PORT)),8765)

modules: $(PACKED) $(WALKS) $(DESCRIBED) $(COUNTING) $(SOLUTIONS) $(COMPLETIONS) $(JUDGING)

test: need-test
	@$(NODE) .ci/check.js
	@$(MAKE) --no-print-directory $(CORES) modules
	@$(MAKE) --no-print-directory $(CORES) parts native-tests build/generate_subtrees build/generate_last_rows build/hard
	@$(NODE) tests/run.js $(ONLY)

# Needs root for a full disk and for Slurm.
test-long: build
	@.ci/need test-long
	@$(MAKE) --no-print-directory build/hard
	@LONG=1 INSTANTS=1000 $(NODE) tests/run.js $(or $(ONLY),ledger cluster/ make/reproducible make/lms versions make/recipes browser/sites browser/export browser/scorm make/html c/check-notations searches/listings searches/mistakes make/bare words/families gpu/ browser/random embed/cmi5)

mutants: build
	@$(MAKE) --no-print-directory $(CORES) native-tests build/generate_subtrees build/generate_last_rows build/hard
	@$(NODE) tests/mutants.js $(ONLY)


check: need-check
	@$(NODE) .ci/check.js

build: need-build
	@.ci/ticking $(MAKE) --no-print-directory $(CORES) parts

parts: build/nqueens dist/page.js

bench: build
	@$(MAKE) --no-print-directory build/kernels build/hard
	@$(NODE) tests/bench.js

dist: build
	@$(NODE) web/make/oembed.js '$(SITE)'

# Two zips and the npm package, the same to the byte wherever they are made: the page, and what an author's page needs.
release: build
	@$(NODE) web/make/release.js

lms: build
	@$(NODE) web/make/lms.js '$(PAGE)' '$(TITLE)' '$(SCORM)' '$(PASS)' '$(TRIES)' '$(LOCALE)'

tables: build/generate_subtrees build/generate_last_rows
	build/generate_subtrees 18 > build/subtrees_table.h
	build/generate_last_rows > build/last_rows_table.h
	mv build/subtrees_table.h build/last_rows_table.h c/solutions/

clean:
	rm -rf build dist

need-build:
	@.ci/need build
need-check:
	@.ci/need check
need-test:
	@.ci/need test

# Compilers write the headers of each object to a .d file, so that a changed header rebuilds only its users.
NOTING := -MMD -MP
-include $(shell find build/native build/sanitized build/fuzzed build/wasm -name '*.d' 2>/dev/null)

# The program for the terminal, and the generators of the tables of c/solutions/.
NATIVE := $(CC) $(WARN) $(CFLAGS) -pthread -Ic
native = $(patsubst c/%.c,build/native/%.o,$(1))
build/native/%.o: c/%.c Makefile
	@mkdir -p $(@D)
	$(NATIVE) $(NOTING) -c -o $@ $<
# Static: starts in half the time. Not every system has a static C library.
build/nqueens: $(call native,$(SHARD) $(CLI) $(CORE) $(COUNT) $(BOARDS) $(COMPLETE) $(CHECK))
	$(NATIVE) -static -o $@ $^ -lm 2>/dev/null || $(NATIVE) -o $@ $^ -lm
build/generate_%: tests/tables/generate_%.c $(call native,$(COUNT))
	$(NATIVE) -o $@ $^

# The join's kernels one by one, for the bench.
build/kernels: tests/bench/kernels.c $(COUNT) $(HEADS)
	@mkdir -p build
	$(CC) $(WARN) -O3 -Ic -o $@ $< $(COUNT) -lm

build/hard: tests/bench/hard.c $(COMPLETE) c/board.c c/setup.c $(HEADS)
	@mkdir -p build
	$(CC) $(WARN) -O3 -Ic -o $@ $< $(COMPLETE) c/board.c c/setup.c

# The tests in tests/c/, with every sanitizer of the compiler.
SANITIZERS ?= -fsanitize=address,undefined -fno-sanitize-recover=all
SANITIZE  := $(CC) $(WARN) -O1 -g $(SANITIZERS) -Ic
SANITIZED := $(patsubst c/%.c,build/sanitized/%.o,$(CORE) $(COUNT) $(SHARD) $(BOARDS) $(COMPLETE) $(CHECK))
build/sanitized/%.o: c/%.c Makefile
	@mkdir -p $(@D)
	$(SANITIZE) $(NOTING) -c -o $@ $<
native-tests: $(TESTS) build/sanitized/nqueens
build/tests/%: tests/c/%.c $(wildcard tests/c/*.h) $(SANITIZED)
	@mkdir -p $(@D)
	$(SANITIZE) -o $@ $< $(SANITIZED)
# The parser of command lines, with `exit` replaced.
WORDS := $(patsubst c/%.c,build/sanitized/%.o,$(filter-out c/cli/main.c,$(CLI)))
build/sanitized/cli/%.o: c/cli/%.c Makefile
	@mkdir -p $(@D)
	$(SANITIZE) $(NOTING) -pthread -c -o $@ $<
build/tests/fuzz_words_test: tests/c/fuzz_words_test.c $(wildcard tests/c/*.h) $(SANITIZED) $(WORDS) c/cli/main.c
	@mkdir -p $(@D)
	$(SANITIZE) -Wl,--wrap=exit -pthread -o $@ $< $(SANITIZED) $(WORDS) -lm
# The whole program, for tests of commands.
build/sanitized/nqueens: $(SANITIZED) $(WORDS) build/sanitized/cli/main.o
	$(SANITIZE) -pthread -o $@ $^ -lm
# The fuzz tests with libFuzzer (clang), SECONDS each; failing inputs stay in build/fuzz/.
FUZZERS := $(patsubst tests/c/fuzz_%_test.c,build/fuzz/%,$(wildcard tests/c/fuzz_*_test.c))
FUZZING := clang $(WARN) -O1 -g -DLIBFUZZER -fno-sanitize-recover=all -pthread -Ic -fsanitize=fuzzer
build/fuzzed/%.o: c/%.c Makefile
	@mkdir -p $(@D)
	$(FUZZING)-no-link,address,undefined $(NOTING) -c -o $@ $<
build/fuzz/words: EXIT := -Wl,--wrap=exit
build/fuzz/%: tests/c/fuzz_%_test.c $(wildcard tests/c/*.h) $(patsubst build/sanitized/%,build/fuzzed/%,$(SANITIZED) $(WORDS))
	@mkdir -p build/fuzz/corpus/$*
	$(FUZZING),address,undefined $(EXIT) -o $@ $(filter %_test.c %.o,$^) -lm
fuzz: need-test build $(FUZZERS)
	@for each in $(FUZZERS:build/fuzz/%=%); do \
		build/fuzz/$$each -max_total_time=$(SECONDS) -timeout=20 -print_final_stats=1 -artifact_prefix=build/fuzz/$$each- \
			build/fuzz/corpus/$$each tests/corpus/$$each >build/fuzz/$$each.log 2>&1 || { tail -40 build/fuzz/$$each.log; exit 1; }; \
		sed -n "s/stat::number_of_executed_units: */$$each: no finding in inputs /p" build/fuzz/$$each.log; done
	@FUZZ=50 $(NODE) tests/run.js c/wasm.test c/check-notations engine/pasted embed/messages modes/board.test figure/attributes searches/moments

# -Os: a quarter smaller than -O2 and, with the searches inlined by hand, as fast. No imports and no JavaScript from
# Emscripten: web/engine has its own loader. Exports are marked in c/wasm.c. Bulk memory and saturating conversions, in all
# browsers since 2021, make it a twentieth smaller.
build/nqueens.wasm: LIST := c/wasm.c c/search/tutorials.c
build/searches.wasm: LIST := c/wasm_moving.c c/search/all.c
WALKING := -mbulk-memory -mnontrapping-fptoint
LINKED := -sSTANDALONE_WASM --no-entry -sALLOW_MEMORY_GROWTH=1 -sTOTAL_STACK=65536 -sINITIAL_MEMORY=262144 -Ic
# -O3 halves the time of a step with a million queens, for a ninth more bytes.
MILLION := c/search/min_conflicts.c
build/wasm/%.o: c/%.c Makefile
	@mkdir -p $(@D)
	$(EMCC) $(WARN) -O2 $(WALKING) -Ic $(NOTING) -c -o $@ $<
$(WALKS): c/wasm.c c/wasm_moving.c c/search/tutorials.c $(CORE) $(HEADS) $(MILLION:c/%.c=build/wasm/%.o)
	@mkdir -p build
	$(EMCC) $(WARN) -Os $(WALKING) $(LINKED) -o $@ $(LIST) $(filter-out %/all.c $(MILLION),$(CORE)) $(filter %.o,$^)

$(DESCRIBED): build/nqueens
	$< searches --format json > $@

# -O3 for speed. The stack is small because nothing recurses deeply; memory grows when a count is opened. Exports are marked
# in c/wasm_count.c.
$(COUNTING): c/wasm_count.c $(COUNT) $(HEADS)
	@mkdir -p build
	$(EMCC) $(WARN) -O3 -msimd128 -sSTANDALONE_WASM --no-entry -sALLOW_MEMORY_GROWTH=1 -sMAXIMUM_MEMORY=4GB -sTOTAL_STACK=262144 -sINITIAL_MEMORY=1048576 -Ic -o $@ c/wasm_count.c $(COUNT)

# -O3 for speed; an iteration needs no memory beyond the module's own.
$(SOLUTIONS): c/wasm_solutions.c $(BOARDS) c/board.c $(HEADS)
	@mkdir -p build
	$(EMCC) $(WARN) -O3 -sSTANDALONE_WASM --no-entry -sTOTAL_STACK=65536 -sINITIAL_MEMORY=262144 -Ic -o $@ c/wasm_solutions.c $(BOARDS) c/board.c

# -Os for size: readers' boards are completed in milliseconds either way.
$(COMPLETIONS): c/wasm_complete.c $(COMPLETE) c/board.c c/setup.c $(HEADS)
	@mkdir -p build
	$(EMCC) $(WARN) -O2 -mbulk-memory -sSTANDALONE_WASM --no-entry -sTOTAL_STACK=65536 -sINITIAL_MEMORY=458752 -Ic -o $@ c/wasm_complete.c $(COMPLETE) c/board.c c/setup.c

# -O3 for traces of a gigabyte; its first pages are all the memory that it needs.
$(JUDGING): c/wasm_check.c $(CHECK) $(COMPLETE) $(CORE) $(BOARDS) $(HEADS)
	@mkdir -p build
	$(EMCC) $(WARN) -O2 -mbulk-memory -sSTANDALONE_WASM --no-entry -sTOTAL_STACK=262144 -sINITIAL_MEMORY=4194304 -Ic -o $@ c/wasm_check.c $(CHECK) $(COMPLETE) $(CORE) $(BOARDS)

# Embedded in a script, which gets a third smaller; unpacking takes a millisecond.
build/%.wasm.gz: build/%.wasm
	gzip -9nc $< > $@

dist/page.js: $(PACKED) $(WALKS) $(DESCRIBED) $(COUNTING) $(SOLUTIONS) $(COMPLETIONS) $(JUDGING) $(WEB) package.json node_modules/.package-lock.json
	$(NODE) web/make/build.js

node_modules/.package-lock.json: package-lock.json
	npm ci --loglevel=error
