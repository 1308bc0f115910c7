import {test} from 'uvu'
import {ok} from 'uvu/assert'
import {lightness} from '#web/figure/surroundings.js'

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

test.run()
