// Loads lazy scripts, which store their exports in globalThis.nQueensParts[name].

import {trusted} from '../engine/trusted.js'

export async function scripted(name, beside, isStyled = false) {
	const isThere = () => globalThis.nQueensParts?.[name]
	const href = String(beside(`${name}.css`))
	await Promise.all([
		isStyled &&
			!document.querySelector(`link[href="${CSS.escape(href)}"]`) &&
			loaded('link', {rel: 'stylesheet', href}),
		isThere() ?? loaded('script', {src: trusted('createScriptURL', beside(`${name}.js`))}),
	])
	return isThere()
}

export const loaded = (name, properties) =>
	new Promise((onload, onerror) => {
		document.head.append(Object.assign(document.createElement(name), properties, {onload, onerror}))
	})
