#!/bin/sh
# SWI-Prolog and MicroPython as WebAssembly have whole numbers of any length, yet cut them to 32 bits on the way from or to
# JavaScript, without an error: 4968057848, the total for n = 19, becomes 673090552, and 2147483648 becomes negative.
# swipl-wasm 8.0.5 does so only on the way in: its answers are right, as BigInt above 2^53. MicroPython 1.27.0 does so on both ways.
# Instead: hand numbers above 2^31 to swipl-wasm as BigInt, to MicroPython as a string, and read them from it as a string.
#
# Expected: the same number, as a BigInt where needed. The guess was that swipl-wasm is right, as its answers are.
# Versions: swipl-wasm 8.0.5, @micropython/micropython-webassembly-pyscript 1.27.0; Node.js 20.
# Output seen:
#   prolog, in: 673090552
#   prolog, in as BigInt: 4968057848
#   prolog, out: 4968057848
#   python, in: 673090552
#   python, inside: 4968057848
#   python, out: 673090552
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress --ignore-scripts \
	swipl-wasm@8.0.5 @micropython/micropython-webassembly-pyscript@1.27.0 >&2
cat > totals.js <<'JS'
import {loadMicroPython} from '@micropython/micropython-webassembly-pyscript/micropython.mjs'
import SWIPL from 'swipl-wasm'

const total = 4968057848
const {prolog} = await SWIPL({arguments: ['-q']})
const printed = value => prolog.query('term_string(Text, Total)', {Total: value}).once().Text.toString()
const python = await loadMicroPython()
python.globals.set('total', total)
python.runPython('text = str(total)\nown = 4968057848\nown_text = str(own)')
const seen = {
	'prolog, in': printed(total),
	'prolog, in as BigInt': printed(BigInt(total)),
	'prolog, out': prolog.query(`Total = ${total}`).once().Total,
	'python, in': python.globals.get('text'),
	'python, inside': python.globals.get('own_text'),
	'python, out': python.globals.get('own'),
}
for (const [way, value] of Object.entries(seen)) console.log(`${way}: ${value}`)
const cut = String(total % 2 ** 32)
const expected = [cut, total, total, cut, total, cut]
process.exit(Object.values(seen).join() === expected.join() ? 0 : 1)
JS
node totals.js
