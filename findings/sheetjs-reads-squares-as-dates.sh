#!/bin/sh
# SheetJS (xlsx 0.18.5) reads squares in CSV as other things. "1-5", row and column as Prolog prints them, becomes 5 January 2001, a
# number of days; "1-31" is a date too, "1-32" stays. "(1)", a column in brackets, becomes -1, a column "0123" the number 123. Written
# back as CSV, the squares are 1/5/01 and so on. With `raw: true`, which promises text, they stay.
# Instead: `read(csv, {type: 'string', raw: true})`, or another reader of CSV.
#
# Expected: text stays text, unless it is a number. Not guessed: the guess was that big totals are rounded, which they are too.
# Version: xlsx 0.18.5; Node.js 20.
# Output seen:
#   cells: 36896 36930 -1 123 1:5 1-32
#   CSV: 1/5/01,2/8/01,(1),0123,1:5,1-32
#   raw: 1-5 2-8 (1) 0123 1:5 1-32
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress --ignore-scripts xlsx@0.18.5 >&2
cat > squares.js <<'JS'
const {read, utils} = require('xlsx')

const squares = '1-5,2-8,(1),0123,1:5,1-32'
const sheet = options => {
	const book = read(squares, {type: 'string', ...options})
	return book.Sheets[book.SheetNames[0]]
}
const cells = options => utils.sheet_to_json(sheet(options), {header: 1})[0].join(' ')
const seen = {cells: cells(), CSV: utils.sheet_to_csv(sheet()).trim(), raw: cells({raw: true})}
for (const [name, text] of Object.entries(seen)) console.log(`${name}: ${text}`)
const kept = seen.raw === squares.replaceAll(',', ' ')
process.exitCode = kept && seen.cells.startsWith('36896 36930 -1 123') && seen.CSV.startsWith('1/5/01,2/8/01') ? 0 : 1
JS
TZ=UTC node squares.js
