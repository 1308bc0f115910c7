#!/bin/sh
# A short SQL query for the n queens puzzle joins a table of columns with itself, once a row, and asks `d.c NOT IN (a.c, b.c)`.
# In AlaSQL 4.19.1, a list that names columns matches nothing: `c IN (c)` is false and `c NOT IN (c)` is true in each line, in WHERE,
# ON and SELECT. So the columns of the queens are not compared, and n = 4 has 24 solutions. Lists of constants are right.
# Instead: `d.c <> a.c AND d.c <> b.c`.
#
# Expected: 4 and 0 lines and 2 solutions, or an error. The guess was an error at the bit operators of another query; those work.
# Version: alasql 4.19.1; Node.js 20.
# Output seen:
#   constants: 2 of 4
#   c IN (c): 0 of 4
#   c NOT IN (c): 4 of 4
#   solutions by NOT IN: 24
#   solutions by <>: 2
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress --ignore-scripts alasql@4.19.1 >&2
cat > query.cjs <<'JS'
const alasql = require('alasql')

alasql('CREATE TABLE places (c INT)')
alasql('INSERT INTO places VALUES (0), (1), (2), (3)')

const ROWS = ['a', 'b', 'd', 'e']
const total = query => alasql(`SELECT COUNT(*) AS counted FROM ${query}`)[0].counted

/** The total for n = 4; `differ` writes the condition that a column is none of the columns above. */
function solutions(differ) {
	const conditions = ROWS.flatMap((row, i) => {
		const above = ROWS.slice(0, i)
		const diagonals = above.map((other, k) => `ABS(${row}.c - ${other}.c) <> ${i - k}`)
		return i === 0 ? [] : [differ(row, above), ...diagonals]
	})
	return total(`${ROWS.map(row => `places ${row}`).join(', ')} WHERE ${conditions.join(' AND ')}`)
}

const seen = {
	constants: `${total('places WHERE c IN (1, 2)')} of 4`,
	'c IN (c)': `${total('places WHERE c IN (c)')} of 4`,
	'c NOT IN (c)': `${total('places WHERE c NOT IN (c)')} of 4`,
	'solutions by NOT IN': solutions((row, above) => `${row}.c NOT IN (${above.map(other => `${other}.c`)})`),
	'solutions by <>': solutions((row, above) => above.map(other => `${row}.c <> ${other}.c`).join(' AND ')),
}
for (const [name, value] of Object.entries(seen)) console.log(`${name}: ${value}`)
process.exitCode = Object.values(seen).join() === '2 of 4,0 of 4,4 of 4,24,2' ? 0 : 1
JS
node query.cjs
