import {readFileSync} from 'node:fs'
import {test} from 'uvu'
import {equal, ok} from 'uvu/assert'
import {readPage} from '../../web/page/address.js'
import {pageFile, LANGUAGES} from '../../web/words/index.js'

const pageIn = id => readFileSync(`dist/${pageFile('teaching', id)}`, 'utf8')
const queriesIn = html => [...html.matchAll(/href="index\.html\?([^"]*)"/g)].map(([, query]) => query)
const searchOf = query => new URLSearchParams(query.replaceAll('&amp;', '&'))

test('every link to the page opens without an error, in its own language', () => {
	const modes = LANGUAGES.map(({id}) => {
		const opened = queriesIn(pageIn(id)).slice(1)
		for (const query of opened) {
			equal(readPage(searchOf(query)).refusals, [], query)
			if (id !== 'en') equal(searchOf(query).get('lang'), id, query)
		}
		return opened.map(query => searchOf(query).get('view') ?? 'walk')
	})
	const all = ['board', 'walk', 'compare', 'exam', 'check']
	for (const some of modes) for (const mode of all) ok(some.includes(mode), mode)
})

test.run()
