#!/bin/sh
# clingo-wasm 0.6.0 has whole numbers of 32 bits, and cuts all others without a word: in a fact, in arithmetic and in #sum. A table
# of the totals of the n queens puzzle is wrong from n = 19 on: total(19,4968057848) is printed as total(19,673090552). A sum of
# costs can be negative although each cost is positive, and 2**40 is 0.
# Instead: keep such numbers outside the program, or as strings, "4968057848"; add totals up in the host.
#
# Expected: the numbers as written, or an error. Guessed for the fact and for 2**40; not for #sum.
# Version: clingo-wasm 0.6.0; Node.js 20.
# Output seen:
#   SATISFIABLE total(18,666090624) total(19,673090552)
#   SATISFIABLE power(0)
#   SATISFIABLE cost(-294967296)
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress --ignore-scripts clingo-wasm@0.6.0 >&2
cat > totals.js <<'JS'
const clingo = require('clingo-wasm')

async function answer(program) {
	const result = await clingo.run(program, 0)
	return [result.Result, ...result.Call[0].Witnesses[0].Value].sort().join(' ')
}

async function run() {
	const lines = [
		await answer('total(18,666090624). total(19,4968057848).'),
		await answer('power(2**40).'),
		await answer('cost(C) :- C = #sum {2000000000,left; 2000000000,right}.'),
	]
	console.log(lines.join('\n'))
	const expected = ['total(18,666090624) total(19,673090552)', 'power(0)', 'cost(-294967296)']
	process.exit(lines.join() === expected.map(atoms => `SATISFIABLE ${atoms}`).join() ? 0 : 1)
}
run()
JS
node totals.js
