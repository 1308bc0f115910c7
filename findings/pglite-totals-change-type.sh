#!/bin/sh
# PGlite 0.5.17, PostgreSQL in WebAssembly, gives a bigint column as a number in rows where it is below 2^53, and as a BigInt in the
# others. In a table of the totals of n queens, that begins at n = 26: a sum over rows, a sort by subtraction or JSON.stringify works
# for years of tests with small n, and throws a TypeError at the first large row; `===` compares by type and is false.
# In a JSON column, or one made by json_build_object, the same total is a number in each row, and rounded without an error.
# PostgreSQL's shifts of int are modulo 32: `1 << 40` is 256.
# Instead: `parsers: {[types.INT8]: BigInt}`, so that all rows have one type; write `1::bigint << 40`.
#
# Expected: one type per column. Guessed: 256; not guessed: the two types.
# Version: @electric-sql/pglite 0.5.17; Node.js 20.
# Output seen:
#   25 number 2207893435808352
#   26 bigint 22317699616364044
#   27 bigint 234907967154122528
#   with a parser: bigint bigint bigint
#   in JSON: 29363495934315694 is 29363495934315696
#   1 << 40 is 256
# Exits with 1 when that has changed. Needs Node.js 20 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress --ignore-scripts @electric-sql/pglite@0.5.17 >&2
cat > totals.js <<'JS'
import {PGlite, types} from '@electric-sql/pglite'

const database = new PGlite()
await database.exec(`create table totals (n int, total bigint);
	insert into totals values (25, 2207893435808352), (26, 22317699616364044), (27, 234907967154122528)`)
const totals = 'select n, total from totals order by n'
const {rows} = await database.query(totals)
for (const {n, total} of rows) console.log(`${n} ${typeof total} ${total}`)
const parsed = await database.query(totals, [], {parsers: {[types.INT8]: BigInt}})
const parsedTypes = parsed.rows.map(row => typeof row.total).join(' ')
console.log(`with a parser: ${parsedTypes}`)
const single = async expression => (await database.query(`select ${expression} as value`)).rows[0].value
// Solutions for n = 27 up to symmetry.
const {fundamental} = await single('json_build_object(\'fundamental\', 29363495934315694)')
const shifted = await single('1 << 40')
console.log(`in JSON: 29363495934315694 is ${BigInt(fundamental)}\n1 << 40 is ${shifted}`)
const mixed = rows.map(row => typeof row.total).join(' ') === 'number bigint bigint'
const rounded = BigInt(fundamental) === 29363495934315696n
process.exit(mixed && rounded && parsedTypes === 'bigint bigint bigint' && shifted === 256 ? 0 : 1)
JS
node totals.js
