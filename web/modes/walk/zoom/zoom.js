// Zoom of the timeline, and a preview of the moment under the pointer. Invariant: zooming never moves the walk.

import {html, nothing} from 'lit-html'
import {listen} from '../../../figure/events.js'
import {plain} from '../../../ui/fields.js'
import {isPlain} from '../../../ui/keys.js'
import {ended, following, moved, zoomPart, pinched, wide, widened, within} from './range.js'
import {makePreview} from './preview.js'
import {ordinalsIn, ticksIn} from './ticks.js'

/** Half the width of the slider's thumb, in CSS pixels. */
const INSET = 9
const GESTURE_MS = 400
const LINE = 16
const BY_KEY = {
	...{ArrowLeft: -0.05, ArrowDown: -0.05, PageDown: -0.5, Home: -Infinity},
	...{ArrowRight: 0.05, ArrowUp: 0.05, PageUp: 0.5, End: Infinity},
}

let figure, wordsNow, preview, walked
let line
let place = null
let part = null
let steps = new Map()
let isFetching = false
/** True once the pointer has moved on the line: then the wheel zooms instead of scrolling the page. */
let isAimed = false
let turnedAt = 0
const touches = new Map()
let pinch = null
let stepBefore = 0
let grabbed = 0

export function open(page) {
	;({figure, wordsNow} = page)
	preview = makePreview(
		step => walked.query('peek', 'step', step),
		step => wordsNow().core.stepText(step),
	)
	listen(figure, ['begin'], begin)
	addEventListener('scroll', () => (isAimed = false), {capture: true, passive: true})
	addEventListener('keydown', hidePreview, {capture: true})
	figure.requestUpdate()
	return {timeline, drawn}
}

function begin() {
	part = null
	steps = new Map()
	preview.hide()
}

function timeline(next, asked) {
	const before = line
	line = next
	walked = asked
	if (!part) return {...line, more: view()}
	part = following(zoomPart(part.from, part.to, whole()), before.step, line.step, whole())
	const {from, to} = part,
		ticks = line.marks ? ticksIn(line.marks, part, steps) : ''
	fetchSteps()
	return {...line, first: from, last: to, ticks, onSeek: step => pinch || line.onSeek(step), more: view()}
}

function whole() {
	return {from: line.first, to: line.last}
}
function shown() {
	return part ?? whole()
}

function view() {
	const words = wordsNow(),
		{from, to} = shown(),
		{step} = line,
		partView = html`<p class="shown-part"><span>${words.part(from, to)}</span>
  ${plain(words.whole, showAll)}</p>`
	return html`<div class="zoom" ?data-part=${part !== null} ?data-away=${step < from || step > to}>
  <div class="overview"><span class="now" .style=${`left:${percent(step)}%`}></span>
    <span class="window" .style=${`left:${percent(from)}%;right:${100 - percent(to)}%`}
      @pointerdown=${grab} @pointermove=${pan}></span>
    ${handle('from', words)}${handle('to', words)}</div>
  ${part ? partView : nothing}</div>${preview.element}`
}

function percent(step) {
	const {from, to} = whole()
	return (100 * (step - from)) / (to - from)
}

function handle(end, words) {
	const {[end]: step} = shown(),
		{from, to} = whole()
	return html`<span class="handle" role="slider" tabindex="0" aria-label=${words.ends[end]} title=${words.ends[end]}
  aria-valuemin=${from} aria-valuemax=${to} aria-valuenow=${step} aria-valuetext=${words.core.stepText(step)}
  .style=${`left:${percent(step)}%`} @pointerdown=${grab} @keydown=${event => key(end, event)}
  @pointermove=${event => drag(event, at => ended(shown(), end, at, whole()))}></span>`
}

function show(wanted) {
	const {from, to} = whole()
	part = wanted.from > from || wanted.to < to ? wanted : null
	figure.requestUpdate()
}

const showAll = () => show(whole())

async function fetchSteps() {
	if (isFetching || !line.marks) return
	isFetching = true
	const known = steps
	const missing = () => part && line.marks && ordinalsIn(line.marks, part)?.filter(ordinal => !known.has(ordinal))
	for (let some; (some = missing())?.length > 0; ) {
		const moments = await Promise.all(some.slice(0, 50).map(ordinal => walked.query('peek', 'solution', ordinal)))
		if (known !== steps || moments.includes(undefined)) break
		moments.forEach((moment, i) => known.set(some[i], moment?.step ?? Infinity))
		figure.requestUpdate()
	}
	isFetching = false
}

