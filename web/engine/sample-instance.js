// One instance of the module of further searches that runs one from many seeds; c/wasm_sample.c is the other side. It
// holds one sample.

import {Memory, MORE} from './instance.js'

/** As c/sample.h numbers how a walk ends, and the words before the cells of each end. */
const [STUCK, SOLVED, ENDS] = [0, 1, 2]
const [COUNT, MOVES, SQUARES, CELLS] = [0, 1, 2, 3]

/**
 * @typedef {object} Sample
 * @property {number} runs @property {number} solved  how many of them found a solution
 * @property {{solved: number|null, stuck: number|null}} moves  on average, of those that did and of those that did not;
 *   null: there are none
 * @property {{solved: number|null, stuck: number|null}} deviation  of their moves, the standard one
 * @property {{width: number, solved: number[], stuck: number[]}} histogram  how many took from `width` times the index
 *   on so many moves, less than that of the next
 */

export class SampleInstance extends Memory {
	/** Of what check-sample.js lets pass. False: there is no memory. */
	start({search, n, seed, sideways, begin, runs}) {
		const id = [...`${search}\0`].map(letter => letter.charCodeAt(0))
		this.bytes(this.exports.sample_id(), id.length).set(id)
		return this.exports.sample_start(n, BigInt(seed), sideways, Number(begin === 'greedy'), runs) === 1
	}

	/** Whether all runs are over. */
	run(steps) {
		return this.exports.sample_run(steps) !== MORE
	}

	/** Runs that are not over. */
	left() {
		return this.exports.sample_left()
	}

	/** Of the runs that are over. @returns {Sample} */
	told() {
		const ends = [...Array(ENDS).keys()].map(end => this.#end(end)),
			[stuck, solved] = [ends[STUCK], ends[SOLVED]],
			length = Math.max(...ends.map(({cells}) => cells.findLastIndex(Boolean))) + 1
		return {
			runs: solved.count + stuck.count,
			solved: solved.count,
			moves: {solved: meanOf(solved), stuck: meanOf(stuck)},
			deviation: {solved: deviationOf(solved), stuck: deviationOf(stuck)},
			histogram: {
				width: this.exports.sample_width(),
				solved: solved.cells.slice(0, length),
				stuck: stuck.cells.slice(0, length),
			},
		}
	}

	#end(end) {
		const at = this.exports.sample_end(end),
			words = new BigUint64Array(this.exports.memory.buffer, at, CELLS + this.exports.sample_cells()),
			numbers = [...words].map(Number)
		return {
			count: numbers[COUNT],
			moves: numbers[MOVES],
			squares: this.doubles(at, CELLS)[SQUARES],
			cells: numbers.slice(CELLS),
		}
	}
}

const meanOf = ({count, moves}) => (count > 0 ? moves / count : null)

const deviationOf = ({count, moves, squares}) =>
	count > 0 ? Math.sqrt(Math.max(0, squares / count - (moves / count) ** 2)) : null
