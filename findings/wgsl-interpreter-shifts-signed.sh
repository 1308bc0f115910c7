#!/bin/sh
# wgsl_reflect 1.6.0 runs WGSL shaders on the processor, for tests without a graphics card. It shifts u32 to the right as if it were
# signed: if the top bit is set, ones come in from the left. In a search by masks, that happens to the diagonals of a queen in the
# 32nd column, and to masks that were made by `~`. Other operations, `~`, `<<`, `-`, `%` and comparisons, are those of u32.
# Instead: mask after the shift, `(m >> 1u) & 0x7fffffffu`, or try shaders on a software driver.
#
# Expected: zeros from the left, as the language says for u32. The guess was that `~` and `<<` give negative numbers; they do not.
# Version: wgsl_reflect 1.6.0; Node.js 20.
# Output seen:
#   0x80000000u >> 31u is 4294967295, not 1
#   0x80000000u >> 1u is 3221225472, not 1073741824
#   0x40000000u >> 1u is 536870912
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress --ignore-scripts wgsl_reflect@1.6.0 >&2
cat > shift.js <<'JS'
import {WgslExec, WgslParser} from './node_modules/wgsl_reflect/wgsl_reflect.module.js'

function shift(mask, count) {
	const shader = `@group(0) @binding(0) var<storage, read_write> masks: array<u32>;
		@compute @workgroup_size(1) fn main() { masks[0] = masks[0] >> ${count}u; }`
	const masks = new Uint32Array([mask])
	new WgslExec(new WgslParser().parse(shader)).dispatchWorkgroups('main', 1, {0: {0: masks}})
	return masks[0]
}

let wrong = 0
for (const [mask, count] of [
	[0x80000000, 31],
	[0x80000000, 1],
	[0x40000000, 1],
]) {
	const seen = shift(mask, count)
	const right = mask >>> count
	if (seen !== right) wrong++
	console.log(`0x${mask.toString(16)}u >> ${count}u is ${seen}${seen === right ? '' : `, not ${right}`}`)
}
process.exitCode = wrong === 2 ? 0 : 1
JS
node shift.js
