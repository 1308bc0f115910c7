// Exports one board through the export dialog, several on paper, or all as a file. One export runs at a time, shows
// progress, and can be cancelled.

import {html} from 'lit-html'
import {breathe, newest, throttled} from '../../engine/job.js'
import {boardMoment} from '../../board/moment.js'
import {collected, DOWNLOADS, downloadTexts, MOST_N} from '../../board/picture/download.js'
import {fileType} from '../../board/picture/file.js'
import {creditLine, fileName, sourceLine} from '../../board/picture/names.js'
import {boardsOnPage, MOST_BOARDS, boardSheet} from '../../board/picture/sheet.js'
import {numberIn} from '../../figure/attributes.js'
import {named, numberField, plain, select, small} from '../../ui/fields.js'
import {openedFile, printPages, saveBlob} from '../../ui/save.js'
import {solutionCount} from './state.js'

const FETCHED = 100

const silent = _ => ''

let engine, takeAway, changed
const work = newest()
let chosen = {kind: 'positions', sheet: {n: 0, from: '1', to: '1'}, note: silent, part: null}

export function startExports(tools, redraw) {
	;({engine, takeAway} = tools)
	changed = redraw
}

function set(change) {
	chosen = {...chosen, ...change}
	changed()
}

const choose = change => set({note: silent, ...change})

async function make(does, note = silent) {
	const signal = work.begin(),
		onProgress = throttled(part => set({part}))
	choose({part: 0})
	try {
		await does({signal, onProgress})
	} catch (error) {
		note = words => (signal.aborted ? words.take.cancelled : words.export.failed(error.message))
	}
	set({note, part: null})
}

/** The chosen board for the export dialog, as in modes/board/export-board.js. */
function exported({n, k, board}, {from, export: w}) {
	const own = {
		title: w.solutionTitle({n, number: k, total: solutionCount(n)}),
		descOf(at) {
			const queens = [...board].map((col, row) => ({row: at(row), col: at(col)}))
			return w.boardAlt(n, queens)
		},
		name: ['solution', k],
		ticks: ['lines', 'credit'],
	}
	return {moment: boardMoment(board), labels: from, own}
}

async function downloadAll(n, words) {
	const {kind} = chosen,
		[ending, type] = fileType(kind),
		name = fileName(n, ['all', kind], ending),
		source = sourceLine(location.href)
	const file = await openedFile(name, type)
	if (file === undefined) return
	const head = total => creditLine(words.export.allTitle({n, total}), source)
	await make(
		async watched => {
			const texts = downloadTexts(n, kind, {engine, breathe, head, source, ...watched})
			const blob = await collected(texts, type, file)
			if (blob) saveBlob(blob, name)
		},
		({take}) => take.saved,
	)
}

function sheetNow(n) {
	const {sheet} = chosen,
		most = n <= 8 ? MOST_BOARDS : boardsOnPage(n)
	return sheet.n === n ? sheet : {n, from: '1', to: String(Math.min(solutionCount(n), most))}
}

async function print(n, words) {
	const sheet = sheetNow(n),
		from = numberIn(sheet.from),
		to = numberIn(sheet.to),
		total = solutionCount(n),
		count = to - from + 1
	if (!(from >= 1 && from <= to && to <= total)) return choose({note: words => words.take.badRange(total)})
	if (count > MOST_BOARDS) return choose({note: words => words.take.tooMany(count, MOST_BOARDS)})
	const source = sourceLine(location.href),
		titleOf = (from, to) => words.export.sheetTitle({n, from, to, total})
	await make(async ({signal, onProgress}) => {
		const boards = []
		for (let number = from; number <= to; number += FETCHED) {
			const some = await engine.boardsFrom(n, number, Math.min(FETCHED, to - number + 1), {signal})
			boards.push(...some.map((columns, i) => ({columns, number: number + i})))
			onProgress(boards.length / count)
		}
		const labelled = ({number, columns}) => ({number, columns: [...columns].map(col => col + words.from)})
		const wordsOf = page => {
			const title = titleOf(page[0].number, page.at(-1).number)
			return {title, desc: words.export.sheetAlt(page.map(labelled))}
		}
		const {language} = words
		printPages({title: titleOf(from, to), language, ...boardSheet(boards, {wordsOf, source, language})})
	})
}

export function exportView(n, taken, words) {
	const {take: w, export: t} = words,
		{note, part} = chosen,
		isBusy = part !== null
	const button = (id, label, act, disabled = isBusy) => plain(label, act, {id: `take-${id}`, disabled})
	const making = () => html`<p class="making"><progress max="1" .value=${part} aria-label=${w.progress}></progress>
	${t.making(part)} ${button('cancel', w.cancel, () => work.stop(), false)}</p>`
	return html`<details class="take"><summary>${t.open}</summary><div>
	<p>${plain(w.board, () => takeAway(exported(taken, words)), {
		...{id: 'take-board', popup: 'dialog', disabled: !taken},
	})}</p>
	<h3>${w.sheet}</h3><p>${field('from', n, w)} ${field('to', n, w)}
		${button('print', w.print, () => print(n, words))}</p>
	<h3>${w.all(n)}</h3>${allView(n, words, button)}
	${isBusy ? making() : ''}
	<p role="status" class="note">${note(words)}</p>
</div></details>`
}

function field(name, n, w) {
	const sheet = sheetNow(n),
		act = text => choose({sheet: {...sheet, [name]: text}})
	return html`<label class="field"><span>${w[name]}</span>
	${numberField({id: `take-${name}`, value: sheet[name], digits: 11, act})}</label>`
}

function allView(n, words, button) {
	const {take: w, export: t} = words,
		options = named(DOWNLOADS, {...t.kinds, ...w.downloads})
	if (n > MOST_N) return small(w.tooLarge(MOST_N))
	return html`<p>${select({
		...{id: 'take-all-kind', label: t.kind, value: chosen.kind, options},
		act: kind => choose({kind}),
	})} ${button('all', t.download, () => downloadAll(n, words))}</p>`
}
