// The text of each shader for one n. Loops are unrolled here, because not all drivers unroll. A line is repeated for
// its mark: #g, each field of a record's first word but the first; #h, of its second word; #w, each word of a record;
// #s, each bit of the split; #q, 0 … 3.
// @bound numbers a binding by its place in the text.
// Invariant: all shaders fit the limits that every WebGPU device has, for n = MIN_CARD_N … MAX_CARD_N.

import {MIN_CARD_N} from '../engine/known.js'
import halves from './halves.wgsl'
import pairs from './pairs.wgsl'
import plan from './plan.wgsl'
import quarters from './quarters.wgsl'
import scan from './scan.wgsl'
import sizes from './sizes.wgsl'
import tiles from './tiles.wgsl'

const TEXTS = {quarters, scan, halves, tiles, plan, sizes, pairs}

/** Bits of the split, indexed by n - MIN_CARD_N; measured up to n = 22. */
const SPLITS = [1, 1, 1, 2, 2, 4, 5, 5, 6, 8, 10, 10, 10, 9, 9, 9]
const FIELDS = 8
/** Offset of the row sets, in words. */
export const STARTS_AT = 640
export const CHOOSE = 384
/** At most 65535 workgroups per dimension. */
export const ROW_OF_GROUPS = 32768
/** Units that fit a uniform buffer. */
export const MOST_UNITS = 4096
/** Indices of 32-bit counters in `used`. */
export const USED = {RECORDS: 0, TILES: 1, QUADS: 2, SCRATCH: 3, FULL: 4}

export function constantsOf(n) {
	const ODD = n % 2
	const SIDE = (n + ODD) / 2
	const WIDTH = SIDE - 1
	const S = SPLITS[n - MIN_CARD_N]
	const DIAGONALS = 2 * (n - 2) + ODD
	const others = DIAGONALS - 2 - ODD - S
	const BITS = others > 4 * FIELDS ? 3 : 4 // tables of fields with three bits are half as large
	const F = Math.max(1, Math.ceil(others / BITS))
	const PARTS = 2 ** S
	const BEFORE = 3 * PARTS + 1
	const CROSSING_DIGITS = Math.ceil(WIDTH / 2)
	const BELOW_DIGITS = Math.ceil(WIDTH / 4)
	const PREFIX = Math.min(3, SIDE)
	return {
		...{SIDE, WIDTH, ODD, CLASSES: 3 + ODD, DIAGONALS, S, F, PARTS, PREFIX, CODES: SIDE ** PREFIX},
		...{BITS, RECORD: Math.ceil(F / FIELDS)},
		...{OWN_MASK: 2 ** WIDTH - 1, CROSSING_MASK: 2 ** (2 * WIDTH) - 1, WORDS: 3 * WIDTH <= 30 ? 1 : 2},
		...{CROSSING_DIGITS, BELOW_DIGITS, MAPS: 32 * (CROSSING_DIGITS + BELOW_DIGITS)},
		...{SLOTS: 3 * PARTS, BEFORE, STRIDE: BEFORE + PARTS + 3, TILE: F + Math.ceil((S + 1) / 4)},
		...{PLANNERS: Math.min(256, Math.max(32, PARTS)), SLICES: n < 18 ? 1 : n < 20 ? 2 : 4},
		...{EAST_ROWS: 256, WEST_ROWS: 320, CHOOSE, STARTS_AT, ROW_OF_GROUPS, MOST_UNITS, NONE: 0xffffffff},
		...{...USED, FIRST: 1, SECOND: 2},
	}
}

/** Portion: row sets first … end - 1; `second`: start of second words; `fill`: 1 to store. Batch: lengths of lists;
 * `second` as in Portion; the portion of the tiles. Laid: part bits of a board, then the words of its record. */
const structsOf = ({RECORD}) => `struct Portion { first: u32, end: u32, groups: u32, second: u32, fill: u32 }
struct Batch { records: u32, tiles: u32, quads: u32, scratch: u32, second: u32, portion: u32, portions: u32 }
alias Laid = vec${1 + RECORD}<u32>;`

/** sum_up: sum of `own` over the threads before t; sums[t] includes t. reserve: index of `count` free entries; if they
 * do not fit, 0, and the batch is FULL. */
const FUNCTIONS = {
	sum_up: `
fn sum_up(t: u32, own: u32, threads: u32) -> u32 {
	workgroupBarrier();
	sums[t] = own;
	workgroupBarrier();
	for (var d = 1u; d < threads; d *= 2u) {
		var other = 0u;
		if (t >= d) { other = sums[t - d]; }
		workgroupBarrier();
		sums[t] += other;
		workgroupBarrier();
	}
	return sums[t] - own;
}`,
	reserve: `
fn reserve(list: u32, count: u32, room: u32) -> u32 {
	let at = atomicAdd(&used[list], count);
	if (at + count <= room) { return at; }
	atomicStore(&used[FULL], 1u);
	return 0u;
}`,
}

const range = (first, end) => [...Array(Math.max(0, end - first)).keys()].map(i => first + i)

export function shadersOf(constants) {
	const {F, S, RECORD} = constants
	const values = Object.entries(constants).map(([name, value]) => `const ${name} = ${value}u;`)
	const head = [...values, structsOf(constants)]
	const repeats = {
		'#g': range(1, Math.min(F, FIELDS)),
		'#h': range(FIELDS, F),
		'#w': range(0, RECORD),
		'#s': range(0, S),
		'#q': range(0, 4),
	}
	const repeated = line => {
		const mark = Object.keys(repeats).find(mark => line.includes(mark))
		return mark ? repeats[mark].map(i => line.replaceAll(mark, i)) : line
	}
	const filled = text => {
		const functions = Object.keys(FUNCTIONS).filter(name => text.includes(`${name}(`))
		let bindings = 0
		return [...head, ...functions.map(name => FUNCTIONS[name]), ...text.split('\n').flatMap(repeated)]
			.join('\n')
			.replaceAll('@bound', () => `@group(0) @binding(${bindings++})`)
	}
	return Object.fromEntries(Object.entries(TEXTS).map(([name, text]) => [name, filled(text)]))
}
