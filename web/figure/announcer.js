// What a figure says beside its drawings: events to the page, sentences about what was refused or goes wrong, and
// each step to a screen reader. Invariant: a refusal is told once, and stands until the reader goes on or the
// attribute is mended.

import {html, nothing} from 'lit-html'
import {narrationView, sentence} from '../views/narration.js'
import {unmarked} from '../words/marked.js'
import {refusalSentence} from '../words/index.js'

const ANNOUNCE_EVERY_MS = 2000
/** Hundreds of labels need not change at every frame of a fast walk: nobody reads them meanwhile. */
const LABELS_EVERY_MS = 300

/** @typedef {{name: string, value: any, allowed: {words?: string[], low?: number, high?: number}}} Refusal */

export class Announcer {
	/** What went wrong with the walk; empty: nothing. */
	fault = ''
	/** What stands. @type {Refusal[]} */
	refusals = []
	/** The moment of which labels tell. */
	told
	#toldAt = 0
	#said = ''
	#saidAt = 0
	#figure

	/** @param {import('./parts.js').Figure} figure */
	constructor(figure) {
		this.#figure = figure
		this.told = figure.journey.moment
	}

	tell(type, detail = this.#figure.journey.moment) {
		this.#figure.host.dispatchEvent(new CustomEvent(type, {detail, bubbles: true, composed: true}))
	}

	// ---- what is wrong ----

	/** @param {Refusal[]} refusals  all that there are @param {Set<string>} changed  the names that were just said */
	refuse(refusals, changed) {
		const stood = this.refusals
		const isOld = refusal => stood.some(({name, value}) => name === refusal.name && value === refusal.value)
		this.refusals = refusals.filter(refusal => changed.has(refusal.name) || isOld(refusal))
		for (const refusal of this.refusals.filter(refusal => !isOld(refusal))) this.#tellError(refusal)
	}

	failed(error) {
		const {argument: name = null, value, allowed} = error
		const isRefusal = allowed?.words || allowed?.high
		this.fault = isRefusal ? this.#sentenceOf({name, value, allowed}) : this.#noEngine(error)
		this.#tellError({name, value}, this.fault)
	}

	#tellError(refusal, message = this.#sentenceOf(refusal)) {
		this.tell('n-queens-error', {...refusal, message, moment: this.#figure.journey.moment})
	}

	#sentenceOf = refusal => refusalSentence(this.#figure.host.words, refusal)

	/** Which directive is missing, where it is a policy that refuses; each browser names it in words of its own. */
	#noEngine({message}) {
		const {words} = this.#figure.host
		return /CSP|unsafe-eval|Content.Security|embedder/i.test(message) ? words.noWasm : words.noEngine(message)
	}

	faultsView() {
		const kept = this.refusals.length > 0 && this.#figure.host.words.kept
		const lines = [...this.refusals.map(this.#sentenceOf), kept, this.fault].filter(Boolean)
		if (lines.length === 0) return nothing
		return html`<div class="message" part="message" role="alert">${lines.map(line => html`<p>${line}</p>`)}</div>`
	}

	// ---- where the walk is ----

	/** Labels tell of the present moment, or while it plays of one not long ago. */
	catchUp() {
		const now = performance.now(),
			{journey, host} = this.#figure,
			{n, search} = journey.moment
		const isSameWalk = this.told.n === n && this.told.search === search
		if (host.playing && now - this.#toldAt < LABELS_EVERY_MS && isSameWalk) return
		this.told = journey.moment
		this.#toldAt = now
	}

	/** The sentence; in its place, while it lasts, what a long walk or a fruitless jump has to say. The growing number is
	 * for eyes; ears are told once, by the announcement. */
	narrationView(isWanted, look) {
		const {journey} = this.#figure,
			{words} = look
		if (journey.busy)
			return html`<p class="narration"><span aria-hidden="true">${words.walking(journey.known)}</span>
      <button type="button" class="plain" @click=${() => journey.stop()}>${words.stop}</button></p>`
		if (journey.missing) return html`<p class="narration">${missingText(journey.missing, words)}</p>`
		return isWanted ? narrationView(journey.moment, look) : nothing
	}

	/** Each step is said when steps come one by one; while playing, one now and then.
	 * @param {any} look @param {string[]} more  what is shown besides the sentence */
	announcement({words, at}, more) {
		const {journey, host} = this.#figure
		if (journey.busy) return words.walkingBriefly
		if (journey.missing) return missingText(journey.missing, words)
		const now = performance.now()
		if (host.playing && now - this.#saidAt < ANNOUNCE_EVERY_MS) return this.#said
		this.#saidAt = now
		return (this.#said = [unmarked(sentence(journey.moment, words, at)), ...more].join(' ').trim())
	}
}

function missingText({kind, back}, words) {
	const names = [kind].flat().map(one => words.jumps[one] ?? words.code?.kinds[one] ?? one)
	return (back ? words.noPrevious : words.noNext)(names.join(' / '))
}
