// Two searches on one clock, which counts steps, probes or solutions. Invariants: `pair` changes only when both sides
// have reached the clock's value; playback waits for the slower side, and pauses while the figures are out of view.

import {searches as types} from '#searches'
import {MAX_STEP} from '../../engine/known.js'
import {newest, throttled} from '../../engine/job.js'
import {fitted, numberIn, SPEEDS} from '../../figure/attributes.js'
import {pace, tick} from '../../figure/pace.js'
import {makeSide} from './side.js'
import {chosen, isSameWalk, lastTime, moved, NAMES, onClock, SIDES, USUAL, sideWalk} from './state.js'

const PATIENCE_MS = 300,
	LONG_STEPS = 1e7
/** Milliseconds between text updates during playback: an update takes longer than drawing canvases. */
const TELL_EVERY_MS = 60

export let choice, sides
export let playing = false
export let rejections = []
export let wrong = null
export let pair = null
export let working = false
let moving = false
let wantsEnd = false
let paceNow
let isSeen = true
let loop = 0
const following = newest()
let tools, drawNowAndThen

export function start(wanted, handed) {
	tools = handed
	choice = chosen(wanted)
	drawNowAndThen = throttled(tools.drawSoon, TELL_EVERY_MS)
	const own = {walk: tools.walk, changed: learned, failed}
	sides = SIDES.map(() => makeSide(own))
	paceNow = pace(choice.speed)
}

export function courses() {
	return sides.map(({course}) => course)
}

export function end() {
	return lastTime(choice.clock, courses())
}

export function moments() {
	return pair?.moments ?? sides.map(({figure}) => figure.moment)
}

export function measuring() {
	return wantsEnd || courses().some(({measuring, known}) => measuring && known.step > LONG_STEPS)
}

export function canMeasure() {
	return courses().some(({isEnd, measuring}) => !isEnd && !measuring)
}

const failed = error => {
	pause()
	tools.failed(error)
}

export function begin() {
	if (!sides[0].course) choose(choice)
}

export function choose(wanted) {
	pause()
	const before = choice,
		next = chosen(wanted, before)
	const all = NAMES.flatMap(names => fit(next, before, names))
	rejections = all.filter(({name}, i) => all.findIndex(other => other.name === name) === i)
	choice = next
	keepPace()
	wrong = null
	wantsEnd = false
	for (const side of SIDES) sides[side].begin(usableWalk(next, side))
	follow()
}

function usableWalk(wanted, side) {
	const walk = sideWalk(wanted, side)
	return typeOf(walk.search).takesSetup ? walk : {...walk, given: [], blocked: []}
}

export const typeOf = id => types.find(type => type.id === id)

/** Validates one side's search and start row. An initial position that only the other search takes is not rejected. */
function fit(next, before, [name, row]) {
	const usable = typeOf(before[name]) ? before[name] : USUAL[name],
		{n, given, blocked} = next
	const wanted = {n, search: next[name], 'start-row': next[row], given, blocked},
		{values, rejections: rejected} = fitted(wanted, types, {search: usable})
	next[name] = values.search
	next[row] = values['start-row']
	if (typeOf(values.search).takesSetup) Object.assign(next, {given: values.given, blocked: values.blocked})
	const own = {search: name, 'start-row': row}
	return rejected.map(rejection => ({...rejection, name: own[rejection.name] ?? rejection.name}))
}

async function follow() {
	const signal = following.begin(),
		wanted = choice
	moving = true
	await tools.drawn // connects the figures
	const slow = setTimeout(() => {
		if (signal.aborted) return
		working = true
		tools.drawSoon()
	}, PATIENCE_MS)
	const arrived = await Promise.all(sides.map(side => side.bring(wanted.clock, wanted.at))).catch(failed)
	clearTimeout(slow)
	if (signal.aborted || !arrived) return
	moving = working = false
	if (arrived.every(Boolean)) pair = {moments: sides.map(({figure}) => figure.moment), choice: wanted}
	else stopped(wanted)
	draw()
}

function stopped({at}) {
	pause()
	const last = pair?.choice
	const isSame = last?.clock === choice.clock && isSameWalk(last, choice)
	choice = {...choice, at: isSame ? last.at : 0}
	if (choice.at !== at) follow()
}

function highest() {
	return end().isKnown ? end().last : MAX_STEP
}

function goTo(at) {
	choice = {...choice, at: Math.min(at, highest())}
	return follow()
}

function learned() {
	const {last, isKnown} = end()
	if (isKnown && wantsEnd) {
		wantsEnd = false
		goTo(last)
	} else if (isKnown && choice.at > last) {
		choice = {...choice, at: last}
		if (pair) pair.choice = choice
		tools.changed()
	}
	tools.drawSoon()
}

function draw() {
	if (playing) return drawNowAndThen()
	tools.changed()
	tools.drawSoon()
}

function isOver() {
	return pair?.moments.every(({outcome}) => outcome !== null)
}

export async function toggle() {
	if (playing) return pause()
	playing = true
	tools.drawSoon()
	if (isOver() && choice.at === end().last) await goTo(0)
	run()
}

export function setVisible(seen) {
	if (seen === isSeen) return
	isSeen = seen
	if (playing) run()
}

function run(then = performance.now(), took = 0, mine = ++loop) {
	const goesOn = () => playing && isSeen && mine === loop
	requestAnimationFrame(async now => {
		if (!goesOn()) return
		const {state, steps} = tick(paceNow, now - then, took),
			begun = performance.now()
		paceNow = state
		if (steps > 0) {
			await goTo(choice.at + steps)
			if (isOver()) pause()
		}
		if (goesOn()) run(now, performance.now() - begun, mine)
	})
}

function keepPace() {
	if (choice.speed !== paceNow.speed) paceNow = pace(choice.speed)
}

export function pause() {
	if (!playing) return
	playing = false
	draw()
}

export function setSpeed(speed) {
	choice = {...choice, speed}
	keepPace()
	draw()
}

export function faster(by) {
	const speed = SPEEDS[SPEEDS.indexOf(choice.speed) + by]
	if (speed !== undefined) setSpeed(speed)
}

export function seek(at) {
	pause()
	wrong = null
	rejections = []
	if (at !== undefined) goTo(at)
}

export function move(name) {
	const to = moved(name, choice.at, end())
	wantsEnd = to === undefined
	seek(to)
	if (wantsEnd) measure()
}

export function measure() {
	for (const course of courses()) course.measure(Infinity).catch(failed)
	tools.drawSoon()
}

export function onOther(clock) {
	pause()
	const at = pair ? onClock(clock, pair.moments) : 0
	choice = {...choice, clock}
	goTo(Math.min(at, end().last))
}

export function typed(text) {
	const at = numberIn(text),
		high = highest(),
		isUsable = at <= high
	seek(isUsable ? at : undefined)
	if (!isUsable) wrong = {value: text.trim(), allowed: {low: 0, high}}
	tools.drawSoon()
}

export function stop() {
	wantsEnd = false
	if (moving) return stopped(choice)
	for (const course of courses()) course.stop()
}
