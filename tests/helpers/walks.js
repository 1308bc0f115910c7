import {spawnSync} from 'node:child_process'
import {SEARCHES} from './oracle.js'

export function walksUpTo(largest) {
	const walks = []
	for (let n = 1; n <= largest; n++)
		for (const search of SEARCHES)
			for (let startRow = 0; startRow < (search === 'wraparound' ? n : 1); startRow++) walks.push({n, search, startRow})
	return walks
}

export const squaresOf = n => Array.from({length: n * n}, (_, i) => ({row: Math.floor(i / n), col: i % n}))

export const squaresText = squares => squares.map(({row, col}) => `${row},${col}`).join(' ')

export const name = ({n, search, startRow = 0, given = [], blocked = []}) =>
	`${search} n=${n} start-row=${startRow} given=${squaresText(given)} blocked=${squaresText(blocked)}`

export const nqueens = (...args) => spawnSync('build/nqueens', args, {encoding: 'utf8', maxBuffer: 1 << 28})

function optionWords({search = '', startRow = 0, given = [], blocked = []}) {
	const options = {search, 'start-row': startRow || '', given: squaresText(given), blocked: squaresText(blocked)}
	return Object.entries(options).flatMap(([name, value]) => (value === '' ? [] : [`--${name}`, String(value)]))
}

export const nativeEvents = ({n, ...options}) =>
	nqueens('walk', String(n), ...optionWords(options))
		.stdout.trimEnd()
		.split('\n')

export function eventLine({step, event: {kind, row, col, verdict, by, emptied}}) {
	const tested = ['test', 'check'].includes(kind)
		? [verdict, ...(by ? [by.row, by.line] : []), ...(emptied === null ? [] : [emptied])]
		: []
	return [step, kind, row ?? '-', col ?? '-', ...tested].join(' ')
}

export function randomFrom(seed) {
	return below => {
		seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
		return Math.floor((seed / 2 ** 32) * below)
	}
}

export const pick = (list, random) => list[random(list.length)]

export const often = inputs => inputs * Number(process.env.FUZZ ?? 1)

export const randomText = (random, pieces, below) =>
	Array.from({length: random(below)}, () => pieces[random(pieces.length)]).join('')

export function spoiltText(random, text, pieces) {
	const [from, to] = [random(text.length), random(text.length)]
	return text.slice(0, from) + randomText(random, pieces, 4) + text.slice(random(2) ? from : to)
}

export const rows = table => table.split(', ').map(row => row.split(' ').map(Number))

export const positions = board => Array.from(board, col => col + 1).join(' ')
