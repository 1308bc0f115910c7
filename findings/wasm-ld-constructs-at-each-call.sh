#!/bin/sh
# A WebAssembly module of exported functions, linked with `--no-entry`, has no start. If the program has a constructor, the linker puts
# it before the body of every export: each call sets static data up again first. A table of totals that remembers what was counted is
# as new at each call, without a message by the compiler, by the linker (14 as well as 22) or at run time; a program without a
# constructor remembers. A single static object whose values are not constants is enough, even in a file that no export uses.
# Instead: export `_initialize` that calls `__wasm_call_ctors`, and call it once: then the linker leaves the other exports alone.
#
# Expected: constructors run once, when the module is instantiated, or never. Guessed.
# Versions: clang and wasm-ld 14.0.6 of Debian 12, clang and wasm-ld 22 of @yowasp/clang 22.0.0-git20542-10; Node.js 20.
# Output seen, for 92, 352 and 724 solutions added in three calls (right: 92 444 1168):
#   14, constructor: 92 352 724
#   14, with _initialize: 92 444 1168
#   22, constructor: 92 352 724
#   22, with _initialize: 92 444 1168
# Exits with 1 when that has changed. Needs Debian 12 with clang and lld, Node.js 20 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress --ignore-scripts @yowasp/clang@22.0.0-git20542-10 >&2
cat > totals.cc <<'C'
struct Totals {
	unsigned long long sum;
	Totals();
};
__attribute__((noinline)) Totals::Totals() { *(volatile unsigned long long *)&sum = 0; }
static Totals totals;
extern "C" __attribute__((export_name("add"))) unsigned long long add(unsigned found) { return totals.sum += found; }
C
cat totals.cc - > once.cc <<'C'
extern "C" void __wasm_call_ctors();
extern "C" __attribute__((export_name("_initialize"))) void _initialize() { __wasm_call_ctors(); }
C
clang++ -dumpversion > version
cat > calls.js <<'JS'
import {execFileSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {runClang} from '@yowasp/clang'

const flags = ['--target=wasm32', '-O2', '-Wall', '-Wextra', '-Werror', '-nostdlib', '-Wl,--no-entry', '-o', 'out.wasm']
function old(file) {
	execFileSync('clang++', [...flags, file])
	return readFileSync('out.wasm')
}
async function made(file) {
	const files = {[file]: readFileSync(file, 'utf8')}
	return (await runClang(['clang++', ...flags, file], files))['out.wasm']
}

await runClang(null, {}, {fetchProgress() {}})
let seen = ''
for (const [version, compile] of [[readFileSync('version', 'utf8').split('.')[0], old], ['22', made]])
	for (const [name, file] of [['constructor', 'totals.cc'], ['with _initialize', 'once.cc']]) {
		const {exports} = (await WebAssembly.instantiate(await compile(file))).instance
		exports._initialize?.()
		seen += `${version}, ${name}: ${[92, 352, 724].map(found => exports.add(found)).join(' ')}\n`
	}
process.stdout.write(seen)
const each = '92 352 724', once = '92 444 1168'
const known = version => `${version}, constructor: ${each}\n${version}, with _initialize: ${once}\n`
process.exitCode = seen === known(14) + known(22) ? 0 : 1
JS
node calls.js
