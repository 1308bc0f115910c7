// Taking boards away from the gallery: the chosen one as text or as a picture, a sheet of several to be printed, all of
// an n as a file. What the texts and pictures are is boards/'s; here it is chosen, made, and handed over.
//
// Invariants: one thing that lasts is made at a time, says how far it is, and can be cancelled. What a browser refuses
// is said.

import { html, nothing } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { breathe } from '../../engine/job.js'
import { boardMoment } from '../../board/moment.js'
import { queenLines } from '../../board/picture/figure.js'
import { collected, DOWNLOADS, downloadTexts, MOST_N, TYPES } from '../../board/picture/download.js'
import { fileName, sourceOf } from '../../board/picture/names.js'
import { toFen, toLeetCode, toList } from '../../board/notation/out.js'
import { boardPng } from '../../board/picture/png.js'
import { boardsOnPage, MOST_BOARDS, sheetHtml } from '../../board/picture/sheet.js'
import { boardSvg } from '../../board/picture/svg.js'
import { copied } from '../../ui/clipboard.js'
import { openedFile, printHtml, saveBlob } from '../../ui/save.js'
import { numberIn } from '../../figure/attributes.js'
import { solutionsOf } from './state.js'

/** What is no style of the engine's. */
const NOTATIONS = { list: toList, leetcode: toLeetCode, fen: toFen }
const STYLES = ['dots', 'lower', 'squares', 'hash', 'positions', ...Object.keys(NOTATIONS)]
const LABELS = { none: null, zero: /** @type {0} */ (0), one: /** @type {1} */ (1) }
/** Of a sheet: boards fetched at a time, so that it can be cancelled in between. */
const FETCHED = 100

/**
 * @typedef {{n: number, k: number, board: Uint8Array}} Taken
 * @typedef {object} World
 * @property {typeof import('../../engine/solutions.js')} engine
 * @property {typeof import('../../engine/index.js').format} format
 * @property {() => void} changed
 */

export class Take {
	#world
	#style = 'positions'
	#labels = /** @type {keyof typeof LABELS} */ ('one')
	#hasLines = false
	#kind = /** @type {typeof DOWNLOADS[number]} */ ('positions')
	/** As they were typed, for one n. */ #sheet = { n: 0, from: '1', to: '1' }
	/** What is to be copied by hand. */ #text = ''
	/** What is said of it, as words say it. @type {(words: any) => string} */ #note = () => ''
	/** @type {{controller: AbortController, part: number, what: 'all'|'sheet'}|null} */ #making = null

	/** @param {World} world */
	constructor(world) {
		this.#world = world
	}

	// --- making -----------------------------------------------------------------------------------------------

