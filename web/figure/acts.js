// Turns the reader's acts on controls, squares and keys into actions (state.js). An act that moves the walk pauses
// playback and clears validation errors.

import {MAX_STEP} from '../engine/known.js'
import {isChord, isFree, isKept, isPlain} from '../ui/keys.js'
import {numberIn, shorten, SPEEDS, STORY} from './attributes.js'
import {hasOpenQuestion, isSame} from './state.js'

export function createActs(figure) {
	const {dispatch, set} = figure
	const byHand = (way, args, isOnward = false) => figure.move(way, args, {isOnward, isByHand: true})
	const choose = fields => dispatch('choose', {fields})
	const point = (what, value) => choose({pointing: {...figure.state.pointing, [what]: value}})
	const act = {
		play({shiftKey}) {
			figure.use()
			figure.play(shiftKey && figure.state.kind)
		},
		toggle: event => (figure.state.playing ? act.pause() : act.play(event)),
		pause: () => dispatch('pause'),
		stop: () => dispatch('stop'),
		first: () => act.seek(0),
		last: () => act.seek(Infinity),
		forward: () => byHand('by', [1], true),
		back: () => byHand('by', [-1]),
		next: kind => byHand('next', [kind], true),
		previous: kind => byHand('previous', [kind]),
		seek: step => byHand('seek', [step]),
		speed: speed => set('speed', speed),
		listing: language => set('listing', language),
		answer: square => dispatch('quiz', {act: 'answer', square}),
		forget: () => figure.scoring?.forget(),
		kind: kind => choose({kind}),
		measure: () => choose({measuresAll: true}),
		blur: () => figure.surface.requestUpdate(),
		...{byHand, point},
		/** Latest value in `pointing`, which may not be drawn yet. */
		pointed: what => figure.state.pointing[what],

		typed(input) {
			const {length: high = MAX_STEP, moment} = figure.state,
				step = numberIn(input.value),
				to = Math.min(step ?? moment.step, high),
				allowed = {low: 0, high},
				rejection = {name: 'step', value: shorten(input.value), allowed, instead: figure.words.count(to)}
			act.seek(to)
			dispatch('reject', {rejections: step === to ? [] : [rejection], changed: new Set(['step'])})
		},

		/** Answers the open question, or else goes to the next test of the square. A clicked queen shows its lines. */
		press(square, isClick = false) {
			const {state, type} = figure,
				{moment, quiz, options, pointing} = state
			if (hasOpenQuestion(state)) return act.answer(square)
			const isQueen = isClick && moment.queens[square.row] === square.col,
				stays = isQueen || quiz || options.controls.includes('none') || type.tests === 'nothing'
			if (isClick) point('chosen', stays && isSame(square, pointing.chosen) ? null : square)
			if (!stays) act.next({kind: 'test', ...square})
		},
	}
	return act
}

/** Returns a handler of key events; its result is true if the figure used the key. */
export function createKeys(figure) {
	const {act, set} = figure

	function speedUp(by) {
		const {speed: now} = figure.options,
			speed = SPEEDS[SPEEDS.indexOf(now === STORY ? 2 : now) + by]
		if (speed !== undefined) act.speed(speed)
	}

	function closeTermOrDeselect() {
		const {term, chosen} = figure.state.pointing
		if (term) return act.point('term', '')
		if (!chosen) return false
		act.point('chosen', null)
		const at = figure.host.shadowRoot.activeElement
		if (at?.closest('.squares')) at.blur()
	}

	const toggle = event => event.repeat || act.toggle(event)
	const jump = kind => event => act[event.shiftKey ? 'previous' : 'next'](kind)
	const faster = () => speedUp(1)
	const keys = {
		...{' ': toggle, k: toggle, ArrowRight: act.forward, ArrowLeft: act.back, Home: act.first, End: act.last},
		...{s: jump('solution'), p: jump('place'), r: jump('remove')},
		...{'+': faster, '=': faster, ';': faster, '-': () => speedUp(-1)},
		a: () => set('attacks', !figure.options.attacks),
		l: () => set('labels', 1 - figure.base),
		Escape: () => (figure.state.busy ? act.stop() : closeTermOrDeselect()),
	}

	return event => {
		if (!isPlain(event) || (event.shiftKey && event.key.length > 1)) return false // selects text
		if (figure.part) return figure.part.key(event)
		const pressed = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
		return pressed !== undefined && pressed(event) !== false
	}
}

/** Makes a listener for all key events of a figure. `act` gets the keys that nothing else uses, and returns true if it
 * used a key. Always left to the page: chords, Escape, Tab, unused keys, keys of the author's elements in captions. A
 * keypress or keyup follows its keydown. */
export function keyListener(act) {
	const stopped = {}
	return event => {
		const {key, code} = event
		if (event.type === 'keydown') {
			if (isFree(event) && act(event)) event.preventDefault()
			const isUsed = event.defaultPrevented || (event.currentTarget.contains(event.target) && isKept(event))
			stopped[code] = isUsed && !isChord(event) && !/^(Esc|Tab)/.test(key)
		}
		if (stopped[code]) event.stopPropagation()
	}
}
