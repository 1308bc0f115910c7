// Each case of the fixture begins with `@ NAME | WORDS | RESULT`. WORDS follow the file on the command line. RESULT:
// verdict, n, number of boards or events, line of the first fault.

import {readFileSync} from 'node:fs'
import {test} from 'uvu'
import {is} from 'uvu/assert'
import {judged} from '../helpers/check.js'

const [, ...cases] = readFileSync('tests/fixtures/check-cases.txt', 'utf8').split(/^@ /m)

for (const [, name, words, result, text] of cases.map(one => /(.*) \| (.*) \| (.*)\n([\s\S]*)/.exec(one)))
	test(`nqueens check ${words} of ${name}`, () => {
		const {verdict, n, count, line} = judged(
			text.startsWith('base64 ') ? Buffer.from(text.slice(7), 'base64') : text,
			...words.split(' ').filter(Boolean),
		)
		is([verdict, n, count, ...(line ? [line] : [])].join(' '), result)
	})

test.run()
