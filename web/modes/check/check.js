// The check mode: checks the output of the reader's program. Invariant: only the result of the latest text is shown.

import * as engine from '../../engine/judge.js'
import {momentAtRest} from '../../board/moment.js'
import {newest} from '../../engine/job.js'
import {listen, MOMENT_EVENTS} from '../../figure/events.js'
import {makeScreen} from '../../ui/screen.js'
import {fitted} from './validation.js'
import {makeExercise} from './exercise.js'
import {checkView} from './view.js'
import {offered} from './program.js'
import {usualSearch} from './verdict.js'
import style from './figure.css.js'

export {boardsIn} from '../../engine/judge.js'

/** Views of the walk; no narration, because its sentences describe a correct search. */
const SHOWN = 'board timeline',
	MORE_SHOWN = 'stack tree'
const EXAMPLE_N = 6,
	EXAMPLE_SEARCH = 'flags'
const LONGEST_STORED = 200_000
/** Longest output, in characters, whose lines are shown. */
const LONGEST_TEXT = 5_000_000
const AROUND = 10

export function open(place, page) {
	const judging = new Judging(place, page)
	return judging.screen.face({
		visit: wanted => void (judging.settled = judging.visit(wanted)),
		query: () => judging.choices,
		board: () => ({own: {title: judging.screen.words.name, values: {mode: 'check', ...judging.choices}}}),
		settled: () => judging.settled,
		scoring: judging.exercise?.scored,
		title: title => [judging.screen.words.title(judging.judgement), title].filter(Boolean).join(' · '),
		key: event => judging.screen.isShown && (judging.figure?.key(event) ?? false),
	})
}

class Judging {
	choices = {n: null, search: null, example: null, as: 'trace', listing: null}
	/** @type {Output|null} */ printed = null
	/** @type {import('../../engine/check-instance.js').Judgement|null} */ judgement = null
	figure = null
	before = null
	read = 0
	isReading = false
	isTorn = false
	settled = Promise.resolve()
	isExplained = false
	/** @type {{name: string, value: string, allowed: any}[]} */ rejections = []
	exercise = null
	#page
	#place
	/** @type {string|File} */ #text = ''
	#checked = null
	#laid = null
	#whole = null
	#work = newest()

