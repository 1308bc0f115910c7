// Budgets of downloaded scripts, gzipped, in KB of 1000 bytes.

import {readFileSync} from 'node:fs'
import {gzipSync} from 'node:zlib'
import {test} from 'uvu'
import {ok} from 'uvu/assert'

const BUDGETS = {'n-queens': 46, 'n-queens-study': 70, page: 70, embed: 50}

for (const [name, most] of Object.entries(BUDGETS))
	test(`${name}.js is at most ${most} KB, gzipped`, () => {
		const {length} = gzipSync(readFileSync(`dist/${name}.js`), {level: 9})
		ok(length <= most * 1000, `${length} bytes`)
	})

test.run()
