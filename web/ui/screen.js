// The common parts of modes: drawing at most once a frame and only while visible; a table of keys; errors.

import {nothing, render} from 'lit-html'
import {nextFrame, onceAFrame, painted} from './frame.js'
import {isPlain} from './keys.js'

/** view: makes the template; `late(k, section)` in it draws that section k frames after the first drawing, so that
 *   no frame of a new screen is long; ahead: see onceAFrame; drawn: called after each drawing; shown, hidden: called
 *   when the mode is shown or hidden; keys: handlers by KeyboardEvent.key, which return false for unused keys.
 * @typedef {(frames: number, section: () => unknown) => unknown} Late
 * @typedef {{view: (words: any, late: Late) => unknown, ahead?: () => boolean, drawn?: () => void, shown?: () => void,
 *   hidden?: () => void, keys?: Record<string, (event: KeyboardEvent) => unknown>}} Own */

/** Sections of a view that are drawn some frames after its first drawing. */
function inFrames() {
	let frame = 0,
		last = 0
	return {
		late(frames, section) {
			last = Math.max(last, frames)
			return frames > frame ? nothing : section()
		},
		async rest(draw) {
			while (frame < last) {
				await painted()
				frame++
				draw()
			}
		},
	}
}

/** @param {HTMLElement} place  empty, only for this screen @param {Own} own */
export function makeScreen(place, words, own) {
	let isLaidOut = false,
		firstLayout = null
	const {late, rest} = inFrames()

	/** Draws late sections, then calls `drawn`, which measures elements, for the first time, each in its own task. */
	async function layOut() {
		await rest(screen.draw)
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
			render(own.view(screen.words, late), place)
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
