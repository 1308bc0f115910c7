#!/bin/sh
# The text that @webassemblyjs/wast-printer 1.14.1 prints of a decoded module is not that module. `(memory 1)`, one page, comes as
# `(memory 0 1)`: no page, and never more than one. i32.load comes as `u32.load`, which no tool knows. Whoever corrects the latter
# by hand gets a module that loads but traps at its first read; older names, such as get_local, are read by wabt as they are.
# Instead: use wabt's wasm2wat or binaryen's `emitText`.
#
# Expected: a text of the same module. The guess was that 64-bit constants are wrong; they are right.
# Versions: @webassemblyjs/wasm-parser and wast-printer 1.14.1, wabt 1.0.39; Node.js 20.
# Output seen:
#   memory: (memory 0 1)
#   load: (u32.load offset=0)
#   result: 7 before, trap after
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress --ignore-scripts \
	@webassemblyjs/wasm-parser@1.14.1 @webassemblyjs/wast-printer@1.14.1 wabt@1.0.39 >&2
cat > print.js <<'JS'
const {decode} = require('@webassemblyjs/wasm-parser')
const {print} = require('@webassemblyjs/wast-printer')

const text = '(module (memory 1) (func (export "read") (result i32) (i32.add (i32.load (i32.const 0)) (i32.const 7))))'

function read(binary) {
	try {
		return new WebAssembly.Instance(new WebAssembly.Module(binary)).exports.read()
	} catch (error) {
		return error instanceof WebAssembly.RuntimeError ? 'trap' : error.message
	}
}

async function run() {
	const wabt = await require('wabt')()
	const assemble = source => wabt.parseWat('read.wat', source).toBinary({}).buffer
	const binary = assemble(text)
	const printed = print(decode(binary))
	const [memory] = printed.match(/\(memory .*?\)/)
	const [load] = printed.match(/\(.32\.load.*?\)/)
	const corrected = printed.replace('u32.load', 'i32.load').replaceAll('get_local', 'local.get')
	const results = [read(binary), read(assemble(corrected))]
	console.log(`memory: ${memory}\nload: ${load}\nresult: ${results[0]} before, ${results[1]} after`)
	const changed = memory === '(memory 0 1)' && load.startsWith('(u32.load')
	process.exitCode = changed && results.join() === '7,trap' ? 0 : 1
}
run()
JS
node print.js
