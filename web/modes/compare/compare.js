// The view that compares two searches, a script of its own: page.js loads it when it is first opened. Wires the choice, the two
// sides and the views to the page; decides nothing itself.
//
// Invariants: what is told of both is told of moments that belong together: `pair` changes only when both sides are where the clock
// says. While the view is hidden, or its boards are out of view, nothing moves.

import { html, render, nothing } from 'lit'
import { live } from 'lit/directives/live.js'
import { MAX_N, MAX_STEP } from '../../engine/known.js'
import { refusalSentence } from '../../words/index.js'
import { fitted, numberIn, SPEEDS } from '../../figure/attributes.js'
import { Player } from '../../figure/player.js'
import { sentence, unmarked } from '../../views/narration.js'
import { isPlain } from '../../ui/keys.js'
import { clockView } from './clock.js'
import { Growth } from './growth.js'
import { lessonOf, namesOf } from './lesson.js'
import { Side } from './side.js'
import { chosen, CLASSICS, classicOf, lastOf, moved, onClock, walkOf } from './state.js'
import { meaningView, tableView } from './table.js'

const SIDES = /** @type {(0|1)[]} */ ([0, 1])
/** What is on its way for longer says so. */
const PATIENCE_MS = 300
const SAY_EVERY_MS = 2000
/** While it plays, as often as one can read: elements are dearer than canvases. */
const TELL_EVERY_MS = 60

/**
 * @param {HTMLElement} host  empty, this view's alone
 * @param {object} page
 * @param {import('./state.js').Choice} page.values
 * @param {any} page.words
 * @param {typeof import('../../engine/index.js').walk} page.walk
 * @param {typeof import('../../engine/index.js').searches} page.searches
 * @param {() => void} page.changed  the title or what the address says may have
 * @param {() => string} page.theme
 */
