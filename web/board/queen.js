// The drawn queen: a path of our own in a unit square, so that it is the same on every system, at every size.

const POINTS = [
	[0.14, 0.3],
	[0.315, 0.2],
	[0.5, 0.16],
	[0.685, 0.2],
	[0.86, 0.3],
]
const DIPS = [
	[0.29, 0.55],
	[0.425, 0.5],
	[0.575, 0.5],
	[0.71, 0.55],
]
const BALL = 0.047

const crown = () => {
	const path = ['M0.25 0.7']
	POINTS.forEach(([x, y], i) => {
		path.push(`L${x} ${y}`)
		if (DIPS[i]) path.push(`L${DIPS[i].join(' ')}`)
	})
	path.push('L0.75 0.7Q0.5 0.63 0.25 0.7Z')
	return path.join('')
}

const ball = ([x, y]) =>
	`M${x - BALL} ${y - 0.05}a${BALL} ${BALL} 0 1 0 ${2 * BALL} 0a${BALL} ${BALL} 0 1 0 ${-2 * BALL} 0Z`

const base =
	'M0.255 0.745Q0.5 0.675 0.745 0.745L0.725 0.8Q0.5 0.735 0.275 0.8ZM0.27 0.845Q0.5 0.78 0.73 0.845L0.745 0.9Q0.5 0.86 0.255 0.9Z'

/** SVG path data in a unit square. */
export const QUEEN = crown() + POINTS.map(ball).join('') + base
