#!/bin/sh
# A counting program states its rate from clock(), its CPU time; Emscripten's standalone modules read it by WASI's clock_time_get
# with clock 2. Node.js's own WASI gives the CPU time, and three shims that run such modules in pages do not.
# @bjorn3/browser_wasi_shim 0.4.2 reports success and a time of 0, always: the rate is a division by zero, and a loop that is to
# end after a second of CPU time does not end. @runno/wasi 0.10.0 reports success and gives the time since 1970 as CPU time, and as
# the monotonic clock, too; clock() overflows and returns -1. uwasi 1.1.0 has neither (52, ENOSYS), although its clock_res_get
# promises a monotonic clock of 1 ns.
# Instead: measure outside of the module, or read the time of day (clock 0), which all of them have.
#
# Expected: CPU time used between the two readings, or an error for clock 2. The guess was an error in each shim.
# Versions: @bjorn3/browser_wasi_shim 0.4.2, @runno/wasi 0.10.0, uwasi 1.1.0, wabt 1.0.39; Node.js 20.
# Output seen (Node.js's milliseconds differ from run to run):
#   node:wasi            monotonic: 0, advances   CPU: 0, advances
#   browser_wasi_shim    monotonic: 0, advances   CPU: 0, stays 0
#   @runno/wasi          monotonic: 0, since 1970   CPU: 0, since 1970
#   uwasi                monotonic: 52   CPU: 52
# Exits with 1 when that has changed. Needs Node.js 20 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress --ignore-scripts \
	@bjorn3/browser_wasi_shim@0.4.2 @runno/wasi@0.10.0 uwasi@1.1.0 wabt@1.0.39 >&2
cat > clocks.js <<'JS'
import {WASI as NodeWasi} from 'node:wasi'
import {WASI as ShimWasi} from '@bjorn3/browser_wasi_shim'
import {WASI as RunnoWasi} from '@runno/wasi'
import {useAll, WASI as Uwasi} from 'uwasi'
import loadWabt from 'wabt'

// Reads clocks 1 and 2, computes for about a tenth of a second, and reads them again: codes from 0 on, times from 64 on.
const text = `(module
	(import "wasi_snapshot_preview1" "clock_time_get" (func $clock (param i32 i64 i32) (result i32)))
	(memory (export "memory") 1)
	(func $read (param $at i32)
		(i32.store (local.get $at) (call $clock (i32.const 1) (i64.const 1) (i32.add (i32.const 64) (local.get $at))))
		(i32.store (i32.add (i32.const 8) (local.get $at))
			(call $clock (i32.const 2) (i64.const 1) (i32.add (i32.const 72) (local.get $at)))))
	(func (export "_start") (local $i i32) (local $value i64)
		(call $read (i32.const 0))
		(loop $again
			(local.set $value (i64.add (i64.mul (local.get $value) (i64.const 5)) (i64.extend_i32_u (local.get $i))))
			(local.set $i (i32.add (local.get $i) (i32.const 1)))
			(br_if $again (i32.lt_u (local.get $i) (i32.const 100000000))))
		(i64.store (i32.const 128) (local.get $value))
		(call $read (i32.const 16))))`
const wabt = await loadWabt()
const module = new WebAssembly.Module(wabt.parseWat('clocks.wat', text).toBinary({}).buffer)

async function run(wasi, imports, begin) {
	const instance = await WebAssembly.instantiate(module, imports)
	begin(instance)
	const view = new DataView(instance.exports.memory.buffer)
	return [0, 8].map(at => {
		const [before, after] = [64, 80].map(times => view.getBigUint64(times + at, true))
		const code = view.getUint32(at, true)
		if (code !== 0) return `${code}`
		if (before > 10n ** 18n) return '0, since 1970'
		return after > before ? '0, advances' : `0, stays ${after}`
	})
}

const node = new NodeWasi({version: 'preview1'})
const shim = new ShimWasi([], [], [])
const runno = new RunnoWasi({args: [], env: {}, stdin: () => null, stdout() {}, stderr() {}, fs: {}})
const uwasi = new Uwasi({args: [], features: [useAll()]})
const start = wasi => instance => wasi.start(instance)
const rows = [
	['node:wasi', await run(node, node.getImportObject(), start(node))],
	['browser_wasi_shim', await run(shim, {wasi_snapshot_preview1: shim.wasiImport}, start(shim))],
	['@runno/wasi', await run(runno, runno.getImportObject(), instance => runno.start({instance, module}))],
	['uwasi', await run(uwasi, {wasi_snapshot_preview1: uwasi.wasiImport}, start(uwasi))],
]
const printed = rows.map(([name, [monotonic, cpu]]) => `${name.padEnd(20)} monotonic: ${monotonic}   CPU: ${cpu}`)
console.log(printed.join('\n'))
const seen = rows.map(([, clocks]) => clocks.join('; '))
const expected = ['0, advances; 0, advances', '0, advances; 0, stays 0', '0, since 1970; 0, since 1970', '52; 52']
process.exitCode = seen.join() === expected.join() ? 0 : 1
JS
node --no-warnings clocks.js
