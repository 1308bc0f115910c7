#!/bin/sh
# In duckdb-wasm 1.32.0 a literal with a point is a DECIMAL, and a DECIMAL arrives in JavaScript without its point: `select 0.9`, a
# rate in nanoseconds a solution, is an object that reads as 9, as a number, as text and in JSON; 92.5 reads as 925. avg() is right.
# The sum over a column of whole numbers is such an object too. `=== 444` is false, and `+ 1` appends a digit: 4441.
# A table of rates with one decimal place shows each of them ten times too large; nothing is thrown.
# Instead: cast to double or bigint in SQL, `sum(total)::bigint`, or open the database with `query: {castDecimalToDouble: true}`.
#
# Expected: 0.9 as a number, the sum as a BigInt. Guessed: the sum is a BigInt; not guessed: the lost point.
# Version: @duckdb/duckdb-wasm 1.32.0 (DuckDB 1.4.3, apache-arrow 17.0.0); Node.js 20.
# Output seen:
#   0.9 is "9", plus 1 is 91
#   92.5 is "925", plus 1 is 9251
#   sum(total) is "444", plus 1 is 4441
#   avg(rate) is 0.75, plus 1 is 1.75
#   with castDecimalToDouble: 0.9 92.5 444
# Exits with 1 when that has changed. Needs Node.js 20 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress --ignore-scripts @duckdb/duckdb-wasm@1.32.0 apache-arrow@17.0.0 >&2
cat > rates.js <<'JS'
const {dirname, join} = require('node:path')
const main = require.resolve('@duckdb/duckdb-wasm/dist/duckdb-node-blocking.cjs')
const duckdb = require(main)
const QUERIES = {
	'0.9': 'select 0.9 as x',
	'92.5': 'select 92.5 as x',
	'sum(total)': 'select sum(total) as x from (values (92), (352)) as totals(total)',
	'avg(rate)': 'select avg(rate) as x from (values (0.9), (0.6)) as rates(rate)',
}

async function run() {
	const modules = {mvp: {mainModule: join(dirname(main), 'duckdb-mvp.wasm')}, eh: {mainModule: join(dirname(main), 'duckdb-eh.wasm')}}
	const database = await duckdb.createDuckDB(modules, new duckdb.VoidLogger(), duckdb.NODE_RUNTIME)
	await database.instantiate(() => {})
	const valueOf = query => database.connect().query(query).toArray()[0].x
	let seen = ''
	for (const [name, query] of Object.entries(QUERIES)) {
		const value = valueOf(query)
		// A decimal turns itself into JSON as a quoted string within a string.
		const text = typeof value === 'object' ? JSON.parse(JSON.stringify(value)) : value
		seen += `${name} is ${text}, plus 1 is ${value + 1}\n`
	}
	database.open({query: {castDecimalToDouble: true}})
	const [rate, other, sum] = Object.values(QUERIES).map(query => valueOf(query))
	seen += `with castDecimalToDouble: ${rate} ${other} ${sum}\n`
	process.stdout.write(seen)
	const before = '0.9 is "9", plus 1 is 91\n92.5 is "925", plus 1 is 9251\nsum(total) is "444", plus 1 is 4441\n'
		+ 'avg(rate) is 0.75, plus 1 is 1.75\nwith castDecimalToDouble: 0.9 92.5 444\n'
	process.exit(seen === before ? 0 : 1)
}
run()
JS
node rates.js
