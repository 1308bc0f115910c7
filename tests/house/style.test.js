// The element's style, and how its lengths are fitted to the page's text.

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import style, { scaled } from '../../web/figure/style.css.js'
import studyStyle from '../../web/views/style.css.js'

test('fitting lengths to the page changes lengths and nothing else, whatever a class is called', () => {
	for (const { cssText } of [style, studyStyle]) {
		const back = scaled({ cssText })
			.cssText.replace(/calc\((-?[\d.]+) \* var\(--_rem, 16px\)\)/g, '$1rem')
			.split('\n')
		for (const [i, line] of cssText.split('\n').entries()) if (!line.includes('@container')) assert.is(back[i], line)
		assert.not.match(scaled({ cssText }).cssText, /\d[\d.]*rem\b/)
	}
	assert.is(
		scaled({ cssText: '.remark { margin: -0.5rem 1rem } .x3remote {}' }).cssText,
		'.remark { margin: calc(-0.5 * var(--_rem, 16px)) calc(1 * var(--_rem, 16px)) } .x3remote {}',
	)
})

test.run()
