// <n-queens> as a component of React 18 and 19. What it is told goes into attributes, as text, so that what a server
// writes is what the browser's React expects; events are listened to on the element itself, since React listens to
// none of them on markup from a server, and before 19 to none at all. Invariant: the element stays React's: its
// attributes change with the component's own and with nothing else.

import {createElement, forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useRef} from 'react'
import {camel, OPTIONS, optionText} from './attributes.js'

const NAMES = new Map(
	Object.keys(OPTIONS).flatMap(name => [
		[name, name],
		[camel(name), name],
	]),
)
const EVENT = /^onNQueens(?=[A-Z])/

const usePage = globalThis.document ? useLayoutEffect : useEffect

/** `onNQueensStep` listens to `n-queens-step`. Nobody else may have loaded an edition of the element: then the usual
 * one is. */
export const NQueens = forwardRef(function NQueens(/** @type {any} */ {children, className, progress, ...rest}, outer) {
	const own = useRef(/** @type {any} */ (null))
	const attributes = {class: className},
		listeners = {}
	for (const [name, value] of Object.entries(rest)) {
		const option = NAMES.get(name)
		if (EVENT.test(name)) listeners[`n-queens-${name.replace(EVENT, '').toLowerCase()}`] = value
		else if (option) attributes[option] = optionText(value) ?? undefined
		else attributes[name] = value
	}
	useImperativeHandle(outer, () => own.current, [])
	usePage(() => {
		const figure = own.current,
			listening = Object.entries(listeners)
		for (const [name, listener] of listening) figure.addEventListener(name, listener)
		return () => {
			for (const [name, listener] of listening) figure.removeEventListener(name, listener)
		}
	})
	usePage(() => {
		if (progress !== undefined) own.current.progress = progress
	}, [progress])
	useEffect(() => {
		if (!customElements.get('n-queens')) import('./n-queens.mjs')
	}, [])
	return createElement('n-queens', {...attributes, ref: own}, children)
})
