// Lighthouse's scores of the landing pages; tests/bench.js measures their speed.

import {equal, ok} from 'uvu/assert'
import {openLighthouse} from '../helpers/lighthouse.js'
import {serve} from '../helpers/serve.js'
import {suite} from '../helpers/suite.js'

const LEAST = 95
const CATEGORIES = ['accessibility', 'best-practices', 'seo']
const PAGES = ['index.html', 'tutorial.html', 'tutorial-prune.html', 'recipes.html', 'embed.html?n=8&step=120']

const test = suite('lighthouse in chromium')
let server, lighthouse

test.before(async () => {
	server = await serve('dist')
	lighthouse = await openLighthouse()
})
test.after(async () => {
	await lighthouse?.close()
	await server?.close()
})

for (const address of PAGES)
	test(`${address} on a phone scores at least ${LEAST}`, async () => {
		const scores = await lighthouse.score(`${server.url}/${address}`, CATEGORIES)
		equal(
			scores.map(({id}) => id),
			CATEGORIES,
		)
		for (const {id, score, lost} of scores) ok(score >= LEAST, `${id}: ${score}, for ${lost.join(', ')}`)
	})

test.run()
