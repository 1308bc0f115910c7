import {test} from 'uvu'
import {equal, is, ok} from 'uvu/assert'
import * as engine from 'n-queens/engine'
import {PAPER} from '#web/board/picture/figure.js'
import {Recorder} from '#web/board/recorder.js'
import {drawBoard} from '#web/board/board.js'
import {boardGeometry} from '#web/board/geometry.js'
import {walksUpTo} from '../helpers/walks.js'
import {elementsOf} from '../helpers/svg.js'

test('Recorder supports everything that a board draws, at every moment', async () => {
	const strict = () =>
		new Proxy(new Recorder(), {
			get(target, name) {
				ok(name in target, `the recorder knows ${String(name)}`)
				return typeof target[name] === 'function' ? target[name].bind(target) : target[name]
			},
			set(target, name, value) {
				ok(name in target, `the recorder knows ${String(name)}`)
				return Reflect.set(target, name, value)
			},
		})
	for (const options of walksUpTo(4)) {
		const walk = await engine.walk(options)
		for (let step = 0; step <= (await walk.measure()); step++)
			for (const chosen of [null, {row: 0, col: 0}]) {
				const moment = await walk.seek(step),
					recorder = strict()
				drawBoard(recorder, moment, {at: i => i, attacks: true, chosen, colors: PAPER}, boardGeometry(400, moment.n, 1))
				elementsOf(`<svg>${recorder.body}</svg>`)
			}
		await walk.close()
	}
})

function drawLine(r, from, to) {
	r.beginPath()
	r.moveTo(...from)
	r.lineTo(...to)
	r.stroke()
}

test('Recorder applies translate and scale like a canvas', () => {
	const r = new Recorder()
	r.save()
	r.translate(10, 20)
	r.scale(2)
	r.fillRect(1, 2, 3, 4)
	r.lineWidth = 3
	r.setLineDash([1, 2])
	drawLine(r, [0, 0], [5, 5])
	r.restore()
	r.fillRect(1, 2, 3, 4)
	const [, rectangle, line, plain] = elementsOf(`<svg>${r.body}</svg>`).map(({attributes}) => attributes)
	is(rectangle.d, 'M12 24h6v8h-6z')
	equal([line.d, line['stroke-width'], line['stroke-dasharray']], ['M10 20L20 30', '6', '2 4'])
	is(plain.d, 'M1 2h3v4h-3z')
})

test.run()
