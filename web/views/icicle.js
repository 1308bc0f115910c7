// The search tree as an icicle plot: a node is a bar with its children below, a pruned square a stub with a cross. The
// layers of visited and of other nodes are cached.

import {cellsBelow, frontOf, indices, nodeOn, presentPath, sum, currentPath, rootPlace} from './branches.js'

const USUAL_HEIGHT = 216
/** Nodes and pruned squares drawn in one frame, in about 6 ms; the tree of n = 8 has 16 000. */
const PORTION = 3000
const NARROW_PX = 24

const HIGHEST_ROW = 40

/** Results in CSS pixels, but `x` (left edge) in layout units, `top` as depth of the first row. size: width; high:
 * approximate maximum height. The height depends only on n and `high`. */
export function icicleGeometry(size, {root, open}, n, high = USUAL_HEIGHT) {
	const {x, width, depth: top} = nodeOn(root, n, open),
		rowOfAll = Math.max(high < USUAL_HEIGHT ? 7 : 11, Math.min(24, Math.round(high / (n + 1)))),
		rows = rowOfAll * (n + 1),
		row = top === 0 ? rowOfAll : Math.min(HIGHEST_ROW, Math.floor(rows / (n + 1 - top)))
	return {size, row, height: rows + 2, x, scale: size / width, top}
}

export const fittedIcicle = (canvas, size, tree, n) =>
	icicleGeometry(size, tree, n, parseFloat(getComputedStyle(canvas).maxHeight) || undefined)

export function hit({root}, n, g, px, py) {
	const at = px / g.scale + g.x,
		path = []
	let cell = rootPlace(root, n)
	for (let depth = Math.floor(py / g.row) + g.top; path.length < depth; path.push(cell.col)) {
		cell = cellsBelow(cell, n).find(({x, width}) => at >= x && at < x + width)
		if (!cell) return null
	}
	return {path, isCut: !cell.branch, closed: cell.branch?.children === null, wide: cell.width * g.scale}
}

export function iciclePainter() {
	let key = [],
		layers,
		cells
	return (ctx, moment, context, g) => {
		const {tree, colors, at, pixels} = context,
			{n} = moment
		const now = [tree.root, String(tree.open), g.size, g.height, pixels, n, at(0), ...Object.values(colors)]
		if (now.some((value, i) => value !== key[i])) {
			key = now
			layers = [0, 1].map(() => layerOf(g, pixels))
			cells = [rootPlace(tree.root, n)]
		}
		for (let i = PORTION; i > 0 && cells.length > 0; i--) cells.push(...drawCell(layers, n, context, g, cells.pop()))
		ctx.clearRect(0, 0, g.size, g.height)
		putTogether(ctx, moment, context, g, layers)
		drawPath(ctx, moment, context, g)
		if (tree.focus) drawFocus(ctx, n, context, g)
		return cells.length > 0
	}
}

function layerOf(g, pixels) {
	const canvas = document.createElement('canvas')
	canvas.width = Math.round(g.size * pixels)
	canvas.height = Math.round(g.height * pixels)
	const ctx = canvas.getContext('2d')
	ctx.scale(pixels, pixels)
	return ctx
}

/** @returns {[left: number, top: number, wide: number, high: number]} */
const boxOf = (g, {x, width, depth}) => [(x - g.x) * g.scale, (depth - g.top) * g.row + 1, width * g.scale, g.row - 1]

function drawCell(layers, n, context, g, cell) {
	const box = boxOf(g, cell),
		[left, top, wide, high] = box,
		{branch, depth} = cell
	if (left > g.size || left + wide < 0) return []
	layers.forEach((ctx, visited) => {
		if (!branch) return drawCut(ctx, context, box, visited)
		drawBar(ctx, context, box, visited, isSolution(branch, context.tree))
		if (depth > 0) drawColumn(ctx, context, box, cell.col, context.colors.ink)
		if (!branch.children) drawClosed(ctx, context, [left, top + g.row, wide, high], branch)
	})
	return cellsBelow(cell, n).reverse()
}

/** Complete boards are solutions, unless the search tests only complete boards. */
const isSolution = (branch, {boards}) => branch?.row < 0 && !boards

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

function drawClosed(ctx, {colors, words, tree}, [left, top, wide, high], {nodes}) {
	ctx.fillStyle = colors.muted
	if (wide > NARROW_PX) {
		const text = nodes ? words.views.tree.brief(sum(nodes) - 1, nodes.at(-1), tree.boards) : '…'
		ctx.font = `400 ${Math.min(12, high - 1)}px ${colors.font}`
		if (ctx.measureText(text).width < wide - 4) return label(ctx, text, left + wide / 2, top + high / 2)
	}
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

function putTogether(ctx, moment, {pixels, tree}, g, [waiting, visited]) {
	const front = frontOf(moment, tree.root)
	const put = ({canvas}, depth, from, to) => {
		const top = Math.round((depth - g.top) * g.row * pixels),
			row = Math.min(Math.round(g.row * pixels), canvas.height - top),
			high = moment.frontier ? row : canvas.height,
			box = [from, top, to - from, high]
		if (to > from) ctx.drawImage(canvas, ...box, ...box.map(length => length / pixels))
	}
	// Without a frontier all rows have the same front, and one image has all of them.
	for (const depth of indices(moment.frontier ? moment.n + 1 : g.top + 1).slice(g.top)) {
		const split = Math.round(Math.max(0, Math.min(g.size, (front(depth) - g.x) * g.scale)) * pixels)
		put(visited, depth, 0, split)
		put(waiting, depth, split, waiting.canvas.width)
	}
}

function drawPath(ctx, moment, context, g) {
	const {colors, tree} = context,
		{n, event} = moment,
		present = presentPath(moment),
		way = currentPath(moment, present)
	let cell = rootPlace(tree.root, n)
	for (let depth = 0; depth <= way.length; depth++) {
		const box = boxOf(g, cell),
			[left, top, wide, high] = box,
			cells = cellsBelow(cell, n)
		ctx.globalAlpha = cell.branch ? 1 : 0.3
		ctx.fillStyle = isSolution(cell.branch, tree) ? colors.good : colors.ink
		ctx.fillRect(left, top, Math.max(wide - 1, 2), high)
		if (cell.branch && depth > 0) drawColumn(ctx, context, box, cell.col, colors.paper)
		if (depth === present.path.length && event.kind === 'test' && cells[event.col])
			outline(ctx, boxOf(g, cells[event.col]), event.verdict === 'free' ? colors.good : colors.accent, 0)
		cell = cells[way[depth]] ?? {...cell, depth: depth + 1, branch: null}
	}
	ctx.globalAlpha = 1
}

function outline(ctx, [left, top, wide, high], color, inset) {
	Object.assign(ctx, {lineWidth: 2, strokeStyle: color})
	ctx.strokeRect(left + inset, top + 1, Math.max(wide - 1 - inset, 2), high - 2)
}

function drawFocus(ctx, n, {colors, tree: {root, focus}}, g) {
	const parent = nodeOn(root, n, focus.slice(0, -1))
	if (parent.depth < focus.length - 1) return
	const cell = focus.length === 0 ? parent : cellsBelow(parent, n)[focus.at(-1)]
	if (!cell) return
	ctx.setLineDash([4, 2])
	outline(ctx, boxOf(g, cell), colors.accent, 1)
	ctx.setLineDash([])
}
