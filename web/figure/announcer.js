// Events, error sentences and announcements of a figure. Invariant: a validation error is reported once, and stays
// visible until the reader moves on or the attribute is valid.

import {html, nothing} from 'lit-html'
import {once} from '../engine/job.js'
import {rejectionsView} from '../ui/rejections.js'
import {narrationView, sentence} from '../views/narration.js'
import {unmarked} from '../words/marked.js'
import {rejectionSentence} from '../words/index.js'

/** Warns in the console, once for each fault: tests without a browser display no figure. */
const warned = once(fault => {
	const inTests = 'jsdom, happy-dom: Object.assign(window, {Response, DecompressionStream, Blob})'
	console.warn(`n-queens: ${fault} (${inTests}; doc/embedding.md)`)
	return fault
})

const EVERY_MS = {announcement: 2000, labels: 300}

export class Announcer {
	fault = ''
	rejections = []
	announced
	#lastText = ''
	#at = {announcement: 0, labels: 0}
	#figure

	constructor(figure) {
		this.#figure = figure
		this.announced = figure.journey.moment
	}

	dispatch(name, detail = this.#figure.journey.moment) {
		this.#figure.host.dispatchEvent(new CustomEvent(`n-queens-${name}`, {detail, bubbles: true, composed: true}))
	}

	/** @param {any[]} rejections  all current ones @param {Set<string>} changed  names of changed attributes */
	reject(rejections, changed) {
		const before = this.rejections
		const isNew = rejection => !before.some(({name, value}) => name === rejection.name && value === rejection.value)
		this.rejections = rejections.filter(rejection => changed.has(rejection.name) || !isNew(rejection))
		for (const rejection of this.rejections.filter(isNew)) this.#dispatchError(rejection, this.#sentenceOf(rejection))
	}

	failed(error) {
		const {argument: name = null, value, allowed} = error
		const isRejection = allowed?.words || allowed?.high
		this.fault = isRejection
			? this.#sentenceOf({name, value, allowed})
			: warned(this.#figure.words.noEngine(error.message))
		this.#dispatchError({name, value}, this.fault)
	}

	#dispatchError(rejection, message) {
		this.dispatch('error', {...rejection, message, moment: this.#figure.journey.moment})
	}

	#sentenceOf = rejection => rejectionSentence(this.#figure.words, rejection)

	get rejects() {
		return this.rejections.length > 0 || this.fault !== ''
	}

	faultsView() {
		return rejectionsView(this.#figure.words, this.rejections, this.fault)
	}

	#isTime(what) {
		const now = performance.now()
		if (this.#figure.transport.playing && now - this.#at[what] < EVERY_MS[what]) return false
		this.#at[what] = now
		return true
	}

	catchUp() {
		const {moment} = this.#figure.journey
		const isSameWalk = this.announced.n === moment.n && this.announced.search === moment.search
		if (this.#isTime('labels') || !isSameWalk) this.announced = moment
	}

	narrationView(isWanted, context) {
		const {journey, host, type} = this.#figure,
			{words} = context,
			isEndless = journey.moment.n > 24 && !type.stopsAtFirst
		if (!isWanted && host.getAttribute('aria-live') === 'off') return nothing
		const walking = () => words.walking(journey.known, isEndless)
		if (journey.busy)
			return html`<p class="narration"><span aria-hidden="true">${walking()}</span>
      <button type="button" class="plain" @click=${() => journey.stop()}>${words.stop}</button></p>`
		const missing = journey.missing ? missingText(journey.missing, context) : ''
		return isWanted || missing ? narrationView(journey.moment, context, missing) : nothing
	}

	announcement(context, more) {
		const {words, at} = context,
			{busy, missing, moment} = this.#figure.journey
		if (busy) return words.walkingBriefly
		if (missing) return missingText(missing, context)
		if (this.#isTime('announcement')) this.#lastText = [unmarked(sentence(moment, words, at)), ...more].join(' ').trim()
		return this.#lastText
	}
}

function missingText({kind, back}, {words, at}) {
	const {kind: sort = kind, row, col} = kind
	if (sort === 'test' && row + col >= 0) return words.noNext(words.testOf(at(row), at(col)))
	const names = [sort].flat().map(one => words.jumps[one] ?? words.code?.kinds[one] ?? one)
	return (back ? words.noPrevious : words.noNext)(names.join(' / '))
}
