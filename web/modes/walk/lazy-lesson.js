// Loads lesson/lesson.js once an address has a lesson, or the reader uses a key or button of lessons.

import {html, nothing} from 'lit-html'
import {isPlain} from '../../ui/keys.js'

const KEYS = {m: 'remember', f: 'present', PageDown: 'next', PageUp: 'previous'}

export function lazyLesson(page) {
	let lesson = null,
		coming = null,
		text = null

	const fetched = () =>
		(coming ??= page.load('lesson', page).then(come => {
			coming = null
			lesson = come
			lesson?.read(text)
			page.draw()
		}))

	const textNow = () => (lesson ? lesson.text : text)

	async function act(what) {
		if (!lesson) await fetched()
		lesson?.act[what]()
		page.draw()
	}

	return {
		get text() {
			return textNow()
		},
		get view() {
			return lesson?.place ?? (text ? html`<div class="lesson"></div>` : nothing)
		},
		draw: () => lesson?.draw(),

		leave() {
			page.figure.pause()
			lesson?.leave()
		},

		read(wanted) {
			text = wanted ?? null
			page.figure.toggleAttribute('data-lesson', /:[^;]/.test(text)) // reserves space for captions
			if (lesson) lesson.read(text)
			else if (text) fetched()
		},

		key(event) {
			const what = KEYS[event.key]
			if (!what || !isPlain(event) || (event.key.length > 1 && !textNow())) return false
			act(what)
			return true
		},

		buttonsView({teaching}, hasIds = true) {
			const keyOf = what => Object.keys(KEYS).find(key => KEYS[key] === what)
			const offered = Object.entries(teaching).filter(([what]) => what !== 'handout' || textNow())
			return offered.map(
				([what, says]) => html`<button type="button" id=${hasIds ? what : nothing}
        title=${keyOf(what) ? `${says} (${keyOf(what).toUpperCase()})` : nothing}
        @click=${() => act(what)}>${says}</button>`,
			)
		},
	}
}
