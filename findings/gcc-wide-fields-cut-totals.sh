#!/bin/sh
# A bit field wider than int, such as `uint64_t half : 41`, is a number of 41 bits to gcc in C, also inside an expression: times 2, `<<`
# and `~` are cut to 41 bits before the result goes into a uint64_t. clang, tcc and g++ compute in the 64 bits of the declared type.
# So half of the total for n = 22, doubled, is right from clang and 2^41 too small from gcc; so is the same file compiled as C++.
# The safe columns, `~attacked`, are 39 of 40 bits with gcc, and 63 with the others. Neither warns with -Wall -Wextra.
# Instead: convert first, `(uint64_t)board.half * 2`, and mask after `~` and `<<`.
#
# Expected: the 64 bits of the declared type, in each compiler. Not guessed; seen when a list of shifts was tried in each.
# Versions: gcc and g++ 12.2.0, clang 14.0.6 of Debian 12, tcc 0.9.27+git20200814.62c30a4a-1 of Debian, clang 22 of @yowasp/clang
# 22.0.0-git20542-10; Node.js 20.
# Output seen:
#   gcc: total 491985446092, safe 39
#   g++: total 2691008701644, safe 63
#   clang 14: total 2691008701644, safe 63
#   clang 22: total 2691008701644, safe 63
#   tcc: total 2691008701644, safe 63
# Exits with 1 when that has changed. Needs Debian 12 with gcc, g++ and clang, Node.js 20 or later and package registries.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress --ignore-scripts @yowasp/clang@22.0.0-git20542-10 >&2
apt-get download -q tcc=0.9.27+git20200814.62c30a4a-1 >&2
dpkg-deb -x tcc_*.deb tcc
cat > board.h <<'C'
typedef unsigned long long bits;
struct board { bits half : 41, attacked : 40; };
static volatile struct board board = {1345504350822, 1ull << 39};
static bits total(void) { return board.half * 2; }
static int safe(void) { int count = 0; for (bits free = ~board.attacked; free; free &= free - 1) count++; return count; }
C
cat > board.c <<'C'
#include <stdio.h>
#include "board.h"
int main(void) { return printf("total %llu, safe %d\n", total(), safe()) < 0; }
C
cat > new.js <<'JS'
import {readFileSync} from 'node:fs'
import {runClang} from '@yowasp/clang'

const text = `${readFileSync('board.h')}
	__attribute__((export_name("total"))) bits total_of(void) { return total(); }
	__attribute__((export_name("safe"))) int safe_of(void) { return safe(); }`
const command = 'clang -O2 -Wall -Wextra -Werror -nostdlib -Wl,--no-entry board.c -o board.wasm'
await runClang(null, {}, {fetchProgress() {}})
const {'board.wasm': bytes} = await runClang(command.split(' '), {'board.c': text})
const {total, safe} = (await WebAssembly.instantiate(bytes)).instance.exports
console.log(`total ${total()}, safe ${safe()}`)
JS
flags='-O2 -Wall -Wextra -Werror'
gcc $flags board.c -o by-gcc
g++ $flags -x c++ board.c -o by-g++
clang $flags board.c -o by-clang
tcc/usr/bin/tcc -Btcc/usr/lib/x86_64-linux-gnu/tcc board.c -o by-tcc
{
	echo "gcc: $(./by-gcc)"
	echo "g++: $(./by-g++)"
	echo "clang $(clang -dumpversion | cut -d. -f1): $(./by-clang)"
	echo "clang 22: $(node new.js)"
	echo "tcc: $(./by-tcc)"
} > seen
cat seen
right='total 2691008701644, safe 63'
[ "$(tr '\n' ';' < seen)" = "gcc: total 491985446092, safe 39;g++: $right;clang 14: $right;clang 22: $right;tcc: $right;" ]
