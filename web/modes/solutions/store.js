// Loaded boards of one n, the list of classes, and `about` the chosen board: its class, its images and their numbers.
// Invariant: a new choice cancels earlier requests.

import * as engine from '../../engine/solutions.js'
import {newest, once} from '../../engine/job.js'
import {MAX_CLASSES_N} from '../../engine/known.js'
import {loadedBoards} from './boards.js'
import {solutionCount} from './state.js'

const PATIENCE_MS = 200
const NUMBERED_UNASKED_N = 14

const classesOf = once(n => engine.classes(n))

const isSame = (a, b) => String(a) === String(b)

async function placeOfClass(n, board) {
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

export let boards
export let list = null
export let about = null
let choice, listener
let since = 0
const finding = newest()
let present = finding.begin()

export function setListener(callbacks) {
	listener = callbacks
}

export function choose(next) {
	const before = choice
	choice = next
	finding.stop()
	if (choice.n !== before?.n) beginWith(choice.n)
	if (!before || choice.k === before.k) return
	since = performance.now()
	setTimeout(listener.changed, PATIENCE_MS)
}

function beginWith(n) {
	const {changed, failed} = listener
	boards?.want([])
	boards = loadedBoards({count: solutionCount(n), fetch: fetchOf(n), changed: arrived})
	list = about = null
	if (n > MAX_CLASSES_N) return
	classesOf(n).then(known => {
		if (n !== choice.n) return
		list = known
		changed()
	}, failed)
}

export function want({from, to}) {
	boards.want([choice.k, ...[...Array(to - from).keys()].map(i => from + 1 + i)])
	take()
}

function arrived() {
	const isAwaited = about?.k !== choice.k
	if (boards.fault) return listener.failed(boards.fault)
	take()
	listener.arrived(isAwaited)
}

function take() {
	const {n, k} = choice,
		entry = boards.at(k)
	if (!entry || about?.k === k) return
	const signal = (present = finding.begin())
	about = {n, k, ...entry, part: 1, place: undefined, images: about?.images ?? null}
	learn(about, signal).catch(error => signal.aborted || listener.failed(error))
}

async function learn(known, signal) {
	const {n, k, board} = known
	known.place = await placeOfClass(n, board)
	const knownNumber = image => (isSame(image.board, board) ? k : image.number && Number(image.number))
	const images = (await engine.images(board)).map(image => ({...image, number: knownNumber(image)}))
	if (signal.aborted) return
	known.images = images
	listener.changed()
	if (n <= NUMBERED_UNASKED_N) for (const image of images) await number(image, images, signal)
}

async function number(image, images, signal) {
	if (image.number !== undefined) return
	const onProgress = part => setPart(image, part)
	const found = Number(await engine.indexOf(image.board, {signal, onProgress}))
	for (const other of images) if (isSame(other.board, image.board)) other.number = found
	listener.changed()
}

function setPart(image, part) {
	image.part = part
	listener.changed()
}

export async function findNumber(image) {
	const signal = present
	try {
		if (image.number === undefined) setPart(image, 0)
		await number(image, about.images, signal)
		return image.number
	} catch (error) {
		if (!signal.aborted) listener.failed(error)
	}
}

export function shownNow() {
	const {n, k} = choice
	if (about && (about.k === k || performance.now() - since < PATIENCE_MS)) return about
	return {n, k, board: null, part: boards.part, images: null}
}

export function placeNow() {
	const {k, classes} = choice
	if (!classes) return k - 1
	return about?.k === k ? (about.place ?? -1) : -1
}

export function numberAt(place) {
	return choice.classes ? Number(list[place].number) : place + 1
}
