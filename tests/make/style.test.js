import {test} from 'uvu'
import {is, not} from 'uvu/assert'
import style from '#web/figure/style.css.js'
import {scaled} from '#web/figure/surroundings.js'
import {queriesInEms} from '#web/make/generate.js'
import studyStyle from '#web/views/style.css.js'

test('scaled() changes lengths in rem and nothing else; container queries have none', () => {
	for (const text of [style, studyStyle]) {
		const fitted = scaled(text)
		is(fitted.replace(/calc\((-?[\d.]+)\*var\(--_rem,16px\)\)/g, '$1rem'), text)
		not.match(fitted, /\d[\d.]*rem\b/)
		not.match(fitted, /@container[^{]*_rem/)
	}
	is(
		scaled('.remark { margin: -0.5rem 1rem } .x3remote {}'),
		'.remark { margin: calc(-0.5*var(--_rem,16px)) calc(1*var(--_rem,16px)) } .x3remote {}',
	)
})

test('queriesInEms() changes lengths of container queries alone', () => {
	is(
		queriesInEms('@container (min-width: 1.5rem) { a { top: 1rem } }'),
		'@container (min-width: 1.5em) { a { top: 1rem } }',
	)
})

test.run()
