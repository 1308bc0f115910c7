// The search tree, laid out from left to right, and where a moment is in it: what its drawing and its text both need.
// What has been visited follows from the moment alone; the tree itself, of `Branch`es from the engine, is the same in
// every moment.
//
// Invariants: a node of known size is (n - 1) · nodes + 1 wide, which is the sum of the widths of its children and
// its cut cells, a dead end and a solution being n wide: so nothing moves when a closed node is opened. A node is
// known by its columns in the order in which rows are entered (`path`).

/**
 * @import {Branch, Moment} from '../engine/moment.js'
 * @typedef {{path: number[], next: number, placed: boolean}} Present  the queens that stand; the column up to which the
 *   children of the last one are visited, and whether that one was placed itself
 * @typedef {'path'|'visited'|'waiting'|'never'} State
 * @typedef {object} Tree
 * @property {Branch} root  as far as it has been looked at; another object when that changes
 * @property {boolean} stops  the search stops at the first solution
 * @property {number[]} open  the path of the node that fills the width
 * @property {number[]|null} focus  the path of the node the reader points at
 */

export const columnsOf = n => Array.from({length: n}, (_, col) => col)

/** @param {Branch} branch @param {number} n */
export function widthOf(branch, n) {
	const {nodes, children} = branch
	if (nodes) return (n - 1) * sum(nodes) + 1
	return children ? n - children.length + sum(children.map(child => widthOf(child, n))) : n
}

export const sum = numbers => numbers.reduce((total, number) => total + number, 0)

/** The cells beneath an open node, from left to right: {col, x, width, child}; child null: cut off.
 * @param {Branch} branch @param {number} x  its left edge @param {number} depth */
export function* cellsOf(branch, n, depth, x) {
	if (!branch.children || depth === n) return
	let next = 0
	for (const col of columnsOf(n)) {
		const child = branch.children[next]?.col === col ? branch.children[next++] : null
		const width = child ? widthOf(child, n) : 1
		yield {col, x, width, child}
		x += width
	}
}

/** The deepest known node on the way to a path, and where it lies. @param {Branch} root @param {number[]} path
 * @returns {{branch: Branch, depth: number, x: number, width: number}} */
export function nodeOn(root, n, path) {
	let found = {branch: root, depth: 0, x: 0, width: widthOf(root, n)}
	for (const col of path) {
		const cell = [...cellsOf(found.branch, n, found.depth, found.x)][col]
		if (!cell?.child) break
		found = {branch: cell.child, depth: found.depth + 1, x: cell.x, width: cell.width}
	}
	return found
}

/** The rows in the order in which the search enters them. @param {Moment} moment */
export const rowsOf = ({n, startRow}) => columnsOf(n).map(i => (startRow + i) % n)

/** @param {Moment} moment @returns {Present} */
export function presentOf(moment) {
	const {n, queens, stack, event, frontier} = moment
	const standing = rowsOf(moment)
		.map(row => queens[row])
		.filter(col => col >= 0)
	const path = frontier ? standing.slice(0, frontier.level) : standing,
		isPast = event.kind === 'leave' || (!frontier && event.kind === 'done')
	return {
		path,
		next: stack[frontier ? 0 : path.length]?.col ?? (isPast ? n : -1),
		placed: frontier ? standing.length > path.length : event.kind === 'remove',
	}
}

/** The path of the node that the search is at. @param {Pick<Moment, 'frontier'>} moment @param {Present} present */
export const wayOf = ({frontier}, {path, next, placed}) => (frontier && placed ? [...path, next] : path)

/** Before, on the way to, or after: -1, 0, 1. */
function order(path, other) {
	const at = path.findIndex((col, i) => i < other.length && col !== other[i])
	return at < 0 ? 0 : Math.sign(path[at] - other[at])
}

/** Whether a node, or a cut cell, has been visited. @param {Moment} moment @param {number[]} path  not empty */
export function isVisited(moment, path, isCut = false, present = presentOf(moment)) {
	const {level, index} = moment.frontier ?? {}
	if (moment.frontier && path.length !== level + 1) return path.length <= level
	if (index === null) return false
	const before = order(path, present.path)
	if (before !== 0) return before < 0
	if (path.length <= present.path.length) return true
	const col = path[present.path.length],
		isTried = present.placed || (isCut && path.length === present.path.length + 1)
	return col < present.next || (col === present.next && isTried)
}

/** The way to the first solution as far as it is known; null when there is none, or its subtree is too large. */
function firstSolution(root) {
	if (!root.nodes?.at(-1)) return null
	const path = []
	for (let at = root; ; path.push(at.col)) {
		const child = at.children?.find(child => child.nodes.at(-1) > 0)
		if (!child) return path
		at = child
	}
}

/** @param {Moment} moment @param {Tree} tree @param {number[]} path @returns {State} */
export function stateOf(moment, {root, stops}, path, isCut = false) {
	const present = presentOf(moment),
		way = wayOf(moment, present)
	if (!isCut && path.every((col, i) => col === way[i])) return 'path'
	if (isVisited(moment, path, isCut, present)) return 'visited'
	const last = stops ? firstSolution(root) : null
	return last && order(path, last) > 0 ? 'never' : 'waiting'
}

/** Which event of the kind `place` a node is: its number in the order of the walk; null where that is not known. The
 * empty board is none: 0. @param {Moment} moment @param {Branch} root @param {number[]} path */
export function ordinalOf({n, frontier}, root, path) {
	const left = Array(n + 1).fill(0)
	let branch = root
	for (const [depth, col] of path.entries()) {
		for (const child of branch.children.filter(child => col > child.col)) {
			if (!child.nodes) return null
			child.nodes.forEach((count, i) => (left[depth + 1 + i] += count))
		}
		branch = branch.children.find(child => child.col === col)
	}
	if (!frontier || path.length === 0) return path.length + sum(left)
	return root.nodes && sum(root.nodes.slice(1, path.length)) + left[path.length] + 1
}

/** The same tree with one of its nodes looked at more deeply.
 * @type {(root: Branch, path: number[], branch: Branch) => Branch} */
export const grafted = (root, [col, ...rest], branch) =>
	col === undefined
		? branch
		: {...root, children: root.children.map(child => (child.col === col ? grafted(child, rest, branch) : child))}
