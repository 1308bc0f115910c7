// What a reader downloads is no larger than its budget, gzipped, in KB of 1000 bytes.

import {readFileSync} from 'node:fs'
import {gzipSync} from 'node:zlib'
import {test} from 'uvu'
import {ok} from 'uvu/assert'

const BUDGETS = {'n-queens': 40, 'n-queens-study': 64, page: 64, embed: 44, plain: 32}

for (const [name, most] of Object.entries(BUDGETS))
	test(`${name}.js is at most ${most} KB, gzipped`, () => {
		const {length} = gzipSync(readFileSync(`dist/${name}.js`), {level: 9})
		ok(length <= most * 1000, `${length} bytes`)
	})

test.run()
