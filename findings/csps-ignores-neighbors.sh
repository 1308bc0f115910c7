#!/bin/sh
# csps 2.0.1 searches by minimal conflicts, as in Russell and Norvig's book: the caller lists the neighbours of each variable, and a
# function says whether two values fit. The book counts conflicts with a variable's own neighbours. csps counts them with every
# variable that has an entry in the list, whichever it is an entry of; the entries themselves are never read.
# Two boards of four queens in one problem, where queens are neighbours only on their own board, have no solution for it: eight
# queens would need eight columns. The map of Australia, the book's first example, cannot be coloured with three colours.
# Each search runs for all its steps and returns undefined, the answer for a problem without a solution.
# Instead: let the function itself return true for variables that are not neighbours.
#
# Expected: a solution. The guess was an assignment with conflicts at the end of the steps.
# Version: csps 2.0.1; Node.js 20.
# Output seen:
#   one board: right
#   two boards: undefined
#   two boards, neighbours tested by the function: right
#   Australia: undefined
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress --ignore-scripts csps@2.0.1 >&2
cat > boards.js <<'JS'
const {CSP, min_conflicts} = require('csps')

const STEPS = 2000
const doFit = (one, a, other, b) => {
	const apart = Math.abs(one.at(-1) - other.at(-1))
	return a !== b && Math.abs(a - b) !== apart
}
const onOneBoard = (one, other) => one[0] === other[0]
const rows = [...'0123']
const oneBoard = rows.map(row => `a${row}`)
const twoBoards = [...oneBoard, ...rows.map(row => `b${row}`)]

function solve(variables, values, neighbours, fit) {
	const domains = Object.fromEntries(variables.map(one => [one, values]))
	const lists = Object.fromEntries(variables.map(one => [one, variables.filter(other => neighbours(one, other))]))
	const found = min_conflicts(new CSP(variables, domains, lists, fit), STEPS)
	if (found === undefined) return 'undefined'
	const isRight = variables.every(one => lists[one].every(other => fit(one, found[one], other, found[other])))
	return isRight ? 'right' : 'wrong'
}

const areApart = (one, other) => one !== other && onOneBoard(one, other)
const borders = ['WA NT', 'WA SA', 'NT SA', 'NT Q', 'SA Q', 'SA NSW', 'SA V', 'Q NSW', 'NSW V']
const share = (one, other) => borders.includes(`${one} ${other}`) || borders.includes(`${other} ${one}`)
const fitsOnOwn = (one, a, other, b) => !areApart(one, other) || doFit(one, a, other, b)
const seen = {
	'one board': solve(oneBoard, [0, 1, 2, 3], areApart, (one, a, other, b) => one === other || doFit(one, a, other, b)),
	'two boards': solve(twoBoards, [0, 1, 2, 3], areApart, (one, a, other, b) => one === other || doFit(one, a, other, b)),
	'two boards, neighbours tested by the function': solve(twoBoards, [0, 1, 2, 3], areApart, fitsOnOwn),
	Australia: solve(['WA', 'NT', 'SA', 'Q', 'NSW', 'V', 'T'], ['r', 'g', 'b'], share, (one, a, other, b) => one === other || a !== b),
}
for (const [name, result] of Object.entries(seen)) console.log(`${name}: ${result}`)
process.exitCode = Object.values(seen).join() === 'right,undefined,right,undefined' ? 0 : 1
JS
node boards.js
