// Text from strangers, pasted or in an address, stays text. HTML made of it would have an element named `planted` or
// set `window.planted`.

import {equal} from '#test'
import {chromiumSuite} from '../helpers/pages.js'

const MARKUP = '<img id=planted src=x onerror="window.planted=1"><script id=planted>window.planted=1</script>'
const encoded = encodeURIComponent(MARKUP)

const planted = () => {
	const roots = [document, ...[...document.querySelectorAll('n-queens')].map(({shadowRoot}) => shadowRoot)]
	return [roots.filter(root => root?.querySelector('#planted')).length, window.planted ?? null]
}

const {opened} = chromiumSuite('untrusted text', {from: 'web'})

for (const [of, query] of Object.entries({
	'a board': `view=board&n=6&given=${encoded}`,
	'a shard': `view=count&n=8&shard=${encoded}`,
	'a lesson': `n=6&moments=12:${encodeURIComponent(encoded)};${encoded}`,
}))
	opened(`HTML in ${of} of an address stays text`, query, async page => {
		await page.says('[role=alert]', '<img')
		equal(await page.eval(planted), [0, null])
	})

opened('HTML in a trace stays text', 'view=check', async page => {
	await page.shows('#check-text')
	await page.fill('#check-text', `place 0 0\n${MARKUP}\nplace 1 1\n`)
	await page.says('[role=status]', 'Line')
	equal(await page.eval(planted), [0, null])
})
