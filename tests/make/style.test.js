// The styles of figures, and how their lengths are fitted to the page's text.

import {test} from 'uvu'
import {is, not} from 'uvu/assert'
import style from '../../web/figure/style.css.js'
import {scaled} from '../../web/figure/surroundings.js'
import {queriesInEms} from '../../web/make/plugins.js'
import studyStyle from '../../web/views/style.css.js'

test('fitting lengths to the page changes lengths and nothing else, whatever a class is called', () => {
	for (const text of [style, studyStyle]) {
		const fitted = scaled(queriesInEms(text)),
			back = fitted.replace(/calc\((-?[\d.]+)\*var\(--_rem,16px\)\)/g, '$1rem').split('\n')
		for (const [i, line] of text.split('\n').entries()) if (!line.includes('@container')) is(back[i], line)
		not.match(fitted, /\d[\d.]*rem\b/)
	}
	is(
		queriesInEms('@container (min-width: 1.5rem) { a { top: 1rem } }'),
		'@container (min-width: 1.5em) { a { top: 1rem } }',
	)
	is(
		scaled('.remark { margin: -0.5rem 1rem } .x3remote {}'),
		'.remark { margin: calc(-0.5*var(--_rem,16px)) calc(1*var(--_rem,16px)) } .x3remote {}',
	)
})

test.run()
