// The searches that move queens, as `nqueens` prints them: each line replayed on a board of columns, where everything
// is counted anew.

import {test} from 'uvu'
import {equal, is, match, ok} from 'uvu/assert'
import {allRefused, asked} from '../helpers/terminal.js'

const attack = (row, col, other, otherCol) => col === otherCol || Math.abs(row - other) === Math.abs(col - otherCol)
const attackers = (board, row, col) =>
	board.filter((otherCol, other) => other !== row && attack(row, col, other, otherCol)).length
const pairs = board => board.reduce((sum, col, row) => sum + attackers(board, row, col), 0) / 2
const moved = (board, row, col) => board.map((own, r) => (r === row ? col : own))
const columns = board => [...board.keys()]

const NEXT = {
	'hill-climbing'(board, {sideways}, before) {
		const moves = columns(board).flatMap(row =>
			columns(board)
				.filter(col => col !== board[row])
				.map(col => ({row, col, pairs: pairs(moved(board, row, col))})),
		)
		const fewest = Math.min(...moves.map(move => move.pairs)),
			present = pairs(board)
		const flat = before.findLastIndex(({from, to}) => to < from)
		const goesOn = fewest < present || (fewest === present && before.length - 1 - flat < sideways)
		return goesOn ? moves.filter(move => move.pairs === fewest) : []
	},
	'min-conflicts'(board) {
		return columns(board)
			.filter(row => attackers(board, row, board[row]) > 0)
			.flatMap(row => {
				const counts = columns(board).map(col => attackers(board, row, col))
				return columns(board)
					.filter(col => col !== board[row] && counts[col] === Math.min(...counts))
					.map(col => ({row, col}))
			})
	},
}

/** Every line is what may come next. A board is laid anew where no move may come, so often at most. */
function replay(search, n, options) {
	const words = Object.entries(options).map(([name, value]) => `--${name} ${value}`)
	const line = `walk ${n} --search ${search} ${words.join(' ')}`
	const lines = asked(line).stdout.trimEnd().split('\n')
	let board = [],
		moves = [],
		climbs = 0
	for (const [i, text] of lines.entries()) {
		const scatter = /^(\d+) scatter - - pairs (\d+) columns ((?: ?\d+)+)$/.exec(text)
		if (scatter) {
			if (i > 0) ok(pairs(board) > 0 && NEXT[search](board, options, moves).length === 0, `${line}: ${text}`)
			board = scatter[3].split(' ').map(Number)
			equal([Number(scatter[1]), board.length, pairs(board)], [i + 1, n, Number(scatter[2])], line)
			moves = []
			climbs++
			continue
		}
		const found = /^(\d+) move (\d+) (\d+) from (\d+) pairs (\d+) (\d+)$/.exec(text)
		const next = pairs(board) === 0 ? [] : NEXT[search](board, options, moves)
		if (!found) {
			const ended = [...(pairs(board) === 0 ? ['solution - -'] : []), 'done - -']
			equal(
				lines.slice(i),
				ended.map((end, later) => `${i + 1 + later} ${end}`),
				line,
			)
			ok(next.length === 0 || moves.length === 1000 + 100 * n, line)
			const hasLeft = pairs(board) > 0 && climbs <= (options.restarts ?? 0)
			ok(climbs >= 1 && !hasLeft, `${line}: ${climbs} climbs`)
			return
		}
		const [step, row, col, from, before, now] = found.slice(1).map(Number)
		equal([step, from, before], [i + 1, board[row], pairs(board)], `${line}: ${text}`)
		ok(
			next.some(move => move.row === row && move.col === col),
			`${line}: ${text}`,
		)
		board = moved(board, row, col)
		is(now, pairs(board), `${line}: ${text}`)
		moves.push({from: before, to: now})
	}
}

test('every line of a walk is a move that its search may make on the board as it then stands', () => {
	for (let n = 1; n <= 8; n++)
		for (let seed = 0; seed < 6; seed++) {
			const begin = seed % 2 ? 'greedy' : 'random'
			replay('min-conflicts', n, {seed, begin})
			replay('hill-climbing', n, {seed, begin, sideways: (seed % 3) * 20, restarts: seed % 3})
		}
	replay('hill-climbing', 20, {seed: 3, sideways: 5, restarts: 2})
	replay('min-conflicts', 32, {seed: 7, begin: 'random'})
})

test('the same seed gives the same walk, another one another, and 0 is what is not said', () => {
	for (const search of ['hill-climbing', 'min-conflicts']) {
		const walk = words => asked(`walk 12 --search ${search} ${words}`).stdout
		is(walk('--seed 9'), walk('--seed 9'))
		is(walk(''), walk('--begin random --seed 0'))
		const others = [0, 1, 2, 2 ** 53].map(seed => walk(`--seed ${seed}`))
		is(new Set([...others, walk('--begin greedy')]).size, 5)
	}
	const summary = asked('walk 8 --search hill-climbing --seed 5 --sideways 100 --summary').stdout
	match(summary, /^tests 0\nprobes 0\nplaces 0\nremoves 0\nmoves 6\nsolutions 1\nsteps 9\n$/)
	const anew = asked('walk 3 --search hill-climbing --restarts 7 --summary').stdout
	match(anew, /\nrestarts 7\nmoves \d+\nsolutions 0\n/)
})

test('many queens are printed as columns, a thousand as squares, no two on a line', () => {
	for (const [n, search] of [
		[1_000_000, 'construction'],
		[1_000_000, 'min-conflicts --begin greedy'],
		[33, 'min-conflicts'],
	]) {
		const {status, stdout} = asked(`solve ${n} --search ${search} --style positions`)
		const board = stdout.split(' ').map(Number)
		const lines = [board, board.map((col, row) => col + row), board.map((col, row) => col - row)]
		equal([status, board.length], [0, n])
		for (const line of lines) is(new Set(line).size, n)
		ok(board.every(col => col >= 1 && col <= n))
	}
	const drawn = asked('solve 1000 --search construction --style hash').stdout.trimEnd().split('\n')
	equal([drawn.length, drawn[0]], [1000, `#Q${'#'.repeat(998)}`])
	for (const search of ['construction', 'min-conflicts']) {
		const {status, stdout} = asked(`solve 3 --search ${search}`)
		equal([status, stdout], [1, '0\n'])
	}
})

test('what a search does not take, or cannot do, is refused in one line', () => {
	allRefused(`
		walk 8 --seed 4 | only with --search hill-climbing, min-conflicts
		walk 8 --search construction --begin random | only with --search hill-climbing, min-conflicts
		solve 8 --search min-conflicts --sideways 1 | only with --search hill-climbing
		walk 8 --search min-conflicts --restarts 1 | only with --search hill-climbing
		walk 8 --search hill-climbing --restarts 1000001 | 0 to 1000000
		walk 8 --start-row 1 | only with --search wraparound
		walk 8 --search hill-climbing --sideways 1000001 | 0 to 1000000
		walk 8 --search hill-climbing --seed -1 | --seed
		walk 8 --search hill-climbing --begin anywhere | random, greedy
		walk 8 --search min-conflicts --given 0,0 | only with --search scan, flags, completion
		walk 100 --search min-conflicts --blocked 0,0 | --blocked
		walk 1001 --search hill-climbing | 1 to 1000
		walk 1000001 --search construction | 1 to 1000000
		solve 1001 --search construction | positions
		check nowhere 8 --search construction | row by row`)
})

test.run()
