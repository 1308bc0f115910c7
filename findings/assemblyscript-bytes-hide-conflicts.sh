#!/bin/sh
# AssemblyScript 0.28.20 subtracts two u8 as u8: nothing is promoted to int, as it is in C and in TypeScript's numbers. So for columns
# in a Uint8Array, `abs(column[i] - column[j])` of 3 and 5 is 254, also as `abs<i32>` and `Math.abs`; of 5 and 3 it is 2. Two queens
# on one kind of diagonal pass as safe. For i8, popcnt(b) of -1 is 32 where popcnt<i8>(b) is 8.
# A search over bytes counts too many solutions, without a warning.
# Instead: convert before the arithmetic, `i32(column[i]) - i32(column[j])`, and name the type: `popcnt<u8>(mask)`.
#
# Expected: 2. Guessed; for popcnt, it was guessed for u8.
# Version: assemblyscript 0.28.20; Node.js 20.
# Output seen:
#   abs 254, abs<i32> 254, Math.abs 254, converted 2, popcnt 32
#   solutions for n = 6: 83 of bytes, 4 of converted bytes
# Exits with 1 when that has changed. Needs Node.js 20 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress --ignore-scripts assemblyscript@0.28.20 >&2
cat > bytes.js <<'JS'
import asc from 'assemblyscript/asc'

const source = `
const column = new Uint8Array(8)
function safe(row: i32, bytes: bool): bool {
	for (let i = 0; i < row; i++) {
		if (column[i] == column[row]) return false
		const distance = bytes ? abs(column[i] - column[row]) : abs(i32(column[i]) - i32(column[row]))
		if (distance == row - i) return false
	}
	return true
}
export function count(n: i32, row: i32, bytes: bool): i32 {
	if (row == n) return 1
	let total = 0
	for (let c = 0; c < n; c++) {
		column[row] = <u8>c
		if (safe(row, bytes)) total += count(n, row + 1, bytes)
	}
	return total
}
export function plain(a: u8, b: u8): u32 { return abs(a - b) }
export function typed(a: u8, b: u8): i32 { return abs<i32>(a - b) }
export function math(a: u8, b: u8): f64 { return Math.abs(a - b) }
export function converted(a: u8, b: u8): i32 { return abs(i32(a) - i32(b)) }
export function bits(mask: i8): i32 { return popcnt(mask) }`
const {binary} = await asc.compileString(source, {runtime: 'stub'})
const env = {abort: () => {}}
const {exports} = (await WebAssembly.instantiate(binary, {env})).instance
const seen = ['plain', 'typed', 'math', 'converted'].map(name => exports[name](3, 5))
const bits = exports.bits(-1)
const totals = [exports.count(6, 0, true), exports.count(6, 0, false)]
console.log(`abs ${seen[0]}, abs<i32> ${seen[1]}, Math.abs ${seen[2]}, converted ${seen[3]}, popcnt ${bits}`)
console.log(`solutions for n = 6: ${totals[0]} of bytes, ${totals[1]} of converted bytes`)
process.exitCode = [...seen, bits].join() === '254,254,254,2,32' && totals[0] === 83 && totals[1] === 4 ? 0 : 1
JS
node bytes.js
