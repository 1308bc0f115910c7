import {equal, ok, test} from '#test'
import {walk} from 'n-queens/engine'
import {PAPER} from '#web/board/picture/figure.js'
import {inEveryLanguage} from '#web/make/words.js'
import {icicleGeometry, iciclePainter} from '#web/views/icicle.js'

function canvasOf() {
	const calls = []
	const canvas = {width: 0, height: 0, getContext: () => ctx}
	const ctx = new Proxy(
		{calls, canvas, measureText: text => ({width: 6 * text.length})},
		{get: (target, name) => target[name] ?? ((...args) => void calls.push({name, args}))},
	)
	return ctx
}

const [, words] = await inEveryLanguage('core', 'views')
const SIZE = 600

const named = ({calls}, wanted) => calls.filter(({name}) => name === wanted)

function painted(moment, root, size = SIZE, afterPortion = _layer => {}) {
	const layers = [],
		ctx = canvasOf(),
		tree = {root, open: [], focus: null, stops: false, boards: false},
		g = icicleGeometry(size, tree, moment.n)
	globalThis.document = {createElement: () => layers[layers.push(canvasOf()) - 1].canvas}
	const paint = iciclePainter()
	for (let isPart = true; isPart; afterPortion(layers[0])) {
		ctx.calls.length = 0
		isPart = paint(ctx, moment, {tree, words, at: i => i + 1, colors: PAPER, pixels: 1}, g)
	}
	delete globalThis.document
	return {g, layers, ctx}
}

const cutBelow = ({cut, children}) =>
	children.reduce((sum, child) => sum + cutBelow(child), cut.toString(2).replaceAll('0', '').length)

test('iciclePainter() draws large trees in portions, each node and pruned square once', async () => {
	const w = await walk({n: 8}),
		root = await w.tree([], 8),
		ends = [0]
	const {layers} = painted(await w.moment(), root, 4e4, layer => ends.push(named(layer, 'fillRect').length))
	const boxes = named(layers[0], 'fillRect').map(({args}) => String(args)),
		squares = root.nodes.reduce((a, b) => a + b) + cutBelow(root)
	equal([layers.length, new Set(boxes).size, boxes.length], [2, squares, squares])
	const columns = new Set(named(layers[0], 'fillText').map(({args: [text]}) => text))
	ok([...'12345678'].every(column => columns.has(column)))
	ok(ends.slice(1).every((end, i) => end - ends[i] <= 3000))
})

for (const [search, rows] of Object.entries({flags: 1, 'breadth-first': 7}))
	test(`${search}: visited and unvisited parts are adjacent; their border moves right`, async () => {
		const w = await walk({n: 6, search}),
			length = await w.measure(),
			root = await w.tree([], 6)
		let before = 0
		for (let step = 0; step <= length; step += Math.ceil(length / 40)) {
			const {ctx, layers} = painted(await w.seek(step), root),
				parts = named(ctx, 'drawImage').map(({args: [canvas, from, , wide]}) => [
					layers[1].canvas === canvas,
					from,
					wide,
				])
			const border = parts.find(([is]) => is)?.[2] ?? 0
			equal(
				parts.map(([, , wide]) => wide).reduce((sum, wide) => sum + wide),
				rows * SIZE,
				`step ${step}`,
			)
			ok(border >= before)
			before = border
		}
		for (const step of [0, length]) {
			const {ctx, layers} = painted(await w.seek(step), root),
				drawn = named(ctx, 'drawImage').map(({args: [canvas]}) => canvas === layers[1].canvas)
			equal(drawn.length === rows && drawn.every(is => is), step === length)
		}
		await w.close()
	})

test('the path to the present node has a node per row, also where nodes are not loaded', async () => {
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