	/** @param {(words: any) => string} note */
	#say(note) {
		this.#note = note
		this.#world.changed()
	}

	async #textOf({ board }) {
		return NOTATIONS[this.#style]?.(board) ?? this.#world.format(board, this.#style)
	}

	async #copy(taken) {
		const text = await this.#textOf(taken)
		const isDone = await copied(text.replace(/\n+$/, '\n'))
		this.#text = isDone ? '' : text
		this.#say(words => (isDone ? words.export.copied : words.export.copyByHand))
	}

	#look({ n, k, board }, words) {
		const title = words.export.solutionTitle({ n, number: k, total: solutionsOf(n) }),
			source = sourceOf(location.href)
		const from = LABELS[this.#labels] ?? 1
		const desc = words.export.boardAlt(
			n,
			Array.from(board, (col, row) => ({ row: row + from, col: col + from })),
		)
		const credit = [title, ...source.split(', ').slice(1)].join(', ')
		return {
			title,
			desc,
			source,
			labels: LABELS[this.#labels],
			lines: this.#hasLines ? queenLines(board) : undefined,
			credit,
			language: words.language,
		}
	}

	async #picture(taken, ending, words) {
		const look = this.#look(taken, words),
			moment = boardMoment(taken.board)
		try {
			const content =
				ending === 'svg' ? boardSvg(moment, look) : await boardPng(moment, document.createElement('canvas'), look)
			saveBlob(
				new Blob([/** @type {BlobPart} */ (content)], { type: ending === 'svg' ? 'image/svg+xml' : 'image/png' }),
				fileName(taken.n, ['solution', taken.k], ending),
			)
			this.#say(words => words.take.saved)
		} catch (error) {
			this.#say(words => words.export.failed(error.message))
		}
	}

	/** Something that lasts. @param {'all'|'sheet'} what @param {(lasting: {signal: AbortSignal, onProgress: (part:
	 * number) => void}) => Promise<void>} work */
	async #make(what, work) {
		const controller = new AbortController()
		this.#making = { controller, part: 0, what }
		this.#say(() => '')
		const onProgress = part => {
			this.#making = { controller, part, what }
			this.#world.changed()
		}
		try {
			await work({ signal: controller.signal, onProgress })
			this.#making = null
			this.#say(words => (what === 'all' ? words.take.saved : ''))
		} catch (error) {
			this.#making = null
			this.#say(words => (controller.signal.aborted ? words.take.cancelled : words.export.failed(error.message)))
		}
	}

	async #downloadAll(n, words) {
		const kind = this.#kind,
			{ ending, type } = TYPES[kind],
			source = sourceOf(location.href),
			name = fileName(n, ['all', kind], ending)
		const file = await openedFile(name, type)
		if (file === undefined) return
		const head = total => [words.export.allTitle({ n, total }), ...source.split(', ').slice(1)].join(', ')
		const engine = { ...this.#world.engine, format: this.#world.format }
		await this.#make('all', async lasting => {
			const blob = await collected(downloadTexts(n, kind, { engine, breathe, head, source, ...lasting }), type, file)
			if (blob) saveBlob(blob, name)
		})
	}

	/** The numbers of a sheet, or what is wrong with them. */
	#range(n) {
		const from = numberIn(this.#sheet.from),
			to = numberIn(this.#sheet.to),
			most = solutionsOf(n)
		const isThere = number => number >= 1 && number <= most
		if (!isThere(from) || !isThere(to) || to < from) return { wrong: words => words.take.badRange(most) }
		if (to - from >= MOST_BOARDS) return { wrong: words => words.take.tooMany(to - from + 1, MOST_BOARDS) }
		return { from, to }
	}

	async #print(n, words) {
		const { from, to, wrong } = this.#range(n)
		if (wrong) return this.#say(wrong)
		const source = sourceOf(location.href),
			total = solutionsOf(n)
		await this.#make('sheet', async ({ signal, onProgress }) => {
			const boards = []
			for (let number = from; number <= to; number += FETCHED) {
				const some = await this.#world.engine.boardsFrom(n, number, Math.min(FETCHED, to - number + 1), { signal })
				boards.push(...some.map((columns, i) => ({ columns, number: number + i })))
				onProgress(boards.length / (to - from + 1))
			}
			const titleOf = (first, last) => words.export.sheetTitle({ n, from: first, to: last, total })
			const wordsOf = page => ({
				title: titleOf(page[0].number, page.at(-1).number),
				desc: words.export.sheetAlt(
					page.map(({ number, columns }) => ({ number, columns: Array.from(columns, col => col + 1) })),
				),
			})
			printHtml(sheetHtml(boards, { title: titleOf(from, to), wordsOf, source, language: words.language }))
		})
	}

	// --- drawing ----------------------------------------------------------------------------------------------

	/** @param {number} n @param {Taken|null} taken  the chosen board, once it is here @param {any} words */
	view(n, taken, words) {
		const w = words.take,
			t = words.export
		return html`<details class="take"><summary>${t.open}</summary><div>
      <h3>${w.board}</h3>
      <p>${this.#select(
				'take-style',
				t.kind,
				STYLES.map(style => [style, t.kinds[style]]),
				this.#style,
				style => (this.#style = style),
			)}
        <button type="button" class="plain" id="take-copy" ?disabled=${!taken}
          @click=${() => this.#copy(taken)}>${t.copy}</button></p>
      ${
				this.#text
					? html`<textarea class="by-hand" readonly rows="4" aria-label=${t.copyByHand} .value=${this.#text}
        @focus=${event => event.target.select()}></textarea>`
					: nothing
			}
      <p>${this.#select(
				'take-numbers',
				t.numbers,
				Object.keys(LABELS).map(name => [name, t.numbersOptions[name]]),
				this.#labels,
				name => (this.#labels = name),
			)}
        <label class="tick"><input type="checkbox" id="take-lines" .checked=${live(this.#hasLines)}
          @change=${event => (this.#hasLines = event.target.checked)}> ${t.lines}</label>
        ${['svg', 'png'].map(
					ending => html`<button type="button" class="plain" id="take-${ending}" ?disabled=${!taken}
          @click=${() => this.#picture(taken, ending, words)}>${w[ending]}</button> `,
				)}</p>
      ${this.#sheetView(n, words)}${this.#allView(n, words)}
      ${
				this.#making
					? html`<p class="making"><progress max="1" .value=${this.#making.part}
					  aria-label=${w.progress}></progress> ${t.making(this.#making.part)}
        <button type="button" class="plain" id="take-cancel"
          @click=${() => this.#making.controller.abort()}>${w.cancel}</button></p>`
					: nothing
			}
      <p role="status" class="note">${this.#note(words)}</p>
    </div></details>`
	}

	#select(id, label, options, chosen, choose) {
		return html`<label class="select"><span>${label}</span><select id=${id} .value=${live(chosen)}
		  @change=${event => this.#set(() => choose(event.target.value))}>${options.map(
				([value, text]) => html`<option
		  value=${value} ?selected=${value === chosen}>${text}</option>`,
			)}</select></label>`
	}

	#set(change) {
		change()
		this.#text = ''
		this.#say(() => '')
	}

	#sheetView(n, words) {
		const w = words.take
		if (this.#sheet.n !== n)
			this.#sheet = { n, from: '1', to: String(Math.min(solutionsOf(n), n <= 8 ? MOST_BOARDS : boardsOnPage(n))) }
		const field = name =>
			html`<label class="field"><span>${w[name]}</span> <input id="take-${name}" inputmode="numeric" autocomplete="off"
			  size="9" .value=${live(this.#sheet[name])}
			  @change=${event => (this.#sheet[name] = event.target.value)}></label>`
		return html`<h3>${w.sheet}</h3><p>${field('from')} ${field('to')} <button type="button" class="plain"
		  id="take-print" ?disabled=${this.#making !== null} @click=${() => this.#print(n, words)}>${w.print}</button></p>`
	}

	#allView(n, words) {
		const w = words.take
		if (n > MOST_N) return html`<h3>${w.all(n)}</h3><p class="small">${w.tooLarge(MOST_N)}</p>`
		return html`<h3>${w.all(n)}</h3><p>${this.#select(
			'take-all-kind',
			words.export.kind,
			DOWNLOADS.map(kind => [kind, w.downloads[kind] ?? words.export.kinds[kind]]),
			this.#kind,
			kind => (this.#kind = kind),
		)}
      <button type="button" class="plain" id="take-all" ?disabled=${this.#making !== null}
        @click=${() => this.#downloadAll(n, words)}>${words.export.download}</button></p>`
	}
}
