import {equal, is, ok, test} from '#test'
import {walk} from 'n-queens/engine'
import {columns, pathOf} from '../helpers/expected.js'
import * as oracle from '../helpers/oracle.js'
import {name, randomFrom, rows, walksUpTo} from '../helpers/walks.js'
import {KnownTree} from '#web/figure/tree.js'
import {cellsBelow, grafted, nodeOn, nodeOrdinal, nodeState, sum} from '#web/views/branches.js'
import {hit, icicleGeometry} from '#web/views/icicle.js'

function* allNodes(branch, path = []) {
	yield {path, branch}
	for (const child of branch.children ?? []) yield* allNodes(child, [...path, child.col])
}

const seen = (branch, levels) => ({
	...branch,
	children: levels === 0 && branch.children.length > 0 ? null : branch.children.map(child => seen(child, levels - 1)),
})

test('tree() equals the reference at every node to n = 6, and at roots to 8', async () => {
	for (const options of walksUpTo(8).filter(({search}) => search === 'wraparound')) {
		const w = await walk(options),
			whole = oracle.tree(options)
		for (const {path, branch} of options.n < 7 ? allNodes(whole) : [{path: [], branch: whole}])
			for (const levels of path.length < 2 ? [0, 1, options.n] : [1])
				equal(await w.tree(path, levels), seen(branch, levels), `${name(options)} ${path} ${levels}`)
	}
})

const large = await walk({n: 20}),
	tooLarge = await large.tree([], 1)

test('tree() counts small subtrees; for larger trees, `nodes` is null', async () => {
	const {nodes, children} = tooLarge
	equal([nodes, children.length, children[0].nodes, children[0].children], [null, 20, null, null])
	const deep = (await large.seek(3000)).queens.filter(col => col >= 0)
	is((await large.tree(deep, 0)).nodes[0], 1)
})

test('cellsBelow(): a node is as wide as its children; expanding it moves no node', async () => {
	for (const options of [{n: 4}, {n: 6}, {n: 5, search: 'wraparound', startRow: 3}, {n: 8}]) {
		const w = await walk(options),
			{n} = options,
			[whole, closed] = await Promise.all([n, 1].map(levels => w.tree([], levels)))
		for (const {path, branch} of allNodes(whole)) {
			const cells = cellsBelow({branch, depth: path.length, x: 0, width: 0, col: 0}, n),
				cut = cells.flatMap(({col, branch}) => (branch ? [] : [col]))
			if (path.length < n) is(sum(cells.map(cell => cell.width)), nodeOn(whole, n, path).width)
			is(cells.map(({col}) => col).join(), path.length === n ? '' : columns(n).join())
			equal(
				cut,
				columns(n).filter(col => (branch.cut >>> col) & 1),
			)
		}
		const [there, here] = [whole, closed].map(root => nodeOn(root, n, [1]))
		equal([here.x, here.width], [there.x, there.width])
		equal(grafted(closed, [1], there.branch).children[1], whole.children[1])
	}
})

test('hit() finds the node that is drawn at a point', async () => {
	const n = 6,
		root = await (await walk({n})).tree([], n),
		heights = []
	for (const open of [[], [1], [1, 3]]) {
		const tree = {root, open},
			g = icicleGeometry(600, tree, n),
			rows = n + 1 - open.length
		heights.push(g.height)
		ok(rows * g.row <= g.height && rows * (g.row + 1) > g.height - 2)
		for (const {path} of allNodes(root)) {
			if (path.length < open.length) continue
			const {x, width} = nodeOn(root, n, path)
			equal(hit(tree, n, g, (x + width / 2 - g.x) * g.scale, (path.length - open.length + 0.5) * g.row).path, path)
		}
		is(hit(tree, n, g, -1e6, g.row * 1.5), null)
	}
	equal(new Set(heights).size, 1)
	const g = icicleGeometry(746, {root, open: []}, n),
		there = {path: [0, 0], isCut: true, closed: false, wide: g.scale}
	equal(hit({root, open: []}, n, g, 0.5, 60), there)
})

const placedIn = options =>
	[...oracle.walk(options.search, options.n, options)]
		.filter(({event}) => event.kind === 'place')
		.map(({queens}) => pathOf(options, queens))

test("reach() with a node's nodeOrdinal() goes to the placement of that node", async () => {
	const random = randomFrom(7)
	for (const options of walksUpTo(8).filter(({n, startRow}) => n !== 7 && startRow % 3 === 0)) {
		const w = await walk(options),
			{n} = options,
			root = await w.tree([], n),
			start = await w.moment()
		const placed = placedIn(options)
		placed.forEach((path, i) => i % 5 === 0 && is(nodeOrdinal(start, root, path), i + 1, `${name(options)} ${path}`))
		is(nodeOrdinal(start, root, []), 0)
		for (let i = 0; i < 5 && placed.length > 0; i++) {
			const path = placed[random(placed.length)],
				moment = await w.reach('place', nodeOrdinal(start, root, path))
			equal(pathOf(options, moment.queens), path)
			is(nodeState(moment, {root, stops: false}, path), 'path')
		}
	}
})

test('KnownTree requests each part of the tree once and stores it', async () => {
	const w = await walk({n: 10}),
		requests = []
	let changes = 0
	const ask = (path, levels) => (requests.push([path, levels]), w.tree(path, levels))
	const tree = new KnownTree(ask, () => changes++)
	await Promise.all([tree.of({n: 10, startRow: 0}), tree.of({n: 10, startRow: 0})])
	equal(requests, [[[], 3]])
	await tree.expand([0, 2, 4, 1, 3])
	equal(tree.open, [0, 2, 4, 1, 3])
	ok(nodeOn(tree.root, 10, tree.open).branch.children)
	const times = requests.length
	await tree.expand([0, 2])
	await tree.of({n: 10, startRow: 0})
	is(requests.length, times)
	await tree.expand([0, 0, 5])
	equal(tree.open, [0])
	await tree.of({n: 4, startRow: 0})
	equal([tree.open, requests.at(-1)], [[], [[], 4]])
	ok(changes > 3)
})

test('KnownTree drops late answers about another tree', async () => {
	for (const [n, startRow] of rows('5 1, 6 2')) {
		const answers = [],
			tree = new KnownTree(
				() => new Promise(answer => answers.push(answer)),
				() => {},
			)
		const both = [tree.of({n: 5, startRow: 2, given: []}), tree.of({n, startRow, given: []})]
		const [late, wanted] = [1, 1].map(one => ({col: -1, row: 0, cut: 0, nodes: [one], children: []}))
		answers[1](wanted)
		answers[0](late)
		await Promise.all(both)
		is(tree.root, wanted, `${n} from row ${startRow}`)
	}
})

test('KnownTree repeats an unanswered request', async () => {
	const answers = [null, {col: -1, row: 0, cut: 0, nodes: [1, 1], children: []}]
	const tree = new KnownTree(
		async () => answers.shift(),
		() => {},
	)
	await tree.of({n: 1, startRow: 0, given: []})
	is(tree.root, null)
	await tree.of({n: 1, startRow: 0, given: []})
	ok(tree.root)
})

test.run()
