// One instance of the module of further searches that runs one from many seeds; c/wasm_sample.c is the other side. It
// holds one sample.

import {BEGINNINGS} from './chance.js'
import {Memory, MORE} from './instance.js'
import {LIMITS} from './known.js'

/** As c/sample.h numbers how a walk ends, and the words before the cells of each end. */
const [STUCK, SOLVED, ENDS] = [0, 1, 2]
const [COUNT, MOVES, RESTARTS, CELLS] = [0, 1, 3, 5]

/**
 * @typedef {object} Sample
 * @property {number} runs @property {number} solved  how many of them found a solution
 * @property {{solved: number|null, stuck: number|null}} moves  on average, of those that did and of those that did not;
 *   null: there are none
 * @property {number|null} restarts  on average, of those that did: the others had all that were allowed
 * @property {{solved: number|null, stuck: number|null, restarts: number|null}} deviation  of the same, the standard one
 * @property {{width: number, solved: number[], stuck: number[]}} histogram  how many took from `width` times the index
 *   on so many moves, less than that of the next
 */

export class SampleInstance extends Memory {
	/** Of what check-sample.js lets pass. False: there is no memory. */
	start({search, n, seed, begin, runs, ...limits}) {
		const id = [...`${search}\0`].map(letter => letter.charCodeAt(0))
		this.bytes(this.exports.sample_id(), id.length).set(id)
		return (
			this.exports.sample_start(
				n,
				BigInt(seed),
				runs,
				BEGINNINGS.indexOf(begin),
				...LIMITS.map(name => limits[name]),
			) === 1
		)
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
			moves: {solved: meanOf(solved.moves), stuck: meanOf(stuck.moves)},
			restarts: meanOf(solved.restarts),
			deviation: {
				...{solved: deviationOf(solved.moves), stuck: deviationOf(stuck.moves)},
				restarts: deviationOf(solved.restarts),
			},
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
			numbers = [...words].map(Number),
			squares = this.doubles(at, CELLS),
			count = numbers[COUNT],
			tally = word => ({count, sum: numbers[word], squares: squares[word + 1]})
		return {count, moves: tally(MOVES), restarts: tally(RESTARTS), cells: numbers.slice(CELLS)}
	}
}

const meanOf = ({count, sum}) => (count > 0 ? sum / count : null)

const deviationOf = ({count, sum, squares}) =>
	count > 0 ? Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2)) : null
