// Which room of web/ may know which: arrows go down, from a floor to a lower one or along it, never in a circle.
// Read by dependency-cruiser; `make check` runs it.

const FLOORS = [
	['page', 'embed', 'make'],
	['modes', 'dialogs', 'site', 'terminal'],
	['figure'],
	['views', 'board', 'ui'],
	['searches', 'words', 'engine', 'gpu'],
]

const rooms = names => `^web/(${names.join('|')})/`

/** No arrow from a floor to one above it. */
const upward = FLOORS.slice(1).map((floor, i) => ({
	name: `up-from-${floor[0]}`,
	comment: `${floor.join(', ')} must not know ${FLOORS.slice(0, i + 1)
		.flat()
		.join(', ')}`,
	severity: 'error',
	from: {path: rooms(floor)},
	to: {path: rooms(FLOORS.slice(0, i + 1).flat())},
}))

/** Nothing in a room knows its neighbours' insides. @param {string} room */
const apart = room => ({
	name: `apart-in-${room}`,
	comment: `one of ${room}/ must not know another`,
	severity: 'error',
	from: {path: `^web/${room}/([^/]+)/`},
	to: {path: `^web/${room}/[^/]+/`, pathNot: `^web/${room}/$1/`},
})

module.exports = {
	forbidden: [
		{name: 'no-circle', comment: 'files that import each other', severity: 'error', from: {}, to: {circular: true}},
		...upward,
		apart('modes'),
		apart('dialogs'),
		{
			name: 'drawings-do-not-call',
			comment: 'views and board read moments; they never call the engine',
			severity: 'error',
			from: {path: rooms(['views', 'board'])},
			to: {path: rooms(['engine'])},
		},
	],
	options: {doNotFollow: {path: 'node_modules'}, includeOnly: '^(web|tests)/', moduleSystems: ['es6']},
}
