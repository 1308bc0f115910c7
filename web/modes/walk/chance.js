// Fields of randomised searches (seed, initial board, limits of a climb), and sizes of large boards.

import {html, nothing} from 'lit-html'
import {MAX_N} from '../../engine/known.js'
import {numberIn, OPTIONS} from '../../figure/attributes.js'
import {named, numberField, plain, select, sizes} from '../../ui/fields.js'

const LARGE = [100, 300, 1000, 10_000, 100_000, 1_000_000]
const LIMITED = [0, 10, 100]

const withIt = (numbers, value) => [...new Set([...numbers, value])].sort((a, b) => a - b)

export function sizeOptions({n}, {largest}, w) {
	const all = sizes(MAX_N, w.boardSize),
		more = largest > MAX_N ? withIt(LARGE, n).filter(size => size > MAX_N && size <= largest) : []
	return [...all, ...more.map(size => [size, w.boardSize(w.core.count(size))])]
}

export function chanceView(figure, {takesChance, takesLimits}, w, begin) {
	if (!takesChance) return nothing
	const {seed} = figure,
		words = w.chance
	const typed = text => {
		const number = numberIn(text)
		begin(number <= OPTIONS.seed.allowed.high ? {seed: number} : {})
	}
	const limited = id =>
		select({
			...{id, label: words[id], value: figure[id]},
			options: withIt(LIMITED, figure[id]).map(most => [most, words.most[id](most)]),
			act: most => begin({[id]: most}),
		})
	return html`<div class="chance flow"><label><span>${words.seed}</span>${numberField({
		id: 'seed',
		value: String(seed),
		digits: 7,
		act: typed,
	})}</label>
	${plain(words.other, () => begin({seed: seed + 1}), {id: 'other-seed'})}
	${select({
		...{id: 'begin', label: words.begin, value: figure.begin, options: named(OPTIONS.begin.allowed.words, words.ways)},
		act: way => begin({begin: way}),
	})}
	${takesLimits ? ['sideways', 'restarts'].map(limited) : nothing}</div>`
}
