// Scripts that are loaded when they are first wanted. Each defines what it exports as nQueensParts[name].

import {trusted} from '../engine/trusted.js'

export async function scripted(name, beside, isStyled = false) {
	const there = globalThis.nQueensParts?.[name]
	if (there) return there
	await Promise.all([
		isStyled && loaded('link', {rel: 'stylesheet', href: beside(`${name}.css`)}),
		loaded('script', {src: trusted('createScriptURL', beside(`${name}.js`))}),
	])
	return globalThis.nQueensParts[name]
}

/** A script or a style sheet; a page from a disk may load it thus and no other way. */
export const loaded = (name, properties) =>
	new Promise((onload, onerror) => {
		document.head.append(Object.assign(document.createElement(name), properties, {onload, onerror}))
	})
