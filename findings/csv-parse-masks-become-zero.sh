#!/bin/sh
# Rows of a board and lines of attack are often kept as masks, and written as 0x1f or 0b101 where people are to read them. csv-parse
# 7.0.3 with `cast: true` makes 0 of each such field, without a word: it finds that JavaScript can convert the field to a number, and
# then converts it with parseFloat, which stops at the letter. -0x1f, which JavaScript cannot convert, stays text.
# A table of masks read so has an empty board in every line.
# Instead: no `cast`, and Number() for the columns that hold numbers.
#
# Expected: 31 and 5, or the text. The guess was that they stay text, as in Papa Parse 5.7.1; d3-dsv 3.0.2 reads 31 and 5.
# Versions: csv-parse 7.0.3, papaparse 5.7.1, d3-dsv 3.0.2; Node.js 20.
# Output seen, for 0x1f, 0b101, 0o17, -0x1f, 31:
#   csv-parse: 0 0 0 "-0x1f" 31
#   papaparse: "0x1f" "0b101" "0o17" "-0x1f" 31
#   d3-dsv: 31 5 15 "-0x1f" 31
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress --ignore-scripts csv-parse@7.0.3 papaparse@5.7.1 d3-dsv@3.0.2 >&2
cat > masks.js <<'JS'
import {parse} from 'csv-parse/sync'
import {autoType} from 'd3-dsv'
import papa from 'papaparse'

const MASKS = ['0x1f', '0b101', '0o17', '-0x1f', '31']
const rows = {
	'csv-parse': parse(MASKS.join(), {cast: true})[0],
	papaparse: papa.parse(MASKS.join(), {dynamicTyping: true}).data[0],
	'd3-dsv': Object.values(autoType({...MASKS})),
}
const seen = Object.entries(rows).map(([name, row]) => `${name}: ${row.map(mask => JSON.stringify(mask)).join(' ')}`)
for (const line of seen) console.log(line)
const TEXT = '"-0x1f" 31'
const known = [`csv-parse: 0 0 0 ${TEXT}`, `papaparse: "0x1f" "0b101" "0o17" ${TEXT}`, `d3-dsv: 31 5 15 ${TEXT}`]
process.exitCode = seen.join('\n') === known.join('\n') ? 0 : 1
JS
node masks.js
