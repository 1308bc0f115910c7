// Landmarks: solutions whose numbers are known. A seek of solution k starts at the nearest one. Invariant: the mirror
// image of solution k is solution total + 1 - k.

const MOST = 1024

export const mirrored = board => board.map(col => board.length - 1 - col)

export function makeLandmarks(n, total) {
	const landmarks = new Map(),
		least = new Uint8Array(n),
		first = {k: 1, board: least},
		last = {k: total, board: mirrored(least)}
	return {
		n,
		total,

		remember(k, board) {
			landmarks.set(k, {k, board: board.slice()})
			if (landmarks.size > MOST) landmarks.delete(landmarks.keys().next().value)
		},

		nearest(k) {
			const away = landmark => Math.abs(landmark.k - k)
			const nearer = (one, other) => (away(other) < away(one) ? other : one)
			const near = landmarks.get(k) ?? [first, last, ...landmarks.values()].reduce(nearer)
			const backwards = near.k > k || near === last
			return {board: backwards ? mirrored(near.board) : near.board, away: away(near), backwards}
		},
	}
}
