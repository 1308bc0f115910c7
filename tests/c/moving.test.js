import {equal, is, match, test} from '#test'
import {allRejected, exec} from '../helpers/terminal.js'

test('walk uses seed 0 by default; --summary counts moves and restarts', () => {
	const walk = words => exec(`walk 12 --search min-conflicts ${words}`).stdout
	is(walk(''), walk('--begin random --seed 0'))
	const summary = exec('walk 8 --search hill-climbing --seed 5 --sideways 100 --summary').stdout
	match(summary, /^tests 0\nprobes 0\nplaces 0\nremoves 0\nmoves 6\nsolutions 1\nsteps 9\n$/)
	const anew = exec('walk 3 --search hill-climbing --restarts 7 --summary').stdout
	match(anew, /\nrestarts 7\nmoves \d+\nsolutions 0\n/)
})

test('solve prints large boards as columns, up to n = 1000 also as squares', () => {
	for (const [n, search] of [
		[100_000, 'construction'],
		[33, 'min-conflicts'],
	]) {
		const {status, stdout} = exec(`solve ${n} --search ${search} --style positions`)
		const board = stdout.split(' ').map(Number)
		equal([status, new Set(board.filter(col => col >= 1 && col <= n)).size, board.length], [0, n, n])
	}
	const drawn = exec('solve 1000 --search construction --style hash').stdout.trimEnd().split('\n')
	equal([drawn.length, drawn[0]], [1000, `#Q${'#'.repeat(998)}`])
	for (const search of ['construction', 'min-conflicts']) {
		const {status, stdout} = exec(`solve 3 --search ${search}`)
		equal([status, stdout], [1, '0\n'])
	}
})

test('walk and solve reject impossible positions and options that a search lacks, in one line', () => {
	allRejected(`
		walk 8 --seed 4 | only with --search hill-climbing, min-conflicts
		walk 8 --search construction --begin random | only with --search hill-climbing, min-conflicts
		walk 8 --search min-conflicts --restarts 1 | only with --search hill-climbing
		walk 8 --search hill-climbing --sideways 1000001 | 0 to 1000000
		walk 8 --search hill-climbing --seed -1 | --seed
		walk 8 --search hill-climbing --begin anywhere | random, greedy
		walk 8 --search min-conflicts --given 0,0 | only with --search scan, flags, completion
		walk 100 --search min-conflicts --blocked 0,0 | --blocked
		walk 6 --given "5,1 2,4 2,0 0,0" | --given is "0,0 2,0" | queens that do not attack each other
		walk 6 --given 1,6 | ROW,COL, each 0 to 5
		walk 1001 --search hill-climbing | 1 to 1000
		walk 1000001 --search construction | 1 to 1000000
		solve 1001 --search construction | positions
		check nowhere 8 --search construction | row by row`)
})

test.run()
