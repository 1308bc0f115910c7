# N-Queens: a solver in C, compiled natively and to WebAssembly, and the page that draws it.
#
#   make run     install what is missing, build, serve on loopback, open the page
#   make test    install what is missing, check, build, run every test; ends with `N passed, N failed`
#   make test-long   by hand: counts killed at a thousand instants, clusters of this machine's own with faults, a build
#                from nothing that is the same to the byte, other compilers, processors and Node.js, the recipes of hosts
#   make check   format, lint, types, unused exports, arrows between rooms, shape: in seconds
#   make watch   serve the page; what changes in web/ and c/ is built anew at once, and the page loads itself again
#   make build   build/nqueens for the terminal, dist/ for browsers and Node.js
#   make mutants by hand: small faults planted one at a time, and whether a test notices; may be stopped and gone on with
#   make endure  by hand, as root: clusters under random faults, ROUNDS=200 for each engine; SEED=1, ONLY=slurm
#   make fuzz    by hand: every reader given what nobody writes: in C bytes of libFuzzer's, for SECONDS=60 each
#   make bench   each budget beside the measured figure
#   make dist    build, and say what to put on a web server; SITE=https://… is where, for hosts that ask (oEmbed)
#   make lms     a SCORM package for Moodle, Canvas and their like, into build/lms/; PAGE='?n=6&questions=random:5' is what it shows,
#                LOCALE=ja makes it Japanese
#   make shots   pictures of every view into build/shots
#   make tables  count the tables of c/solutions/ anew (minutes), which nothing else does
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
ROUNDS ?= 200
SEED   ?= 1
# Building takes every core; what the suite runs at once is its own matter.
CORES  := -j$(shell nproc 2>/dev/null || echo 2)

