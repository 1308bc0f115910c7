#!/bin/sh
# binaryen 132.0.0 translates WebAssembly to JavaScript (wasm2js, `emitAsmjs`). An export that returns i64 then returns a plain number,
# the lower 32 bits; the upper ones go through an import that was not in the module, `setTempRet0`. So the same call gives 4968057848n
# from WebAssembly and 673090552 from its translation, the total for n = 19 without its upper half. Likewise, a read beyond the
# memory and a division by zero end with 0 instead of a trap, so a fault becomes a number.
# Instead: return counts as two i32 or f64 values; keep `setTempRet0`'s value and put the halves together.
#
# Expected: a BigInt, or an error at the translation. Guessed.
# Versions: binaryen 132.0.0, wabt 1.0.39; Node.js 20.
# Output seen:
#   WebAssembly: total 4968057848, beyond traps, divide traps
#   JavaScript: total 673090552, beyond 0, divide 0
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress --ignore-scripts binaryen@132.0.0 wabt@1.0.39 >&2
mkdir node_modules/env
echo '{"name": "env", "type": "module", "exports": "./env.js"}' > node_modules/env/package.json
echo 'export const setTempRet0 = () => {}' > node_modules/env/env.js
cat > translate.js <<'JS'
import {writeFileSync} from 'node:fs'
import binaryen from 'binaryen'
import loadWabt from 'wabt'

const text = `(module (memory 1)
	(func (export "total") (result i64) (i64.const 4968057848))
	(func (export "beyond") (result i32) (i32.load (i32.const 70000)))
	(func (export "divide") (param i32) (result i32) (i32.div_s (i32.const 8) (local.get 0))))`
const wabt = await loadWabt()
const {buffer} = wabt.parseWat('total.wat', text).toBinary({})
const {instance} = await WebAssembly.instantiate(buffer)
writeFileSync('total.js', binaryen.readBinary(buffer).emitAsmjs())

function call(exported, name) {
	try {
		return `${name} ${exported[name](0)}`
	} catch {
		return `${name} traps`
	}
}

const results = exported => ['total', 'beyond', 'divide'].map(name => call(exported, name)).join(', ')
const before = results(instance.exports)
const after = results(await import('./total.js'))
console.log(`WebAssembly: ${before}\nJavaScript: ${after}`)
const kept = before === 'total 4968057848, beyond traps, divide traps'
process.exitCode = kept && after === 'total 673090552, beyond 0, divide 0' ? 0 : 1
JS
node translate.js
