import {equal, is, unreachable, test} from '#test'
import {walk} from 'n-queens/engine'
import {pairsIn} from '../helpers/boards.js'
import * as oracle from '../helpers/oracle.js'
import {movesAsked, openOnes, questionsOf, range, SETS, walkOf} from '../helpers/questions.js'
import {name, squaresOf, walksUpTo} from '../helpers/walks.js'
import {explained, judged, predictableKinds, stopKinds} from '#web/searches/questions.js'

const WALKS = walksUpTo(6).filter(({n, search, startRow}) => n < 6 || (search !== 'scan' && startRow % 3 === 0))
const isAt = (event, {row, col}) => event.row === row && event.col === col

function* asksOf(options) {
	const all = walkOf(options)
	for (const kinds of SETS)
		for (const question of questionsOf(all, kinds))
			yield [question, kinds, `${name(options)} ${kinds} before ${question.target.step}`, all]
}

test('previous(stopKinds()) goes back from the event of a question to the step where the walk pauses', async () => {
	for (const options of walksUpTo(5)) {
		const w = await walk(options)
		for (const [{ask, target}, kinds, title] of asksOf(options)) {
			await w.seek(target.step)
			is((await w.previous(stopKinds(kinds)))?.step ?? 0, ask, title)
		}
	}
})

function known({n, queens, event, past}, {target}) {
	const inRow = target.event.kind === 'remove' ? event.row : target.event.row,
		standing = queens.flatMap((col, row) => (col < 0 ? [] : [{row, col}])),
		earlier = standing.filter(({row}) => row !== inRow),
		attackersOf = (row, col) => earlier.filter(queen => oracle.attacks(queen.row, queen.col, row, col)),
		canStand = (row, col) => attackersOf(row, col).length === 0
	const free = inRow === null ? [] : range(0, n).filter(col => canStand(inRow, col))
	const newest = [...standing].sort((a, b) => past.placed[b.row] - past.placed[a.row])[0]
	return {inRow, standing, attackersOf, tested: past.tested[inRow], canStand, free, newest}
}

const TRUE = {
	begins: ({moment, next}) => moment.event.kind === 'enter' && moment.event.row === next.row && next.col === 0,
	onward: ({next, tested}) => next.col > 0 && String(tested) === String(range(0, next.col)),
	tested: ({moment, next, canStand}) =>
		moment.event.verdict === 'free' && isAt(moment.event, next) && canStand(next.row, next.col),
	free: ({next, tested, free, facts}) =>
		String(tested) === String(range(0, facts.tried + 1)) && free.find(col => col > facts.tried) === next.col,
	afterSolution: ({moment, next, newest}) =>
		moment.event.kind === 'solution' && isAt(newest, next) && !['first', 'wraparound'].includes(moment.search),
	noneFree: ({next, free, newest}) => free.length === 0 && isAt(newest, next),
	allTried: ({next, free, tested, newest}) =>
		free.length > 0 && free.every(col => tested.includes(col)) && isAt(newest, next),
	row({moment: {n, past, stack, frontier}, square, next, facts, levels}) {
		const wraps = past.entered[n - 1] >= 0 && stack.slice(0, -1).some(({row}) => row === n - 1)
		const isAlone = !frontier || String(levels[frontier.level]) === String([next.row])
		return facts.wraps === wraps && square.row !== next.row && stack.at(-1).row === next.row && isAlone
	},
	tried: ({square, next, tested}) => square.row === next.row && tested.includes(square.col),
	attacked: ({square: {row, col}, next, attackersOf, facts}) =>
		row === next.row && facts.by.length > 0 && String(facts.by) === String(attackersOf(row, col).map(({row}) => row)),
	later: ({square: {row, col}, next, canStand}) =>
		row === next.row && next.col < col && canStand(row, next.col) && canStand(row, col),
	skips: ({square, next, tested}) =>
		square.row === next.row && next.col < square.col && String(tested) === String(range(0, next.col)),
	queen: ({square, next, standing, target, tested, canStand, facts}) =>
		standing.some(queen => isAt(queen, square)) &&
		target.queens[square.row] === square.col &&
		(facts.frontier || (facts.kind === 'test' ? !tested.includes(next.col) : canStand(next.row, next.col))),
	otherQueen: ({square, next, standing, newest}) =>
		standing.some(queen => isAt(queen, square)) && isAt(newest, next) && !isAt(newest, square),
}

const levelsOf = all =>
	range(0, all[0].n).map(level => {
		const tests = all.filter(({event, frontier}) => event.kind === 'test' && frontier?.level === level)
		return [...new Set(tests.map(({event}) => event.row))]
	})

test('judged() accepts only the square of the next event, and gives true reasons for others', () => {
	const met = new Set()
	for (const options of WALKS) {
		const walked = walkOf(options),
			squares = squaresOf(options.n),
			levels = levelsOf(walked)
		const samples = [...openOnes(walked)].filter((_, i) => options.n < 6 || i % 5 === 0)
		for (const [where, {moment, question}] of samples) {
			const {target} = question,
				next = target.event,
				facts = known(moment, question),
				all = {...facts, levels, moment, target, next}
			for (const square of squares) {
				const found = judged(moment, question, square)
				Object.assign(all, {square, facts: found})
				if (found.right !== isAt(next, square) || !isAt(found.square, square) || !TRUE[found.reason](all))
					unreachable(`${name(options)} ${where}: ${JSON.stringify(found)}`)
				met.add(found.reason + found.right)
			}
			const {kind, row, col, inRow, frontier, right} = explained(moment, question)
			equal([kind, row, col, inRow], [next.kind, next.row, next.col, facts.inRow], where)
			equal([frontier, right], [options.search === 'breadth-first', true], where)
		}
	}
	const reasons = {
		true: 'begins onward tested free',
		false: 'row tried attacked later skips queen otherQueen',
	}
	const all = Object.entries(reasons).flatMap(([right, list]) =>
		`${list} afterSolution noneFree allTried`.split(' ').map(reason => reason + right),
	)
	equal(met, new Set(all))
})

test('judged() accepts every best move of hill climbing, and every reason is true', async () => {
	const met = new Set()
	for (const {moment, question} of await movesAsked()) {
		const {queens, step} = moment,
			{target} = question
		is(step, target.step - 1)
		const left = ({row, col}) => pairsIn(Object.assign([...queens], {[row]: col})),
			moves = squaresOf(6).filter(({row, col}) => queens[row] !== col),
			fewest = Math.min(...moves.map(left))
		for (const square of squaresOf(6)) {
			const {right, reason, ...facts} = judged(moment, question, square),
				stands = queens[square.row] === square.col
			is(right, !stands && left(square) === fewest)
			equal([facts.left, facts.there], [fewest, left(square)])
			is(reason, stands ? 'stands' : !right ? 'more' : isAt(target.event, square) ? 'fewest' : 'asGood')
			met.add(reason)
		}
	}
	is(met.size, 4)
})

test('predictableKinds() excludes random events and those without reasons', () => {
	equal(predictableKinds('hill-climbing'), ['move'])
	for (const search of ['min-conflicts', 'construction', 'exact-cover', 'forward-checking', 'completion'])
		equal(predictableKinds(search), [])
	for (const search of ['scan', 'flags', 'wraparound', 'first'])
		equal(predictableKinds(search), ['test', 'place', 'remove'])
})

test.run()
