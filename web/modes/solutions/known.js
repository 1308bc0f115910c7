// What is known by now of the solutions of one n: boards as they come, the list of classes, and of the chosen board
// its class, its images and their numbers. What an earlier choice asked for is broken off or dropped.

import * as engine from '../../engine/solutions.js'
import {newest} from '../../engine/job.js'
import {MAX_CLASSES_N} from '../../engine/known.js'
import {boardsOf} from './boards.js'
import {solutionsOf} from './state.js'

const PATIENCE_MS = 200
const NUMBERED_UNASKED_N = 14

const lists = {}
const classesOf = n => (lists[n] ??= engine.classes(n))

const isSame = (a, b) => String(a) === String(b)

export async function placeOfClass(n, board) {
	if (n > MAX_CLASSES_N) return undefined
	const first = await engine.canonical(board)
	return (await classesOf(n)).findIndex(other => isSame(other.board, first.board))
}

const fetchOf = n => async (from, count, watched) => {
	const entries = []
	for (const board of await engine.boardsFrom(n, from, count, watched))
		entries.push({board, size: (await engine.canonical(board)).size})
	return entries
}

export class Known {
	boards
	list = null
	/** Of those here the one chosen last: {n, k, board, size, part, place, images}; size: boards in its class; part: of
	 * the way to it, 0 … 1; place: of its class, from 0; images: {by, board, number, part}. */
	about = null
	#choice
	#since = 0
	#finding = newest()
	#signal = this.#finding.begin()
	#listener

	/** {changed, arrived(isAwaited), boards have come, or come closer, the chosen one or others; failed} */
	constructor(listener) {
		this.#listener = listener
	}

	choose(choice) {
		const before = this.#choice
		this.#choice = choice
		this.#finding.stop()
		if (choice.n !== before?.n) this.#begin(choice.n)
		if (!before || choice.k === before.k) return
		this.#since = performance.now()
		setTimeout(this.#listener.changed, PATIENCE_MS)
	}

	#begin(n) {
		const {changed, failed} = this.#listener
		this.boards?.want([])
		this.boards = boardsOf({count: solutionsOf(n), fetch: fetchOf(n), changed: () => this.#arrived()})
		this.list = this.about = null
		if (n > MAX_CLASSES_N) return
		classesOf(n).then(list => {
			if (n !== this.#choice.n) return
			this.list = list
			changed()
		}, failed)
	}

	want({from, to}) {
		this.boards.want([this.#choice.k, ...[...Array(to - from).keys()].map(i => from + 1 + i)])
		this.#take()
	}

	#arrived() {
		const isAwaited = this.about?.k !== this.#choice.k
		if (this.boards.fault) return this.#listener.failed(this.boards.fault)
		this.#take()
		this.#listener.arrived(isAwaited)
	}

	#take() {
		const {n, k} = this.#choice,
			entry = this.boards.at(k)
		if (!entry || this.about?.k === k) return
		const signal = (this.#signal = this.#finding.begin())
		this.about = {n, k, ...entry, part: 1, place: undefined, images: this.about?.images ?? null}
		this.#learn(this.about, signal).catch(error => signal.aborted || this.#listener.failed(error))
	}

	async #learn(known, signal) {
		const {n, k, board} = known
		known.place = await placeOfClass(n, board)
		const numberOf = image => (isSame(image.board, board) ? k : image.number && Number(image.number))
		const images = (await engine.images(board)).map(image => ({...image, number: numberOf(image)}))
		if (signal.aborted) return
		known.images = images
		this.#listener.changed()
		if (n <= NUMBERED_UNASKED_N) for (const image of images) await this.#number(image, images, signal)
	}

	async #number(image, images, signal) {
		if (image.number !== undefined) return
		const onProgress = part => this.#tellPart(image, part)
		const number = Number(await engine.indexOf(image.board, {signal, onProgress}))
		for (const other of images) if (isSame(other.board, image.board)) other.number = number
		this.#listener.changed()
	}

	#tellPart(image, part) {
		image.part = part
		this.#listener.changed()
	}

	async numberOf(image) {
		const signal = this.#signal
		try {
			if (image.number === undefined) this.#tellPart(image, 0)
			await this.#number(image, this.about.images, signal)
			return image.number
		} catch (error) {
			if (!signal.aborted) this.#listener.failed(error)
		}
	}

	get present() {
		const {n, k} = this.#choice,
			{about} = this
		if (about && (about.k === k || performance.now() - this.#since < PATIENCE_MS)) return about
		return {n, k, board: null, part: this.boards.part, images: null}
	}

	get place() {
		const {k, classes} = this.#choice
		if (!classes) return k - 1
		return this.about?.k === k ? (this.about.place ?? -1) : -1
	}

	numberAt(place) {
		return this.#choice.classes ? Number(this.list[place].number) : place + 1
	}
}
