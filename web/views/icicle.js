// The search tree on a canvas: a bar for each node, its children beneath it, a short stub with a cross for each
// square that is cut off. The dark path is the present; what has been visited is filled, what has not is only
// outlined; solutions are green and stand in the last row.
//
// The tree does not change from moment to moment, so it is drawn twice, visited and not, and kept; a moment is put
// together from both, row by row, and only the path is drawn anew.

import {cellsOf, columnsOf, nodeOn, presentOf, sum, wayOf, widthOf} from './branches.js'

/**
 * @import {Moment} from '../engine/moment.js'
 * @import {Tree} from './branches.js'
 * @typedef {{size: number, row: number, height: number, x: number, scale: number}} Geometry  in CSS pixels; x: which
 *   place of the layout is at the left edge
 */

/** @param {number} size  width in CSS pixels @param {Tree} tree @param {number} n @returns {Geometry} */
export function icicleGeometry(size, {root, open}, n) {
	const {x, width} = nodeOn(root, n, open),
		row = Math.max(11, Math.min(24, Math.round(216 / (n + 1))))
	return {size, row, height: row * (n + 1) + 2, x, scale: size / width}
}

/** The whole tree, as the cells beneath it are. */
const wholeOf = (root, n) => ({child: root, x: 0, width: widthOf(root, n), col: -1})
const cellsIn = (cell, n, depth) => (cell.child ? [...cellsOf(cell.child, n, depth, cell.x)] : [])

/** What is drawn at a point: the path, whether it is a cut square, and how wide it is drawn. @param {Tree} tree
 * @param {Geometry} g @returns {{path: number[], isCut: boolean, closed: boolean, wide: number}|null} */
export function hit({root}, n, g, px, py) {
	const at = px / g.scale + g.x,
		path = []
	let cell = wholeOf(root, n)
	for (let depth = Math.floor(py / g.row); path.length < depth; path.push(cell.col)) {
		cell = cellsIn(cell, n, path.length).find(({x, width}) => at >= x && at < x + width)
		if (!cell) return null
	}
	return {path, isCut: !cell.child, closed: cell.child?.children === null, wide: cell.width * g.scale}
}

/** A painter keeps what it has drawn for as long as that is right.
 * @returns {(ctx: CanvasRenderingContext2D, moment: Moment, look: any, g: Geometry) => void} */
export function iciclePainter() {
	let key = [],
		/** @type {any} */ layers = []
	return (ctx, moment, look, g) => {
		const {tree, colors, at, pixels} = look,
			{n} = moment
		const now = [tree.root, String(tree.open), g.size, g.height, pixels, n, at(0), ...Object.values(colors)]
		if (now.some((value, i) => value !== key[i])) {
			key = now
			layers = [false, true].map(visited => drawTree(n, look, g, visited))
		}
		ctx.clearRect(0, 0, g.size, g.height)
		putTogether(ctx, moment, look, g, layers)
		drawPath(ctx, moment, look, g)
		if (tree.focus) drawFocus(ctx, n, look, g)
	}
}

// --- what stays ---------------------------------------------------------------------------------------

function drawTree(n, look, g, visited) {
	const {pixels, tree} = look,
		canvas = document.createElement('canvas')
	canvas.width = Math.round(g.size * pixels)
	canvas.height = Math.round(g.height * pixels)
	const ctx = canvas.getContext('2d')
	ctx.scale(pixels, pixels)
	drawBranch(ctx, n, look, g, visited, wholeOf(tree.root, n), 0)
	return canvas
}

/** Where a cell is drawn. @returns {[left: number, top: number, wide: number, high: number]} */
const boxOf = (g, {x, width}, depth) => [(x - g.x) * g.scale, depth * g.row + 1, width * g.scale, g.row - 1]

function drawBranch(ctx, n, look, g, visited, cell, depth) {
	const box = boxOf(g, cell, depth),
		[left, top, wide, high] = box
	if (left > g.size || left + wide < 0) return
	drawBar(ctx, look, box, visited, depth === n)
	if (depth > 0) drawColumn(ctx, look, box, cell.col, look.colors.ink)
	if (!cell.child.children) return drawClosed(ctx, look, [left, top + g.row, wide, high], cell.child)
	for (const next of cellsIn(cell, n, depth))
		if (next.child) drawBranch(ctx, n, look, g, visited, next, depth + 1)
		else drawCut(ctx, look, boxOf(g, next, depth + 1), visited)
}

/** Visited is darker; what is still to come is pale and, where there is room, outlined. */
function drawBar(ctx, {colors}, [left, top, wide, high], visited, isSolution) {
	ctx.fillStyle = isSolution ? colors.good : colors.ink
	ctx.globalAlpha = isSolution ? (visited ? 1 : 0.45) : visited ? 0.25 : 0.06
	ctx.fillRect(left, top, Math.max(wide - Math.min(1, wide * 0.25), isSolution ? 0.8 : 0.3), high)
	ctx.globalAlpha = 1
	if (visited || wide < 12) return
	ctx.strokeStyle = isSolution ? colors.good : colors.line
	ctx.lineWidth = 1
	ctx.strokeRect(left + 0.5, top + 0.5, wide - 2, high - 1)
}

