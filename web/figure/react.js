// <n-queens> as a component of React 18 and 19. Props become attributes, so that a server and the browser render the
// same markup. The component adds listeners, which React 18 omits on custom elements, and React 19 on elements from a
// server.

import {createElement, forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useRef} from 'react'
import {camel, OPTIONS, optionText} from './attributes.js'

const NAMES = new Map(Object.keys(OPTIONS).flatMap(name => [name, camel(name)].map(one => [one, name])))
const EVENT = /^onNQueens(?=[A-Z])/

const usePage = globalThis.document ? useLayoutEffect : useEffect

/** The prop `onNQueensStep` listens to `n-queens-step`. Loads n-queens.mjs unless the element is defined. */
export const NQueens = forwardRef(function NQueens(/** @type {any} */ {children, className, progress, ...rest}, outer) {
	const element = useRef(null)
	const attributes = {class: className},
		listeners = {}
	for (const [name, value] of Object.entries(rest)) {
		const option = NAMES.get(name)
		if (EVENT.test(name)) listeners[`n-queens-${name.replace(EVENT, '').toLowerCase()}`] = value
		else if (option) attributes[option] = optionText(value) ?? undefined
		else attributes[name] = value
	}
	useImperativeHandle(outer, () => element.current, [])
	usePage(() => {
		const figure = element.current,
			listening = Object.entries(listeners)
		for (const [name, listener] of listening) figure.addEventListener(name, listener)
		return () => {
			for (const [name, listener] of listening) figure.removeEventListener(name, listener)
		}
	})
	usePage(() => {
		if (progress !== undefined) element.current.progress = progress
	}, [progress])
	useEffect(() => {
		if (!customElements.get('n-queens')) import('./n-queens.mjs')
	}, [])
	return createElement('n-queens', {...attributes, ref: element}, children)
})
