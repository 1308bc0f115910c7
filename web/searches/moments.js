// Named moments as text, `120:caption;240:caption`. Captions must percent-encode `;` and `%`, other characters may be,
// too. Invariant: `read` is the inverse of `written`.

import {MAX_STEP} from '../engine/known.js'

export const MOST_CHARACTERS = 2000

/** @typedef {{step: number, caption: string}} Named */

export const written = moments =>
	moments.map(({step, caption}) => `${step}:${caption.replace(/[%;]/g, encodeURIComponent)}`).join(';')

function decoded(text) {
	try {
		return decodeURIComponent(text)
	} catch {
		return text // % without two digits
	}
}

export function read(text) {
	const moments = [],
		stepless = []
	let isLong = false
	for (const part of text.split(';').filter(part => part.trim())) {
		const [, step, caption = ''] = /^\s*(\d{1,16})\s*(?::(.*))?$/s.exec(part) ?? []
		const named = {step: Number(step), caption: decoded(caption).replace(/\s+/g, ' ').trim()}
		if (!(named.step <= MAX_STEP)) stepless.push(part)
		else if (isLong || written([...moments, named]).length > MOST_CHARACTERS) isLong = true
		else moments.push(named)
	}
	return {moments, stepless, long: isLong ? text.length : null}
}
