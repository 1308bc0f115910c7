// Budgets of downloaded scripts by plain `gzip -9`, in KB of 1000 bytes.

import {execFileSync} from 'node:child_process'
import {test} from 'uvu'
import {ok} from 'uvu/assert'

const BUDGETS = {'n-queens': 46, 'n-queens-study': 70, page: 70, embed: 50}

for (const [name, most] of Object.entries(BUDGETS))
	test(`${name}.js is at most ${most} KB, gzipped`, () => {
		const {length} = execFileSync('gzip', ['-9', '-n', '-c', `dist/${name}.js`])
		ok(length <= most * 1000, `${length} bytes`)
	})

test.run()
