import {test} from 'uvu'
import {equal} from 'uvu/assert'
import {Screen} from '#web/ui/screen.js'

test('key() of a mode that is not shown handles nothing', () => {
	const pressed = [],
		keys = {x: () => pressed.push('x')},
		own = {view: () => '', keys},
		screen = new Screen(null, {}, own),
		{key} = screen.face({visit() {}, query: () => ({})})
	const event = {key: 'x'}
	equal([key(event), pressed], [false, []])
	screen.isShown = true
	equal([key(event), pressed], [true, ['x']])
})

test.run()
