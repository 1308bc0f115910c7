import {equal, is, match, not, ok, test} from '#test'
import * as engine from 'n-queens/engine'
import {inEveryLanguage} from '#web/make/words.js'
import {pasted} from '../helpers/check.js'
import {PAPER} from '#web/board/picture/figure.js'
import {made} from '#web/dialogs/export/make.js'
import {stepsToExport, begun, KINDS} from '#web/dialogs/export/state.js'
import {makeBoard} from '#web/modes/board/state.js'
import {exportedBoard} from '#web/modes/board/export-board.js'
import {textOfBoard} from '#web/modes/board/state.js'
import {abortable} from '../helpers/rejection.js'
import {randomFrom, randomText} from '../helpers/walks.js'

const SOURCE = 'N-Queens, https://example.org/'
const SHOWN = {labels: 0, attacks: false, speed: 2}

const TAKEAWAY = await inEveryLanguage('export', 'core', 'searches')
const [, en] = TAKEAWAY

test('any typed steps are accepted, or rejected with a sentence', () => {
	const random = randomFrom(27),
		pieces = ['1', '0', '99', ' ', ',', '.', '-', 'e', '９', '\0', 'x', '∞', '']
	const state = {...begun({step: 131, ...SHOWN}), what: 'steps'}
	equal(stepsToExport(state), {from: 120, to: 131})
	equal(stepsToExport({...state, from: '１，０００', to: '1 010'}), {from: 1000, to: 1010})
	for (let i = 0; i < 3000; i++) {
		const text = () => randomText(random, pieces, 8)
		const kinds = {board: 'svg', steps: ['gif', 'storyboard'][i % 2]}
		const answer = stepsToExport({...state, from: text(), to: text(), kinds})
		if ('rejection' in answer)
			for (const words of TAKEAWAY)
				not.match(words.rejected[answer.rejection.name](...answer.rejection.values), /undefined|NaN|Infinity/)
		else ok(Number.isInteger(answer.from) && answer.from <= answer.to && answer.to - answer.from < (i % 2 ? 60 : 200))
	}
})

async function exported(kind, words) {
	const moment = await (await engine.walk({n: 8})).seek(131),
		format = async (board, style) => `${style} ${board.join(' ')}\n`,
		use = {moment, base: 0, words, source: SOURCE, format, signal: abortable().signal, onProgress() {}}
	return made({...begun({step: 131, ...SHOWN}), kinds: {board: kind, steps: 'gif'}}, {from: 131, to: 131}, use)
}

test('every file names n, step and source, and has alt text with all queens', async () => {
	for (const words of TAKEAWAY)
		for (const kind of [...KINDS.board.text, 'svg']) {
			const {blob, name, alt, text} = await exported(kind, words)
			const content = await blob.text(),
				places = words === en ? ['row 0 column 0', 'row 5 column 3'] : ['行 0・列 0', '行 5・列 3']
			match(name, /^n-queens-8-flags-step-131\.(svg|txt|json|fen)$/)
			for (const part of ['8 × 8', '131', ...places]) match(alt, part)
			if (!['leetcode', 'list', 'fen'].includes(kind))
				for (const part of ['8 × 8', '131', 'https://example.org/']) match(content, part)
			if (kind !== 'svg') ok(content.endsWith(text))
		}
})

test('a board with blocked squares is exported in paper colours, with labels, and read back', async () => {
	for (const words of TAKEAWAY) {
		const board = makeBoard(4, [1, 7], [12]),
			{moment, own} = exportedBoard(board, {
				words: {export: words},
				sentence: at => `${at(0)}!`,
				attacks: true,
				labels: 0,
			})
		const use = {moment, own, base: 0, words, source: SOURCE, signal: abortable().signal, onProgress() {}}
		const makes = (kind, labels) =>
			made({...begun({step: 0, ...SHOWN}), labels, kinds: {board: kind, steps: 'gif'}}, {from: 0, to: 0}, use)
		const {text, name, blob, alt} = await makes('dots', 1)
		const {boards} = pasted(await blob.text(), {crosses: 'blocked'})
		const [queens, closed] = [boards[0].queens, boards[0].blocked].map(list => list.map(({row, col}) => row * 4 + col))
		equal([name, makeBoard(4, queens, closed)], ['n-queens-4-board.txt', board])
		is(text, textOfBoard(board))
		for (const part of ['4 × 4', '1!', words === en ? 'Blocked: row 4 column 1' : '禁止マスは 行 4・列 1'])
			match(alt, part)
		const svg = await (await makes('svg', null)).blob.text()
		ok(!/NaN|undefined/.test(svg))
		is(svg.match(/ transform=/g).length, 2)
		match(svg, `stroke="${PAPER.muted}"`)
	}
})

test('every fault has a sentence, in both languages', () => {
	for (const words of TAKEAWAY) {
		const seen = new Set()
		for (const text of ['', '2 4 x', '1 '.repeat(10_001)]) {
			const {fault} = pasted(text),
				sentence = words.faults[fault.name](fault)
			ok(sentence.length > 5 && !/undefined|NaN|\[object/.test(sentence), sentence)
			seen.add(fault.name)
		}
		equal([...seen].sort(), Object.keys(words.faults).sort())
	}
})

test.run()
