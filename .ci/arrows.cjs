// Allowed imports between the modules of web/: from a layer to a lower one or within it, never in a circle. Read by
// dependency-cruiser, which `make check` runs.

const FLOORS = [
	['page', 'embed', 'make'],
	['modes', 'dialogs', 'site', 'terminal'],
	['figure'],
	['views', 'board', 'ui'],
	['searches', 'words', 'engine', 'gpu'],
]

const rooms = names => `^web/(${names.join('|')})/`

/** Forbids imports from a layer to a higher one. */
const upward = FLOORS.slice(1).map((floor, i) => ({
	name: `up-from-${floor[0]}`,
	comment: `${floor.join(', ')} must not import ${FLOORS.slice(0, i + 1)
		.flat()
		.join(', ')}`,
	severity: 'error',
	from: {path: rooms(floor)},
	to: {path: rooms(FLOORS.slice(0, i + 1).flat())},
}))

/** Forbids imports between the folders of a module, such as two modes. @param {string} room */
const apart = room => ({
	name: `apart-in-${room}`,
	comment: `a folder of ${room}/ must not import another`,
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
