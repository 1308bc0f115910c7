// What the grid lists: all solutions by their numbers, or one board of each class. Pure.

/** By how many boards a class has. */
const OWN_SYMMETRY = {4: '↻ 180°', 2: '↻ 90°'}
const below = (words, place, size, note) => ({
	caption: words.count(place + 1),
	note: `${note}${OWN_SYMMETRY[size] ?? ''}`,
	stands: size in OWN_SYMMETRY,
})

const solutions = ({boards}, words) => ({
	board: place => boards.at(place + 1)?.board,
	below: place => below(words, place, boards.at(place + 1)?.size, ''),
	name(place) {
		const entry = boards.at(place + 1)
		return words.cell(place + 1, entry && words.positions(entry.board), entry?.size)
	},
})

const classes = ({list}, words) => ({
	board: place => list[place].board,
	below: place => below(words, place, list[place].size, `×${list[place].size} `),
	name(place) {
		const {board, size, number} = list[place]
		return words.classCell(place + 1, size, Number(number), words.positions(board))
	},
})

/** @returns {import('./grid.js').Listing} */
export const listingOf = ({n, classes: isClasses}, count, known, words) => ({
	key: `${words.language} ${n} ${isClasses}`,
	n,
	count,
	chosen: known.place,
	label: isClasses ? words.classesLabel(n) : words.gridLabel(n),
	...(isClasses ? classes : solutions)(known, words),
})
