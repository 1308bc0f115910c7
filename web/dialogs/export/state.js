import {TEXTS} from '../../board/picture/file.js'
import {MOST_FRAMES} from '../../board/picture/gif.js'
import {MOST_PANELS} from '../../board/picture/svg.js'
import {MAX_STEP} from '../../engine/known.js'
import {numberIn, SPEEDS} from '../../figure/attributes.js'

export const KINDS = {board: {picture: ['svg', 'png'], text: TEXTS}, steps: {picture: ['gif', 'storyboard']}}
const MOST = {gif: MOST_FRAMES, storyboard: MOST_PANELS}
export const GIF_SPEEDS = SPEEDS.filter(speed => speed <= 30)
const STEPS = 12

export const begun = ({step, labels, attacks, speed}) => ({
	what: 'board',
	kinds: {board: 'svg', steps: 'gif'},
	labels,
	attacks,
	lines: false,
	credit: true,
	from: String(Math.max(0, step - STEPS + 1)),
	to: String(step),
	speed: Math.min(Number(speed) || 2, GIF_SPEEDS.at(-1)),
	loop: true,
})

export const chosenKind = ({what, kinds}) => kinds[what]

export const isPicture = state => Object.values(KINDS).some(({picture}) => picture.includes(chosenKind(state)))

export function stepsToExport({what, kinds, ...typed}) {
	if (what === 'board') return {from: 0, to: 0}
	const texts = [typed.from, typed.to],
		[from, to] = texts.map(numberIn)
	const wrong = texts.find(text => !(numberIn(text) <= MAX_STEP))
	if (wrong !== undefined) return {rejection: {name: 'step', values: [wrong.trim().slice(0, 20)]}}
	if (from > to) return {rejection: {name: 'order', values: [from, to]}}
	const kind = kinds.steps
	if (to - from >= MOST[kind]) return {rejection: {name: kind, values: [to - from + 1, MOST[kind]]}}
	return {from, to}
}
