// Taking boards away: the chosen one as text or picture, a sheet of several to be printed, all of an n as a file.
// One thing that lasts is made at a time, says how far it is, and can be cancelled.

import {html} from 'lit-html'
import {breathe, newest, throttled} from '../../engine/job.js'
import {boardMoment} from '../../board/moment.js'
import {collected, DOWNLOADS, downloadTexts, MOST_N} from '../../board/picture/download.js'
import {queenLines} from '../../board/picture/figure.js'
import {boardFile, LABELS, TEXTS, typeOf} from '../../board/picture/file.js'
import {creditOf, fileName, sourceOf} from '../../board/picture/names.js'
import {boardsOnPage, MOST_BOARDS, sheetOf} from '../../board/picture/sheet.js'
import {numberIn} from '../../figure/attributes.js'
import {copied} from '../../ui/clipboard.js'
import {named, numberField, plain, select, small, tick} from '../../ui/fields.js'
import {openedFile, printPages, saveBlob} from '../../ui/save.js'
import {solutionsOf} from './state.js'

const FETCHED = 100

const silent = _ => ''
const saved = words => words.take.saved

export class Take {
	#engine
	#changed
	#work = newest()
	#state = {
		style: 'positions',
		labels: null,
		lines: false,
		kind: 'positions',
		sheet: {n: 0, from: '1', to: '1'},
		text: '',
		note: silent,
		/** Of what lasts, how much is made; null: nothing is. */ part: null,
	}

	constructor(engine, changed) {
		this.#engine = engine
		this.#changed = changed
	}

	#set(change) {
		this.#state = {...this.#state, ...change}
		this.#changed()
	}

	#choose(change) {
		this.#set({text: '', note: silent, ...change})
	}

	async #tell(work, note, signal) {
		try {
			await work()
		} catch (error) {
			note = words => (signal?.aborted ? words.take.cancelled : words.export.failed(error.message))
		}
		this.#set({note})
	}

	async #make(work, note = silent) {
		const signal = this.#work.begin(),
			onProgress = throttled(part => this.#set({part}))
		this.#choose({part: 0})
		await this.#tell(() => work({signal, onProgress}), note, signal)
		this.#set({part: null})
	}

	#labels({from}) {
		return this.#state.labels ?? ['zero', 'one'][from]
	}

	#file(kind, {n, k, board}, words) {
		const {lines} = this.#state,
			labels = LABELS[this.#labels(words)],
			from = labels ?? words.from,
			source = sourceOf(location.href),
			title = words.export.solutionTitle({n, number: k, total: solutionsOf(n)})
		const squares = [...board].map((col, row) => ({row: row + from, col: col + from}))
		const look = {
			...{title, source, labels, language: words.language, credit: creditOf(title, source)},
			desc: words.export.boardAlt(n, squares),
			lines: lines ? queenLines(board) : undefined,
		}
		return boardFile(boardMoment(board), kind, ['solution', k], look, this.#engine.format)
	}

	async #copy(taken, words) {
		const {text} = await this.#file(this.#state.style, taken, words),
			isCopied = await copied(text.replace(/\n+$/, '\n'))
		this.#set({text: isCopied ? '' : text, note: ({export: w}) => (isCopied ? w.copied : w.copyByHand)})
	}

	#picture(kind, taken, words) {
		return this.#tell(async () => {
			const {blob, name} = await this.#file(kind, taken, words)
			saveBlob(blob, name)
		}, saved)
	}

	async #downloadAll(n, words) {
		const {kind} = this.#state,
			[ending, type] = typeOf(kind),
			name = fileName(n, ['all', kind], ending),
			source = sourceOf(location.href)
		const file = await openedFile(name, type)
		if (file === undefined) return
		const head = total => creditOf(words.export.allTitle({n, total}), source)
		await this.#make(async watched => {
			const texts = downloadTexts(n, kind, {engine: this.#engine, breathe, head, source, ...watched})
			const blob = await collected(texts, type, file)
			if (blob) saveBlob(blob, name)
		}, saved)
	}

	#sheet(n) {
		const {sheet} = this.#state,
			most = n <= 8 ? MOST_BOARDS : boardsOnPage(n)
		return sheet.n === n ? sheet : {n, from: '1', to: String(Math.min(solutionsOf(n), most))}
	}

	async #print(n, words) {
		const sheet = this.#sheet(n),
			from = numberIn(sheet.from),
			to = numberIn(sheet.to),
			total = solutionsOf(n),
			count = to - from + 1
		if (!(from >= 1 && from <= to && to <= total)) return this.#choose({note: words => words.take.badRange(total)})
		if (count > MOST_BOARDS) return this.#choose({note: words => words.take.tooMany(count, MOST_BOARDS)})
		const source = sourceOf(location.href),
			titleOf = (from, to) => words.export.sheetTitle({n, from, to, total})
		await this.#make(async ({signal, onProgress}) => {
			const boards = []
			for (let number = from; number <= to; number += FETCHED) {
				const some = await this.#engine.boardsFrom(n, number, Math.min(FETCHED, to - number + 1), {signal})
				boards.push(...some.map((columns, i) => ({columns, number: number + i})))
				onProgress(boards.length / count)
			}
			const said = ({number, columns}) => ({number, columns: [...columns].map(col => col + words.from)})
			const wordsOf = page => {
				const title = titleOf(page[0].number, page.at(-1).number)
				return {title, desc: words.export.sheetAlt(page.map(said))}
			}
			const {language} = words
			printPages({title: titleOf(from, to), language, ...sheetOf(boards, {wordsOf, source, language})})
		})
	}

	view(n, taken, words) {
		const {take: w, export: t} = words,
			{lines, text, note, part} = this.#state
		const button = (id, label, act, isOff = !taken) => html`${plain(label, act, {id: `take-${id}`, disabled: isOff})} `
		const byHand = () => html`<textarea class="by-hand" readonly rows="4" aria-label=${t.copyByHand} .value=${text}
	@focus=${event => event.target.select()}></textarea>`
		const making = () => html`<p class="making"><progress max="1" .value=${part} aria-label=${w.progress}></progress>
	${t.making(part)} ${button('cancel', w.cancel, () => this.#work.stop(), false)}</p>`
		const isBusy = part !== null,
			labels = named(Object.keys(LABELS), t.numbersOptions)
		return html`<details class="take"><summary>${t.open}</summary><div>
		<h3>${w.board}</h3>
		<p>${this.#select('style', 'style', t.kind, named(TEXTS, t.kinds))}
			${button('copy', t.copy, () => this.#copy(taken, words))}</p>
		${text && byHand()}
		<p>${this.#select('numbers', 'labels', t.numbers, labels, this.#labels(words))}
			${tick({id: 'take-lines', label: t.lines, value: lines, act: lines => this.#choose({lines}), kind: 'tick'})}
			${['svg', 'png'].map(kind => button(kind, w[kind], () => this.#picture(kind, taken, words)))}</p>
		<h3>${w.sheet}</h3><p>${this.#field('from', n, w)} ${this.#field('to', n, w)}
			${button('print', w.print, () => this.#print(n, words), isBusy)}</p>
		<h3>${w.all(n)}</h3>${this.#allView(n, words, button, isBusy)}
		${isBusy ? making() : ''}
		<p role="status" class="note">${note(words)}</p>
	</div></details>`
	}

	#select(id, name, label, options, value = this.#state[name]) {
		const act = value => this.#choose({[name]: value})
		return select({id: `take-${id}`, label, value, options, act})
	}

	#field(name, n, w) {
		const sheet = this.#sheet(n),
			act = text => this.#choose({sheet: {...sheet, [name]: text}})
		return html`<label class="field"><span>${w[name]}</span>
	${numberField({id: `take-${name}`, value: sheet[name], digits: 11, act})}</label>`
	}

	#allView(n, words, button, isBusy) {
		const {take: w, export: t} = words
		if (n > MOST_N) return small(w.tooLarge(MOST_N))
		const kinds = named(DOWNLOADS, {...t.kinds, ...w.downloads})
		return html`<p>${this.#select('all-kind', 'kind', t.kind, kinds)}
	${button('all', t.download, () => this.#downloadAll(n, words), isBusy)}</p>`
	}
}
