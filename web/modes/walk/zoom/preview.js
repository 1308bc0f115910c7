// A small board above the timeline: the moment under the pointer. Invariant: one request runs at a time; only the
// newest is drawn.

import {drawBoard} from '../../../board/board.js'
import {readColors} from '../../../ui/colors.js'
import {within} from './range.js'

const SIDE = 128

const STYLE = `position: absolute; z-index: 3; bottom: calc(100% + 0.25rem); width: 9rem; translate: -50%;
	padding: 0.5rem; background: var(--_paper); border: 1px solid var(--_line); pointer-events: none;
	font-size: 0.75rem; text-align: center`

export function makePreview(momentAt, textOf) {
	const element = document.createElement('div'),
		canvas = document.createElement('canvas'),
		says = document.createElement('p')
	let wanted = null
	let isAsking = false
	Object.assign(element, {className: 'preview', hidden: true, ariaHidden: 'true'})
	element.style.cssText = STYLE
	says.style.margin = '0'
	canvas.style.cssText = 'width: auto; height: auto; margin-inline: auto'
	element.append(says, canvas)

	async function ask() {
		isAsking = true
		for (let step = null; wanted !== null && wanted !== step; ) {
			step = wanted
			const moment = await momentAt(step)
			if (!moment || wanted === null) continue
			element.hidden = false
			says.textContent = textOf(moment.step)
			draw(canvas, moment)
		}
		isAsking = false
	}

	return {
		element,
		show(step, left, wide) {
			const room = SIDE / 2 + 8
			element.style.left = `${within(room, left, wide - room)}px`
			wanted = step
			if (!isAsking) ask()
		},
		hide() {
			wanted = null
			element.hidden = true
		},
	}
}

function draw(canvas, moment) {
	const ratio = devicePixelRatio,
		cell = Math.floor((SIDE * ratio) / moment.n) / ratio,
		side = cell * moment.n,
		ctx = canvas.getContext('2d')
	Object.assign(canvas, {width: (side + 2) * ratio, height: (side + 2) * ratio})
	ctx.scale(ratio, ratio)
	const context = {at: () => '', attacks: false, chosen: null, colors: readColors(canvas, '--_')}
	drawBoard(ctx, moment, context, {cell, side, left: 1, top: 1, size: side + 2})
}
