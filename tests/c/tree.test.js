// The search tree: what the engine says of it, its layout, and where a moment is in it.

import {test} from 'uvu'
import {equal, is, ok, unreachable} from 'uvu/assert'
import {count, walk} from 'n-queens/engine'
import {pathOf} from '../helpers/expected.js'
import * as oracle from '../helpers/oracle.js'
import {columns} from '../helpers/says.js'
import {rejection} from '../helpers/rejection.js'
import {name, randomFrom, rows, walksUpTo} from '../helpers/walks.js'
import {KnownTree} from '../../web/figure/tree.js'
import {cellsOf, grafted, isVisited, nodeOn, ordinalOf, stateOf, sum} from '../../web/views/branches.js'
import {hit, icicleGeometry} from '../../web/views/icicle.js'

function* allNodes(branch, path = []) {
	yield {path, branch}
	for (const child of branch.children ?? []) yield* allNodes(child, [...path, child.col])
}

const treeOf = async (options, levels) => (await walk(options)).tree([], levels)
const cutIn = (branch, n) => columns(n).filter(col => (branch.cut >>> col) & 1)

const seen = (branch, levels) => ({
	...branch,
	children: levels === 0 && branch.children.length > 0 ? null : branch.children.map(child => seen(child, levels - 1)),
})

test('from every node of every tree up to n = 6, and the roots up to 8, the engine says what the twin says', async () => {
	for (const options of walksUpTo(8).filter(({search}) => search === 'wraparound')) {
		const w = await walk(options),
			whole = oracle.tree(options)
		for (const {path, branch} of options.n < 7 ? allNodes(whole) : [{path: [], branch: whole}])
			for (const levels of path.length < 2 ? [0, 1, options.n] : [1])
				equal(await w.tree(path, levels), seen(branch, levels), `${name(options)} ${path} ${levels}`)
	}
})

test('trees have as many nodes as is known and as walks place, and as many solutions as these find and are counted', async () => {
	equal(Object.keys(oracle.KNOWN.treeNodes).map(Number), [4, 5, 6, 7, 8, 9, 10])
	for (let n = 1; n <= 12; n++) {
		const {nodes} = await treeOf({n}, 1)
		if (oracle.KNOWN.treeNodes[n]) is(sum(nodes), oracle.KNOWN.treeNodes[n])
		for (const search of n > 10 ? ['flags'] : ['scan', 'flags', 'breadth-first']) {
			const {places, solutions} = (await (await walk({n, search})).seek(Infinity)).counters
			equal([places + 1, solutions], [sum(nodes), nodes.at(-1)], `${search} n = ${n}`)
		}
		equal([await count(n), oracle.KNOWN.solutionCount[n]], Array(2).fill(BigInt(nodes.at(-1))))
	}
})

const large = await walk({n: 20}),
	tooLarge = await large.tree([], 1)

test('a tree too large to count says so, and its small parts are counted', async () => {
	const {nodes, children} = tooLarge
	equal([nodes, children.length, children[0].nodes, children[0].children], [null, 20, null, null])
	const deep = (await large.seek(3000)).queens.filter(col => col >= 0)
	is((await large.tree(deep, 0)).nodes[0], 1)
})

test('the tree can be looked at while the walk is somewhere else, many parts at once', async () => {
	const w = await walk({n: 6, search: 'scan'}),
		whole = oracle.tree({n: 6})
	const parts = [...allNodes(whole)].filter((_, i) => i % 7 === 0)
	const answers = await Promise.all(parts.flatMap(({path}, i) => [w.tree(path, i % 3), w.seek(i * 10)]))
	for (const [i, {branch}] of parts.entries()) {
		equal(answers[2 * i], seen(branch, i % 3))
		is(answers[2 * i + 1].step, i * 10)
	}
})

test('what is no node is refused by name', async () => {
	const w = await walk({n: 5})
	for (const [said, ...args] of [
		['TypeError columns', 'x'],
		['RangeError columns', [0, 1]],
		['RangeError columns[0]', [9]],
		['RangeError columns[0]', [0.5]],
		['RangeError columns.length', [0, 2, 4, 1, 3, 0]],
		['RangeError levels', [], 6],
		['RangeError levels', [], -1],
		['TypeError levels', [], '1'],
	]) {
		const {name, argument} = await rejection(w.tree(...args))
		is(`${name} ${argument}`, said)
	}
})

