// Landmarks: solutions whose numbers are known. A seek of solution k starts at the nearest one. Invariant: the mirror
// image of solution k is solution total + 1 - k.

const MOST = 1024

export const mirrored = board => board.map(col => board.length - 1 - col)

export class Landmarks {
	#landmarks = new Map()
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
		this.#landmarks.set(k, {k, board: board.slice()})
		if (this.#landmarks.size > MOST) this.#landmarks.delete(this.#landmarks.keys().next().value)
	}

	nearest(k) {
		const [first, last] = this.#ends
		const away = landmark => Math.abs(landmark.k - k)
		const nearer = (one, other) => (away(other) < away(one) ? other : one)
		const near = this.#landmarks.get(k) ?? [first, last, ...this.#landmarks.values()].reduce(nearer)
		const backwards = near.k > k || near === last
		return {board: backwards ? mirrored(near.board) : near.board, away: away(near), backwards}
	}
}
