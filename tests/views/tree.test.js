// The search tree: what each of its nodes says at a moment is what the oracle's walk says of it.

import {test} from 'uvu'
import * as assert from 'uvu/assert'
import {walk} from 'n-queens/engine'
import * as oracle from '../helpers/oracle.js'
import {name, randomFrom, walksUpTo} from '../helpers/walks.js'
import {treeView} from '../../web/views/tree.js'
import {columns, labelsOf, shownIn, textsOf} from './looks.js'

/** What is beneath a path, by going through it. */
function beneath(path, {n, startRow}) {
	const row = depth => (startRow + depth) % n
	const isFree = col => path.every((other, depth) => oracle.attacks(row(depth), other, row(path.length), col) === null)
	const free = path.length === n ? [] : columns(n).filter(isFree)
	const under = free.map(col => beneath([...path, col], {n, startRow}))
	return {
		free,
		nodes: under.reduce((sum, {nodes}) => sum + 1 + nodes, 0),
		solutions: path.length === n ? 1 : under.reduce((sum, {solutions}) => sum + solutions, 0),
	}
}

const plural = (count, one) => `${count} ${one}${count === 1 ? '' : 's'}`

const isCutOff = (path, options) => path.length > 0 && !beneath(path.slice(0, -1), options).free.includes(path.at(-1))

function textExpected(path, options, stateOf) {
	const {n, startRow} = options,
		isCut = isCutOff(path, options)
	const place = path.length === 0 ? 'Empty board' : `Row ${(startRow + path.length - 1) % n}, column ${path.at(-1)}`
	const {free, nodes, solutions} = isCut ? {} : beneath(path, options)
	const below = () => {
		if (isCut) return 'cut off'
		if (path.length === n) return 'a solution'
		return free.length === 0 ? 'a dead end' : `${plural(nodes, 'node')} and ${plural(solutions, 'solution')} below`
	}
	return `${place}: ${below()}; ${stateOf(path, isCut)}.`
}

const itemsOf = (moment, tree) => shownIn(treeView, moment, {role: 'treeitem'}, {tree: {focus: null, ...tree}})

/** The paths of the items: of each node on the way that is open, and of all beside it. */
function pathsShown(options, open, path = []) {
	const isOpen = path.length < options.n && path.every((col, depth) => col === open[depth])
	if (!isOpen || isCutOff(path, options) || beneath(path, options).free.length === 0) return [path]
	return [path, ...columns(options.n).flatMap(col => pathsShown(options, open, [...path, col]))]
}

/** A walk of the oracle as paths: which are placed, and which refused, in some of its moments. */
function pathsIn({n, startRow}) {
	const of = ({queens}) =>
		columns(n)
			.map(i => queens[(startRow + i) % n])
			.filter(col => col >= 0)
	return {
		of,
		placed: moments => new Set(moments.filter(({event}) => event.kind === 'place').map(moment => String(of(moment)))),
		refused: moments =>
			new Set(
				moments
					.filter(({event}) => event.verdict === 'attacked')
					.map(moment => String([...of(moment), moment.event.col])),
			),
	}
}

test('at every step the open part of the tree tells of each node what lies beneath it and whether the oracle has been there', async () => {
	for (const options of walksUpTo(6).filter(({startRow}) => startRow % 2 === 0)) {
		const {n, search} = options,
			random = randomFrom(n),
			w = await walk(options),
			root = await w.tree([], n),
			stops = ['first', 'wraparound'].includes(search)
		const all = [...oracle.walk(search, n, options)],
			paths = pathsIn(options),
			ever = {placed: paths.placed(all), refused: paths.refused(all)}
		for (let i = 0; i < 10; i++) {
			const step = random(all.length),
				past = all.slice(0, step + 1),
				now = paths.of(all[step]),
				[visited, refused] = [paths.placed(past), paths.refused(past)]
			const [text, end] = [[...ever.placed][random(ever.placed.size)], random(n + 1)],
				open = text.split(',').map(Number).slice(0, end)
			const stateOf = (path, isCut) => {
				if (!isCut && path.every((col, depth) => col === now[depth])) return 'on the way to the present'
				if ((isCut ? refused : visited).has(String(path))) return 'visited'
				const waits = (isCut ? ever.refused : ever.placed).has(String(path))
				return waits ? 'not visited yet' : 'never reached, the search stops at its first solution'
			}
			const items = itemsOf(await w.seek(step), {root, stops, open}),
				expected = pathsShown(options, open)
			const told = expected.map(path => textExpected(path, options, stateOf)),
				levels = expected.map(path => String(path.length + 1))
			assert.equal(textsOf(items), told, `${name(options)} step ${step} open ${open}`)
			assert.is(labelsOf(items, 'tabindex').filter(index => index === '0').length, 1)
			assert.equal(labelsOf(items, 'aria-level'), levels)
		}
	}
})

test('a closed node of a tree up to n = 12 tells how many nodes and solutions lie under it', async () => {
	for (const n of [9, 10, 12]) {
		const w = await walk({n}),
			root = await w.tree([], 1)
		const items = itemsOf(await w.moment(), {root, stops: false, open: []})
		const counts = items.slice(1).map(({text}) =>
			/: ([\d,]+) nodes and ([\d,]+) solutions below/
				.exec(text)
				.slice(1)
				.map(number => +number.replaceAll(',', '')),
		)
		if (n < 12) assert.is(1 + counts.reduce((sum, [nodes]) => sum + nodes + 1, 0), oracle.KNOWN.treeNodes[n])
		assert.is(
			counts.reduce((sum, [, solutions]) => sum + solutions, 0),
			Number(oracle.KNOWN.solutionCount[n]),
		)
		assert.equal(counts, counts.slice().reverse(), 'left and right are alike')
	}
})

test.run()