test('a node is as wide as what lies beneath it, and opening a part of it moves nothing', async () => {
	for (const options of [{n: 4}, {n: 6}, {n: 5, search: 'wraparound', startRow: 3}, {n: 8}]) {
		const w = await walk(options),
			{n} = options,
			[whole, closed] = await Promise.all([n, 1].map(levels => w.tree([], levels)))
		for (const {path, branch} of allNodes(whole)) {
			const cells = cellsOf({branch, depth: path.length, x: 0, width: 0, col: 0}, n),
				cut = cells.flatMap(({col, branch}) => (branch ? [] : [col]))
			if (path.length < n) is(sum(cells.map(cell => cell.width)), nodeOn(whole, n, path).width)
			is(cells.map(({col}) => col).join(), path.length === n ? '' : columns(n).join())
			equal(cut, cutIn(branch, n))
		}
		const [there, here] = [whole, closed].map(root => nodeOn(root, n, [1]))
		equal([here.x, here.width], [there.x, there.width])
		equal(grafted(closed, [1], there.branch).children[1], whole.children[1])
	}
})

test('what is drawn at a point is what one hits there', async () => {
	const n = 6,
		root = await treeOf({n}, n)
	for (const open of [[], [1], [1, 3]]) {
		const tree = {root, open},
			g = icicleGeometry(600, tree, n)
		for (const {path} of allNodes(root)) {
			const {x, width} = nodeOn(root, n, path)
			equal(hit(tree, n, g, (x + width / 2 - g.x) * g.scale, (path.length + 0.5) * g.row).path, path)
		}
		is(hit(tree, n, g, -1e6, g.row * 1.5), null)
	}
	const g = icicleGeometry(746, {root, open: []}, n),
		there = {path: [0, 0], isCut: true, closed: false, wide: g.scale}
	equal(hit({root, open: []}, n, g, 0.5, 60), there)
})

/** The moments of the oracle's walk, each with its path; and all paths that it ever comes to, in their order. */
function oraclePaths(options) {
	const moments = Array.from(oracle.walk(options.search, options.n, options), ({step, event, queens}) => ({
		...{step, event},
		path: pathOf(options, queens),
	}))
	return {moments, placed: moments.filter(({event}) => event.kind === 'place').map(({path}) => path)}
}

test("at every step the nodes visited are the oracle's placements, the cut ones its refusals", async () => {
	for (const options of walksUpTo(5)) {
		const w = await walk(options),
			all = [...allNodes(await w.tree([], options.n))],
			cut = all.flatMap(({path, branch}) => cutIn(branch, options.n).map(col => [...path, col])),
			been = new Set(),
			refused = new Set()
		const sorts = [
			{isCut: false, met: been, paths: all.slice(1).map(({path}) => path)},
			{isCut: true, met: refused, paths: cut},
		]
		for (const {step, event, path} of oraclePaths(options).moments) {
			if (event.kind === 'place') been.add(String(path))
			if (event.verdict === 'attacked') refused.add(String([...path, event.col]))
			const now = await w.seek(step)
			for (const {isCut, met, paths} of sorts) {
				const visited = paths.filter(path => isVisited(now, path, isCut)).map(String)
				ok(visited.length === met.size && visited.every(path => met.has(path)), `${name(options)} ${step} ${isCut}`)
			}
		}
	}
})

test('at every step the way to the present is the queens that stand; never is what the oracle never comes to', async () => {
	for (const options of walksUpTo(5)) {
		const w = await walk(options),
			root = await w.tree([], options.n),
			tree = {root, stops: ['first', 'wraparound'].includes(options.search)}
		const {moments, placed} = oraclePaths(options),
			ever = new Set(placed.map(String)),
			nodes = Array.from(allNodes(root), ({path}) => ({
				node: path,
				isNever: path.length > 0 && !ever.has(String(path)),
			}))
		for (const {step, path} of moments) {
			const now = await w.seek(step)
			for (const {node, isNever} of nodes) {
				const state = stateOf(now, tree, node),
					isOn = node.every((col, i) => col === path[i])
				if ((state === 'path') !== isOn || (state === 'never') !== isNever)
					unreachable(`${name(options)} ${step} ${node}: ${state}`)
			}
		}
	}
})

