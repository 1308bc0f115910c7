// Outputs of programs and solvers in many languages. Each case has the expected verdict, n, number of boards or events
// and, if the output is wrong, the line.

import {readFileSync} from 'node:fs'
import {test} from 'uvu'
import {is} from 'uvu/assert'
import {judged} from '../helpers/check.js'

/** @type {{name: string, words: string, result: string, text?: string, base64?: string}[]} */
const cases = JSON.parse(readFileSync('tests/fixtures/check-cases.json', 'utf8'))

for (const {name, words, result, text, base64} of cases)
	test(`nqueens check ${words} of ${name.slice(4).replaceAll('-', ' ')}`, () => {
		const {verdict, n, count, line} = judged(
			base64 ? Buffer.from(base64, 'base64') : text,
			...words.split(' ').filter(Boolean),
		)
		is([verdict, n, count, ...(line ? [line] : [])].join(' '), result)
	})

test.run()
