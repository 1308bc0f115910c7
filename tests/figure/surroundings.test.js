import {is, not, ok, test} from '#test'
import {transform} from 'esbuild'
import {lightness, scaled} from '#web/figure/surroundings.js'
import style from '#web/figure/style.css.js'
import {TARGET} from '#web/make/bundles.js'
import {queriesInEms} from '#web/make/generate.js'
import studyStyle from '#web/views/style.css.js'

test('lightness(): black is 0, white 1, grey between, in every colour space', () => {
	for (const [expected, colors] of [
		[0, 'rgb(0, 0, 0); rgba(0, 0, 0, 0.87); color(srgb 0 0 0); oklch(0 0 0); oklab(0 0 0 / 0.5); lab(0 0 0)'],
		[0, 'lch(0 0 none)'],
		[1, 'rgb(255, 255, 255); color(srgb 1 1 1); color(display-p3 1 1 1 / 0.9); oklch(1 0 0); oklab(1 -1e-7 3.2e-8)'],
		[1, 'lab(100 0 0)'],
		[0.5, 'rgb(128, 128, 128); color(srgb 0.5 0.5 0.5); oklch(0.5 0.1 20); lch(50 20 30)'],
	])
		for (const color of colors.split('; '))
			ok(Math.abs(lightness(color) - expected) < 0.02, `${color}: ${lightness(color)}`)
})

test('scaled() changes only lengths in rem; container queries contain no rem', () => {
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

test('styles of modes in figures suit the oldest browsers: Firefox 115 has no nested rules', async () => {
	for (const mode of ['board', 'check', 'exam']) {
		const {default: text} = await import(`../../build/styles/${mode}.js`)
		const {code} = await transform(text, {loader: 'css', minify: true, charset: 'utf8', target: TARGET})
		is(code.trim(), text)
	}
})

test.run()