export function open(host, { values, words, walk, searches, changed, theme }) {
	let pageWords = words.core
	let choice = chosen(values)
	/** @type {import('../../engine/index.js').SearchType[]} */ let types = []
	/** @type {object[]} */ let refusals = []
	const sides = SIDES.map(() => new Side({ walk, changed: learned, failed }))
	const growth = new Growth()
	/** The moments that both sides were last at together, and what the clock showed. @type {{moments: any[], choice: any}|null} */ let pair =
		null
	let shown = false,
		due = 0
	let asked = 0,
		moving = false,
		working = false,
		fault = '',
		wrong = '',
		typing = false
	/** The end is gone to once it is known. */ let wantsEnd = false
	const player = new Player(choice.speed, advance)
	let said = '',
		saidAt = 0,
		toldAt = 0

	const seen = new IntersectionObserver(entries => player.look(entries.at(-1).isIntersecting))

	const courses = () => sides.map(({ course }) => course)
	const end = () => lastOf(choice.clock, courses())
	const isReady = () => types.length > 0

	// --- the choice -------------------------------------------------------------------------------------------

	/** Takes up what is wanted, as far as there are such searches and rows. */
	function choose(wanted) {
		pause()
		const kept = choice,
			next = chosen(wanted, choice),
			a = fit(next, kept, 'search', 'start-row'),
			b = fit(next, kept, 'with', 'with-start-row')
		refusals = [...a.refusals, ...b.refusals]
		choice = { ...next, ...a.values, ...b.values }
		player.speed = choice.speed
		wrong = ''
		wantsEnd = false
		SIDES.forEach(side => sides[side].begin(walkOf(choice, side)))
		follow()
	}

	/** One side's part of a choice; see options.js, to whom each side's names are `search` and `start-row`. */
	function fit(next, kept, search, row) {
		const otherwise = { search: chosen({})[search] }
		const { values, refusals } = fitted({ n: next.n, search: next[search], 'start-row': next[row] }, types, {
			search: types.some(({ id }) => id === kept[search]) ? kept[search] : otherwise.search,
			'start-row': kept[row],
		})
		return {
			values: { [search]: values.search, [row]: values['start-row'] },
			refusals: refusals.map(refusal => ({ ...refusal, name: refusal.name === 'search' ? search : row })),
		}
	}

	// --- the clock --------------------------------------------------------------------------------------------

	/** Brings both sides to where the clock says. */
	async function follow() {
		if (!isReady()) return
		const number = ++asked,
			wanted = choice
		moving = true
		const slow = setTimeout(() => number === asked && setWorking(true), PATIENCE_MS)
		const arrived = await Promise.all(sides.map(side => side.bring(wanted.clock, wanted.at))).catch(failed)
		clearTimeout(slow)
		if (number !== asked || !arrived) return
		moving = working = false
		if (arrived.every(Boolean)) pair = { moments: sides.map(({ figure }) => figure.moment), choice: wanted }
		else stopped(wanted)
		tell()
	}

	/** A side was stopped on its way: both go back to where they were together. */
	function stopped({ at }) {
		pause()
		choice = { ...choice, at: pair?.choice.clock === choice.clock && isSameWalk(pair.choice) ? pair.choice.at : 0 }
		if (choice.at !== at) follow()
	}
	const isSameWalk = other =>
		SIDES.every(side => JSON.stringify(walkOf(other, side)) === JSON.stringify(walkOf(choice, side)))

	function setWorking(is) {
		working = is
		drawSoon()
	}

	/** @param {number} at  clamped where the end is known */
	function goTo(at) {
		const { last, isKnown } = end()
		choice = { ...choice, at: Math.min(at, isKnown ? last : MAX_STEP) }
		return follow()
	}

	/** More is known of a course. */
	function learned() {
		const { last, isKnown } = end()
		if (isKnown && wantsEnd) {
			wantsEnd = false
			goTo(last)
		} else if (isKnown && choice.at > last) {
			choice = { ...choice, at: last }
			if (pair) pair = { ...pair, choice }
			changed()
		}
		drawSoon()
	}

	function failed(error) {
		fault = error.message
		pause()
		drawSoon()
	}

	// --- playing -----------------------------------------------------------------------------------------------------

	const isOver = () => pair?.moments.every(({ outcome }) => outcome !== null)

	function play() {
		if (player.playing || !isReady()) return
		player.play(isOver() && choice.at === end().last ? goTo(0) : undefined)
		drawSoon()
	}

	function pause() {
		if (!player.playing) return
		player.pause()
		tell()
	}

	async function advance(steps) {
		await goTo(choice.at + steps)
		if (isOver()) pause()
	}

	// --- acts -------------------------------------------------------------------------------------------------

	/** By hand: what was playing pauses, what was wrong is forgotten. */
	function byHand(at) {
		pause()
		wrong = ''
		refusals = []
		if (at !== undefined) goTo(at)
	}

	function move(name) {
		wantsEnd = false
		const to = moved(name, choice.at, end())
		byHand(to)
		if (to !== undefined) return
		wantsEnd = true
		measureAll()
	}

	function measureAll() {
		for (const course of courses()) course.measure(Infinity).catch(failed)
		drawSoon()
	}

	/** To where we are, on another clock. */
	function onOther(clock) {
		pause()
		const at = pair ? onClock(clock, pair.moments) : 0
		choice = { ...choice, clock }
		goTo(Math.min(at, end().last))
	}

	function faster(by) {
		const speed = SPEEDS[SPEEDS.indexOf(choice.speed) + by]
		if (speed !== undefined) act.speed(speed)
	}

	const act = {
		first: () => move('first'),
		back: () => move('back'),
		forward: () => move('forward'),
		last: () => move('last'),
		toggle: () => (player.playing ? pause() : play()),
		seek: at => byHand(at),
		clock: onOther,
		speed(speed) {
			choice = { ...choice, speed }
			player.speed = speed
			tell()
		},
		typing(event) {
			if (event.type === 'focus') pause()
			typing = event.type === 'focus'
			drawSoon()
		},
		typed(input) {
			const at = numberIn(input.value),
				{ last, isKnown } = end(),
				high = isKnown ? last : MAX_STEP
			byHand(at !== undefined && at <= high ? at : undefined)
			if (at === undefined || at > high)
				wrong = refusalSentence(pageWords, {
					name: words.value[choice.clock],
					value: input.value.trim().slice(0, 40),
					allowed: { low: 0, high },
				})
			input.blur()
			drawSoon()
		},
		measure: measureAll,
		stop() {
			wantsEnd = false
			if (moving) return stopped(choice)
			for (const course of courses()) course.stop()
		},
	}

	const KEYS = {
		' ': isRepeat => isRepeat || act.toggle(),
		k: isRepeat => isRepeat || act.toggle(),
		ArrowRight: act.forward,
		ArrowLeft: act.back,
		Home: act.first,
		End: act.last,
		'+': () => faster(1),
		'=': () => faster(1),
		';': () => faster(1),
		'-': () => faster(-1),
		Escape: act.stop,
	}

	function key(event) {
		if (!isPlain(event) || !isReady()) return false
		const act = KEYS[event.key]
		act?.(event.repeat)
		return act !== undefined
	}

	/** A figure's own keys would move it away from the other: only those that move about on the board are left to it. */
	const OWN_KEYS = /^(Arrow|Home$|End$|Tab$|Escape$|\?$|[al]$)/i
	function keyOnBoard(event) {
		if (event.target.localName !== 'n-queens' || OWN_KEYS.test(event.key)) return
		event.stopPropagation()
		if (key(event)) event.preventDefault()
	}
	host.addEventListener('keydown', keyOnBoard, { capture: true })

	// --- drawing ----------------------------------------------------------------------------------------------

	function drawSoon() {
		if (shown) due ||= requestAnimationFrame(draw)
	}

	/** Both have moved, or play begins or ends: the page may say it too, but while it plays nobody copies the address. */
	function tell() {
		if (!player.playing) changed()
		if (!player.playing || performance.now() - toldAt >= TELL_EVERY_MS) drawSoon()
	}

	const momentsNow = () => pair?.moments ?? sides.map(({ figure }) => figure.moment)
	/** Both boards are labelled alike, whatever each tutorial does: from 0, unless both count from 1. */
	const base = () =>
		Math.min(...SIDES.map(side => types.find(({ id }) => id === walkOf(choice, side).search)?.countsFrom ?? 0))
	const nameOf = id => words.searches[id]?.name ?? id
	const sentenceOf = moment => sentence(moment, pageWords, index => index + base())

	function draw() {
		due = 0
		toldAt = performance.now()
		const moments = momentsNow(),
			now = pair?.choice ?? choice
		const lesson = lessonOf(
			moments,
			now,
			namesOf(
				SIDES.map(side => walkOf(now, side)),
				types,
				words.searches,
				words.lettered,
			),
		)
		const look = { words, pageWords, act }
		const measuring = wantsEnd || courses().some(course => course?.measuring && course.known.step > 1e7)
		SIDES.forEach(side => sides[side].figure.setAttribute('lang', words.language))
		SIDES.forEach(side => sides[side].figure.setAttribute('labels', String(base())))
		SIDES.forEach(side => sides[side].figure.theme === theme() || (sides[side].figure.theme = theme()))
		render(
			html`
      ${askView()}
      ${faultsView()}
      <div class="pair">
        ${SIDES.map(
					side => html`<div class=${`head side-${'ab'[side]}`}>${searchView(side)}</div><div class=${`board side-${'ab'[side]}`}>${sides[side].figure}</div>
        <div class=${`say side-${'ab'[side]}`}><p class="sentence"><i aria-hidden="true">${words.sides[side]}</i> ${marked(sentenceOf(moments[side]))}</p>
          <p class="ended">${moments[side].outcome ? words.ended(lesson.sides[side]) : nothing}</p></div>`,
				)}
        <div class="middle"><p class="lesson sentence">${isReady() ? marked(words.lesson(lesson)) : nothing}</p>${tableView(moments, look)}</div>
        ${isReady() ? clockView({ choice, end: end(), playing: player.playing, typing, wrong, working, measuring, canMeasure: courses().some(({ isEnd, measuring }) => !isEnd && !measuring) }, look) : nothing}
      </div>
      ${meaningView(look)}
      ${isReady() ? growth.view(words, choice.clock) : nothing}
      <p class="hidden" role="status" aria-live="polite">${announcement(moments, lesson)}</p>`,
			host,
		)
		if (isReady())
			growth.draw(host, { clock: choice.clock, at: player.playing ? null : choice.at, courses: courses(), words })
	}

	const marked = text => text.split('**').map((part, i) => (i % 2 ? html`<strong>${part}</strong>` : part))

	const askView = () => html`<div class="ask">
    <div class="classics" role="group" aria-label=${words.classicsLabel}>${Object.keys(CLASSICS).map(name => html`<button type="button" class="plain" data-classic=${name} aria-pressed=${String(classicOf(choice) === name)} @click=${() => choose({ 'start-row': 0, 'with-start-row': 0, ...CLASSICS[name] })}>${words.classics[name]}</button>`)}</div>
    <label class="select"><span>${words.board}</span><select id="compare-n" .value=${live(String(choice.n))} @change=${event => choose({ n: Number(event.target.value) })}>
      ${Array.from({ length: MAX_N }, (_, i) => i + 1).map(n => html`<option value=${n} ?selected=${n === choice.n}>${words.boardSize(n)}</option>`)}</select></label>
  </div>`

	function searchView(side) {
		const { search, startRow } = walkOf(choice, side),
			letter = words.sides[side],
			[name, row] = side === 0 ? ['search', 'start-row'] : ['with', 'with-start-row']
		const offered = types.length > 0 ? types : [{ id: search }]
		return html`<b aria-hidden="true">${letter}</b><label class="select"><select id=${`compare-${name}`} aria-label=${words.searchOf(letter)} .value=${live(search)} @change=${event => choose({ [name]: event.target.value, [row]: 0 })}>
        ${offered.map(({ id }) => html`<option value=${id} ?selected=${id === search}>${nameOf(id)}</option>`)}</select></label>
      ${
				types.find(({ id }) => id === search)?.takesStartRow
					? html`<label class="select row"><span>${words.startRow}</span><select id=${`compare-${row}`} aria-label=${words.startRowOf(letter)} .value=${live(String(startRow))} @change=${event => choose({ [row]: Number(event.target.value) })}>
        ${Array.from({ length: choice.n }, (_, i) => html`<option value=${i} ?selected=${i === startRow}>${i + base()}</option>`)}</select></label>`
					: nothing
			}`
	}

	function faultsView() {
		const lines = [
			...refusals.map(refusal => refusalSentence(pageWords, refusal)),
			...(refusals.length > 0 ? [pageWords.kept] : []),
			...(fault ? [pageWords.noEngine(fault)] : []),
		]
		return lines.length > 0
			? html`<div class="message" role="alert">${lines.map(line => html`<p>${line}</p>`)}</div>`
			: nothing
	}

	/** One sentence for both at each step by hand; while playing, what they teach, now and then. */
	function announcement(moments, lesson) {
		if (!pair) return ''
		if (working) return words.working
		if (player.playing && performance.now() - saidAt < SAY_EVERY_MS) return said
		saidAt = performance.now()
		return (said = player.playing
			? unmarked(words.lesson(lesson))
			: words.said(
					words.sides,
					moments.map(moment => unmarked(sentenceOf(moment))),
				))
	}

	// --- wiring -----------------------------------------------------------------------------------------------

	searches().then(found => {
		types = found
		if (shown) choose(values)
	}, failed)

	return {
		show() {
			const isFirst = !sides[0].course
			shown = true
			draw()
			seen.observe(host.querySelector('.pair'))
			if (isReady() && isFirst) choose(values)
		},
		hide() {
			pause()
			shown = false
		},
		/** Other words, or other colours. @param {any} other */
		refresh(other) {
			words = other
			pageWords = other.core
			if (shown) draw()
		},
		/** @param {import('./state.js').Choice} wanted */
		visit: wanted => (sides[0].course ? choose(wanted) : (values = wanted)),
		query: () => choice,
		/** @param {string} title  the page's */
		title: title => title,
		key,
		get help() {
			return { keys: words.keys, note: words.keysNote }
		},
	}
}
