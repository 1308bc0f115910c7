import {SPEEDS, USUAL_VIEWS, VIEWS} from '#web/figure/attributes.js'
import {randomFrom} from './walks.js'

const CHOICES = {
	search: ['flags', 'scan', 'wraparound', 'breadth-first', 'first'],
	...{'start-row': [0, 1, 2], step: [0, 120, 2 ** 53], speed: SPEEDS, listing: [null, 'python', 'c']},
	...{labels: [null, 0, 1], theme: ['auto', 'light', 'dark'], from: [0, 7], to: [null, 130]},
	...{autoplay: [true, false], attacks: [true, false], loop: [true, false], stops: [[], ['solution', 120]]},
	controls: [['full'], ['none'], ['play', 'step']],
}

export function* states(count) {
	const random = randomFrom(11)
	const some = list => list.filter(() => random(1000) < 500)
	for (let i = 0; i < count; i++) {
		const values = Object.entries(CHOICES).map(([name, list]) => [name, list[random(list.length)]]),
			views = some(VIEWS),
			more = {
				n: 1 + random(32),
				views: views.length > 0 ? views : USUAL_VIEWS,
				questions: [null, 'step:9; random:3'][random(2)],
			}
		yield {values: {...Object.fromEntries(values), ...more}, lang: [null, 'ja', 'en'][random(3)]}
	}
}
