// The common parts of modes: drawing at most once a frame and only while visible; a table of keys; errors.

import {render} from 'lit-html'
import {nextFrame, onceAFrame} from './frame.js'
import {isPlain} from './keys.js'

/** view: makes the template; ahead: see onceAFrame; drawn: called after each drawing; shown, hidden: called when the
 *   mode is shown or hidden; keys: handlers by KeyboardEvent.key, which return false for a key that they do not use.
 * @typedef {{view: (words: any) => unknown, ahead?: () => boolean, drawn?: () => void, shown?: () => void,
 *   hidden?: () => void, keys?: Record<string, (event: KeyboardEvent) => unknown>}} Own */

/** @param {HTMLElement} place  empty, only for this screen @param {Own} own */
export function makeScreen(place, words, own) {
	let isLaidOut = false,
		firstLayout = null

	/** Calls `drawn` for the first time, which measures elements, in a task after the drawing. */
	async function layOut() {
		await nextFrame()
		isLaidOut = true
		if (screen.isShown) own.drawn?.()
	}

	/** Ignores Shift with a named key, such as Shift+←, which selects text. */
	function key(event) {
		const {keys = {}} = own,
			isUsable = screen.isShown && isPlain(event) && !(event.shiftKey && event.key.length > 1)
		return isUsable && Object.hasOwn(keys, event.key) && keys[event.key](event) !== false
	}

	const screen = {
		...{words, isShown: false, fault: ''},

		drawSoon: onceAFrame(
			() => screen.draw(),
			() => screen.isShown && own.ahead?.(),
		),

		draw() {
			if (!screen.isShown) return
			render(own.view(screen.words), place)
			if (isLaidOut) own.drawn?.()
			else firstLayout ??= layOut()
		},

		failed(error) {
			screen.fault = error.message
			screen.drawSoon()
		},

		face: members => ({
			show() {
				if (screen.isShown) return screen.draw()
				screen.isShown = true
				own.shown?.()
				screen.draw()
				return firstLayout
			},
			hide() {
				screen.isShown = false
				own.hidden?.()
			},
			refresh(words) {
				screen.words = words
				screen.draw()
			},
			get help() {
				return {keys: screen.words.keys, note: screen.words.keysNote}
			},
			key,
			title: title => title,
			...members,
		}),
	}
	return screen
}
