#!/bin/sh
# MicroPython 1.27.0 keeps neither the order in which a dict was filled nor the order of equal elements in sorted(), both of which
# Python guarantees. A board filled from the last row up is printed from some other row; a list of solutions that is sorted by
# orbit comes out mixed within each orbit. For few elements the order is often right by luck, so a test of n = 4 shows nothing.
# Instead: use a list of columns, or collections.OrderedDict; give sorted() a key without equal elements, such as (orbit, index).
#
# Expected: as in Python 3.7 and later. Guessed for the dict; not for sorted().
# Version: @micropython/micropython-webassembly-pyscript 1.27.0; Node.js 20.
# Output seen:
#   rows: 0 1 2 3 4 5 6 7 (filled from 7 down to 0)
#   names: r7 r6 r5 r4 r3 r2 r1 r0 r8 r9 r10 r11 (filled from r0 up to r11)
#   sorted by parity: 8 6 16 14 10 12 18 4 0 2 13 15 17 19 3 11 1 9 5 7 (from 0 up to 19)
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress --ignore-scripts \
	@micropython/micropython-webassembly-pyscript@1.27.0 >&2
cat > order.js <<'JS'
import {loadMicroPython} from '@micropython/micropython-webassembly-pyscript/micropython.mjs'

const python = await loadMicroPython()
python.runPython(`
board = {}
for row in range(7, -1, -1):
    board[row] = 0
rows = ' '.join(str(row) for row in board)
named = {}
for row in range(12):
    named['r%d' % row] = row
names = ' '.join(named)
parity = ' '.join(str(number) for number in sorted(range(20), key=lambda number: number % 2))
`)
const seen = ['rows', 'names', 'parity'].map(name => python.globals.get(name))
console.log(`rows: ${seen[0]}\nnames: ${seen[1]}\nsorted by parity: ${seen[2]}`)
const numbers = Array.from({length: 20}, (_, number) => number)
const rows = numbers.slice(0, 8).reverse().join(' ')
const names = numbers.slice(0, 12).map(row => `r${row}`).join(' ')
const parity = [...numbers.filter(number => number % 2 === 0), ...numbers.filter(number => number % 2)].join(' ')
process.exitCode = seen[0] !== rows && seen[1] !== names && seen[2] !== parity ? 0 : 1
JS
node order.js