# Vectors go from function to function within a file alone, so that how they are handed over matters to nobody.
WARN   := -std=c11 -Wall -Wextra -Wconversion -Werror -Wno-psabi
# Programs link the list of all searches, all.c; only build/nqueens.wasm links tutorials.c.
CORE   := c/board.c c/lines.c c/setup.c c/search.c c/timeline.c c/format.c c/tree.c $(sort $(filter-out %/tutorials.c,$(wildcard c/search/*.c)))
COUNT  := c/count.c $(sort $(wildcard c/count/*.c c/count/join/*.c))
BOARDS := c/solutions.c c/symmetry.c c/totals.c c/solutions/subtrees.c
COMPLETE := $(sort $(wildcard c/complete/*.c))
CHECK := $(sort $(wildcard c/check/*.c))
SHARD  := c/shard.c $(sort $(wildcard c/shard/*.c))
CLI    := $(sort $(wildcard c/cli/*.c))
HEADS  := $(wildcard c/*.h c/shard/*.h c/check/*.h c/search/*.h c/count/*.h c/count/join/*.inc c/solutions/*.h c/complete/*.h)
WEB    := index.html $(shell find web -type f 2>/dev/null)
# The walks of the tutorials' searches, and apart, fetched when one is first walked, those of further ones.
WALKS := build/nqueens.wasm build/searches.wasm
# What screens are told of its searches.
DESCRIBED := build/searches.json
# Counting, with 128-bit vectors.
COUNTING := build/count.wasm
# All solutions, for the page's gallery and the engine: apart, so that a figure alone does not carry it.
SOLUTIONS := build/solutions.wasm
# Boards that begin with queens and closed squares, for the same.
COMPLETIONS := build/complete.wasm
JUDGING := build/check.wasm
PACKED := $(patsubst %,%.gz,$(WALKS) $(COMPLETIONS) $(JUDGING))

TESTS  := $(patsubst tests/c/%.c,build/tests/%,$(sort $(wildcard tests/c/*.c))) build/tests/count_test_wide build/tests/count_test_scalar

# What fails half-way is not there: the next make tries again.
.DELETE_ON_ERROR:
.SECONDARY:
.PHONY: run watch modules test test-long native-tests mutants endure fuzz check build parts bench dist lms shots tables clean need-build need-check need-test

run: build
	@$(NODE) web/make/serve.js --open --port $(PORT)

# Node.js begins again by itself when what builds has changed, or a mode has come.
watch: build
	@$(NODE) --watch web/make/serve.js --watch --port $(or $(filter-out 0,$(PORT)),8765)

modules: $(PACKED) $(WALKS) $(DESCRIBED) $(COUNTING) $(SOLUTIONS) $(COMPLETIONS) $(JUDGING)

test: need-test
	@$(NODE) .ci/check.js
	@$(MAKE) --no-print-directory $(CORES) modules
	@$(MAKE) --no-print-directory $(CORES) parts native-tests build/generate_subtrees build/generate_last_rows build/hard
	@$(NODE) tests/run.js $(ONLY)

# As root, for a disk that is full and for Slurm.
test-long: build
	@.ci/need test-long
	@LONG=1 INSTANTS=1000 $(NODE) tests/run.js $(or $(ONLY),ledger cluster/ make/reproducible make/lms versions make/recipes browser/sites searches/listings searches/mistakes make/bare words/local-search)

endure: build
	@.ci/need test-long
	@$(NODE) tests/endure.js $(ROUNDS) $(SEED) $(ONLY)

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

lms: build
	@$(NODE) web/make/lms.js '$(PAGE)' '$(TITLE)' '$(SCORM)' '$(PASS)' '$(TRIES)' '$(LOCALE)'

shots: need-test
	@$(MAKE) --no-print-directory parts
	@$(NODE) tests/shots.js

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

# What an object includes is noted beside it: a header that changes makes anew what includes it alone.
NOTING := -MMD -MP
-include $(shell find build/native build/sanitized build/fuzzed build/wasm -name '*.d' 2>/dev/null)

# What the terminal's program and those that write the tables of c/solutions/ are made of.
NATIVE := $(CC) $(WARN) $(CFLAGS) -pthread -Ic
native = $(patsubst c/%.c,build/native/%.o,$(1))
build/native/%.o: c/%.c Makefile
	@mkdir -p $(@D)
	$(NATIVE) $(NOTING) -c -o $@ $<
build/nqueens: $(call native,$(SHARD) $(CLI) $(CORE) $(COUNT) $(BOARDS) $(COMPLETE) $(CHECK))
	$(NATIVE) -o $@ $^ -lm
build/generate_%: c/solutions/generate_%.c $(call native,$(COUNT))
	$(NATIVE) -o $@ $^

# The join's kernels one by one, for the bench.
build/kernels: tests/bench/kernels.c $(COUNT) $(HEADS)
	@mkdir -p build
	$(CC) $(WARN) -O3 -Ic -o $@ $< $(COUNT) -lm

build/hard: tests/bench/hard.c $(COMPLETE) c/board.c c/setup.c $(HEADS)
	@mkdir -p build
	$(CC) $(WARN) -O3 -Ic -o $@ $< $(COMPLETE) c/board.c c/setup.c

# The checks of tests/c/ on the core, with every sanitizer the compiler has. Some of counting are made thrice: with
# wide lanes on small boards, and without lanes, which no processor at hand would choose by itself.
SANITIZERS ?= -fsanitize=address,undefined -fno-sanitize-recover=all
SANITIZE  := $(CC) $(WARN) -O2 -g $(SANITIZERS) -Ic
SANITIZED := $(patsubst c/%.c,build/sanitized/%.o,$(CORE) $(COUNT) $(SHARD) $(BOARDS) $(COMPLETE) $(CHECK))
build/sanitized/%.o: c/%.c Makefile
	@mkdir -p $(@D)
	$(SANITIZE) $(NOTING) -c -o $@ $<
native-tests: $(TESTS) build/sanitized/nqueens
build/tests/%: tests/c/%.c $(wildcard tests/c/*.h) $(SANITIZED)
	@mkdir -p $(@D)
	$(SANITIZE) -o $@ $< $(SANITIZED)
# The reading of command lines, with exit put aside.
WORDS := $(patsubst c/%.c,build/sanitized/%.o,$(filter-out c/cli/main.c,$(CLI)))
build/sanitized/cli/%.o: c/cli/%.c Makefile
	@mkdir -p $(@D)
	$(SANITIZE) $(NOTING) -pthread -c -o $@ $<
build/tests/fuzz_words_test: tests/c/fuzz_words_test.c $(wildcard tests/c/*.h) $(SANITIZED) $(WORDS) c/cli/main.c
	@mkdir -p $(@D)
	$(SANITIZE) -Wl,--wrap=exit -pthread -o $@ $< $(SANITIZED) $(WORDS) -lm
# The whole program, for commands that are run.
build/sanitized/nqueens: $(SANITIZED) $(WORDS) build/sanitized/cli/main.o
	$(SANITIZE) -pthread -o $@ $^ -lm
# The same by libFuzzer, which clang has, for as many seconds each; what fails is left in build/fuzz/.
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
	@FUZZ=50 $(NODE) tests/run.js c/wasm-any c/check-notations engine/pasted embed/messages embed/attempts modes/board.test figure/attributes searches/moments
build/tests/count_test_wide: LANES := -DNQ_VECTOR_SHORT=0
build/tests/count_test_scalar: LANES := -DNQ_LANES=0
build/tests/count_test_wide build/tests/count_test_scalar: tests/c/count_test.c c/count/vector.c $(SANITIZED)
	@mkdir -p $(@D)
	$(SANITIZE) $(LANES) -o $@ $(filter %.c,$^) $(filter-out %/vector.o,$(SANITIZED))

# -Os: a quarter smaller than -O2 and, with the searches inlined by hand, as fast. No imports, no JavaScript from Emscripten: web/engine loads it with its own few lines. What it exports is
# marked in c/wasm.c and listed nowhere else. Copies and conversions are instructions that all browsers have had since 2021: a twentieth smaller.
build/nqueens.wasm: LIST := c/search/tutorials.c
build/searches.wasm: LIST := c/search/all.c
WALKING := -mbulk-memory -mnontrapping-fptoint
LINKED := -sSTANDALONE_WASM --no-entry -sALLOW_MEMORY_GROWTH=1 -sTOTAL_STACK=65536 -sINITIAL_MEMORY=262144 -Ic
# Of a million queens each step matters: half as long as with -Os, for a ninth more bytes.
MILLION := c/search/min_conflicts.c
build/wasm/%.o: c/%.c Makefile
	@mkdir -p $(@D)
	$(EMCC) $(WARN) -O2 $(WALKING) -Ic $(NOTING) -c -o $@ $<
$(WALKS): c/wasm.c c/search/tutorials.c $(CORE) $(HEADS) $(MILLION:c/%.c=build/wasm/%.o)
	@mkdir -p build
	$(EMCC) $(WARN) -Os $(WALKING) $(LINKED) -o $@ c/wasm.c $(LIST) $(filter-out %/all.c $(MILLION),$(CORE)) $(filter %.o,$^)

$(DESCRIBED): build/nqueens
	$< searches --format json > $@

# Counting is about speed, so -O3. The stack is small because nothing recurses deeply; the memory grows to what a count
# needs when one is opened. c/wasm_count.c marks what these export.
$(COUNTING): c/wasm_count.c $(COUNT) $(HEADS)
	@mkdir -p build
	$(EMCC) $(WARN) -O3 -msimd128 -sSTANDALONE_WASM --no-entry -sALLOW_MEMORY_GROWTH=1 -sMAXIMUM_MEMORY=4GB -sTOTAL_STACK=262144 -sINITIAL_MEMORY=1048576 -Ic -o $@ c/wasm_count.c $(COUNT)

# Iterating is about speed as well; one iteration needs no memory but the module's own.
$(SOLUTIONS): c/wasm_solutions.c $(BOARDS) c/board.c $(HEADS)
	@mkdir -p build
	$(EMCC) $(WARN) -O3 -sSTANDALONE_WASM --no-entry -sTOTAL_STACK=65536 -sINITIAL_MEMORY=262144 -Ic -o $@ c/wasm_solutions.c $(BOARDS) c/board.c

# Small rather than fast: a board that a reader makes is completed in milliseconds either way.
$(COMPLETIONS): c/wasm_complete.c $(COMPLETE) c/board.c c/setup.c $(HEADS)
	@mkdir -p build
	$(EMCC) $(WARN) -O2 -mbulk-memory -sSTANDALONE_WASM --no-entry -sTOTAL_STACK=65536 -sINITIAL_MEMORY=458752 -Ic -o $@ c/wasm_complete.c $(COMPLETE) c/board.c c/setup.c

# As fast as a gigabyte asks for; all it ever needs is in its first pages.
$(JUDGING): c/wasm_check.c $(CHECK) $(COMPLETE) $(CORE) $(BOARDS) $(HEADS)
	@mkdir -p build
	$(EMCC) $(WARN) -O2 -mbulk-memory -sSTANDALONE_WASM --no-entry -sTOTAL_STACK=262144 -sINITIAL_MEMORY=4194304 -Ic -o $@ c/wasm_check.c $(CHECK) $(COMPLETE) $(CORE) $(BOARDS)

# Unpacked by the page in a millisecond; the script that holds it is a third smaller.
build/%.wasm.gz: build/%.wasm
	gzip -9nc $< > $@

dist/page.js: $(PACKED) $(WALKS) $(DESCRIBED) $(COUNTING) $(SOLUTIONS) $(COMPLETIONS) $(JUDGING) $(WEB) package.json node_modules/.package-lock.json
	$(NODE) web/make/build.js

node_modules/.package-lock.json: package-lock.json
	npm ci --loglevel=error
