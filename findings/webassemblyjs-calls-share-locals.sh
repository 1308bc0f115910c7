#!/bin/sh
# webassemblyjs 1.14.1 interprets WebAssembly in JavaScript. A function that is called from another one gets no arguments and has no
# locals of its own: its local 0 is the caller's, and what it writes there the caller reads afterwards. i64.popcnt is always 0,
# call_indirect is passed over, which leaves the number of the entry as the result, and i32.wrap_i64 of 4968057848 stays as it is:
# an i32 above 2^32. None of this raises an error; validate() is true. So a module of one function without calls passes a test, and
# the same search with a helper moves queens to other columns.
# Instead: Node.js' own WebAssembly, or wabt's interpreter for a second opinion.
#
# Expected: the results of V8, or an error for what is missing. The guess was that i64 is wrong; not that calls are.
# Versions: webassemblyjs 1.14.1, wabt 1.0.39; Node.js 20.
# Output seen:
#   diagonal of the lowest queen of 6: 12, not 4
#   mask after a call: 4, not 6
#   queens in a mask of 40: 0, not 40
#   entry 1 of a table: 1, not 8
#   lower half of a total: 4968057848, not 673090552
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress --ignore-scripts webassemblyjs@1.14.1 wabt@1.0.39 >&2
cat > locals.js <<'JS'
import interpreter from 'webassemblyjs'
import load from 'wabt'

const text = `(module
	(table 2 funcref)
	(elem (i32.const 0) $four $eight)
	(func $four (result i32) (i32.const 4))
	(func $eight (result i32) (i32.const 8))
	(func $diagonal (param $queen i32) (result i32) (i32.shl (local.get $queen) (i32.const 1)))
	(func $clear (param $mask i32) (local.set $mask (i32.const 4)))
	(func (export "lowest") (param $mask i32) (result i32)
		(call $diagonal (i32.and (local.get $mask) (i32.sub (i32.const 0) (local.get $mask)))))
	(func (export "after") (param $mask i32) (result i32) (call $clear (i32.const 1)) (local.get $mask))
	(func (export "queens") (result i32) (i32.wrap_i64 (i64.popcnt (i64.const 0xffffffffff))))
	(func (export "entry") (result i32) (call_indirect (result i32) (i32.const 1)))
	(func (export "half") (result i32) (i32.wrap_i64 (i64.const 4968057848))))`
const wabt = await load()
const {buffer} = wabt.parseWat('locals.wat', text).toBinary({})
const bytes = buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + buffer.length)
if (!interpreter.validate(bytes)) process.exit(1)
const seen = (await interpreter.instantiate(bytes, {})).instance.exports
const right = (await WebAssembly.instantiate(bytes)).instance.exports
let wrong = 0
for (const [what, name, ...args] of [
	['diagonal of the lowest queen of 6', 'lowest', 6],
	['mask after a call', 'after', 6],
	['queens in a mask of 40', 'queens'],
	['entry 1 of a table', 'entry'],
	['lower half of a total', 'half'],
]) {
	const result = seen[name](...args)
	if (result !== right[name](...args)) wrong++
	console.log(`${what}: ${result}, not ${right[name](...args)}`)
}
process.exitCode = wrong === 5 ? 0 : 1
JS
node locals.js
