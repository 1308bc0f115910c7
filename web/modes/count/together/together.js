// A count that many share: the shard that an address names, counted in this page; a sheet of links to all shards; and
// what comes back, added up. Fetched when first asked for.

import {html} from 'lit-html'
import {lineOf} from '../../../engine/lines.js'
import {SOLUTIONS} from '../../../engine/known.js'
import {copied} from '../../../ui/clipboard.js'
import {saveBlob} from '../../../ui/save.js'
import {beginsUnasked} from '../state.js'
import {shardView} from './shard.js'
import {MOST_SHARDS, sheetView} from './sheet.js'
import {added} from './sum.js'

const LINES = 'n-queens-count-lines'

/** counterOf, engine, changed: see ../count.js; keep, kept, wordsNow: see the page. @param {any} asked */
export const open = asked => new Together(asked)

class Together {
	#asked
	/** {n, shard: {index, of, units}, counter}, or {n, text, allowed} of one that there is not; null: none is open. */
	#shard = null
	/** {n, of, units, text, copied, pasted}; null: none is asked for. */
	#sheet = null
	#copied = ''

	constructor(asked) {
		this.#asked = asked
	}

	get isAtShard() {
		return this.#shard !== null
	}
	/** Of the shard, if one is open. */
	get counter() {
		return this.#shard?.counter
	}
	get query() {
		return this.#shard && {n: this.#shard.n, shard: this.#shard.text}
	}

	/** @param {number|null} n @param {string|null} text  `I/K`; null: no shard */
	async visit(n, text) {
		if (text === null) {
			this.#shard?.counter?.pause()
			this.#shard = null
			return this.#asked.changed()
		}
		n ??= 16
		if (this.#shard?.n === n && this.#shard.text === text) return
		this.#shard?.counter?.pause()
		const own = (this.#shard = /** @type {any} */ ({n, text})),
			[, index, of] = /^(\d{1,9})\/(\d{1,9})$/.exec(text) ?? []
		try {
			const shard = {index: Number(index), of: Number(of)},
				{plan} = await this.#asked.engine.openCount(n, {shard})
			if (this.#shard !== own) return
			Object.assign(own, {plan, counter: this.#asked.counterOf(shard)})
			this.#asked.changed()
			await own.counter.open(n, false)
			if (this.#shard === own) this.#goOn(own.counter)
		} catch {
			own.units = (await this.#asked.engine.openCount(n)).plan.units
			this.#asked.changed()
		}
	}

	/** Whoever opens the link wants it counted, and a count that was begun to go on; a finished one is there. */
	#goOn(counter) {
		const {state} = counter,
			{n, parts, results, phase} = state
		if (phase === 'idle' && !results[n] && (parts[n] || beginsUnasked(state))) counter.start()
	}

	async invite(n) {
		this.#sheet ??= {n: Math.max(n, 12), of: 30, units: 1, pasted: this.#asked.kept(LINES) ?? ''}
		await this.#measure()
	}

	async #measure() {
		const sheet = this.#sheet,
			{engine, changed} = this.#asked
		sheet.units = (await engine.openCount(sheet.n)).plan.units
		sheet.of = Math.min(sheet.of, sheet.units, MOST_SHARDS)
		changed()
		sheet.seconds = await engine.secondsFor(sheet.n, 1).catch(() => undefined)
		changed()
	}

	#act = {
		toggle: () => this.#shard.counter.toggle(),
		copy: async (what, text, shown) => {
			this.#copied = (await copied(text, shown)) ? what : `${what}-failed`
			this.#asked.changed()
		},
		save: (text, name) => saveBlob(new Blob([`${text}\n`], {type: 'text/plain'}), name),
		choose: change => {
			Object.assign(this.#sheet, change)
			this.#copied = ''
			return this.#measure()
		},
		paste: pasted => {
			this.#sheet.pasted = pasted
			this.#asked.keep(LINES, pasted)
			this.#asked.changed()
		},
	}

	/** counting: the words of the mode. */
	view(counting) {
		const look = {words: this.#asked.wordsNow(), counting, act: this.#act, copied: this.#copied}
		return this.#shard ? shardView(this.#shard, this.#lineNow(), look) : this.#sheetView(look)
	}

	#lineNow() {
		const {plan, counter, n} = this.#shard,
			total = (counter?.state.result ?? counter?.state.results[n])?.total
		return total === undefined ? null : lineOf(plan, total)
	}

	#sheetView(look) {
		const sheet = this.#sheet
		if (!sheet) return html``
		const {n, units, pasted} = sheet
		return sheetView({...sheet, sum: pasted.trim() ? added(pasted, n, units) : null, known: SOLUTIONS[n]}, look)
	}
}
