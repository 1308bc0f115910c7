// What the grid lists: all solutions by their numbers, or one board of each class. Pure: of what is known by now.

/** @type {Record<number, string>} by how many boards a class has */
const OWN_SYMMETRY = {4: '↻ 180°', 2: '↻ 90°'}

/** @typedef {import('./known.js').Known} Known */

const below = (words, place, size, note) => ({
	caption: words.count(place + 1),
	note: `${note}${OWN_SYMMETRY[size] ?? ''}`,
	stands: size in OWN_SYMMETRY,
})

/** @param {Known} known */
const solutions = ({boards}, words) => ({
	board: place => boards.at(place + 1)?.board,
	below: place => below(words, place, boards.at(place + 1)?.size, ''),
	name(place) {
		const entry = boards.at(place + 1)
		return words.cell(place + 1, entry && words.positions(entry.board), entry?.size)
	},
})

/** @param {Known} known */
const classes = ({list}, words) => ({
	board: place => list[place].board,
	below: place => below(words, place, list[place].size, `×${list[place].size} `),
	name(place) {
		const {board, size, number} = list[place]
		return words.classCell(place + 1, size, Number(number), words.positions(board))
	},
})

/** @param {import('./state.js').Choice} choice @param {number} count @param {Known} known @param {any} words
 * @returns {import('./grid.js').Listing} */
export const listingOf = ({n, classes: isClasses}, count, known, words) => ({
	key: `${words.language} ${n} ${isClasses}`,
	n,
	count,
	chosen: known.place,
	label: isClasses ? words.classesLabel(n) : words.gridLabel(n),
	...(isClasses ? classes : solutions)(known, words),
})
