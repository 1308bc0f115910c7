// Reading a board takes work in proportion to its text.

import {test} from 'uvu'
import {ok} from 'uvu/assert'
import {Session} from 'node:inspector'
import {promisify} from 'node:util'

const PIECES = '1 ;. ;Q.\n;\n; ;| ;+--+\n;|-|\n;--\n;Q-\n;a1 ;1 2\n;true ;.Q\n\n;0\n;\r;01\n'
	.split(';')
	.concat('1 Q [ ] " "" ".." | |.. +- - (0,0) 1/ Q1/ [[ x= 👑 {"n":'.split(' '))

/** How often parts of a reader run; only what is compiled from now on is counted. */
async function counted(session) {
	session.connect()
	const post = promisify(session.post.bind(session))
	await post('Profiler.enable')
	await post('Profiler.startPreciseCoverage', {callCount: true, detailed: true})
	const {readBoard} = await import('../../web/board/notation/index.js')
	return async text => {
		await post('Profiler.takePreciseCoverage') // and what was counted before is forgotten
		readBoard(text)
		const {result} = await post('Profiler.takePreciseCoverage')
		const own = result.filter(({url}) => url.includes('/board/notation/'))
		const ranges = own.flatMap(({functions}) => functions).flatMap(({ranges}) => ranges)
		return ranges.reduce((sum, {count}) => sum + count, 0)
	}
}

test('a text of twice the length takes twice the work', async () => {
	const session = new Session(),
		workOf = await counted(session)
	for (const piece of PIECES)
		for (const head of ['', '"', '|', 'Q', '1 ', '{"']) {
			const text = (head + piece.repeat(8000)).slice(0, 4000)
			const [once, twice] = [await workOf(text), await workOf((text + piece.repeat(4000)).slice(0, 8000))]
			ok(twice < 2.6 * once, `${JSON.stringify(head + piece)}: ${once} and ${twice}`)
		}
	session.disconnect()
})

test.run()
