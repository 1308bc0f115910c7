import {DIRECTIONS, lastSquare, coordinates} from '../../board/geometry.js'
import {cross, drawDot, drawEdge, drawGround, drawLine, drawNumbers, drawQueen, hatch, ring} from '../../board/marks.js'
import {attackersOn, attacksOn, isFixed, isSolved, placeAt, whatIsOn} from './state.js'

export function drawReaders(ctx, board, style, g) {
	const {n} = board,
		{colors, at} = style
	ctx.clearRect(0, 0, g.size, g.size + g.top)
	if (g.cell === 0) return
	ctx.save()
	ctx.translate(g.left, g.top)
	drawNumbers(ctx, n, {at, colors, present: null}, g)
	drawGround(ctx, n, colors, g)
	drawEdge(ctx, g, colors, isSolved(board))
	drawFixed(ctx, board, colors, g)
	drawAttacked(ctx, board, style, g)
	drawHeat(ctx, board, style, g)
	drawLit(ctx, n, style, g)
	for (const {a, b} of attacksOn(board)) drawLine(ctx, g, coordinates(a), coordinates(b), colors.accent)
	drawQueens(ctx, board, style, g)
	ctx.restore()
}

const placeOf = (board, square) => coordinates(placeAt(board, square))

function drawFixed(ctx, board, colors, g) {
	for (const square of board.closed) {
		const draw = board.puzzle && !isFixed(board, square) ? cross : hatch
		draw(ctx, g, placeOf(board, square), colors.muted)
	}
	for (const square of board.puzzle?.queens ?? []) ring(ctx, g, placeOf(board, square), colors.muted, {inset: 1})
}

function drawAttacked(ctx, board, {attacks, pointed, colors}, g) {
	if (!attacks) return
	const {n} = board,
		attackersOf = attackersOn(board)
	ctx.fillStyle = colors.muted
	for (let square = 0; square < n * n; square++)
		if (attackersOf(square).length > 0 && whatIsOn(board, square) === '') drawDot(ctx, g, placeOf(board, square))
	if (pointed === null) return
	const place = placeOf(board, pointed)
	const line = to => drawLine(ctx, g, place, to, colors.ink)
	if (whatIsOn(board, pointed) === 'queen') DIRECTIONS.forEach(way => line(lastSquare(n, place, way)))
	else attackersOf(pointed).forEach(queen => line(coordinates(queen)))
}

function drawHeat(ctx, board, {heat, added, colors}, g) {
	if (!heat || g.cell < 12) return
	Object.assign(ctx, {fillStyle: colors.good, textAlign: 'center', textBaseline: 'middle'})
	heat.forEach((text, square) => {
		const {row, col} = placeAt(board, square)
		if (!text || added.some(queen => queen.row === row && queen.col === col)) return
		const size = Math.min(g.cell * 0.34, (g.cell * 1.5) / text.length)
		ctx.font = `500 ${size}px ${colors.font}`
		ctx.fillText(text, (col + 0.5) * g.cell, (row + 0.52) * g.cell)
	})
}

function drawLit(ctx, n, {lit, colors}, g) {
	if (!lit) return
	const {line, squares} = lit,
		{cell} = g
	ctx.save()
	ctx.globalAlpha = 0.14
	ctx.fillStyle = colors.accent
	if (line?.isRow) ctx.fillRect(0, line.index * cell, n * cell, cell)
	else if (line) ctx.fillRect(line.index * cell, 0, cell, n * cell)
	ctx.restore()
	for (const square of squares) ring(ctx, g, coordinates(square), colors.accent)
}

function drawQueens(ctx, board, {added, colors}, g) {
	const attacked = new Set(attacksOn(board).flatMap(({a, b}) => [a, b].map(({row, col}) => row * board.n + col))),
		color = isSolved(board) ? colors.good : colors.ink
	for (const square of board.queens)
		drawQueen(ctx, g, placeOf(board, square), attacked.has(square) ? colors.accent : color)
	for (const queen of added) drawQueen(ctx, g, coordinates(queen), colors.good, 0.75)
}
