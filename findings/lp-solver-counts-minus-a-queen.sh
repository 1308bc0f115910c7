#!/bin/sh
# javascript-lp-solver 1.0.3 cannot place 2 or 3 queens, and says so in `feasible`. Its answer still has `result: 2` and `result: 3`,
# the numbers of queens asked for, and values for the squares: halves, and minus one queen, for variables listed as whole numbers.
# Code that compares `result` with n, or counts the squares that are not 0, finds a solution where there is none.
# Besides, a square without a queen is not in the answer at all, so `answer[square] === 0` is never true.
# Instead: look at `feasible` first, and read a square as `(answer[square] ?? 0) === 1`.
#
# Expected: no result, as from glpk.js (status 4, all 0) and highs (null, no values). The guess was that values of squares are
# still given; that `result` is n, and a square -1, was not guessed.
# Version: javascript-lp-solver 1.0.3; Node.js 20.
# Output seen:
#   2 {"feasible":false,"result":2,"bounded":true,"q11":1}
#   3 {"feasible":false,"result":3,"bounded":true,"q13":-0.5,"q22":1,"q11":0.5,"q33":-0.5,"q32":-1,"q31":0.5,"q12":1}
#   4 {"feasible":true,"result":4,"bounded":true,"isIntegral":true,"q24":1,"q31":1,"q43":1,"q12":1}
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress javascript-lp-solver@1.0.3 >&2
cat > solve.js <<'JS'
import {createRequire} from 'node:module'

const lpSolver = createRequire(import.meta.url)('javascript-lp-solver')
const solver = lpSolver.default ?? lpSolver

function place(n) {
	const model = {optimize: 'queens', opType: 'max', constraints: {}, variables: {}, ints: {}}
	for (let row = 0; row < n; row++) {
		for (let column = 0; column < n; column++) {
			const square = `q${row + 1}${column + 1}`
			const exactly = [`row ${row}`, `column ${column}`]
			const atMost = [`rising ${row + column}`, `falling ${row - column}`]
			for (const line of exactly) model.constraints[line] = {equal: 1}
			for (const line of atMost) model.constraints[line] = {max: 1}
			model.variables[square] = Object.fromEntries(['queens', ...exactly, ...atMost].map(line => [line, 1]))
			model.ints[square] = 1
		}
	}
	return solver.Solve(model)
}

const answers = [2, 3, 4].map(place)
answers.forEach((answer, index) => console.log(index + 2, JSON.stringify(answer)))
const [two, three, four] = answers
const wrong = !two.feasible && two.result === 2 && !three.feasible && three.result === 3 && Object.values(three).includes(-1)
process.exitCode = wrong && four.feasible && !Object.values(four).includes(0) ? 0 : 1
JS
node solve.js
