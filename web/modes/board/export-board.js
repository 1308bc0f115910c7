// The reader's board for the export dialog, which needs an object like a figure; its search is called `own`.

import {MAX_N} from '../../engine/known.js'
import {drawReaders} from './drawing.js'
import {setupFromBoard, textOfBoard} from './state.js'

const ALONE = {pointed: null, added: []}

export function exportedBoard(board, {words: {export: w}, sentence, attacks, labels}) {
	const {n, given: queens, blocked: closed} = setupFromBoard(board),
		columns = columnsOf(n, queens)
	const own = {
		name: ['board'],
		ticks: ['attacks', 'credit'],
		title: w.ownTitle({n, queens: queens.length, closed: closed.length}),
		descOf(at) {
			const counted = squares => squares.map(({row, col}) => ({row: at(row), col: at(col)}))
			const shut = closed.length > 0 ? [w.closedAlt(counted(closed))] : []
			return w.joined([sentence(at), w.boardAlt(n, counted(queens)), ...shut])
		},
		values: {mode: 'board', n, given: queens, blocked: closed, labels: labels || null, attacks},
		draw: (ctx, _, style, g) => drawReaders(ctx, board, {...ALONE, ...style}, g),
		text: columns && closed.length === 0 && n <= MAX_N ? null : textOfBoard(board),
	}
	return {moment: {n, step: 0, queens: columns ?? []}, labels, attacks, own}
}

function columnsOf(n, queens) {
	const columns = Array(n).fill(-1)
	for (const {row, col} of queens) columns[row] = columns[row] < 0 ? col : n
	return columns.includes(n) ? null : columns
}