function drawn(element) {
	if (element === place) return
	place = element
	if (!element) return
	element.querySelector('input').removeAttribute('title') // a tooltip would cover the preview
	const on = (type, act) => element.addEventListener(type, act, {passive: false})
	on('wheel', turn)
	on('pointermove', event => (event.pointerType === 'touch' ? spread(event) : point(event)))
	on('pointerdown', press)
	for (const type of ['pointerup', 'pointercancel', 'pointerleave']) on(type, leave)
	on('keydown', stepOver)
	on('dblclick', event => event.target.localName === 'input' && showAll())
}

function placeOf({clientX}) {
	const {left, width} = place.getBoundingClientRect()
	return (clientX - left - INSET) / (width - 2 * INSET)
}

function stepAt(at, {from, to} = shown()) {
	return from + within(0, at, 1) * (to - from)
}

function turn(event) {
	const {deltaX, deltaY, deltaMode, ctrlKey, shiftKey, timeStamp} = event
	if (!ctrlKey && !isAimed) return
	const before = shown(),
		isAcross = shiftKey || Math.abs(deltaX) > Math.abs(deltaY),
		pixels = (isAcross ? deltaX || deltaY : deltaY) * (deltaMode === 1 ? LINE : 1),
		at = within(0, placeOf(event), 1)
	const after = isAcross
		? moved(before, (wide(before) * pixels) / place.clientWidth, whole())
		: widened(before, Math.exp(pixels * (ctrlKey ? 0.01 : 0.003)), at, whole())
	const isSame = before.from === after.from && before.to === after.to
	if (isSame && !ctrlKey && timeStamp - turnedAt > GESTURE_MS) return
	event.preventDefault()
	turnedAt = timeStamp
	if (isSame) return
	show(after)
	point(event)
}

function point(event) {
	isAimed = true
	if (event.buttons > 0 || event.target.localName !== 'input') return preview.hide()
	const {left, width} = place.getBoundingClientRect()
	preview.show(Math.round(stepAt(placeOf(event))), event.clientX - left, width)
}

function press(event) {
	preview.hide()
	if (event.pointerType !== 'touch' || event.target.localName !== 'input') return
	if (touches.size === 0) stepBefore = line.step
	touches.set(event.pointerId, placeOf(event))
	if (touches.size !== 2) return
	line.onSeek(stepBefore)
	const {from, to} = shown(),
		[a, b] = [...touches.values()].map(place => from + place * (to - from))
	pinch = [a, b]
}

function spread(event) {
	if (!touches.has(event.pointerId)) return
	touches.set(event.pointerId, placeOf(event))
	const [p, q] = touches.values()
	if (pinch && touches.size === 2 && Math.abs(q - p) > 0.02 && q > p === pinch[1] > pinch[0])
		show(pinched([p, q], pinch, whole()))
}

function leave(event) {
	if (event.type === 'pointerleave') {
		preview.hide()
		isAimed = false
	}
	touches.delete(event.pointerId)
	if (touches.size === 0) pinch = null
}

function hidePreview(event) {
	if (event.key !== 'Escape' || preview.element.hidden) return
	event.stopPropagation()
	preview.hide()
}

function stepOver(event) {
	const isStep = /^Arrow(Left|Right)$/.test(event.key) && event.target.localName === 'input'
	if (!isStep || !part || !figure.key(event)) return
	event.preventDefault()
}

function grab(event) {
	event.preventDefault()
	event.target.focus()
	event.target.setPointerCapture(event.pointerId)
	grabbed = stepAt(placeOf(event), whole()) - shown().from
}

function drag(event, partAt) {
	if (!event.target.hasPointerCapture(event.pointerId)) return
	show(partAt(stepAt(placeOf(event), whole())))
}

const pan = event => drag(event, at => moved(shown(), at - grabbed - shown().from, whole()))

function key(end, event) {
	const {from, to} = shown(),
		by = BY_KEY[event.key] * (to - from)
	if (!by || !isPlain(event)) return
	event.preventDefault()
	show(ended(shown(), end, shown()[end] + by, whole()))
}
