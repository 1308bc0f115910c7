import {test} from 'uvu'
import {equal, ok} from 'uvu/assert'
import {walk} from 'n-queens/engine'
import {PAPER} from '../../web/board/picture/figure.js'
import {canvasOf} from '../helpers/canvas.js'
import {inEveryLanguage} from '../../web/make/words.js'
import {icicleGeometry, iciclePainter} from '../../web/views/icicle.js'

const [, words] = await inEveryLanguage('core', 'views')
const SIZE = 600

const named = ({calls}, wanted) => calls.filter(({name}) => name === wanted)

function painted(moment, root) {
	const layers = [],
		ctx = canvasOf(),
		tree = {root, open: [], focus: null, stops: false, boards: false},
		g = icicleGeometry(SIZE, tree, moment.n)
	globalThis.document = {
		createElement() {
			layers.push(canvasOf())
			return layers.at(-1).canvas
		},
	}
	const paint = iciclePainter()
	while (paint(ctx, moment, {tree, words, at: i => i + 1, colors: PAPER, pixels: 1}, g)) ctx.calls.length = 0
	delete globalThis.document
	return {g, layers, ctx}
}

test('visited and waiting parts are adjacent, and their border moves to the right', async () => {
	const w = await walk({n: 6}),
		length = await w.measure(),
		root = await w.tree([], 6)
	let before = Array(7).fill(0)
	for (let step = 0; step <= length; step += Math.ceil(length / 40)) {
		const {ctx, layers} = painted(await w.seek(step), root),
			parts = named(ctx, 'drawImage').map(({args: [canvas, from, , wide]}) => [layers[1].canvas === canvas, from, wide])
		const visited = parts.filter(([is]) => is),
			borders = Array.from({length: 7}, (_, depth) => visited[depth]?.[2] ?? 0)
		equal(
			parts.map(([, , wide]) => wide).reduce((sum, wide) => sum + wide),
			7 * SIZE,
			`step ${step}`,
		)
		for (const [depth, border] of borders.entries()) ok(border >= before[depth], `step ${step}`)
		before = borders
	}
	for (const [step, isVisited] of [
		[0, false],
		[length, true],
	]) {
		const {ctx, layers} = painted(await w.seek(step), root),
			drawn = named(ctx, 'drawImage').map(({args: [canvas]}) => canvas === layers[1].canvas)
		equal(drawn, Array(7).fill(isVisited), 'at first nothing is visited, at last all')
	}
	await w.close()
})

test('the path to the present goes down row by row, below the loaded nodes too', async () => {
	const w = await walk({n: 8}),
		root = await w.tree([], 2)
	const moment = await w.next('solution'),
		{ctx, g} = painted(moment, root),
		tops = named(ctx, 'fillRect').map(({args: [, top]}) => top)
	equal(
		tops,
		Array.from({length: 9}, (_, depth) => depth * g.row + 1),
	)
	await w.close()
})

test.run()
