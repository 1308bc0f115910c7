// Solutions of one n whose numbers are known, so that what lies near them is reached by going on from there: forwards,
// or backwards, for lexicographic order read from its end is that of the boards mirrored left to right.
//
// Invariant: a landmark's board is solution number k, and mirrored it is number total + 1 - k. The two ends need no
// seek: no solution is less than the board of the first one, whose mirror image stands for the last. The landmarks
// used last are kept.

const MOST = 1024

/**
 * @typedef {{k: number, board: Uint8Array}} Landmark
 * @typedef {{board: Uint8Array, away: number, backwards: boolean}} Start  where to iterate from, how many solutions
 *   to pass,
 *   and whether all that comes is mirrored
 */

/** @param {Uint8Array} board */
export const mirrored = board => board.map(col => board.length - 1 - col)

export class Landmarks {
	/** Those used last come last. @type {Map<number, Landmark>} */
	#kept = new Map()
	/** @type {Landmark[]} */
	#ends

	/** @param {number} n @param {number} total  how many solutions n has */
	constructor(n, total) {
		this.n = n
		this.total = total
		this.#ends = [
			{ k: 1, board: new Uint8Array(n) },
			{ k: total, board: mirrored(new Uint8Array(n)) },
		]
	}

	/** @param {number} k @param {Uint8Array} board  solution number k */
	remember(k, board) {
		this.#use({ k, board: board.slice() })
		if (this.#kept.size > MOST) this.#kept.delete(this.#kept.keys().next().value)
	}

	#use(landmark) {
		this.#kept.delete(landmark.k)
		this.#kept.set(landmark.k, landmark)
	}

	/** From where solution number k is reached soonest. @param {number} k @returns {Start} */
	nearest(k) {
		const exact = this.#kept.get(k)
		let [near] = exact ? [exact] : this.#ends
		const consider = landmark => {
			if (Math.abs(landmark.k - k) < Math.abs(near.k - k)) near = landmark
		}
		if (!exact) this.#ends.forEach(consider), this.#kept.forEach(consider)
		if (this.#kept.has(near.k)) this.#use(near)
		const backwards = near.k > k || near === this.#ends[1]
		return { board: backwards ? mirrored(near.board) : near.board, away: Math.abs(near.k - k), backwards }
	}
}