test('the ordinal of a node is that of the placement that leads to it, and going there shows it', async () => {
	const random = randomFrom(7)
	for (const options of walksUpTo(8).filter(({n, startRow}) => n !== 7 && startRow % 3 === 0)) {
		const w = await walk(options),
			{n} = options,
			root = await w.tree([], n),
			start = await w.moment()
		const {placed} = oraclePaths(options)
		placed.forEach((path, i) => i % 5 === 0 && is(ordinalOf(start, root, path), i + 1, `${name(options)} ${path}`))
		is(ordinalOf(start, root, []), 0)
		for (let i = 0; i < 5 && placed.length > 0; i++) {
			const path = placed[random(placed.length)],
				moment = await w.reach('place', ordinalOf(start, root, path))
			equal(pathOf(options, moment.queens), path)
			is(stateOf(moment, {root, stops: false}, path), 'path')
		}
	}
})

test('ordinals are known also where only the numbers of nodes beneath are, and not where those are unknown', async () => {
	for (const search of ['flags', 'breadth-first']) {
		const w = await walk({n: 8, search}),
			moment = await w.moment()
		const whole = await w.tree([], 8),
			part = grafted(await w.tree([], 2), [5, 3], await w.tree([5, 3], 1))
		for (const path of [[5], [5, 3], [5, 3, 0], [7, 5]])
			is(ordinalOf(moment, part, path), ordinalOf(moment, whole, path), `${search} ${path}`)
	}
	const start = await large.seek(0)
	equal([ordinalOf(start, tooLarge, [0]), ordinalOf(start, tooLarge, [1])], [1, null])
})

test('a known tree asks for what is looked at, once, and keeps what it knows when it is asked for another', async () => {
	const w = await walk({n: 10}),
		asked = []
	let changes = 0
	const ask = (path, levels) => (asked.push([path, levels]), w.tree(path, levels))
	const tree = new KnownTree(ask, () => changes++)
	await Promise.all([tree.of({n: 10, startRow: 0}), tree.of({n: 10, startRow: 0})])
	equal(asked, [[[], 3]])
	await tree.look([0, 2, 4, 1, 3])
	equal(tree.open, [0, 2, 4, 1, 3])
	ok(nodeOn(tree.root, 10, tree.open).branch.children)
	const times = asked.length
	await tree.look([0, 2])
	await tree.of({n: 10, startRow: 0})
	is(asked.length, times)
	await tree.look([0, 0, 5])
	equal(tree.open, [0], 'what is cut off cannot be opened')
	await tree.of({n: 4, startRow: 0})
	equal([tree.open, asked.at(-1)], [[], [[], 4]])
	ok(changes > 3)
})

test('an answer that comes late, about a tree that is not wanted any more, is left aside', async () => {
	for (const [n, startRow] of rows('5 1, 6 2')) {
		const answers = [],
			tree = new KnownTree(
				() => new Promise(answer => answers.push(answer)),
				() => {},
			)
		const asked = [tree.of({n: 5, startRow: 2}), tree.of({n, startRow})]
		const [late, wanted] = [1, 1].map(one => ({col: -1, cut: 0, nodes: [one], children: []}))
		answers[1](wanted)
		answers[0](late)
		await Promise.all(asked)
		is(tree.root, wanted, `${n} from row ${startRow}`)
	}
})

test('what cannot be answered now is asked again', async () => {
	const answers = [null, {col: -1, cut: 0, nodes: [1, 1], children: []}]
	const tree = new KnownTree(
		async () => answers.shift(),
		() => {},
	)
	await tree.of({n: 1, startRow: 0})
	is(tree.root, null)
	await tree.of({n: 1, startRow: 0})
	ok(tree.root)
})

test.run()
