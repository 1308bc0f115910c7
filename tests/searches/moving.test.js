import {equal, is, match, not, test} from '#test'
import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import '../../dist/searches.mjs'
import {attackersIn, pairsIn} from '../helpers/boards.js'
import {folderOf} from '../helpers/folder.js'
import {assertLit, runOf} from '../helpers/listings.js'
import {everyMoment} from '../helpers/reference.js'
import {walk} from 'n-queens/engine'
import {drawConflicts, drawHill} from '#web/board/moved.js'
import {drawLarge} from '#web/board/large.js'
import {boardGeometry} from '#web/board/geometry.js'
import {Recorder} from '#web/board/recorder.js'
import {listingLanguages} from '#web/searches/listings.js'

const SEARCHES = ['hill-climbing', 'min-conflicts', 'construction']
const mostMoves = n => 1000 + 100 * n

const WALKS = []
for (const search of SEARCHES)
	for (const n of [1, 2, 3, 4, 5, 6, 8])
		for (const seed of search === 'construction' ? [0] : [0, 1, 2, 3, 4, 5]) {
			const limits = {sideways: seed % 2 ? 3 : 0, restarts: seed % 3},
				chance = {'hill-climbing': {seed, ...limits}, 'min-conflicts': {seed}}[search]
			WALKS.push({search, n, seed, limits, moments: await everyMoment(await walk({n, search, ...chance}))})
		}
const walksOf = search => WALKS.filter(walk => walk.search === search)

test('every event lights one line of every listing, and every marked line is lit', () => {
	for (const search of SEARCHES) {
		const moments = walksOf(search).flatMap(walk => walk.moments)
		for (const language of listingLanguages(search)) assertLit(search, language, moments, 1)
	}
})

test("listings in Python, run with a walk's choices, give that walk's events", () => {
	const file = join(folderOf(), 'walks.json')
	process.env.NQ_WALKS = file
	for (const search of SEARCHES) {
		const walks = walksOf(search)
		const choices = walks.map(({n, seed, limits, moments}) => {
			const laid = moments.filter(({event}) => event.kind === 'scatter').flatMap(({queens}) => queens),
				moves = moments.filter(({event}) => event.kind === 'move').map(({event: {row, col}}) => [row, col])
			return [`${n} ${seed}`, {board: moments[1].queens, laid, moves, ...limits, most: mostMoves(n)}]
		})
		writeFileSync(file, JSON.stringify(Object.fromEntries(choices)))
		const runs = runOf(search, 'python')(walks.map(({n, seed}) => [n, seed]))
		for (const [i, {n, seed, moments}] of walks.entries()) {
			const events = runs[i].filter(line => !(search === 'min-conflicts' && staysIn(line, runs[i], moments)))
			equal(events, expectedOf(moments), `${search} n = ${n}, seed ${seed}`)
		}
	}
})

/** A listing also prints non-events: moves to the queen's own square, and attempts after the last move. */
const staysIn = (line, lines, moments) => {
	const moves = moments.filter(({event}) => event.kind === 'move').length,
		before = lines.slice(0, lines.indexOf(line)).filter(one => one.startsWith('~move')).length
	return line.startsWith('~move') && (before >= moves || lines.lastIndexOf(line) >= 1 + moves)
}

const expectedOf = moments => [
	...moments.flatMap(({event: {kind, row, col, verdict}, queens}) => {
		if (kind === 'scatter') return ['~scatter -1 -1']
		if (kind === 'move' || kind === 'place') return [`~${kind} ${row} ${col}`]
		if (kind === 'solution') return ['~solution -1 -1', `=${queens.join(' ')}`]
		return kind === 'done' ? ['~done -1 -1', `=${verdict.toUpperCase()}`] : []
	}),
]

const COLORS = Object.fromEntries(
	'ink light dark line accent good muted paper font'.split(' ').map(name => [name, name]),
)
function numbersOn(moment, draw) {
	const ctx = new Recorder(''),
		g = boardGeometry(400, moment.n, 1)
	draw(ctx, moment, {colors: COLORS, at: i => i}, g)
	const texts = ctx.body.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*?(font-weight="700")?[^>]*>(\d+)</g)
	return Object.fromEntries(
		Array.from(texts, ([text, x, y, , number]) => [
			`${Math.floor(y / g.cell)} ${Math.floor(x / g.cell)}`,
			[Number(number), text.includes('font-weight="700"')],
		]),
	)
}

test('drawHill() shows the pairs after each move, the fewest bold', () => {
	for (const {moments} of walksOf('hill-climbing').filter(({n}) => n === 6))
		for (const moment of moments.slice(1)) {
			const {queens, outcome} = moment,
				drawn = numbersOn(moment, drawHill),
				expected = {}
			for (let row = 0; row < 6; row++)
				for (let col = 0; col < 6; col++)
					if (queens[row] !== col)
						expected[`${row} ${col}`] = pairsIn(queens.map((column, r) => (r === row ? col : column)))
			const best = Math.min(...Object.values(expected))
			equal(
				drawn,
				Object.fromEntries(
					Object.entries(expected).map(([at, pairs]) => [at, [pairs, pairs === best && outcome === null]]),
				),
			)
		}
})

test('drawConflicts() shows the attackers of queens, and of squares in the repaired row', () => {
	for (const {moments} of walksOf('min-conflicts').filter(({n}) => n === 6))
		for (const moment of moments.slice(1)) {
			const {queens, event} = moment,
				expected = {}
			for (const [row, column] of queens.entries())
				for (let col = 0; col < 6; col++) {
					const by = attackersIn(queens, row, col)
					if (column === col && by > 0) expected[`${row} ${col}`] = [by, true]
					if (column !== col && event.kind === 'move' && row === event.row) expected[`${row} ${col}`] = [by, false]
				}
			equal(numbersOn(moment, drawConflicts), expected)
		}
})

const moment = await (await walk({n: 700, search: 'min-conflicts', seed: 3})).seek(60)

test('the overview of a large board has queens and attacked ones per field, and attacked ones per part of the rows', () => {
	const {n, queens, conflicts, overview} = moment,
		{across, fields, attacked} = overview
	is(across, 13)
	for (let field = 0; field < across ** 2; field++) {
		const isHere = (col, row) => Math.floor((row * across) / n) * across + Math.floor((col * across) / n) === field
		const rows = [...queens.keys()].filter(row => isHere(queens[row], row)),
			hot = rows.filter(row => conflicts[row] > 0).length
		const dense = Math.min(15, Math.floor((rows.length * across ** 2 * 15) / (2 * n)))
		equal([fields[field] >> 4, fields[field] & 15], [dense, rows.length && Math.floor((hot * 15) / rows.length)])
	}
	is(attacked.length, 256)
	for (const [part, count] of attacked.entries())
		is([...conflicts].filter((by, row) => by > 0 && Math.floor((row * 256) / n) === part).length, count)
})

test('drawLarge() shows the magnifier and, up to a thousand rows, each queen', () => {
	const draw = chosen => {
		const ctx = new Recorder('')
		drawLarge(ctx, moment, {colors: COLORS, at: i => i, chosen}, boardGeometry(600, 700, 1))
		return ctx.body
	}
	const dots = draw(null).match(/<path d="[^"]*" fill="(ink|accent)"/g)
	is(dots.join('').match(/M/g).length >= 700, true)
	match(draw({row: 350, col: 350}), /→ \d+–\d+/)
	not.match(draw(null), '→')
})

test.run()
