import {walk} from 'n-queens/engine'
import '../../dist/searches.mjs'
import {PREDICTABLE, stopKinds} from '#web/searches/questions.js'
import * as oracle from './oracle.js'

export const SETS = [1, 2, 3, 4, 5, 6, 7].map(bits => PREDICTABLE.filter((_, i) => (bits >> i) & 1))
export const range = (from, to) => Array.from({length: Math.max(0, to - from)}, (_, i) => from + i)

export function walkOf({n, search, startRow}) {
	const past = {entered: Array(n).fill(-1), placed: Array(n).fill(-1), tested: Array(n).fill([])}
	const put = (what, row, value) => (past[what] = Object.assign([...past[what]], {[row]: value}))
	return [...oracle.walk(search, n, {startRow})].map(moment => {
		const {kind, row, col} = moment.event,
			{step} = moment
		if (kind === 'enter') put('entered', row, step), put('tested', row, [])
		if (kind === 'test') put('tested', row, [...past.tested[row], col])
		if (kind === 'place') put('placed', row, step)
		const more = {attackers: oracle.attackers(moment.queens), depth: moment.stack.length, past: {...past}}
		return {...moment, n, search, startRow, ...more}
	})
}

export function questionsOf(all, kinds) {
	const targets = all.filter(({event}) => kinds.includes(event.kind)),
		tells = ({kind}) => kind === 'leave' || (kind === 'test' && !kinds.includes('test'))
	return targets.map((target, i) => {
		let ask = target.step - 1
		while (ask > 0 && tells(all[ask].event)) ask--
		return {ask, target, kinds, previous: targets[i - 1]?.step ?? -1}
	})
}

export function openOnes(all) {
	const open = new Map()
	for (const kinds of SETS)
		for (const question of questionsOf(all, kinds))
			for (const moment of all.slice(question.ask, question.target.step))
				open.set(`step ${moment.step} before ${question.target.step}`, {moment, question})
	return open
}

export async function movesAsked() {
	const moves = []
	for (const [seed, sideways] of range(0, 12).map(seed => [seed, seed % 3])) {
		const w = await walk({n: 6, search: 'hill-climbing', seed, sideways})
		for (let i = 1, target; (target = await w.peek('move', i)); i++) {
			await w.seek(target.step)
			const moment = await w.seek((await w.previous(stopKinds(['move']))).step)
			moves.push({moment, question: {ask: moment.step, target, kinds: ['move']}})
		}
	}
	return moves
}
