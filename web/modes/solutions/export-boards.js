// Export of boards. Long exports run one at a time, show progress and can be cancelled.

import {html} from 'lit-html'
import {breathe, newest, throttled} from '../../engine/job.js'
import {boardMoment} from '../../board/moment.js'
import {collected, DOWNLOADS, downloadTexts, MOST_N} from '../../board/picture/download.js'
import {queenLines} from '../../board/picture/figure.js'
import {boardFile, LABELS, TEXTS, fileType} from '../../board/picture/file.js'
import {creditLine, fileName, sourceLine} from '../../board/picture/names.js'
import {boardsOnPage, MOST_BOARDS, boardSheet} from '../../board/picture/sheet.js'
import {numberIn} from '../../figure/attributes.js'
import {copyText} from '../../ui/clipboard.js'
import {named, numberField, plain, select, small, tick} from '../../ui/fields.js'
import {openedFile, printPages, saveBlob} from '../../ui/save.js'
import {solutionCount} from './state.js'

const FETCHED = 100

const silent = _ => ''
const saved = words => words.take.saved

let engine, changed
const work = newest()
let chosen = {
	style: 'positions',
	labels: null,
	lines: false,
	kind: 'positions',
	sheet: {n: 0, from: '1', to: '1'},
	text: '',
	note: silent,
	part: null,
}

export function startExports(functions, redraw) {
	engine = functions
	changed = redraw
}

function set(change) {
	chosen = {...chosen, ...change}
	changed()
}

function choose(change) {
	set({text: '', note: silent, ...change})
}

async function run(does, note, signal) {
	try {
		await does()
	} catch (error) {
		note = words => (signal?.aborted ? words.take.cancelled : words.export.failed(error.message))
	}
	set({note})
}

async function make(does, note = silent) {
	const signal = work.begin(),
		onProgress = throttled(part => set({part}))
	choose({part: 0})
	await run(() => does({signal, onProgress}), note, signal)
	set({part: null})
}

function labelsNow({from}) {
	return chosen.labels ?? ['zero', 'one'][from]
}

function fileOf(kind, {n, k, board}, words) {
	const {lines} = chosen,
		labels = LABELS[labelsNow(words)],
		from = labels ?? words.from,
		source = sourceLine(location.href),
		title = words.export.solutionTitle({n, number: k, total: solutionCount(n)})
	const squares = [...board].map((col, row) => ({row: row + from, col: col + from}))
	const style = {
		...{title, source, labels, language: words.language, credit: creditLine(title, source)},
		desc: words.export.boardAlt(n, squares),
		lines: lines ? queenLines(board) : undefined,
	}
	return boardFile(boardMoment(board), kind, ['solution', k], style, engine.format)
}

async function copy(taken, words) {
	const {text} = await fileOf(chosen.style, taken, words),
		isCopied = await copyText(text.replace(/\n+$/, '\n'))
	set({text: isCopied ? '' : text, note: ({export: w}) => (isCopied ? w.copied : w.copyByHand)})
}

function picture(kind, taken, words) {
	return run(async () => {
		const {blob, name} = await fileOf(kind, taken, words)
		saveBlob(blob, name)
	}, saved)
}

async function downloadAll(n, words) {
	const {kind} = chosen,
		[ending, type] = fileType(kind),
		name = fileName(n, ['all', kind], ending),
		source = sourceLine(location.href)
	const file = await openedFile(name, type)
	if (file === undefined) return
	const head = total => creditLine(words.export.allTitle({n, total}), source)
	await make(async watched => {
		const texts = downloadTexts(n, kind, {engine, breathe, head, source, ...watched})
		const blob = await collected(texts, type, file)
		if (blob) saveBlob(blob, name)
	}, saved)
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
		{lines, text, note, part} = chosen
	const button = (id, label, act, isOff = !taken) => html`${plain(label, act, {id: `take-${id}`, disabled: isOff})} `
	const byHand = () => html`<textarea class="by-hand" readonly rows="4" aria-label=${t.copyByHand} .value=${text}
	@focus=${event => event.target.select()}></textarea>`
	const making = () => html`<p class="making"><progress max="1" .value=${part} aria-label=${w.progress}></progress>
	${t.making(part)} ${button('cancel', w.cancel, () => work.stop(), false)}</p>`
	const isBusy = part !== null,
		labels = named(Object.keys(LABELS), t.numbersOptions)
	return html`<details class="take"><summary>${t.open}</summary><div>
	<h3>${w.board}</h3>
	<p>${choiceOf('style', 'style', t.kind, named(TEXTS, t.kinds))}
		${button('copy', t.copy, () => copy(taken, words))}</p>
	${text && byHand()}
	<p>${choiceOf('numbers', 'labels', t.numbers, labels, labelsNow(words))}
		${tick({id: 'take-lines', label: t.lines, value: lines, act: lines => choose({lines}), kind: 'tick'})}
		${['svg', 'png'].map(kind => button(kind, w[kind], () => picture(kind, taken, words)))}</p>
	<h3>${w.sheet}</h3><p>${field('from', n, w)} ${field('to', n, w)}
		${button('print', w.print, () => print(n, words), isBusy)}</p>
	<h3>${w.all(n)}</h3>${allView(n, words, button, isBusy)}
	${isBusy ? making() : ''}
	<p role="status" class="note">${note(words)}</p>
</div></details>`
}

function choiceOf(id, name, label, options, value = chosen[name]) {
	const act = value => choose({[name]: value})
	return select({id: `take-${id}`, label, value, options, act})
}

function field(name, n, w) {
	const sheet = sheetNow(n),
		act = text => choose({sheet: {...sheet, [name]: text}})
	return html`<label class="field"><span>${w[name]}</span>
	${numberField({id: `take-${name}`, value: sheet[name], digits: 11, act})}</label>`
}

function allView(n, words, button, isBusy) {
	const {take: w, export: t} = words
	if (n > MOST_N) return small(w.tooLarge(MOST_N))
	const kinds = named(DOWNLOADS, {...t.kinds, ...w.downloads})
	return html`<p>${choiceOf('all-kind', 'kind', t.kind, kinds)}
	${button('all', t.download, () => downloadAll(n, words), isBusy)}</p>`
}