	constructor(place, page) {
		this.#page = page
		this.#place = place
		this.screen = makeScreen(place, page.words, {
			view: () => checkView(this),
			drawn: () => this.#setAttributes(),
			hidden: () => this.figure?.pause(),
		})
		page.signal?.addEventListener('abort', () => {
			this.#work.stop()
			this.#checked?.close()
		})
		this.#text = page.stored?.('check') ?? ''
		if (page.scores) this.exercise = makeExercise(page.scores, {clear: () => this.take(''), draw: this.screen.drawSoon})
		this.settled = this.visit(page.values)
		if (!this.choices.example && this.#text) this.take(this.#text)
	}

	get isPage() {
		return Boolean(this.#page.go)
	}

	get language() {
		return offered(this.choices.listing ?? this.#page.stored?.('listing'))
	}

	async visit(wanted) {
		const {values, rejections} = fitted(wanted),
			{n, search, example, as, listing = null} = values,
			wasRiddle = this.choices.example
		this.rejections = rejections
		this.choices = {n, search, example: null, as, listing}
		this.exercise?.begin({n, search, example})
		if (example) await this.show(example)
		else if (wasRiddle) this.take(this.#text)
		else if (this.printed) await this.judge(this.printed)
		else this.screen.drawSoon()
	}

	get words() {
		return this.screen.words
	}

	get base() {
		return this.#page.base()
	}

	get isRiddle() {
		return this.choices.example !== null
	}

	get isEmpty() {
		return !this.printed && !this.isReading
	}

	get n() {
		return this.choices.n ?? (this.choices.example ? EXAMPLE_N : undefined)
	}

	get search() {
		return this.choices.search ?? (this.choices.example ? EXAMPLE_SEARCH : undefined)
	}

	choose(some) {
		this.rejections = []
		Object.assign(this.choices, some)
		this.#page.changed()
		if (this.printed) this.judge(this.printed)
	}

	take(source) {
		this.choices.example = null
		if (typeof source === 'string') this.write(source)
		else this.#text = source
		if (typeof source === 'string' && source.trim() === '') return this.#clear()
		this.judge(new Output(source)).then(this.#showVerdict)
	}

	riddle(example) {
		this.#page.depart()
		return example ? this.show(example) : this.take(this.#text)
	}

	seeIt(example) {
		this.#page.depart()
		Object.assign(this.choices, {n: null, search: null})
		return this.show(example, true)
	}

	async show(example, isExplained = false) {
		this.isExplained = isExplained
		this.choices.example = example
		this.#page.changed()
		const signal = this.#begin()
		try {
			const text = await engine.example(example, {n: this.n, as: /** @type {any} */ (this.choices.as)})
			if (!signal.aborted) await this.judge(new Output(text))
		} catch (error) {
			this.screen.failed(error)
		}
	}

	stop = () => {
		this.#work.stop()
		this.isReading = false
		this.screen.drawSoon()
	}

	get text() {
		if (this.choices.example) return null
		return typeof this.#text === 'string' ? this.#text : ''
	}

	write(text) {
		this.#text = text
		this.#page.store?.('check', text.length > LONGEST_STORED ? '' : text)
	}

	edit = () => this.#place.querySelector('#check-text').focus()

	#showVerdict = () => this.#place.querySelector('.verdict')?.scrollIntoView({block: 'nearest'})

	list = language => {
		this.choices.listing = language
		this.#page.store?.('listing', language)
		this.#page.changed()
		this.screen.drawSoon()
	}

	explain() {
		this.isExplained = true
		this.screen.drawSoon()
	}

	async goToLine(line) {
		if (!this.figure && this.printed) {
			this.printed.at = line
			this.screen.drawSoon()
		}
		const step = await this.#checked?.stepBy(line)
		if (step !== undefined) await this.figure?.seek(step)
	}

	goRight() {
		const {n, like = [], step} = this.judgement
		this.#page.go('walk', {n, search: usualSearch(like) ?? 'flags', step: step ?? 0})
	}

	#begin() {
		this.isReading = true
		this.read = 0
		this.screen.fault = ''
		this.screen.drawSoon()
		return this.#work.begin()
	}

	#clear() {
		this.stop()
		this.#become(null, null)
	}

	#become(printed, checked) {
		this.#checked?.close()
		Object.assign(this, {printed, judgement: checked?.judgement ?? null, figure: null, before: null, isReading: false})
		this.#whole = null
		this.#checked = checked
		this.#page.changed()
		this.screen.drawSoon()
	}

	async judge(printed, wanted) {
		const signal = this.#begin(),
			{n, search} = this
		const onProgress = bytes => {
			this.read = bytes
			this.screen.drawSoon()
		}
		try {
			const options = {n, search: search || undefined, ...wanted, signal, onProgress}
			const checked = await engine.openCheck(printed.source, options)
			if (signal.aborted) return checked.close()
			await printed.load(checked.judgement.line)
			if (signal.aborted) return checked.close()
			this.#become(printed, checked)
			this.exercise?.judged(checked.judgement, this.choices)
			if (this.judgement?.as === 'trace') await this.#walk()
		} catch (error) {
			if (signal.aborted) return
			this.isReading = false
			this.isTorn = error instanceof DOMException // the file was changed or deleted
			this.screen.failed(error)
		}
	}

	async #walk() {
		const checked = this.#checked,
			{n, line} = checked.judgement
		const at = await checked.stepBy(line ?? Infinity)
		const walk = await checked.walk()
		const before = at > 0 ? await walk.seek((await checked.lineOf(at)) === line ? at - 1 : at) : null
		await walk.close()
		if (checked !== this.#checked) return
		this.before = before
		this.figure = this.#figureOf(checked, n, at)
		this.screen.drawSoon()
	}

	#figureOf(checked, n, step) {
		const figure = document.createElement('n-queens')
		const moment = momentAtRest({n, search: 'flags'})
		figure.arrange({
			style,
			shownAt: () => ({moment, walk: () => checked.walk()}),
		})
		const views = this.isPage ? `${SHOWN} ${MORE_SHOWN}` : SHOWN
		const attributes = {n, search: 'flags', step, views, controls: 'play step jumps position'}
		for (const [name, value] of Object.entries(attributes)) figure.setAttribute(name, String(value))
		listen(figure, MOMENT_EVENTS, event => event.stopPropagation())
		listen(figure, ['step'], async () => {
			const line = await checked.lineOf(figure.step).catch(() => 0) // the check was closed
			if (checked !== this.#checked || !this.printed) return
			this.printed.at = line
			this.screen.drawSoon()
		})
		return figure
	}

	#setAttributes() {
		const {figure, screen} = this
		if (!figure) return
		figure.lang = screen.words.language
		figure.theme = this.#page.theme()
		figure.setAttribute('labels', String(this.judgement?.from ?? 0))
		if (figure.isConnected && figure !== this.#laid) this.#laidOut((this.#laid = figure))
	}

	/** False hides the walk until stack and tree are drawn, because drawing them later would move the page below. */
	get isWhole() {
		return this.figure === this.#whole
	}

	async #laidOut(figure) {
		await figure.settled.catch(() => {}) // the figure reports the error
		while (!(await figure.updateComplete));
		if (figure !== this.figure) return // another text is checked now
		this.#whole = figure
		this.screen.drawSoon()
	}
}

class Output {
	at = 0
	/** @type {string[]|null} */ lines = null

	constructor(source) {
		this.source = source
	}

	get size() {
		return typeof this.source === 'string' ? this.source.length : this.source.size
	}

	async load(line) {
		this.at = line ?? 1
		if (this.size > LONGEST_TEXT || this.lines) return
		const text = typeof this.source === 'string' ? this.source : await this.source.text()
		this.lines = text.split('\n')
		if (this.lines.at(-1) === '') this.lines.pop()
	}

	around() {
		const {lines, at} = this
		if (!lines) return []
		const from = Math.max(0, Math.min(at - 1 - AROUND, lines.length - 2 * AROUND - 1))
		return lines.slice(from, from + 2 * AROUND + 1).map((text, i) => ({number: from + i + 1, text}))
	}
}
