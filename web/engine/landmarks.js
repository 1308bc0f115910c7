// Solutions of one n whose numbers are known: one near is reached by going on from there, forwards or, since the
// order from its end is that of the boards mirrored left to right, backwards. Invariant: a landmark's board is
// number k, mirrored it is number total + 1 - k. The ends need no seek: no solution is less than the first board.

const MOST = 1024

export const mirrored = board => board.map(col => board.length - 1 - col)

export class Landmarks {
	#kept = new Map()
	#ends

	constructor(n, total) {
		this.n = n
		this.total = total
		const least = new Uint8Array(n)
		this.#ends = [
			{k: 1, board: least},
			{k: total, board: mirrored(least)},
		]
	}

	remember(k, board) {
		this.#use({k, board: board.slice()})
		if (this.#kept.size > MOST) this.#kept.delete(this.#kept.keys().next().value)
	}

	#use(landmark) {
		this.#kept.delete(landmark.k)
		this.#kept.set(landmark.k, landmark)
	}

	/** From where number k is reached soonest: the board to begin at, how many solutions to pass, and whether all that
	 * comes is mirrored. */
	nearest(k) {
		const [first, last] = this.#ends
		const away = landmark => Math.abs(landmark.k - k)
		const nearer = (one, other) => (away(other) < away(one) ? other : one)
		const near = this.#kept.get(k) ?? [first, last, ...this.#kept.values()].reduce(nearer)
		if (this.#kept.has(near.k)) this.#use(near)
		const backwards = near.k > k || near === last
		return {board: backwards ? mirrored(near.board) : near.board, away: away(near), backwards}
	}
}