/** A branch that ends at once: a stub, with a cross where there is room for one. */
function drawCut(ctx, {colors}, [left, top, wide, high], visited) {
	if (wide < 0.4) return
	ctx.fillStyle = ctx.strokeStyle = visited ? colors.muted : colors.line
	if (wide < 7) return ctx.fillRect(left, top, Math.max(0.3, wide - 0.6), Math.min(3, high * 0.3))
	const arm = Math.min(wide, high) * 0.22,
		[x, y] = [left + wide / 2, top + high / 2]
	ctx.lineWidth = 1
	ctx.beginPath()
	for (const slope of [-1, 1]) ctx.moveTo(x - arm, y - slope * arm), ctx.lineTo(x + arm, y + slope * arm)
	ctx.stroke()
}

/** Beneath a node that has not been looked into: how much there is, or that there is something. */
function drawClosed(ctx, {colors, words}, [left, top, wide, high], {nodes}) {
	const text = nodes ? words.views.tree.brief(sum(nodes) - 1, nodes.at(-1)) : '…'
	ctx.font = `400 ${Math.min(12, high - 1)}px ${colors.font}`
	ctx.fillStyle = colors.muted
	if (ctx.measureText(text).width < wide - 4) return label(ctx, text, left + wide / 2, top + high / 2)
	for (let i = 0; i < 3; i++) ctx.fillRect(left + wide * 0.15, top + 2 + i * 2.5, wide * (0.6 - i * 0.15), 1)
}

function drawColumn(ctx, {at, colors}, [left, top, wide, high], col, color) {
	if (wide < 13 || high < 10) return
	ctx.font = `400 ${Math.min(12, high - 2)}px ${colors.font}`
	ctx.fillStyle = color
	label(ctx, String(at(col)), Math.max(left, 0) + 4, top + high / 2, 'left')
}

function label(ctx, text, x, y, align = 'center') {
	ctx.textAlign = align
	ctx.textBaseline = 'middle'
	ctx.fillText(text, x, y + 0.5)
}

// --- what moves ---------------------------------------------------------------------------------------

/** Up to where each row has been visited, as a place in the layout.
 * @param {Moment} moment @returns {(depth: number) => number} */
function frontOf(moment, {root}) {
	const {n, frontier, event} = moment,
		{path, next, placed} = presentOf(moment),
		{branch, depth, x, width} = nodeOn(root, n, path)
	const isKnown = depth === path.length,
		cell = isKnown && next >= 0 ? [...cellsOf(branch, n, depth, x)][next] : null
	const isPast = cell && (placed || (!cell.child && event.kind === 'test'))
	const front = next >= n && isKnown ? x + width : cell ? cell.x + (isPast ? cell.width : 0) : x
	if (!frontier) return () => front
	return depth =>
		depth <= frontier.level ? Infinity : depth === frontier.level + 1 && frontier.index !== null ? front : -Infinity
}

function putTogether(ctx, moment, {pixels, tree}, g, [waiting, visited]) {
	const front = frontOf(moment, tree)
	const put = (layer, depth, from, to) => {
		const top = Math.round(depth * g.row * pixels),
			high = Math.min(Math.round(g.row * pixels), layer.height - top)
		if (to > from)
			ctx.drawImage(layer, from, top, to - from, high, from / pixels, top / pixels, (to - from) / pixels, high / pixels)
	}
	for (const depth of columnsOf(moment.n + 1)) {
		const split = Math.round(Math.max(0, Math.min(g.size, (front(depth) - g.x) * g.scale)) * pixels)
		put(visited, depth, 0, split)
		put(waiting, depth, split, waiting.width)
	}
}

/** The nodes on the way to the present are dark; in what has not been looked into, the way has a known depth but no
 * known place. */
function drawPath(ctx, moment, look, g) {
	const {colors, tree} = look,
		{n, event} = moment,
		present = presentOf(moment),
		way = wayOf(moment, present)
	let cell = wholeOf(tree.root, n)
	for (let depth = 0; depth <= way.length; depth++) {
		const box = boxOf(g, cell, depth),
			[left, top, wide, high] = box,
			cells = cellsIn(cell, n, depth)
		ctx.globalAlpha = cell.child ? 1 : 0.3
		ctx.fillStyle = depth === n ? colors.good : colors.ink
		ctx.fillRect(left, top, Math.max(wide - 1, 2), high)
		if (cell.child && depth > 0) drawColumn(ctx, look, box, cell.col, colors.paper)
		if (depth === present.path.length && event.kind === 'test' && cells[event.col]) {
			const [left, top, wide, high] = boxOf(g, cells[event.col], depth + 1)
			ctx.lineWidth = 2
			ctx.strokeStyle = event.verdict === 'free' ? colors.good : colors.accent
			ctx.strokeRect(left, top + 1, Math.max(wide - 1, 2), high - 2)
		}
		cell = cells[way[depth]] ?? {...cell, child: null}
	}
	ctx.globalAlpha = 1
}

function drawFocus(ctx, n, {colors, tree: {root, focus}}, g) {
	const parent = nodeOn(root, n, focus.slice(0, -1))
	if (parent.depth < focus.length - 1) return
	const cell = focus.length === 0 ? parent : [...cellsOf(parent.branch, n, parent.depth, parent.x)][focus.at(-1)]
	if (!cell) return
	const [left, top, wide, high] = boxOf(g, cell, focus.length)
	ctx.lineWidth = 2
	ctx.strokeStyle = colors.accent
	ctx.setLineDash([4, 2])
	ctx.strokeRect(left + 1, top + 1, Math.max(wide - 2, 2), high - 2)
	ctx.setLineDash([])
}
