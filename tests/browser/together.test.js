// A count that many share, in the three browsers: a shard that an address names, a sheet of links, and what comes back.

import {equal, is, match, ok} from 'uvu/assert'
import {writeFileSync} from 'node:fs'
import {kept} from '../helpers/counting.js'
import {folderOf} from '../helpers/folder.js'
import {$, $$, inBrowsers, text} from '../helpers/pages.js'
import {asked} from '../helpers/terminal.js'
import {nqueens} from '../helpers/walks.js'

const native = (n, i, k) => asked(`count ${n} --shard ${i}/${k}`).stdout.trimEnd()
const lineNow = () => text('#shard-line')

for (const {opened} of inBrowsers('a count that many share', {
	from: 'web',
	address: query => `index.html${query}`,
	width: 1440,
	height: 900,
})) {
	for (const from of ['disk', 'web'])
		opened(
			`an address counts a shard and gives its line: ${from}`,
			'?view=count&n=14&shard=2/3',
			{from},
			async page => {
				const line = await page.waitFor(lineNow)
				const [plain, expected] = [line, native(14, 2, 3)].map(line =>
					line.replace(/ kernel.*? count/, '').replace(/ crc.*/, ''),
				)
				is(plain, expected)
				const file = `${folderOf()}/lines`
				writeFileSync(file, `${[native(14, 1, 3), line, native(14, 3, 3)].join('\n')}\n`)
				is(nqueens('sum', file).stdout, '365596\n')
				match(await page.eval(() => text('#count .together')), '1/3')
				await page.clipboard()
				await page.push('#shard-copy')
				await page.waitFor(() => window.copied)
				is(await page.eval(() => window.copied), line)
			},
		)

	opened('a shard goes on after a reload', '?view=count&n=22&shard=3/64', {fresh: true}, async page => {
		const counts = () => Number($('#count progress')?.value) > 0 // so its storage is open
		await page.waitFor(counts)
		const done = await page.waitFor(kept, 'part 22 3/64', 0)
		await page.eval(() => location.reload())
		await page.waitFor(counts)
		ok((await page.waitFor(kept, 'part 22 3/64', done)) > done)
	})

	opened('a shard that there is not is refused in a sentence', '?view=count&n=8&shard=9/3', async page => {
		await page.says('#count .fault', '“9/3”')
	})

	opened('a sheet has a link for each shard, and lines pasted back are added up', '?view=count', async page => {
		await page.waitFor($, '#count-together')
		await page.push('#count-together')
		await page.waitFor($, '#together-of')
		await page.choose({'together-n': 14})
		await page.fill('#together-of', '3', 'change')
		await page.count('#together-links a', 3)
		equal(
			await page.eval(() => $$('#together-links a').map(link => new URL(link.href).search)),
			[1, 2, 3].map(i => `?view=count&n=14&shard=${i}/3`),
		)
		const lines = [1, 2, 3].map(i => native(14, i, 3))
		await page.fill('#together-lines', `${lines[2]}\nhello\n${lines[0]}`)
		await page.says('.together', 'Missing shards: 2')
		await page.says('.together .wrong', 'Line 2 is “hello”')
		await page.fill('#together-lines', lines.join('\n'))
		await page.says('.together .match', 'matches the known value 365,596')
	})
}
