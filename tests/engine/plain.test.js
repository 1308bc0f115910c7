// The walks in plain JavaScript, for pages that refuse WebAssembly, are those in WebAssembly: moments of every search.

import {test} from 'uvu'
import {equal} from 'uvu/assert'
import {further, tutorials} from '../../dist/plain.mjs'
import {walk} from 'n-queens/engine'
import {WalkInstance} from '../../web/engine/walk-instance.js'
import {described} from '../../web/make/plugins.js'

const {searches, kinds, lines} = described()
/** By n, every so many steps. */
const SIZES = {4: 1, 5: 7, 8: 3001}

function plainly({id, isFurther}, n) {
	const alone = searches.filter(search => Boolean(search.isFurther) === Boolean(isFurther)),
		instance = new WalkInstance((isFurther ? further : tutorials)(), {
			kinds,
			lines,
			searches: isFurther ? searches : alone,
		})
	instance.start({search: id, n, startRow: 0})
	return instance
}

for (const search of searches.filter(({takesChance}) => !takesChance))
	test(`${search.id} walks in plain JavaScript as in WebAssembly`, async () => {
		for (const [n, every] of Object.entries(SIZES)) {
			const plain = plainly(search, Number(n)),
				known = await walk({n: Number(n), search: search.id}),
				length = await known.measure()
			for (let step = 0; step <= length; step += every) {
				while (plain.seek('step', step, 1e6) === undefined);
				const moment = await known.seek(step)
				equal(plain.moment(), moment, `${n} ${step}`)
			}
			await known.close()
		}
	})

test.run()
