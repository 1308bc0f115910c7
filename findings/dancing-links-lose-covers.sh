#!/bin/sh
# The npm package dancing-links-algorithm 1.0.1 leaves out solutions of exact cover problems, without an error. Where it takes a row
# back, it appends the row to the lists of its columns instead of putting it back in place, while a loop over such a list goes on;
# the loop then meets some rows twice and others never. The smallest case found has four rows and two columns: 2 of 3 covers.
# Queens as an exact cover (rows, columns, diagonals, and a spare row for each diagonal): none for n = 4, 2 of 10 for n = 5.
# Instead: dancing-links 4.3.10 (it knows secondary columns), dlxlib 1.0.3 or dlx 0.2.1, which find all.
#
# Expected: all covers. Guessed so for all four packages.
# Versions: dancing-links-algorithm 1.0.1, dlx 0.2.1; Node.js 20.
# Output seen:
#   four rows: 2, dlx 3
#   n = 4: 0, dlx 2
#   n = 5: 2, dlx 10
#   n = 6: 0, dlx 4
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress --ignore-scripts dancing-links-algorithm@1.0.1 dlx@0.2.1 >&2
cat > cover.cjs <<'JS'
const theirs = require('dancing-links-algorithm')
const dlx = require('dlx')

function queens(n) {
	const diagonals = 2 * n - 1,
		width = 2 * n + 2 * diagonals
	const row = places => Array.from({length: width}, (_, i) => Number(places.includes(i)))
	const squares = Array.from({length: n * n}, (_, i) => [Math.floor(i / n), i % n])
	const placed = squares.map(([r, c]) => row([r, n + c, 2 * n + r + c, 2 * n + diagonals + r - c + n - 1]))
	const spare = Array.from({length: 2 * diagonals}, (_, i) => row([2 * n + i]))
	return [...placed, ...spare]
}

const FOUR = [[1, 1], [1, 0], [0, 1], [1, 0]]
const problems = {'four rows': FOUR, 'n = 4': queens(4), 'n = 5': queens(5), 'n = 6': queens(6)}
const seen = Object.entries(problems).map(([name, rows]) => {
	const line = `${theirs.solve(rows).length}, dlx ${dlx.solve(rows).length}`
	console.log(`${name}: ${line}`)
	return line
})
process.exitCode = seen.join('; ') === '2, dlx 3; 0, dlx 2; 2, dlx 10; 0, dlx 4' ? 0 : 1
JS
node cover.cjs
