// Layout of the search tree from left to right, and the moment's position in it. A node's `path` is its queens' columns
// in row order. Invariant: expanding a node moves no other node. This holds because a subtree of m nodes has the width
// (n - 1) · m + 1, which is the sum of its children's widths plus 1 for each pruned square.

/** @import {Branch} from '../engine/moment.js'
 * @typedef {{col: number, x: number, width: number, depth: number, branch: Branch|null}} Cell  a node in the layout;
 *   branch: null for a pruned square
 * @typedef {object} Tree
 * @property {Branch} root  the known part; another object after a change
 * @property {boolean} stops  the search stops at the first solution @property {boolean} boards  leaves are boards, not
 *   always solutions @property {number[]} open  path of the node that fills the width
 * @property {number[]|null} focus  path of the node under the pointer */

export const indices = n => [...Array(n).keys()]

function widthOf({nodes, children}, n) {
	if (nodes) return (n - 1) * sum(nodes) + 1
	return children ? n - children.length + sum(children.map(child => widthOf(child, n))) : n
}

export const sum = numbers => numbers.reduce((total, number) => total + number, 0)

export const rootPlace = (root, n) => ({col: -1, x: 0, width: widthOf(root, n), depth: 0, branch: root})

export function cellsBelow({x, depth, branch}, n) {
	if (!branch?.children || branch.row < 0) return []
	return indices(n).map(col => {
		const child = branch.children.find(child => child.col === col) ?? null
		const cell = {col, x, width: child ? widthOf(child, n) : 1, depth: depth + 1, branch: child}
		x += cell.width
		return cell
	})
}

export function nodeOn(root, n, path) {
	let found = rootPlace(root, n)
	for (const col of path) {
		const cell = cellsBelow(found, n)[col]
		if (!cell?.branch) break
		found = cell
	}
	return found
}

export function presentPath(moment) {
	const {n, queens, stack, rows, event, frontier} = moment
	const standing = (frontier ? indices(n) : rows).flatMap(row => (queens[row] < 0 ? [] : [queens[row]]))
	const path = frontier ? standing.slice(0, frontier.level) : standing,
		isPast = event.kind === 'leave' || (!frontier && event.kind === 'done')
	return {
		path,
		next: stack[frontier ? 0 : path.length]?.col ?? (isPast ? n : -1),
		placed: frontier ? standing.length > path.length : event.kind === 'remove',
	}
}

export const currentPath = ({frontier}, {path, next, placed}) => (frontier && placed ? [...path, next] : path)

/** Positions up to which nodes were visited, by depth. */
export function frontOf(moment, root) {
	const {n, frontier, event} = moment,
		{path, next, placed} = presentPath(moment),
		node = nodeOn(root, n, path)
	const isKnown = node.depth === path.length,
		cell = isKnown ? cellsBelow(node, n)[next] : null
	const isPast = cell && (placed || (!cell.branch && event.kind === 'test'))
	const front = next >= n && isKnown ? node.x + node.width : cell ? cell.x + (isPast ? cell.width : 0) : node.x
	if (!frontier) return () => front
	return depth =>
		depth <= frontier.level ? Infinity : depth === frontier.level + 1 && frontier.index !== null ? front : -Infinity
}

/** Position of the first solution; Infinity if unknown. */
function firstSolution(root, n) {
	let cell = rootPlace(root, n)
	if (!root.nodes?.at(-1)) return Infinity
	while (cell.branch.children?.length > 0) cell = cellsBelow(cell, n).find(({branch}) => branch?.nodes.at(-1) > 0)
	return cell.x
}

export function nodeState(moment, {root, stops}, path, isCut = false) {
	const {n} = moment,
		way = currentPath(moment, presentPath(moment)),
		{x} = isCut ? cellsBelow(nodeOn(root, n, path), n)[path.at(-1)] : nodeOn(root, n, path)
	if (!isCut && path.every((col, i) => col === way[i])) return 'path'
	if (x < frontOf(moment, root)(path.length)) return 'visited'
	return stops && x > firstSolution(root, n) ? 'never' : 'waiting'
}

export function nodeOrdinal({n, frontier}, root, path) {
	const left = Array(n + 1).fill(0)
	let branch = root
	for (const depth of path.keys()) {
		const col = path[depth]
		for (const child of branch.children.filter(child => col > child.col)) {
			if (!child.nodes) return null
			child.nodes.forEach((count, i) => (left[depth + 1 + i] += count))
		}
		branch = branch.children.find(child => child.col === col)
	}
	if (!frontier || path.length === 0) return path.length + sum(left)
	return root.nodes && sum(root.nodes.slice(1, path.length)) + left[path.length] + 1
}

/** @type {(root: Branch, path: number[], branch: Branch) => Branch} */
export const grafted = (root, [col, ...rest], branch) =>
	col === undefined
		? branch
		: {...root, children: root.children.map(child => (child.col === col ? grafted(child, rest, branch) : child))}
